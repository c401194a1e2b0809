"""The pool of bots: gives each decision to an idle worker process, and always comes back with a legal action."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable

from cachetools import LRUCache

from ...errors import GugongError, PlayerError
from ...game.game import Game
from ...workers import Ending, WorkerCommand, WorkerPool
from .bot_scheduler import MAX_PLAYERS, BotScheduler
from .fallback import FALLBACK_BOT, fallback_action
from .job_queue import BotJob, Clients
from .protocol import ANALYSIS_PREFIX, BotAnswer, OptionValue, ending_for, request_for

log = logging.getLogger("gugong.server.bots")

MAX_ATTEMPTS = 3  # at a request, if its worker dies each time
MAX_CRASHES = 3  # of its worker in a row, after which a bot is not asked again at a table
COMMAND = WorkerCommand("gugong.server.bots.host:BotHost", niceness=5)  # the server has priority where cores are few

FAULTS = {
    Ending.DIED: "its process died",
    Ending.STOPPED: "TimeoutError",
    Ending.NO_WORKER: "no process could be started",
}
BANNED = BotAnswer(fault="given up at this table")

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
        self.timeout = timeout
        self.observer: Observer | None = None
        self.asked = 0
        self.failures = 0
        self._scheduler = BotScheduler()
        self._workers = WorkerPool(workers, COMMAND, self._scheduler, BotAnswer.from_json)
        self._crashes: LRUCache[tuple[SeatKey, str], int] = LRUCache(MAX_PLAYERS)
        self._endings: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Start the workers in the background; requests are queued until the first is ready."""
        self._workers.open()

    async def stop(self) -> None:
        """End all workers and return when they are gone; waiting callers get PoolClosed."""
        await self._workers.close(PoolClosed("The bots have been stopped."))

    @property
    def restarts(self) -> int:
        """How many workers had to be replaced."""
        return self._workers.restarts

    @property
    def busy(self) -> int:
        """How many workers are busy."""
        return self._workers.busy

    @property
    def waiting(self) -> int:
        """How many jobs wait for an idle worker."""
        return self._workers.waiting

    @property
    def waiting_unattended(self) -> int:
        """How many of them are of bots for whom nobody waits."""
        return self._scheduler.waiting_unattended

    def give_work(self) -> None:
        """Look again whether a waiting job can be given to an idle worker: somebody may have come to its table."""
        self._scheduler.look_who_waits()
        self._workers.give_work()

    async def ask(self, key: SeatKey, spec: str, game: Game, seed: int, clients: Clients | None = None) -> int:
        """The legal action that a bot chooses for the deciding seat; if it fails, that of the fallback bot.

        `clients` tells who waits for it at any time: each has a fair share of the workers.
        The worker gets only what the seat may know, and digests of the seed. Raises PoolClosed and PlayerError.
        """
        self._check_open()
        if game.decision is None:
            raise PlayerError("The game is over; there is nothing to ask a player.")
        begun, legal = time.perf_counter(), game.legal
        reduced_game, seat, packed = request_for(game, spec, seed, self.timeout)
        self.asked += 1
        answer = await self._answer((key, spec), packed, clients)
        action = answer.action
        if action is None or action not in legal:
            self.failures += 1
            log.warning("The bot %r failed (%s); %s answers.", spec, answer.fault or "illegal action", FALLBACK_BOT)
            action = await asyncio.to_thread(fallback_action, reduced_game, seat)
            if action not in legal:
                action = legal[0]
        if self.observer is not None:
            self.observer(spec, time.perf_counter() - begun, not answer.fault and action == answer.action)
        return action

    def end_game(self, key: SeatKey, spec: str, game: Game, seed: int) -> None:
        """Tell a bot that its game is over, if it is still in memory; nobody has to wait for it."""
        if self._workers.is_open and self._scheduler.has_worker((key, spec)):
            packed = ending_for(game, key[1], spec, seed, self.timeout)
            task = asyncio.create_task(self._tell_end((key, spec), packed))
            self._endings.add(task)
            task.add_done_callback(self._endings.discard)

    async def _tell_end(self, player: tuple[SeatKey, str], packed: bytes) -> None:
        with contextlib.suppress(PoolClosed):
            outcome = await self._workers.run(BotJob(packed, self.timeout, player=player, is_ending=True))
            fault = outcome.result.fault if outcome.ending is Ending.RESULT else FAULTS[outcome.ending]
            if fault and outcome.ending is not Ending.NO_WORKER:
                log.warning("The bot %r failed at the end of its game (%s).", player[1], fault)

    async def analyse_options(self, table: str, game: Game, visits: int) -> tuple[OptionValue, ...]:
        """What each option is worth to the deciding seat, by what it knows; raises PoolClosed and PlayerError.

        Independent of what is hidden from the seat. Bots have priority.
        """
        self._check_open()
        spec = f"{ANALYSIS_PREFIX}{visits}"
        _, seat, packed = request_for(game, spec, 0)
        answer = await self._answer(((table, seat), spec), packed)
        if answer.fault or {option for option, *_ in answer.option_values} != set(game.legal):
            raise PlayerError(answer.fault or "not every option was judged")
        return answer.option_values

    async def _answer(self, player: tuple[SeatKey, str], packed: bytes, clients: Clients | None = None) -> BotAnswer:
        """Retry while the worker dies; a bot that keeps crashing its workers is banned at its table."""
        if self._crashes.get(player, 0) >= MAX_CRASHES:
            return BANNED
        for attempt in range(MAX_ATTEMPTS):
            self._check_open()
            job = BotJob(packed, self.timeout, player=player, clients=clients)
            outcome = await self._workers.run(job, first=attempt > 0)
            if outcome.ending is not Ending.DIED:
                break
        if outcome.ending in (Ending.DIED, Ending.STOPPED):
            self._crashes[player] = self._crashes.get(player, 0) + 1
        elif outcome.ending is Ending.RESULT:
            self._crashes.pop(player, None)
            answer: BotAnswer = outcome.result
            return answer
        return BotAnswer(fault=FAULTS[outcome.ending])

    def _check_open(self) -> None:
        if not self._workers.is_open:
            raise PoolClosed("Bots can be asked between start() and stop() only.")
