"""Connections to PostgreSQL by asyncpg, which the extra `postgres` installs, and what their use may raise."""

from typing import TYPE_CHECKING

import asyncpg

if TYPE_CHECKING:
    PostgresConnection = asyncpg.Connection[asyncpg.Record]

FAILURES = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError)


async def connect(url: str) -> "PostgresConnection":
    """A new connection, with timeouts."""
    return await asyncpg.connect(url, timeout=10, command_timeout=30, server_settings={"application_name": "gugong"})
