"""The other end of the control socket, for the command line; it waits for its answers."""

import contextlib
import hashlib
import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

from ...errors import GugongError

CONNECT_SECONDS = 5.0
ANSWER_SECONDS = 600.0  # a large database takes long to copy and to check
CHUNK = 1 << 20


class NoServer(GugongError):
    """No server listens at this control socket."""


class RefusedByServer(GugongError):
    """The server did not do it; nothing has changed."""

    def __init__(self, code: str, args: dict[str, Any], about: str = "admin") -> None:
        """The message `cli-<about>-<code>`, and its arguments."""
        self.code, self.message_args = code, args
        self.message_id = f"{about}-{code}"
        super().__init__(code)


class TargetFault(GugongError):
    """What the server sent could not be written; the cause is an OSError."""


def ask(file: Path, act: dict[str, Any]) -> dict[str, Any]:
    """The answer to an act; raises NoServer, RefusedByServer, or PermissionError."""
    with _asked(file, act) as answers:
        return _read_answer(answers)


def fetch_backup(file: Path, target: IO[bytes], made_at: Path, *, only_there: bool = False) -> dict[str, Any]:
    """Write a backup of the server's database to an open file, and return its counts.

    The server makes its copy at `made_at` before it sends it; if it may not write there it chooses another place,
    unless it is to be `only_there`. Raises NoServer, RefusedByServer or PermissionError; NoServer also if the
    connection ends in the middle, and TargetFault if the file cannot be written.
    """
    wish = {"act": "backup", "made_at": str(made_at.absolute()), "only_there": only_there}
    with _asked(file, wish) as answers:
        found = _read_answer(answers)
        digest, left = hashlib.sha256(), int(found["bytes"])
        while left and (chunk := answers.read(min(CHUNK, left))):
            try:
                target.write(chunk)
            except OSError as fault:  # of the target, not of the connection
                raise TargetFault from fault
            digest.update(chunk)
            left -= len(chunk)
        if left or digest.hexdigest() != found["sha256"]:
            raise NoServer("The server ended before the backup was whole.")
        return found


@contextlib.contextmanager
def _asked(file: Path, act: dict[str, Any]) -> Iterator[IO[bytes]]:
    """What the server says after it was asked for an act."""
    try:
        with _connect(file) as (connection, token):
            line = json.dumps({**act, "token": token} if token is not None else act)
            connection.sendall(line.encode() + b"\n")
            connection.settimeout(ANSWER_SECONDS)
            with connection.makefile("rb") as answers:
                yield answers
    except (PermissionError, GugongError):
        raise
    except (OSError, ValueError, KeyError) as fault:
        raise NoServer(str(fault)) from None


@contextlib.contextmanager
def _connect(file: Path) -> Iterator[tuple[socket.socket, str | None]]:
    if file.is_socket():
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as connection:
            connection.settimeout(CONNECT_SECONDS)
            connection.connect(str(file))
            yield connection, None
    else:
        address = json.loads(file.read_text(encoding="utf-8"))
        with socket.create_connection(("127.0.0.1", int(address["port"])), CONNECT_SECONDS) as connection:
            yield connection, str(address["token"])


def _read_answer(answers: IO[bytes]) -> dict[str, Any]:
    answer = json.loads(answers.readline())
    if "refused" in answer:
        raise RefusedByServer(answer["refused"], answer.get("args", {}), answer.get("about", "admin"))
    found: dict[str, Any] = answer["ok"]
    return found
