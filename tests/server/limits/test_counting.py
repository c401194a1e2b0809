"""What is counted runs out and comes back: buckets, and what each address has used."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gugong.server import limits
from gugong.server.limits import Addresses, Bucket


def test_a_bucket_gives_its_burst_and_then_as_it_fills() -> None:
    bucket = Bucket(2.0, 3)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.5), bucket.take(0.5)] == [True, False]
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]


def test_a_bucket_without_a_rate_never_runs_out() -> None:
    bucket = Bucket(0.0, 1)
    assert all(bucket.take(0.0) for _ in range(1000))


def test_what_was_refused_costs_nothing() -> None:
    bucket = Bucket(1.0, 1)
    assert bucket.take(0.0)
    assert not any(bucket.take(0.9) for _ in range(50))
    assert bucket.take(1.1)


@given(
    st.floats(min_value=0.1, max_value=1000),
    st.integers(min_value=1, max_value=50),
    st.floats(min_value=0, max_value=1e7),
)
def test_a_full_bucket_always_has_its_burst(rate: float, burst: int, now: float) -> None:
    """Also where times are large and fractions do not add up."""
    bucket = Bucket(rate, burst)
    assert all(bucket.take(now) for _ in range(burst))
    assert not all(bucket.take(now) for _ in range(2))


def test_each_address_has_limits_of_its_own() -> None:
    addresses = Addresses(1.0, 2, 1, 1)
    assert [addresses.may_ask("a"), addresses.may_ask("a"), addresses.may_ask("a")] == [True, True, False]
    assert addresses.may_ask("b")
    assert [addresses.may_open_table("a"), addresses.may_open_table("a")] == [True, False]
    assert addresses.may_open_table("b")


def test_a_connection_counts_until_it_ends() -> None:
    addresses = Addresses(0.0, 0, 0, 2)
    assert [addresses.connect("a") for _ in range(3)] == [True, True, False]
    addresses.disconnect("a")
    assert [addresses.connect("a"), addresses.connect("a")] == [True, False]
    for _ in range(2):
        addresses.disconnect("a")
    assert addresses._open == {}


def test_tables_of_an_hour_ago_are_forgiven(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr(limits.time, "monotonic", lambda: now[0])
    addresses = Addresses(0.0, 0, 2, 0)
    assert [addresses.may_open_table("a") for _ in range(3)] == [True, True, False]
    now[0] += limits.HOUR + 1
    assert [addresses.may_open_table("a") for _ in range(3)] == [True, True, False]


def test_only_so_many_addresses_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_ADDRESSES", 5)
    addresses = Addresses(1.0, 1, 1, 0)
    for number in range(50):
        assert addresses.may_ask(str(number))
        assert addresses.may_open_table(str(number))
    assert len(addresses._buckets) == len(addresses._tables) == 5
    assert not addresses.may_ask("49")
