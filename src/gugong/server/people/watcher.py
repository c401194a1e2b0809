"""Watches tables for whoever is not there: finds out what they should be told, waits for the right time, and queues it.

What is due is stored, and follows from the tables: a restart loses nothing, and nothing is told twice.
"""

import logging
import secrets
from collections import defaultdict
from dataclasses import replace

from cachetools import LRUCache

from ..errors import Refused
from ..limits import TokenBucket
from ..store.recipient_records import OutgoingMessage, Recipient, WatchedSeat
from ..store.recipient_store import JUST_ASKED, RecipientStore
from ..tables.live_table import LiveTable
from ..tables.registry import TableRegistry
from .message_texts import worded
from .notices import Notice, expires, has_seat, notice_for, still_known
from .quiet_hours import quiet_until

log = logging.getLogger("gugong.server.notifications")
GRACE_MS = 60_000  # from a change until somebody is told: who is looking, or comes back at once, is told nothing
MAX_DUE = 200  # seats that are looked at in one round
MAX_TABLES = 500  # changed tables that are looked up at once
PER_HOUR, BURST = 60, 30  # messages to one recipient
POSTPONED_MS = 300_000  # beyond that, and after a fault
MAX_BUCKETS = 10_000
NOT_FOUND = 404

FOLLOWED = "followed"  # among what a recipient knows: their seat at the rematch is watched, too

Due = tuple[WatchedSeat, Notice]


