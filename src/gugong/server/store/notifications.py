"""Hears from PostgreSQL what other processes append."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import asyncpg
import orjson

from .queries import CHANNEL, WHISPERS
from .records import EVERYTHING

if TYPE_CHECKING:
    Line = asyncpg.Connection[asyncpg.Record]

_FAILURES = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
_PULSE = 20.0  # seconds of silence after which it is asked whether the other end is still there
_SHORTEST, _LONGEST = 0.1, 5.0  # seconds before it is tried again to connect


class Listener:
    """Listens on a connection of its own, and connects again when it is lost."""

    def __init__(self, connect: Callable[[], "Awaitable[Line]"], token: str) -> None:
        """Connect this way; what carries this token was told by ourselves."""
        self._connect = connect
        self._token = token
        self._callbacks: list[Callable[[str, int], None]] = []
        self._overhearing: list[Callable[[str, Any], None]] = []
        self._task: asyncio.Task[None] | None = None

    def listen(self, heard: Callable[[str, int], None]) -> None:
        """Call this for everything that is heard from now on."""
        self._callbacks.append(heard)

    def overhear(self, heard: Callable[[str, Any], None]) -> None:
        """Call this with who whispers and what, from now on."""
        self._overhearing.append(heard)

    async def start(self) -> None:
        """Connect; from here on nothing is missed without EVERYTHING being heard."""
        lost = asyncio.Event()
        line = await self._open(lost)
        self._task = asyncio.create_task(self._stay(line, lost))

    async def close(self) -> None:
        """Stop listening."""
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _open(self, lost: asyncio.Event) -> "Line":
        line = await self._connect()
        line.add_termination_listener(lambda _: lost.set())
        try:
            await line.add_listener(CHANNEL, self._hear)
            await line.add_listener(WHISPERS, self._overhear)
        except BaseException:
            line.terminate()
            raise
        return line

    async def _stay(self, line: "Line", lost: asyncio.Event) -> None:
        while True:
            try:
                await _until_lost(line, lost)
            finally:
                line.terminate()
            lost = asyncio.Event()
            line = await self._open_again(lost)
            self._call(EVERYTHING, -1)

    async def _open_again(self, lost: asyncio.Event) -> "Line":
        pause = _SHORTEST
        while True:
            try:
                return await self._open(lost)
            except _FAILURES:
                await asyncio.sleep(pause)
                pause = min(2 * pause, _LONGEST)

    def _hear(self, _line: Any, _process: int, _channel: str, payload: object) -> None:
        token, *told = orjson.loads(str(payload))
        if token != self._token:
            for table, number in told:
                self._call(table, number)

    def _overhear(self, _line: Any, _process: int, _channel: str, payload: object) -> None:
        token, what = orjson.loads(str(payload))
        if token != self._token:
            for heard in self._overhearing:
                asyncio.get_running_loop().call_soon(heard, token, what)

    def _call(self, table: str, number: int) -> None:
        # Each by itself: one that fails is reported by the event loop and stops neither the others nor the listening.
        for heard in self._callbacks:
            asyncio.get_running_loop().call_soon(heard, table, number)


async def _until_lost(line: "Line", lost: asyncio.Event) -> None:
    """Wait for the end of this connection; a silent one is asked, for a cut cable tells nothing."""
    while not line.is_closed():
        with suppress(TimeoutError):
            await asyncio.wait_for(lost.wait(), _PULSE)
            return
        try:
            await line.fetchval("SELECT 1", timeout=_PULSE)
        except _FAILURES:
            return
