"""A worker process as its parent sees it: started, written to, read from, killed."""

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import Callable
from dataclasses import dataclass

from .frames import LENGTH, MAX_REPLY_BYTES, WorkerReply, request

START_TIMEOUT = 120.0  # seconds until it must be ready
LAST_WORDS_TIMEOUT = 1.0  # seconds to read what it said before it ended
STOP_TIMEOUT = 2.0  # seconds from closing its pipe until it must be gone
PROGRAM = ("-P", "-m", "gugong.workers.main")
SETTINGS_PREFIX = "GUGONG_"  # of a server's environment variables, which may be secret
SHARED_SETTINGS = ("GUGONG_CACHE_DIR",)


class WorkerStartError(Exception):
    """A worker ended, or stayed silent, before it was ready."""


@dataclass(frozen=True)
class WorkerCommand:
    """What a worker runs: its handler (`module:Class`, see workers/main.py), and how much it gives way to others."""

    handler: str
    niceness: int = 0

    def arguments(self) -> tuple[str, ...]:
        """Those of the Python interpreter."""
        return (*PROGRAM, self.handler, str(self.niceness))


class WorkerProcess:
    """One worker process; `on_reply` is called with every reply, and raises ValueError for one that is nonsense."""

    def __init__(self, command: WorkerCommand, on_reply: Callable[["WorkerProcess", WorkerReply], None]) -> None:
        """Not started yet."""
        self._command = command
        self._on_reply = on_reply
        self._process: asyncio.subprocess.Process | None = None
        self._reader: asyncio.Task[None] | None = None
        self._is_gone = False
        self.is_alive = False
        self.was_given_work = False

    @property
    def pid(self) -> int | None:
        """The process id; None before it is started."""
        return None if self._process is None else self._process.pid

    async def start(self) -> None:
        """Start the process and wait until it is ready; raises WorkerStartError."""
        try:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                *self._command.arguments(),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                env=worker_environment(),
                start_new_session=True,  # Ctrl-C is for the parent
            )
            async with asyncio.timeout(START_TIMEOUT):
                await self._read_reply()
        except Exception as fault:
            raise WorkerStartError from fault
        self.is_alive = True
        self._reader = asyncio.create_task(self._read_replies())

    def send(self, number: int, payload: bytes) -> None:
        """Send a job; if the process is dead, `wait_closed` tells."""
        assert self._process is not None
        assert self._process.stdin is not None
        self.was_given_work = True
        self._process.stdin.write(request(number, payload))

    async def _read_reply(self) -> WorkerReply:
        assert self._process is not None
        assert self._process.stdout is not None
        (size,) = LENGTH.unpack(await self._process.stdout.readexactly(LENGTH.size))
        if size > MAX_REPLY_BYTES:
            raise ValueError("No reply is as long as this.")
        return WorkerReply.unpack(await self._process.stdout.readexactly(size))

    async def _read_replies(self) -> None:
        """Call back with every reply; a process that sends anything else is killed."""
        try:
            while True:
                reply = await self._read_reply()
                self._on_reply(self, reply)
        except (OSError, EOFError, ValueError):
            self.kill()
            await self._discard_output()
        except Exception:  # a fault of ours, which must not leave a caller waiting
            self.kill()
            raise

    async def _discard_output(self) -> None:
        """Read what is left: asyncio sees the end of a process only when its pipe is empty."""
        assert self._process is not None
        assert self._process.stdout is not None
        with contextlib.suppress(OSError):
            while await self._process.stdout.read(MAX_REPLY_BYTES):
                pass

    async def wait_closed(self) -> None:
        """Return when the process has ended, for whatever reason."""
        assert self._process is not None
        await self._process.wait()
        self.kill()
        self._is_gone = True
        if self._reader is not None:
            await asyncio.wait({self._reader}, timeout=LAST_WORDS_TIMEOUT)

    @property
    def cause_of_death(self) -> str:
        """How a process that is gone has ended, as the predicate of a sentence."""
        code = 0 if self._process is None else self._process.returncode or 0
        return f"crashed its process (signal {-code})" if code < 0 else f"ended its process (exit code {code})"

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
        if self._process is None:
            return
        if self._reader is not None:
            self._reader.cancel()
            await asyncio.wait({self._reader})
        self._reader = asyncio.create_task(self._discard_output())
        assert self._process.stdin is not None
        self._process.stdin.close()
        try:
            async with asyncio.timeout(STOP_TIMEOUT):
                await self.wait_closed()
        except TimeoutError:
            self.kill()
            await self.wait_closed()


def worker_environment() -> dict[str, str]:
    """The environment of a worker: finds the same packages as its parent, without a server's settings."""
    inherited = {
        name: word
        for name, word in os.environ.items()
        if not name.startswith(SETTINGS_PREFIX) or name in SHARED_SETTINGS
    }
    return {**inherited, "PYTHONPATH": os.pathsep.join(place or os.getcwd() for place in sys.path)}
