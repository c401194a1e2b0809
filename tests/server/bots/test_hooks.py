"""Begin and end of a game, and the time for a decision, in the workers of the server."""

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from gugong.server.background.bot_runner import BotRunner
from gugong.server.bots import BotPool
from gugong.server.bots.bot_scheduler import MAX_ENDINGS, BotScheduler
from gugong.server.bots.job_queue import BotJob
from gugong.server.bots.protocol import ending_for
from gugong.server.tables.seats import Seat
from tests.players.conftest import Hooked
from tests.players.hooked_bots import facts
from tests.random_games import finished

from .playing import decide, fresh, opened, run


async def told_end(path: Path, many: int = 1) -> list[dict[str, Any]]:
    """What bots have written down, once so many have been told of an end."""
    while sum(fact["what"] == "end" for fact in facts(path)) < many:
        await asyncio.sleep(0.01)
    return facts(path)


def test_a_bot_is_told_of_begin_and_end_and_knows_its_time(hooked: Hooked, tmp_path: Path) -> None:
    game = fresh(players=2)
    assert game.decision is not None
    seat, spec = game.decision.seat, hooked("a")

    async def test() -> list[dict[str, Any]]:
        async with opened(2) as pool:
            await decide(pool, spec, game)
            await decide(pool, spec, game)
            pool.end_game(("table", seat), spec, finished(players=2), 5)
            return await told_end(tmp_path / "a")

    told = run(test)
    assert [fact["what"] for fact in told] == ["begin", "decide", "decide", "end"]
    assert [fact["over"] for fact in told] == [False, False, False, True]
    assert {fact["seat"] for fact in told} == {seat}
    assert all(fact["timed"] for fact in told)
    assert len({fact["process"] for fact in told}) == 1


def test_the_end_is_told_once_and_only_to_whom_was_asked(hooked: Hooked, tmp_path: Path) -> None:
    game, over = fresh(players=2), finished(players=2)
    assert game.decision is not None
    seat = game.decision.seat

    async def test() -> None:
        async with opened(1) as pool:
            for table in ("one", "two"):
                await decide(pool, hooked(table), game, table)
            for _ in range(3):
                pool.end_game(("one", seat), hooked("one"), over, 5)
            pool.end_game(("two", 1 - seat), hooked("two"), over, 5)
            pool.end_game(("three", seat), hooked("three"), over, 5)
            await told_end(tmp_path / "one")
            assert pool.waiting == 0
            await decide(pool, hooked("one"), game, "one")
            pool.end_game(("one", seat), hooked("one"), over, 5)
            await told_end(tmp_path / "one", 2)

    run(test)
    assert [fact["what"] for fact in facts(tmp_path / "one")] == ["begin", "decide", "end"] * 2
    assert [fact["what"] for fact in facts(tmp_path / "two")] == ["begin", "decide"]
    assert facts(tmp_path / "three") == []


def test_a_bot_that_fails_at_the_beginning_or_the_end_harms_nobody(
    hooked: Hooked, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    game = fresh(players=2)
    assert game.decision is not None
    seat = game.decision.seat

    async def test() -> None:
        async with opened(1) as pool:
            for _ in range(2):
                assert await decide(pool, hooked("a", "raises at the beginning"), game) in game.legal
            assert pool.failures == 2
            for number, how in enumerate(("raises at the end", "dies at the end"), 1):
                await decide(pool, hooked("b", how), game)
                pool.end_game(("table", seat), hooked("b", how), finished(players=2), 5)
                while caplog.text.count("at the end of its game") < number:
                    await asyncio.sleep(0.01)
            assert await decide(pool, "greedy", game) in game.legal
            assert (pool.failures, pool.restarts) == (2, 1)

    run(test)
    assert [fact["what"] for fact in facts(tmp_path / "a")] == ["begin", "begin"]
    assert [fact["what"] for fact in facts(tmp_path / "b")] == ["begin", "decide", "end"] * 2


def test_ends_that_nobody_hears_do_not_pile_up() -> None:
    async def test() -> None:
        scheduler = BotScheduler()
        jobs = [BotJob(b"", player=((str(n), 0), "random"), is_ending=True) for n in range(MAX_ENDINGS + 3)]
        for job in jobs:
            scheduler.add(job, first=False)
        assert [job.done.done() for job in jobs] == [True] * 3 + [False] * MAX_ENDINGS
        scheduler.drop(jobs[-1])
        assert len(scheduler) == 0
        assert scheduler.clear() == jobs[3:-1]

    run(test)


def test_the_end_that_is_told_holds_no_secret() -> None:
    """HIDDEN-1"""
    game = finished(players=3, seed=987654321)
    twin = game.determinized(1, 3)
    assert ending_for(game, 1, "random", 7, None) == ending_for(twin, 1, "random", 7, None)
    assert json.dumps(987654321).encode() not in ending_for(game, 1, "random", 7, None)


def test_the_bots_of_a_table_are_told_when_its_game_is_over() -> None:
    told: list[Any] = []
    pool: Any = SimpleNamespace(end_game=lambda key, spec, game, seed: told.append((key, spec, game)))
    registry: Any = SimpleNamespace(on_change=[])
    runner = BotRunner(registry, pool)
    runner.is_running = True
    seats = [Seat(bot="greedy"), Seat(person="ann"), Seat(person="bob", stand_in="random")]
    for game in (fresh(), finished(players=3), None):
        table = SimpleNamespace(id="table", game=game, seats=seats, bot_to_move=None)
        live: Any = SimpleNamespace(table=table, bot_task=None)
        registry.on_change[0](live)
        if game is not None and game.over:
            assert told == [(("table", 0), "greedy", game), (("table", 2), "random", game)]
            told.clear()
        assert told == []
    runner.is_running = False
    runner.schedule(live)


def test_a_pool_that_is_not_open_tells_nobody() -> None:
    BotPool(1).end_game(("table", 0), "random", finished(players=2), 5)
