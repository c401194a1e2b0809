"""Bots at the server's tables, in worker processes, so that none delays or harms another table."""

from .pool import BotPool, Observer, PoolClosed

__all__ = ["BotPool", "Observer", "PoolClosed"]
