"""`gugong serve`: what a user gets wrong is told in one sentence, with exit code 2 and no traceback."""

import socket
import subprocess
from pathlib import Path

import pytest

from tools.real_server import COMMAND, environment
from tools.timeouts import PATIENCE


def serve(*words: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [*COMMAND, *words], capture_output=True, text=True, timeout=PATIENCE, check=False, env=environment()
    )


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--database", "mysql://somewhere"], "use sqlite:///path/to/tables.db or postgresql://"),
        (["--database", "postgresql://ann:secret@127.0.0.1:1/x"], "cannot be opened"),
        (["--log-level", "loud"], "debug, info, warning and error"),
        (["--box", "nowhere"], "does not exist"),
        (["--host", "999.1.1.1"], "choose others with --host and --port"),
        (["--port", "70000"], "65535"),
    ],
)
def test_one_sentence_and_exit_code_2(words: list[str], told: str, tmp_path: Path) -> None:
    database = [] if "--database" in words else ["--database", f"sqlite:///{tmp_path}/tables.db"]
    done = serve(*words, *database)
    assert done.returncode == 2
    assert told in done.stderr
    assert "Traceback" not in done.stderr
    assert "secret" not in done.stderr


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = serve("--port", port, "--database", f"sqlite:///{tmp_path}/tables.db")
    assert done.returncode == 2
    assert f"port {port}" in done.stderr
    assert "--port" in done.stderr
