"""`gugong backup`: a copy of the database, made while the server runs or while it does not."""

import os
import secrets
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
        with backup_words():
            counts = _fetch(url, admin_socket, source, new)
        if file.exists() and not overwrite:  # somebody else was quicker
            raise SetupError(message("backup-exists", file=str(file)))
        new.replace(file)
    except OSError as fault:
        raise SetupError(message("backup-failed", why=fault.strerror or str(fault))) from None
    finally:
        new.unlink(missing_ok=True)
    typer.echo(message("backup-done", file=str(file), tables=str(counts.tables), entries=str(counts.entries)))


def sqlite_database(url: str, file: Path) -> Path:
    """The file of a SQLite database; of any other, raises SetupError with what to do instead."""
    from ...server.store.urls import MEMORY, redacted, sqlite_file

    source = sqlite_file(url)
    if source is None:
        raise SetupError(message("backup-postgres", file=str(file), url=redacted(url)))
    if source == MEMORY:
        raise SetupError(message("backup-memory"))
    return Path(source)


def _fetch(url: str, admin_socket: Path | None, source: Path, new: Path) -> Any:
    """Write a checked copy to a new file, through the server if one runs; its counts."""
    from ...server.admin.control_client import fetch_backup
    from ...server.store.backup import check_backup, copy_at_rest, sync_folder

    def fetch(control: Path) -> None:
        with os.fdopen(os.open(new, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600), "wb") as target:
            fetch_backup(control, target)
            target.flush()
            os.fsync(target.fileno())

    if not reach(url, admin_socket, fetch, every=False):
        new.unlink(missing_ok=True)
        return copy_at_rest(source, new)
    sync_folder(new.absolute().parent)
    return check_backup(new)
