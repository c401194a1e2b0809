"""What the store holds: the entries of each table's log, and one record for each table by which it is found."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NamedTuple

from ...errors import GugongError

ALL_TABLES = "*"  # notified in place of a table id: something may have been missed, check every table
UNREADABLE = "unreadable"  # the kind of an entry whose body is damaged


class TableStatus(StrEnum):
    """Where a table is in its life; the values are stored and sent."""

    OPEN = "open"  # seats are being filled
    RUNNING = "running"
    OVER = "over"
    EXPIRED = "expired"  # nobody used it, and its game never began


ENDED = (TableStatus.OVER, TableStatus.EXPIRED)


class StoreError(GugongError):
    """The database failed; whether a write that was running has been stored is unknown."""


class Entry(NamedTuple):
    """One entry of a table's log. A table's state follows from its entries, in the order of their numbers."""

    number: int  # from 0, without gaps
    time: int  # milliseconds since 1970
    kind: str
    body: dict[str, Any]


@dataclass(frozen=True, slots=True)
class TableRecord:
    """A table without its log: what it is found by, and what lists show."""

    id: str
    created: int
    status: TableStatus
    public: bool
    rules_version: int
    summary: dict[str, Any]  # what the list of public tables shows
    wake: int | None = None  # when the scheduler has to act: 0 for a bot's move, or the time when a clock runs out


@dataclass(frozen=True, slots=True)
class AppendRequest:
    """An entry to be appended, and the table's new record (None: unchanged)."""

    table: str
    entry: Entry
    record: TableRecord | None = None
