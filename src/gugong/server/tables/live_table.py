"""A table in memory: one change at a time, and everybody who looks at it hears of each."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, Protocol

import orjson

from ...vocabulary.kinds import SECRET_EVENTS
from ..store.records import Entry, Row
from . import serializers
from .command_handlers import Who
from .table import GAME_KINDS, Table

RECENT = 16  # entries in memory for those who come back; older ones are read from the store


class Listener(Protocol):
    """Somebody who looks at a table."""

    who: Who
    person: str | None  # the hash of the key that they hold, whatever it opens here

    def push(self, message: bytes) -> None:
        """Send as soon as possible; never waits."""
        ...


class Told:
    """An entry as it is told: its bytes for everybody, and itself where some seats may see more."""

    __slots__ = ("_entry", "is_move", "number", "public")

    def __init__(self, entry: Entry) -> None:
        """Of an entry with its events."""
        self.number = entry.number
        self.is_move = entry.kind in GAME_KINDS
        self.public = orjson.dumps(serializers.told(entry, ()))
        secret = any(event["kind"] in SECRET_EVENTS for event in entry.body.get("events", ()))
        self._entry = entry if secret else None

    def seen_by(self, seats: tuple[int, ...]) -> bytes:
        """Its bytes for whoever holds these seats."""
        if self._entry is None or not seats:
            return self.public
        return orjson.dumps(serializers.told(self._entry, seats))


class LiveTable:
    """A table, who looks at it, and what they have been shown."""

    def __init__(self, table: Table, row: Row) -> None:
        """Of a table as it was kept."""
        self.table = table
        self.row = row
        self.lock = asyncio.Lock()  # held from the decision about a change until everybody has heard of it
        self.stale = False  # what is in memory may not be what is kept
        self.listeners: set[Listener] = set()
        self.elsewhere: set[int] = set()  # seats whose owners look at it through another process
        self.waiting: list[asyncio.Event] = []
        self.recent: deque[Told] = deque(maxlen=RECENT)
        self.published = table.number
        self.used = 0.0
        self.bot: asyncio.Task[None] | None = None
        self.presence: Callable[[LiveTable], None] = lambda live: None  # told when owners come or go in this process
        self._seated: set[int] = set()
        self._here: list[int] = []
        self._table_shown = b""
        self._marks: tuple[Any, ...] = ()
        self._shown = b""  # what the view was made of
        self._view: dict[str, Any] | None = None

    def who(self, person: str | None) -> Who:
        """Somebody as this table knows them; a key that is not known here is as good as none."""
        seats = tuple(self.table.seats_of(person))
        return Who(person if seats or person == self.table.host else None, seats)

    def may_enter(self, person: str | None, invite: str | None) -> bool:
        """Whether somebody may look: at a public table all, else who sits or leads here or was invited."""
        table = self.table
        known = self.who(person).person is not None
        return table.public or known or (invite is not None and invite == table.invite)

    def listen(self, listener: Listener) -> None:
        """From now on a listener hears of every change."""
        if not self.listeners:
            self._see()
        self.listeners.add(listener)
        self.tell_who_is_here(but=listener)

    def stop_listening(self, listener: Listener) -> None:
        """A listener has gone."""
        self.listeners.discard(listener)
        self.tell_who_is_here()

    def seated_here(self) -> set[int]:
        """The seats whose owners look at the table through this process."""
        return {seat for listener in self.listeners for seat in listener.who.seats}

    def here(self) -> list[int]:
        """The seats whose owners look at the table now."""
        return sorted(self.seated_here() | self.elsewhere)

    def tell_who_is_here(self, but: Listener | None = None) -> None:
        """Tell everybody (but one, who is just shown everything), if it has changed."""
        seated, now = self.seated_here(), self.here()
        if seated != self._seated:
            self._seated = seated
            self.presence(self)
        if now != self._here:
            self._here = now
            message = orjson.dumps({"type": "here", "here": now})
            for listener in self.listeners:
                if listener is not but:
                    listener.push(message)

    def _see(self, moves_only: bool = False) -> None:
        """Remember what is shown now, to tell later what has changed."""
        marks = serializers.marks(self.table)
        if not moves_only or marks != self._marks:
            self._marks = marks
            self._table_shown = orjson.dumps(serializers.table_now(self.table))
        game = self.table.game
        shown = b"" if game is None else game.state_bytes()
        if shown != self._shown or self._view is None:
            self._shown = shown
            self._view = serializers.Sight(self.table).public()

    def rest(self) -> None:
        """Nothing has happened for a while: keep only what cannot be made again."""
        if self.stale:
            return
        self._view, self._shown = None, b""
        if self.table.game is not None:
            self.table.game.forget()

    def rouse(self) -> None:
        """Something is about to happen: remember how it was before."""
        if self.listeners and self._view is None:
            self._see()

    def snapshot(self, who: Who, entries: Iterable[bytes] = ()) -> bytes:
        """The whole table for somebody, with the entries that they have missed."""
        sight = serializers.Sight(self.table)
        head = {
            "type": "table",
            **self._counts(),
            "you": serializers.you(self.table, who),
            "table": serializers.table_now(self.table),
            "view": sight.public(),
            **sight.own(who),
            "here": self.here(),
            "chat": list(self.table.chat),
        }
        return _with(orjson.dumps(head), b'"entries":[' + b",".join(entries) + b"]")

    def outline(self, who: Who) -> dict[str, Any]:
        """The least about a table that tells somebody whether to go there."""
        table, game = self.table, self.table.game
        return {
            "id": table.id,
            "created": table.created,
            "status": table.status,
            "public": table.public,
            **self.row.summary,
            "you": serializers.you(table, who),
            "deciding": table.deciding,
            "day": None if game is None else int(game.plain.day),
            "moved": table.moved or table.created,
            "number": table.number,
            "rematch": table.rematch,
            "sealed": table.sealed,
        }

    def _counts(self) -> dict[str, int]:
        game = self.table.game
        return {"number": self.table.number, "at": self.table.at, "moment": 0 if game is None else game.moment}

    def publish(self, entries: list[Entry], asked: tuple[Listener, str | None] | None = None) -> None:
        """Tell everybody what is new; whoever asked for it also gets their answer."""
        fresh = [Told(entry) for entry in entries]
        self.recent.extend(fresh)
        self.published = self.table.number
        if self.listeners:
            self._tell(fresh, asked)
            self.tell_who_is_here()
        for event in self.waiting:
            event.set()
        self.waiting.clear()

    def _tell(self, fresh: list[Told], asked: tuple[Listener, str | None] | None) -> None:
        shown, view = self._table_shown, self._view
        moves_only = all(told.is_move for told in fresh)
        self._see(moves_only)
        new_table = b',"table":' + self._table_shown if shown != self._table_shown else b""
        changes = serializers.changes(view, self._view) if view is not self._view or view is None else {}
        common = orjson.dumps({"type": "news", **self._counts(), "changes": changes})[:-1] + new_table
        made: dict[Who, bytes] = {}
        for listener in list(self.listeners):
            if not moves_only:
                listener.who = self.who(listener.person)
            who = listener.who
            if who not in made:
                made[who] = common + self._private(who, fresh, bool(new_table))
            done = b""
            if asked is not None and listener is asked[0]:
                done = b',"done":' + orjson.dumps(asked[1])
            listener.push(made[who] + done + b"}")

    def _private(self, who: Who, fresh: list[Told], table_too: bool) -> bytes:
        seats = serializers.eyes(self.table, who)
        own = orjson.dumps(serializers.Sight(self.table).own(who))[1:-1]
        entries = b",".join(told.seen_by(seats) for told in fresh)
        you = b',"you":' + orjson.dumps(serializers.you(self.table, who)) if table_too else b""
        return b"," + own + you + b',"entries":[' + entries + b"]"


def _with(message: bytes, more: bytes) -> bytes:
    """A JSON object with one more member."""
    return message[:-1] + b"," + more + b"}"
