"""Notices: what somebody who is not at a table should be told about it, as it follows from the table alone."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from ..store.records import TableStatus
from ..tables.clocks import DaysClock
from ..tables.table import Table

HOUR = 3600
DAY = 24 * HOUR
LIVE_TTL = HOUR  # seconds: who comes an hour late to a live game is not waited for any more
LONG_TTL = 3 * DAY


class NoticeKind(StrEnum):
    """What a notice is about; each has the messages `notice-<kind>` and `notice-<kind>-title`."""

    TURN = "turn"
    ASKED = "asked"  # whether moves may be taken back
    VOTE = "vote"  # whether a bot should play for somebody absent
    FULL = "full"  # the table can begin, and you lead it
    STARTED = "started"
    REMATCH = "rematch"
    OVER = "over"


@dataclass(frozen=True)
class Notice:
    """Something to tell a person; `identity` is the same as long as it is the same thing, which is told once."""

    kind: NoticeKind
    identity: str
    args: dict[str, str] = field(default_factory=dict)  # of its messages; nothing in them is a secret
    ttl: int = LONG_TTL  # seconds after which nobody needs to be told any more,
    deadline: int | None = None  # or the time, in milliseconds, at which that is so
    urgent: bool = False  # others wait at the table
    persists: bool = False  # whoever is at the table now is told if they go and it is still so


def has_seat(table: Table, person: str) -> bool:
    """Whether somebody belongs to a table, so that there may ever be something to tell them."""
    return bool(table.seats_of(person)) or person == table.host


def notice_for(table: Table, person: str) -> Notice | None:
    """What a person should be told about a table now; None if nothing.

    Nothing is told where nobody else sits: there nobody waits.
    """
    seats, others = table.seats_of(person), table.owners() - {person}
    if not seats or not others or table.study or table.sealed:
        return None
    about = {"others": ", ".join(dict.fromkeys(seat.name for seat in table.seats if seat.person in others))}
    if table.status == TableStatus.OPEN:
        return _notice_before(table, person, about)
    if table.status == TableStatus.OVER:
        return Notice(NoticeKind.OVER, f"over:{table.at}", about)
    return _notice_during(table, person, seats, about)


def still_known(table: Table, person: str, told: Mapping[str, str]) -> dict[str, str]:
    """What of `told` (identities by kind) counts: what can be so again, as a turn, is forgotten when it is not so."""
    is_so: dict[str, bool] = {
        NoticeKind.TURN: table.deciding in table.seats_of(person),
        NoticeKind.FULL: not any(seat.free for seat in table.seats),
    }
    return {kind: identity for kind, identity in told.items() if is_so.get(kind, True)}


def _notice_before(table: Table, person: str, about: dict[str, str]) -> Notice | None:
    if table.waits:
        return Notice(NoticeKind.REMATCH, "rematch", about)
    if table.leads(person) and not any(seat.free for seat in table.seats):
        return Notice(NoticeKind.FULL, "full", about)
    return None


def _notice_during(table: Table, person: str, seats: list[int], about: dict[str, str]) -> Notice | None:
    by_days = isinstance(table.clock_state.clock, DaysClock)
    ttl = LONG_TTL if by_days else LIVE_TTL
    proposal = table.proposal
    if proposal is not None and person not in proposal.agreed:
        asking = {"name": table.seats[proposal.by].name}
        return Notice(NoticeKind.ASKED, f"asked:{proposal.number}", asking, ttl, urgent=not by_days)
    if person not in table.people():
        return None  # a bot plays for them; only to take back moves they are asked, too
    if table.deciding in seats and table.seats[table.deciding].player is None:
        turn = f"turn:{_turn_began(table, seats)}"
        deadline = table.clock_state.deadline if by_days else None
        return Notice(NoticeKind.TURN, turn, about, ttl, deadline, urgent=not by_days, persists=not by_days)
    for against, voters in sorted(table.votes.items()):
        if person not in voters and against not in seats:
            voted = {"name": table.seats[against].name}
            return Notice(NoticeKind.VOTE, f"vote:{table.at}:{against}", voted, ttl, urgent=not by_days)
    if table.game is not None and not set(table.game.choosers).intersection(seats):
        return Notice(NoticeKind.STARTED, "started", about, ttl, urgent=not by_days)
    return None


def _turn_began(table: Table, seats: list[int]) -> int:
    """The moment since which only a person's own seats have chosen."""
    assert table.game is not None
    choosers = table.game.choosers
    moment = len(choosers)
    while moment and choosers[moment - 1] in seats:
        moment -= 1
    return moment


def expires(notice: Notice, now: int) -> int:
    """When nobody needs to be told a notice any more."""
    return now + 1000 * notice.ttl if notice.deadline is None else notice.deadline
