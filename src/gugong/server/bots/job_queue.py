"""The queue of jobs for workers: people share them fairly, and bots for whom nobody waits come last.

Slow bots leave the last idle worker to quick ones. Analyses come after the bots that somebody waits for, and one at a
time. While an analysis or a bot for whom nobody waits is thinking, slow bots may have the last worker, too.
"""

import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Collection, Iterable
from dataclasses import dataclass, field
from functools import cache

from cachetools import LRUCache

from ...workers import WorkerJob
from .fair_shares import FairShares
from .protocol import ANALYSIS_PREFIX

SLOW_SECONDS = 0.25  # a bot that took longer lately counts as slow
PACE_WINDOW = 16  # decisions that count: a slow bot is quick where it has no choice
MAX_SPECS = 256  # of which the pace is remembered

Clients = Callable[[], Collection[str]]  # who waits for a job now


@dataclass(eq=False, kw_only=True)
class BotJob(WorkerJob):
    """A request on its way to a worker; `player` is the table and seat that it is for, and the spec.

    `clients` tells who waits for it now, such as their addresses; None: whoever is at its table. `is_ending`: it tells
    the player that its game is over.
    """

    player: tuple[tuple[str, int], str]
    clients: Clients | None = None
    is_ending: bool = False
    waiting_clients: Collection[str] = ()  # what `clients` told last
    client: str | None = None  # the one that it counts for, once it was taken; None: nobody waited for it
    queued: float = field(default_factory=time.monotonic)

    @property
    def table(self) -> str:
        """The id of its table."""
        return self.player[0][0]

    @property
    def spec(self) -> str:
        """The spec of the bot."""
        return self.player[1]

    @property
    def is_analysis(self) -> bool:
        """Whether it asks for option values instead of a decision."""
        return self.spec.startswith(ANALYSIS_PREFIX)

    @property
    def groups(self) -> Collection[str | None]:
        """Those who wait for it, as it was found out last; (None,) if nobody does."""
        return self.waiting_clients or (None,)

    def look_who_waits(self) -> None:
        """Find out who waits for it now."""
        self.waiting_clients = (self.table,) if self.clients is None else self.clients()


Jobs = OrderedDict[BotJob, None]


class JobQueue:
    """The jobs that wait, and what runs."""

    def __init__(self) -> None:
        """Empty; no pace is known yet."""
        self._waiting: Jobs = OrderedDict()
        self._bots: OrderedDict[str | None, Jobs] = OrderedDict()  # by client; None: nobody waits for them
        self._analyses: Jobs = OrderedDict()
        self._thinking: Counter[str] = Counter()
        self._paces: LRUCache[str, deque[float]] = LRUCache(MAX_SPECS)
        self._by_client, self._by_table = FairShares(), FairShares()
        self._unattended: set[BotJob] = set()  # those that run though nobody waits for them

    def __len__(self) -> int:
        """How many jobs wait."""
        return len(self._waiting)

    @property
    def waiting_unattended(self) -> int:
        """How many of the jobs that wait are those of bots for whom nobody waits."""
        return len(self._bots.get(None, ()))

    def add(self, job: BotJob, *, first: bool) -> None:
        """Queue a job; at the front if it is retried."""
        self._waiting[job] = None
        if first:
            self._waiting.move_to_end(job, last=False)
        self._enter(job, first)

    def _enter(self, job: BotJob, first: bool = False) -> None:
        job.look_who_waits()
        for client in job.groups:
            jobs = self._analyses if job.is_analysis else self._bots.setdefault(client, OrderedDict())
            jobs[job] = None
            if first:
                jobs.move_to_end(job, last=False)
                if not job.is_analysis:
                    self._bots.move_to_end(client, last=False)

    def _leave(self, job: BotJob) -> None:
        self._analyses.pop(job, None)
        for client in job.groups:
            jobs = self._bots.get(client)
            if jobs is not None:
                jobs.pop(job, None)
                if not jobs:
                    del self._bots[client]

    def look_who_waits(self) -> None:
        """Find out who waits for the jobs now: somebody may have come to a table or gone. To be called every second."""
        self._bots.clear()
        for job in self._waiting:
            self._enter(job)

    def drop(self, job: BotJob) -> None:
        """Remove a job that nobody waits for any more."""
        if job in self._waiting:
            del self._waiting[job]
            self._leave(job)

    def clear(self) -> list[BotJob]:
        """Remove and return all jobs."""
        jobs = list(self._waiting)
        for waiting in (self._waiting, self._bots, self._analyses):
            waiting.clear()
        return jobs

    def next_job(self, *, slow_too: bool, most_unattended: int = 1) -> BotJob | None:
        """Remove and return the next job, of a quick bot only unless `slow_too`; None if there is none.

        At most so many run for which nobody waits. While one of them or an analysis runs, slow bots are always allowed
        for which somebody waits: none has to wait for those.
        """
        analysing = any(spec.startswith(ANALYSIS_PREFIX) for spec in self._thinking)
        job = self._fairest(self._allowed(slow_too or analysing or bool(self._unattended)))
        if job is None and slow_too and not analysing:
            job = next(iter(self._analyses), None)
        if job is None and len(self._unattended) < most_unattended:
            job = self._first_of(self._bots.get(None, ()), self._allowed(slow_too))
        if job is not None:
            self.drop(job)
            self._begin(job)
        return job

    def _begin(self, job: BotJob) -> None:
        self._thinking[job.spec] += 1
        if job.is_analysis:
            return
        job.client = min(sorted(job.waiting_clients), key=self._by_client.rank, default=None)
        self._by_table.begin(job.table)
        if job.client is None:
            self._unattended.add(job)
        else:
            self._by_client.begin(job.client)

    def _allowed(self, slow_too: bool) -> Callable[[str], bool]:
        """Whether a bot of a spec may be asked now; each is looked up once."""
        return (lambda _: True) if slow_too else cache(lambda spec: not self.is_slow(spec))

    def _fairest(self, is_allowed: Callable[[str], bool]) -> BotJob | None:
        """Of the bots for whom somebody waits, that of the client who has used least; among equals, who came first."""
        found: BotJob | None = None
        lowest = self._by_client.first_rank
        for client, jobs in self._bots.items():
            if client is None or (found is not None and self._by_client.rank(client) >= lowest):
                continue
            job = self._first_of(jobs, is_allowed)
            if job is not None:
                found, lowest = job, self._by_client.rank(client)
                if lowest == self._by_client.first_rank:
                    break  # no other can be before it
        return found

    def _first_of(self, jobs: Iterable[BotJob], is_allowed: Callable[[str], bool]) -> BotJob | None:
        """That of the table that has used least; among equals, what came first."""
        found: BotJob | None = None
        lowest = self._by_table.first_rank
        for job in jobs:
            rank = self._by_table.rank(job.table)
            if (found is None or rank < lowest) and is_allowed(job.spec):
                found, lowest = job, rank
                if rank == self._by_table.first_rank:
                    break
        return found

    def note_end(self, job: BotJob, seconds: float | None) -> None:
        """A job that was taken has ended; `seconds` is how long it took, if that is known."""
        self.note_pace(job.spec, seconds)
        if job.is_analysis:
            return
        self._unattended.discard(job)
        self._by_table.end(job.table, seconds or 0.0)
        if job.client is not None:
            self._by_client.end(job.client, seconds or 0.0)

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
