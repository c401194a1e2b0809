"""The pool that arena and server share: jobs, messages, deaths, hangs, and processes that do not start."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import psutil
import pytest

from gugong.workers import Ending, FirstComeScheduler, JobOutcome, WorkerCommand, WorkerJob, WorkerPool, process
from gugong.workers.frames import MAX_REPLY_BYTES

COMMAND = WorkerCommand("tests.workers.handlers:OddHandler")
LIMIT = 200.0  # seconds, after which a test has failed


class Ended(Exception):
    """The pool was closed."""


@asynccontextmanager
async def opened(size: int, command: WorkerCommand = COMMAND, **rest: Any) -> AsyncIterator[WorkerPool]:
    pool = WorkerPool(size, command, **rest)
    pool.open()
    try:
        yield pool
    finally:
        await pool.close(Ended())


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def limited() -> None:
        async with asyncio.timeout(LIMIT):
            await test()

    asyncio.run(limited())


async def done(pool: WorkerPool, words: str, **rest: Any) -> JobOutcome:
    return await pool.run(WorkerJob(words.encode(), **rest))


async def exists(path: Path) -> None:
    while not path.exists():
        await asyncio.sleep(0.01)


def test_jobs_are_done_in_other_processes_and_messages_come_before_the_result() -> None:
    async def test() -> None:
        async with opened(2) as pool:
            told: list[int] = []
            outcome = await done(pool, "tells 3", on_message=told.append)
            assert (outcome.ending, outcome.result[2], told) == (Ending.RESULT, "3", [0, 1, 2])
            outcomes = await asyncio.gather(*(done(pool, f"job {n}") for n in range(20)))
            assert [one.result[2] for one in outcomes] == [str(n) for n in range(20)]
            assert os.getpid() not in {one.result[0] for one in outcomes}
            assert (pool.busy, pool.waiting, pool.restarts) == (0, 0, 0)

    run(test)


@pytest.mark.parametrize(("words", "how"), [("exits 3", "exit code 3"), ("crashes", f"signal {int(signal.SIGSEGV)}")])
def test_a_death_is_told_with_its_cause_and_the_worker_is_replaced(words: str, how: str) -> None:
    async def test() -> None:
        async with opened(1) as pool:
            first = await done(pool, "job")
            told: list[str] = []
            outcome = await done(pool, words, on_message=told.append)
            assert outcome.ending is Ending.DIED
            assert how in outcome.how
            assert told == (["last words"] if words.startswith("exits") else [])
            second = await done(pool, "job")
            assert first.result[0] != second.result[0]
            assert pool.restarts == 1

    run(test)


def test_a_job_that_takes_too_long_or_is_stopped_loses_its_process(tmp_path: Path) -> None:
    async def test() -> None:
        async with opened(1) as pool:
            outcome = await done(pool, f"sleeps {tmp_path / 'first'}", timeout=0.2)
            assert (outcome.ending, outcome.how) == (Ending.STOPPED, "took too long")
            job = WorkerJob(f"sleeps {tmp_path / 'second'}".encode())
            running = asyncio.create_task(pool.run(job))
            await exists(tmp_path / "second")
            assert job.begun is not None
            pool.stop(job, "somebody said so")
            assert await running == JobOutcome(Ending.STOPPED, how="somebody said so")
            assert (await done(pool, "job")).ending is Ending.RESULT

    run(test)


def test_closing_ends_all_processes_and_tells_who_waits(tmp_path: Path) -> None:
    async def test() -> list[psutil.Process]:
        async with opened(1) as pool:
            waiting = [asyncio.create_task(done(pool, f"sleeps {tmp_path / 'begun'}")) for _ in range(2)]
            await exists(tmp_path / "begun")
            found = [psutil.Process(worker.pid) for worker in pool.supervisor.ready]
            await pool.close(Ended())
            assert [type(one) for one in await asyncio.gather(*waiting, return_exceptions=True)] == [Ended] * 2
        return found

    workers = asyncio.run(test())
    assert workers
    assert not any(worker.is_running() for worker in workers)


def test_what_cannot_be_read_costs_the_worker() -> None:
    """A result that `read` refuses, and one that is longer than any."""

    def read(content: Any) -> Any:
        if content[2] == "bad":
            raise ValueError
        return content

    async def test() -> None:
        async with opened(1, read=read) as pool:
            assert (await done(pool, "job bad")).ending is Ending.DIED
            assert (await done(pool, "job good")).ending is Ending.RESULT
        async with opened(1) as pool:
            assert (await done(pool, f"long {MAX_REPLY_BYTES}")).ending is Ending.DIED
            assert len((await done(pool, f"long {MAX_REPLY_BYTES - 100}")).result) == MAX_REPLY_BYTES - 100

    run(test)


def test_processes_that_do_not_start_are_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(process, "PROGRAM", ("-c", "raise SystemExit(1)"))

    async def test() -> None:
        async with opened(1) as pool:
            assert (await done(pool, "job")).ending is Ending.NO_WORKER
            assert (await done(pool, "job")).ending is Ending.NO_WORKER

    run(test)


def test_what_is_printed_goes_to_stderr_and_nothing_is_read(capfd: pytest.CaptureFixture[str]) -> None:
    async def test() -> None:
        async with opened(1) as pool:
            assert (await done(pool, "prints")).ending is Ending.RESULT

    run(test)
    told = capfd.readouterr()
    assert (told.out, "printed\n" in told.err) == ("", True)


def test_first_come_first_served_and_what_is_retried_before_all() -> None:
    async def test() -> None:
        queue = FirstComeScheduler()
        jobs = [WorkerJob(bytes([n])) for n in range(4)]
        for job in jobs[:3]:
            queue.add(job, first=False)
        queue.add(jobs[3], first=True)
        queue.drop(jobs[1])
        worker: Any = object()
        taken = [queue.take([worker], 1) for _ in range(4)]
        assert taken == [(jobs[3], worker), (jobs[0], worker), (jobs[2], worker), None]

    run(test)
