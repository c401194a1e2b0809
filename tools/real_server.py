"""Starts, stops, kills and queries a real `gugong serve` in a process of its own."""

import asyncio
import contextlib
import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
import psutil

from .bytecode import keep_bytecode
from .timeouts import GLANCE, PATIENCE

COMMAND = (sys.executable, "-c", "from gugong.cli import main; main()", "serve")
UNLIMITED = (
    *("tables-per-hour", "requests-per-second", "messages-per-second"),
    *("connections", "open-connections", "connections-per-second"),
)
NO_LIMITS = tuple(word for name in UNLIMITED for word in (f"--{name}", "0"))
METRICS_TOKEN = "for-tests-and-benchmarks"


class RealServer:
    """One server on one database; it may be started again and again, each time at a port of its own."""

    def __init__(
        self,
        database: str,
        *options: str,
        workers: int = 1,
        files: int | None = None,
        variables: dict[str, str] | None = None,
    ) -> None:
        """Not started yet; `files` is how many it may have open (None: as many as we), `variables` its environment."""
        self._variables = variables or {}
        self.database = database
        self._command = COMMAND if files is None else ("sh", "-c", f'ulimit -n {files} && exec "$@"', "sh", *COMMAND)
        self.port = 0
        self._options = (*NO_LIMITS, "--workers", str(workers), *options)
        self._folder = tempfile.TemporaryDirectory(prefix="gugong-server-")
        self._process: subprocess.Popen[bytes] | None = None
        self._family: dict[int, psutil.Process] = {}

    def __enter__(self) -> "RealServer":
        """Start it."""
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, fault: BaseException | None, _: TracebackType | None) -> None:
        """Kill it and delete its files; a failure gets the end of its log as a note."""
        if fault is not None:
            fault.add_note(f"The server said:\n{self.stderr[-1000:]}")
        self.kill()
        self._folder.cleanup()

    def launch(self) -> None:
        """Start the process without waiting for it."""
        assert self._process is None
        self._error_file.write_bytes(b"")
        with self._error_file.open("ab") as errors:
            command = [*self._command, "--port", "0", "--database", self.database, *self._options]
            variables = {**environment(), "GUGONG_METRICS_TOKEN": METRICS_TOKEN, **self._variables}
            self._process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=errors, env=variables
            )

    def start(self) -> None:
        """Start it and wait until it serves."""
        self.launch()
        deadline = time.monotonic() + PATIENCE
        while not (serving := self.said("serving")):
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise RuntimeError(f"the server did not start:\n{self.stderr[-1000:]}")
            time.sleep(GLANCE)
        self.port = serving[0]["port"]

    @property
    def process(self) -> "subprocess.Popen[bytes]":
        """The process that runs now."""
        assert self._process is not None
        return self._process

    @property
    def running(self) -> bool:
        """Whether its process is there."""
        return self._process is not None and self._process.poll() is None

    @property
    def serves(self) -> bool:
        """Whether it listens on its port."""
        return self.port != 0

    def kill(self) -> None:
        """Kill it with SIGKILL, as a power cut would."""
        if self._process is not None:
            self.family()
            self._process.kill()
            self._process.wait()
            self._ended()

    def terminate(self, how: signal.Signals = signal.SIGTERM) -> int:
        """Ask it to stop, and wait for its end; the exit code."""
        self.family()
        self.process.send_signal(how)
        return self.wait()

    def wait(self) -> int:
        """The exit code, once it has ended by itself."""
        code = self.process.wait(PATIENCE)
        self._ended()
        return code

    def _ended(self) -> None:
        self._process = None
        self.port = 0

    def freeze(self) -> None:
        """Let it stand still with SIGSTOP, as a machine that is suspended does."""
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        self.process.send_signal(signal.SIGCONT)

    def restart(self) -> None:
        """Kill it and start it again."""
        self.kill()
        self.start()

    def family(self) -> list[psutil.Process]:
        """Its child processes that run now: the bot workers."""
        if not self.running:
            return []
        try:
            found = psutil.Process(self.process.pid).children(recursive=True)
        except psutil.NoSuchProcess:
            return []
        self._family.update({child.pid: child for child in found})
        return found

    def left_behind(self) -> list[psutil.Process]:
        """Processes of servers that have ended, after they had time to notice."""
        _, alive = psutil.wait_procs(list(self._family.values()), timeout=PATIENCE)
        return [process for process in alive if process.status() != psutil.STATUS_ZOMBIE]

    @property
    def stderr(self) -> str:
        """What it has written to stderr since it was last started."""
        return self._error_file.read_text(errors="replace")

    def said(self, message: str) -> list[dict[str, Any]]:
        """The lines of its log with this message."""
        lines = []
        for line in self.stderr.splitlines():
            with contextlib.suppress(ValueError):
                lines.append(json.loads(line))
        return [line for line in lines if line["message"] == message]

    @property
    def http(self) -> str:
        """Its address over HTTP, without a path."""
        return f"http://127.0.0.1:{self.port}"

    def socket(self, table: str) -> str:
        """The address of a table's WebSocket."""
        return f"ws://127.0.0.1:{self.port}/api/tables/{table}/live"

    def metric(self, name: str) -> float:
        """A metric from /metrics, summed over all labels."""
        # Reading the certificates, which nobody needs here, would take longer than all the rest.
        allowed = {"Authorization": f"Bearer {METRICS_TOKEN}"}
        lines = httpx.get(f"{self.http}/metrics", headers=allowed, timeout=PATIENCE, verify=False).text.splitlines()
        values = [line.rpartition(" ")[2] for line in lines if line.startswith((f"{name} ", f"{name}{{"))]
        return sum(float(value) for value in values)

    @property
    def _error_file(self) -> Path:
        return Path(self._folder.name) / "stderr"


def environment() -> dict[str, str]:
    """This process's environment, without a database, and with bytecode kept."""
    kept = {name: word for name, word in os.environ.items() if name != "GUGONG_DATABASE"}
    keep_bytecode(kept)
    return kept


@contextlib.asynccontextmanager
async def working(*coroutines: Any) -> AsyncIterator[None]:
    """Run coroutines in the background of the body; their failure is raised here, and they are cancelled at the end."""
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(coroutine) for coroutine in coroutines]
        yield
        for task in tasks:
            task.cancel()
