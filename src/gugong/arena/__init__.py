"""Many games between bots: tournaments with ratings, simulations with statistics, in several processes."""

from .comparison import Comparison, ComparisonReport, TestBounds, Verdict
from .executors import Executor, LocalExecutor, RayExecutor
from .match import BotFailure, MatchResult, Pairing, play_match
from .simulation import Simulation, SimulationReport
from .store import ResultStore, open_store, read_results, replayed, saved_game
from .stored_statistics import stored_report
from .tournament import Tournament
from .tournament_report import TournamentReport

__all__ = [
    "BotFailure",
    "Comparison",
    "ComparisonReport",
    "Executor",
    "LocalExecutor",
    "MatchResult",
    "Pairing",
    "RayExecutor",
    "ResultStore",
    "Simulation",
    "SimulationReport",
    "TestBounds",
    "Tournament",
    "TournamentReport",
    "Verdict",
    "open_store",
    "play_match",
    "read_results",
    "replayed",
    "saved_game",
    "stored_report",
]
