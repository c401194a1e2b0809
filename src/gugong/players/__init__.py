"""Bots: what one is (`Player`), how to get one by its spec, and how a game asks one without telling it a secret."""

from .levels import LEVELS
from .player import Player
from .seat_knowledge import ask, reduced, veiled
from .specs import new_player, player_names

__all__ = ["LEVELS", "Player", "ask", "new_player", "player_names", "reduced", "veiled"]
