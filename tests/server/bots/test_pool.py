"""The pool at work: whole games, memory, who is asked when, and questions that nobody waits for any more."""

import asyncio
from pathlib import Path

import psutil
import pytest

from gugong import PlayerError
from gugong.players import ask, new_player
from gugong.server.bots import BotPool, PoolClosed
from gugong.server.bots.job_queue import PACE_WINDOW, SLOW_SECONDS, BotJob, JobQueue

from .conftest import Odd, traces
from .playing import decide, fresh, opened, run


def test_whole_games_are_played_as_without_a_pool() -> None:
    specs = ["greedy", "instinct", "greedy", "instinct"]

    async def played(pool: BotPool, seed: int) -> None:
        game, seats = fresh(seed, 4), [new_player(spec) for spec in specs]
        while game.decision is not None:
            seat = game.decision.seat
            action = await decide(pool, specs[seat], game, f"table {seed}")
            assert action == ask(seats[seat], game, 5)
            game.play(action)

    async def test() -> None:
        async with opened(2) as pool:
            await asyncio.gather(played(pool, 1), played(pool, 2))
            assert (pool.failures, pool.restarts, pool.busy, pool.waiting) == (0, 0, 0, 0)
            assert pool.asked > 300

    run(test)


def test_it_works_on_uvloop_too() -> None:
    uvloop = pytest.importorskip("uvloop")

    async def test() -> int:
        async with opened(1) as pool:
            return await decide(pool, "mcts:20")

    assert uvloop.run(test()) in fresh().legal


def test_a_player_remembers_its_table_and_no_other(odd: Odd) -> None:
    async def test() -> None:
        async with opened(1) as pool:
            legal = fresh().legal
            assert [await decide(pool, odd("counts")) for _ in range(3)] == legal[:3]
            assert await decide(pool, odd("counts"), table="another") == legal[0]
            assert await decide(pool, odd("counts")) == legal[3]

    run(test)


