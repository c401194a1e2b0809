"""The scheduler: runs, every second, what the server does by itself. Idle tables are evicted from memory here."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterator

from ..bots import BotPool
from ..errors import Refused
from ..metrics import METRICS
from ..store.records import StoreError, TableStatus
from ..tables.entries import EntryKind
from ..tables.live_table import LiveTable
from ..tables.presence import Presence
from ..tables.registry import TableRegistry
from ..tables.seats import STAND_IN
from ..tables.table import DAMAGED
from .bot_runner import BotRunner
from .due_tables import DueTables
from .lost_time import HEARTBEAT_MS, Heartbeat, LostTime
from .server_clock import ServerClock
from .waiting_tables import WaitingTables

log = logging.getLogger("gugong.server")
INTERVAL = 1.0  # seconds between two runs
RELEASE_AFTER_MS = 10_000  # after a table's last entry; then it drops what can be computed again
AHEAD_MS = 60_000  # by which the last run was ahead of this machine, before it is logged


@contextlib.contextmanager
def _log_failures(task: str, table_id: str | None = None) -> Iterator[None]:
    """Log what fails in the block instead of raising it."""
    try:
        yield
    except (StoreError, Refused) as fault:
        log.warning("%s failed", task, extra={"table": table_id, "fault": type(fault).__name__})
    except Exception:
        log.exception("%s failed", task, extra={"table": table_id})


class Scheduler:
    """Runs bots, clocks and eviction for the tables of a registry; with several processes, for those it has locked."""

    def __init__(self, registry: TableRegistry, pool: BotPool, clock: ServerClock | None = None) -> None:
        """For the tables of a registry, with the bots of a pool and the clock of entries; not started yet."""
        self.registry, self.pool = registry, pool
        self.clock = ServerClock() if clock is None else clock
        self.lost_time = LostTime(registry)
        self.heartbeat = Heartbeat(registry)
        self.presence = Presence(registry)
        self._bots = BotRunner(registry, pool)
        self._due = DueTables(registry.store)
        self._waiting = WaitingTables(registry, self.presence, registry.settings)
        registry.on_load = self._on_load
        self._tasks: list[asyncio.Task[None]] = []
        self._followed = -HEARTBEAT_MS
        self._has_leapt = False

    async def start(self) -> None:
        """Find out how long no server ran, and start the loops."""
        await self._follow_common_time()
        self.lost_time.start(await self.registry.store.last_heartbeat(), self.registry.now())
        if self.clock.behind < -AHEAD_MS:
            log.warning("this machine's clock is behind the last run's; the server goes on by the later time")
        self._bots.is_running = True
        self._tasks = [asyncio.create_task(self._run()), asyncio.create_task(self._run_clock())]

    @property
    def is_running(self) -> bool:
        """Whether the loops run."""
        return bool(self._tasks) and not any(task.done() for task in self._tasks)

    async def expire_waiting(self, before: int) -> int:
        """Let tables expire whose game has not begun and that have no entry since a time; how many did."""
        return await self._waiting.expire_all(before, empty=False)

    async def stop(self) -> None:
        """Cancel the loops and all running bot moves."""
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._bots.stop()
        if tasks:
            with _log_failures("the last heartbeat"):
                await self.heartbeat.send()  # so that the next run knows for how long none ran

    async def _run(self) -> None:
        while True:
            for run_in_background in (
                self._follow_common_time,
                self._give_back_lost_time,
                self._process_due_tables,
                self.heartbeat.run_once,
                self.presence.send_heartbeat,
                self._waiting.run_once,
            ):
                with _log_failures("a round"):
                    await run_in_background()
            self._evict_idle()
            self._look_after_pool()
            await asyncio.sleep(INTERVAL)

    def _look_after_pool(self) -> None:
        self.pool.give_work()
        unattended = self.pool.waiting_unattended
        METRICS.bot_queue.labels("yes").set(self.pool.waiting - unattended)
        METRICS.bot_queue.labels("no").set(unattended)
        METRICS.bot_restarts.set(self.pool.restarts)
        METRICS.bot_failures.set(self.pool.failures)

    async def _run_clock(self) -> None:
        while True:
            await asyncio.sleep(INTERVAL)
            self.tick()

    def tick(self) -> None:
        """Let the clock go on, and note what it leapt over. It waits for nothing: else it would fall behind again."""
        leap = self.clock.tick()
        if leap is not None:
            log.warning("time was lost and is given back", extra={"seconds": (leap.ended - leap.begun) / 1000})
            self.lost_time.add(leap)
            self._has_leapt = True

    async def _give_back_lost_time(self) -> None:
        """After a leap: give back to whoever was to move at tables in memory; at the others when they are loaded."""
        if self._has_leapt:
            self._has_leapt = False
            for live in list(self.registry.tables.values()):
                failed = True
                with _log_failures("giving time back", live.table.id):
                    await self.lost_time.give_back(live)
                    failed = False
                self._has_leapt |= failed  # then all is tried again in the next round

    async def _follow_common_time(self) -> None:
        """Of several processes on one database each follows its clock."""
        if self.clock.now() - self._followed >= HEARTBEAT_MS:
            common = await self.registry.store.time()
            if common is not None:
                self.clock.follow(common)
            self._followed = self.clock.now()

    async def _on_load(self, live: LiveTable) -> None:
        """Called before a table that was loaded is given out."""
        self.presence.request(live.table.id)
        if live.table.sealed:
            self._due.hopeless.add(live.table.id)
        else:
            self._due.hopeless.discard(live.table.id)
        await self.lost_time.give_back(live)

    async def _process_due_tables(self) -> None:
        for table_id in await self._due.next_round(self.registry.now()):
            with _log_failures("a due table", table_id):
                await self._process_due_table(table_id)

    async def _process_due_table(self, table_id: str) -> None:
        known = self.registry.tables.get(table_id)
        if (known is not None and known.bot_task is not None) or not await self.registry.store.lock_table(table_id):
            return  # a bot is thinking already, or another process has the table
        try:
            live = await self.registry.find(table_id, visit=False)
        except Refused as fault:
            if fault.code != DAMAGED:
                raise
            await self._give_up(table_id)
            return
        if live.table.sealed:
            await self._give_up(table_id)
            return
        self._bots.schedule(live)
        deadline = live.table.clock_state.deadline
        if deadline is not None and deadline <= self.registry.now():
            await self._expire_clock(live)

    async def _give_up(self, table_id: str) -> None:
        """This process cannot play a table; one of a newer version may."""
        self._due.hopeless.add(table_id)
        await self.registry.store.unlock_table(table_id)

    async def _expire_clock(self, live: LiveTable) -> None:
        await self.lost_time.give_back(live)
        async with live.lock:
            await self.registry.refresh(live)
            table = live.table
            deadline, seat = table.clock_state.deadline, table.clock_state.thinking
            if (
                table.status != TableStatus.RUNNING
                or table.sealed
                or seat is None
                or deadline is None
                or deadline > self.registry.now()
            ):
                return
            absent_seats = table.seats_of(table.seats[seat].person)
            await self.registry.append(
                live, EntryKind.STOOD_IN, {"seats": absent_seats, "bot": STAND_IN, "why": "clock"}
            )

    def _evict_idle(self) -> None:
        oldest = time.monotonic() - self.registry.settings.idle
        lately = self.registry.now() - RELEASE_AFTER_MS
        for live in list(self.registry.tables.values()):
            if live.table.time < lately and not live.lock.locked():
                live.release_memory()
            busy = live.subscribers or live.waiters or live.bot_task is not None or live.lock.locked()
            if not busy and live.last_used < oldest:
                self.registry.evict(live)
                self.registry.run_in_background(self.registry.store.unlock_table(live.table.id))
