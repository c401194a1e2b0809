"""Which process drives a table's bots and clocks: whoever holds the table's advisory lock in PostgreSQL."""

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import asyncpg

from .records import StoreError

if TYPE_CHECKING:
    Line = asyncpg.Connection[asyncpg.Record]

_FAILURES = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)


def lock_number(table: str) -> int:
    """The 64 bits under which a table is locked."""
    return int.from_bytes(hashlib.sha256(table.encode()).digest()[:8], signed=True)


class Keeper:
    """Holds locks on a connection of its own: when the process or the connection ends, they are free."""

    def __init__(self, connect: Callable[[], "Awaitable[Line]"]) -> None:
        """Connect this way, once something is to be kept."""
        self._connect = connect
        self._line: Line | None = None
        self._held: set[str] = set()
        self._one = asyncio.Lock()  # a connection does one thing at a time

    async def keep(self, table: str) -> bool:
        """Take the lock, or still have it; False if another process has."""
        async with self._one:
            try:
                line = await self._connected()
                if table not in self._held and await line.fetchval(
                    "SELECT pg_try_advisory_lock($1)", lock_number(table)
                ):
                    self._held.add(table)
            except _FAILURES as error:
                # When the server merely refused (it has room for only so many locks) the others are still held.
                if not isinstance(error, asyncpg.PostgresError) or (self._line and self._line.is_closed()):
                    self._drop()
                raise StoreError(f"Which process drives a table could not be settled: {error}") from error
            return table in self._held

    async def let_go(self, table: str) -> None:
        """Free the lock."""
        async with self._one:
            if table not in self._held:
                return
            self._held.discard(table)
            try:
                if self._line and not self._line.is_closed():
                    await self._line.execute("SELECT pg_advisory_unlock($1)", lock_number(table))
            except _FAILURES:
                # Without the connection nothing is held, and that is what was asked for.
                self._drop()

    async def close(self) -> None:
        """Free all locks."""
        async with self._one:
            try:
                if self._line and not self._line.is_closed():
                    # Said, and not left to the end of the connection: another process may ask at once.
                    await self._line.execute("SELECT pg_advisory_unlock_all()")
            except _FAILURES:
                pass  # a connection that is lost has freed them
            finally:
                self._drop()

    async def _connected(self) -> "Line":
        if self._line is None or self._line.is_closed():
            self._held.clear()
            self._line = await self._connect()
        return self._line

    def _drop(self) -> None:
        self._held.clear()
        if self._line:
            self._line.terminate()
            self._line = None
