"""Which job of a bot is next, and which worker gets it."""

import time
from collections import OrderedDict
from collections.abc import Sequence

from cachetools import LRUCache

from ...workers import Ending, JobOutcome, WorkerProcess
from ..metrics import METRICS
from .job_queue import BotJob, JobQueue
from .protocol import PLAYER

MAX_PLAYERS = 4096  # of which the worker is remembered
MAX_ENDINGS = 256  # that wait for a worker with nothing better to do; the oldest are dropped

PlayerKey = tuple[tuple[str, int], str]  # the table and the seat, and the spec


class BotScheduler(JobQueue):
    """The queue of jobs, and which worker has which player: a player keeps its memory as long as it stays there.

    Ends of games are told by the worker that has the player, when there is nothing else to do.
    """

    def __init__(self) -> None:
        """Empty; no worker has a player yet."""
        super().__init__()
        self._worker_of: LRUCache[PlayerKey, tuple[WorkerProcess, int]] = LRUCache(MAX_PLAYERS)
        self._endings: OrderedDict[BotJob, None] = OrderedDict()
        self._numbers = 0

    def has_worker(self, player: PlayerKey) -> bool:
        """Whether a worker may still have a player in memory."""
        return player in self._worker_of

    def add(self, job: BotJob, *, first: bool) -> None:
        """Queue a job; at the front if it is retried."""
        if not job.is_ending:
            super().add(job, first=first)
            return
        self._endings[job] = None
        if len(self._endings) > MAX_ENDINGS:
            self._endings.popitem(last=False)[0].settle(JobOutcome(Ending.NO_WORKER))

    def drop(self, job: BotJob) -> None:
        """Remove a job that nobody waits for any more."""
        self._endings.pop(job, None)
        super().drop(job)

    def clear(self) -> list[BotJob]:
        """Remove and return all jobs."""
        endings = list(self._endings)
        self._endings.clear()
        return super().clear() + endings

    def take(self, idle: Sequence[WorkerProcess], expected: int) -> tuple[BotJob, WorkerProcess] | None:
        """The next job, for the worker that has its player, else for the one idle for longest.

        If there are several workers, slow bots leave the last idle one to quick bots, and bots for whom nobody waits
        have at most half of them.
        """
        slow_too = len(idle) > (1 if expected > 1 else 0)
        job = self.next_job(slow_too=slow_too, most_unattended=max(1, expected // 2))
        if job is None:
            return self._take_ending(idle) if slow_too else None
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

    def _take_ending(self, idle: Sequence[WorkerProcess]) -> tuple[BotJob, WorkerProcess] | None:
        """The first end of a game whose player's worker is idle; those whose player is gone are dropped."""
        for job in list(self._endings):
            worker, player = self._worker_of.get(job.player, (None, 0))
            if worker is None or not worker.is_alive:
                del self._endings[job]
                job.settle(JobOutcome(Ending.NO_WORKER))
            elif worker in idle:
                del self._endings[job], self._worker_of[job.player]
                job.payload = PLAYER.pack(player) + job.payload
                return job, worker
        return None

    def finished(self, job: BotJob, outcome: JobOutcome) -> None:
        """A job has ended: note how long it took, if that is known."""
        if job.is_ending:
            return
        seconds = None
        if outcome.ending is Ending.RESULT:
            seconds = outcome.result.seconds
        elif outcome.ending is Ending.STOPPED:
            seconds = job.timeout
        self.note_end(job, seconds)
