"""Whatever a bot does, its table gets a legal action, and no other table notices."""

import asyncio
import logging
import os
import signal
import sys
from pathlib import Path

import psutil
import pytest

from gugong.players import ask, new_player
from gugong.server.bots import fallback
from gugong.server.bots.pool import MAX_ATTEMPTS, MAX_CRASHES
from gugong.workers import process

from .conftest import Odd, traces
from .playing import decide, fresh, opened, run

FALLBACK_ACTION = ask(new_player("greedy"), fresh(), 5)


@pytest.mark.parametrize(
    ("how", "told"),
    [
        ("raises", "ValueError"),
        ("leaves", "SystemExit"),
        ("illegal", "illegal action"),
        ("agrees", "TypeError"),
        ("unmade", "KeyError"),
    ],
)
def test_the_stand_in_answers_for_a_bot_that_fails(
    odd: Odd, caplog: pytest.LogCaptureFixture, how: str, told: str
) -> None:
    async def test() -> None:
        async with opened(1) as pool:
            assert await decide(pool, odd(how)) == FALLBACK_ACTION
            assert await decide(pool, "instinct") == ask(new_player("instinct"), fresh(), 5)
            assert (pool.failures, pool.restarts) == (1, 0)

    with caplog.at_level(logging.WARNING, "gugong.server.bots"):
        run(test)
    (record,) = caplog.records
    assert record.getMessage() == f"The bot {odd(how)!r} failed ({told}); greedy answers."
    assert record.exc_info is None


@pytest.mark.parametrize("how", ["ends", "crashes", "shuts"])
def test_a_bot_that_ends_its_process_is_asked_again_and_then_stood_in_for(odd: Odd, tmp_path: Path, how: str) -> None:
    async def test() -> None:
        async with opened(2) as pool:
            assert await decide(pool, odd(how)) == FALLBACK_ACTION
            assert await decide(pool, "instinct", table="another") == ask(new_player("instinct"), fresh(), 5)
            assert len(set(await traces(tmp_path, how, MAX_ATTEMPTS))) == MAX_ATTEMPTS
            assert pool.failures == 1
            assert pool.restarts >= MAX_ATTEMPTS - 1

    run(test)


def test_a_process_that_dies_once_costs_nothing_but_time(odd: Odd) -> None:
    async def test() -> None:
        async with opened(1) as pool:
            assert await decide(pool, odd("falls")) == fresh().legal[-1]
            assert (pool.failures, pool.restarts) == (0, 1)

    run(test)


def test_a_worker_that_is_killed_in_the_middle_of_a_question_is_replaced(odd: Odd, tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(1) as pool:
            asked = asyncio.create_task(decide(pool, odd("waits")))
            (first,) = await traces(tmp_path, "waits")
            os.kill(int(first), signal.SIGKILL)
            await traces(tmp_path, "waits", 2)
            (tmp_path / "gate").touch()
            assert await asked == fresh().legal[-1]
            assert (pool.asked, pool.failures, pool.restarts) == (1, 0, 1)

    run(test)


def test_a_worker_that_is_killed_while_idle_is_replaced() -> None:
    async def test() -> None:
        async with opened(1) as pool:
            await decide(pool, "random")
            pid = pool._workers.supervisor.ready[0].pid
            assert pid is not None
            os.kill(pid, signal.SIGKILL)
            assert await decide(pool, "greedy") == FALLBACK_ACTION
            assert (pool.failures, pool.restarts) == (0, 1)

    run(test)


def test_a_bot_that_takes_too_long_loses_its_process_and_what_it_started_there(odd: Odd, tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(1, timeout=3.0) as pool:
            assert await decide(pool, odd("begets")) == FALLBACK_ACTION
            assert len(await traces(tmp_path, "begets")) == 1
            assert await decide(pool, "greedy") == FALLBACK_ACTION
            assert (pool.failures, pool.restarts) == (1, 1)

    run(test)
    child = int((tmp_path / "child").read_text(encoding="utf-8"))
    assert not psutil.pid_exists(child) or psutil.Process(child).status() == psutil.STATUS_ZOMBIE


def test_a_bot_that_goes_on_to_cost_processes_is_not_asked_again_at_its_table(odd: Odd, tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(1, timeout=1.0) as pool:
            for _ in range(MAX_CRASHES + 2):
                assert await decide(pool, odd("sleeps")) == FALLBACK_ACTION
            assert pool.failures == MAX_CRASHES + 2
            assert len(await traces(tmp_path, "sleeps")) == MAX_CRASHES

    run(test)


def test_what_a_bot_prints_goes_to_stderr_and_it_reads_nothing(odd: Odd, capfd: pytest.CaptureFixture[str]) -> None:
    async def test() -> None:
        async with opened(1) as pool:
            assert await decide(pool, odd("talks")) == fresh().legal[-1]

    run(test)
    told = capfd.readouterr()
    assert told.out == ""
    assert "a word from the bot\nanother word\n" in told.err


def test_workers_that_cannot_start_are_not_started_over_and_over(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "PROGRAM", ("-c", "raise SystemExit(1)"))

    async def test() -> None:
        async with opened(2) as pool:
            assert await decide(pool, "instinct") == FALLBACK_ACTION
            before = pool.restarts
            assert await decide(pool, "instinct") == FALLBACK_ACTION
            assert pool.failures == 2
            assert pool.restarts - before <= 1
            assert before <= 12

    run(test)


def test_a_python_that_is_not_there_is_not_waited_for_either(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")

    async def test() -> None:
        async with opened(1) as pool:
            assert await decide(pool, "instinct") == FALLBACK_ACTION

    run(test)


def test_if_the_stand_in_fails_too_the_first_legal_action_is_taken(odd: Odd, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fallback, "FALLBACK_BOT", odd("raises"))

    async def test() -> None:
        async with opened(1) as pool:
            assert await decide(pool, odd("illegal")) == fresh().legal[0]

    run(test)
