"""Gùgōng: a complete referee for the board game, to play, study and program against."""

from .analysis.options import Judgement, analyse
from .compiler.loader import warm_up
from .errors import (
    ArrayError,
    BoxError,
    ClusterError,
    GugongError,
    IllegalMove,
    PlayerError,
    PositionError,
    ResultsError,
    SaveError,
    SetupError,
)
from .game.decision import Decision, Option
from .game.event import Event
from .game.game import Game
from .rules.core.actions import ACTION_COUNT
from .rules.core.versions import RULES_VERSION
from .setup import Setup

__version__ = "0.1.0"

__all__ = [
    "ACTION_COUNT",
    "RULES_VERSION",
    "ArrayError",
    "BoxError",
    "ClusterError",
    "Decision",
    "Event",
    "Game",
    "GugongError",
    "IllegalMove",
    "Judgement",
    "Option",
    "PlayerError",
    "PositionError",
    "ResultsError",
    "SaveError",
    "Setup",
    "SetupError",
    "analyse",
    "warm_up",
]
