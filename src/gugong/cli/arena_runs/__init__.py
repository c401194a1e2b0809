"""What `gugong arena` does once its options are read: play with a progress bar, report, export a game."""

from .comparison_run import ComparisonRun
from .game_export import export_game
from .series_run import SeriesRun
from .tournament_run import TournamentRun

__all__ = ["ComparisonRun", "SeriesRun", "TournamentRun", "export_game"]
