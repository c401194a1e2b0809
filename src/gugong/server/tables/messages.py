"""The messages that subscribers of a table are sent, as bytes.

What is the same for several viewers is serialized once, and put into each message as an `orjson.Fragment`.
"""

from collections.abc import Iterable
from typing import Any

import orjson

from ...game.event import SECRET_NAMES
from ..store.records import Entry
from .entries import GAME_KINDS, events_in
from .serializers import (
    serialize_counts,
    serialize_entry,
    serialize_private,
    serialize_table,
    serialize_view,
    serialize_viewer,
)
from .table import Table
from .viewers import Viewer, visible_seats


class SerializedEntry:
    """An entry as bytes: the public ones made once, and those for a viewer made where it has a secret event."""

    __slots__ = ("_secret_entry", "changes_game", "number", "public")

    def __init__(self, entry: Entry) -> None:
        """Of an entry with its events."""
        self.number = entry.number
        self.changes_game = entry.kind in GAME_KINDS
        self.public = orjson.dumps(serialize_entry(entry, ()))
        has_secret = any(event["kind"] in SECRET_NAMES for event in events_in(entry.body))
        self._secret_entry = entry if has_secret else None

    def bytes_for(self, seats: tuple[int, ...]) -> bytes:
        """The entry for somebody who may see these seats' secrets."""
        if self._secret_entry is None or not seats:
            return self.public
        return orjson.dumps(serialize_entry(self._secret_entry, seats))


def table_message(table: Table, viewer: Viewer, present_seats: list[int], entries: Iterable[bytes]) -> bytes:
    """The whole table for a viewer, with serialized entries that they have missed."""
    return orjson.dumps(
        {
            "type": "table",
            **serialize_counts(table),
            "you": serialize_viewer(table, viewer),
            "table": serialize_table(table),
            "view": serialize_view(table),
            **serialize_private(table, viewer),
            "here": present_seats,
            "chat": list(table.chat),
            "entries": [orjson.Fragment(entry) for entry in entries],
        }
    )


class News:
    """One change of a table, told to each viewer; what is common to all of them is serialized once."""

    def __init__(
        self, table: Table, entries: list[SerializedEntry], changes: dict[str, Any] | None, table_json: bytes | None
    ) -> None:
        """`changes` are those of the public view; `table_json` is given if more than the game has changed."""
        self._table, self._entries = table, entries
        self._common: dict[str, Any] = {
            "type": "news",
            **serialize_counts(table),
            "changes": orjson.Fragment(orjson.dumps(changes)),
        }
        self._has_table = table_json is not None
        if table_json is not None:
            self._common["table"] = orjson.Fragment(table_json)
        self._made: dict[Viewer, bytes] = {}

    def message_for(self, viewer: Viewer) -> bytes:
        """The `news` message for a viewer."""
        if viewer not in self._made:
            self._made[viewer] = orjson.dumps(self._content(viewer))
        return self._made[viewer]

    def answer_to(self, viewer: Viewer, command_id: str | None) -> bytes:
        """The `news` message for the viewer whose command caused it."""
        return orjson.dumps({**self._content(viewer), "done": command_id})

    def _content(self, viewer: Viewer) -> dict[str, Any]:
        seats = visible_seats(self._table, viewer)
        content = {**self._common, **serialize_private(self._table, viewer)}
        if self._has_table:
            content["you"] = serialize_viewer(self._table, viewer)
        content["entries"] = [orjson.Fragment(entry.bytes_for(seats)) for entry in self._entries]
        return content


def presence_message(present_seats: list[int]) -> bytes:
    """The seats whose owners are connected now."""
    return orjson.dumps({"type": "here", "here": present_seats})
