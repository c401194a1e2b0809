# mypy: disable-error-code="valid-type,arg-type,misc"
# (These types are made from the vocabulary when the module is imported, which mypy cannot follow.)
"""A box as it is sent: the figures that a game is played with, with the keys that the checks of a box know."""

from typing import Any, Literal

from pydantic import Field, create_model

from ....box.checks.board import ACTION_FIGURES, ACTION_LISTS, FIGURES, OPTIONAL_FIGURES
from ....box.checks.decrees import tile_figures
from ....box.checks.tokens import EFFECTS as TOKEN_EFFECTS
from ....box.loader import PARTS
from ....box.names import (
    BASE_TOKENS,
    CARD_ACTIONS,
    CARD_GROUPS,
    DECREES,
    DELUXE_TOKENS,
    LEVEL_KEYS,
    LOCATIONS,
    PORT_REWARDS,
    REWARDS,
    STANDARD_TOKENS,
    TRADES,
)
from ....box.provenance import SOURCES
from ....box.record import MENG_FIGURES
from .base import Wire

CardAction = Literal[CARD_ACTIONS]


def _figures(name: str, doc: str, keys: Any, **more: Any) -> Any:
    """A model with a whole number for each of the keys, and more fields of other types."""
    fields: dict[str, Any] = dict.fromkeys(keys, (int, ...)) | {key: (kind, ...) for key, kind in more.items()}
    return create_model(name, __base__=Wire, __doc__=doc, **fields)


class FigureProvenance(Wire):
    """How sure some figures are: stated by a rulebook, derived from that, or reconstructed."""

    part: Literal[PARTS] = Field(description="The part of the box, such as `board`.")
    figures: list[str] = Field(
        description="Their keys, such as `side_a.palace_vp`; that of a table is for all in it that no other note names."
    )
    source: Literal[SOURCES]
    note: str = Field(description="In the words of whoever wrote the figures; of the standard box in English.")


class JadeHouse(Wire):
    """A house of the jade market."""

    cost: int
    spaces: int


class SideFigures(Wire):
    """What differs by the side of the board."""

    jade_houses: list[JadeHouse]
    palace_vp: list[int]
    routes: int


class MapFigures(Wire):
    """A travel map: the ring in Meng's order, the cities inside it, and the paths beside those of the ring."""

    ring: list[str]
    inner: list[str]
    paths: list[tuple[str, str]]


ActionFigures = _figures(
    "ActionFigures", "What the actions cost and give.", ACTION_FIGURES, **dict.fromkeys(ACTION_LISTS, list[int])
)
TradeCosts = _figures("TradeCosts", "Tokens that each trade takes.", TRADES)
RewardSpaces = _figures("RewardSpaces", "How often a seat may take each harbour reward.", REWARDS)
BoardFigures = _figures(
    "BoardFigures",
    "The board: tracks, dice, trades, ports, actions, and what differs by side.",
    (*FIGURES, *OPTIONAL_FIGURES),
    day_income=list[int],
    wall_complete=dict[str, int],
    trades=TradeCosts,
    jade_vp=list[int],
    port_rewards=list[Literal[PORT_REWARDS]],
    reward_spaces=RewardSpaces,
    dice=list[list[int]],
    side_a=SideFigures,
    side_b=SideFigures,
    map_a=MapFigures,
    map_b=MapFigures,
    coordinates=dict[str, tuple[float, float]],
    actions=ActionFigures,
)


class CardFigures(Wire):
    """The gift cards: the gift of each value, and the value and action of each card, by group."""

    gifts: dict[str, str]
    cards: dict[Literal[CARD_GROUPS], list[tuple[int, CardAction]]]


def _tile(level: str, key: str) -> Any:
    name = f"{level.capitalize()}{key.capitalize()}Figures"
    fields: dict[str, Any] = dict.fromkeys(tile_figures(level, key), (int, ...))
    return create_model(name, __base__=Wire, effect=(str, None), **fields)


def _level(level: str, keys: tuple[str, ...]) -> Any:
    tiles = {key: _tile(level, key) for key in keys}
    return _figures(f"{level.capitalize()}Figures", "The decrees of a level.", ("cost",), **tiles)


DecreeFigures = _figures(
    "DecreeFigures",
    "The decrees by level.",
    ("each_other",),
    **{level: _level(level, keys) for level, keys in zip(LEVEL_KEYS, DECREES, strict=True)},
)
TokenFigures = _figures(
    "TokenFigures",
    "How many travel tokens there are of each kind, and what they give.",
    (),
    base=_figures("BaseTokens", "The tokens of every game.", BASE_TOKENS),
    standard_bonus=_figures("StandardTokens", "Those that join as standard bonus.", STANDARD_TOKENS),
    deluxe_bonus=_figures("DeluxeTokens", "Those that join as deluxe bonus.", DELUXE_TOKENS),
    effects=_figures("TokenEffects", "What tokens give, where that is a number.", TOKEN_EFFECTS),
)


AutomaFigures = _figures(
    "AutomaFigures",
    "Meng's cards, and what he pays and gets.",
    ("special",),
    plain=list[Literal[LOCATIONS]],
    figures=_figures("MengFigures", "What Meng pays and gets where it is not what people do.", MENG_FIGURES),
)


class BoxFigures(Wire):
    """All figures of a box, as the tables of its five files."""

    name: str
    fingerprint: str
    board: BoardFigures
    cards: CardFigures
    decrees: DecreeFigures
    tokens: TokenFigures
    automa: AutomaFigures
    provenance: list[FigureProvenance] = Field(description="Where the figures come from.")
