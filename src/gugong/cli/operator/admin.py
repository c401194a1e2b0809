"""`gugong admin`: what an operator sees of a running server, and does to it. It works on the server's machine only."""

import json
from collections.abc import Sequence
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table as Grid

from ...errors import SetupError
from ..messages import message
from ..style import new_console
from .control import admin_socket_option, database_option, reach

app = typer.Typer(name="admin", help="Look after a running server.", no_args_is_help=True, add_completion=False)

MAX_MINUTES = 60 * 24 * 365
TABLE_COLUMNS = ("table", "status", "public", "people", "bots", "free", "connected", "entries", "created", "last")
CONNECTION_COLUMNS = ("table", "address", "person", "seats", "seconds")
MUTE_COLUMNS = ("who", "minutes")


class Status(StrEnum):
    """Where a table is in its life."""

    OPEN = "open"
    RUNNING = "running"
    OVER = "over"
    EXPIRED = "expired"


TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table, from `gugong admin tables`.")]
Minutes = Annotated[int, typer.Option(min=1, max=MAX_MINUTES, help="For how long.")]
AsJson = Annotated[bool, typer.Option("--json", help="For programs.")]


class Servers:
    """The running servers of a database on this machine."""

    def __init__(self, database: str | None, admin_socket: Path | None) -> None:
        """Of the database that was named, or of the user's own."""
        self._database, self._admin_socket = database, admin_socket

    def ask(self, *, every: bool = False, **act: Any) -> list[dict[str, Any]]:
        """The answers of one or of every server; raises SetupError in words."""
        from ...server.admin.control_client import ask
        from ...server.store.urls import default_url

        url = self._database or default_url()
        answers = reach(url, self._admin_socket, lambda file: ask(file, act), every=every)
        if not answers:
            raise SetupError(message("admin-no-server"))
        return answers


@app.callback()
def admin(
    context: typer.Context,
    database: Annotated[str | None, database_option()] = None,
    admin_socket: Annotated[Path | None, admin_socket_option()] = None,
) -> None:
    """Look after a running server, on its own machine and as the user who runs it. Every act is in its log."""
    context.obj = Servers(database, admin_socket)


@app.command()
def tables(
    context: typer.Context,
    status: Annotated[Status | None, typer.Option(help="Only those.")] = None,
    limit: Annotated[int, typer.Option(min=1, max=10_000, help="The newest so many.")] = 100,
    as_json: AsJson = False,
) -> None:
    """List the newest tables: how many sit there, and when something happened last. No names, no cards."""
    answers = context.obj.ask(every=True, act="tables", status=status, limit=limit)
    found = answers[0]["tables"]
    connected = [{one["table"]: one["connected"] for one in answer["tables"]} for answer in answers]
    for one in found:
        one["connected"] = sum(counts.get(one["table"], 0) for counts in connected)
    _show(TABLE_COLUMNS, found, as_json)


@app.command()
def connections(context: typer.Context, as_json: AsJson = False) -> None:
    """List the open sockets: table, address, the tag of the person, their seats, and for how long."""
    answers = context.obj.ask(every=True, act="connections")
    found = [one for answer in answers for one in answer["connections"]]
    for one in found:
        one["seats"] = ", ".join(str(seat + 1) for seat in one["seats"])
    _show(CONNECTION_COLUMNS, found, as_json)


@app.command()
def close(context: typer.Context, table: TableId) -> None:
    """End a table: it can be read, but nothing more happens there. Its people are told."""
    context.obj.ask(act="close", table=table)
    typer.echo(message("admin-closed", table=table))


@app.command()
def delete(
    context: typer.Context, table: TableId, yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False
) -> None:
    """Delete a table with its log, for ever. Its people are told."""
    if not yes and not typer.confirm(message("admin-ask-delete", table=table)):
        raise typer.Exit(1)
    context.obj.ask(act="delete", table=table)
    typer.echo(message("admin-deleted", table=table))


@app.command()
def expire(
    context: typer.Context,
    hours: Annotated[int, typer.Option(min=1, max=MAX_MINUTES // 60, help="Nothing has happened for so long.")] = 24,
) -> None:
    """Let tables expire that still wait for their beginning, where nobody is and nothing has happened for long."""
    answer = context.obj.ask(act="expire", minutes=hours * 60)[0]
    typer.echo(message("admin-expired", count=str(answer["count"])))


@app.command()
def mute(
    context: typer.Context,
    who: Annotated[str, typer.Argument(help="A person's tag, an address, or a network such as 192.0.2.0/24.")],
    minutes: Minutes = 60,
) -> None:
    """Let somebody neither chat nor sit down nor make tables for a time. Games that they are in go on."""
    answer = context.obj.ask(act="mute", who=who, minutes=minutes)[0]
    typer.echo(message("admin-muted", who=answer["who"], minutes=str(minutes)))


@app.command()
def unmute(context: typer.Context, who: Annotated[str, typer.Argument(help="As it was muted.")]) -> None:
    """End a mute."""
    answer = context.obj.ask(act="unmute", who=who)[0]
    typer.echo(message("admin-unmuted", who=answer["who"]))


@app.command()
def mutes(context: typer.Context, as_json: AsJson = False) -> None:
    """List who is muted, and for how long."""
    _show(MUTE_COLUMNS, context.obj.ask(act="mutes")[0]["mutes"], as_json)


@app.command()
def invite(context: typer.Context, table: TableId) -> None:
    """Make a new invitation to a private table; the old one opens nothing any more."""
    answer = context.obj.ask(act="invite", table=table)[0]
    typer.echo(message("admin-invited", path=answer["path"]))


@app.command()
def announce(
    context: typer.Context,
    minutes: Annotated[int | None, typer.Argument(min=0, max=MAX_MINUTES, help="Until the restart.")] = None,
    cancel: Annotated[bool, typer.Option("--cancel", help="There will be none.")] = False,
) -> None:
    """Tell everybody on the page, in their language, that the server will be restarted in so many minutes."""
    if (minutes is None) != cancel:
        raise typer.BadParameter("MINUTES / --cancel")
    answer = context.obj.ask(act="announce", minutes=minutes)[0]
    if minutes is None:
        typer.echo(message("admin-unannounced"))
    else:
        typer.echo(message("admin-announced", minutes=str(minutes), told=str(answer["told"])))


def _show(columns: Sequence[str], rows: list[dict[str, Any]], as_json: bool) -> None:
    if as_json:
        typer.echo(json.dumps(rows))
        return
    if not rows:
        typer.echo(message("admin-none"))
        return
    grid = Grid(box=None, pad_edge=False)
    for column in columns:
        grid.add_column(message(f"admin-column-{column}"), no_wrap=column in ("table", "person", "created", "last"))
    for row in rows:
        grid.add_row(*(_cell(column, row[column]) for column in columns))
    new_console().print(grid)


def _cell(column: str, value: Any) -> str:
    if column == "status":
        return message(f"admin-status-{value}")
    if column in ("created", "last"):
        return "" if value is None else f"{datetime.fromtimestamp(value / 1000):%m-%d %H:%M}"
    if isinstance(value, bool):
        return message("admin-yes" if value else "admin-no")
    return "" if value is None else str(value)
