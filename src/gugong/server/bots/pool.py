"""The pool of bots: gives each decision to an idle worker process, and always comes back with a legal action."""

import asyncio
import logging
import os
import time
from collections.abc import Callable

from cachetools import LRUCache

from ...errors import GugongError, PlayerError
from ...game.game import Game
from .fallback import FALLBACK_BOT, fallback_action
from .job_queue import BotJob, JobQueue, Outcome
from .process import WorkerProcess
from .protocol import ANALYSIS_PREFIX, OptionValue, WorkerReply, request_for
from .supervisor import WorkerSupervisor

log = logging.getLogger("gugong.server.bots")

MAX_ATTEMPTS = 3  # at a request, if its worker dies each time
MAX_CRASHES = 3  # of its worker in a row, after which a bot is not asked again at a table
MAX_PLAYERS = 4096  # of which the pool remembers the worker

DIED = Outcome(fault="its process died")
TIMED_OUT = Outcome(fault="TimeoutError")
NO_WORKER = Outcome(fault="no process could be started")
BANNED = Outcome(fault="given up at this table")

SeatKey = tuple[str, int]  # a table's id and a seat
Observer = Callable[[str, float, bool], None]  # the spec, seconds until the answer, whether the bot itself gave it


class PoolClosed(GugongError):
    """The pool was used before it was started, or when it was stopped."""


