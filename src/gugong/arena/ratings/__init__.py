"""Ratings of bots: a batch fit with bootstrap intervals when games are over, and live ratings while they are played."""

from .bootstrap import Rating, batch_ratings
from .live import LiveRatings
from .placings import crosstable, placing
from .standings import SoloStanding, Standing, Tally, solo_standings, standings

__all__ = [
    "LiveRatings",
    "Rating",
    "SoloStanding",
    "Standing",
    "Tally",
    "batch_ratings",
    "crosstable",
    "placing",
    "solo_standings",
    "standings",
]
