"""Rate limits: token buckets, limits for each address, and a queue for costly work."""

import asyncio
import contextlib
import time
from collections import Counter, deque
from collections.abc import AsyncIterator

from cachetools import LRUCache

from .addresses import network_of
from .errors import Refused

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


class TurnQueue:
    """A queue for costly work: one at a time on the whole server, and few waiting."""

    def __init__(self, most: int, at_one_table: int) -> None:
        """At most so many waiting or running, and at most so many of them of one table."""
        self._most, self._at_one_table = most, at_one_table
        self._lock = asyncio.Lock()
        self._waiting: Counter[str] = Counter()

    @contextlib.asynccontextmanager
    async def turn(self, table: str) -> AsyncIterator[None]:
        """Wait for one's turn; raises Refused if too many wait already."""
        if self._waiting.total() >= self._most or self._waiting[table] >= self._at_one_table:
            raise Refused("too-fast", 429)
        self._waiting[table] += 1
        try:
            async with self._lock:
                yield
        finally:
            self._waiting[table] -= 1
            if not self._waiting[table]:
                del self._waiting[table]


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
