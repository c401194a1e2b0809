"""The part of the store that handovers need: sealed contents, each for a few minutes and to be taken once."""

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ..errors import Refused
from ..store.schema import handovers
from ..store.store import Store

KEEP_MS = 24 * 3600 * 1000  # so long a code is known to have expired or to be used


class HandoverStore:
    """Reads and writes handovers; every method is one transaction and may raise StoreError."""

    def __init__(self, store: Store) -> None:
        """In the database of a store."""
        self._store = store

    async def add(self, handover: str, content: bytes, expires: int, now: int, displaced: str | None = None) -> None:
        """Store a sealed content until a time, in place of another, which expires now, or of none."""

        async def work(connection: AsyncConnection) -> None:
            if displaced is not None:
                await connection.execute(update(handovers).where(handovers.c.id == displaced).values(expires=now))
            await _clear(connection, now)
            values = {"id": handover, "content": content, "expires": expires, "used": False}
            await connection.execute(insert(handovers).values(values))

        await self._store.transact(work)

    async def take(self, handover: str, now: int) -> bytes:
        """The sealed content, which nobody can take again; raises Refused if there is none any more."""

        async def work(connection: AsyncConnection) -> bytes:
            query = select(handovers).where(handovers.c.id == handover).with_for_update()
            found = (await connection.execute(query)).one_or_none()
            if found is None:
                raise Refused("handover-unknown", 404)
            if found.used:
                raise Refused("handover-used", 404)
            if found.content is None or found.expires <= now:
                raise Refused("handover-expired", 404)
            taken = update(handovers).where(handovers.c.id == handover).values(content=None, used=True)
            await connection.execute(taken)
            return bytes(found.content)

        return await self._store.transact(work)

    async def clear(self, now: int) -> int:
        """Delete what has expired; how many contents are left."""

        async def work(connection: AsyncConnection) -> int:
            return await _clear(connection, now)

        return await self._store.transact(work)


async def _clear(connection: AsyncConnection, now: int) -> int:
    await connection.execute(delete(handovers).where(handovers.c.expires <= now - KEEP_MS))
    is_over = (handovers.c.expires <= now) & handovers.c.content.is_not(None)
    await connection.execute(update(handovers).where(is_over).values(content=None))
    query = select(func.count()).select_from(handovers).where(handovers.c.content.is_not(None))
    return int((await connection.execute(query)).scalar_one())
