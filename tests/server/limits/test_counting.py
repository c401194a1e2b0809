"""What is counted runs out and comes back: buckets, and what each address has used."""

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gugong.server import limits
from gugong.server.limits import AddressBuckets, AddressLimits, TokenBucket
from gugong.server.turns import AddressTurns, stepping_aside


def test_a_bucket_gives_its_burst_and_then_as_it_fills() -> None:
    bucket = TokenBucket(2.0, 3)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.5), bucket.take(0.5)] == [True, False]
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]


def test_a_bucket_without_a_rate_never_runs_out() -> None:
    bucket = TokenBucket(0.0, 1)
    assert all(bucket.take(0.0) for _ in range(1000))


def test_what_was_refused_costs_nothing() -> None:
    bucket = TokenBucket(1.0, 1)
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
    bucket = TokenBucket(rate, burst)
    assert all(bucket.take(now) for _ in range(burst))
    assert not all(bucket.take(now) for _ in range(2))


def test_each_address_has_limits_of_its_own() -> None:
    address_limits = AddressLimits(1.0, 2, 1, 1)
    assert [
        address_limits.allow_request("a"),
        address_limits.allow_request("a"),
        address_limits.allow_request("a"),
    ] == [True, True, False]
    assert address_limits.allow_request("b")
    assert [address_limits.allow_new_table("a"), address_limits.allow_new_table("a")] == [True, False]
    assert address_limits.allow_new_table("b")


def test_a_connection_counts_until_it_ends() -> None:
    address_limits = AddressLimits(0.0, 0, 0, 2)
    assert [address_limits.add_connection("a") for _ in range(3)] == [True, True, False]
    address_limits.remove_connection("a")
    assert [address_limits.add_connection("a"), address_limits.add_connection("a")] == [True, False]
    for _ in range(2):
        address_limits.remove_connection("a")
    assert address_limits._open == {}


def test_tables_of_an_hour_ago_are_forgiven(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr(limits.time, "monotonic", lambda: now[0])
    address_limits = AddressLimits(0.0, 0, 2, 0)
    assert [address_limits.allow_new_table("a") for _ in range(3)] == [True, True, False]
    now[0] += limits.HOUR + 1
    assert [address_limits.allow_new_table("a") for _ in range(3)] == [True, True, False]


def test_only_so_many_addresses_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MAX_ADDRESSES", 5)
    address_limits = AddressLimits(1.0, 1, 1, 0)
    for number in range(50):
        assert address_limits.allow_request(str(number))
        assert address_limits.allow_new_table(str(number))
    assert len(address_limits._buckets) == len(address_limits._tables) == 5
    assert not address_limits.allow_request("49")


def test_a_network_of_ipv6_has_one_bucket() -> None:
    buckets = AddressBuckets(1.0, 1)
    assert [buckets.take(f"2001:db8::{host}") for host in (1, 2)] == [True, False]
    assert buckets.take("2001:db8:0:1::1")


class Works:
    """Requests that are worked on until a test ends them."""

    def __init__(self, at_once: int) -> None:
        self.turns, self.order, self.ends = AddressTurns(at_once), list[str](), dict[str, asyncio.Event]()

    def begin(self, name: str, address: str) -> "asyncio.Task[None]":
        self.ends[name] = asyncio.Event()
        return asyncio.create_task(self._run(name, address))

    async def _run(self, name: str, address: str) -> None:
        async with self.turns.turn(address):
            self.order.append(name)
            async with stepping_aside() if name.startswith("aside") else asyncio.Lock():
                await self.ends[name].wait()

    async def settle(self) -> list[str]:
        for _ in range(5):
            await asyncio.sleep(0)
        return self.order


def test_an_address_has_few_turns_at_a_time_and_keeps_nobody_else_waiting() -> None:
    async def scene() -> None:
        works = Works(2)
        first = [works.begin(name, "2001:db8::1") for name in ("a", "b", "c", "d")]
        assert await works.settle() == ["a", "b"]
        other = works.begin("other", "2001:db9::1")
        assert await works.settle() == ["a", "b", "other"]
        first[2].cancel()  # whoever gives up while they wait takes no turn
        works.ends["a"].set()
        assert await works.settle() == ["a", "b", "other", "d"]
        for end in works.ends.values():
            end.set()
        await asyncio.gather(*first, other, return_exceptions=True)
        assert not works.turns._running
        assert not works.turns._waiting

    asyncio.run(scene())


def test_whoever_only_waits_leaves_their_turn_to_others() -> None:
    async def scene() -> None:
        works = Works(1)
        tasks = [works.begin(name, "192.0.2.7") for name in ("aside 1", "aside 2", "a")]
        assert await works.settle() == ["aside 1", "aside 2", "a"]
        for end in works.ends.values():
            end.set()
        await asyncio.gather(*tasks)
        assert not works.turns._running

    asyncio.run(scene())
