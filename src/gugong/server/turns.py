"""Turns: requests of one address a few at a time, and costly work one at a time."""

import asyncio
import contextlib
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextvars import ContextVar

from .addresses import network_of
from .errors import Refused


class AddressTurns:
    """Lets requests of one address, or network of IPv6, be worked on a few at a time; the others of it wait."""

    def __init__(self, at_once: int) -> None:
        """So many at a time; 0: any number."""
        self._at_once = at_once
        self._running: Counter[str] = Counter()
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}

    @contextlib.asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator["AddressTurn"]:
        """Wait for a turn, which ends with the block, or before."""
        turn = AddressTurn(self, network_of(address))
        await turn.take()
        token = _CURRENT_TURN.set(turn)
        try:
            yield turn
        finally:
            _CURRENT_TURN.reset(token)
            turn.end()

    async def take(self, network: str) -> None:
        """Wait until a network has less than it may under way, and count one more; the first who waits is next."""
        if self._at_once and self._running[network] >= self._at_once:
            waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.setdefault(network, deque()).append(waiter)
            try:
                await waiter  # whoever ends their turn gives it on
            except asyncio.CancelledError:
                if waiter.done() and not waiter.cancelled():
                    self.end(network)
                raise
            return
        self._running[network] += 1

    def end(self, network: str) -> None:
        """One is not under way any more: the first who waits is."""
        waiting = self._waiting.get(network)
        while waiting:
            waiter = waiting.popleft()
            if not waiter.done():
                waiter.set_result(None)
                return
        self._waiting.pop(network, None)
        self._running[network] -= 1
        if not self._running[network]:
            del self._running[network]


class AddressTurn:
    """The turn of one request."""

    __slots__ = ("_is_held", "_network", "_turns")

    def __init__(self, turns: AddressTurns, network: str) -> None:
        """Not taken yet."""
        self._turns, self._network, self._is_held = turns, network, False

    async def take(self) -> None:
        """Wait until it is this request's turn."""
        await self._turns.take(self._network)
        self._is_held = True

    def end(self) -> bool:
        """Let another one have it; whether it was held."""
        held, self._is_held = self._is_held, False
        if held:
            self._turns.end(self._network)
        return held


_CURRENT_TURN: ContextVar[AddressTurn | None] = ContextVar("turn of a request", default=None)


@contextlib.asynccontextmanager
async def stepping_aside() -> AsyncIterator[None]:
    """While the block waits for something that costs nothing here, another request of the address has its turn."""
    turn = _CURRENT_TURN.get()
    held = turn is not None and turn.end()
    yield
    if turn is not None and held:  # after a failure there is not much left to do
        await turn.take()


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
