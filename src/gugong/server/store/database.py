"""Opens the database: SQLite with one exclusive connection; PostgreSQL with a pool and two connections for sharing."""

import secrets
import sqlite3
from pathlib import Path
from typing import Any

import asyncpg
from sqlalchemy import URL, event
from sqlalchemy.exc import OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from .migration import migrate
from .notifications import NotificationListener
from .records import StoreError
from .table_locks import TableLocks
from .urls import MEMORY, redacted, sqlite_file, without_password

FAILURES = (SQLAlchemyError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError, sqlite3.Error)
_BUSY_TIMEOUT = 1  # seconds, for a server that is about to end and let go of the file


class SharedConnections:
    """The connections by which several processes share a PostgreSQL: notifications and table locks."""

    def __init__(self, url: str) -> None:
        """For the database of this URL; does not connect yet."""
        self.process_id = secrets.token_hex(8)
        self.notifications = NotificationListener(lambda: connect(url), self.process_id)
        self.table_locks = TableLocks(lambda: connect(url))

    async def close(self) -> None:
        """Close both connections."""
        await self.notifications.close()
        await self.table_locks.close()


async def connect(url: str) -> "asyncpg.Connection[asyncpg.Record]":
    """A new connection to PostgreSQL, with timeouts."""
    return await asyncpg.connect(url, timeout=10, command_timeout=30, server_settings={"application_name": "gugong"})


async def open_database(url: str) -> tuple[AsyncEngine, SharedConnections | None]:
    """The engine, with the schema migrated, and for PostgreSQL the shared connections; raises StoreError."""
    file = sqlite_file(url)
    shared = None if file else SharedConnections(url)
    try:
        engine = _sqlite(file) if file else _postgres(url)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(migrate)
            if shared:
                await shared.notifications.start()
        except BaseException:
            await engine.dispose()
            raise
    except StoreError:
        raise
    except (*FAILURES, ValueError) as error:  # asyncpg has several for what a URL gets wrong
        raise _cannot_open(url, file, error) from None  # a cause might be printed, with the password
    return engine, shared


def _cannot_open(url: str, file: str | None, error: Exception) -> StoreError:
    if file and isinstance(error, OperationalError) and "locked" in str(error):
        return StoreError(
            f"Another gugong serve is using this file ({file}); use --database with PostgreSQL for several processes."
        )
    cause = getattr(error, "orig", None) or error  # without what SQLAlchemy adds to it
    why = without_password(str(cause) or type(cause).__name__, url)
    return StoreError(f"The database {redacted(url)} cannot be opened: {why}")


def _sqlite(file: str) -> AsyncEngine:
    if file != MEMORY:
        Path(file).absolute().parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=file),
        poolclass=AsyncAdaptedQueuePool,
        pool_size=1,
        max_overflow=0,
        connect_args={"timeout": _BUSY_TIMEOUT},
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


def _postgres(url: str) -> AsyncEngine:
    # asyncpg reads the URL itself: it knows sslmode, sockets and several hosts as other programs do.
    return create_async_engine(
        "postgresql+asyncpg://", async_creator=lambda: connect(url), pool_pre_ping=True, hide_parameters=True
    )
