"""Tables that nobody uses: one whose game has not begun and at which nothing happens for long expires."""

import logging

from ..settings import Settings
from ..store.records import TableStatus
from ..tables.clocks import DAY, MINUTE
from ..tables.entries import EntryKind
from ..tables.live_table import LiveTable
from ..tables.registry import TableRegistry

log = logging.getLogger("gugong.server")
INTERVAL_MS = 10 * MINUTE  # between two looks
MAX_EXPIRED = 100  # tables at one look


class WaitingTables:
    """Lets tables expire that have waited too long. Their logs stay; nobody finds them in a list any more."""

    def __init__(self, registry: TableRegistry, settings: Settings) -> None:
        """For the tables of a registry."""
        self._registry, self._settings = registry, settings
        self._looked = 0

    async def run_once(self) -> None:
        """Look for such tables, if the last look was some time ago."""
        now = self._registry.now()
        if 0 <= now - self._looked < INTERVAL_MS:
            return
        self._looked = now
        for days, empty in ((self._settings.empty_days, True), (self._settings.waiting_days, False)):
            if days:
                before = now - int(days * DAY)
                for table_id in await self._registry.store.unused_tables(before, MAX_EXPIRED, empty=empty):
                    await self._expire(table_id, before)

    async def _expire(self, table_id: str, before: int) -> None:
        if not await self._registry.store.lock_table(table_id):
            return  # another process has it
        live = await self._registry.find(table_id, visit=False)
        if self._is_in_use(live):
            return
        async with live.lock:
            await self._registry.refresh(live)
            table = live.table
            if table.status == TableStatus.OPEN and not table.sealed and table.time < before:
                await self._registry.append(live, EntryKind.EXPIRED, {})
                log.info("a table that nobody used has expired", extra={"table": table_id})

    @staticmethod
    def _is_in_use(live: LiveTable) -> bool:
        return bool(live.subscribers or live.remote_seats or live.waiters)