class BotPool:
    """Worker processes for bots. `asked`, `failures`, `restarts`, `busy` and `waiting` are for metrics.

    `failures` counts decisions of the fallback bot. `observer` is called after each decision.
    """

    def __init__(self, workers: int | None = None, timeout: float = 30.0) -> None:
        """So many workers (None: one for each core, at least two), with a timeout in seconds for each decision."""
        self.size = workers or max(2, os.cpu_count() or 1)
        self.timeout = timeout
        self.observer: Observer | None = None
        self.asked = 0
        self.failures = 0
        self._queue = JobQueue()
        self._supervisor = WorkerSupervisor(self.size, self._on_reply, self._on_exit, self._on_workers_changed)
        self._jobs: dict[WorkerProcess, tuple[int, BotJob, asyncio.TimerHandle]] = {}
        self._worker_of: LRUCache[tuple[SeatKey, str], tuple[WorkerProcess, int]] = LRUCache(MAX_PLAYERS)
        self._crashes: LRUCache[tuple[SeatKey, str], int] = LRUCache(MAX_PLAYERS)
        self._numbers = 0

    async def start(self) -> None:
        """Start the workers in the background; requests are queued until the first is ready."""
        self._supervisor.open()

    async def stop(self) -> None:
        """End all workers and return when they are gone; waiting callers get PoolClosed."""
        closing = self._supervisor.close()
        for job in (*self._queue.clear(), *(job for _, job, _ in self._jobs.values())):
            if not job.done.done():
                job.done.set_exception(PoolClosed("The bots have been stopped."))
        await closing

    @property
    def restarts(self) -> int:
        """How many workers had to be replaced."""
        return self._supervisor.restarts

    @property
    def busy(self) -> int:
        """How many workers are busy."""
        return len(self._jobs)

    @property
    def waiting(self) -> int:
        """How many jobs wait for an idle worker."""
        return len(self._queue)

    async def ask(self, key: SeatKey, spec: str, game: Game, seed: int) -> int:
        """The legal action that a bot chooses for the deciding seat; if it fails, that of the fallback bot.

        The worker gets only what the seat may know, and digests of the seed. Raises PoolClosed and PlayerError.
        """
        self._check_open()
        if game.decision is None:
            raise PlayerError("The game is over; there is nothing to ask a player.")
        begun, legal = time.perf_counter(), game.legal
        reduced_game, seat, packed = request_for(game, spec, seed)
        self.asked += 1
        outcome = await self._outcome((key, spec), packed)
        action = outcome.action
        if action is None or action not in legal:
            self.failures += 1
            log.warning("The bot %r failed (%s); %s answers.", spec, outcome.fault or "illegal action", FALLBACK_BOT)
            action = await asyncio.to_thread(fallback_action, reduced_game, seat)
            if action not in legal:
                action = legal[0]
        if self.observer is not None:
            self.observer(spec, time.perf_counter() - begun, not outcome.fault and action == outcome.action)
        return action

    async def analyse_options(self, table: str, game: Game, visits: int) -> tuple[OptionValue, ...]:
        """What each option is worth to the deciding seat, by what it knows; raises PoolClosed and PlayerError.

        Independent of what is hidden from the seat. Bots have priority.
        """
        self._check_open()
        spec = f"{ANALYSIS_PREFIX}{visits}"
        _, seat, packed = request_for(game, spec, 0)
        outcome = await self._outcome(((table, seat), spec), packed)
        if outcome.fault or {option for option, *_ in outcome.option_values} != set(game.legal):
            raise PlayerError(outcome.fault or "not every option was judged")
        return outcome.option_values

    async def _outcome(self, player: tuple[SeatKey, str], packed: bytes) -> Outcome:
        """Retry while the worker dies; a bot that keeps crashing its workers is banned at its table."""
        if self._crashes.get(player, 0) >= MAX_CRASHES:
            return BANNED
        outcome = DIED
        for attempt in range(MAX_ATTEMPTS):
            job = BotJob(player, packed, asyncio.get_running_loop().create_future())
            outcome = await self._result_of(job, again=attempt > 0)
            if outcome is not DIED:
                break
        if outcome is DIED or outcome is TIMED_OUT:
            self._crashes[player] = self._crashes.get(player, 0) + 1
        elif outcome is not NO_WORKER:
            self._crashes.pop(player, None)
        return outcome

    def _check_open(self) -> None:
        if not self._supervisor.is_open:
            raise PoolClosed("Bots can be asked between start() and stop() only.")

    async def _result_of(self, job: BotJob, again: bool) -> Outcome:
        self._check_open()
        if not self._supervisor.can_serve:
            return NO_WORKER
        self._queue.add(job, first=again)
        self._dispatch()
        try:
            return await job.done
        finally:
            self._queue.drop(job)

    def _dispatch(self) -> None:
        """Give jobs to idle workers, as long as there are both."""
        idle = [worker for worker in self._supervisor.ready if worker not in self._jobs and worker.is_alive]
        reserve = 1 if self._supervisor.expected > 1 else 0
        while idle and (job := self._queue.take(slow_too=len(idle) > reserve)) is not None:
            worker, player = self._choose_worker(job, idle)
            idle.remove(worker)
            self._send(worker, player, job)

    def _choose_worker(self, job: BotJob, idle: list[WorkerProcess]) -> tuple[WorkerProcess, int]:
        """The worker that has a player and its number there; else the one idle for longest and a new number."""
        worker, player = self._worker_of.get(job.player, (None, 0))
        if worker is None or worker not in idle:
            worker, player = idle[0], self._next_number()
        if not job.is_analysis:  # an analysis has no memory to keep
            self._worker_of[job.player] = (worker, player)
        return worker, player

    def _send(self, worker: WorkerProcess, player: int, job: BotJob) -> None:
        number = self._next_number()
        timer = asyncio.get_running_loop().call_later(self.timeout, self._on_timeout, worker, number)
        self._jobs[worker] = (number, job, timer)
        worker.send(number, player, job.packed)

    def _next_number(self) -> int:
        self._numbers += 1
        return self._numbers

    def _on_reply(self, worker: WorkerProcess, reply: WorkerReply) -> None:
        """A worker has replied."""
        if worker in self._jobs and self._jobs[worker][0] == reply.number:
            self._finish(worker, Outcome(reply.action, reply.fault, reply.option_values), reply.seconds)
            self._supervisor.mark_idle(worker)
            self._dispatch()

    def _on_timeout(self, worker: WorkerProcess, number: int) -> None:
        """A bot took too long: its worker is killed, since nothing else is sure to stop it."""
        if worker in self._jobs and self._jobs[worker][0] == number:
            self._finish(worker, TIMED_OUT, self.timeout)
            worker.kill()

    def _on_exit(self, worker: WorkerProcess) -> bool:
        """A worker has exited; returns whether it was busy."""
        at_work = worker in self._jobs
        if at_work:
            self._finish(worker, DIED, None)
        return at_work

    def _finish(self, worker: WorkerProcess, outcome: Outcome, seconds: float | None) -> None:
        _, job, timer = self._jobs.pop(worker)
        timer.cancel()
        self._queue.finished(job.spec, seconds)
        job.settle(outcome)

    def _on_workers_changed(self) -> None:
        """A worker has become ready, or failed to start."""
        if self._supervisor.can_serve:
            self._dispatch()
        else:
            for job in self._queue.clear():
                job.settle(NO_WORKER)
