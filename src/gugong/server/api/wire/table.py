"""A table as it is sent: seats, clocks, entries, chat, and the list of tables."""

from typing import Literal

from pydantic import Field

from .base import Wire
from .view import GameSetup, ViewChange
from .vocabulary import GameEvent

SealedKey = Literal["old-rules", "new-rules", "other-box", "damaged", "closed"]


class SeatNow(Wire):
    """Who sits on a seat; `away` says why a bot plays for its owner."""

    kind: Literal["person", "bot", "meng", "free"]
    name: str = Field(description="Of a person or a bot; bots of older tables have none.")
    bot: str | None = Field(description="The level or the spec of the bot that sits here.")
    away: Literal["left", "clock", "vote", "idle"] | None


class ClockChosen(Wire):
    """The clock of a table, without the times of its seats."""

    kind: Literal["none", "live", "days"]
    minutes: int | None = None
    seconds: int | None = None
    days: int | None = None


class ClockNow(ClockChosen):
    """Times in milliseconds: what was left to each seat at `since`, and when the time of `thinking` ends."""

    left: list[int] | None = None
    thinking: int | None = None
    since: int | None = None
    ends: int | None = None


class ProposalNow(Wire):
    """A wish to take back to a moment, and the seats that agree so far."""

    by: int
    to: int
    agreed: list[int]


class VotesNow(Wire):
    """Who wants a bot in an absent person's seat."""

    against: int
    seats: list[int]


class Parent(Wire):
    """The table that this one came from."""

    table: str | None
    why: Literal["rematch", "study"]
    moment: int | None = None


class TableNow(Wire):
    """All about a table but the game on it."""

    id: str
    status: Literal["open", "running", "over", "expired"]
    public: bool
    created: int
    setup: GameSetup
    seeded: bool = Field(description="Whoever made the table fixed all chance beforehand.")
    box: str
    clock: ClockNow
    seats: list[SeatNow]
    leader: int | None = Field(description="The seat of whoever leads the table, if they have one.")
    proposal: ProposalNow | None
    votes: list[VotesNow]
    rematch: str | None
    parent: Parent | None
    waits: bool = Field(
        description="A rematch: it begins when all its people are here, or without them if somebody wishes so."
        " Whoever sits here may begin it, seat bots, and clear the seats of those who are not here."
    )
    study: bool
    players: list[str] = Field(description="Of a study: the names of those who played its game, by seat, if known.")
    began: int = Field(description="The moment at which its game began: 0, but for studies.")
    sealed: SealedKey | None = Field(description="Why the game can only be read.")
    spectator_chat: bool = Field(description="Whether spectators may chat; whoever leads the table switches it.")


class EntryTold(Wire):
    """One thing that happened at a table."""

    number: int
    time: int
    kind: str
    seat: int | None = None
    seats: list[int] | None = None
    by: int | None = None
    name: str | None = None
    bot: str | None = None
    to: int | None = None
    agreed: bool | None = None
    yes: bool | None = None
    against: int | None = None
    on: bool | None = None
    why: str | None = None
    text: str | None = None
    table: str | None = None
    events: list[GameEvent] | None = None
    change: ViewChange | None = Field(None, description="What changed after its events; not in the log.")


class ChatLine(Wire):
    """Something that was said; `seat` is None for a spectator."""

    number: int
    time: int
    seat: int | None
    name: str
    text: str


class You(Wire):
    """What you are at this table."""

    seats: list[int]
    leads: bool


class SeatSummary(Wire):
    """A seat in the list of tables."""

    name: str
    bot: str | None
    free: bool


class TableSummary(Wire):
    """A table in the list of public ones."""

    id: str
    created: int
    status: Literal["open", "running", "over", "expired"]
    setup: GameSetup
    box: str
    clock: ClockChosen
    study: bool
    players: list[str] | None = Field(None, description="Of a study: the names of those who played its game, by seat.")
    seats: list[SeatSummary]
    scores: list[int] | None = Field(
        None, description="VP by seat: of a finished game, and of one's own also while it runs."
    )
    winner: int | None = None


class TableOutline(TableSummary):
    """A table in the list of one's own: the least that tells whether to go there."""

    public: bool
    you: You
    deciding: int | None = Field(description="The seat whose decision it is.")
    day: int | None = Field(description="The day of the game, once it has begun.")
    moved: int = Field(description="When something last happened in the game, in milliseconds.")
    number: int = Field(description="The last entry.")
    rematch: str | None
    sealed: SealedKey | None


class TableList(Wire):
    """Public tables, the newest first."""

    tables: list[TableSummary]


class EntryList(Wire):
    """Entries of a table."""

    entries: list[EntryTold]
