"""Bots: the contract of one (`Player`), how to get one by its spec, and how to ask one without telling it secrets."""

from .levels import LEVELS
from .player import BeginsGame, EndsGame, Player
from .seat_knowledge import ask, begin_game, derived_seed, end_game, known_to_seat
from .specs import new_player, player_names, published_as
from .time_budget import time_budget, time_left

__all__ = [
    "LEVELS",
    "BeginsGame",
    "EndsGame",
    "Player",
    "ask",
    "begin_game",
    "derived_seed",
    "end_game",
    "known_to_seat",
    "new_player",
    "player_names",
    "published_as",
    "time_budget",
    "time_left",
]
