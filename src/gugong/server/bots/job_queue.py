"""The queue of jobs for workers. Slow bots leave the last idle worker to quick ones.

Analyses come after all bots and one at a time; while one runs, slow bots may have the last worker, too.
"""

from collections import Counter, OrderedDict, deque
from dataclasses import dataclass

from cachetools import LRUCache

from ...workers import WorkerJob
from .protocol import ANALYSIS_PREFIX

SLOW_SECONDS = 0.25  # a bot that took longer lately counts as slow
PACE_WINDOW = 16  # decisions that count: a slow bot is quick where it has no choice
MAX_SPECS = 256  # of which the pace is remembered


@dataclass(eq=False, kw_only=True)
class BotJob(WorkerJob):
    """A request on its way to a worker; `player` is the table and seat that it is for, and the spec."""

    player: tuple[tuple[str, int], str]

    @property
    def spec(self) -> str:
        """The spec of the bot."""
        return self.player[1]

    @property
    def is_analysis(self) -> bool:
        """Whether it asks for option values instead of a decision."""
        return self.spec.startswith(ANALYSIS_PREFIX)


class JobQueue:
    """Three first-in-first-out queues in one: quick bots, slow bots, analyses."""

    def __init__(self) -> None:
        """Empty; no pace is known yet."""
        self._waiting: OrderedDict[BotJob, None] = OrderedDict()
        self._thinking: Counter[str] = Counter()
        self._paces: LRUCache[str, deque[float]] = LRUCache(MAX_SPECS)

    def __len__(self) -> int:
        """How many jobs wait."""
        return len(self._waiting)

    def add(self, job: BotJob, *, first: bool) -> None:
        """Queue a job; at the front if it is retried."""
        self._waiting[job] = None
        if first:
            self._waiting.move_to_end(job, last=False)

    def drop(self, job: BotJob) -> None:
        """Remove a job that nobody waits for any more."""
        self._waiting.pop(job, None)

    def clear(self) -> list[BotJob]:
        """Remove and return all jobs."""
        jobs = list(self._waiting)
        self._waiting.clear()
        return jobs

    def next_job(self, *, slow_too: bool) -> BotJob | None:
        """Remove and return the next job, of a quick bot only unless `slow_too`; None if there is none.

        While an analysis runs, slow bots are always allowed: none has to wait for it.
        """
        job = self._first(slow_too)
        if job is not None:
            del self._waiting[job]
            self._thinking[job.spec] += 1
        return job

    def _first(self, slow_too: bool) -> BotJob | None:
        analysing = any(spec.startswith(ANALYSIS_PREFIX) for spec in self._thinking)
        for job in self._waiting:
            if not job.is_analysis and (slow_too or analysing or not self.is_slow(job.spec)):
                return job
        if slow_too and not analysing:
            return next(iter(self._waiting), None)  # no bot is among them
        return None

    def note_pace(self, spec: str, seconds: float | None) -> None:
        """A job of this spec has ended; `seconds` is how long it took, if that is known."""
        self._thinking[spec] -= 1
        if self._thinking[spec] <= 0:
            del self._thinking[spec]
        if seconds is not None and not spec.startswith(ANALYSIS_PREFIX):
            self._paces.setdefault(spec, deque(maxlen=PACE_WINDOW)).append(seconds)

    def is_slow(self, spec: str) -> bool:
        """Whether a bot was slow lately; of an unknown one, every job beyond the first running one counts as slow."""
        if spec in self._paces:
            return max(self._paces[spec]) > SLOW_SECONDS
        return self._thinking[spec] > 0
