"""Figures of games with their intervals, where several of the games may have the same seed.

Such games are dealt alike, so they are not independent: the interval of a figure then rests on the seeds.
"""

from collections.abc import Iterable

from .intervals import (
    Difference,
    Share,
    Summary,
    clustered_difference_of_means,
    difference_of_means,
    mean_of_differences,
    share,
    summary,
)
from .match import MatchResult

Observed = Iterable[tuple[MatchResult, float]]
"""A number for each game or seat, with its game."""


def share_of(observed: Iterable[tuple[MatchResult, bool]]) -> Share:
    """How often something happened."""
    seen = list(observed)
    return share([happened for _, happened in seen], _clusters(game for game, _ in seen))


def summary_of(observed: Observed) -> Summary:
    """Summary statistics of numbers."""
    seen = list(observed)
    return summary([number for _, number in seen], _clusters(game for game, _ in seen))


def mean_difference_of(observed: Observed) -> Difference:
    """The mean of differences within games."""
    seen = list(observed)
    return mean_of_differences([number for _, number in seen], _clusters(game for game, _ in seen))


def difference_of(first: Observed, second: Observed) -> Difference:
    """The difference of the means of two groups of games."""
    one, two = list(first), list(second)
    seeds = _clusters(game for game, _ in (*one, *two))
    numbers = [number for _, number in one], [number for _, number in two]
    if seeds is None:
        return difference_of_means(*numbers)
    return clustered_difference_of_means(*numbers, (seeds[: len(one)], seeds[len(one) :]))


def _clusters(games: Iterable[MatchResult]) -> list[int | None] | None:
    """The seed of each; None if no two games have the same."""
    pairings = [game.pairing for game in games]
    seeds = [pairing.setup.seed for pairing in pairings]
    repeated = len({pairing.number for pairing in pairings}) > len(set(seeds))
    return seeds if repeated else None
