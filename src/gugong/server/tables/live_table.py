"""A table in memory: one change at a time, published to everybody who is connected."""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, Protocol

import orjson

from ..store.records import Entry, TableRecord
from .messages import AppliedEntry, News, presence_message, table_message
from .serializers import serialize_table
from .table import Table
from .viewers import Viewer

GONE_AFTER = 2 * 60_000  # milliseconds
RECENT_ENTRIES = 16  # in memory for those who reconnect; older ones are read from the store


def now_ms() -> int:
    """The time in milliseconds since 1970, as entries have it."""
    return time.time_ns() // 1_000_000


class Subscriber(Protocol):
    """A connection that is sent everything that happens at a table."""

    viewer: Viewer
    person: str | None  # the hash of the key that they hold, whatever it opens here

    @property
    def address(self) -> str:
        """The network address that they connect from."""
        ...

    def push(self, message: bytes) -> None:
        """Send as soon as possible; never waits."""
        ...


class LiveTable:
    """A table with its subscribers, its lock, and its last entries in serialized form."""

    def __init__(self, table: Table, record: TableRecord) -> None:
        """Of a table as it is stored."""
        self.table = table
        self.record = record
        self.lock = asyncio.Lock()  # held from the decision about a change until it has been published
        self.stale = False  # the table in memory may differ from the stored one
        self.subscribers: set[Subscriber] = set()
        self.remote_seats: set[int] = set()  # seats whose owners are connected to another process
        self.waiters: list[asyncio.Event] = []  # set at the next entry
        self.recent: deque[Entry] = deque(maxlen=RECENT_ENTRIES)
        self.published = table.number
        self.last_used = 0.0
        self.last_visit = float("-inf")  # when the owner of a seat last sent a request (time.monotonic)
        self.bot_task: asyncio.Task[None] | None = None
        self.now = now_ms  # the clock of entries
        self.on_presence_change: Callable[[LiveTable], None] = lambda live: None  # `local_seats` has changed
        self._sent_table: bytes | None = None  # as subscribers were sent it last; None: it will be sent again
        self._sent_by_steps: tuple[Any, ...] = ()  # of what steps of the game change, as it was sent last
        self._sent_local_seats: set[int] = set()
        self._sent_present_seats: list[int] = []
        self.arrivals: dict[int, int] = {}  # since when owners of seats are connected, in milliseconds
        self._departures: dict[int, int] = {}

    def viewer(self, person: str | None, *, foresees: bool = False) -> Viewer:
        """A person as this table knows them; a key that opens nothing here gives a spectator."""
        seats = tuple(self.table.seats_of(person))
        return Viewer(person if seats or person == self.table.host else None, seats, foresees=foresees)

    def may_enter(self, person: str | None, invite: str | None) -> bool:
        """Whether somebody may look: at a public table all, else its owners, its creator and the invited."""
        table = self.table
        known = self.viewer(person).person is not None
        return table.public or known or (invite is not None and invite == table.invite)

    def subscribe(self, subscriber: Subscriber) -> None:
        """From now on a subscriber is sent every change."""
        if not self.subscribers:
            self._sent_table = orjson.dumps(serialize_table(self.table))
            self._sent_by_steps = _what_steps_change(self.table)
        self.subscribers.add(subscriber)
        self.publish_presence(exclude=subscriber)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """A subscriber has gone."""
        self.subscribers.discard(subscriber)
        if not self.subscribers:
            self._sent_table = None
        self.publish_presence()

    def local_seats(self) -> set[int]:
        """The seats whose owners are connected to this process."""
        return {seat for subscriber in self.subscribers for seat in subscriber.viewer.seats}

    @property
    def is_watched(self) -> bool:
        """Whether anybody, spectators too, is connected to this process for it, or waits for its news."""
        return bool(self.subscribers or self.waiters)

    def present_seats(self) -> list[int]:
        """The seats whose owners are connected, to any process."""
        return sorted(self.local_seats() | self.remote_seats)

    def publish_presence(self, exclude: Subscriber | None = None) -> None:
        """Send the present seats to all subscribers if they have changed, except to one who is sent the whole table."""
        local, present = self.local_seats(), self.present_seats()
        if local != self._sent_local_seats:
            self._sent_local_seats = local
            self.on_presence_change(self)
        if present != self._sent_present_seats:
            self._note_arrivals(set(self._sent_present_seats), set(present))
            self._sent_present_seats = present
            message = presence_message(present)
            for subscriber in self.subscribers:
                if subscriber is not exclude:
                    subscriber.push(message)

    def _note_arrivals(self, before: set[int], now: set[int]) -> None:
        """Note since when owners are here; whoever was gone only for a while never went."""
        at = self.now()
        self._departures |= dict.fromkeys(before - now, at)
        for seat in now - before:
            if at - self._departures.get(seat, 0) >= GONE_AFTER:
                self.arrivals[seat] = at

    def release_memory(self) -> None:
        """Drop everything that can be computed or read again; called when nothing has happened for a while."""
        if self.stale:
            return
        self._sent_table = None
        self.recent.clear()  # whoever reconnects later is told them from the store
        if self.table.game is not None:
            self.table.game.forget()

    def snapshot(self, viewer: Viewer, entries: Iterable[bytes] = ()) -> bytes:
        """The `table` message for a viewer, with serialized entries that they have missed."""
        return table_message(self.table, viewer, self.present_seats(), entries)

    def publish(
        self,
        applied: list[AppliedEntry],
        requester: tuple[Subscriber, str | None] | None = None,
        *,
        whole_view: bool = False,
    ) -> None:
        """Send news of entries that have been applied and stored; the requester's has the id of their command.

        With `whole_view` subscribers are sent the view as it is now, whatever they were sent before.
        """
        self.recent.extend(one.entry for one in applied)
        self.published = self.table.number
        if self.subscribers:
            seats_may_change = not all(one.changes_game for one in applied)
            self._send_news(applied, requester, whole_view, seats_may_change)
            if seats_may_change:
                self.publish_presence()
        for waiter in self.waiters:
            waiter.set()
        self.waiters.clear()

    def _send_news(
        self,
        applied: list[AppliedEntry],
        requester: tuple[Subscriber, str | None] | None,
        whole_view: bool,
        seats_may_change: bool,
    ) -> None:
        news = News(self.table, applied, self._changed_table(seats_may_change or whole_view), whole_view=whole_view)
        for subscriber in list(self.subscribers):
            if seats_may_change:
                subscriber.viewer = self.viewer(subscriber.person, foresees=subscriber.viewer.foresees)
            if requester is not None and subscriber is requester[0]:
                subscriber.push(news.answer_to(subscriber.viewer, requester[1]))
            else:
                subscriber.push(news.message_for(subscriber.viewer))

    def _changed_table(self, by_more_than_steps: bool) -> bytes | None:
        """The table as subscribers are to be sent it; None if they have been sent the same before."""
        steps_change = _what_steps_change(self.table)
        if self._sent_table is not None and not by_more_than_steps and steps_change == self._sent_by_steps:
            return None
        table_json = orjson.dumps(serialize_table(self.table))
        is_new = table_json != self._sent_table
        self._sent_table, self._sent_by_steps = table_json, steps_change
        return table_json if is_new else None


def _what_steps_change(table: Table) -> tuple[Any, ...]:
    """All that a step of the game changes about its table: to compare it is quicker than to serialize the table."""
    return table.status, table.sealed, table.proposal is None, not table.votes, table.clock_state.key
