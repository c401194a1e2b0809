"""Numbers of the rules to words of the box and back: what options, events, views and positions are written in."""

from types import ModuleType

from ..box import Box
from ..box.names import CARD_ACTIONS, CARDS, DECREES, LOCATIONS, REWARDS, TOKENS, TRADES
from ..rules.core import events, frames, reasons, rule_ids

SEAT_NAMES = ("red", "white", "orange", "lilac", "blue")


def _constants(module: ModuleType) -> dict[int, str]:
    """Numbers to names of a module of constants, as message ids are written."""
    return {value: name.lower().replace("_", "-") for name, value in vars(module).items() if name.isupper()}


FRAME_NAMES = {
    value: name.lower()
    for name, value in vars(frames).items()
    if name.isupper() and 0 < value < frames.FIRST_AUTOMATIC and not name.startswith(("SOURCE_", "LOAD_", "MODE_"))
}
EVENT_NAMES = _constants(events)
REASON_NAMES = _constants(reasons)
RULE_NAMES = rule_ids.NAMES

SOURCES = ("card", "location", "follow", "repeat")
AUTOMA = (*LOCATIONS, "special")
ACTIONS = CARD_ACTIONS
HOUSES = ("house1", "house2", "house3", "plaza")


def decree_key(place: int, number: int) -> str:
    """A decree as positions name it: level.key."""
    return f"level{place // 2 + 1}.{DECREES[place // 2][number]}"


def card(number: int) -> str:
    """A card as positions name it: group.number."""
    return CARDS[number]


def token(kind: int) -> str | None:
    """A token by its key, or None."""
    return TOKENS[kind] if kind > 0 else None


def city(box: Box, side: int, number: int) -> str | None:
    """A city by its name, or None."""
    return box.cities[side][number] if number >= 0 else None


def trade(number: int) -> str:
    """What a trade gives."""
    return TRADES[number]


def reward(number: int) -> str:
    """A harbour reward."""
    return REWARDS[number]
