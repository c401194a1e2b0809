"""`gugong backup`: a copy of the database, made while the server runs or while it does not."""

import contextlib
import os
import secrets
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from ...errors import SetupError
from ..messages import message
from .control import admin_socket_option, backup_words, database_option, reach

app = typer.Typer(add_completion=False)


@app.command("backup")
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write the backup to.")],
    database: Annotated[str | None, database_option()] = None,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Replace the file if there is one.")] = False,
    copy_in: Annotated[
        Path | None,
        typer.Option("--copy-in", help="The folder where the server makes its copy first; else beside the file."),
    ] = None,
    admin_socket: Annotated[Path | None, admin_socket_option()] = None,
) -> None:
    """Copy all tables to a file, while the server runs; nothing that was acknowledged before is missing."""
    from ...server.store.urls import default_url

    url = database or default_url()
    source = sqlite_database(url, file)
    if file.exists() and not overwrite:
        raise SetupError(message("backup-exists", file=str(file)))
    new = file.with_name(f".{file.name}.{secrets.token_hex(4)}")
    try:
        with backup_words(), _writing_to(file.parent):
            counts = _fetch(url, admin_socket, source, new, copy_in)
        if file.exists() and not overwrite:  # somebody else was quicker
            raise SetupError(message("backup-exists", file=str(file)))
        with backup_words(), _writing_to(file.parent):
            new.replace(file)
    finally:
        new.unlink(missing_ok=True)
    typer.echo(message("backup-done", file=str(file), tables=str(counts.tables), entries=str(counts.entries)))


@contextlib.contextmanager
def _writing_to(folder: Path) -> Iterator[None]:
    """Raise BackupFault for a file of a folder that could not be written in the block."""
    from ...server.admin.control_client import TargetFault
    from ...server.store.backup import BackupFault, room_in

    try:
        with room_in(folder):
            try:
                yield
            except TargetFault as fault:
                raise fault.__cause__ or fault from None
    except OSError as fault:
        raise BackupFault("failed", why=fault.strerror or str(fault)) from None


def sqlite_database(url: str, file: Path) -> Path:
    """The file of a SQLite database; of any other, raises SetupError with what to do instead."""
    from ...server.store.urls import MEMORY, redacted, sqlite_file

    source = sqlite_file(url)
    if source is None:
        raise SetupError(message("backup-postgres", file=str(file), url=redacted(url)))
    if source == MEMORY:
        raise SetupError(message("backup-memory"))
    return Path(source)


def _fetch(url: str, admin_socket: Path | None, source: Path, new: Path, copy_in: Path | None) -> Any:
    """Write a checked copy to a new file, through the server if one runs, which makes its own first; its counts."""
    from ...server.admin.control_client import fetch_backup
    from ...server.store.backup import check_backup, copy_at_rest, sync_folder

    made_at = (new.parent if copy_in is None else copy_in).absolute() / f"{new.name}.copy"
    with os.fdopen(os.open(new, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as target:
        try:
            fetched = reach(
                url,
                admin_socket,
                lambda control: fetch_backup(control, target, made_at, only_there=copy_in is not None),
                every=False,
            )
        finally:
            with contextlib.suppress(OSError):
                made_at.unlink(missing_ok=True)  # of a server that ended in the middle
        target.flush()
        os.fsync(target.fileno())
    if not fetched:
        new.unlink()
        return copy_at_rest(source, new)
    sync_folder(new.absolute().parent)
    return check_backup(new)
