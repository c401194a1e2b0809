"""Shares, means and differences with their intervals, against values from tables."""

import pytest

from gugong.arena.intervals import (
    clustered_difference_of_means,
    difference_of_means,
    mean_of_differences,
    share,
    summary,
)


def test_a_share_has_wilsons_interval() -> None:
    found = share([True] * 10 + [False] * 40)
    assert (found.count, found.of, found.share) == (10, 50, 0.2)
    assert found.low == pytest.approx(0.1124, abs=5e-5)
    assert found.high == pytest.approx(0.3304, abs=5e-5)


@pytest.mark.parametrize(("happened", "low", "high"), [(False, 0.0, 0.2775), (True, 0.7225, 1.0)])
def test_what_never_or_always_happened_is_still_in_doubt(happened: bool, low: float, high: float) -> None:
    found = share([happened] * 10)
    assert found.low == pytest.approx(low, abs=5e-5)
    assert found.high == pytest.approx(high, abs=5e-5)


def test_without_a_try_there_is_no_share() -> None:
    found = share([])
    assert (found.of, found.share, found.low, found.high) == (0, None, None, None)


def test_a_spread_tells_mean_deviation_and_range() -> None:
    found = summary([2, 4, 4, 4, 5, 5, 7, 9])
    assert (found.count, found.mean, found.least, found.median, found.most) == (8, 5, 2, 4.5, 9)
    assert found.deviation == pytest.approx(2.13809, abs=1e-5)
    # Student's t for 7 degrees of freedom is 2.3646.
    assert found.low == pytest.approx(5 - 2.3646 * 2.13809 / 8**0.5, abs=0.005)
    assert found.high == pytest.approx(5 + 2.3646 * 2.13809 / 8**0.5, abs=0.005)


def test_one_number_has_a_mean_but_no_interval() -> None:
    found = summary([3])
    assert (found.mean, found.low, found.high, found.deviation) == (3, None, None, None)


def test_no_numbers_have_no_mean() -> None:
    assert summary([]).mean is None


def test_pairs_are_compared_pair_by_pair() -> None:
    """The same lead in every pair leaves no doubt, however much the pairs differ."""
    found = mean_of_differences([3, 3, 3])
    assert (found.value, found.low, found.high) == (3, 3, 3)


def test_groups_are_compared_by_welch() -> None:
    found = difference_of_means([10, 12, 14, 16], [1, 2, 3])
    assert found.value == 11
    # Standard error √(20/3/4 + 1/3), 4.076 degrees of freedom, t 2.755.
    reach = 2.755 * (20 / 12 + 1 / 3) ** 0.5
    assert found.low == pytest.approx(11 - reach, abs=0.05)
    assert found.high == pytest.approx(11 + reach, abs=0.05)


@pytest.mark.parametrize(("first", "second"), [([], [1]), ([1], [])])
def test_nobody_cannot_be_compared(first: list[float], second: list[float]) -> None:
    assert difference_of_means(first, second).value is None


def test_a_group_of_one_has_no_interval() -> None:
    found = difference_of_means([5], [1, 2])
    assert (found.value, found.low) == (3.5, None)


def test_the_interval_of_equal_clusters_is_that_of_their_means() -> None:
    found, means = summary([1, 3, 5, 7, 6, 10], [1, 1, 2, 2, 3, 3]), summary([2, 6, 8])
    assert (found.mean, found.low, found.high) == pytest.approx((means.mean, means.low, means.high))
    assert (found.count, found.least, found.most) == (6, 1, 10)


def test_a_share_of_clusters_that_are_alike_within_is_worth_as_many_tries_as_there_are_clusters() -> None:
    found = share([True] * 50 + [False] * 50, [number // 5 for number in range(100)])
    # An effective size of 19 · (1.960 / 2.093)² = 16.66, of which half happened.
    assert found.low == pytest.approx(0.2834, abs=5e-4)
    assert found.high == pytest.approx(1 - 0.2834, abs=5e-4)
    assert share([True] * 100, [number // 5 for number in range(100)]).low == share([True] * 20).low


def test_a_share_of_clusters_is_never_surer_than_of_independent_tries() -> None:
    halves = [True, False] * 10
    assert share(halves, [number // 2 for number in range(20)]) == share(halves)


def test_one_cluster_says_nothing_of_others() -> None:
    found = share([True, False, False], [1, 1, 1])
    assert (found.share, found.low, found.high) == (1 / 3, 0, 1)
    mean = summary([1, 2, 3], [1, 1, 1])
    assert (mean.mean, mean.low, mean.high) == (2, None, None)
    assert clustered_difference_of_means([5, 6], [1, 2], ([1, 1], [1, 2])).low is None


def test_clusters_in_both_groups_are_compared_within() -> None:
    """The same lead in every cluster leaves no doubt, however much the clusters differ."""
    found = clustered_difference_of_means([13, 23, 33], [10, 20, 30], ([1, 2, 3], [1, 2, 3]))
    assert (found.value, found.low, found.high) == pytest.approx((3, 3, 3))
