"""The store: appends to the logs of tables, many at once and each durable when it is acknowledged, and reads them."""

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeAlias, TypeVar

import orjson
import sqlalchemy
from sqlalchemy import Select, func, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from .database import FAILURES, Shared, open_database
from .group_commit import Job, Writer
from .queries import WHISPERS, entry_values, row_values, write
from .records import RUNNING, Change, Entry, Row, StoreError
from .schema import beats, entries, tables

T = TypeVar("T")
Found: TypeAlias = "sqlalchemy.Row[*tuple[Any, ...]]"
Wanted: TypeAlias = "Select[*tuple[Any, ...]]"
_ENTRIES = select(entries.c.number, entries.c.time, entries.c.kind, entries.c.body).order_by(entries.c.number)


class Store:
    """Where tables are kept. Use it in the event loop that opened it."""

    def __init__(self, engine: AsyncEngine, shared: Shared | None, group: float) -> None:
        """Use `Store.open`."""
        self.several = shared is not None
        self._engine = engine
        self._shared = shared
        self._writer = Writer(self._commit, group)
        self._under_way: set[asyncio.Task[Any]] = set()
        self._closed = False
        # PostgreSQL would begin and end a transaction for each reading.
        self._reading = engine.execution_options(isolation_level="AUTOCOMMIT") if shared else engine

    @classmethod
    async def open(cls, url: str, *, group: float = 0.0) -> "Store":
        """Connect and bring the schema up to date. Changes are gathered for `group` seconds into one transaction."""
        engine, shared = await open_database(url)
        return cls(engine, shared, group)

    @property
    def groups(self) -> int:
        """How many groups of changes have been committed, or tried."""
        return self._writer.groups

    async def close(self) -> None:
        """Finish what is queued and under way, then close; the tables that are kept are let go."""
        self._closed = True
        await self._writer.finish()
        if self._under_way:
            await asyncio.wait(self._under_way)
        if self._shared:
            await self._shared.close()
        await self._engine.dispose()

    async def create(self, row: Row, entry: Entry) -> bool:
        """Make a table, with its first entry, durably; False if its id is taken."""
        return await self._write(entry_values(row.id, entry), new=row_values(row))

    async def append(self, change: Change) -> bool:
        """Append an entry durably, and change the row with it; False, and nothing done, if its number is taken.

        The number must be one more than that of the last entry known, and known as kept: ask for the next one only
        after the answer. Whoever does not know the latest entry then collides with it; gaps are not looked for. After
        a `StoreError` it is not known whether the entry was kept: read the entries again.
        """
        row = None
        if change.row:
            if change.row.id != change.table:
                raise StoreError(f"The row of {change.row.id!r} cannot change with an entry of {change.table!r}.")
            row = row_values(change.row)
            row["which"] = row.pop("id")
        return await self._write(entry_values(change.table, change.entry), row=row)

    async def entries(self, table: str, after: int = -1, most: int | None = None) -> list[Entry]:
        """The entries of a table with a number above `after`, in order, no more than so many."""
        wanted = _ENTRIES.where(entries.c.table_id == table, entries.c.number > after).limit(most)
        return [Entry(row[0], row[1], row[2], orjson.loads(row[3])) for row in await self._read(wanted)]

    async def row(self, table: str) -> Row | None:
        """What is known of a table, if there is one of this id."""
        found = await self._read(select(tables).where(tables.c.id == table))
        return _row(found[0]) if found else None

    async def find_public(self, status: str, limit: int, older_than: int | None = None) -> list[Row]:
        """Public tables of this status, the newest first; with `older_than`, those created before then."""
        wanted = select(tables).where(tables.c.public.is_(True), tables.c.status == status)
        if older_than is not None:
            wanted = wanted.where(tables.c.created < older_than)
        newest = wanted.order_by(tables.c.created.desc(), tables.c.id.desc()).limit(limit)
        return [_row(found) for found in await self._read(newest)]

    async def due(self, now: int, limit: int) -> list[str]:
        """The running tables that had to be woken by `now`: so many at once (0), and so many of those with a time."""
        found: list[str] = []
        for which in (tables.c.wake == 0, tables.c.wake.between(1, now)):
            wanted = select(tables.c.id).where(tables.c.status == RUNNING, which)
            rows = await self._read(wanted.order_by(tables.c.wake, tables.c.id).limit(limit))
            found += [row[0] for row in rows]
        return found

    async def ready(self) -> bool:
        """Whether the database answers."""
        try:
            await self._read(select(1))
        except StoreError:
            return False
        return True

    async def last_beat(self) -> int | None:
        """When a server last said that it is there; None if none ever did."""
        found = await self._read(select(beats.c.time))
        return found[0][0] or None

    async def beat(self, now: int) -> None:
        """Say that a server is there."""
        await self._whole(self._beat(now))

    async def _beat(self, now: int) -> None:
        try:
            async with self._engine.begin() as connection:
                await connection.execute(update(beats).values(time=now))
        except FAILURES as error:
            raise StoreError(f"The database could not be written: {error}") from error

    async def keep(self, table: str) -> bool:
        """Become the one process that drives this table, or stay it; False if another process is."""
        return await self._whole(self._shared.keeper.keep(table)) if self._shared else True

    async def let_go(self, table: str) -> None:
        """Let other processes drive this table."""
        if self._shared:
            await self._whole(self._shared.keeper.let_go(table))

    def listen(self, heard: Callable[[str, int], None]) -> None:
        """Have `heard` called with the table and number of each entry that another process appends.

        When some may have been missed it is called with EVERYTHING and -1.
        """
        if self._shared:
            self._shared.listener.listen(heard)

    async def whisper(self, what: Any) -> None:
        """Tell the other processes something that nobody keeps (JSON, a few kilobytes at most)."""
        if self._shared:
            told = orjson.dumps([self._shared.token, what]).decode()
            await self._read(select(func.pg_notify(WHISPERS, told)))

    def overhear(self, heard: Callable[[str, Any], None]) -> None:
        """Have `heard` called with who whispers and what, in other processes."""
        if self._shared:
            self._shared.listener.overhear(heard)

    async def _write(
        self, entry: dict[str, Any], new: dict[str, Any] | None = None, row: dict[str, Any] | None = None
    ) -> bool:
        if self._closed:
            raise StoreError("The store is closed; nothing more can be kept.")
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._writer.add(Job(entry, answer, new, row))
        return await answer

    async def _commit(self, group: Sequence[Job]) -> set[Job]:
        async with self._engine.begin() as connection:
            return await write(connection, group, self._shared.token if self._shared else "")

    async def _read(self, wanted: Wanted) -> Sequence[Found]:
        return await self._whole(self._rows(wanted))

    async def _rows(self, wanted: Wanted) -> Sequence[Found]:
        try:
            async with self._reading.connect() as connection:
                return (await connection.execute(wanted)).all()
        except FAILURES as error:
            raise StoreError(f"The database could not be read: {error}") from error

    async def _whole(self, doing: Coroutine[Any, Any, T]) -> T:
        """Do this to its end even if whoever asked is cancelled: a connection left in the middle would be lost."""
        if self._closed:
            doing.close()
            raise StoreError("The store is closed; nothing more can be read.")
        task = asyncio.create_task(doing)
        self._under_way.add(task)
        task.add_done_callback(self._under_way.discard)
        return await asyncio.shield(task)


def _row(found: Found) -> Row:
    return Row(
        found.id,
        found.created,
        found.status,
        found.public,
        found.rules_version,
        orjson.loads(found.summary),
        found.wake,
    )
