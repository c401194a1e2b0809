"""What the server sends, as models: the schema that clients are written by. The messages themselves are made in
showing.py and live_table.py; a test holds them against these."""

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field


class Wire(BaseModel):
    """Something that is sent, with no other fields than these."""

    model_config = ConfigDict(extra="forbid")


class Refusal(Wire):
    """Why something was not done; nothing has changed."""

    code: str = Field(description="For programs, such as `late` or `illegal`.")
    message: str = Field(description="For people: what was wrong and what would be right.")


class GameSetup(Wire):
    """The options of a game."""

    players: int
    bonus_tokens: str
    expert: bool
    meng: str
    card_sets: list[int]
    focus: str | None
    meng_matches: str


class SeatNow(Wire):
    """Who sits on a seat; `away` says why a bot plays for its owner."""

    kind: Literal["person", "bot", "meng", "free"]
    name: str
    bot: str | None
    away: Literal["left", "clock", "vote"] | None


class ClockNow(Wire):
    """Times in milliseconds: what was left to each seat at `since`, and when the time of `thinking` ends."""

    kind: Literal["none", "live", "days"]
    minutes: int | None = None
    seconds: int | None = None
    days: int | None = None
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
    status: Literal["open", "running", "over"]
    public: bool
    created: int
    setup: GameSetup
    seeded: bool = Field(description="Whoever made the table fixed all chance beforehand.")
    box: str
    clock: ClockNow
    seats: list[SeatNow]
    proposal: ProposalNow | None
    votes: list[VotesNow]
    rematch: str | None
    parent: Parent | None
    study: bool
    sealed: Literal["old-rules", "other-box"] | None = Field(description="Why the game can only be read.")


class GameEvent(Wire):
    """One thing that happened in the game; a card that you may not know is `hidden`."""

    kind: str
    seat: int | None
    rule: str
    args: dict[str, Any]


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
    why: str | None = None
    text: str | None = None
    table: str | None = None
    events: list[GameEvent] | None = None


class OptionNow(Wire):
    """One action that is offered; an illegal one has a reason (the id of a message)."""

    id: int
    verb: str
    args: dict[str, Any]
    legal: bool
    reason: str | None


class DecisionNow(Wire):
    """Whose decision it is; if it is yours, all about it."""

    seat: int
    kind: str | None = None
    rule: str | None = None
    args: dict[str, Any] | None = None
    options: list[OptionNow] | None = None


class OwnCards(Wire):
    """What only the owner of a seat sees."""

    hand: list[str] | None
    discard: list[str] | None


class ShipNow(Wire):
    """A ship under way."""

    ship: int
    route: int
    port: int
    servants: int
    load: int


class BoardNow(Wire):
    """A seat's board as all see it."""

    name: str
    meng: bool
    hand_count: int
    discard_count: int
    hand: None
    discard: None
    pool: int
    supply: int
    double: str | int
    vp: int
    wall: int
    intrigue: int
    envoy: int
    palace_place: int | None
    jade: int
    traveller: str | None
    tokens: dict[str, int]
    ships: list[ShipNow]
    rewards: dict[str, int]


class DecreeNow(Wire):
    """A decree tile and whose servants lie on it."""

    decree: str
    seats: list[int]


class LaidNow(Wire):
    """A bonus token that lies beside a board or at a location."""

    token: str
    seat: int
    location: str | None
    double: bool


class AutomaNow(Wire):
    """Meng's cards that have been seen; those to come only by count."""

    pile: int
    today: list[str]
    earlier: list[str]


class BreakdownNow(Wire):
    """A seat's points by source."""

    items: dict[str, int]
    total: int
    can_win: bool
    score: int


class ViewNow(Wire):
    """The game as everybody sees it."""

    setup: GameSetup
    box: str
    day: int
    phase: str
    turn: int
    start: int
    medal: int | None
    dice: list[int]
    locations: dict[str, str]
    draw: int
    decrees: list[DecreeNow]
    jade_houses: list[int]
    map: dict[str, str | None]
    token_piles: list[int]
    token_discard: int
    laid: list[LaidNow]
    intrigue_stack: list[int]
    focus: str | None
    automa: AutomaNow | None
    seats: list[BoardNow]
    over: bool
    scores: list[int]
    winner: int | None
    breakdown: list[BreakdownNow] | None


class You(Wire):
    """What you are at this table."""

    seats: list[int]
    leads: bool


class ChatLine(Wire):
    """Something that was said; `seat` is None for a spectator."""

    number: int
    time: int
    seat: int | None
    name: str
    text: str


class Counts(Wire):
    """Where a table is: its last entry, the number that your next move answers, and how many actions led here."""

    number: int
    at: int
    moment: int


class Private(Counts):
    """What you may know beyond what all see. `own` is by seat."""

    own: dict[str, OwnCards]
    decision: DecisionNow | None
    undo: Literal["free", "ask"] | None
    redo: bool


class TableMessage(Private):
    """The whole table as you may see it."""

    type: Literal["table"]
    you: You
    table: TableNow
    view: ViewNow | None
    here: list[int] = Field(description="The seats whose owners look at the table now.")
    chat: list[ChatLine]
    entries: list[EntryTold] = Field(description="Those after the number that you asked for.")


class NewsMessage(Private):
    """What is new. Put each of `changes` into your view; of `seats` there are only the changed keys, by seat."""

    type: Literal["news"]
    changes: dict[str, Any] | None
    entries: list[EntryTold]
    table: TableNow | None = None
    you: You | None = None
    done: str | None = Field(None, description="The id of your command that this answers.")


class HereMessage(Wire):
    """Somebody came or went: the seats whose owners look at the table now."""

    type: Literal["here"]
    here: list[int]


class DoneMessage(Wire):
    """Your command was done before; nothing has changed."""

    type: Literal["done"]
    id: str | None
    number: int
    at: int


class RefusedMessage(Refusal):
    """Your command was not done."""

    type: Literal["refused"]
    id: str | None


class KeyMessage(Wire):
    """The key of the seat that you took; keep it, nobody can tell it to you again."""

    type: Literal["key"]
    key: str


class Done(Counts):
    """Done; or, if `repeated`, done before."""

    repeated: bool
    key: str | None = Field(None, description="The key of your seat; keep it, nobody can tell it to you again.")
    rematch: str | None = Field(None, description="The table of the rematch; your key opens it.")


class Made(Wire):
    """A new table, and the keys to it; keep them, nobody can tell them to you again."""

    table: str
    key: str
    invite: str | None = None


class SeatSummary(Wire):
    """A seat in the list of tables."""

    name: str
    bot: str | None
    free: bool


class TableSummary(Wire):
    """A table in the list of public ones."""

    id: str
    created: int
    status: Literal["open", "running", "over"]
    setup: GameSetup
    box: str
    clock: dict[str, Any]
    study: bool
    seats: list[SeatSummary]
    scores: list[int] | None = None
    winner: int | None = None


class TableList(Wire):
    """Public tables, the newest first."""

    tables: list[TableSummary]


class EntryList(Wire):
    """Entries of a table."""

    entries: list[EntryTold]


class Look(Wire):
    """A game at an earlier moment."""

    moment: int
    last: int
    view: ViewNow
    own: dict[str, OwnCards]
    decision: DecisionNow | None


class Offers(Wire):
    """What a table can be made of."""

    levels: list[str]
    bots: list[str]
    boxes: list[str]
    languages: list[str]
    actions: int = Field(description="How many numbered actions the game has.")


class Health(Wire):
    """Whether the server works."""

    status: Literal["ok", "failing"]
