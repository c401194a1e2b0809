"""The line of questions, and who may be asked next: slow thinkers leave the last idle worker to quick ones.

Chances come after all bots, one question at a time, and leave them a worker, which slow ones may have, too.
"""

import asyncio
from collections import Counter, OrderedDict, deque
from dataclasses import dataclass

from .lru import Recent
from .protocol import JUDGING, Judged

SLOW = 0.25  # seconds; who took longer lately is a slow thinker
LATELY = 16  # answers; a slow thinker is quick where it has no choice
SPECS = 256  # whose pace is remembered


@dataclass(frozen=True)
class Outcome:
    """What became of a question: an action or judgements, or what went wrong in a word."""

    action: int | None = None
    fault: str = ""
    judged: tuple[Judged, ...] = ()


@dataclass(eq=False)
class Job:
    """A question on its way; `player` tells the table and seat that it is for."""

    player: tuple[tuple[str, int], str]
    packed: bytes
    done: asyncio.Future[Outcome]

    @property
    def spec(self) -> str:
        """Which kind of bot is asked."""
        return self.player[1]

    @property
    def is_judging(self) -> bool:
        """Whether no bot is asked, but what the options are worth."""
        return self.spec.startswith(JUDGING)

    def settle(self, outcome: Outcome) -> None:
        """Tell whoever waits for it, if anybody still does."""
        if not self.done.done():
            self.done.set_result(outcome)


class Line:
    """First come, first served, among the quick, among the slow, and among those who ask for chances."""

    def __init__(self) -> None:
        """Nobody waits and nobody is known."""
        self._waiting: OrderedDict[Job, None] = OrderedDict()
        self._thinking: Counter[str] = Counter()
        self._paces: Recent[str, deque[float]] = Recent(SPECS)

    def __len__(self) -> int:
        """How many questions wait."""
        return len(self._waiting)

    def add(self, job: Job, *, first: bool) -> None:
        """Queue up; first, if it was at work already."""
        self._waiting[job] = None
        if first:
            self._waiting.move_to_end(job, last=False)

    def drop(self, job: Job) -> None:
        """Let a question go that nobody waits for any more."""
        self._waiting.pop(job, None)

    def clear(self) -> list[Job]:
        """Send everybody away."""
        jobs = list(self._waiting)
        self._waiting.clear()
        return jobs

    def take(self, *, slow_too: bool) -> Job | None:
        """The next question, of a quick bot only unless slow ones may be asked, too.

        While chances are thought out, slow bots may always be asked: none waits for that alone.
        """
        job = self._next(slow_too)
        if job is not None:
            del self._waiting[job]
            self._thinking[job.spec] += 1
        return job

    def _next(self, slow_too: bool) -> Job | None:
        judging = any(spec.startswith(JUDGING) for spec in self._thinking)
        for job in self._waiting:
            if not job.is_judging and (slow_too or judging or not self.is_slow(job.spec)):
                return job
        if slow_too and not judging:
            return next(iter(self._waiting), None)  # no bot is among them
        return None

    def finished(self, spec: str, seconds: float | None) -> None:
        """Note that a bot is no longer thinking, and how long it took if that is known."""
        self._thinking[spec] -= 1
        if self._thinking[spec] <= 0:
            del self._thinking[spec]
        if seconds is not None and not spec.startswith(JUDGING):
            pace = self._paces.get(spec) or deque(maxlen=LATELY)
            self._paces.keep(spec, pace).append(seconds)

    def is_slow(self, spec: str) -> bool:
        """Whether a bot took long lately; of one that nobody knows yet a second question counts as slow."""
        if spec in self._paces:
            return max(self._paces[spec]) > SLOW
        return self._thinking[spec] > 0
