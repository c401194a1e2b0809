"""The report of a comparison: the verdict, the figures behind it, and all as JSON."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from enum import StrEnum
from statistics import fmean
from typing import Any

from ..match import BotFailure, MatchResult
from ..ratings import Standing, standings
from ..rounding import rounded
from .pairs import FIRST, SECOND
from .sprt import SequentialTest, TestBounds, elo_of, likely_means

DIGITS = 6


class Verdict(StrEnum):
    """What a comparison found."""

    STRONGER = "stronger"
    """The first is stronger: `elo1` was accepted."""
    NOT_STRONGER = "not_stronger"
    """The first is not stronger: `elo0` was accepted."""
    UNDECIDED = "undecided"
    """All games were played, or playing was interrupted, before the test knew."""


@dataclass(frozen=True)
class ScoreEstimate:
    """A figure with its 95 % interval; None without a pair."""

    value: float | None
    low: float | None
    high: float | None


@dataclass(frozen=True)
class ComparisonReport:
    """The result of a sequential test; only the pairs that the verdict rests on count, in the order of their seeds."""

    entrants: tuple[str, ...]
    """The first, the second, and the others at the table."""
    bounds: TestBounds
    verdict: Verdict
    ratio: float
    """The log-likelihood ratio at the end."""
    course: list[float]
    """The log-likelihood ratio after each pair."""
    pairs: int
    """How many pairs the verdict rests on."""
    counts: dict[float, int]
    """How many pairs had each score of the first."""
    score: ScoreEstimate
    """The mean score of the pairs; the interval does not know that the test could stop at any time."""
    elo: ScoreEstimate
    """The same as a difference in points of Elo; None where it has no bound."""
    results: list[MatchResult]
    """The games of these pairs."""
    standings: list[Standing]
    """Of all entrants in these games; empty against Meng."""

    @property
    def failures(self) -> list[BotFailure]:
        """All failures of bots in these games."""
        return [failure for result in self.results for failure in result.failures]

    def as_dict(self) -> dict[str, Any]:
        """All figures, JSON-able."""
        data = {
            "first": self.entrants[FIRST],
            "second": self.entrants[SECOND],
            "field": list(self.entrants[SECOND + 1 :]),
            "bounds": asdict(self.bounds) | {"lower": self.bounds.lower, "upper": self.bounds.upper},
            "verdict": str(self.verdict),
            "log_likelihood_ratio": self.ratio,
            "pairs": self.pairs,
            "games": len(self.results),
            "counts": {f"{value:g}": count for value, count in self.counts.items()},
            "score": asdict(self.score),
            "elo": asdict(self.elo),
            "failures": [asdict(failure) for failure in self.failures],
        }
        figures: dict[str, Any] = rounded(data, DIGITS)
        return figures


def comparison_report(
    test: SequentialTest, entrants: tuple[str, ...], results: Sequence[MatchResult]
) -> ComparisonReport:
    """The report of a test, with the games of its pairs in the order of their numbers."""
    low, high = likely_means(test.values, test.counts) if test.scores else (None, None)
    score = (fmean(test.scores) if test.scores else None, low, high)
    verdicts = {1: Verdict.STRONGER, 0: Verdict.NOT_STRONGER, None: Verdict.UNDECIDED}
    elo = ScoreEstimate(*(None if value is None else elo_of(value) for value in score))
    solo = bool(results) and results[0].pairing.setup.solo
    return ComparisonReport(
        entrants,
        test.bounds,
        verdicts[test.accepted],
        test.ratio,
        list(test.course),
        len(test.scores),
        dict(zip(test.values, test.counts, strict=True)),
        ScoreEstimate(*score),
        elo,
        list(results),
        [] if solo or not results else standings(results, entrants),
    )
