"""Standings and live ratings of results made up by hand."""

import random
from typing import Any

import pytest

from gugong import Setup
from gugong.arena.match import BotFailure, MatchResult, Pairing
from gugong.arena.ratings import LiveRatings, Standing, placing, solo_standings
from gugong.arena.ratings import standings as standings_of

from ..made_up import game

LETTERS = "abc"


def result(number: int, specs: str, scores: list[int], seed: int = 1, **figures: Any) -> MatchResult:
    """A game of specs of one letter; the best score wins."""
    setup = Setup(players=len(specs), seed=seed)
    entrants = tuple(LETTERS.index(letter) for letter in specs)
    return game(scores, pairing=Pairing(number, setup, tuple(specs), entrants=entrants), specs=tuple(specs), **figures)


def standings(results: list[MatchResult]) -> list[Standing]:
    return standings_of(results, LETTERS)


def failure(spec: str, seat: int) -> BotFailure:
    return BotFailure(spec, seat, 0, 1, "raised", None)


def test_one_game_of_two_is_rated_live_as_the_library_does() -> None:
    """25 ± 25/3 each, beta 25/6: the mean moves by 2.635 (Weng and Lin 2011, Plackett–Luce)."""
    live = LiveRatings()
    live.add(result(0, "ab", [50, 40]))
    assert live.values == pytest.approx({0: 27.635, 1: 22.365}, abs=0.01)


def test_four_equals_at_a_table_do_not_move_live() -> None:
    live = LiveRatings()
    live.add(result(0, "aaaa", [40, 30, 20, 10]))
    assert live.values == pytest.approx({0: 25.0})


def test_the_interval_holds_the_rating_and_shrinks() -> None:
    few, many = (
        standings([result(n, "ab", [50 - n % 2, 49 + n % 2], seed=n) for n in range(games)]) for games in (4, 100)
    )
    wide, narrow = ([(one.rating.high or 0) - (one.rating.low or 0) for one in found] for found in (few, many))
    assert 0 < max(narrow) < min(wide) / 2


def test_the_order_of_arrival_does_not_matter() -> None:
    chance = random.Random(3)
    results = [result(n, "abc", chance.sample(range(60), 3), seed=n // 3) for n in range(30)]
    expected = standings(results)
    chance.shuffle(results)
    assert standings(results) == expected


def test_the_better_stands_first() -> None:
    results = [result(n, "cab", [10, 50, 30], seed=n) for n in range(10)]
    assert [standing.spec for standing in standings(results)] == ["a", "b", "c"]


def test_who_is_not_in_the_palace_shares_a_place() -> None:
    """FINAL-5: none of them can win."""
    outside = result(0, "abc", [0, 0, 0], outside=(0, 1, 2))
    assert placing(outside) == [3, 3, 3]
    assert [standing.rating.value for standing in standings([outside])] == pytest.approx([0, 0, 0])
    assert placing(result(0, "abc", [0, 33, 0], outside=(0, 2))) == [3, 0, 3]


def test_who_failed_is_behind_who_is_not_in_the_palace() -> None:
    found = result(0, "abc", [0, 0, 40], outside=(0, 1), failures=[failure("a", 0)])
    assert placing(found) == [4, 3, 0]
    assert [standing.spec for standing in standings([found])] == ["c", "b", "a"]


def test_an_entrant_in_several_seats_is_one_row() -> None:
    results = [result(n, "abbb"[n:] + "abbb"[:n], [40, 30, 20, 10], seed=1) for n in range(4)]
    by_spec = {standing.spec: standing for standing in standings(results)}
    assert (by_spec["a"].tally.wins.count, by_spec["a"].tally.wins.of) == (1, 4)
    assert (by_spec["b"].tally.wins.count, by_spec["b"].tally.wins.of) == (3, 12)
    assert by_spec["b"].tally.score.mean == pytest.approx(25.0)
    assert by_spec["b"].rating.value == pytest.approx(0)


def test_the_same_spec_twice_is_two_rows() -> None:
    results = [result(n, "abc", [50, 30, 40 - n % 2 * 20], seed=n) for n in range(8)]
    first, second, third = standings_of(results, ["greedy", "random", "random"])
    assert (first.label, first.entrant) == ("greedy", 0)
    assert {(one.label, one.spec, one.entrant) for one in (second, third)} == {
        ("random", "random", 1),
        ("random#2", "random", 2),
    }


def test_the_doubt_about_a_score_is_that_of_the_seeds() -> None:
    """Two seeds with means 40 and 44, however many games each has."""
    results = [result(n, "ab", [score, 10], seed=seed) for n, (seed, score) in enumerate([(1, 40)] * 8 + [(2, 44)] * 8)]
    score = standings(results)[0].tally.score
    assert (score.count, score.mean) == (2, 42.0)
    assert score.low is not None
    assert score.low < 36


def test_times_and_failures_are_counted_by_spec() -> None:
    results = [
        result(n, "ab", [20, 0], decisions_of=[10, 30], seconds_of=[2.0, 3.0], failures=[failure("b", 1)])
        for n in range(3)
    ]
    a, b = (standing.tally for standing in standings(results))
    assert (a.decisions, a.seconds, a.failures) == (30, pytest.approx(0.2), 0)
    assert (b.decisions, b.seconds, b.failures) == (90, pytest.approx(0.1), 3)


def test_against_meng_each_level_is_counted_for_itself() -> None:
    results = []
    for number, (level, mine, his) in enumerate([("hard", 30, 60), ("easy", 50, 40), ("hard", 70, 60)]):
        setup = Setup(players=1, seed=number, meng=level)
        results.append(game([mine, his], specs=("a",), pairing=Pairing(number, setup, ("a",), entrants=(0,))))
    easy, hard = solo_standings(results, ["a"])
    assert (easy.level, easy.tally.wins.share, easy.tally.score.mean, easy.meng.mean) == ("easy", 1.0, 50, 40)
    assert (hard.level, hard.tally.wins.share, hard.tally.score.mean, hard.meng.mean) == ("hard", 0.5, 50, 60)
