"""The messages that subscribers of a table are sent, as bytes.

What is the same for several viewers is serialized once, and put into each message as an `orjson.Fragment`.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import orjson

from ...game.change import Change, changes_in
from ...vocabulary.kinds import SECRET_EVENTS
from ..store.records import Entry
from .entries import GAME_KINDS, EntryKind, events_in
from .serializers import (
    serialize_counts,
    serialize_entry,
    serialize_own_cards,
    serialize_private,
    serialize_table,
    serialize_view,
    serialize_viewer,
)
from .table import Table
from .viewers import Viewer, visible_seats


@dataclass(frozen=True)
class AppliedEntry:
    """An entry that a table has applied, and the states of the game that it led through (see `Table.snapshots`)."""

    entry: Entry
    snapshots: bytes = b""

    @property
    def changes_game(self) -> bool:
        """Whether it was a step of the game, and so all that it changed is in its snapshots, the clock apart."""
        return self.entry.kind in GAME_KINDS


class EntryNews:
    """An entry with its changes as bytes: made once for everybody, and once more for whoever may see more of it."""

    def __init__(self, applied: AppliedEntry, table: Table) -> None:
        """Of an entry that a table has applied."""
        self._entry = applied.entry
        self._changes: list[Change] = []
        if applied.snapshots and table.game is not None:
            self._changes = changes_in(applied.snapshots, table.game.setup, table.game.box)
        events = events_in(self._entry.body)
        self._seats_that_see_more = {event["seat"] for event in events if event["kind"] in SECRET_EVENTS}
        self._seats_that_see_more.update(seat for change in self._changes for seat in change.own)
        self._public = orjson.dumps(serialize_entry(self._entry, (), self._changes))

    def bytes_for(self, seats: Sequence[int]) -> bytes:
        """The entry for somebody who may see these seats' secrets."""
        if self._seats_that_see_more.isdisjoint(seats):
            return self._public
        return orjson.dumps(serialize_entry(self._entry, seats, self._changes))


def table_message(table: Table, viewer: Viewer, present_seats: list[int], entries: Iterable[bytes]) -> bytes:
    """The whole table for a viewer, with serialized entries that they have missed."""
    return orjson.dumps(
        {
            "type": "table",
            **serialize_counts(table),
            "you": serialize_viewer(table, viewer),
            "table": serialize_table(table),
            "view": serialize_view(table),
            "own": serialize_own_cards(table, viewer),
            **serialize_private(table, viewer),
            "here": present_seats,
            "chat": table.lines(),
            "entries": [orjson.Fragment(entry) for entry in entries],
        }
    )


class News:
    """What is new at a table, told to each viewer; what is common to all of them is serialized once."""

    def __init__(
        self, table: Table, applied: Sequence[AppliedEntry], table_json: bytes | None, *, whole_view: bool
    ) -> None:
        """`table_json` is given if more than the game has changed; `whole_view`: where changes do not tell it all."""
        self._table = table
        self._entries = [EntryNews(one, table) for one in applied]
        self._common: dict[str, Any] = {"type": "news", **serialize_counts(table)}
        self._has_table = table_json is not None
        if table_json is not None:
            self._common["table"] = orjson.Fragment(table_json)
        begins = any(one.entry.kind == EntryKind.STARTED for one in applied)
        if whole_view or begins:
            self._common["view"] = orjson.Fragment(orjson.dumps(serialize_view(table)))
        # When a game ends all hands are open, when its end is taken back they no longer are, and people come and go.
        steps_only = all(one.changes_game and one.entry.kind != EntryKind.UNDONE for one in applied)
        self._has_own = whole_view or begins or not steps_only or (table.game is not None and table.game.over)
        self._contents: dict[Viewer, dict[str, Any]] = {}
        self._messages: dict[Viewer, bytes] = {}

    def message_for(self, viewer: Viewer) -> bytes:
        """The `news` message for a viewer."""
        if viewer not in self._messages:
            self._messages[viewer] = orjson.dumps(self._content(viewer))
        return self._messages[viewer]

    def answer_to(self, viewer: Viewer, command_id: str | None) -> bytes:
        """The `news` message for the viewer whose command caused it."""
        return orjson.dumps({**self._content(viewer), "done": command_id})

    def _content(self, viewer: Viewer) -> dict[str, Any]:
        content = self._contents.get(viewer)
        if content is None:
            seats = visible_seats(self._table, viewer)
            content = {**self._common, **serialize_private(self._table, viewer)}
            if self._has_table:
                content["you"] = serialize_viewer(self._table, viewer)
            if self._has_own:
                content["own"] = serialize_own_cards(self._table, viewer)
            content["entries"] = [orjson.Fragment(entry.bytes_for(seats)) for entry in self._entries]
            self._contents[viewer] = content
        return content


def presence_message(present_seats: list[int]) -> bytes:
    """The seats whose owners are connected now."""
    return orjson.dumps({"type": "here", "here": present_seats})
