"""PostgreSQL: the engine with its pool, and the two connections by which processes share a database."""

import secrets

from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ...settings import DatabaseTimeouts
from .connection import FAILURES, connect
from .notifications import NotificationListener
from .table_locks import TableLocks

__all__ = ["FAILURES", "SharedConnections", "new_engine"]


class SharedConnections:
    """The connections by which several processes share a PostgreSQL: notifications and table locks."""

    def __init__(self, url: str, timeouts: DatabaseTimeouts) -> None:
        """For the database of this URL; does not connect yet."""
        self.process_id = secrets.token_hex(8)
        self.notifications = NotificationListener(lambda: connect(url, timeouts), self.process_id)
        self.table_locks = TableLocks(lambda: connect(url, timeouts), timeouts.lease)

    async def start(self) -> None:
        """Connect both."""
        await self.notifications.start()
        await self.table_locks.start()

    async def close(self) -> None:
        """Close both connections."""
        await self.notifications.close()
        await self.table_locks.close()


def new_engine(url: str, timeouts: DatabaseTimeouts) -> AsyncEngine:
    """The engine with its pool; does not connect yet."""
    # asyncpg reads the URL itself: it knows sslmode, sockets and several hosts as other programs do.
    return create_async_engine(
        "postgresql+asyncpg://", async_creator=lambda: connect(url, timeouts), pool_pre_ping=True, hide_parameters=True
    )
