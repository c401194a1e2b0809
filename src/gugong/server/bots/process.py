"""A worker as the server sees it: a process with a pipe to it and one from it."""

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import Callable

from .protocol import HEADER, LENGTH, LONGEST_ANSWER, Answer, framed

STARTING = 120.0  # seconds until a process must be ready
LEAVING = 2.0  # seconds until one whose pipe was closed must be gone
COMMAND = ("-P", "-m", "gugong.server.bots.worker")
OWN = "GUGONG_"  # settings of the server, which may be secret, begin so
SHARED = ("GUGONG_CACHE_DIR",)


class NotReady(Exception):
    """A process that ended, or said nothing, before it was ready."""


class WorkerProcess:
    """One process; `hear` gets every answer that comes from it."""

    def __init__(self, hear: Callable[["WorkerProcess", Answer], None]) -> None:
        """Not started yet."""
        self._hear = hear
        self._process: asyncio.subprocess.Process | None = None
        self._listening: asyncio.Task[None] | None = None
        self._is_gone = False
        self.is_alive = False
        self.answers = 0

    @property
    def pid(self) -> int | None:
        """The number of the process."""
        return None if self._process is None else self._process.pid

    async def start(self) -> None:
        """Start it and wait until it is ready; NotReady if it never is."""
        try:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                *COMMAND,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env=environment(),
                start_new_session=True,  # Ctrl-C is for the server
            )
            async with asyncio.timeout(STARTING):
                await self._read()
        except Exception as fault:
            raise NotReady from fault
        self.is_alive = True
        self._listening = asyncio.create_task(self._listen())

    def send(self, number: int, player: int, question: bytes) -> None:
        """Put a question to it; a dead one is noticed by its end."""
        assert self._process is not None
        assert self._process.stdin is not None
        self._process.stdin.write(framed(HEADER.pack(number, player) + question))

    async def _read(self) -> Answer:
        assert self._process is not None
        assert self._process.stdout is not None
        (size,) = LENGTH.unpack(await self._process.stdout.readexactly(LENGTH.size))
        if size > LONGEST_ANSWER:
            raise ValueError("No answer is as long as this.")
        return Answer.unpack(await self._process.stdout.readexactly(size))

    async def _listen(self) -> None:
        """Hand answers on; a process that says nothing sensible any more is ended."""
        try:
            while True:
                answer = await self._read()
                self.answers += 1
                self._hear(self, answer)
        except (OSError, EOFError, ValueError):
            self.kill()

    async def ended(self) -> None:
        """Return when the process is gone, however that came."""
        assert self._process is not None
        await self._process.wait()
        self.kill()
        self._is_gone = True

    def kill(self) -> None:
        """End it now, and what bots started in it, even if the process itself has ended a moment ago."""
        self.is_alive = False
        if self._process is None or self._is_gone:
            return
        with contextlib.suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()

    async def leave(self) -> None:
        """Close its pipe, upon which it ends, or else is ended; returns when it is gone."""
        self.is_alive = False
        if self._listening is not None:
            self._listening.cancel()
        if self._process is None:
            return
        assert self._process.stdin is not None
        self._process.stdin.close()
        try:
            async with asyncio.timeout(LEAVING):
                await self.ended()
        except TimeoutError:
            self.kill()
            await self.ended()


def environment() -> dict[str, str]:
    """For a worker: it finds the same packages as the server, but none of the server's settings."""
    kept = {name: word for name, word in os.environ.items() if not name.startswith(OWN) or name in SHARED}
    return {**kept, "PYTHONPATH": os.pathsep.join(place or os.getcwd() for place in sys.path)}
