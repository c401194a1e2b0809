"""Bots: the contract of one (`Player`), how to get one by its spec, and how to ask one without telling it secrets."""

from .levels import LEVELS
from .player import Player
from .seat_knowledge import ask, derived_seed, known_to_seat
from .specs import new_player, player_names, published_as

__all__ = [
    "LEVELS",
    "Player",
    "ask",
    "derived_seed",
    "known_to_seat",
    "new_player",
    "player_names",
    "published_as",
]
