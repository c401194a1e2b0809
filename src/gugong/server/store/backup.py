"""Backups of a SQLite database: a copy made while a server writes to it, the check of a copy, and putting one back."""

import asyncio
import contextlib
import os
import sqlite3
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .failures import cause_of
from .migration import newest
from .records import FailureKind, StoreError

_PAGES = 256  # a step of the copy: a megabyte, after which whoever writes has their turn
_PAUSE = 0.005  # seconds between two steps
_BUSY = 2.0  # seconds to wait for a database that somebody else uses
_COMPANIONS = ("-wal", "-shm", "-journal")  # files that belong to a SQLite database while it is open


class BackupFault(StoreError):
    """Why there is no backup, or none was put back; the code is that of a message of the command line."""

    def __init__(self, code: str, **args: Any) -> None:
        """The message `cli-backup-<code>`, and its arguments."""
        self.code, self.message_args = code, args
        super().__init__(f"{code}: {args}")


@dataclass(frozen=True)
class BackupCounts:
    """How much is in a backup."""

    tables: int
    entries: int


class ConnectionTurns:
    """Lets a copy in a thread have the engine's one connection for a step at a time: between them others write."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Of an engine of the running event loop."""
        self._engine, self._loop = engine, asyncio.get_running_loop()
        self._held: AsyncConnection | None = None

    def take(self) -> None:
        """Wait until nobody uses the connection, and keep it from others; called in the thread."""
        asyncio.run_coroutine_threadsafe(self._take(), self._loop).result()

    def give_back(self) -> None:
        """Let others use it."""
        asyncio.run_coroutine_threadsafe(self._give_back(), self._loop).result()

    async def _take(self) -> None:
        self._held = await self._engine.connect()

    async def _give_back(self) -> None:
        if self._held is not None:
            held, self._held = self._held, None
            await held.close()


async def copy_while_open(engine: AsyncEngine, target: Path) -> BackupCounts:
    """Copy the SQLite database of an engine, which others go on using meanwhile, to a new file, and check it.

    The copy has everything that was committed before this was called; it is read and written in a thread. Raises
    BackupFault, and leaves no file of its own then; what lay at `target` before stays.
    """
    async with engine.connect() as connection:
        pooled = await connection.get_raw_connection()
        driver: Any = pooled.driver_connection
        sqlite = driver._conn  # what aiosqlite wraps: its own backup would hold up all writes until it is done
    return await asyncio.to_thread(_copy, sqlite, target, ConnectionTurns(engine))


def copy_at_rest(database: Path, target: Path) -> BackupCounts:
    """Copy a database that no server uses to a new file, and check it; raises BackupFault."""
    if not database.is_file():
        raise BackupFault("no-file", file=str(database))
    with _opened(database) as source:
        return _copy(source, target, None)


def check_backup(file: Path) -> BackupCounts:
    """What is in a backup; raises BackupFault if it is damaged, of something else, or of a newer version."""
    if not file.is_file():
        raise BackupFault("no-file", file=str(file))
    with _opened(file, read_only=True) as connection:
        return _check(connection, str(file))


def restore(file: Path, database: Path, *, replace: bool) -> tuple[BackupCounts, Path | None]:
    """Put a backup in a database's place; what stood there is kept beside it under another name, which is returned.

    Raises BackupFault, with nothing changed, if the backup is not good, a server uses the database, or there is one and
    `replace` does not say that it may go.
    """
    counts = check_backup(file)
    kept = None
    if database.exists():
        if not replace:
            raise BackupFault("database-exists", database=str(database))
        _take_from_everybody(database)
        kept = database.with_name(f"{database.name}.replaced-{time.strftime('%Y%m%d-%H%M%S')}")
    database.parent.mkdir(parents=True, exist_ok=True)
    new = database.with_name(f"{database.name}.restored")
    new.unlink(missing_ok=True)
    if copy_at_rest(file, new) != counts:
        raise BackupFault("damaged", file=str(file), why="it changed while it was read")
    _give_to_owner(new, database if kept is not None else database.parent)
    if kept is not None:
        database.replace(kept)
    for companion in _COMPANIONS:  # of a database that is damaged they may hold the newest moves
        rest = database.with_name(database.name + companion)
        if kept is not None and rest.exists():
            rest.replace(kept.with_name(kept.name + companion))
        rest.unlink(missing_ok=True)
    new.replace(database)
    sync_folder(database.parent)
    return counts, kept


