"""Time that no player could use, and the heartbeat by which a server learns for how long none ran."""

from collections import deque

from ..store.records import TableStatus
from ..tables.clocks import LiveClock
from ..tables.entries import EntryKind
from ..tables.live_table import LiveTable
from ..tables.registry import TableRegistry
from ..tables.table import Table
from .server_clock import Leap

HEARTBEAT_MS = 5_000  # between two heartbeats while a live clock runs
QUIET_HEARTBEAT_MS = 60_000  # while entries are appended and no live clock runs; else there is none
DOWNTIME_AFTER_MS = 3 * HEARTBEAT_MS  # without a heartbeat for so long, no server was running
MAX_LEAPS = 1_000  # that are remembered


class LostTime:
    """What time was lost: whoever was to move is given it back on their clock, and nobody's absence counts in it."""

    def __init__(self, registry: TableRegistry) -> None:
        """Nothing is lost yet; from now on commands at tables of the registry give back before they are executed."""
        self._registry = registry
        self._downtime: Leap | None = None
        self._leaps: deque[Leap] = deque(maxlen=MAX_LEAPS)
        registry.lost_time = self.at

    def start(self, last_heartbeat: int | None, now: int) -> None:
        """Find out how long no server ran before this one."""
        if last_heartbeat is not None and now - last_heartbeat > DOWNTIME_AFTER_MS:
            self._downtime = Leap(last_heartbeat, now)

    def add(self, leap: Leap) -> None:
        """The time of this server has leapt."""
        self._leaps.append(leap)

    def at(self, table: Table) -> dict[str, int]:
        """The body of the entry that a table needs, for what was lost there since its last one; {} if it needs none.

        `away` is given back on the clock of whoever is to move: of the time without a server only on live clocks, for
        on a clock of days it counts. `unattended` is all that was lost, and counts for no vote against them.
        """
        if self._downtime is None and not self._leaps:
            return {}
        clock = table.clock_state
        if table.status != TableStatus.RUNNING or table.sealed or clock.thinking is None:
            return {}
        by_leaps = sum(_lost_in(leap, table) for leap in self._leaps)
        without_server = 0 if self._downtime is None else _lost_in(self._downtime, table)
        away = 0 if clock.deadline is None else by_leaps + without_server * isinstance(clock.clock, LiveClock)
        unattended = by_leaps + without_server if len(table.people()) > 1 else 0
        return {"away": away, "unattended": unattended} if away or unattended else {}

    async def give_back(self, live: LiveTable) -> None:
        """Give back what was lost at a table, if this process is the one that runs its clock."""
        if (live.stale or self.at(live.table)) and await self._registry.store.lock_table(live.table.id):
            async with live.lock:
                await self._registry.refresh(live)
                lost = self.at(live.table)
                if lost:
                    await self._registry.append(live, EntryKind.RESUMED, lost)
                    await self._registry.refresh(live)


def _lost_in(leap: Leap, table: Table) -> int:
    # Several processes may find the same leap, some seconds apart: whoever comes second sees it was given back.
    if table.resumed >= (leap.begun + leap.ended) // 2:
        return 0
    return max(leap.ended - max(leap.begun, table.clock_state.since), 0)


class Heartbeat:
    """Stores now and then that a server runs: often while a live clock runs, seldom else, never if nothing happens."""

    def __init__(self, registry: TableRegistry) -> None:
        """For the tables of a registry."""
        self._registry = registry
        self._sent = self._asked = 0
        self._changed = False
        registry.on_change.append(self._note)

    def _note(self, _: LiveTable) -> None:
        self._changed = True

    async def run_once(self) -> None:
        """Send a heartbeat if one is due."""
        silent = self._registry.now() - self._sent
        if (silent >= QUIET_HEARTBEAT_MS and self._changed) or (
            silent >= HEARTBEAT_MS and await self._is_live_clock_running()
        ):
            await self.send()

    async def send(self) -> None:
        """Store that a server runs now."""
        self._changed, self._sent = False, self._registry.now()
        await self._registry.store.send_heartbeat(self._sent)

    async def _is_live_clock_running(self) -> bool:
        if any(_runs_live_clock(live.table) for live in self._registry.tables.values()):
            return True
        now = self._registry.now()
        if 0 <= now - self._asked < HEARTBEAT_MS:
            return False
        self._asked = now
        return await self._registry.store.has_live_clock(now - DOWNTIME_AFTER_MS)


def _runs_live_clock(table: Table) -> bool:
    if table.status != TableStatus.RUNNING or table.sealed:
        return False
    return isinstance(table.clock_state.clock, LiveClock) and table.clock_state.thinking is not None
