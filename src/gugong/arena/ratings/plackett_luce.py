"""A batch fit of Plackett–Luce strengths to rankings of two or more, with ties; the order of games does not matter.

A ranking is a row of choices: the first is chosen from all, the second from the others, and so on, each with a
probability in proportion to exp(strength). With two players this is Bradley and Terry's model. Seats that share a
place count as every order of them in equal parts, as a draw counts half in chess. A choice set (who was still to be
chosen from) is all that matters of a ranking, so games are first counted by choice sets, and the fit never sees games.

A prior, normal around `centre` with a deviation of PRIOR_DEVIATION, keeps the strength of those finite who win or
lose every game.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import comb
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

Floats: TypeAlias = npt.NDArray[np.float64]

PRIOR_DEVIATION = 4.0  # in natural units: 700 points of Elo
LONGEST_STEP = 1.0  # of a strength in one iteration, which keeps Newton's method from jumping too far
ITERATIONS = 200
EXACT = 1e-9  # a step that is shorter ends the fit


@dataclass(frozen=True)
class Ranking:
    """The entrants of a game by seat (one may sit in several seats), their places, and the seed it was played with."""

    seed: int
    entrants: tuple[int, ...]
    places: tuple[int, ...]


@dataclass(frozen=True)
class ChoiceCounts:
    """Rankings counted by seed: how often each entrant was chosen, and how often from each set."""

    sets: Floats
    """By choice set and entrant, in how many seats the entrant was among those to choose from."""
    chosen: Floats
    """By seed and entrant."""
    offered: Floats
    """By seed and choice set."""

    @property
    def seeds(self) -> int:
        """How many seeds there are."""
        return len(self.chosen)


def count_choices(rankings: Iterable[Ranking], entrants: int) -> ChoiceCounts:
    """Count rankings; their order does not matter."""
    ordered = sorted(rankings, key=lambda ranking: (ranking.seed, ranking.entrants, ranking.places))
    seeds = {seed: row for row, seed in enumerate(sorted({ranking.seed for ranking in ordered}))}
    weights: dict[tuple[int, ...], dict[int, float]] = defaultdict(lambda: defaultdict(float))
    chosen = np.zeros((len(seeds), entrants))
    for ranking in ordered:
        row = seeds[ranking.seed]
        for entrant in ranking.entrants:
            chosen[row, entrant] += 1
        for members, weight in choice_sets(ranking.entrants, ranking.places):
            weights[members][row] += weight
    members_of = sorted(weights)
    sets, offered = np.zeros((len(members_of), entrants)), np.zeros((len(seeds), len(members_of)))
    for column, members in enumerate(members_of):
        for entrant in members:
            sets[column, entrant] += 1
        for row, weight in weights[members].items():
            offered[row, column] = weight
    return ChoiceCounts(sets, chosen, offered)


def choice_sets(entrants: Sequence[int], places: Sequence[int]) -> Iterable[tuple[tuple[int, ...], float]]:
    """The sets from which the places of a game were chosen one after the other, each with its weight.

    Of a tie of t seats, each subset of r was left to choose from in 1 / comb(t, r) of its orders.
    """
    for place in sorted(set(places)):
        tied = [seat for seat, found in enumerate(places) if found == place]
        later = [entrants[seat] for seat, found in enumerate(places) if found > place]
        for size in range(1, len(tied) + 1):
            for left in combinations(tied, size):
                members = sorted([*later, *(entrants[seat] for seat in left)])
                yield tuple(members), 1 / comb(len(tied), size)


def fit(counts: ChoiceCounts, seed_weights: Floats | None = None, centres: Floats | None = None) -> Floats:
    """The most likely strengths, with mean 0, as an array by fit and entrant; strengths are natural logarithms.

    `seed_weights` (by fit and seed) says how often each seed counts in each fit; without it there is one fit, in which
    each counts once. `centres` (by fit and entrant) are the centres of the prior, 0 without it.
    """
    weights = np.ones((1, counts.seeds)) if seed_weights is None else seed_weights
    centre = np.zeros((len(weights), counts.chosen.shape[1])) if centres is None else centres
    found = _newton(counts.sets, weights @ counts.chosen, weights @ counts.offered, centre)
    centred: Floats = found - found.mean(axis=1, keepdims=True)
    return centred


def _newton(sets: Floats, chosen: Floats, offered: Floats, centre: Floats) -> Floats:
    """Several fits at once by Newton's method; the log-posterior is strictly concave."""
    precision = PRIOR_DEVIATION**-2
    strengths = np.zeros_like(chosen)
    for _ in range(ITERATIONS):
        likely = sets * np.exp(strengths)[:, np.newaxis, :]  # by fit, set and entrant
        likely /= likely.sum(axis=2, keepdims=True)
        weighted = likely * offered[:, :, np.newaxis]
        expected = weighted.sum(axis=1)
        slope = chosen - expected - precision * (strengths - centre)
        bend = -np.einsum("fki,fkj->fij", weighted, likely)
        diagonal = np.arange(chosen.shape[1])
        bend[:, diagonal, diagonal] += expected + precision
        step = np.linalg.solve(bend, slope[:, :, np.newaxis])[:, :, 0]
        strengths += np.clip(step, -LONGEST_STEP, LONGEST_STEP)
        if np.abs(step).max() < EXACT:
            break
    return strengths
