"""Viewers: who looks at a table, and the seats whose secrets they may see."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from ..store.records import TableStatus
from .table import Table


@dataclass(frozen=True)
class Viewer:
    """Whoever looks at a table or sends it a command: a person (by the hash of their key), or a spectator."""

    person: str | None = None  # None unless they have seats here or created the table
    seats: tuple[int, ...] = ()
    present_seats: frozenset[int] = frozenset()  # the seats whose owners are connected, as far as this viewer knows
    foresees: bool = False  # whether they wish to be told what each of their options would bring
    arrivals: Mapping[int, int] = field(default_factory=dict, compare=False)  # since when these are, in milliseconds


def visible_seats(table: Table, viewer: Viewer) -> tuple[int, ...]:
    """The seats whose hidden cards a viewer may see: their own, and all when the game is over."""
    return tuple(range(len(table.seats))) if table.status == TableStatus.OVER else viewer.seats
