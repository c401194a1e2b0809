"""Waiting for what surely comes."""

import asyncio
from collections.abc import Callable
from typing import Any

from gugong.server.tables.registry import TableRegistry
from tools.timeouts import GLANCE, PATIENCE


class FakeClock:
    """A clock on the wall that a test moves; it goes on by itself, too, as the real one does."""

    def __init__(self, registry: TableRegistry) -> None:
        self.ahead = 0
        self._real = registry.now
        registry.now = lambda: self._real() + self.ahead

    def wait(self, seconds: float) -> None:
        self.ahead += int(seconds * 1000)


async def until(true: Callable[[], Any], glance: float = GLANCE) -> None:
    """Wait until something that is asked again and again is so."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(glance)
