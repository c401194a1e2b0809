"""Confidence intervals (95 %) of shares, means and differences of means."""

import statistics
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from math import sqrt

TWO_SIDED_95 = 1.959964  # standard deviations of a normal distribution
STUDENT = (12.7062, 4.3027, 3.1824, 2.7764)  # for 1 to 4 degrees of freedom


@dataclass(frozen=True)
class Share:
    """How often something happened, with Wilson's interval; all None without a try."""

    count: int
    of: int
    share: float | None
    low: float | None
    high: float | None


@dataclass(frozen=True)
class Summary:
    """Summary statistics of numbers; `low` and `high` are the interval of the mean. All None without numbers."""

    count: int
    mean: float | None
    low: float | None
    high: float | None
    deviation: float | None
    least: float | None
    median: float | None
    most: float | None


@dataclass(frozen=True)
class Difference:
    """A difference of means, first minus second; without an interval when there are too few numbers."""

    value: float | None
    low: float | None
    high: float | None


def share(happened: Collection[bool]) -> Share:
    """The share of those that are true, with Wilson's interval."""
    count, tries = sum(happened), len(happened)
    if not tries:
        return Share(0, 0, None, None, None)
    z2 = TWO_SIDED_95**2
    found = count / tries
    middle = (found + z2 / (2 * tries)) / (1 + z2 / tries)
    reach = TWO_SIDED_95 * sqrt(found * (1 - found) / tries + z2 / (4 * tries**2)) / (1 + z2 / tries)
    return Share(count, tries, found, max(0.0, middle - reach), min(1.0, middle + reach))


def summary(numbers: Sequence[float]) -> Summary:
    """Mean with its interval, standard deviation, median and range."""
    if not numbers:
        return Summary(0, None, None, None, None, None, None, None)
    mean = statistics.fmean(numbers)
    low, high = _around(mean, _error2(numbers), len(numbers) - 1)
    deviation = statistics.stdev(numbers) if len(numbers) > 1 else None
    return Summary(
        len(numbers), mean, low, high, deviation, min(numbers), float(statistics.median(numbers)), max(numbers)
    )


def mean_of_differences(differences: Sequence[float]) -> Difference:
    """The mean of paired differences."""
    found = summary(differences)
    return Difference(found.mean, found.low, found.high)


def difference_of_means(first: Sequence[float], second: Sequence[float]) -> Difference:
    """The difference of the means of two independent groups, with Welch's interval."""
    if not first or not second:
        return Difference(None, None, None)
    value = statistics.fmean(first) - statistics.fmean(second)
    one, two = _error2(first), _error2(second)
    if one is None or two is None:
        return Difference(value, None, None)
    # Welch's degrees of freedom, for groups of different variance.
    parts = one**2 / (len(first) - 1) + two**2 / (len(second) - 1)
    freedom = (one + two) ** 2 / parts if parts else len(first) + len(second) - 2
    return Difference(value, *_around(value, one + two, freedom))


def _error2(numbers: Sequence[float]) -> float | None:
    """The square of the standard error of a mean."""
    return statistics.variance(numbers) / len(numbers) if len(numbers) > 1 else None


def _around(value: float, error2: float | None, freedom: float) -> tuple[float | None, float | None]:
    if error2 is None:
        return None, None
    reach = student(freedom) * sqrt(error2)
    return value - reach, value + reach


def student(freedom: float) -> float:
    """Student's t for 95 %: tabulated for few degrees of freedom, else by the Cornish–Fisher series."""
    if freedom < len(STUDENT) + 1:
        return STUDENT[max(int(freedom), 1) - 1]
    z = TWO_SIDED_95
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / freedom + second / freedom**2 + third / freedom**3
