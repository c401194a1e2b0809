"""A worker process as the server sees it: started, written to, read from, killed."""

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import Callable

from .protocol import HEADER, LENGTH, MAX_REPLY_BYTES, WorkerReply, framed

START_TIMEOUT = 120.0  # seconds until it must be ready
STOP_TIMEOUT = 2.0  # seconds from closing its pipe until it must be gone
COMMAND = ("-P", "-m", "gugong.server.bots.worker")
SETTINGS_PREFIX = "GUGONG_"  # of the server's environment variables, which may be secret
SHARED_SETTINGS = ("GUGONG_CACHE_DIR",)


class WorkerStartError(Exception):
    """A worker ended, or stayed silent, before it was ready."""


class WorkerProcess:
    """One worker process; `on_reply` is called with every reply."""

    def __init__(self, on_reply: Callable[["WorkerProcess", WorkerReply], None]) -> None:
        """Not started yet."""
        self._on_reply = on_reply
        self._process: asyncio.subprocess.Process | None = None
        self._reader: asyncio.Task[None] | None = None
        self._is_gone = False
        self.is_alive = False
        self.answers = 0

    @property
    def pid(self) -> int | None:
        """The process id; None before it is started."""
        return None if self._process is None else self._process.pid

    async def start(self) -> None:
        """Start the process and wait until it is ready; raises WorkerStartError."""
        try:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                *COMMAND,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env=worker_environment(),
                start_new_session=True,  # Ctrl-C is for the server
            )
            async with asyncio.timeout(START_TIMEOUT):
                await self._read_reply()
        except Exception as fault:
            raise WorkerStartError from fault
        self.is_alive = True
        self._reader = asyncio.create_task(self._read_replies())

    def send(self, number: int, player: int, request: bytes) -> None:
        """Send a request; if the process is dead, `wait_closed` tells."""
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(framed(HEADER.pack(number, player) + request))

    async def _read_reply(self) -> WorkerReply:
        assert self._process is not None
        assert self._process.stdout is not None
        (size,) = LENGTH.unpack(await self._process.stdout.readexactly(LENGTH.size))
        if size > MAX_REPLY_BYTES:
            raise ValueError("No answer is as long as this.")
        return WorkerReply.unpack(await self._process.stdout.readexactly(size))

    async def _read_replies(self) -> None:
        """Call back with every reply; a process that sends anything else is killed."""
        try:
            while True:
                reply = await self._read_reply()
                self.answers += 1
                self._on_reply(self, reply)
        except (OSError, EOFError, ValueError):
            self.kill()

    async def wait_closed(self) -> None:
        """Return when the process has ended, for whatever reason."""
        assert self._process is not None
        await self._process.wait()
        self.kill()
        self._is_gone = True

    def kill(self) -> None:
        """Kill the process and all that bots started in it, even if it has ended itself a moment ago."""
        self.is_alive = False
        if self._process is None or self._is_gone:
            return
        with contextlib.suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()

    async def stop(self) -> None:
        """Close its pipe, upon which it ends, and kill it if it does not; returns when it is gone."""
        self.is_alive = False
        if self._reader is not None:
            self._reader.cancel()
        if self._process is None:
            return
        assert self._process.stdin is not None
        self._process.stdin.close()
        try:
            async with asyncio.timeout(STOP_TIMEOUT):
                await self.wait_closed()
        except TimeoutError:
            self.kill()
            await self.wait_closed()


def worker_environment() -> dict[str, str]:
    """The environment of a worker: finds the same packages as the server, without the server's settings."""
    inherited = {
        name: word
        for name, word in os.environ.items()
        if not name.startswith(SETTINGS_PREFIX) or name in SHARED_SETTINGS
    }
    return {**inherited, "PYTHONPATH": os.pathsep.join(place or os.getcwd() for place in sys.path)}
