"""LISTEN/NOTIFY of PostgreSQL: callbacks for the entries that other processes append, and for their broadcasts."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import orjson
from tenacity import retry, retry_if_exception_type, wait_random_exponential

from ..queries import BROADCAST_CHANNEL, ENTRY_CHANNEL
from ..records import ALL_TABLES
from .connection import FAILURES, end_task

if TYPE_CHECKING:
    from .connection import PostgresConnection

_PING_AFTER = 20.0  # seconds of silence after which the connection is checked
_FIRST_BACKOFF, _MAX_BACKOFF = 0.1, 5.0  # seconds between attempts to reconnect


class NotificationListener:
    """Listens on a connection of its own, and reconnects with backoff when it is lost."""

    def __init__(self, connect: Callable[[], "Awaitable[PostgresConnection]"], process_id: str) -> None:
        """Connects with `connect`; ignores notifications that this process sent itself."""
        self._connect = connect
        self._process_id = process_id
        self._entry_callbacks: list[Callable[[str, int], None]] = []
        self._broadcast_callbacks: list[Callable[[str, Any], None]] = []
        self._task: asyncio.Task[None] | None = None

    def on_entry(self, callback: Callable[[str, int], None]) -> None:
        """Register a callback for the table id and number of each entry that another process appends."""
        self._entry_callbacks.append(callback)

    def on_broadcast(self, callback: Callable[[str, Any], None]) -> None:
        """Register a callback for the sender's id and the message of each broadcast."""
        self._broadcast_callbacks.append(callback)

    async def start(self) -> None:
        """Connect; from now on, when something may have been missed, ALL_TABLES is notified."""
        lost = asyncio.Event()
        connection = await self._open(lost)
        self._task = asyncio.create_task(self._run(connection, lost))

    async def close(self) -> None:
        """Stop listening."""
        await end_task(self._task)

    async def _open(self, lost: asyncio.Event) -> "PostgresConnection":
        connection = await self._connect()
        connection.add_termination_listener(lambda _: lost.set())
        try:
            await connection.add_listener(ENTRY_CHANNEL, self._receive_entries)
            await connection.add_listener(BROADCAST_CHANNEL, self._receive_broadcast)
        except BaseException:
            connection.terminate()
            raise
        return connection

    async def _run(self, connection: "PostgresConnection", lost: asyncio.Event) -> None:
        while True:
            try:
                await _until_lost(connection, lost)
            finally:
                connection.terminate()
            lost = asyncio.Event()
            connection = await self._reconnect(lost)
            self._notify(ALL_TABLES, -1)

    # At random times, so that not all processes come at once when the server is back.
    @retry(
        retry=retry_if_exception_type(FAILURES),
        wait=wait_random_exponential(multiplier=_FIRST_BACKOFF, max=_MAX_BACKOFF),
    )
    async def _reconnect(self, lost: asyncio.Event) -> "PostgresConnection":
        return await self._open(lost)

    def _receive_entries(self, _connection: Any, _process: int, _channel: str, payload: object) -> None:
        sender, *appended = orjson.loads(str(payload))
        if sender != self._process_id:
            for table, number in appended:
                self._notify(table, number)

    def _receive_broadcast(self, _connection: Any, _process: int, _channel: str, payload: object) -> None:
        sender, message = orjson.loads(str(payload))
        if sender != self._process_id:
            for callback in self._broadcast_callbacks:
                asyncio.get_running_loop().call_soon(callback, sender, message)

    def _notify(self, table: str, number: int) -> None:
        # Each by itself: one that fails is reported by the event loop and stops neither the others nor the listening.
        for callback in self._entry_callbacks:
            asyncio.get_running_loop().call_soon(callback, table, number)


async def _until_lost(connection: "PostgresConnection", lost: asyncio.Event) -> None:
    """Return when this connection is lost; a silent one is pinged, since a cut cable gives no sign."""
    while not connection.is_closed():
        with suppress(TimeoutError):
            await asyncio.wait_for(lost.wait(), _PING_AFTER)
            return
        try:
            await connection.fetchval("SELECT 1", timeout=_PING_AFTER)
        except FAILURES:
            return