def _take_from_everybody(database: Path) -> None:
    """See that no server has a database, and put all of it into the one file; BackupFault if one has it.

    One that is damaged is left as it is: that is what backups are for.
    """
    try:
        with _opened(database) as old:
            old.execute("PRAGMA locking_mode=EXCLUSIVE")
            old.execute("BEGIN EXCLUSIVE")
            old.execute("COMMIT")
            old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except BackupFault as fault:
        if fault.code != "damaged":
            raise


def _give_to_owner(file: Path, like: Path) -> None:
    """What root restores belongs to whom the database belonged to, or its folder: the server has to open it."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        owner = like.stat()
        os.chown(file, owner.st_uid, owner.st_gid)


def sync_folder(folder: Path) -> None:
    """Make the names of files in a folder durable, where the system can do that."""
    with contextlib.suppress(OSError):
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)


def _copy(source: sqlite3.Connection, target: Path, turns: ConnectionTurns | None) -> BackupCounts:
    # Nobody but its owner may read a backup: the hashes of keys are in it.
    try:
        os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        raise BackupFault("copy-exists", file=str(target)) from None
    try:
        with _opened(target) as copy, room_in(target.parent):
            copy.execute("PRAGMA synchronous=OFF")  # it is made durable as a whole, below
            if turns is None:
                source.backup(copy)
            else:
                _copy_in_turns(source, copy, turns)
            copy.execute("PRAGMA journal_mode=DELETE")  # one file, that needs no other beside it
            counts = _check(copy, str(target))
        with target.open("rb+") as file, room_in(target.parent):
            os.fsync(file.fileno())
    except BaseException as fault:
        for name in ("", *_COMPANIONS):
            target.with_name(target.name + name).unlink(missing_ok=True)
        if isinstance(fault, sqlite3.Error | OSError):
            raise BackupFault("failed", why=str(fault)) from fault
        raise
    return counts


@contextlib.contextmanager
def room_in(folder: Path) -> Iterator[None]:
    """Raise BackupFault for what fails in the block because the disk of a folder is full."""
    try:
        yield
    except (sqlite3.Error, OSError) as fault:
        if cause_of(fault).kind == FailureKind.FULL:
            raise BackupFault("full", folder=str(folder.absolute())) from fault
        raise


def _copy_in_turns(source: sqlite3.Connection, copy: sqlite3.Connection, turns: ConnectionTurns) -> None:
    def after_step(*_: int) -> None:
        turns.give_back()
        time.sleep(_PAUSE)
        turns.take()

    turns.take()
    try:
        source.backup(copy, pages=_PAGES, progress=after_step, sleep=_PAUSE)
    finally:
        turns.give_back()


def _check(connection: sqlite3.Connection, name: str) -> BackupCounts:
    """Check every page and index of a database, and that the log of every table is whole; raises BackupFault."""
    try:
        found = [row[0] for row in connection.execute("PRAGMA integrity_check(1)")]
        if found != ["ok"]:
            raise BackupFault("damaged", file=name, why=found[0])
        version = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        if version is None or version[0] > newest():
            raise BackupFault("newer", file=name)
        tables = connection.execute("SELECT count(*) FROM tables").fetchone()[0]
        logs = connection.execute("SELECT table_id, count(*), max(number) FROM entries GROUP BY table_id").fetchall()
    except sqlite3.Error as fault:
        raise BackupFault("damaged", file=name, why=str(fault)) from None
    if len(logs) != tables or any(count != last + 1 for _, count, last in logs):
        raise BackupFault("damaged", file=name, why="the log of a table has gaps")
    return BackupCounts(tables, sum(count for _, count, _ in logs))


@contextlib.contextmanager
def _opened(file: Path, *, read_only: bool = False) -> Iterator[sqlite3.Connection]:
    """A connection to a database; raises BackupFault if it cannot be opened or a server uses it."""
    try:
        mode = "mode=ro&immutable=1" if read_only else "mode=rwc"
        connection = sqlite3.connect(
            f"{file.absolute().as_uri()}?{mode}", uri=True, timeout=_BUSY, isolation_level=None
        )
        try:
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
            yield connection
        finally:
            connection.close()
    except sqlite3.Error as fault:
        if "locked" in str(fault):
            raise BackupFault("in-use", file=str(file)) from None
        raise BackupFault("damaged", file=str(file), why=str(fault)) from None
