"""Locks of game tables in PostgreSQL: the process that holds a table's lock runs its bots and clocks.

A process holds its locks by a lease: a row of its own with an expiry in the database's time, which it renews. When it
is killed, frozen or cut off, the row expires, and whoever wants one of its tables deletes it, and all its locks with
it. A process whose row has gone has lost every lock. It notices that at its next renewal, or by its own clock
before that: it trusts a lease only for as long as it lasts from the moment when its renewal was *sent*.
"""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING

import asyncpg

from ..failures import failure
from ..records import StoreError
from .connection import FAILURES, end_task

if TYPE_CHECKING:
    from .connection import PostgresConnection

_REGISTER = """
    INSERT INTO server_processes (id, expires)
    VALUES ($1, clock_timestamp() + make_interval(secs => $2))"""
_RENEW = """
    UPDATE server_processes SET expires = clock_timestamp() + make_interval(secs => $2)
    WHERE id = $1 AND expires > clock_timestamp() RETURNING id"""
_LOCK = """
    INSERT INTO table_locks (table_id, process_id) VALUES ($1, $2)
    ON CONFLICT (table_id) DO UPDATE SET process_id = excluded.process_id
    WHERE table_locks.process_id = excluded.process_id RETURNING table_id"""
_UNLOCK = "DELETE FROM table_locks WHERE table_id = $1 AND process_id = $2"
# A renewal that is being committed is waited for and then seen: PostgreSQL checks the condition again.
_DELETE_EXPIRED = "DELETE FROM server_processes WHERE expires <= clock_timestamp() RETURNING id"
_OTHERS = "SELECT count(*) FROM server_processes WHERE expires > clock_timestamp() AND id <> $1"
_LEAVE = "DELETE FROM server_processes WHERE id = $1"
_RENEWALS = 3  # in the time of one lease


class TableLocks:
    """The table locks of this process, on a connection of their own."""

    def __init__(self, connect: Callable[[], "Awaitable[PostgresConnection]"], lease: float) -> None:
        """Connects with `connect`; without a renewal the locks end after `lease` seconds."""
        self._connect = connect
        self._lease = lease
        self._connection: PostgresConnection | None = None
        self._process: str | None = None  # the id of the row that holds the lease; a lost lease is never taken up again
        self._safe_until = 0.0  # by the monotonic clock
        self._held: set[str] = set()
        self._exclusive = asyncio.Lock()  # a connection does one thing at a time
        self._renewing: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin a lease, by which others know of this process, and renew it in the background."""
        async with self._exclusive:
            await self._hold_lease()
        self._renewing = asyncio.create_task(self._keep_renewing())

    async def acquire(self, table: str) -> bool:
        """Take a table's lock, or keep it; False if another process holds it. Raises StoreError."""
        if table in self._held and time.monotonic() < self._safe_until:
            return True
        async with self._exclusive:
            try:
                await self._hold_lease()
                if table not in self._held and await self._take(table):
                    self._held.add(table)
            except FAILURES as error:
                self._check_connection(error)
                raise failure("The lock of a table could not be taken", error) from error
            return table in self._held

    async def release(self, table: str) -> None:
        """Release a table's lock, if it is held."""
        async with self._exclusive:
            if table not in self._held:
                return
            self._held.discard(table)
            try:
                await (await self._open_connection()).execute(_UNLOCK, table, self._process)
            except FAILURES as error:
                # The row of the lock stays; rather than keep others from it, all locks are given up with the lease.
                self._check_connection(error)
                self._lose_lease()

    async def renew(self) -> None:
        """Write the lease anew, if there is one; raises StoreError."""
        async with self._exclusive:
            try:
                await self._hold_lease(renew=True)
            except FAILURES as error:
                self._check_connection(error)
                raise failure("The lease of this process could not be renewed", error) from error

    async def count_others(self) -> int:
        """How many other processes have a lease; raises StoreError."""
        async with self._exclusive:
            try:
                return int(await (await self._open_connection()).fetchval(_OTHERS, self._process or ""))
            except FAILURES as error:
                self._check_connection(error)
                raise failure("The other processes could not be counted", error) from error

    async def close(self) -> None:
        """Release all locks and disconnect."""
        await end_task(self._renewing)
        async with self._exclusive:
            try:
                if self._process and self._connection and not self._connection.is_closed():
                    await self._connection.execute(_LEAVE, self._process)
            except FAILURES:
                pass  # the lease expires by itself
            finally:
                self._lose_lease()
                self._disconnect()

    async def _keep_renewing(self) -> None:
        while True:
            await asyncio.sleep(self._lease / _RENEWALS)
            with suppress(StoreError):  # it was logged, and the next attempt comes soon
                await self.renew()

    async def _hold_lease(self, renew: bool = False) -> None:
        """Have a lease: keep the one that there is, renewed if asked or if it may have expired, or begin another."""
        sent = time.monotonic()
        connection = await self._open_connection()
        if self._process is not None and (renew or sent >= self._safe_until):
            if await connection.fetchval(_RENEW, self._process, self._lease) is None:
                self._lose_lease()
            else:
                self._safe_until = sent + self._lease
        if self._process is None:
            process, sent = secrets.token_hex(8), time.monotonic()
            await connection.execute(_REGISTER, process, self._lease)
            self._process, self._safe_until = process, sent + self._lease

    async def _take(self, table: str) -> bool:
        """Insert the row of a lock; where an expired lease holds it, that one is ended first."""
        connection = await self._open_connection()
        try:
            taken = await connection.fetchval(_LOCK, table, self._process)
            if taken is None and await connection.fetch(_DELETE_EXPIRED):
                taken = await connection.fetchval(_LOCK, table, self._process)
        except asyncpg.ForeignKeyViolationError:  # another process has just ended our lease
            self._lose_lease()
            return False
        return taken is not None

    async def _open_connection(self) -> "PostgresConnection":
        if self._connection is None or self._connection.is_closed():
            self._connection = await self._connect()
        return self._connection

    def _lose_lease(self) -> None:
        self._held.clear()
        self._process, self._safe_until = None, 0.0

    def _check_connection(self, error: Exception) -> None:
        """Keep a connection only on which the server itself refused a statement."""
        if not isinstance(error, asyncpg.PostgresError):
            self._disconnect()

    def _disconnect(self) -> None:
        if self._connection:
            self._connection.terminate()
            self._connection = None
