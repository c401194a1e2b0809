"""The SQL of a group commit: inserts tables and entries, updates table records, and notifies other processes."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import orjson
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from . import schema
from .group_commit import PendingWrite
from .records import Entry, TableRecord

ENTRY_CHANNEL = "gugong"
BROADCAST_CHANNEL = "gugong_broadcasts"
_MAX_NOTIFICATION_BYTES = 7900  # PostgreSQL allows a notification just under 8000 bytes
_COLUMNS = ("table_id", "number", "time", "kind", "body")
_SQLITE_INSERT = f"INSERT INTO entries ({', '.join(_COLUMNS)}) VALUES ({', '.join(f':{name}' for name in _COLUMNS)})"
_NOTIFY = text("SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload")


def entry_values(table: str, entry: Entry) -> dict[str, Any]:
    """The column values of an entry."""
    body = orjson.dumps(entry.body).decode()
    return {"table_id": table, "number": entry.number, "time": entry.time, "kind": str(entry.kind), "body": body}


def record_values(record: TableRecord) -> dict[str, Any]:
    """The column values of a table record."""
    return {
        "id": record.id,
        "created": record.created,
        "status": str(record.status),
        "public": record.public,
        "rules_version": record.rules_version,
        "summary": orjson.dumps(record.summary).decode(),
        "wake": record.wake,
    }


async def write_group(connection: AsyncConnection, group: Sequence[PendingWrite], process_id: str) -> set[PendingWrite]:
    """Insert new tables, append the entries whose numbers are free, update records; returns the successful writes."""
    first: dict[tuple[str, int], PendingWrite] = {}
    for pending in group:
        first.setdefault(pending.key, pending)
    refused = await _insert_tables(connection, first.values())
    # In the same order in every process, so that two groups never deadlock.
    writes = [first[key] for key in sorted(first) if first[key] not in refused]
    if not writes:
        return set()
    added = await _insert_entries(connection, [pending.entry for pending in writes])
    succeeded = [pending for pending in writes if pending.key in added]
    await _update_tables(connection, succeeded)
    if succeeded and connection.dialect.name == "postgresql":
        payloads = list(entry_notifications(process_id, [pending.key for pending in succeeded]))
        await connection.execute(_NOTIFY, {"channel": ENTRY_CHANNEL, "payloads": payloads})
    return set(succeeded)


def entry_notifications(process_id: str, keys: Iterable[tuple[str, int]]) -> Iterator[str]:
    """JSON payloads for NOTIFY, each short enough for PostgreSQL: the sender, then table ids and entry numbers."""
    start = [orjson.dumps(process_id)]
    parts, size = list(start), 0
    for table, number in keys:
        part = orjson.dumps([table, number])
        if size + len(part) > _MAX_NOTIFICATION_BYTES - 100:
            yield _joined(parts)
            parts, size = list(start), 0
        parts.append(part)
        size += len(part) + 1
    yield _joined(parts)


def _joined(parts: list[bytes]) -> str:
    return f"[{b','.join(parts).decode()}]"


async def _insert_tables(connection: AsyncConnection, writes: Iterable[PendingWrite]) -> set[PendingWrite]:
    """Insert new tables; returns the writes whose table id is taken."""
    creators = {pending.new_record["id"]: pending for pending in writes if pending.new_record}
    if not creators:
        return set()
    rows = [creators[table].new_record or {} for table in sorted(creators)]
    created = set((await connection.execute(schema.insert_tables(connection.dialect.name), rows)).scalars())
    return {pending for table, pending in creators.items() if table not in created}


async def _insert_entries(connection: AsyncConnection, values: list[dict[str, Any]]) -> set[tuple[str, int]]:
    if connection.dialect.name == "postgresql":
        columns = {name: [value[name] for value in values] for name in _COLUMNS}
        result = await connection.execute(schema.POSTGRES_INSERT_ENTRIES, columns)
    else:
        result = await connection.execute(schema.SQLITE_INSERT_ENTRIES, values)
    return {(row[0], row[1]) for row in result}


async def write_free_entries(connection: AsyncConnection, group: Sequence[PendingWrite]) -> None:
    """Append entries to a SQLite database in a transaction; sqlite3.IntegrityError, with nothing done, if one is taken.

    The driver does it by itself: as statements of SQLAlchemy it would cost several times as much.
    """
    driver: Any = (await connection.get_raw_connection()).driver_connection
    try:
        await driver.executemany(_SQLITE_INSERT, [pending.entry for pending in group])
        await driver.commit()
    except BaseException:
        await driver.rollback()
        raise


async def _update_tables(connection: AsyncConnection, succeeded: Iterable[PendingWrite]) -> None:
    latest = {pending.record_update["which"]: pending.record_update for pending in succeeded if pending.record_update}
    if latest:
        await connection.execute(schema.UPDATE_TABLE, list(latest.values()))