def test_the_worker_that_knows_a_player_is_asked_again(odd: Odd, tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(2) as pool:
            while len(pool._workers.supervisor.ready) < 2:
                await asyncio.sleep(0.01)
            for table in ("one", "two", "one", "two", "two", "one"):
                await decide(pool, odd("counts"), table=table)
            begun = await traces(tmp_path, "counts", 6)
            assert begun[0] == begun[2] == begun[5] != begun[1] == begun[3] == begun[4]

    run(test)


def test_slow_thinkers_leave_a_worker_to_quick_ones(odd: Odd, tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(2) as pool:
            slow = [asyncio.create_task(decide(pool, odd("waits"), table=f"slow {n}")) for n in range(3)]
            await traces(tmp_path, "waits")
            for n in range(5):
                await decide(pool, "greedy", table=f"quick {n}")
            assert (pool.busy, pool.waiting) == (1, 2)
            assert not any(task.done() for task in slow)
            (tmp_path / "gate").touch()
            await asyncio.gather(*slow)
            assert pool.failures == 0

    run(test)


def test_a_pool_of_one_asks_slow_thinkers_too(odd: Odd, tmp_path: Path) -> None:
    async def test() -> None:
        (tmp_path / "gate").touch()
        async with opened(1) as pool:
            pool._scheduler.note_pace(odd("waits"), 2 * SLOW_SECONDS)
            assert await decide(pool, odd("waits")) == fresh().legal[-1]

    run(test)


def test_first_come_first_served_among_the_quick_and_among_the_slow() -> None:
    async def test() -> None:
        jobs = JobQueue()
        pace("quick", 0.01, jobs)
        pace("slow", 2 * SLOW_SECONDS, jobs)
        for n, spec in enumerate(("slow", "slow", "quick", "slow", "quick")):
            jobs.add(BotJob(b"", player=((str(n), 0), spec)), first=False)
        jobs.add(BotJob(b"", player=(("again", 0), "slow")), first=True)
        order = [jobs.next_job(slow_too=slow_too) for slow_too in (False, True, True, False, False, True, True)]
        assert [job and job.player[0][0] for job in order] == ["2", "again", "0", "4", None, "1", "3"]

    def pace(spec: str, seconds: float, jobs: JobQueue) -> None:
        jobs._thinking[spec] += 1
        jobs.note_pace(spec, seconds)

    run(test)


def test_chances_come_last_and_one_at_a_time_however_many_games_are_imagined() -> None:
    async def test() -> None:
        jobs = JobQueue()
        jobs.note_pace("slow", 2 * SLOW_SECONDS)
        for spec in ("?10", "?20", "slow", "new", "slow"):
            add(spec, jobs)
        assert [taken(jobs) for _ in range(5)] == ["slow", "new", "slow", "?10", None]
        add("slow", jobs)
        assert [taken(jobs, slow_too=False) for _ in range(2)] == ["slow", None]
        jobs.note_pace("?10", 0.0)
        assert [taken(jobs, slow_too=slow_too) for slow_too in (False, True)] == [None, "?20"]
        assert list(jobs._paces) == ["slow"]

    def add(spec: str, jobs: JobQueue) -> None:
        jobs.add(BotJob(b"", player=(("table", 0), spec)), first=False)

    def taken(jobs: JobQueue, *, slow_too: bool = True) -> str | None:
        job = jobs.next_job(slow_too=slow_too)
        return None if job is None else job.spec

    run(test)


def test_bots_are_answered_while_chances_are_thought_out(odd: Odd) -> None:
    """Whoever asked for chances, and is gone, holds no further worker either."""

    async def test() -> None:
        async with opened(2) as pool:
            while len(pool._workers.supervisor.ready) < 2:
                await asyncio.sleep(0.01)
            thinker = psutil.Process(pool._workers.supervisor.ready[0].pid)
            thinker.suspend()  # now it does not come to an end before the bots do
            analysing = [asyncio.create_task(pool.analyse_options(f"table {n}", fresh(), 10 + n)) for n in range(4)]
            await asyncio.sleep(0)
            assert (pool.busy, pool.waiting) == (1, 3)
            pool._scheduler.note_pace(odd("counts"), 2 * SLOW_SECONDS)
            for spec in ("greedy", odd("counts"), "greedy", odd("counts")):
                await decide(pool, spec, table=spec)
            analysing[0].cancel()
            await decide(pool, "greedy")
            assert (pool.busy, pool.waiting) == (1, 3)
            assert not any(task.done() for task in analysing[1:])
            thinker.resume()
            for task in analysing[1:]:
                assert {option for option, *_ in await task} == set(fresh().legal)
            assert (pool.failures, pool.restarts, pool.busy, pool.waiting) == (0, 0, 0, 0)

    run(test)


def test_a_slow_thinker_stays_one_for_a_while_though_it_has_no_choice_now_and_then() -> None:
    jobs = JobQueue()
    jobs.note_pace("mcts:1s", 1.0)
    for _ in range(PACE_WINDOW - 1):
        jobs.note_pace("mcts:1s", 0.0)
        assert jobs.is_slow("mcts:1s")
    jobs.note_pace("mcts:1s", 0.0)
    assert not jobs.is_slow("mcts:1s")


def test_a_question_that_nobody_waits_for_is_dropped(odd: Odd, tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(1) as pool:
            thinking = asyncio.create_task(decide(pool, odd("waits")))
            await traces(tmp_path, "waits")
            waiting = asyncio.create_task(decide(pool, odd("counts")))
            await asyncio.sleep(0)
            assert pool.waiting == 1
            thinking.cancel()
            waiting.cancel()
            await asyncio.gather(thinking, waiting, return_exceptions=True)
            assert (pool.busy, pool.waiting) == (1, 0)
            (tmp_path / "gate").touch()
            assert await decide(pool, "greedy") == ask(new_player("greedy"), fresh(), 5)
            assert not list(tmp_path.glob("counts-*"))
            assert (pool.failures, pool.restarts, pool.busy) == (0, 0, 0)

    run(test)


def test_an_observer_hears_of_every_answer(odd: Odd) -> None:
    heard: list[tuple[str, bool]] = []

    async def test() -> None:
        async with opened(1) as pool:
            pool.observer = lambda spec, seconds, itself: heard.append((spec, itself and seconds > 0))
            await decide(pool, "random")
            await decide(pool, odd("illegal"))

    run(test)
    assert heard == [("random", True), (odd("illegal"), False)]


def test_who_waits_when_the_pool_is_stopped_is_told(odd: Odd, tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(1) as pool:
            tasks = [asyncio.create_task(decide(pool, odd("sleeps"))) for _ in range(2)]
            await traces(tmp_path, "sleeps")
            await pool.stop()
            assert [type(fault) for fault in await asyncio.gather(*tasks, return_exceptions=True)] == [PoolClosed] * 2
            with pytest.raises(PoolClosed):
                await decide(pool, "greedy")

    run(test)


def test_a_game_that_is_over_has_nothing_to_ask() -> None:
    async def test() -> None:
        game = fresh()
        while not game.over:
            game.play(game.legal[0])
        async with opened(1) as pool:
            with pytest.raises(PlayerError):
                await pool.ask(("table", 0), "greedy", game, 5)

    run(test)
