"""Opens the database: SQLite with one exclusive connection; PostgreSQL with a pool and two connections for sharing."""

import sqlite3
from dataclasses import dataclass
from typing import TYPE_CHECKING

from sqlalchemy.exc import OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from ..settings import DatabaseTimeouts
from . import sqlite
from .migration import migrate
from .records import StoreError
from .urls import redacted, sqlite_file, without_password

if TYPE_CHECKING:
    from .postgres.engine import SharedConnections

Failures = tuple[type[Exception], ...]

_SQLITE_FAILURES: Failures = (SQLAlchemyError, OSError, sqlite3.Error)
_NO_TIMEOUTS = DatabaseTimeouts(0, 0, 0)  # for a migration


@dataclass(frozen=True)
class Database:
    """The engine, what its use may raise, the file of SQLite, or the connections that processes share PostgreSQL by."""

    engine: AsyncEngine
    failures: Failures
    file: sqlite.SqliteFile | None = None
    shared: "SharedConnections | None" = None


async def open_database(url: str, timeouts: DatabaseTimeouts) -> Database:
    """The database of a URL, with the schema migrated; raises StoreError."""
    file = sqlite_file(url)
    failures = _SQLITE_FAILURES if file else _postgres_failures()
    faults: Failures = (*failures, ValueError)  # asyncpg has several for what a URL gets wrong
    try:
        if file:
            engine, watched = sqlite.new_engine(file)
            return await _opened(Database(engine, failures, watched))
        await _migrate_postgres(url)
        return await _opened(_postgres(url, failures, timeouts))
    except StoreError:
        raise
    except faults as error:
        raise _cannot_open(url, file, error) from None  # a cause might be printed, with the password


async def _opened(database: Database) -> Database:
    try:
        if database.shared:
            await database.shared.start()
        else:
            async with database.engine.begin() as connection:
                await connection.run_sync(migrate)
    except BaseException:
        await database.engine.dispose()
        raise
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


def _postgres_failures() -> Failures:
    from .postgres.connection import FAILURES  # its driver is an extra

    return (SQLAlchemyError, *FAILURES)


async def _migrate_postgres(url: str) -> None:
    """Migrate on a connection that has time: a large database may need it, and so may another process that does it."""
    from .postgres import engine

    unhurried = engine.new_engine(url, _NO_TIMEOUTS)
    try:
        async with unhurried.begin() as connection:
            await connection.run_sync(migrate)
    finally:
        await unhurried.dispose()


def _postgres(url: str, failures: Failures, timeouts: DatabaseTimeouts) -> Database:
    from .postgres import engine

    shared = engine.SharedConnections(url, timeouts)
    return Database(engine.new_engine(url, timeouts), failures, shared=shared)
