"""Gùgōng: a complete referee for the board game, to play, study and program against."""

from .analysis import Judgement, analyse
from .decision import Decision, Option
from .errors import BoxError, GugongError, IllegalMove, PlayerError, PositionError, SaveError, SetupError
from .game import Game
from .happening import Event
from .referee import warm_up
from .rules.actions import ACTION_COUNT
from .saving import RULES_VERSION
from .setup import Setup

__version__ = "0.1.0"

__all__ = [
    "ACTION_COUNT",
    "RULES_VERSION",
    "BoxError",
    "Decision",
    "Event",
    "Game",
    "GugongError",
    "IllegalMove",
    "Judgement",
    "Option",
    "PlayerError",
    "PositionError",
    "SaveError",
    "Setup",
    "SetupError",
    "analyse",
    "warm_up",
]
