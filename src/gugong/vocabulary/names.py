"""Numbers of the rules to the words of the box: what options, events, views and positions are written in."""

from ..box import Box
from ..box.names import (
    AUTOMA_CARDS,
    BENEFITS,
    CARD_ACTIONS,
    CARDS,
    DECREE_KEYS,
    DECREES,
    HOUSES,
    LEVEL_KEYS,
    LOCATIONS,
    REWARDS,
    SEAT_NAMES,
    TOKENS,
    TRADES,
)
from ..box.record import TILES_A_LEVEL
from ..rules.core.events import EventKind
from ..rules.core.frames import ActionSource, FrameKind
from ..rules.core.point_sources import PointSource
from ..rules.core.reasons import Reason
from ..rules.core.rule_ids import RuleId

__all__ = [
    "ACTION_SOURCES",
    "AUTOMA_CARDS",
    "BENEFITS",
    "CARDS",
    "CARD_ACTIONS",
    "DECISION_KINDS",
    "DECREES",
    "DECREE_KEYS",
    "EVENT_KINDS",
    "HOUSES",
    "LEVEL_KEYS",
    "LOCATIONS",
    "POINT_SOURCES",
    "REASONS",
    "REWARDS",
    "RULES",
    "SEAT_NAMES",
    "TOKENS",
    "TRADES",
    "VARIANTS",
    "card",
    "city",
    "decree_at",
    "location",
    "seat_name",
    "token",
]

DECISION_KINDS = {int(kind): kind.key for kind in FrameKind if kind.is_choice}
EVENT_KINDS = {int(kind): kind.key for kind in EventKind}
REASONS = {int(reason): reason.key for reason in Reason}
RULES = {int(rule): rule.key for rule in RuleId}
POINT_SOURCES = tuple(source.key for source in PointSource)
ACTION_SOURCES = tuple(source.name.lower() for source in ActionSource)
VARIANTS = ("none", "A", "B")

NONE = -1  # the number of a city or location that there is not


def card(number: int) -> str:
    """A card as positions name it: group.number."""
    return CARDS[number]


def token(kind: int) -> str | None:
    """A token by its key, or None for no token."""
    return TOKENS[kind] if kind > 0 else None


def location(number: int) -> str | None:
    """A location by its key, or None for no location."""
    return LOCATIONS[number] if number != NONE else None


def city(box: Box, side: int, number: int) -> str | None:
    """A city by its name, or None for no city."""
    return box.cities[side][number] if number != NONE else None


def decree_at(place: int, number: int) -> str:
    """The decree with this number within its level, at a place on the board: level.key."""
    level = place // TILES_A_LEVEL
    return f"{LEVEL_KEYS[level]}.{DECREES[level][number]}"


def seat_name(seat: int, meng: bool = False) -> str:
    """The word that the message of a seat's name ends in; `meng`: whether Meng sits there."""
    return "meng" if meng else SEAT_NAMES[seat]
