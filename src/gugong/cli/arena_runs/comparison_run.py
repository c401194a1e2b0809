"""A comparison on the command line: how the test stands while it is played, the verdict when it is over."""

from pathlib import Path
from typing import Any

from rich.console import RenderableType

from ...arena import Comparison, MatchResult
from ..messages import message
from ..reports import comparison_screen
from .series_run import SeriesRun


class ComparisonRun(SeriesRun):
    """Plays a comparison and prints its verdict."""

    def __init__(self, comparison: Comparison, saves: Path) -> None:
        """Nothing is played yet."""
        super().__init__(comparison, saves)
        self.comparison = comparison

    def take(self, result: MatchResult) -> None:
        """The comparison counts by itself."""

    def state(self) -> str:
        """The likelihood ratio between its bounds, after the pairs that are complete."""
        self.comparison.enough()
        test = self.comparison.test
        return message(
            "compare-state",
            pairs=len(test.scores),
            ratio=comparison_screen.signed(test.ratio),
            lower=comparison_screen.signed(test.bounds.lower),
            upper=comparison_screen.signed(test.bounds.upper),
        )

    def figures(self) -> dict[str, Any]:
        """The report for programs."""
        return self.comparison.report().as_dict()

    def screen(self) -> RenderableType:
        """The verdict and its figures."""
        return comparison_screen.render_comparison(self.comparison.report())

    def draw(self, path: Path) -> None:
        """Draw the course of the test."""
        from ..reports.comparison_picture import draw

        draw(path, self.comparison.report())
