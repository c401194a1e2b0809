"""Confidence intervals (95 %) of shares, means and differences of means.

Observations are independent, or come in clusters within which they are alike (games with the same seed): then
`clusters` names the cluster of each, and the intervals rest on how much the clusters differ.
"""

import statistics
from collections import defaultdict
from collections.abc import Hashable, Iterable, Sequence
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


def share(happened: Sequence[bool], clusters: Sequence[Hashable] | None = None) -> Share:
    """The share of those that are true, with Wilson's interval; of clusters, for as many tries as they are worth."""
    count, tries = sum(happened), len(happened)
    if not tries:
        return Share(0, 0, None, None, None)
    found = count / tries
    worth = float(tries) if clusters is None else _worth(happened, clusters)
    if not worth:
        return Share(count, tries, found, 0.0, 1.0)
    z2 = TWO_SIDED_95**2
    middle = (found + z2 / (2 * worth)) / (1 + z2 / worth)
    reach = TWO_SIDED_95 * sqrt(found * (1 - found) / worth + z2 / (4 * worth**2)) / (1 + z2 / worth)
    return Share(count, tries, found, max(0.0, middle - reach), min(1.0, middle + reach))


def _worth(happened: Sequence[bool], clusters: Sequence[Hashable]) -> float:
    """How many independent tries have the same standard error (after Korn and Graubard); 0 for a single cluster."""
    distinct, found = len(set(clusters)), sum(happened) / len(happened)
    if distinct == 1:
        return 0.0
    if found in (0, 1):
        return float(distinct)
    error2 = _clustered_error2(zip(clusters, _deviations(happened), strict=True))
    if not error2:
        return float(len(happened))
    few = (TWO_SIDED_95 / student(distinct - 1)) ** 2  # as the standard error is itself uncertain
    return min(float(len(happened)), few * found * (1 - found) / error2)


def summary(numbers: Sequence[float], clusters: Sequence[Hashable] | None = None) -> Summary:
    """Mean with its interval, standard deviation, median and range."""
    if not numbers:
        return Summary(0, None, None, None, None, None, None, None)
    mean = statistics.fmean(numbers)
    if clusters is None:
        low, high = _around(mean, _error2(numbers), len(numbers) - 1)
    else:
        error2 = _clustered_error2(zip(clusters, _deviations(numbers), strict=True))
        low, high = _around(mean, error2, len(set(clusters)) - 1)
    deviation = statistics.stdev(numbers) if len(numbers) > 1 else None
    return Summary(
        len(numbers), mean, low, high, deviation, min(numbers), float(statistics.median(numbers)), max(numbers)
    )


def mean_of_differences(differences: Sequence[float], clusters: Sequence[Hashable] | None = None) -> Difference:
    """The mean of paired differences."""
    found = summary(differences, clusters)
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


def clustered_difference_of_means(
    first: Sequence[float], second: Sequence[float], clusters: tuple[Sequence[Hashable], Sequence[Hashable]]
) -> Difference:
    """The difference of the means of two groups; a cluster may have observations in both."""
    if not first or not second:
        return Difference(None, None, None)
    value = statistics.fmean(first) - statistics.fmean(second)
    parts = [
        *zip(clusters[0], _deviations(first), strict=True),
        *zip(clusters[1], (-part for part in _deviations(second)), strict=True),
    ]
    distinct = min(len(set(group)) for group in clusters)
    if distinct == 1:
        return Difference(value, None, None)
    return Difference(value, *_around(value, _clustered_error2(parts), distinct - 1))


def _deviations(numbers: Sequence[float]) -> list[float]:
    """What each number adds to the error of their mean."""
    mean = statistics.fmean(numbers)
    return [(number - mean) / len(numbers) for number in numbers]


def _clustered_error2(parts: Iterable[tuple[Hashable, float]]) -> float | None:
    """The square of the standard error from what each observation adds, with its cluster; None for one cluster.

    With clusters of the same size it is that of the mean of their means.
    """
    sums: dict[Hashable, float] = defaultdict(float)
    for cluster, part in parts:
        sums[cluster] += part
    if len(sums) < 2:
        return None
    return len(sums) / (len(sums) - 1) * sum(part**2 for part in sums.values())


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
