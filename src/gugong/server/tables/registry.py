"""The hall: all tables that are in memory, how they get there and leave, and how they change.

A change is decided and done in memory, kept, and only then told to anybody. If another process kept another change
first, or nobody knows whether it was kept, the table is made anew from what is kept.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

from ...game.save import RULES_VERSION
from ..errors import Refused, no_such_table
from ..metrics import METRICS
from ..settings import Settings
from ..store.records import EVERYTHING, OPEN, RUNNING, Change, Entry, Row, StoreError
from ..store.store import Store
from . import commands as c
from .command_handlers import Who, answered_before, decide
from .creation import rematch
from .live_table import Listener, LiveTable
from .table import GAME_KINDS, KINDS, Table

log = logging.getLogger("gugong.server")
COUNTERS = {kind: METRICS.entries.labels(kind) for kind in KINDS}
BREATH = 500  # entries of a long log, after which others have a turn
TRIES = 5  # at a change, when other processes keep theirs first


def milliseconds() -> int:
    """The time of entries."""
    return time.time_ns() // 1_000_000


class Hall:
    """Tables by id, loaded when somebody comes and put away when nobody has looked for long."""

    def __init__(self, store: Store, settings: Settings, now: Callable[[], int] = milliseconds) -> None:
        """Empty; tables stay in the store."""
        self.store, self.settings, self.now = store, settings, now
        self.tables: dict[str, LiveTable] = {}
        self.changed: Callable[[LiveTable], None] = lambda live: None  # told of every change, whoever made it
        self.loaded: Callable[[LiveTable], Awaitable[None]] = _nothing  # awaited before anybody gets a table
        self.presence: Callable[[LiveTable], None] = lambda live: None  # told when owners come and go
        self.elsewhere: Callable[[str], set[int]] = lambda table_id: set()  # owners who look through other processes
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._chores: set[asyncio.Task[None]] = set()
        store.listen(self._heard)

    async def find(self, table_id: str) -> LiveTable:
        """A table, from memory or from the store; raises Refused if there is none."""
        live = self.tables.get(table_id)
        if live is None:
            task = self._loading.get(table_id)
            if task is None:
                task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            live = await asyncio.shield(task)
        if live is None:
            raise no_such_table()
        live.used = time.monotonic()
        return live

    async def _load(self, table_id: str) -> LiveTable | None:
        row = await self.store.row(table_id)
        if row is None:
            return None
        table, _ = await self._built(row)
        live = LiveTable(table, row_now(row, table))
        await self.loaded(live)
        return self._add(live)

    def _add(self, live: LiveTable) -> LiveTable:
        """Take a table into memory; if it came by another way meanwhile, that one stays."""
        known = self.tables.setdefault(live.table.id, live)
        if known is live:
            live.presence, live.elsewhere = self.presence, self.elsewhere(live.table.id)
            METRICS.tables.set(len(self.tables))
            self.changed(live)
        return known

    async def _built(self, row: Row) -> tuple[Table, list[Entry]]:
        """A table as it is kept, and its entries."""
        version = RULES_VERSION if row.status == OPEN else row.rules_version  # what has not begun goes by today's rules
        table = Table(row.id, self.settings.boxes, version)
        entries = await self.store.entries(row.id)
        for entry in entries:
            table.apply(entry)
            if entry.number % BREATH == 0:
                await asyncio.sleep(0)
        if table.sealed:
            table.status = row.status
        return table, entries

    def put_away(self, live: LiveTable) -> None:
        """Forget a table; the store still has it."""
        self.tables.pop(live.table.id, None)
        METRICS.tables.set(len(self.tables))

    async def create(self, table_id: str, body: dict[str, Any]) -> LiveTable | None:
        """A new table; None if there is one of that name already."""
        entry = Entry(0, self.now(), "created", body)
        table = Table(table_id, self.settings.boxes)
        table.apply(entry)
        row = row_of(table)
        try:
            if not await self.store.create(row, entry):
                return None
        except StoreError:
            raise Refused("not-now", 503) from None
        live = self._add(LiveTable(table, row))
        live.used = time.monotonic()
        return live

    async def do(self, live: LiveTable, person: str | None, command: Any, asked: Listener | None = None) -> bool:
        """Do what somebody asks; False if it was done before. The listener who asked hears it with the news."""
        async with live.lock:
            for _ in range(TRIES):
                await self.refresh(live)
                who = self._who(live, person, command)
                if answered_before(live.table, who, command) is not None or _is_rematched(live.table, who, command):
                    return False
                kind, body = decide(live.table, who, command, self.now())
                if isinstance(command, c.Rematch):
                    body["table"] = await self._rematch(live)
                if await self._keep(live, kind, body, None if asked is None else (asked, command.id)):
                    return True
            raise Refused("not-now", 503)

    def _who(self, live: LiveTable, person: str | None, command: Any) -> Who:
        who = replace(live.who(person), here=frozenset(live.here()))
        # Whoever sits down becomes a person here by it.
        return Who(person) if isinstance(command, c.Sit) and who.person is None else who

    async def _rematch(self, live: LiveTable) -> str:
        table_id, body = rematch(live.table)
        await self.create(table_id, body)
        return table_id

    async def change(self, live: LiveTable, kind: str, body: dict[str, Any]) -> bool:
        """A change by the server itself; the lock is held. False: something else happened first."""
        return await self._keep(live, kind, body, None)

    async def _keep(
        self, live: LiveTable, kind: str, body: dict[str, Any], asked: tuple[Listener, str | None] | None
    ) -> bool:
        table = live.table
        entry = Entry(table.number + 1, max(self.now(), table.time), kind, body)
        live.rouse()
        live.stale = True  # until it is kept
        happened = table.apply(entry)
        if happened:
            body["events"] = [event.as_dict() for event in happened]
        row = row_after(live.row, table, kind)
        try:
            won = await self.store.append(Change(table.id, entry, row if row != live.row else None))
        except StoreError:
            log.warning("not kept", extra={"table": table.id})
            raise Refused("not-now", 503) from None
        if won:
            live.stale, live.row = False, row
            live.publish([entry], asked)
            COUNTERS[kind].inc()
            self.changed(live)
        return won

    async def refresh(self, live: LiveTable) -> None:
        """Make a table anew if what is in memory may not be what is kept; the lock is held."""
        if live.stale:
            try:
                row = await self.store.row(live.table.id)
                assert row is not None
                live.table, entries = await self._built(row)
            except StoreError:
                raise Refused("not-now", 503) from None
            live.stale, live.row = False, row_now(row, live.table)
            fresh = [entry for entry in entries if entry.number > live.published]
            if fresh:
                live.publish(fresh)
                self.changed(live)

    async def catch_up(self, live: LiveTable) -> None:
        """Read what other processes have kept meanwhile."""
        async with live.lock:
            await self.refresh(live)
            entries = await self.store.entries(live.table.id, live.table.number)
            if self.tables.get(live.table.id) is not live:
                return  # it was put away meanwhile
            live.rouse()
            for entry in entries:
                live.table.apply(entry)
            if entries:
                live.row = row_now(live.row, live.table)
                live.publish(entries)
                self.changed(live)

    def _heard(self, table_id: str, number: int) -> None:
        """Another process kept an entry."""
        if table_id in self._loading:
            self.chore(self._catch_up_when_loaded(table_id))
        for live in list(self.tables.values()) if table_id == EVERYTHING else [self.tables.get(table_id)]:
            if live is not None and (table_id == EVERYTHING or live.table.number < number):
                self.chore(self.catch_up(live))

    async def _catch_up_when_loaded(self, table_id: str) -> None:
        await self.catch_up(await self.find(table_id))

    def chore(self, work: Any) -> None:
        """Do something beside the rest."""
        task = asyncio.create_task(_quietly(work))
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)

    async def close(self) -> None:
        """Let what is under way end."""
        for live in list(self.tables.values()):
            async with live.lock:
                pass
        for task in list(self._chores):
            task.cancel()


async def _nothing(_: LiveTable) -> None:
    pass


async def _quietly(work: Any) -> None:
    try:
        await work
    except (Refused, StoreError) as fault:
        log.warning("a chore failed", extra={"fault": type(fault).__name__})


def _is_rematched(table: Table, who: Who, command: Any) -> bool:
    return isinstance(command, c.Rematch) and table.rematch is not None and bool(who.seats)


def row_now(kept: Row, table: Table) -> Row:
    """The row of a table as it is kept with its latest entry."""
    return kept if table.sealed else row_of(table)


def row_after(before: Row, table: Table, kind: str) -> Row:
    """The row of a table after an entry; a move within the game changes no more of it than when to wake."""
    if table.sealed:
        return before
    if kind not in GAME_KINDS or table.status != RUNNING or before.status != RUNNING:
        return row_of(table)
    return before if before.wake == table.wake else replace(before, wake=table.wake)


def row_of(table: Table) -> Row:
    """What is kept of a table beside its entries."""
    summary = {
        "setup": {name: value for name, value in table.setup.as_dict().items() if name != "seed"},
        "box": table.box,
        "clock": table.times.clock.model_dump(),
        "study": table.study,
        "seats": [{"name": seat.name, "bot": seat.bot, "free": seat.free} for seat in table.seats],
    }
    if table.game is not None and table.game.over:
        summary["scores"] = table.game.scores
        summary["winner"] = table.game.winner
    return Row(table.id, table.created, table.status, table.public, table.rules_version, summary, table.wake)
