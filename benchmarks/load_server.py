"""The server under load: `gugong serve` in a process of its own, its limits off, and what it uses."""

import resource
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import psutil

PATIENCE = 120.0  # seconds until a server has to answer
MIB = 1 << 20
UNLIMITED = (
    *("tables-per-hour", "requests-per-second", "messages-per-second"),
    *("connections", "open-connections", "connections-per-second", "total-connections"),
)
NO_LIMITS = tuple(word for name in UNLIMITED for word in (f"--{name}", "0"))


@dataclass
class Served:
    """A server that answers, and its process if it is ours."""

    url: str
    pid: int | None = None
    seconds: float = 0.0  # from its start until it was well


def raise_file_limit() -> None:
    """As many open files as this user may have; a process that we start has them, too."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


@contextmanager
def serving(
    database: str, log: Path, workers: int = 1, options: tuple[str, ...] = NO_LIMITS, files: int | None = None
) -> Iterator[Served]:
    """A server of our own with this database and options, until we are done; it may have so many open files."""
    port = _free_port()
    command = [sys.executable, "-c", "from gugong.cli import main; main()", "serve", "--port", str(port)]
    command += ["--database", database, "--workers", str(workers), "--log-level", "warning", *options]
    if files is not None:
        command = ["sh", "-c", f'ulimit -n {files} && exec "$@"', "sh", *command]
    begun = time.perf_counter()
    with log.open("ab") as lines, subprocess.Popen(command, stdout=lines, stderr=lines) as process:
        try:
            url = f"http://127.0.0.1:{port}"
            _wait_until_well(url, process, log)
            yield Served(url, process.pid, time.perf_counter() - begun)
        finally:
            process.terminate()
            try:
                process.wait(30)
            except subprocess.TimeoutExpired:
                process.kill()


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def _wait_until_well(url: str, process: "subprocess.Popen[bytes]", log: Path) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        try:
            with urllib.request.urlopen(f"{url}/healthz", timeout=5):
                return
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            time.sleep(0.01)
    raise RuntimeError(f"the server did not start:\n{log.read_text()[-2000:]}")


def processor_seconds(pid: int | None) -> float:
    """What the server has used of the processors so far, without its bots."""
    if pid is None:
        return float("nan")
    times = psutil.Process(pid).cpu_times()
    return float(times.user + times.system)


def memory(pid: int) -> tuple[int, int]:
    """Bytes in memory: of the server, and of the processes in which its bots think."""
    process = psutil.Process(pid)
    return process.memory_info().rss, sum(child.memory_info().rss for child in process.children(recursive=True))
