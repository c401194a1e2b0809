# mypy: disable-error-code="valid-type,arg-type,misc"
# (These types are made from the vocabulary when the module is imported, which mypy cannot follow.)
"""The game as everybody sees it, and what changes in it."""

from typing import Any, Literal

from pydantic import Field, create_model

from ....box.names import (
    AUTOMA_CARDS,
    DECREE_KEYS,
    REWARDS,
    SEAT_NAMES,
    TOKENS,
)
from ....game.view import SIDES
from ....rules.core.clock_steps import Phase
from ....vocabulary.literals import BonusTokensKey, LocationKey, MengLevelKey, MengMatchesKey
from ....vocabulary.names import POINT_SOURCES
from ....vocabulary.state_names import DOUBLE_AT
from .base import Wire

TokenKey = Literal[TOKENS[1:]]
DecreeKey = Literal[DECREE_KEYS]
AutomaKey = Literal[AUTOMA_CARDS]
RewardKey = Literal[REWARDS]
SeatName = Literal[SEAT_NAMES]
PointSourceKey = Literal[POINT_SOURCES]
PhaseKey = Literal[tuple(phase.value for phase in Phase)]
DoublePlace = Literal[tuple(DOUBLE_AT.values())] | int


class GameSetup(Wire):
    """The options of a game."""

    players: int
    bonus_tokens: BonusTokensKey
    expert: bool
    meng: MengLevelKey
    card_sets: list[int]
    focus: LocationKey | None
    meng_matches: MengMatchesKey


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

    name: SeatName
    meng: bool
    hand: None
    discard: None
    hand_count: int
    discard_count: int
    pool: int
    supply: int
    double: DoublePlace
    vp: int
    wall: int
    intrigue: int
    envoy: int
    palace_place: int | None
    jade: int
    jade_vp: int
    jade_next: int
    traveller: str | None
    tokens: dict[str, int]
    trade_tokens: int
    ships: list[ShipNow]
    ships_left: int
    rewards: dict[RewardKey, int]


class DecreeNow(Wire):
    """A decree tile, whose servants lie on it, and what taking it would remove of each seat's servants now."""

    decree: DecreeKey
    seats: list[int]
    costs: list[int]


class LaidNow(Wire):
    """A bonus token that lies beside a board or at a location."""

    token: TokenKey
    seat: int
    location: LocationKey | None
    double: bool


class AutomaNow(Wire):
    """Meng's cards that have been seen; those to come only by count."""

    pile: int
    today: list[AutomaKey]
    earlier: list[AutomaKey]


class BreakdownNow(Wire):
    """A seat's points by source."""

    items: dict[PointSourceKey, int]
    total: int
    can_win: bool
    score: int


class WallPrizeNow(Wire):
    """What whoever leads on the wall gets if it is completed now."""

    vp: int
    envoy: int = Field(description="Steps of the envoy; inside the palace they are among the VP.")
    palace: int = Field(description="VP at the end of the place that the envoy would enter; 0 if it does not.")


class ProjectionNow(Wire):
    """How a seat would score if the game ended now; nobody's hidden cards play a part in it."""

    adds: dict[PointSourceKey, int] = Field(description="What the final scoring would add, by source.")
    total: int
    can_win: bool
    score: int = Field(description="The total, or 0 for whoever is not in the palace.")


class ViewNow(Wire):
    """The game as everybody sees it."""

    setup: GameSetup
    box: str
    side: Literal[SIDES]
    day: int
    phase: PhaseKey
    turn: int
    start: int
    medal: int | None
    dice: list[int]
    matches: dict[str, int] = Field(
        description="How many dice a card matches, by its value; no value that matches none."
    )
    locations: dict[LocationKey, str]
    draw: int
    decrees: list[DecreeNow]
    jade_houses: list[int]
    jade_costs: list[list[int]]
    map: dict[str, TokenKey | None]
    token_piles: list[int]
    token_discard: int
    laid: list[LaidNow]
    intrigue_stack: list[int]
    wall_size: int
    wall_leader: int | None
    wall_prize: WallPrizeNow | None
    projection: list[ProjectionNow] | None = Field(description="By seat; none from the final scoring on.")
    focus: LocationKey | None
    automa: AutomaNow | None
    seats: list[BoardNow]
    over: bool
    scores: list[int]
    winner: int | None
    ranking: list[int] | None
    breakdown: list[BreakdownNow] | None


def _partial(name: str, model: type[Wire], doc: str, **fields: Any) -> Any:
    """The same model with every field optional; `fields` are of other types."""
    types = {key: field.annotation for key, field in model.model_fields.items()} | fields
    # A factory, for a default that is written into the schema makes generators believe that the field is always there.
    found: dict[str, Any] = {key: (kind, Field(default_factory=lambda: None)) for key, kind in types.items()}
    return create_model(name, __base__=Wire, __doc__=doc, **found)


BoardChange = _partial("BoardChange", BoardNow, "What is new on a seat's board.")
OwnChange = _partial("OwnChange", OwnCards, "What is new in the cards that only the owner of a seat sees.")
ViewChange = _partial(
    "ViewChange",
    ViewNow,
    "What is new in a view: put each key into yours; of `seats` and `own` only the changed keys are there, by seat.",
    seats=dict[str, BoardChange],
    own=dict[str, OwnChange],
)
