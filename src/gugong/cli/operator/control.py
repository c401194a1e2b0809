"""How commands reach the running servers of a database, and word what these refuse."""

import contextlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import typer

from ...errors import SetupError
from ..messages import message

T = TypeVar("T")


def database_option() -> Any:
    """The option `--database`, as `gugong serve` has it."""
    return typer.Option(envvar="GUGONG_DATABASE", help="That of the server; else a file of yours.")


def admin_socket_option() -> Any:
    """The option `--admin-socket`, as `gugong serve` has it."""
    return typer.Option(envvar="GUGONG_ADMIN_SOCKET", help="That of the server, where it was given one.")


def reach(url: str, admin_socket: Path | None, ask: Callable[[Path], T], *, every: bool) -> list[T]:
    """What servers of a database answer: `every` one on this machine, else the first; [] if none runs.

    `ask` is called with a control socket. Raises SetupError in words if a server refuses.
    """
    from ...server.admin.addresses import control_files
    from ...server.admin.control_client import NoServer, RefusedByServer

    answers: list[T] = []
    for file in [admin_socket] if admin_socket is not None else control_files(url):
        try:
            answers.append(ask(file))
        except NoServer:
            continue  # left over from a server that was killed
        except PermissionError:
            raise SetupError(message("admin-not-allowed", file=str(file))) from None
        except RefusedByServer as fault:
            raise SetupError(message(fault.message_id, **fault.message_args)) from None
        if not every:
            break
    return answers


@contextlib.contextmanager
def backup_words() -> Iterator[None]:
    """Word what is wrong with a backup."""
    from ...server.store.backup import BackupFault

    try:
        yield
    except BackupFault as fault:
        raise SetupError(message(f"backup-{fault.code}", **fault.message_args)) from None
