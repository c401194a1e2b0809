"""What the store keeps: the entries of each table's log, and a row about each table by which it is found."""

from dataclasses import dataclass
from typing import Any, NamedTuple

from ...errors import GugongError

OPEN = "open"
RUNNING = "running"
OVER = "over"
EVERYTHING = "*"  # heard in place of a table: something may have been missed, look at every table again


class StoreError(GugongError):
    """The database could not do it; whether a change that was under way has been kept is not known."""


class Entry(NamedTuple):
    """One thing that happened at a table. A table is what its entries, in the order of their numbers, make of it."""

    number: int  # from 0, without gaps
    time: int  # milliseconds since 1970
    kind: str
    body: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Row:
    """What is known of a table without reading its log."""

    id: str
    created: int
    status: str  # OPEN, RUNNING or OVER
    public: bool
    rules_version: int
    summary: dict[str, Any]  # what the list of public tables shows
    wake: int | None = None  # when the server has to do something by itself: a bot's move, a clock that runs out


@dataclass(frozen=True, slots=True)
class Change:
    """One entry to be appended, and what it changes in the table's row (None: nothing)."""

    table: str
    entry: Entry
    row: Row | None = None
