"""A pool for a test, and who asks it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeVar

import psutil

from gugong import Game, Setup
from gugong.server.bots import BotPool
from tools.timeouts import PATIENCE

T = TypeVar("T")


@asynccontextmanager
async def opened(workers: int, timeout: float = 60.0) -> AsyncIterator[BotPool]:
    pool = BotPool(workers, timeout)
    await pool.start()
    try:
        yield pool
    finally:
        await pool.stop()


def run(test: Callable[[], Awaitable[T]]) -> T:
    async def limited() -> T:
        async with asyncio.timeout(PATIENCE):
            return await test()

    return asyncio.run(limited())


async def decide(pool: BotPool, spec: str, game: Game | None = None, table: str = "table") -> int:
    game = game or fresh()
    assert game.decision is not None
    return await pool.ask((table, game.decision.seat), spec, game, 5)


def fresh(seed: int = 1, players: int = 3) -> Game:
    return Game(Setup(players=players, seed=seed))


def workers_of(process: psutil.Process | None = None) -> list[psutil.Process]:
    """The workers that a process has."""
    found = []
    for child in (process or psutil.Process()).children():
        try:
            if "gugong.workers.main" in child.cmdline():
                found.append(child)
        except psutil.NoSuchProcess:
            pass
    return found
