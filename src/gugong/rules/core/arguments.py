"""The typed arguments of events, frames and actions: what a number in them means."""

from enum import StrEnum
from typing import NamedTuple


class ArgType(StrEnum):
    """How an argument's number is read. `gugong.vocabulary.arguments` turns each into JSON, a schema and words."""

    NUMBER = "number"
    FLAG = "flag"  # 0 or 1
    SEAT = "seat"
    CARD = "card"
    LOCATION = "location"  # -1: at none
    ACTION = "action"  # of a location or of a card
    SOURCE = "source"  # where an action comes from
    VARIANT = "variant"  # A, B, or an action that has no choice of two
    CITY = "city"
    TOKEN = "token"
    TRADE = "trade"
    POINTS = "points"  # where victory points come from
    BENEFIT = "benefit"
    DIE = "die"
    HOUSE = "house"
    PLACE = "place"  # in the palace
    DECREE = "decree"
    SHIP = "ship"
    ROUTE = "route"
    PORT = "port"
    REWARD = "reward"
    AUTOMA = "automa"
    REASON = "reason"  # why something is not possible
    LOADED_FROM = "loaded_from"  # pool or supply, by the mode of loading a ship


class Arg(NamedTuple):
    """An argument: its name, its type, and who may see it.

    `secret` ones are seen by the event's own seat only. `internal` ones are for the rules and told to nobody.
    A `nullable` one may be none. `key` is the name under which it is told, if that is another.
    """

    name: str
    type: ArgType = ArgType.NUMBER
    secret: bool = False
    internal: bool = False
    nullable: bool = False
    key: str = ""

    @property
    def told_as(self) -> str:
        """The name under which programs and messages know it."""
        return self.key or self.name
