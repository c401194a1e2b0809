"""The batch fit: against results that are known, and against tournaments whose strengths are known."""

import random
from itertools import permutations
from math import log

import numpy as np
import pytest

from gugong.arena.ratings.bootstrap import POINTS, ratings_of
from gugong.arena.ratings.plackett_luce import Ranking, choice_sets, count_choices, fit


def ranked(order: str, seed: int = 0) -> Ranking:
    """A game in which the first letter won, and so on."""
    return Ranking(seed, tuple("abcdefgh".index(letter) for letter in order), tuple(range(len(order))))


def strengths(rankings: list[Ranking], entrants: int) -> list[float]:
    return list(fit(count_choices(rankings, entrants))[0])


def test_two_players_have_the_odds_of_their_wins() -> None:
    """Bradley and Terry: 300 wins to 100 are odds of 3."""
    a, b = strengths([ranked("ab")] * 300 + [ranked("ba")] * 100, 2)
    assert a - b == pytest.approx(log(3), abs=0.003)
    assert a + b == pytest.approx(0)


def test_three_players_have_the_shares_of_first_places() -> None:
    """Games in the proportions that strengths of 3, 2 and 1 give each order."""
    strength = {"a": 3, "b": 2, "c": 1}
    rankings = []
    for first, second, third in permutations("abc"):
        rest = strength[second] + strength[third]
        times = round(6000 * strength[first] / 6 * strength[second] / rest)
        rankings += [ranked(first + second + third)] * times
    a, b, c = strengths(rankings, 3)
    assert a - c == pytest.approx(log(3), abs=0.002)
    assert b - c == pytest.approx(log(2), abs=0.002)


def test_a_tie_counts_as_every_order_in_equal_parts() -> None:
    """The places 0, 1, 1, 2 are worth the orders abcd and acbd, half each; all share a place: nothing moves."""
    tied = [Ranking(0, (0, 1, 2, 3), (0, 1, 1, 2))] * 2
    split = [ranked("abcd"), ranked("acbd")]
    assert strengths(tied, 4) == pytest.approx(strengths(split, 4), abs=1e-8)
    assert strengths([Ranking(0, (0, 1, 2), (3, 3, 3))] * 50, 3) == pytest.approx([0, 0, 0], abs=1e-8)
    assert sum(weight for _, weight in choice_sets((0, 1, 2, 3, 4), (5, 5, 5, 5, 5))) == pytest.approx(5)


def test_one_entrant_in_several_seats() -> None:
    """One against three equals wins a quarter; b's strength is one, however many seats it has."""
    a, b = strengths([Ranking(n, (0, 1, 1, 1), tuple(p)) for n, p in enumerate(permutations(range(4)))], 2)
    assert a - b == pytest.approx(0, abs=1e-8)


def test_who_wins_everything_has_a_finite_rating_and_an_interval_with_a_width() -> None:
    winner, loser = ratings_of([ranked("ab", seed) for seed in range(40)], 2)
    assert winner.low is not None
    assert winner.high is not None
    assert 0 < winner.low < winner.value < winner.high < 3000
    assert loser.value == pytest.approx(-winner.value)


def test_one_seed_has_no_interval() -> None:
    assert [(one.low, one.high) for one in ratings_of([ranked("ab"), ranked("ba")], 2)] == [(None, None)] * 2


def tournament(chance: np.random.Generator, true: np.ndarray, seeds: int, games: int) -> list[Ranking]:
    """Games by a Plackett–Luce model; those of a seed share their luck in half of the seeds, as games of a seed do."""
    found = []
    for seed in range(seeds):
        shared = chance.gumbel(size=len(true)) if seed % 2 else None
        for _ in range(games):
            luck = chance.gumbel(size=len(true)) if shared is None else shared
            places = np.argsort(np.argsort(-(true + luck)))
            found.append(Ranking(seed, tuple(range(len(true))), tuple(int(place) for place in places)))
    return found


@pytest.mark.parametrize(
    ("true", "seeds"), [((0.0, 0.4, 0.9, 1.5), 25), ((0.0, 1.2), 40)], ids=["four players", "two players"]
)
def test_the_intervals_hold_the_truth_95_times_in_100(true: tuple[float, ...], seeds: int) -> None:
    """Not always: intervals that are too wide claim less than the games say."""
    chance = np.random.default_rng(7)
    wanted = POINTS * (np.array(true) - np.mean(true))
    tournaments, held, games = 150, 0, 3
    for _ in range(tournaments):
        found = ratings_of(tournament(chance, np.array(true), seeds, games), len(true), draws=100)
        held += sum((one.low or 0) <= value <= (one.high or 0) for one, value in zip(found, wanted, strict=True))
    assert 0.93 <= held / (tournaments * len(true)) <= 0.98


def test_the_order_of_games_changes_nothing() -> None:
    games = tournament(np.random.default_rng(3), np.array([0.0, 0.5, 1.0]), 20, 3)
    expected = ratings_of(games, 3)
    for shuffled in range(3):
        random.Random(shuffled).shuffle(games)
        assert ratings_of(games, 3) == expected
