"""`gugong restore`: put a backup in the place of the database, while no server runs."""

from pathlib import Path
from typing import Annotated, Any

import typer

from ..messages import message
from .backup import sqlite_database
from .control import backup_words, database_option

app = typer.Typer(add_completion=False)


@app.command("restore")
def restore(
    file: Annotated[Path, typer.Argument(help="A backup that `gugong backup` wrote.")],
    database: Annotated[str | None, database_option()] = None,
    replace: Annotated[bool, typer.Option("--replace", help="Put the database that is there aside.")] = False,
) -> None:
    """Check a backup and put it in the place of the database; stop the server first."""
    from ...server.store import backup as backups
    from ...server.store.urls import default_url

    target = sqlite_database(database or default_url(), file)
    with backup_words():
        counts, kept = backups.restore(file, target, replace=replace)
    told: dict[str, Any] = {"tables": str(counts.tables), "entries": str(counts.entries)}
    typer.echo(message("backup-restored", file=str(file), database=str(target), **told))
    if kept is not None:
        typer.echo(message("backup-kept", file=str(kept)))
