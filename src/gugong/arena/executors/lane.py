"""A lane: games that are played one after the other in the processes of a worker pool.

A bot that ends its process, or hangs in code that no time limit can interrupt, loses its game: the game goes on in a
new process from the last action, with `random` in that seat.
"""

import asyncio
import time
from typing import Any

from ...workers import Ending, JobOutcome, WorkerCommand, WorkerJob, WorkerPool
from ..match import BotFailure, MatchResult, Pairing
from .checkpoint import Checkpoint
from .worker import MatchJob, packed

POLL_SECONDS = 0.5  # between two looks at a game with a time limit
GRACE_SECONDS = 10.0  # beyond twice the time limit, after which a process counts as stuck
COMMAND = WorkerCommand("gugong.arena.executors.worker:MatchHandler")


class Lane:
    """Plays one game at a time; a pool has as many lanes as processes, and each has a checkpoint of its own."""

    def __init__(self, pool: WorkerPool, checkpoint: Checkpoint) -> None:
        """In a pool of COMMAND's processes, which is open."""
        self._pool, self._checkpoint = pool, checkpoint

    async def play(self, pairing: Pairing) -> MatchResult:
        """Play a game, whatever its bots do; RuntimeError: it cannot be played, and no bot is to blame."""
        job = MatchJob(pairing)
        while isinstance(found := await self._play_job(job), MatchJob):
            job = found
        return found

    async def _play_job(self, job: MatchJob) -> MatchResult | MatchJob:
        """Play a game, or what is left of it; gives the rest of it if the process died."""
        reported: list[BotFailure] = []
        self._checkpoint.begin()
        work = WorkerJob(
            packed(job, self._checkpoint.path), on_message=lambda told: reported.append(BotFailure(**told))
        )
        outcome = await self._outcome(work, job.pairing.time_limit)
        if outcome.ending is Ending.RESULT:
            return _result(job.pairing, outcome.result)
        if outcome.ending is Ending.NO_WORKER:
            raise RuntimeError("No process for games could be started; stderr says why.")
        rest = job.after_crash(self._checkpoint, outcome.how, reported)
        if rest is None:
            raise RuntimeError(f"A process for games {outcome.how}, and no bot can have done it.")
        return rest

    async def _outcome(self, work: WorkerJob, limit: float | None) -> JobOutcome:
        """The outcome of a job; it is stopped when a decision takes far longer than the limit (seconds)."""
        if limit is None:
            return await self._pool.run(work)
        running = asyncio.create_task(self._pool.run(work))
        seen, since = None, time.monotonic()
        try:
            while not running.done():
                await asyncio.wait({running}, timeout=POLL_SECONDS)
                if work.begun is None or seen != self._checkpoint.progress:
                    seen, since = self._checkpoint.progress, time.monotonic()
                elif time.monotonic() - since > 2 * limit + GRACE_SECONDS:
                    self._pool.stop(work, f"took more than {limit:g} s for a decision and could not be interrupted")
            return running.result()
        finally:
            running.cancel()


def _result(pairing: Pairing, content: dict[str, Any]) -> MatchResult:
    if "traceback" in content:
        raise RuntimeError(f"A game could not be played in its process.\n{content['traceback']}")
    return MatchResult.from_json(pairing, content["result"])
