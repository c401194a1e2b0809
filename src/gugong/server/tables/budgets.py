"""Whose budget of what people do at a table (`gugong.server.usage`) an entry is taken from, and what it costs."""

from typing import TYPE_CHECKING, Any

from ..store.records import Entry, TableStatus
from ..usage import NEWCOMERS, SPECTATORS, Activity
from .entries import ENTRY_SPECS, GAME_KINDS, EntryKind

if TYPE_CHECKING:
    from .table import Table


def budget_of(table: "Table", kind: str, body: dict[str, Any]) -> tuple[str, Activity] | None:
    """Whose budget of which activity the next entry of a table is taken from; None if it has no limit."""
    activity = ENTRY_SPECS[kind].activity
    if activity is None:
        return None
    by = body.get("by", body.get("seat")) if kind in GAME_KINDS else None
    person = body.get("asked", body.get("person")) if by is None else table.seats[by].person
    is_guest = table.status == TableStatus.OPEN and person is not None and person != table.host
    # Before the game somebody who leaves is another person with the next key: what guests do is counted together.
    if is_guest and kind in (EntryKind.SAID, EntryKind.SAT):
        return NEWCOMERS, activity
    if person is None:
        return (SPECTATORS, activity) if kind == EntryKind.SAID else None
    return person, activity


def cost_of(table: "Table", entry: Entry) -> int:
    """What the next entry counts as: moves that somebody takes back alone count each, for they are played again."""
    if entry.kind != EntryKind.UNDONE or entry.body.get("agreed") or table.game is None:
        return 1
    return max(table.game.moment - int(entry.body["to"]), 1)
