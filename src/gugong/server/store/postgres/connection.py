"""Connections to PostgreSQL by asyncpg, which the extra `postgres` installs, and what their use may raise."""

import asyncio
from typing import TYPE_CHECKING, Any

import asyncpg

from ...settings import DatabaseTimeouts

if TYPE_CHECKING:
    PostgresConnection = asyncpg.Connection[asyncpg.Record]

FAILURES = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)
_CONNECT_TIMEOUT = 10.0  # seconds
_NETWORK_SECONDS = 5.0  # how much later than the server itself a client gives a statement up


async def connect(url: str, timeouts: DatabaseTimeouts) -> "PostgresConnection":
    """A new connection; the server ends whatever takes longer than these timeouts."""
    limits = {
        "lock_timeout": timeouts.lock,
        "statement_timeout": timeouts.statement,
        "idle_in_transaction_session_timeout": timeouts.transaction,
    }
    settings = {name: str(int(seconds * 1000)) for name, seconds in limits.items()}
    return await asyncpg.connect(
        url,
        timeout=_CONNECT_TIMEOUT,
        command_timeout=timeouts.statement + _NETWORK_SECONDS if timeouts.statement else None,
        server_settings={"application_name": "gugong", **settings},
    )


async def end_task(task: "asyncio.Task[Any] | None") -> None:
    """Cancel a task and wait for its end; again, if it was just connecting, which may swallow the first attempt."""
    while task is not None and not task.done():
        task.cancel()
        await asyncio.wait([task], timeout=1)
