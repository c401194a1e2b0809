"""The scheduler: what the server does by itself. Bots move, clocks run out, idle tables are evicted from memory."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterator

from ...players import derived_seed
from ..bots import BotPool
from ..errors import Refused
from ..metrics import METRICS
from ..store.records import StoreError, TableStatus
from .clocks import LiveClock
from .entries import EntryKind
from .live_table import LiveTable
from .presence import Presence
from .registry import TableRegistry
from .seats import STAND_IN
from .table import Table

log = logging.getLogger("gugong.server")
INTERVAL = 1.0  # seconds between two runs
MAX_DUE = 200
RELEASE_AFTER_MS = 10_000  # after a table's last entry; then it drops what can be computed again
HEARTBEAT_MS = 5_000
DOWNTIME_AFTER_MS = 3 * HEARTBEAT_MS  # without a heartbeat for so long, no server was running


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

    def __init__(self, registry: TableRegistry, pool: BotPool) -> None:
        """For the tables of a registry, with the bots of a pool; not started yet."""
        self.registry, self.pool = registry, pool
        registry.on_change.append(self.schedule_bot)
        registry.on_load = self._on_load
        self.presence = Presence(registry)
        self._loop: asyncio.Task[None] | None = None
        self._last_heartbeat = 0
        self._downtime: tuple[int, int] | None = None  # from when to when no server ran before this one

    async def start(self) -> None:
        """Find out how long no server ran, and start the loop."""
        now, last = self.registry.now(), await self.registry.store.last_heartbeat()
        if last is not None and now - last > DOWNTIME_AFTER_MS:
            self._downtime = (last, now)
        self._loop = asyncio.create_task(self._run())

    @property
    def is_running(self) -> bool:
        """Whether the loop runs."""
        return self._loop is not None and not self._loop.done()

    async def stop(self) -> None:
        """Cancel the loop and all running bot moves."""
        tasks = [live.bot_task for live in self.registry.tables.values() if live.bot_task is not None]
        tasks += [self._loop] if self._loop is not None else []
        for task in tasks:
            task.cancel()
        self._loop = None
        await asyncio.gather(*tasks, return_exceptions=True)

    def schedule_bot(self, live: LiveTable) -> None:
        """Start a table's bots if it is a bot's turn; called after each change."""
        if live.table.bot_to_move and live.bot_task is None and self._loop is not None:
            live.bot_task = asyncio.create_task(self._run_bots(live))

    async def _run_bots(self, live: LiveTable) -> None:
        try:
            while live.table.bot_to_move and await self.registry.store.lock_table(live.table.id):
                if not await self._play_bot_move(live):
                    return
        except (Refused, StoreError) as fault:
            log.warning("a bot's move was not kept", extra={"table": live.table.id, "fault": type(fault).__name__})
        except Exception:
            log.exception("a bot could not move", extra={"table": live.table.id})
        finally:
            live.bot_task = None

    async def _play_bot_move(self, live: LiveTable) -> bool:
        """Ask a bot and append its move, unless the table went on meanwhile; returns whether to go on."""
        table, at = live.table, live.table.at
        game, seat, spec = table.game, table.deciding, table.bot_to_move
        if game is None or seat is None or spec is None:
            return True  # somebody has come back meanwhile
        begun = time.monotonic()
        secret = derived_seed("bots", game.setup.seed)
        action = await self.pool.ask((table.id, seat), spec, game, secret)
        METRICS.bot_seconds.observe(time.monotonic() - begun)
        async with live.lock:
            await self.registry.refresh(live)
            now = live.table
            if (now.at, now.deciding, now.bot_to_move) != (at, seat, spec):
                return bool(now.bot_to_move)
            return await self.registry.append(live, EntryKind.PLAYED, {"seat": seat, "action": action, "bot": True})

    async def _run(self) -> None:
        while True:
            for run_in_background in (
                self._process_due_tables,
                self._send_heartbeat,
                self.presence.send_heartbeat,
            ):
                with _log_failures("a round"):
                    await run_in_background()
            self._evict_idle()
            METRICS.bot_restarts.set(self.pool.restarts)
            METRICS.bot_failures.set(self.pool.failures)
            await asyncio.sleep(INTERVAL)

    async def _send_heartbeat(self) -> None:
        if self.registry.now() - self._last_heartbeat >= HEARTBEAT_MS:
            self._last_heartbeat = self.registry.now()
            await self.registry.store.send_heartbeat(self._last_heartbeat)

    def _lost_time(self, table: Table) -> int:
        """For how many milliseconds a table's live clock ran while no server did."""
        clock_state = table.clock_state
        if self._downtime is None or clock_state.thinking is None or not isinstance(clock_state.clock, LiveClock):
            return 0
        begun, ended = self._downtime
        return ended - max(begun, clock_state.since) if clock_state.since < ended and table.resumed < ended else 0

    async def _on_load(self, live: LiveTable) -> None:
        """Called before a table that was loaded is given out."""
        self.presence.request(live.table.id)
        await self._refund_downtime(live)

    async def _refund_downtime(self, live: LiveTable) -> None:
        lost = 0 if live.table.sealed else self._lost_time(live.table)
        if lost and await self.registry.store.lock_table(live.table.id):
            async with live.lock:
                await self.registry.append(live, EntryKind.RESUMED, {"away": lost})
                await self.registry.refresh(live)

    async def _process_due_tables(self) -> None:
        for table_id in await self.registry.store.due_tables(self.registry.now(), MAX_DUE):
            with _log_failures("a due table", table_id):
                await self._process_due_table(table_id)

    async def _process_due_table(self, table_id: str) -> None:
        known = self.registry.tables.get(table_id)
        if (known is not None and known.bot_task is not None) or not await self.registry.store.lock_table(table_id):
            return  # a bot is thinking already, or another process has the table
        live = await self.registry.find(table_id)
        self.schedule_bot(live)
        deadline = live.table.clock_state.deadline
        if deadline is not None and deadline <= self.registry.now():
            await self._expire_clock(live)

    async def _expire_clock(self, live: LiveTable) -> None:
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
