"""The queue of jobs for workers: people share them fairly, and bots for whom nobody waits come last.

Slow bots leave the last idle worker to quick ones. Analyses come after the bots that somebody waits for, and one at a
time. While an analysis or a bot for whom nobody waits is thinking, slow bots may have the last worker, too.
"""

import math
import time
from collections import Counter, OrderedDict, deque
from collections.abc import Callable, Collection
from dataclasses import dataclass, field

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

    `clients` tells who waits for it now, such as their addresses; None: whoever is at its table.
    """

    player: tuple[tuple[str, int], str]
    clients: Clients | None = None
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

    def waiting_clients(self) -> Collection[str]:
        """Who waits for it now."""
        return (self.table,) if self.clients is None else self.clients()


class JobQueue:
    """The jobs that wait, and what runs."""

    def __init__(self) -> None:
        """Empty; no pace is known yet."""
        self._waiting: OrderedDict[BotJob, None] = OrderedDict()
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
        return sum(not job.is_analysis and not job.waiting_clients() for job in self._waiting)

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

    def next_job(self, *, slow_too: bool, most_unattended: int = 1) -> BotJob | None:
        """Remove and return the next job, of a quick bot only unless `slow_too`; None if there is none.

        At most so many run for which nobody waits. While one of them or an analysis runs, slow bots are always allowed
        for which somebody waits: none has to wait for those.
        """
        job = self._first(slow_too, len(self._unattended) < most_unattended)
        if job is not None:
            del self._waiting[job]
            self._thinking[job.spec] += 1
            if not job.is_analysis:
                self._begin(job)
        return job

    def _begin(self, job: BotJob) -> None:
        clients = job.waiting_clients()
        job.client = min(sorted(clients), key=self._by_client.rank) if clients else None
        self._by_table.begin(job.table)
        if job.client is None:
            self._unattended.add(job)
        else:
            self._by_client.begin(job.client)

    def _first(self, slow_too: bool, unattended_too: bool) -> BotJob | None:
        analysing = any(spec.startswith(ANALYSIS_PREFIX) for spec in self._thinking)
        any_attended = slow_too or analysing or bool(self._unattended)
        job = self._fairest(any_attended, attended=True)
        if job is None and slow_too and not analysing:
            job = next((job for job in self._waiting if job.is_analysis), None)
        if job is None and unattended_too:
            job = self._fairest(slow_too, attended=False)
        return job

    def _fairest(self, slow_too: bool, *, attended: bool) -> BotJob | None:
        """Of the bots for whom somebody waits (or nobody), the one whose clients and whose table have used least.

        Among equals the first of the queue, which is found at once if none could be before it.
        """
        slow = {} if slow_too else {spec: self.is_slow(spec) for spec in {job.spec for job in self._waiting}}
        first = (*self._by_client.first_rank, *self._by_table.first_rank)
        found: BotJob | None = None
        lowest: tuple[float, ...] = (math.inf,)
        for job in self._waiting:
            if job.is_analysis or slow.get(job.spec):
                continue
            clients = job.waiting_clients()
            if bool(clients) != attended:
                continue
            of_client = min(map(self._by_client.rank, clients)) if clients else self._by_client.first_rank
            rank = (*of_client, *self._by_table.rank(job.table))
            if rank < lowest:
                found, lowest = job, rank
                if rank == first:
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
