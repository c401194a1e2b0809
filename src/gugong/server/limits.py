"""What protects the server and its guests: limits, the origin of pages, headers."""

import asyncio
import contextlib
import time
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator, Mapping
from urllib.parse import urlsplit

from .errors import Refused

MOST_ADDRESSES = 10_000
HOUR = 3600.0
ROUNDING = 0.001  # of one: fractions of seconds do not add up exactly

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self';"
        " media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none';"
        " frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}


class Bucket:
    """So many a second, and a burst of some more."""

    __slots__ = ("_burst", "_full_at", "_rate")

    def __init__(self, rate: float, burst: int) -> None:
        """Full; a rate of 0 never runs out."""
        self._rate, self._burst, self._full_at = rate, burst, 0.0

    def take(self, now: float | None = None) -> bool:
        """Take one, if there is one."""
        if not self._rate:
            return True
        now = time.monotonic() if now is None else now
        full_at = max(self._full_at, now) + 1 / self._rate
        if full_at - now > (self._burst + ROUNDING) / self._rate:
            return False
        self._full_at = full_at
        return True


class Turns:
    """One at a time on the whole server, and few who wait for it."""

    def __init__(self, most: int, at_one_table: int) -> None:
        """So many at most, whoever's turn it is among them."""
        self._most, self._at_one_table = most, at_one_table
        self._lock = asyncio.Lock()
        self._waiting: Counter[str] = Counter()

    @contextlib.asynccontextmanager
    async def turn(self, table: str) -> AsyncIterator[None]:
        """Wait for one's turn; whoever asks too fast is refused."""
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


class Addresses:
    """What each address has asked for lately: requests, new tables and open connections."""

    def __init__(self, requests_per_second: float, burst: int, tables_per_hour: int, connections: int) -> None:
        """Nobody has asked for anything."""
        self._rate, self._burst = requests_per_second, burst
        self._tables_per_hour, self._connections = tables_per_hour, connections
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._tables: OrderedDict[str, deque[float]] = OrderedDict()
        self._open: dict[str, int] = {}

    def may_ask(self, address: str) -> bool:
        """Whether one more request is all right."""
        bucket = self._buckets.setdefault(address, Bucket(self._rate, self._burst))
        _forget_oldest(self._buckets, address)
        return bucket.take()

    def may_open_table(self, address: str) -> bool:
        """Whether one more table is all right."""
        if not self._tables_per_hour:
            return True
        made = self._tables.setdefault(address, deque())
        _forget_oldest(self._tables, address)
        now = time.monotonic()
        while made and made[0] < now - HOUR:
            made.popleft()
        if len(made) >= self._tables_per_hour:
            return False
        made.append(now)
        return True

    def connect(self, address: str) -> bool:
        """Count a connection, if one more is all right."""
        count = self._open.get(address, 0)
        if self._connections and count >= self._connections:
            return False
        self._open[address] = count + 1
        return True

    def disconnect(self, address: str) -> None:
        """A connection has ended."""
        left = self._open.get(address, 1) - 1
        if left:
            self._open[address] = left
        else:
            self._open.pop(address, None)


def _forget_oldest(known: "OrderedDict[str, Bucket] | OrderedDict[str, deque[float]]", address: str) -> None:
    known.move_to_end(address)
    while len(known) > MOST_ADDRESSES:
        known.popitem(last=False)


def origin_is_fine(headers: Mapping[str, str], allowed: tuple[str, ...], hosts: tuple[str, ...] = ()) -> bool:
    """Whether a request comes from a page of this server, of an allowed one, or from no page at all.

    A server that goes by certain hosts only knows itself by no other name: a name of somebody else's that leads here
    would make their page look like its own.
    """
    try:
        if hosts and urlsplit(f"//{headers.get('host', '')}").hostname not in hosts:
            return False
        origin = headers.get("origin")
        if origin is None or origin in allowed:
            return True
        host = urlsplit(origin).netloc
    except ValueError:
        return False
    return bool(host and host == headers.get("host"))
