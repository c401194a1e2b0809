"""Opens the database: SQLite with one exclusive connection; PostgreSQL with a pool and two connections for sharing."""

import sqlite3
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import URL, event
from sqlalchemy.exc import OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from .migration import migrate
from .records import StoreError
from .urls import MEMORY, redacted, sqlite_file, without_password

if TYPE_CHECKING:
    from .postgres import SharedConnections

Failures = tuple[type[Exception], ...]

_SQLITE_FAILURES: Failures = (SQLAlchemyError, OSError, sqlite3.Error)
_BUSY_TIMEOUT = 1  # seconds, for a server that is about to end and let go of the file


@dataclass(frozen=True)
class Database:
    """The engine, what its use may raise, and for PostgreSQL the connections that processes share it by."""

    engine: AsyncEngine
    failures: Failures
    shared: "SharedConnections | None" = None


async def open_database(url: str) -> Database:
    """The database of a URL, with the schema migrated; raises StoreError."""
    file = sqlite_file(url)
    failures = _SQLITE_FAILURES if file else _postgres_failures()
    faults: Failures = (*failures, ValueError)  # asyncpg has several for what a URL gets wrong
    try:
        database = Database(_sqlite(file), failures) if file else _postgres(url, failures)
        try:
            async with database.engine.begin() as connection:
                await connection.run_sync(migrate)
            if database.shared:
                await database.shared.notifications.start()
        except BaseException:
            await database.engine.dispose()
            raise
    except StoreError:
        raise
    except faults as error:
        raise _cannot_open(url, file, error) from None  # a cause might be printed, with the password
    return database


def _cannot_open(url: str, file: str | None, error: Exception) -> StoreError:
    if file and isinstance(error, OperationalError) and "locked" in str(error):
        return StoreError(
            f"Another gugong serve is using this file ({file}); use --database with PostgreSQL for several processes."
        )
    cause = getattr(error, "orig", None) or error  # without what SQLAlchemy adds to it
    why = str(cause) or type(cause).__name__
    if file:
        return StoreError(f"The database {file} cannot be opened: {why}")
    return StoreError(f"The database {redacted(url)} cannot be opened: {without_password(why, url)}")


def _sqlite(file: str) -> AsyncEngine:
    if file != MEMORY:
        Path(file).absolute().parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=file),
        poolclass=AsyncAdaptedQueuePool,
        pool_size=1,
        max_overflow=0,
        # Backups read it in a thread of their own.
        connect_args={"timeout": _BUSY_TIMEOUT, "check_same_thread": False},
        hide_parameters=True,
    )
    event.listen(engine.sync_engine, "connect", _prepare_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    # The lock comes first: whoever has it never meets another process, and it goes with the process.
    for setting in ("locking_mode=EXCLUSIVE", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _postgres_failures() -> Failures:
    from .postgres import FAILURES  # its driver is an extra

    return (SQLAlchemyError, *FAILURES)


def _postgres(url: str, failures: Failures) -> Database:
    from . import postgres

    return Database(postgres.new_engine(url), failures, postgres.SharedConnections(url))
