"""What a group of changes does to the database, inside one transaction."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import orjson
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from . import schema
from .group_commit import Job
from .records import Entry, Row

CHANNEL = "gugong"
WHISPERS = "gugong_whispers"
_LONGEST = 7900  # PostgreSQL allows a notification just under 8000 bytes
_COLUMNS = ("table_id", "number", "time", "kind", "body")
_NOTIFY = text("SELECT pg_notify(:channel, told) FROM unnest(CAST(:told AS text[])) AS told")


def entry_values(table: str, entry: Entry) -> dict[str, Any]:
    """An entry as the database takes it."""
    body = orjson.dumps(entry.body).decode()
    return {"table_id": table, "number": entry.number, "time": entry.time, "kind": entry.kind, "body": body}


def row_values(row: Row) -> dict[str, Any]:
    """A row as the database takes it."""
    return {
        "id": row.id,
        "created": row.created,
        "status": row.status,
        "public": row.public,
        "rules_version": row.rules_version,
        "summary": orjson.dumps(row.summary).decode(),
        "wake": row.wake,
    }


async def write(connection: AsyncConnection, group: Sequence[Job], token: str) -> set[Job]:
    """Make the tables that are new, append the entries whose number is free, change their rows; gives who won."""
    first: dict[tuple[str, int], Job] = {}
    for job in group:
        first.setdefault(job.key, job)
    refused = await _add_tables(connection, first.values())
    # In one order in every process, so that two groups never wait for each other.
    jobs = [first[key] for key in sorted(first) if first[key] not in refused]
    if not jobs:
        return set()
    added = await _add_entries(connection, [job.entry for job in jobs])
    won = [job for job in jobs if job.key in added]
    await _change_rows(connection, won)
    if won and connection.dialect.name == "postgresql":
        told = list(notifications(token, [job.key for job in won]))
        await connection.execute(_NOTIFY, {"channel": CHANNEL, "told": told})
    return set(won)


def notifications(token: str, keys: Iterable[tuple[str, int]]) -> Iterator[str]:
    """What the other processes are told, in pieces that PostgreSQL allows: who tells, then tables and numbers."""
    start = [orjson.dumps(token)]
    pieces, size = list(start), 0
    for table, number in keys:
        piece = orjson.dumps([table, number])
        if size + len(piece) > _LONGEST - 100:
            yield _joined(pieces)
            pieces, size = list(start), 0
        pieces.append(piece)
        size += len(piece) + 1
    yield _joined(pieces)


def _joined(pieces: list[bytes]) -> str:
    return f"[{b','.join(pieces).decode()}]"


async def _add_tables(connection: AsyncConnection, jobs: Iterable[Job]) -> set[Job]:
    """The jobs that wanted to make a table whose id is taken."""
    makers = {job.new["id"]: job for job in jobs if job.new}
    if not makers:
        return set()
    postgres = connection.dialect.name == "postgresql"
    statement = schema.POSTGRES_ADD_TABLES if postgres else schema.SQLITE_ADD_TABLES
    rows = [makers[table].new or {} for table in sorted(makers)]
    made = set((await connection.execute(statement, rows)).scalars())
    return {job for table, job in makers.items() if table not in made}


async def _add_entries(connection: AsyncConnection, values: list[dict[str, Any]]) -> set[tuple[str, int]]:
    if connection.dialect.name == "postgresql":
        columns = {name: [value[name] for value in values] for name in _COLUMNS}
        result = await connection.execute(schema.POSTGRES_ADD_ENTRIES, columns)
    else:
        result = await connection.execute(schema.SQLITE_ADD_ENTRIES, values)
    return {(row[0], row[1]) for row in result}


async def _change_rows(connection: AsyncConnection, won: Iterable[Job]) -> None:
    latest = {job.row["which"]: job.row for job in won if job.row}
    if latest:
        await connection.execute(schema.CHANGE_TABLE, list(latest.values()))
