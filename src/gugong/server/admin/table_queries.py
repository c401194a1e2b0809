"""What the operator reads and deletes in the database."""

from collections.abc import Sequence
from typing import Any

import orjson
from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ..store.schema import entries, tables
from ..store.store import Store

_LAST_ENTRY = (
    select(entries.c.time).where(entries.c.table_id == tables.c.id).order_by(entries.c.number.desc()).limit(1)
).scalar_subquery()
_LOG_LENGTH = (
    select(entries.c.number + 1).where(entries.c.table_id == tables.c.id).order_by(entries.c.number.desc()).limit(1)
).scalar_subquery()
_COLUMNS = (tables.c.id, tables.c.created, tables.c.status, tables.c.public, tables.c.summary)


async def list_tables(store: Store, status: str | None, limit: int) -> list[dict[str, Any]]:
    """The newest tables, without the names at them; raises StoreError."""

    async def work(connection: AsyncConnection) -> Sequence[Any]:
        query = select(*_COLUMNS, _LAST_ENTRY, _LOG_LENGTH).order_by(tables.c.created.desc(), tables.c.id).limit(limit)
        return (await connection.execute(query if status is None else query.where(tables.c.status == status))).all()

    return [_listed(row) for row in await store.transact(work)]


def _listed(row: Any) -> dict[str, Any]:
    summary = orjson.loads(row[4])
    seats = summary["seats"]
    free, bots = (sum(bool(seat[what]) for seat in seats) for what in ("free", "bot"))
    meng = bool(summary["setup"].get("solo"))
    return {
        "table": row[0],
        "created": row[1],
        "status": row[2],
        "public": row[3],
        "people": len(seats) - free - bots - meng,
        "bots": bots,
        "free": free,
        "last": row[5],
        "entries": row[6],
    }


async def delete_table(store: Store, table_id: str) -> bool:
    """Delete a table and its log; False if there is none. Raises StoreError."""

    async def work(connection: AsyncConnection) -> bool:
        # PostgreSQL: from here on no other process can add an entry to it.
        await connection.execute(select(tables.c.id).where(tables.c.id == table_id).with_for_update())
        await connection.execute(delete(entries).where(entries.c.table_id == table_id))
        return bool((await connection.execute(delete(tables).where(tables.c.id == table_id))).rowcount)

    return await store.transact(work)
