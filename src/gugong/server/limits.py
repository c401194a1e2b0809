"""Rate limits: token buckets, limits for each address, and places that networks share."""

import contextlib
import time
from collections import Counter, deque
from collections.abc import Iterator

from cachetools import LRUCache

from .addresses import network_of, networks_around

MAX_ADDRESSES = 10_000
HOUR = 3600.0
ROUNDING = 0.001  # of one token: fractions of seconds do not add up exactly


class TokenBucket:
    """A token bucket: `rate` tokens a second, at most `burst` at once."""

    __slots__ = ("_burst", "_full_at", "_rate")

    def __init__(self, rate: float, burst: int) -> None:
        """Full; with a rate of 0 it never runs out."""
        self._rate, self._burst, self._full_at = rate, burst, 0.0

    def take(self, now: float | None = None) -> bool:
        """Take a token; False if there is none."""
        if not self._rate:
            return True
        now = time.monotonic() if now is None else now
        full_at = max(self._full_at, now) + 1 / self._rate
        if full_at - now > (self._burst + ROUNDING) / self._rate:
            return False
        self._full_at = full_at
        return True


class AddressBuckets:
    """A token bucket for each address, or network of IPv6; the oldest of very many are forgotten."""

    def __init__(self, rate: float, burst: int) -> None:
        """All are full; with a rate of 0 none runs out."""
        self._rate, self._burst = rate, burst
        self._buckets: LRUCache[str, TokenBucket] = LRUCache(MAX_ADDRESSES)

    def take(self, address: str) -> bool:
        """Take a token of an address; False if its network has none left."""
        if not self._rate:
            return True
        return self._buckets.setdefault(network_of(address), TokenBucket(self._rate, self._burst)).take()


class NetworkBuckets:
    """Token buckets for each address and for the wider networks around it, so that nobody passes with many of them."""

    def __init__(self, rate: float, burst: int, wider: int, widest: int) -> None:
        """For an address; the networks around it have so many times as much. With a rate of 0 none runs out."""
        self._rate, self._burst, self._times = rate, burst, (widest, wider, 1)
        self._buckets: LRUCache[str, TokenBucket] = LRUCache(3 * MAX_ADDRESSES)

    def take(self, address: str) -> bool:
        """Take a token of an address, and of the networks around it; False if one of them has none left."""
        if not self._rate:
            return True
        around = zip(networks_around(address), self._times, strict=True)
        return all(self._bucket(network, times).take() for network, times in reversed(list(around)))

    def _bucket(self, network: str, times: int) -> TokenBucket:
        return self._buckets.setdefault(network, TokenBucket(times * self._rate, times * self._burst))


class FairPlaces:
    """Places that networks share: when all are taken, whichever has most of them loses its oldest."""

    def __init__(self, most: int) -> None:
        """So many, all free."""
        self._most = most
        self._taken: dict[str, tuple[int, tuple[str, ...]]] = {}  # by name: until when, and from which networks

    @contextlib.contextmanager
    def taking(self, name: str, address: str, now: int, until: int) -> Iterator[str | None]:
        """Give a place to a name until a time; the name that loses its own for it, None if there was room.

        If the block raises an Exception, nobody has lost or got a place. One block at a time.
        """
        for expired in [one for one, (end, _) in self._taken.items() if end <= now]:
            del self._taken[expired]
        self._taken[name] = until, networks_around(address)
        leaving = lost = self._next_to_lose() if len(self._taken) > self._most else None
        try:
            yield lost
        except Exception:
            leaving = name
            raise
        finally:
            if leaving is not None:
                self.give_back(leaving)

    def _next_to_lose(self) -> str:
        """Of the widest networks around the addresses the one with most places loses one.

        In it the next narrower one with most, and so on; between equals, whose oldest is oldest.
        """
        candidates = {one: around for one, (_, around) in self._taken.items()}
        for level in range(len(next(iter(candidates.values())))):
            counts = Counter(around[level] for around in candidates.values())
            greediest = max(counts, key=counts.__getitem__)
            candidates = {one: around for one, around in candidates.items() if around[level] == greediest}
        return next(iter(candidates))

    def give_back(self, name: str) -> None:
        """A name needs its place no more, if it had one."""
        self._taken.pop(name, None)


class AddressLimits:
    """What each network address has used lately: requests, new tables and open connections. 0 means no limit.

    The addresses of one IPv6 network of 64 bits, which is what one client has, count as one.
    """

    def __init__(self, requests_per_second: float, burst: int, tables_per_hour: int, connections: int) -> None:
        """Nothing is used yet."""
        self._rate, self._burst = requests_per_second, burst
        self._tables_per_hour, self._connections = tables_per_hour, connections
        self._buckets: LRUCache[str, TokenBucket] = LRUCache(MAX_ADDRESSES)
        self._tables: LRUCache[str, deque[float]] = LRUCache(MAX_ADDRESSES)
        self._open: dict[str, int] = {}

    def allow_request(self, address: str) -> bool:
        """Count a request; False if the address has used up its requests."""
        bucket = self._buckets.setdefault(network_of(address), TokenBucket(self._rate, self._burst))
        return bucket.take()

    def allow_new_table(self, address: str) -> bool:
        """Count a new table; False if the address has used up its tables."""
        if not self._tables_per_hour:
            return True
        made = self._tables.setdefault(network_of(address), deque())
        now = time.monotonic()
        while made and made[0] < now - HOUR:
            made.popleft()
        if len(made) >= self._tables_per_hour:
            return False
        made.append(now)
        return True

    def add_connection(self, address: str) -> bool:
        """Count a connection; False if the address has too many open."""
        network = network_of(address)
        count = self._open.get(network, 0)
        if self._connections and count >= self._connections:
            return False
        self._open[network] = count + 1
        return True

    def remove_connection(self, address: str) -> None:
        """A connection that was counted has ended."""
        network = network_of(address)
        left = self._open.get(network, 1) - 1
        if left:
            self._open[network] = left
        else:
            self._open.pop(network, None)
