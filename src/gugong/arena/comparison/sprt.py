"""A sequential probability ratio test (SPRT) of scores between 0 and 1, such as the mean score of a pair of games.

Two hypotheses say what the mean score is: that of a difference in strength of `elo0`, or of `elo1`. After each score
the logarithm of their likelihood ratio is compared with Wald's bounds; beyond one of them the test is over. The
distribution of scores is unknown but for its few possible values, so each hypothesis has the most likely distribution
with its mean (the generalised SPRT that chess engines are tested with). Scores are those of pairs, not of games,
because the two games of a pair are alike.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import log, log10

from ...errors import SetupError

CHI_SQUARE_95 = 3.841459  # with one degree of freedom
UNSEEN = 1e-3  # how often a value counts that was not seen, so that every mean is possible
EXACT = 1e-6  # of a mean
EXACT_TILT = 1e-12
ITERATIONS = 100
POINTS = 400  # of Elo, for odds of ten


@dataclass(frozen=True)
class TestBounds:
    """What is tested: differences in points of Elo, and how often each of the two wrong answers may be given."""

    __test__ = False  # no class of tests, whatever its name says

    elo0: float = 0.0
    """The first is not stronger: its difference is this, or less."""
    elo1: float = 30.0
    """The first is stronger: its difference is this, or more."""
    alpha: float = 0.05
    """The probability to call it stronger though the difference is `elo0`."""
    beta: float = 0.05
    """The probability not to call it stronger though the difference is `elo1`."""

    def __post_init__(self) -> None:
        """Raise SetupError for bounds that no test can have."""
        if not -2000 <= self.elo0 < self.elo1 <= 2000:
            raise SetupError(
                f"elo0 must be less than elo1, and both from -2000 to 2000, not {self.elo0:g} and {self.elo1:g}."
            )
        for name, value in (("alpha", self.alpha), ("beta", self.beta)):
            if not 0 < value < 0.5:
                raise SetupError(f"{name} must be more than 0 and less than 0.5, not {value:g}.")

    @property
    def lower(self) -> float:
        """The log-likelihood ratio at which `elo0` is accepted."""
        return log(self.beta / (1 - self.alpha))

    @property
    def upper(self) -> float:
        """The log-likelihood ratio at which `elo1` is accepted."""
        return log((1 - self.beta) / self.alpha)


def expected_score(elo: float) -> float:
    """The mean score at a difference in strength."""
    return float(1 / (1 + 10 ** (-elo / POINTS)))


def elo_of(score: float) -> float | None:
    """The difference in strength at a mean score; None at 0 and 1, where it has no bound."""
    return -POINTS * log10(1 / score - 1) if 0 < score < 1 else None


def log_likelihood_ratio(values: Sequence[float], counts: Sequence[float], mean0: float, mean1: float) -> float:
    """How much more likely counts of values are with one mean than with the other, as a logarithm.

    `values` reach from 0 to 1, and both means lie between.
    """
    seen = [count or UNSEEN for count in counts]
    tilt0, tilt1 = _tilt(values, seen, mean0), _tilt(values, seen, mean1)
    return sum(
        count * (log(1 + tilt0 * (value - mean0)) - log(1 + tilt1 * (value - mean1)))
        for value, count in zip(values, seen, strict=True)
    )


def likely_means(values: Sequence[float], counts: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of the mean of counts of values: the means that are not too unlikely (Owen's interval)."""
    seen = [count or UNSEEN for count in counts]
    middle = sum(value * count for value, count in zip(values, seen, strict=True)) / sum(seen)

    def farthest(inside: float, limit: float) -> float:
        outside = limit
        while abs(outside - inside) > EXACT:
            mean = (inside + outside) / 2
            tilt = _tilt(values, seen, mean)
            deviance = 2 * sum(
                count * log(1 + tilt * (value - mean)) for value, count in zip(values, seen, strict=True)
            )
            inside, outside = (mean, outside) if deviance <= CHI_SQUARE_95 else (inside, mean)
        return limit if abs(limit - inside) <= EXACT else inside

    return farthest(middle, min(values)), farthest(middle, max(values))


def _tilt(values: Sequence[float], counts: Sequence[float], mean: float) -> float:
    """The Lagrange multiplier of the most likely distribution with a mean: count / (1 + tilt * (value - mean)).

    It is where the mean deviation of that distribution is 0; that deviation falls as the tilt rises.
    """
    weighted = [(value - mean, count) for value, count in zip(values, counts, strict=True)]
    low, high, tilt = -1 / (max(values) - mean), 1 / (mean - min(values)), 0.0
    for _ in range(ITERATIONS):
        tilted = [(off / (1 + tilt * off), count) for off, count in weighted]
        deviation = sum(count * off for off, count in tilted)
        low, high = (tilt, high) if deviation > 0 else (low, tilt)
        step = deviation / sum(count * off * off for off, count in tilted)  # Newton's, or half of what is left
        following = tilt + step if low < tilt + step < high else (low + high) / 2
        if abs(following - tilt) < EXACT_TILT:
            break
        tilt = following
    return tilt


class SequentialTest:
    """The test of one row of scores; it is over at the first score that takes the ratio beyond a bound."""

    def __init__(self, bounds: TestBounds, values: Sequence[float]) -> None:
        """No score yet; `values` are all that a score can be, from 0 to 1."""
        self.bounds, self.values = bounds, tuple(values)
        self.scores: list[float] = []
        self.counts = [0] * len(self.values)
        self.course: list[float] = []  # the ratio after each score
        self._means = expected_score(bounds.elo0), expected_score(bounds.elo1)

    @property
    def ratio(self) -> float:
        """The log-likelihood ratio of the scores so far."""
        return self.course[-1] if self.course else 0.0

    @property
    def accepted(self) -> int | None:
        """1 if `elo1` was accepted, 0 if `elo0` was, None if more scores are needed."""
        if self.ratio >= self.bounds.upper:
            return 1
        return 0 if self.ratio <= self.bounds.lower else None

    def add(self, score: float) -> None:
        """The next score; ignored when the test is over."""
        if self.accepted is not None:
            return
        self.scores.append(score)
        self.counts[self.values.index(score)] += 1
        self.course.append(log_likelihood_ratio(self.values, self.counts, *self._means))
