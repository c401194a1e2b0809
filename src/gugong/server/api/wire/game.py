"""The game as it is sent: views, decisions and events."""

from typing import Any

from pydantic import Field

from .base import Wire


class GameSetup(Wire):
    """The options of a game."""

    players: int
    bonus_tokens: str
    expert: bool
    meng: str
    card_sets: list[int]
    focus: str | None
    meng_matches: str


class GameEvent(Wire):
    """One thing that happened in the game; a card that you may not know is `hidden`."""

    kind: str
    seat: int | None
    rule: str
    args: dict[str, Any]


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


class Look(Wire):
    """A game at an earlier moment."""

    moment: int
    last: int
    view: ViewNow
    own: dict[str, OwnCards]
    decision: DecisionNow | None


class OptionChances(Wire):
    """What a search found out about an option, for the seat that decides."""

    id: int
    share: float = Field(description="Of the games that were imagined, 0 to 1: the search goes where it is good.")
    win: float = Field(description="The estimated chance to win, 0 to 1.")
    vp: float = Field(description="The expected score.")
    visits: int


class Chances(Wire):
    """What a decision is worth to the seat that decides, and each legal option, the best first."""

    moment: int
    seat: int
    visits: int
    win: float
    vp: float
    options: list[OptionChances]
