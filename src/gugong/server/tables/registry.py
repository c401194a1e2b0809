"""The registry of tables in memory: loads and evicts them, executes commands, and follows other processes.

A change is applied in memory, stored, and only then published. If another process stored another entry first, or it is
unknown whether the entry was stored, the table is rebuilt from the store.
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from typing import Any

from ...game.view import lasting_tag, setup_view
from ...rules.core.versions import RULES_VERSION
from ..errors import Refused, no_such_table
from ..metrics import METRICS
from ..settings import Settings
from ..store.records import ALL_TABLES, TAG, AppendRequest, Entry, StoreError, TableRecord, TableStatus
from ..store.store import Store
from . import commands as c
from .clocks import SECOND
from .command_handlers import handle_command, was_handled
from .creation import rematch_table
from .entries import ENTRY_SPECS, GAME_KINDS, EntryKind, store_events
from .history import has_looked_like, shown_games
from .live_table import LiveTable, Subscriber, now_ms
from .messages import AppliedEntry
from .table import DAMAGED, Table
from .viewers import Viewer

log = logging.getLogger("gugong.server")
COUNTERS = {kind: METRICS.entries.labels(str(kind)) for kind in EntryKind}
YIELD_EVERY = 500  # entries of a long log, after which other tasks may run
MAX_STUDIES = 8  # that a study may be away from the game that it shows
COPIES_AT_ONCE = 20  # ids of tables to be compared with a save that are read at a time
MAX_ATTEMPTS = 5  # at a command, when other processes store their entries first


class TableRegistry:
    """The tables in memory by id; loaded from the store on demand, evicted by the scheduler."""

    def __init__(self, store: Store, settings: Settings, now: Callable[[], int] = now_ms) -> None:
        """Empty; `now` is the clock of entries."""
        self.store, self.settings, self.now = store, settings, now
        self.tables: dict[str, LiveTable] = {}
        self.on_change: list[Callable[[LiveTable], None]] = []  # each is called after each change
        self.on_load: Callable[[LiveTable], Awaitable[None]] = _do_nothing  # awaited before a table is given out
        self.on_presence_change: Callable[[LiveTable], None] = lambda live: None  # given to tables
        self.remote_seats: Callable[[str], set[int]] = lambda table_id: set()  # by table id
        # The body of an entry that tells a table what time was lost there; {} if none was.
        self.lost_time: Callable[[Table], dict[str, int]] = lambda table: {}
        self._known_sealed: set[str] = set()  # tables of which it was logged that they are sealed
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._background_tasks: set[asyncio.Task[None]] = set()
        store.on_entry(self._on_remote_entry)

    async def find(self, table_id: str, *, visit: bool = True) -> LiveTable:
        """A table, from memory or from the store; raises Refused if there is none.

        With `visit` it stays in memory for a while more.
        """
        live = self.tables.get(table_id)
        if live is None:
            task = self._loading.get(table_id)
            if task is None:
                task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            live = await asyncio.shield(task)
        if live is None:
            raise no_such_table()
        if visit:
            live.last_used = time.monotonic()
        return live

    async def _load(self, table_id: str) -> LiveTable | None:
        record = await self.store.record(table_id)
        if record is None:
            return None
        table, _ = await self._rebuild(record)
        live = LiveTable(table, current_record(record, table))
        live.last_used = time.monotonic()
        await self.on_load(live)
        return self._add(live)

    def _add(self, live: LiveTable) -> LiveTable:
        """Add a table; if another task added it meanwhile, that one stays and is returned."""
        known = self.tables.setdefault(live.table.id, live)
        if known is live:
            live.now = self.now
            live.on_presence_change, live.remote_seats = self.on_presence_change, self.remote_seats(live.table.id)
            METRICS.tables.set(len(self.tables))
            self._tell_change(live)
        return known

    def _tell_change(self, live: LiveTable) -> None:
        for callback in self.on_change:
            callback(live)

    async def _rebuild(self, record: TableRecord) -> tuple[Table, list[Entry]]:
        """A table from its stored entries, and those entries."""
        # A table whose game has not begun will be played by today's rules.
        version = RULES_VERSION if record.status == TableStatus.OPEN else record.rules_version
        table = self._new_table(record.id, version)
        entries = await self.store.entries(record.id)
        for entry in entries:
            try:
                table.apply(entry)
            except Exception as fault:
                self._seal(table, entries, entry, fault)
                break
            if entry.number % YIELD_EVERY == 0:
                await asyncio.sleep(0)
        if table.sealed:
            table.status = record.status
            if table.id not in self._known_sealed:
                self._known_sealed.add(table.id)
                log.warning("a table can only be read", extra={"table": table.id, "code": table.sealed})
        return table, entries

    def _new_table(self, table_id: str, version: int = RULES_VERSION) -> Table:
        table = Table(table_id, self.settings.boxes, version)
        table.idle_vote_after = self.settings.limits.idle_vote_seconds * SECOND
        return table

    def _seal(self, table: Table, entries: list[Entry], entry: Entry, fault: Exception) -> None:
        """Seal a table of which an entry could not be applied; raises Refused if that is its first."""
        if table.id not in self._known_sealed:
            self._known_sealed.add(table.id)
            log.exception(
                "entry %d of a table cannot be read; the table is sealed",
                entry.number,
                extra={"table": table.id, "kind": entry.kind if entry.kind in ENTRY_SPECS else "unknown"},
            )
        if entry is entries[0]:
            raise Refused(DAMAGED, version=RULES_VERSION) from fault  # it is not known who may see it
        table.seal(DAMAGED, entries[-1])

    def evict(self, live: LiveTable) -> None:
        """Remove a table from memory; it stays in the store."""
        self.tables.pop(live.table.id, None)
        METRICS.tables.set(len(self.tables))

    def drop(self, live: LiveTable) -> None:
        """A table was deleted from the store: remove it from memory, and let those who wait for it ask again."""
        self.evict(live)
        live.stale = True
        if live.bot_task is not None:
            live.bot_task.cancel()
        for waiter in live.waiters:
            waiter.set()

    async def create(self, table_id: str, body: dict[str, Any]) -> LiveTable | None:
        """Store and add a new table; None if its id is taken. Raises Refused if it cannot be stored."""
        entry = Entry(0, self.now(), EntryKind.CREATED, body)
        table = self._new_table(table_id)
        table.apply(entry)
        record = record_of(table)
        try:
            if not await self.store.create(record, entry):
                return None
        except StoreError:
            raise Refused("not-now", 503) from None
        live = self._add(LiveTable(table, record))
        live.last_used = time.monotonic()
        return live

    async def execute(
        self, live: LiveTable, person: str | None, command: Any, requester: Subscriber | None = None
    ) -> bool:
        """Execute a person's command; False if it was executed before. Raises Refused.

        A requester that is subscribed gets the command's id with the news.
        """
        if isinstance(command, c.Leave):
            await self.check_help_allowed(live.table)  # a bot would play in the study
        async with live.lock:
            for _ in range(MAX_ATTEMPTS):
                await self.refresh(live)
                viewer = self._viewer_for(live, person, command)
                if was_handled(live.table, viewer, command) or _has_rematch(live.table, viewer, command):
                    return False
                lost = self.lost_time(live.table)
                if lost and not await self.append(live, EntryKind.RESUMED, lost):
                    continue
                kind, body = handle_command(live.table, viewer, command, self.now(), self.settings.limits)
                if isinstance(command, c.Rematch):
                    body["table"] = await self._create_rematch(live)
                if await self._append_entry(live, kind, body, None if requester is None else (requester, command.id)):
                    return True
            raise Refused("not-now", 503)

    def _viewer_for(self, live: LiveTable, person: str | None, command: Any) -> Viewer:
        if isinstance(command, c.Move):
            return live.viewer(person)  # whoever else is there does not matter
        present = frozenset(live.present_seats())
        viewer = replace(live.viewer(person), present_seats=present, arrivals=live.arrivals)
        # Sitting down makes a spectator a person at this table.
        return Viewer(person) if isinstance(command, c.Sit) and viewer.person is None else viewer

    async def check_help_allowed(self, table: Table) -> None:
        """Refuse chances and bots in a study of a game that people still play; raises Refused."""
        source = table.source
        for _ in range(MAX_STUDIES):
            if source is None:
                return
            try:
                studied = (await self.find(source)).table
            except Refused:
                return  # it is gone
            except StoreError:
                raise Refused("not-now", 503) from None
            if studied.is_between_people:
                break
            source = studied.source
        raise Refused("help-later", 403)

    async def find_running_copy(self, origin: dict[str, Any], box: str) -> str | None:
        """The table where people still play the game that an uploaded save shows, whatever the save itself says.

        `origin` is what `parse_upload` found; None if there is none. Raises Refused.
        """
        try:
            shown = await asyncio.to_thread(shown_games, origin, self.settings.boxes[box])
            for tag in {lasting_tag(game) for game in shown if not game.over}:
                async for table in self._running_with_tag(tag):
                    if table.is_between_people and await asyncio.to_thread(has_looked_like, table, shown):
                        return table.id
        except StoreError:
            raise Refused("not-now", 503) from None
        return None

    async def _running_with_tag(self, tag: str) -> AsyncIterator[Table]:
        """All running tables of a tag, one after the other, the oldest first; those not in memory do not stay there.

        There may be any number: whoever wants their game not to be found can make tables like it.
        """
        page = await self.store.running_tables(TAG, tag, COPIES_AT_ONCE)
        while page:
            for _, table_id in page:
                live = self.tables.get(table_id)
                if live is not None:
                    yield live.table
                elif (record := await self.store.record(table_id)) is not None:
                    with contextlib.suppress(Refused):  # nothing of it can be read
                        table, _ = await self._rebuild(record)
                        yield table
            page = await self.store.running_tables(TAG, tag, COPIES_AT_ONCE, after=page[-1])

    async def _create_rematch(self, live: LiveTable) -> str:
        table_id, body = rematch_table(live.table)
        await self.create(table_id, body)
        return table_id

    async def append(self, live: LiveTable, kind: EntryKind, body: dict[str, Any]) -> bool:
        """Append an entry of the server itself; the caller holds the lock. False if another process was first."""
        return await self._append_entry(live, kind, body, None)

    async def _append_entry(
        self, live: LiveTable, kind: EntryKind, body: dict[str, Any], requester: tuple[Subscriber, str | None] | None
    ) -> bool:
        table = live.table
        entry = Entry(table.number + 1, max(self.now(), table.time), kind, body)
        live.stale = True  # until it is stored
        store_events(body, table.apply(entry))
        applied = AppliedEntry(entry, table.snapshots)
        record = record_after(live.record, table, kind)
        try:
            appended = await self.store.append(
                AppendRequest(table.id, entry, record if record != live.record else None)
            )
        except StoreError:
            log.warning("not kept", extra={"table": table.id})
            raise Refused("not-now", 503) from None
        if appended:
            live.stale, live.record = False, record
            live.publish([applied], requester)
            COUNTERS[kind].inc()
            self._tell_change(live)
        return appended

    async def refresh(self, live: LiveTable) -> None:
        """Rebuild a table from the store if it is stale, and publish what is new; the caller holds the lock."""
        if live.stale:
            try:
                record = await self.store.record(live.table.id)
                if record is None:
                    raise no_such_table()
                live.table, entries = await self._rebuild(record)
            except StoreError:
                raise Refused("not-now", 503) from None
            live.stale, live.record = False, current_record(record, live.table)
            fresh = [AppliedEntry(entry) for entry in entries if entry.number > live.published]
            if fresh:
                # Of a sealed table only that is told: what is in its log may have no form that could be sent.
                live.publish([] if live.table.sealed else fresh, whole_view=True)
                self._tell_change(live)

    async def catch_up(self, live: LiveTable) -> None:
        """Apply and publish the entries that other processes have stored."""
        async with live.lock:
            await self.refresh(live)
            entries = await self.store.entries(live.table.id, live.table.number)
            if self.tables.get(live.table.id) is not live:
                return  # it was evicted meanwhile
            try:
                applied = [self._apply(live.table, entry) for entry in entries]
            except Exception:  # what another process wrote cannot be read here: the table is sealed
                live.stale = True
                await self.refresh(live)
                return
            if applied:
                live.record = current_record(live.record, live.table)
                live.publish(applied)
                self._tell_change(live)

    @staticmethod
    def _apply(table: Table, entry: Entry) -> AppliedEntry:
        table.apply(entry)
        return AppliedEntry(entry, table.snapshots)

    def _on_remote_entry(self, table_id: str, number: int) -> None:
        """Another process stored an entry."""
        if table_id in self._loading:
            self.run_in_background(self._catch_up_when_loaded(table_id))
        for live in list(self.tables.values()) if table_id == ALL_TABLES else [self.tables.get(table_id)]:
            if live is not None and (table_id == ALL_TABLES or live.table.number < number):
                self.run_in_background(self.catch_up(live))

    async def _catch_up_when_loaded(self, table_id: str) -> None:
        await self.catch_up(await self.find(table_id))

    def run_in_background(self, work: Any) -> None:
        """Await a coroutine in a task of its own; if it fails, that is logged."""
        task = asyncio.create_task(_log_failure(work))
        self._background_tasks.add(task)
        task.add_done_callback(self._background_tasks.discard)

    async def close(self) -> None:
        """Wait for running changes, and cancel background tasks."""
        for live in list(self.tables.values()):
            async with live.lock:
                pass
        for task in list(self._background_tasks):
            task.cancel()


async def _do_nothing(_: LiveTable) -> None:
    pass


async def _log_failure(work: Any) -> None:
    try:
        await work
    except (Refused, StoreError) as fault:
        log.warning("a background task failed", extra={"fault": type(fault).__name__})


def _has_rematch(table: Table, viewer: Viewer, command: Any) -> bool:
    return isinstance(command, c.Rematch) and table.rematch is not None and bool(viewer.seats)


def current_record(stored: TableRecord, table: Table) -> TableRecord:
    """The record of a table with all its entries; a sealed table keeps its stored one."""
    return stored if table.sealed else record_of(table)


def record_after(before: TableRecord, table: Table, kind: str) -> TableRecord:
    """The record of a table after an entry. (Of a running game's moves only `wake` follows; that is quick.)"""
    if kind == EntryKind.CLOSED:
        return replace(before, public=False, wake=None)  # nobody is shown it in a list any more
    if table.sealed:
        return before
    if kind not in GAME_KINDS or table.status != TableStatus.RUNNING or before.status != TableStatus.RUNNING:
        return record_of(table)
    return before if before.wake == table.wake else replace(before, wake=table.wake)


def record_of(table: Table) -> TableRecord:
    """The record of a table, from its state."""
    summary = {
        "setup": setup_view(table.setup),
        "box": table.box,
        "clock": table.clock_state.clock.model_dump(),
        "study": table.study,
        "seats": [{"name": seat.name, "bot": seat.bot, "free": seat.free} for seat in table.seats],
    }
    if table.tag is not None:
        summary[TAG] = table.tag
    if table.players:
        summary["players"] = table.players
    if table.game is not None and table.game.over:
        summary["scores"] = table.game.scores
        summary["winner"] = table.game.winner
    return TableRecord(table.id, table.created, table.status, table.public, table.rules_version, summary, table.wake)
