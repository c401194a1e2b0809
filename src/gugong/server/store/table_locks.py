"""Advisory locks in PostgreSQL: the process that holds a game table's lock runs its bots and clocks."""

import asyncio
import hashlib
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import asyncpg

from .postgres_connection import FAILURES
from .records import StoreError

if TYPE_CHECKING:
    from .postgres_connection import PostgresConnection


def lock_number(table: str) -> int:
    """The 64-bit key of a table's advisory lock."""
    return int.from_bytes(hashlib.sha256(table.encode()).digest()[:8], signed=True)


class TableLocks:
    """The advisory locks of this process, held on a connection of its own; they end with the process or connection."""

    def __init__(self, connect: Callable[[], "Awaitable[PostgresConnection]"]) -> None:
        """Connects with `connect` when the first lock is wanted."""
        self._connect = connect
        self._connection: PostgresConnection | None = None
        self._held: set[str] = set()
        self._exclusive = asyncio.Lock()  # a connection does one thing at a time

    async def acquire(self, table: str) -> bool:
        """Take a table's lock, or keep it; False if another process holds it. Raises StoreError."""
        async with self._exclusive:
            try:
                connection = await self._open_connection()
                if table not in self._held and await connection.fetchval(
                    "SELECT pg_try_advisory_lock($1)", lock_number(table)
                ):
                    self._held.add(table)
            except FAILURES as error:
                # When the server merely refused (it has room for only so many locks) the others are still held.
                if not isinstance(error, asyncpg.PostgresError) or (self._connection and self._connection.is_closed()):
                    self._drop()
                raise StoreError(f"The lock of a table could not be taken: {error}") from error
            return table in self._held

    async def release(self, table: str) -> None:
        """Release a table's lock, if it is held."""
        async with self._exclusive:
            if table not in self._held:
                return
            self._held.discard(table)
            try:
                if self._connection and not self._connection.is_closed():
                    await self._connection.execute("SELECT pg_advisory_unlock($1)", lock_number(table))
            except FAILURES:
                # Without the connection no lock is held, which is what was asked for.
                self._drop()

    async def close(self) -> None:
        """Release all locks and disconnect."""
        async with self._exclusive:
            try:
                if self._connection and not self._connection.is_closed():
                    # Explicitly: PostgreSQL notices the end of a connection late, and another process may ask at once.
                    await self._connection.execute("SELECT pg_advisory_unlock_all()")
            except FAILURES:
                pass  # a connection that is lost has freed them
            finally:
                self._drop()

    async def _open_connection(self) -> "PostgresConnection":
        if self._connection is None or self._connection.is_closed():
            self._held.clear()
            self._connection = await self._connect()
        return self._connection

    def _drop(self) -> None:
        self._held.clear()
        if self._connection:
            self._connection.terminate()
            self._connection = None
