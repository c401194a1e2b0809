"""The bots of all tables: a question goes to an idle worker, and whatever a bot does there, an answer comes back."""

import asyncio
import logging
import os
import time
from collections.abc import Callable

from ...errors import GugongError, PlayerError
from ...game.game import Game
from .fallback import STAND_IN, stand_in
from .job_queue import Job, Line, Outcome
from .lru import Recent
from .process import WorkerProcess
from .protocol import JUDGING, Answer, Judged, question_for
from .supervisor import Staff

log = logging.getLogger("gugong.server.bots")

TRIES = 3  # a question is asked, if its process dies each time
STRIKES = 3  # decisions in a row at which a bot cost its process; from then on nobody asks it at this table
PLAYERS = 4096  # of which the pool knows where they sit

DIED = Outcome(fault="its process died")
LATE = Outcome(fault="TimeoutError")
NOBODY = Outcome(fault="no process could be started")
GIVEN_UP = Outcome(fault="given up at this table")

Key = tuple[str, int]  # a table's id and a seat
Observer = Callable[[str, float, bool], None]  # the spec, seconds until the answer, whether the bot itself gave it


class PoolClosed(GugongError):
    """Bots were asked before the pool was started, or when it was stopped."""


class BotPool:
    """Processes in which bots think. `asked`, `failures`, `restarts`, `busy`, `waiting` are there for metrics.

    `failures` are answers that a stand-in had to give. `observer` is called after each answer.
    """

    def __init__(self, workers: int | None = None, patience: float = 30.0) -> None:
        """So many processes (None: one a core, at least two), which have so many seconds for a decision."""
        self.size = workers or max(2, os.cpu_count() or 1)
        self.patience = patience
        self.observer: Observer | None = None
        self.asked = 0
        self.failures = 0
        self._line = Line()
        self._staff = Staff(self.size, self._heard, self._lost, self._changed)
        self._jobs: dict[WorkerProcess, tuple[int, Job, asyncio.TimerHandle]] = {}
        self._homes: Recent[tuple[Key, str], tuple[WorkerProcess, int]] = Recent(PLAYERS)
        self._strikes: Recent[tuple[Key, str], int] = Recent(PLAYERS)
        self._numbers = 0

    async def start(self) -> None:
        """Begin to start the processes; questions may be asked from now on, and wait until the first is ready."""
        self._staff.open()

    async def stop(self) -> None:
        """End all processes and return when they are gone; who still waits for an answer gets PoolClosed."""
        closing = self._staff.close()
        for job in (*self._line.clear(), *(job for _, job, _ in self._jobs.values())):
            if not job.done.done():
                job.done.set_exception(PoolClosed("The bots have been stopped."))
        await closing

    @property
    def restarts(self) -> int:
        """How many processes had to be replaced."""
        return self._staff.restarts

    @property
    def busy(self) -> int:
        """How many processes think right now."""
        return len(self._jobs)

    @property
    def waiting(self) -> int:
        """How many questions wait for an idle process."""
        return len(self._line)

    async def ask(self, key: Key, spec: str, game: Game, seed: int) -> int:
        """The legal action that a bot chooses for the seat whose decision it is, or its stand-in if it fails.

        What the bot's process gets follows from what the seat may know, and from digests of the seed.
        """
        self._check_open()
        if game.decision is None:
            raise PlayerError("The game is over; there is nothing to ask a player.")
        begun, legal = time.perf_counter(), game.legal
        known, seat, packed = question_for(game, spec, seed)
        self.asked += 1
        outcome = await self._outcome((key, spec), packed)
        action = outcome.action
        if action is None or action not in legal:
            self.failures += 1
            log.warning("The bot %r failed (%s); %s answers.", spec, outcome.fault or "illegal action", STAND_IN)
            action = await asyncio.to_thread(stand_in, known, seat)
            if action not in legal:
                action = legal[0]
        if self.observer is not None:
            self.observer(spec, time.perf_counter() - begun, not outcome.fault and action == outcome.action)
        return action

    async def judge(self, table: str, game: Game, visits: int) -> tuple[Judged, ...]:
        """What the options of a decision are worth to the seat whose it is, as it may know; PlayerError if that fails.

        Nothing of it is a secret: the same table gives the same answer, whatever is hidden. All bots come first.
        """
        self._check_open()
        spec = f"{JUDGING}{visits}"
        _, seat, packed = question_for(game, spec, 0)
        outcome = await self._outcome(((table, seat), spec), packed)
        if outcome.fault or {option for option, *_ in outcome.judged} != set(game.legal):
            raise PlayerError(outcome.fault or "not every option was judged")
        return outcome.judged

    async def _outcome(self, player: tuple[Key, str], packed: bytes) -> Outcome:
        """Ask until a process survives it; a bot that goes on to cost processes is given up."""
        if self._strikes.get(player, 0) >= STRIKES:
            return GIVEN_UP
        outcome = DIED
        for attempt in range(TRIES):
            job = Job(player, packed, asyncio.get_running_loop().create_future())
            outcome = await self._done(job, again=attempt > 0)
            if outcome is not DIED:
                break
        if outcome is DIED or outcome is LATE:
            self._strikes.keep(player, self._strikes.get(player, 0) + 1)
        elif outcome is not NOBODY:
            self._strikes.pop(player, None)
        return outcome

    def _check_open(self) -> None:
        if not self._staff.is_open:
            raise PoolClosed("Bots can be asked between start() and stop() only.")

    async def _done(self, job: Job, again: bool) -> Outcome:
        self._check_open()
        if not self._staff.is_hopeful:
            return NOBODY
        self._line.add(job, first=again)
        self._hand_out()
        try:
            return await job.done
        finally:
            self._line.drop(job)

    def _hand_out(self) -> None:
        """Give questions to idle workers, as long as there are both."""
        idle = [worker for worker in self._staff.ready if worker not in self._jobs and worker.is_alive]
        reserve = 1 if self._staff.expected > 1 else 0
        while idle and (job := self._line.take(slow_too=len(idle) > reserve)) is not None:
            worker, player = self._place(job, idle)
            idle.remove(worker)
            self._give(worker, player, job)

    def _place(self, job: Job, idle: list[WorkerProcess]) -> tuple[WorkerProcess, int]:
        """The worker that knows a player and its number there, or the one that rested longest and a new number."""
        home, player = self._homes.get(job.player, (None, 0))
        if home is None or home not in idle:
            home, player = idle[0], self._next_number()
        if not job.is_judging:  # that needs no memory, and must not push out who does
            self._homes.keep(job.player, (home, player))
        return home, player

    def _give(self, worker: WorkerProcess, player: int, job: Job) -> None:
        number = self._next_number()
        timer = asyncio.get_running_loop().call_later(self.patience, self._too_late, worker, number)
        self._jobs[worker] = (number, job, timer)
        worker.send(number, player, job.packed)

    def _next_number(self) -> int:
        self._numbers += 1
        return self._numbers

    def _heard(self, worker: WorkerProcess, answer: Answer) -> None:
        """A worker has answered."""
        if worker in self._jobs and self._jobs[worker][0] == answer.number:
            self._finish(worker, Outcome(answer.action, answer.fault, answer.judged), answer.seconds)
            self._staff.rest(worker)
            self._hand_out()

    def _too_late(self, worker: WorkerProcess, number: int) -> None:
        """A bot had its time: its process is ended, since nothing else is sure to end it."""
        if worker in self._jobs and self._jobs[worker][0] == number:
            self._finish(worker, LATE, self.patience)
            worker.kill()

    def _lost(self, worker: WorkerProcess) -> bool:
        """A worker is gone; whether a bot was thinking in it."""
        at_work = worker in self._jobs
        if at_work:
            self._finish(worker, DIED, None)
        return at_work

    def _finish(self, worker: WorkerProcess, outcome: Outcome, seconds: float | None) -> None:
        _, job, timer = self._jobs.pop(worker)
        timer.cancel()
        self._line.finished(job.spec, seconds)
        job.settle(outcome)

    def _changed(self) -> None:
        """A worker is ready, or none will be for a while."""
        if self._staff.is_hopeful:
            self._hand_out()
        else:
            for job in self._line.clear():
                job.settle(NOBODY)
