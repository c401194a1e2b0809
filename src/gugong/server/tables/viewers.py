"""Viewers: who looks at a table, and the seats whose secrets they may see."""

from dataclasses import dataclass

from ..store.records import TableStatus
from .table import Table


@dataclass(frozen=True)
class Viewer:
    """Whoever looks at a table or sends it a command: a person (by the hash of their key), or a spectator."""

    person: str | None = None  # None unless they have seats here or created the table
    seats: tuple[int, ...] = ()
    present_seats: frozenset[int] = frozenset()  # the seats whose owners are connected, as far as this viewer knows
    foresees: bool = False  # whether they wish to be told what each of their options would bring


def visible_seats(table: Table, viewer: Viewer) -> tuple[int, ...]:
    """The seats whose hidden cards a viewer may see: their own, and all when the game is over."""
    return tuple(range(len(table.seats))) if table.status == TableStatus.OVER else viewer.seats
