"""Tables that nobody uses: one whose game has not begun and at which nothing happens for long expires."""

import logging
import math
from collections.abc import AsyncIterator

from ..errors import Refused
from ..settings import Settings
from ..store.records import TableStatus
from ..tables.clocks import DAY, MINUTE
from ..tables.entries import EntryKind
from ..tables.live_table import LiveTable
from ..tables.presence import Presence
from ..tables.registry import TableRegistry

log = logging.getLogger("gugong.server")
INTERVAL_MS = 10 * MINUTE  # between two looks
MOST_AT_ONCE = 20  # tables that expire in one round
PAGE = 100  # tables that are read at once


class WaitingTables:
    """Lets tables expire that have waited too long. Their logs stay; nobody finds them in a list any more."""

    def __init__(self, registry: TableRegistry, presence: Presence, settings: Settings) -> None:
        """For the tables of a registry, at which nobody is connected to any process."""
        self._registry, self._presence, self._settings = registry, presence, settings
        self._looked = 0

    async def run_once(self) -> None:
        """Look for such tables, if the last look was some time ago."""
        now = self._registry.now()
        if 0 <= now - self._looked < INTERVAL_MS:
            return
        self._looked = now
        for days, empty in ((self._settings.empty_days, True), (self._settings.waiting_days, False)):
            before = now - int(days * DAY)
            # Few in one round, after which clocks are looked at again; the rest is for the next one.
            if days and await self.expire_all(before, empty=empty, most=MOST_AT_ONCE) == MOST_AT_ONCE:
                self._looked = 0

    async def expire_all(self, before: int, *, empty: bool, most: float = math.inf) -> int:
        """Let those without an entry since a time expire (`empty`: where no person sits), at most so many; how many.

        Raises StoreError if another process does not say whether anybody is connected to it.
        """
        count = 0
        async for table_id in self._unused(before, empty):
            if count >= most:
                break
            try:
                count += await self._expire(table_id, before)
            except Refused as fault:  # it cannot be read, say: the others do not wait for it
                log.warning("a table could not expire", extra={"table": table_id, "code": fault.code})
        return count

    async def _unused(self, before: int, empty: bool) -> AsyncIterator[str]:
        after: tuple[int, str] | None = None
        store = self._registry.store
        while page := await store.unused_tables(before, PAGE, after, empty=empty, ended_by=EntryKind.CLOSED):
            for _, table_id in page:
                yield table_id
            after = page[-1]

    async def _expire(self, table_id: str, before: int) -> bool:
        if not await self._registry.store.lock_table(table_id):
            return False  # another process has it
        live = await self._registry.find(table_id, visit=False)
        if _is_in_use(live) or await self._presence.is_watched_elsewhere(table_id):
            return False
        async with live.lock:
            await self._registry.refresh(live)
            table = live.table
            if _is_in_use(live) or table.status != TableStatus.OPEN or table.sealed or table.time >= before:
                return False
            expired = await self._registry.append(live, EntryKind.EXPIRED, {})
        if expired:
            log.info("a table that nobody used has expired", extra={"table": table_id})
        return expired


def _is_in_use(live: LiveTable) -> bool:
    return bool(live.is_watched or live.remote_seats)
