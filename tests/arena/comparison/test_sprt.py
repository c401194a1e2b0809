"""The sequential test: its arithmetic, and how often it errs on scores of known means."""

from collections.abc import Iterator
from math import log

import numpy as np
import pytest

from gugong import SetupError
from gugong.arena.comparison.pairs import VALUES
from gugong.arena.comparison.sprt import (
    SequentialTest,
    TestBounds,
    elo_of,
    expected_score,
    likely_means,
    log_likelihood_ratio,
)


def test_elo_and_scores() -> None:
    assert expected_score(0) == 0.5
    assert expected_score(400) == pytest.approx(10 / 11)
    assert elo_of(10 / 11) == pytest.approx(400)
    assert elo_of(1.0) is None


def test_two_values_have_the_ratio_of_wald() -> None:
    """Wins and losses alone: the likelihoods are those of a coin."""
    found = log_likelihood_ratio((0.0, 1.0), (40, 60), 0.5, 0.6)
    assert found == pytest.approx(60 * log(0.6 / 0.5) + 40 * log(0.4 / 0.5))


def test_many_scores_have_the_ratio_of_a_normal_distribution() -> None:
    """Near the mean the ratio is n (m1 - m0) (2 m - m0 - m1) / (2 variance)."""
    counts = (100, 400, 1000, 500, 150)
    total = sum(counts)
    mean = sum(value * count for value, count in zip(VALUES, counts, strict=True)) / total
    variance = sum(count * (value - mean) ** 2 for value, count in zip(VALUES, counts, strict=True)) / total
    expected = total * 0.01 * (2 * mean - 1.01) / (2 * variance)
    assert log_likelihood_ratio(VALUES, counts, 0.5, 0.51) == pytest.approx(expected, rel=0.02)


def test_the_interval_of_a_mean_score() -> None:
    """Of many scores it is that of a normal distribution; of scores that are all the same it has a width, too."""
    low, high = likely_means((0.0, 1.0), (400, 600))
    assert (low, high) == pytest.approx(
        (0.6 - 1.96 * (0.24 / 1000) ** 0.5, 0.6 + 1.96 * (0.24 / 1000) ** 0.5), abs=1e-3
    )
    low, high = likely_means(VALUES, (0, 0, 0, 0, 12))
    assert low == pytest.approx(np.exp(-3.84 / 24), abs=0.01)
    assert high > 0.999


def test_wald_bounds() -> None:
    bounds = TestBounds(alpha=0.05, beta=0.1)
    assert bounds.upper == pytest.approx(log(18))
    assert bounds.lower == pytest.approx(log(0.1 / 0.95))


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"elo0": 10, "elo1": 10}, "elo0 must be less than elo1"),
        ({"elo1": float("nan")}, "elo0 must be less than elo1"),
        ({"alpha": 0.0}, "alpha must be more than 0"),
        ({"beta": 0.5}, "beta must be more than 0 and less than 0.5"),
    ],
)
def test_bounds_that_cannot_be(given: dict[str, float], told: str) -> None:
    with pytest.raises(SetupError, match=told):
        TestBounds(**given)


def scores(chance: np.random.Generator, elo: float) -> Iterator[float]:
    """Scores of pairs: two games that a common advantage of seats makes alike, with this difference on average."""
    mean = expected_score(elo)
    while True:
        shift = 0.15 if chance.random() < 0.5 else -0.15
        yield ((chance.random() < mean + shift) + (chance.random() < mean - shift)) / 2


def accepted(chance: np.random.Generator, elo: float, bounds: TestBounds) -> tuple[int, int]:
    test = SequentialTest(bounds, VALUES)
    for score in scores(chance, elo):
        test.add(score)
        if test.accepted is not None:
            return test.accepted, len(test.scores)
    raise AssertionError


def test_it_errs_as_rarely_as_asked_and_stops_soon() -> None:
    """Eighty tests at each; one of fixed length with the same errors needs about 125 pairs."""
    bounds, chance = TestBounds(elo0=0, elo1=70), np.random.default_rng(11)
    for elo, right in ((0, 0), (70, 1)):
        found = [accepted(chance, elo, bounds) for _ in range(80)]
        assert sum(verdict != right for verdict, _ in found) <= 8
        assert np.mean([pairs for _, pairs in found]) < 80
    assert np.mean([accepted(chance, 300, bounds)[1] for _ in range(10)]) < 25


def test_after_the_verdict_nothing_counts() -> None:
    test = SequentialTest(TestBounds(elo1=100), VALUES)
    for _ in range(100):
        test.add(1.0)
    assert test.accepted == 1
    assert len(test.scores) < 100
    assert sum(test.counts) == len(test.scores)
