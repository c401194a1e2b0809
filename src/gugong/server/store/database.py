"""How a store reaches its database: SQLite by one connection that nobody shares, PostgreSQL by a pool and two more."""

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
from .notifications import Listener
from .records import StoreError
from .table_locks import Keeper
from .urls import MEMORY, shown, sqlite_file, without_password

FAILURES = (SQLAlchemyError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError, sqlite3.Error)
_PATIENCE = 1  # seconds, for a server that is about to end and let go of the file


class Shared:
    """What a process has besides its pool when others use the database, too."""

    def __init__(self, url: str) -> None:
        """For this PostgreSQL; nothing is connected yet."""
        self.token = secrets.token_hex(8)
        self.listener = Listener(lambda: connect(url), self.token)
        self.keeper = Keeper(lambda: connect(url))

    async def close(self) -> None:
        """Close both connections."""
        await self.listener.close()
        await self.keeper.close()


async def connect(url: str) -> "asyncpg.Connection[asyncpg.Record]":
    """A connection to PostgreSQL on which nothing waits for ever."""
    return await asyncpg.connect(url, timeout=10, command_timeout=30, server_settings={"application_name": "gugong"})


async def open_database(url: str) -> tuple[AsyncEngine, Shared | None]:
    """The engine, migrated, and for PostgreSQL what several processes need."""
    file = sqlite_file(url)
    shared = None if file else Shared(url)
    try:
        engine = _sqlite(file) if file else _postgres(url)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(migrate)
            if shared:
                await shared.listener.start()
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
    plain = getattr(error, "orig", None) or error  # without what SQLAlchemy adds to it
    why = without_password(str(plain) or type(plain).__name__, url)
    return StoreError(f"The database {shown(url)} cannot be opened: {why}")


def _sqlite(file: str) -> AsyncEngine:
    if file != MEMORY:
        Path(file).absolute().parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=file),
        poolclass=AsyncAdaptedQueuePool,
        pool_size=1,
        max_overflow=0,
        connect_args={"timeout": _PATIENCE},
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
