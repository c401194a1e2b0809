"""A table in memory: one change at a time, published to everybody who is connected."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Protocol

import orjson

from ...game.view import shown_bytes
from ..store.records import Entry, TableRecord
from .clocks import NoClock
from .messages import News, SerializedEntry, presence_message, table_message
from .serializers import serialize_table, serialize_view, view_changes
from .table import Table
from .viewers import Viewer

RECENT_ENTRIES = 16  # in memory for those who reconnect; older ones are read from the store


class Subscriber(Protocol):
    """A connection that is sent everything that happens at a table."""

    viewer: Viewer
    person: str | None  # the hash of the key that they hold, whatever it opens here

    def push(self, message: bytes) -> None:
        """Send as soon as possible; never waits."""
        ...


@dataclass(frozen=True)
class SentState:
    """What subscribers were sent last of what all see, to tell later what has changed."""

    table_json: bytes
    volatile: tuple[Any, ...]  # what of `table_json` a move can change
    shown: bytes  # what `view` was made of
    view: dict[str, Any] | None

    @classmethod
    def of(cls, table: Table, last: "SentState | None" = None, only_moves: bool = False) -> "SentState":
        """The state of a table now; `last` saves work where nothing changed since, or nothing but the game."""
        volatile = _volatile_part(table)
        if last is not None and only_moves and volatile == last.volatile:
            table_json = last.table_json
        else:
            table_json = orjson.dumps(serialize_table(table))
        shown = b"" if table.game is None else shown_bytes(table.game.state_bytes())
        view = last.view if last is not None and shown == last.shown else serialize_view(table)
        return cls(table_json, volatile, shown, view)


def _volatile_part(table: Table) -> tuple[Any, ...]:
    clock = table.clock_state
    times = () if isinstance(clock.clock, NoClock) else (*clock.left, clock.thinking, clock.since)
    return table.status, times, table.proposal is None, len(table.votes)


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
        self.recent: deque[SerializedEntry] = deque(maxlen=RECENT_ENTRIES)
        self.published = table.number
        self.last_used = 0.0
        self.bot_task: asyncio.Task[None] | None = None
        self.on_presence_change: Callable[[LiveTable], None] = lambda live: None  # `local_seats` has changed
        self._sent: SentState | None = None  # None while nobody is connected or nothing happens
        self._sent_local_seats: set[int] = set()
        self._sent_present_seats: list[int] = []

    def viewer(self, person: str | None) -> Viewer:
        """A person as this table knows them; a key that opens nothing here gives a spectator."""
        seats = tuple(self.table.seats_of(person))
        return Viewer(person if seats or person == self.table.host else None, seats)

    def may_enter(self, person: str | None, invite: str | None) -> bool:
        """Whether somebody may look: at a public table all, else its owners, its creator and the invited."""
        table = self.table
        known = self.viewer(person).person is not None
        return table.public or known or (invite is not None and invite == table.invite)

    def subscribe(self, subscriber: Subscriber) -> None:
        """From now on a subscriber is sent every change."""
        if not self.subscribers:
            self._sent = SentState.of(self.table)
        self.subscribers.add(subscriber)
        self.publish_presence(exclude=subscriber)

    def unsubscribe(self, subscriber: Subscriber) -> None:
        """A subscriber has gone."""
        self.subscribers.discard(subscriber)
        if not self.subscribers:
            self._sent = None
        self.publish_presence()

    def local_seats(self) -> set[int]:
        """The seats whose owners are connected to this process."""
        return {seat for subscriber in self.subscribers for seat in subscriber.viewer.seats}

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
            self._sent_present_seats = present
            message = presence_message(present)
            for subscriber in self.subscribers:
                if subscriber is not exclude:
                    subscriber.push(message)

    def remember_sent(self) -> None:
        """To be called before a change is applied: what subscribers see now is what the news will be compared with."""
        if self.subscribers and self._sent is None:
            self._sent = SentState.of(self.table)

    def release_memory(self) -> None:
        """Drop everything that can be computed again; called when nothing has happened for a while."""
        if self.stale:
            return
        self._sent = None
        if self.table.game is not None:
            self.table.game.forget()

    def snapshot(self, viewer: Viewer, entries: Iterable[bytes] = ()) -> bytes:
        """The `table` message for a viewer, with serialized entries that they have missed."""
        return table_message(self.table, viewer, self.present_seats(), entries)

    def publish(self, entries: list[Entry], requester: tuple[Subscriber, str | None] | None = None) -> None:
        """Send news of entries that have been applied and stored; the requester's has the id of their command."""
        serialized = [SerializedEntry(entry) for entry in entries]
        self.recent.extend(serialized)
        self.published = self.table.number
        if self.subscribers:
            self._send_news(serialized, requester)
            self.publish_presence()
        for waiter in self.waiters:
            waiter.set()
        self.waiters.clear()

    def _send_news(self, entries: list[SerializedEntry], requester: tuple[Subscriber, str | None] | None) -> None:
        before = self._sent
        only_moves = all(entry.changes_game for entry in entries)
        now = self._sent = SentState.of(self.table, before, only_moves)
        if before is None:
            news = News(self.table, entries, now.view, now.table_json)
        else:
            changes = {} if now.view is before.view and now.view is not None else view_changes(before.view, now.view)
            news = News(self.table, entries, changes, now.table_json if now.table_json != before.table_json else None)
        for subscriber in list(self.subscribers):
            if not only_moves:
                subscriber.viewer = self.viewer(subscriber.person)
            if requester is not None and subscriber is requester[0]:
                subscriber.push(news.answer_to(subscriber.viewer, requester[1]))
            else:
                subscriber.push(news.message_for(subscriber.viewer))
