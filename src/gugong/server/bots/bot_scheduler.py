"""Which job of a bot is next, and which worker gets it."""

import time
from collections.abc import Sequence

from cachetools import LRUCache

from ...workers import Ending, JobOutcome, WorkerProcess
from ..metrics import METRICS
from .job_queue import BotJob, JobQueue
from .protocol import PLAYER

MAX_PLAYERS = 4096  # of which the worker is remembered


class BotScheduler(JobQueue):
    """The queue of jobs, and which worker has which player: a player keeps its memory as long as it stays there."""

    def __init__(self) -> None:
        """Empty; no worker has a player yet."""
        super().__init__()
        self._worker_of: LRUCache[tuple[tuple[str, int], str], tuple[WorkerProcess, int]] = LRUCache(MAX_PLAYERS)
        self._numbers = 0

    def take(self, idle: Sequence[WorkerProcess], expected: int) -> tuple[BotJob, WorkerProcess] | None:
        """The next job, for the worker that has its player, else for the one idle for longest.

        If there are several workers, slow bots leave the last idle one to quick bots, and bots for whom nobody waits
        have at most half of them.
        """
        job = self.next_job(slow_too=len(idle) > (1 if expected > 1 else 0), most_unattended=max(1, expected // 2))
        if job is None:
            return None
        if not job.is_analysis:
            waited_for = METRICS.bot_wait_seconds.labels("no" if job.client is None else "yes")
            waited_for.observe(time.monotonic() - job.queued)
        worker, player = self._worker_of.get(job.player, (None, 0))
        if worker is None or worker not in idle:
            self._numbers += 1
            worker, player = idle[0], self._numbers
        if not job.is_analysis:  # an analysis has no memory to keep
            self._worker_of[job.player] = (worker, player)
        job.payload = PLAYER.pack(player) + job.payload
        return job, worker

    def finished(self, job: BotJob, outcome: JobOutcome) -> None:
        """A job has ended: note how long it took, if that is known."""
        seconds = None
        if outcome.ending is Ending.RESULT:
            seconds = outcome.result.seconds
        elif outcome.ending is Ending.STOPPED:
            seconds = job.timeout
        self.note_end(job, seconds)
