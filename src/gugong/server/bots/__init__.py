"""Bots at the server's tables: they think in processes of their own, so that none delays or harms another table."""

from .pool import BotPool, Observer, PoolClosed

__all__ = ["BotPool", "Observer", "PoolClosed"]
