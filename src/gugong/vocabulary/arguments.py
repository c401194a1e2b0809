"""What the arguments of events, options and decisions look like outside the rules: as JSON, as a schema, as words."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from ..box import Box
from ..rules.core.arguments import Arg, ArgType
from ..rules.core.frames import LoadMode
from ..rules.core.reasons import Reason
from . import names

HIDDEN = "hidden"  # in place of a card that the reader may not know
HIDDEN_CARD = -1  # its number


@dataclass(frozen=True)
class GameContext:
    """What a number is read with: the box, and the side of the board that is up."""

    box: Box
    side: int


Reader = Callable[[int, GameContext], Any]


def _word(words: tuple[str, ...]) -> Reader:
    return lambda number, _: words[number]


def _card(number: int, _: GameContext) -> str:
    return HIDDEN if number == HIDDEN_CARD else names.CARDS[number]


def _loaded_from(mode: int, _: GameContext) -> str:
    return "supply" if mode == LoadMode.SUPPLY else "pool"


READERS: dict[ArgType, Reader] = {
    ArgType.NUMBER: lambda number, _: number,
    ArgType.FLAG: lambda number, _: bool(number),
    ArgType.SEAT: lambda number, _: number,
    ArgType.CARD: _card,
    ArgType.LOCATION: lambda number, _: names.location(number),
    ArgType.ACTION: _word(names.CARD_ACTIONS),
    ArgType.SOURCE: _word(names.ACTION_SOURCES),
    ArgType.VARIANT: _word(names.VARIANTS),
    ArgType.CITY: lambda number, context: names.city(context.box, context.side, number),
    ArgType.TOKEN: lambda number, _: names.token(number),
    ArgType.TRADE: _word(names.TRADES),
    ArgType.POINTS: _word(names.POINT_SOURCES),
    ArgType.BENEFIT: _word(names.BENEFITS),
    ArgType.DIE: lambda number, _: number,
    ArgType.HOUSE: _word(names.HOUSES),
    ArgType.PLACE: lambda number, _: number,
    ArgType.DECREE: _word(names.DECREE_KEYS),
    ArgType.SHIP: lambda number, _: number,
    ArgType.ROUTE: lambda number, _: number,
    ArgType.PORT: lambda number, _: number,
    ArgType.REWARD: _word(names.REWARDS),
    ArgType.AUTOMA: _word(names.AUTOMA_CARDS),
    ArgType.REASON: lambda number, _: names.REASONS[number],
    ArgType.LOADED_FROM: _loaded_from,
}

# The types whose JSON is one of a few words; those of the box's own (cities) are any text.
WORDS: dict[ArgType, tuple[str, ...]] = {
    ArgType.CARD: (*names.CARDS, HIDDEN),
    ArgType.LOCATION: names.LOCATIONS,
    ArgType.ACTION: names.CARD_ACTIONS,
    ArgType.SOURCE: names.ACTION_SOURCES,
    ArgType.VARIANT: names.VARIANTS,
    ArgType.TOKEN: names.TOKENS[1:],
    ArgType.TRADE: names.TRADES,
    ArgType.POINTS: names.POINT_SOURCES,
    ArgType.BENEFIT: names.BENEFITS,
    ArgType.HOUSE: names.HOUSES,
    ArgType.DECREE: names.DECREE_KEYS,
    ArgType.REWARD: names.REWARDS,
    ArgType.AUTOMA: names.AUTOMA_CARDS,
    ArgType.REASON: tuple(reason.key for reason in Reason if reason != Reason.LEGAL),
    ArgType.LOADED_FROM: ("pool", "supply"),
}

# The types that messages know by a word of their own, `<prefix>-<word>`.
MESSAGE_PREFIXES: dict[ArgType, str] = {
    ArgType.ACTION: "action",
    ArgType.AUTOMA: "automa",
    ArgType.BENEFIT: "benefit",
    ArgType.DECREE: "decree",
    ArgType.HOUSE: "house",
    ArgType.LOCATION: "location",
    ArgType.REWARD: "reward",
    ArgType.SOURCE: "source",
    ArgType.TOKEN: "token",
    ArgType.TRADE: "trade",
    ArgType.POINTS: "points",
    ArgType.REASON: "why",
}
# Data counts these from 0, people from 1.
COUNTED_FROM_ONE = frozenset({ArgType.DIE, ArgType.ROUTE, ArgType.PLACE})


def read(args: tuple[Arg, ...], numbers: tuple[int, ...], context: GameContext) -> dict[str, Any]:
    """Arguments as JSON, from their numbers; what is internal to the rules is left out."""
    return {
        arg.told_as: READERS[arg.type](number, context)
        for arg, number in zip(args, numbers, strict=False)
        if not arg.internal
    }


def counted_for_people(args: dict[str, Any], types: dict[str, ArgType]) -> dict[str, Any]:
    """Arguments as messages count them: dice, routes and places from 1."""
    return {
        name: value + 1 if types.get(name) in COUNTED_FROM_ONE and isinstance(value, int) else value
        for name, value in args.items()
    }
