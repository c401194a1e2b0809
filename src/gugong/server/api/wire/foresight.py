# mypy: disable-error-code="valid-type,misc"
# (These types are made from the vocabulary when the module is imported, which mypy cannot follow.)
"""What an option would bring, as it is sent to whoever chooses."""

from typing import Literal

from pydantic import Field

from ....game.exchange_foresight import CAN, WAYS
from ....game.foresight import RESOURCES
from ....rules.core.arguments import ArgType
from ....vocabulary.arguments import WORDS
from ....vocabulary.kinds import DECISIONS
from ....vocabulary.literals import LocationKey
from .base import Wire

ReasonKey = Literal[WORDS[ArgType.REASON]]
DecisionKey = Literal[tuple(term.key for term in DECISIONS)]


class ActionAhead(Wire):
    """One of the two actions after an exchange: whether it could be carried out then.

    `either`: only in place of the card's action; `after`: only with what the card's action brings; `trade`: with
    servants that tokens buy.
    """

    action: Literal[WORDS[ArgType.ACTION]]
    source: Literal["card", "location"]
    can: Literal[tuple(CAN.values())]
    reason: ReasonKey | None = Field(description="Why it is not possible as things are.")
    refused: dict[Literal["A", "B"], ReasonKey] = Field(description="Variants that are not possible, and why.")


class WayAhead(Wire):
    """A way to make an exchange: what could be done then, or why it is not possible."""

    by: Literal[WAYS]
    pays: dict[Literal[RESOURCES], int]
    reason: ReasonKey | None
    actions: list[ActionAhead]


class ExchangeAhead(Wire):
    """An exchange at a location: the card that would be taken, and how many of tonight's dice it matches."""

    location: LocationKey
    takes: str
    matches: int
    ways: list[WayAhead]


class OptionAhead(Wire):
    """What an option would cost and give you up to your next choice, tried in a copy of the game."""

    pays: dict[Literal[RESOURCES], int]
    gains: dict[Literal[RESOURCES], int]
    asks: Literal[tuple(term.key for term in DECISIONS)] | None = Field(
        description="Your next decision, if one follows."
    )
    exchanges: list[ExchangeAhead] = Field(description="The exchanges that it leads to: of a card at every location.")
