"""The kinds of entries in a table's log, each defined once.

To add a kind: a member and its spec here, its `_apply_…` in `table.py`, and whatever appends it (a command handler or
`background`).
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from ...game.event import Event
from ...vocabulary.stored_events import FORMAT, upgrade_event
from ..usage import Activity


class EntryKind(StrEnum):
    """What an entry does to its table; the values are stored and sent."""

    CREATED = "created"
    SAT = "sat"
    LEFT = "left"
    STARTED = "started"
    PLAYED = "played"
    UNDONE = "undone"
    REDONE = "redone"
    ASKED = "asked"
    ANSWERED = "answered"
    VOTED = "voted"
    STOOD_IN = "stood-in"
    RETURNED = "returned"
    RESUMED = "resumed"
    SAID = "said"
    SPECTATOR_CHAT = "spectator-chat"
    REMATCHED = "rematched"
    EXPIRED = "expired"
    CLOSED = "closed"  # by the operator, as the next one
    INVITED = "invited"


@dataclass(frozen=True)
class EntrySpec:
    """How entries of one kind are treated."""

    sent_fields: tuple[str, ...] = ()  # of the body; no other field leaves the server, apart from events
    changes_game: bool = False  # a step of the game, which counts in the table's `at`
    activity: Activity | None = None  # the budget that it is taken from


ENTRY_SPECS: dict[str, EntrySpec] = {
    EntryKind.CREATED: EntrySpec(),
    EntryKind.SAT: EntrySpec(("seat", "name", "bot"), activity=Activity.SEATS),
    EntryKind.LEFT: EntrySpec(("seats",), activity=Activity.SEATS),
    EntryKind.STARTED: EntrySpec(),
    EntryKind.PLAYED: EntrySpec(("seat",), changes_game=True),
    EntryKind.UNDONE: EntrySpec(("seat", "to", "agreed"), changes_game=True, activity=Activity.UNDO),
    EntryKind.REDONE: EntrySpec(("seat",), changes_game=True, activity=Activity.UNDO),
    EntryKind.ASKED: EntrySpec(("by", "to"), activity=Activity.UNDO),
    EntryKind.ANSWERED: EntrySpec(("by", "yes"), activity=Activity.UNDO),
    EntryKind.VOTED: EntrySpec(("by", "against"), activity=Activity.SEATS),
    EntryKind.STOOD_IN: EntrySpec(("seats", "why"), activity=Activity.SEATS),
    EntryKind.RETURNED: EntrySpec(("by",), activity=Activity.SEATS),
    EntryKind.RESUMED: EntrySpec(),
    EntryKind.SAID: EntrySpec(("by", "name", "text"), activity=Activity.CHAT),
    EntryKind.SPECTATOR_CHAT: EntrySpec(("by", "on"), activity=Activity.SEATS),
    EntryKind.REMATCHED: EntrySpec(("by", "table")),
    EntryKind.EXPIRED: EntrySpec(),
    EntryKind.CLOSED: EntrySpec(),
    EntryKind.INVITED: EntrySpec(),
}
GAME_KINDS = frozenset(kind for kind, spec in ENTRY_SPECS.items() if spec.changes_game)


def events_in(body: dict[str, Any]) -> list[dict[str, Any]]:
    """The game events of an entry's body, as JSON in today's format; [] if it has none."""
    stored: list[dict[str, Any]] = body.get("events", [])
    event_format = body.get("events_format", 1)
    return stored if event_format == FORMAT else [upgrade_event(event, event_format) for event in stored]


def store_events(body: dict[str, Any], events: list[Event]) -> None:
    """Put game events into an entry's body."""
    if events:
        body["events"] = [event.as_dict() for event in events]
        body["events_format"] = FORMAT
