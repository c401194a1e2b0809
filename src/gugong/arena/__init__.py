"""Many games between bots: tournaments with ratings, simulations with statistics, in several processes."""

from .executors import Executor, LocalExecutor, RayExecutor
from .match import BotFailure, MatchResult, Pairing, play_match
from .simulation import Simulation, SimulationReport
from .tournament import Tournament
from .tournament_report import TournamentReport

__all__ = [
    "BotFailure",
    "Executor",
    "LocalExecutor",
    "MatchResult",
    "Pairing",
    "RayExecutor",
    "Simulation",
    "SimulationReport",
    "Tournament",
    "TournamentReport",
    "play_match",
]
