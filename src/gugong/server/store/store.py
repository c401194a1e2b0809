"""The store: durable appends to the logs of tables, with group commit, and reads."""

import asyncio
import contextlib
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeAlias, TypeVar

import orjson
import sqlalchemy
from sqlalchemy import Select, func, or_, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ..metrics import METRICS
from ..settings import DatabaseTimeouts
from .backup import BackupCounts, copy_while_open, room_in
from .database import Database, open_database
from .failures import cause_of, failure, log
from .group_commit import GroupCommitter, PendingWrite
from .queries import BROADCAST_CHANNEL, entry_values, record_values, write_free_entries, write_group
from .records import UNREADABLE, AppendRequest, Entry, FailureKind, StoreError, TableRecord, TableStatus
from .schema import entries, heartbeats, tables

T = TypeVar("T")
ResultRow: TypeAlias = "sqlalchemy.Row[*tuple[Any, ...]]"
Query: TypeAlias = "Select[*tuple[Any, ...]]"
_LIVE_CLOCK = '"kind":"live"'  # in a summary
_PERSON = '"bot":null,"free":false'  # a seat in a summary
_ENTRIES = select(entries.c.number, entries.c.time, entries.c.kind, entries.c.body).order_by(entries.c.number)


class Store:
    """The database of tables and their logs. Use it in the event loop that opened it."""

    def __init__(self, database: Database, gather_seconds: float) -> None:
        """Use `Store.open`."""
        self.is_shared = database.shared is not None
        self._engine = engine = database.engine
        self._failures = database.failures
        self._file = database.file
        self._worked = time.monotonic()  # when something was last read or written
        self.damaged = False  # something was read since the start that cannot be
        self._shared = database.shared
        self._committer = GroupCommitter(self._commit, gather_seconds)
        self._running: set[asyncio.Task[Any]] = set()
        self._closed = False
        # Without it, PostgreSQL would begin and end a transaction for each read.
        self._read_engine = engine.execution_options(isolation_level="AUTOCOMMIT") if self._shared else engine

    @classmethod
    async def open(cls, url: str, *, gather_seconds: float = 0.0, timeouts: DatabaseTimeouts | None = None) -> "Store":
        """Connect and migrate the schema; raises StoreError. Writes are gathered for some seconds into one commit."""
        return cls(await open_database(url, timeouts or DatabaseTimeouts()), gather_seconds)

    @property
    def file(self) -> Path | None:
        """The file of a SQLite database; None if it is in memory, or of PostgreSQL."""
        return self._file.path if self._file else None

    @property
    def groups(self) -> int:
        """How many group commits have been tried."""
        return self._committer.groups

    async def close(self) -> None:
        """Finish what is queued and running, release all table locks, then disconnect."""
        self._closed = True
        await self._committer.drain()
        if self._running:
            await asyncio.wait(self._running)
        if self._shared:
            await self._shared.close()
        await self._engine.dispose()

    async def create(self, record: TableRecord, entry: Entry) -> bool:
        """Insert a table with its first entry, durably; False if its id is taken."""
        return await self._write(entry_values(record.id, entry), new_record=record_values(record))

    async def append(self, request: AppendRequest) -> bool:
        """Append an entry durably and update the table's record; False, with nothing done, if its number is taken.

        The number must be one more than that of the last entry known to be stored: wait for the result before
        appending the next one. A writer that does not know the latest entry then collides with it; gaps are not
        detected. After a `StoreError` it is unknown whether the entry was stored: read the entries again.
        """
        record = None
        if request.record:
            if request.record.id != request.table:
                raise StoreError(
                    f"The record of {request.record.id!r} cannot change with an entry of {request.table!r}."
                )
            record = record_values(request.record)
            record["which"] = record.pop("id")
        return await self._write(entry_values(request.table, request.entry), record=record)

    async def entries(self, table: str, after: int = -1, most: int | None = None) -> list[Entry]:
        """The entries of a table with numbers above `after`, in order, at most `most` of them."""
        query = _ENTRIES.where(entries.c.table_id == table, entries.c.number > after).limit(most)
        return [_entry(row) for row in await self._read(query)]

    async def record(self, table: str) -> TableRecord | None:
        """A table's record; None if there is no table of this id."""
        result = await self._read(select(tables).where(tables.c.id == table))
        return _record(result[0]) if result else None

    async def find_public(self, status: str, limit: int, older_than: int | None = None) -> list[TableRecord]:
        """Records of public tables of a status, newest first; with `older_than`, those created before that time."""
        query = select(tables).where(tables.c.public.is_(True), tables.c.status == status)
        if older_than is not None:
            query = query.where(tables.c.created < older_than)
        newest = query.order_by(tables.c.created.desc(), tables.c.id.desc()).limit(limit)
        return [_record(result) for result in await self._read(newest)]

    async def due_tables(
        self, wakes: tuple[int, int], limit: int, after: tuple[int, str] | None = None
    ) -> list[tuple[int, str]]:
        """`wake` and id of running tables that wake from the first time to the last, in that order.

        With `after`, those behind that one.
        """
        query = select(tables.c.wake, tables.c.id).where(
            tables.c.status == TableStatus.RUNNING, tables.c.wake.between(*wakes)
        )
        if after is not None:
            query = query.where(tuple_(tables.c.wake, tables.c.id) > after)
        rows = await self._read(query.order_by(tables.c.wake, tables.c.id).limit(limit))
        return [(row[0], row[1]) for row in rows]

    async def running_tables(
        self, key: str, value: str, limit: int, after: tuple[int, str] | None = None
    ) -> list[tuple[int, str]]:
        """When they were made, and ids, of running tables whose summary has this text for this key, the oldest first.

        With `after`, those behind that one.
        """
        running = (tables.c.public.in_((True, False)), tables.c.status == TableStatus.RUNNING)  # for the index
        query = select(tables.c.created, tables.c.id).where(*running, tables.c.summary.contains(f'"{key}":"{value}"'))
        if after is not None:
            query = query.where(tuple_(tables.c.created, tables.c.id) > after)
        rows = await self._read(query.order_by(tables.c.created, tables.c.id).limit(limit))
        return [(row[0], row[1]) for row in rows]

    async def has_live_clock(self, since: int) -> bool:
        """Whether a live clock runs at any table, and had not run out by a time."""
        running = (tables.c.status == TableStatus.RUNNING, tables.c.wake >= max(since, 1))
        return bool(await self._read(select(1).where(*running, tables.c.summary.contains(_LIVE_CLOCK)).limit(1)))

    async def unused_tables(
        self, before: int, limit: int, after: tuple[int, str] | None = None, *, empty: bool, ended_by: str
    ) -> list[tuple[int, str]]:
        """When they were made, and ids, of tables whose game has not begun and that have no entry since a time.

        The oldest first; with `after`, those behind that one. `empty`: only those where no person sits. Tables with an
        entry of the kind `ended_by` are left out: nothing happens there any more.
        """
        told = or_(entries.c.time >= before, entries.c.kind == ended_by)
        lately = select(entries.c.number).where(entries.c.table_id == tables.c.id, told)
        query = select(tables.c.created, tables.c.id).where(
            tables.c.public.in_((True, False)),  # for the index
            tables.c.status == TableStatus.OPEN,
            tables.c.created < before,
            ~lately.exists(),
        )
        if empty:
            query = query.where(~tables.c.summary.contains(_PERSON))
        if after is not None:
            query = query.where(tuple_(tables.c.created, tables.c.id) > after)
        rows = await self._read(query.order_by(tables.c.created, tables.c.id).limit(limit))
        return [(row[0], row[1]) for row in rows]

    async def time(self) -> int | None:
        """The time of the database in milliseconds, where processes share it; else None."""
        if not self._shared:
            return None
        return int((await self._read(select(func.extract("epoch", func.clock_timestamp()) * 1000)))[0][0])

    async def ready(self) -> bool:
        """Whether the database can be written."""
        return await self.failing() is None

    async def failing(self) -> FailureKind | None:
        """Try a write that leaves all as it was; why that fails, None if it does not."""
        try:
            await self._run_to_end(self._try_write())
        except StoreError as error:
            return error.kind
        return None

    async def _try_write(self) -> None:
        if self._shared:
            await self._shared.table_locks.renew()  # a row of this process alone: nobody else can block it
            return

        async def write(connection: AsyncConnection) -> None:
            for step in (1, -1):  # a value that stays the same would not be written
                await connection.execute(update(heartbeats).values(time=heartbeats.c.time + step))

        if self._file:
            try:
                self._file.check_disk()
            except OSError as error:
                raise failure("The disk of the database cannot be written", error) from error
        await self._transact(write)

    async def last_heartbeat(self) -> int | None:
        """The time of the last heartbeat of any server; None if there never was one."""
        result = await self._read(select(heartbeats.c.time))
        return result[0][0] or None

    async def send_heartbeat(self, now: int) -> None:
        """Store the time of this server's heartbeat."""

        async def write(connection: AsyncConnection) -> None:
            await connection.execute(update(heartbeats).values(time=now))

        await self.transact(write)

    async def back_up(self, file: Path) -> BackupCounts:
        """Copy a SQLite database to a new file while it is in use, and check the copy; raises StoreError."""
        if self._shared:
            raise StoreError("A PostgreSQL database is backed up by pg_dump.")
        if self._file:
            with room_in(file.parent):
                self._file.check_room(file.parent)
        return await self._run_to_end(copy_while_open(self._engine, file))

    async def transact(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        """Await `work` in a transaction of its own and return what it does; raises StoreError. Not for table logs."""
        return await self._run_to_end(self._transact(work))

    async def _transact(self, work: Callable[[AsyncConnection], Awaitable[T]]) -> T:
        try:
            async with self._connected(self._engine) as connection, connection.begin():
                done = await work(connection)
            await self._check_file()
        except self._failures as error:
            raise failure("The database could not be written", error) from error
        return done

    async def lock_table(self, table: str) -> bool:
        """Take the lock that lets this process run a table's bots and clocks; False if another process holds it."""
        return await self._run_to_end(self._shared.table_locks.acquire(table)) if self._shared else True

    async def unlock_table(self, table: str) -> None:
        """Release a table's lock."""
        if self._shared:
            await self._run_to_end(self._shared.table_locks.release(table))

    async def unlock_all_tables(self) -> None:
        """Release the locks of all tables."""
        if self._shared:
            await self._run_to_end(self._shared.table_locks.close())

    async def count_other_processes(self) -> int:
        """How many other processes serve this database now; raises StoreError."""
        return await self._run_to_end(self._shared.table_locks.count_others()) if self._shared else 0

    def on_entry(self, callback: Callable[[str, int], None]) -> None:
        """Register a callback for the table id and number of each entry that another process appends.

        When some may have been missed it is called with ALL_TABLES and -1.
        """
        if self._shared:
            self._shared.notifications.on_entry(callback)

    async def broadcast(self, message: Any) -> None:
        """Send a JSON message (at most a few kilobytes) to the other processes; it is not stored."""
        if self._shared:
            payload = orjson.dumps([self._shared.process_id, message]).decode()
            await self._read(select(func.pg_notify(BROADCAST_CHANNEL, payload)))

    def on_broadcast(self, callback: Callable[[str, Any], None]) -> None:
        """Register a callback for the sender's id and the message of each broadcast of another process."""
        if self._shared:
            self._shared.notifications.on_broadcast(callback)

    async def _write(
        self, entry: dict[str, Any], new_record: dict[str, Any] | None = None, record: dict[str, Any] | None = None
    ) -> bool:
        if self._closed:
            raise StoreError("The store is closed; nothing more can be stored.")
        result: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._committer.submit(PendingWrite(entry, result, new_record, record))
        return await result

    async def _commit(self, group: Sequence[PendingWrite]) -> set[PendingWrite]:
        began = time.perf_counter()
        done = await self._commit_entries(group)
        await self._check_file()
        METRICS.commit_seconds.observe(time.perf_counter() - began)
        METRICS.commit_entries.observe(len(group))
        return done

    async def _commit_entries(self, group: Sequence[PendingWrite]) -> set[PendingWrite]:
        if self._shared is None and not any(pending.new_record or pending.record_update for pending in group):
            # Nobody else writes to the file, so the numbers are free as a rule; if one is not, all is done again.
            with contextlib.suppress(sqlite3.IntegrityError):
                async with self._connected(self._engine) as connection:
                    await write_free_entries(connection, group)
                    return set(group)
        async with self._connected(self._engine) as connection, connection.begin():
            return await write_group(connection, group, self._shared.process_id if self._shared else "")

    async def _check_file(self) -> None:
        """After a write: raise OSError if it went into a file that was replaced; one that was deleted is made anew."""
        if self._file:
            if self._file.is_missing:
                async with self._engine.connect() as connection:
                    if self._file.is_missing:  # nobody else has done it meanwhile
                        log.error("The database file was deleted; it is written anew", extra={"kind": FailureKind.GONE})
                        await self._file.write_anew(connection)
            self._file.check()

    async def _read(self, query: Query) -> Sequence[ResultRow]:
        return await self._run_to_end(self._fetch(query))

    async def _fetch(self, query: Query) -> Sequence[ResultRow]:
        try:
            async with self._connected(self._read_engine) as connection:
                return (await connection.execute(query)).all()
        except self._failures as error:
            raise failure("The database could not be read", error) from error

    @asynccontextmanager
    async def _connected(self, engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
        """A connection; one to a file that is of no use any more is closed, and the next one sees the disk anew."""
        async with engine.connect() as connection:
            try:
                yield connection
                self._worked = time.monotonic()
            except self._failures as error:
                kind = cause_of(error).kind
                self.damaged |= kind == FailureKind.DAMAGED
                if self._shared is None:
                    await _roll_back(connection)
                if self._file and self._file.needs_reopening(kind, time.monotonic() - self._worked):
                    await connection.invalidate()
                raise

    async def _run_to_end(self, work: Coroutine[Any, Any, T]) -> T:
        """Await a coroutine to its end even if the caller is cancelled, which would cost its connection."""
        if self._closed:
            work.close()
            raise StoreError("The store is closed; nothing more can be read.")
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)


def _entry(row: ResultRow) -> Entry:
    """An entry from its row; one whose body is damaged has no known kind and an empty body."""
    try:
        body = orjson.loads(row[3])
    except orjson.JSONDecodeError:
        body = None
    return Entry(row[0], row[1], row[2], body) if isinstance(body, dict) else Entry(row[0], row[1], UNREADABLE, {})


async def _roll_back(connection: AsyncConnection) -> None:
    """End what SQLite may have left open, by the driver itself: after a failed commit SQLAlchemy does not."""
    with contextlib.suppress(sqlite3.Error, sqlalchemy.exc.SQLAlchemyError, ValueError):
        driver: Any = (await connection.get_raw_connection()).driver_connection
        await driver.rollback()


def _record(result: ResultRow) -> TableRecord:
    return TableRecord(
        result.id,
        result.created,
        TableStatus(result.status),
        result.public,
        result.rules_version,
        orjson.loads(result.summary),
        result.wake,
    )
