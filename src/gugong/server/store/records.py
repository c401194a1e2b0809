"""What the store holds: the entries of each table's log, and one record for each table by which it is found."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NamedTuple

from ...errors import GugongError

ALL_TABLES = "*"  # notified in place of a table id: something may have been missed, check every table
TAG = "tag"  # in a table's summary: what its game is found by; it is not sent
UNREADABLE = "unreadable"  # the kind of an entry whose body is damaged


class TableStatus(StrEnum):
    """Where a table is in its life; the values are stored and sent."""

    OPEN = "open"  # seats are being filled
    RUNNING = "running"
    OVER = "over"
    EXPIRED = "expired"  # nobody used it, and its game never began


ENDED = (TableStatus.OVER, TableStatus.EXPIRED)


class FailureKind(StrEnum):
    """Why a database fails; the values are in metrics, logs and the answer of /healthz."""

    FULL = "full"  # no room on its disk
    READ_ONLY = "read-only"
    DAMAGED = "damaged"  # what it reads cannot be
    GONE = "gone"  # its file is not there, or is another one
    IO = "io"  # the disk fails
    LOCKED = "locked"  # another transaction holds what was needed for too long
    TIMEOUT = "timeout"
    UNREACHABLE = "unreachable"  # no connection to PostgreSQL
    RESOURCES = "resources"  # too many connections or files, no memory
    REFUSED = "refused"  # the statement itself was wrong
    OTHER = "other"


class StoreError(GugongError):
    """The database failed; whether a write that was running has been stored is unknown."""

    def __init__(self, message: str, kind: FailureKind = FailureKind.OTHER, cause: str = "") -> None:
        """With the kind of failure, and what the database or the system calls it."""
        super().__init__(message)
        self.kind, self.cause = kind, cause


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