class TableWatcher:
    """Looks at tables that have changed, and at watched seats that are due."""

    def __init__(self, registry: TableRegistry, store: RecipientStore) -> None:
        """For the tables of a registry."""
        self._registry, self._store = registry, store
        self._changed: set[str] = set()
        self._buckets: LRUCache[str, TokenBucket] = LRUCache(MAX_BUCKETS)
        registry.on_change.append(self._note)

    def _note(self, live: LiveTable) -> None:
        """A table has changed. Whoever moves does not wait for more than this."""
        self._changed.add(live.table.id)

    async def start(self) -> None:
        """Let every watched table be looked at once: the last server may have ended before it did so."""
        await self._store.recheck_all(self._registry.now())

    async def run_once(self) -> None:
        """Look at what has changed and what is due; may raise StoreError, and then goes on next time."""
        await self._look_at_changed()
        await self._process_due()

    async def _look_at_changed(self) -> None:
        changed = list(self._changed)[:MAX_TABLES]
        if not changed:
            return
        seats = await self._store.watched_at(changed)
        self._changed.difference_update(changed)
        for seat in seats:
            try:
                try:
                    await self._look(seat)
                except Exception as fault:
                    await self._postpone([seat], fault)
            except BaseException:
                self._changed.update(changed)
                raise

    async def _postpone(self, seats: list[WatchedSeat], fault: Exception) -> None:
        """Look at seats again later: something is wrong with them, and the others do not wait for that."""
        log.warning("a watched seat could not be looked at", extra={"fault": type(fault).__name__})
        later = self._registry.now() + POSTPONED_MS
        for seat in seats:
            await self._store.update_seats([(seat, replace(seat, due=later))])

    async def _look(self, seat: WatchedSeat) -> Notice | None:
        """Note what a recipient should be told about a table; returns it if it was noted before."""
        found = await self._find(seat)
        if found is None:
            return None
        live, notice = found
        known = still_known(live.table, seat.person, seat.told)
        if known.pop(JUST_ASKED, None) and notice is not None and not notice.persists:
            known[str(notice.kind)] = notice.identity  # whoever asks to be told sees the page
        if live.table.rematch is not None and FOLLOWED not in known:
            await self._store.watch(seat.recipient, live.table.rematch, seat.person, self._registry.now())
            known[FOLLOWED] = live.table.rematch
        if notice is not None and known.get(notice.kind) == notice.identity:
            notice = None
        identity = None if notice is None else notice.identity
        if identity is not None and identity == seat.pending and seat.due is not None and known == seat.told:
            return notice
        now = self._registry.now()
        due = None if identity is None else (seat.due if identity == seat.pending else None) or now + GRACE_MS
        after = replace(seat, told=known, pending=identity, due=due, changed=now)
        if (after.told, after.pending, after.due) != (seat.told, seat.pending, seat.due):
            if set(seat.told) - set(known) - {JUST_ASKED}:
                await self._store.withdraw(seat.recipient, seat.table)  # what is on its way is not so any more
            await self._store.update_seats([(seat, after)])
        return None

    async def _find(self, seat: WatchedSeat) -> tuple[LiveTable, Notice | None] | None:
        """The table of a seat, and what its recipient should be told; None if they have no seat there any more."""
        try:
            live = await self._registry.find(seat.table, visit=False)
        except Refused as fault:
            if fault.status != NOT_FOUND:
                raise
            await self._store.unwatch(seat.recipient, seat.table)
            return None
        self._changed.discard(seat.table)  # a table that was loaded counts as changed
        async with live.lock:
            await self._registry.refresh(live)
            if not has_seat(live.table, seat.person):
                await self._store.unwatch(seat.recipient, seat.table)
                return None
            return live, notice_for(live.table, seat.person)

    async def _process_due(self) -> None:
        by_recipient: dict[str, list[Due]] = defaultdict(list)
        for seat in await self._store.due_seats(self._registry.now(), MAX_DUE):
            try:
                notice = await self._due_notice(seat)
            except Exception as fault:
                await self._postpone([seat], fault)
                continue
            if notice is not None:
                by_recipient[seat.recipient].append((seat, notice))
        for recipient_id, due in by_recipient.items():
            try:
                recipient = await self._store.find(recipient_id)
                if recipient is not None:
                    await self._tell(recipient, due)
            except Exception as fault:
                await self._postpone([seat for seat, _ in due], fault)

    async def _due_notice(self, seat: WatchedSeat) -> Notice | None:
        """What is to be told about a seat that is due, by this process and now."""
        was_loaded = seat.table in self._registry.tables
        notice = await self._look(seat)
        if notice is None or (self._registry.store.is_shared and not was_loaded):
            return None  # by the next round other processes have said who is connected to them
        return notice if await self._registry.store.lock_table(seat.table) else None

    async def _tell(self, recipient: Recipient, due: list[Due]) -> None:
        """Tell a recipient what is due, in one message; or note that they see it, or that it is not the time."""
        now = self._registry.now()
        absent = [(seat, notice) for seat, notice in due if not self._is_here(seat)]
        changes = [
            (seat, replace(seat, due=now + GRACE_MS) if notice.persists else _known(seat, notice, now))
            for seat, notice in due
            if self._is_here(seat)
        ]
        later = quiet_until(recipient.quiet, now)
        if absent and later is None and not self._bucket(recipient.id).take(now / 1000):
            later = now + POSTPONED_MS
        if later is not None:
            changes += [(seat, replace(seat, due=later)) for seat, _ in absent]
            absent = []
        changes += [(seat, _known(seat, notice, now)) for seat, notice in absent]
        await self._store.update_seats(changes, _messages(recipient, absent, now))

    def _is_here(self, seat: WatchedSeat) -> bool:
        live = self._registry.tables.get(seat.table)
        return live is not None and not set(live.present_seats()).isdisjoint(live.table.seats_of(seat.person))

    def _bucket(self, recipient: str) -> TokenBucket:
        return self._buckets.setdefault(recipient, TokenBucket(PER_HOUR / 3600, BURST))


def _known(seat: WatchedSeat, notice: Notice, now: int) -> WatchedSeat:
    """A seat whose recipient has been told a notice, or has seen it."""
    told = {**seat.told, str(notice.kind): notice.identity}
    return replace(seat, told=told, pending=None, due=None, changed=now)


def _messages(recipient: Recipient, absent: list[Due], now: int) -> list[OutgoingMessage]:
    """What is to be sent: one message in each channel."""
    if not absent:
        return []
    tag, content = worded(recipient.language, [(seat.table, notice) for seat, notice in absent])
    content["urgency"] = "high" if any(notice.urgent for _, notice in absent) else "normal"
    last = max(expires(notice, now) for _, notice in absent)
    return [
        OutgoingMessage(secrets.token_urlsafe(12), recipient.id, channel, tag, content, last, now)
        for channel in recipient.channels
    ]
