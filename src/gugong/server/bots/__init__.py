"""Bots at the server's tables: they think in processes of their own, so that none delays or harms another table."""

from .pool import BotPool, Observer, PoolClosed
from .stand_in import check_spec

__all__ = ["BotPool", "Observer", "PoolClosed", "check_spec"]
