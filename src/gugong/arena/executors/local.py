"""Games in processes of this machine; a bot that crashes or hangs its process harms no other game.

A bot that ends its process, or hangs in code that no time limit can interrupt, loses its game: the game goes on in a
new process from the last action, with `random` in that seat.
"""

import asyncio
import contextlib
import os
import queue
import sys
import tempfile
import threading
import time
from collections.abc import Generator, Iterable, Iterator
from dataclasses import replace
from itertools import chain, islice
from pathlib import Path
from typing import Any

from ...compiler import loader
from ...workers import Ending, JobOutcome, WorkerCommand, WorkerJob, WorkerPool
from ..match import BotFailure, MatchResult, Pairing, play_match
from .checkpoint import Checkpoint
from .worker import MatchJob, packed

POLL_SECONDS = 0.5  # between two looks at a game with a time limit, and for Ctrl-C
GRACE_SECONDS = 10.0  # beyond twice the time limit, after which a process counts as stuck
COMMAND = WorkerCommand("gugong.arena.executors.worker:MatchHandler")


class LocalExecutor:
    """Plays games in processes of this machine (executors.Executor).

    In one process, which is this one, bots can be debugged, but one that crashes Python ends everything.
    """

    def __init__(self, processes: int | None = None) -> None:
        """Nothing is started yet; `processes` play at the same time (None: one a core; 1: this one)."""
        self.processes = processes or os.cpu_count() or 1

    def results(self, pairings: Iterable[Pairing]) -> Generator[MatchResult, None, None]:
        """As Executor.results; every game has a result."""
        loader.warm_up()
        seeded = (replace(pairing, setup=pairing.setup.with_seed()) for pairing in pairings)
        return _played_here(seeded) if self.processes == 1 else _played_there(seeded, self.processes)


def _played_here(pairings: Iterable[Pairing]) -> Generator[MatchResult, None, None]:
    for pairing in pairings:
        with contextlib.redirect_stdout(sys.stderr):  # stdout is for results
            result = play_match(pairing)
        yield result


def _played_there(pairings: Iterable[Pairing], processes: int) -> Generator[MatchResult, None, None]:
    games = _GamesThread(pairings, processes)
    games.start()
    try:
        yield from games.results()
    finally:
        games.stop()


class _GamesThread(threading.Thread):
    """The event loop of a worker pool in a thread of its own, so that callers need none and get results one by one."""

    def __init__(self, pairings: Iterable[Pairing], processes: int) -> None:
        super().__init__(name="gugong-arena", daemon=True)
        self._pairings, self._processes = iter(pairings), processes
        self._outbox: queue.SimpleQueue[MatchResult | BaseException | None] = queue.SimpleQueue()
        self._playing: asyncio.Task[None] | None = None
        self._stopping = False
        self._loop = asyncio.new_event_loop()

    def results(self) -> Iterator[MatchResult]:
        """The results as they arrive; raises what went wrong."""
        while True:
            with contextlib.suppress(queue.Empty):
                found = self._outbox.get(timeout=POLL_SECONDS)  # a get without a timeout is deaf to Ctrl-C on Windows
                if found is None:
                    return
                if isinstance(found, BaseException):
                    raise found
                yield found

    def stop(self) -> None:
        """End all processes; another Ctrl-C meanwhile changes nothing."""
        self._stopping = True
        with contextlib.suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(lambda: self._playing and self._playing.cancel())
        while self.is_alive():
            with contextlib.suppress(KeyboardInterrupt):
                self.join()

    def run(self) -> None:
        """Play all games."""
        last: BaseException | None = None
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            try:
                runner.run(self._play())
            except (Exception, asyncio.CancelledError) as fault:
                last = fault
        self._outbox.put(last)

    async def _play(self) -> None:
        self._playing = asyncio.current_task()
        first = list(islice(self._pairings, self._processes))
        self._pairings = chain(first, self._pairings)
        if self._stopping or not first:
            return
        pool = WorkerPool(len(first), COMMAND)
        pool.open()
        try:
            with tempfile.TemporaryDirectory(prefix="gugong-arena-", ignore_cleanup_errors=True) as folder:
                async with asyncio.TaskGroup() as lanes:
                    for number in range(len(first)):
                        lanes.create_task(self._play_lane(pool, Checkpoint(Path(folder) / str(number))))
        except ExceptionGroup as faults:
            raise faults.exceptions[0] from None
        finally:
            await pool.close(RuntimeError("The games were ended."))

    async def _play_lane(self, pool: WorkerPool, checkpoint: Checkpoint) -> None:
        """Play one game after the other: there are as many lanes as processes."""
        for pairing in self._pairings:
            job: MatchJob | None = MatchJob(pairing)
            while job is not None:
                job = await self._play_job(pool, job, checkpoint)

    async def _play_job(self, pool: WorkerPool, job: MatchJob, checkpoint: Checkpoint) -> MatchJob | None:
        """Play a game, or what is left of it; returns the rest of it if the process died, else None."""
        reported: list[BotFailure] = []
        checkpoint.begin()
        work = WorkerJob(packed(job, checkpoint.path), on_message=lambda told: reported.append(BotFailure(**told)))
        outcome = await _outcome(pool, work, job.pairing.time_limit, checkpoint)
        if outcome.ending is Ending.RESULT:
            self._outbox.put(_result(job.pairing, outcome.result))
            return None
        if outcome.ending is Ending.NO_WORKER:
            raise RuntimeError("No process for games could be started; stderr says why.")
        rest = job.after_crash(checkpoint, outcome.how, reported)
        if rest is None:
            raise RuntimeError(f"A process for games {outcome.how}, and no bot can have done it.")
        return rest


def _result(pairing: Pairing, content: dict[str, Any]) -> MatchResult:
    if "traceback" in content:
        raise RuntimeError(f"A game could not be played in its process.\n{content['traceback']}")
    return MatchResult.from_json(pairing, content["result"])


async def _outcome(pool: WorkerPool, work: WorkerJob, limit: float | None, checkpoint: Checkpoint) -> JobOutcome:
    """The outcome of a job; it is stopped when a decision takes far longer than the limit (seconds)."""
    if limit is None:
        return await pool.run(work)
    running = asyncio.create_task(pool.run(work))
    seen, since = None, time.monotonic()
    try:
        while not running.done():
            await asyncio.wait({running}, timeout=POLL_SECONDS)
            if work.begun is None or seen != checkpoint.progress:
                seen, since = checkpoint.progress, time.monotonic()
            elif time.monotonic() - since > 2 * limit + GRACE_SECONDS:
                pool.stop(work, f"took more than {limit:g} s for a decision and could not be interrupted")
        return running.result()
    finally:
        running.cancel()
