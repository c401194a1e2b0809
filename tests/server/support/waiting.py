"""Waiting for what surely comes."""

import asyncio
from collections.abc import Callable
from typing import Any

from tools.timeouts import GLANCE, PATIENCE


async def until(true: Callable[[], Any], glance: float = GLANCE) -> None:
    """Wait until something that is asked again and again is so."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(glance)
