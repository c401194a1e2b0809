"""The numbered action space: every choice anyone ever makes is one of ACTION_COUNT actions.

A block of actions shares a verb. A member of `Action` is the first number of its block; the offset in the block is made
of its arguments. What an option tells besides (its cost, the card that lies there) is listed in `also`.
"""

from enum import IntEnum

from ...box.kinds import TokenKind
from ...box.record import (
    BENEFITS,
    CARD_COUNT,
    DECREE_PLACES,
    DICE,
    FACES,
    HOUSES,
    LOCATION_COUNT,
    MAX_CITIES,
    REWARD_KINDS,
    ROUTES,
    SHIPS,
    TILES_A_LEVEL,
)
from .arguments import Arg
from .arguments import ArgType as A

SPENDABLE = sum(kind.spends_as_plain for kind in TokenKind)
MOST_DOUBLES = 3  # double tokens in one trade; a trade that costs 2n tokens takes at most n

Args = tuple[Arg, ...]
COST = Arg("cost")
SHIP_NOW = (Arg("route", A.ROUTE), Arg("routes"), Arg("port", A.PORT), Arg("load"))


class Action(IntEnum):
    """The verbs; the value is the first number of the block."""

    size: int
    args: Args
    also: Args

    def __new__(cls, size: int, args: Args = (), also: Args = ()) -> "Action":
        """A block of so many actions after those that are there."""
        first = sum(member.size for member in cls.__members__.values())
        member = int.__new__(cls, first)
        member._value_ = first
        member.size, member.args, member.also = size, args, also
        return member

    DECLINE = 1
    ACCEPT = 1
    VARIANT_A = 1, (), (Arg("action", A.ACTION), COST)
    VARIANT_B = 1, (), (Arg("action", A.ACTION), COST)
    PAY_SERVANTS = 1, (), (COST,)
    NO_ACTION = 1
    DOUBLE_VALUE = 1
    DISCOUNT = 1
    PLAIN = 1
    DOUBLE = 1  # the double servant: taken, placed, or removed as 2
    DOUBLE_AS_ONE = 1
    PLAY_CARD = CARD_COUNT, (Arg("card", A.CARD),)
    DISCARD_CARD = CARD_COUNT, (Arg("card", A.CARD),)
    GIVE_CARD = CARD_COUNT, (Arg("card", A.CARD),)
    TAKE_BACK = CARD_COUNT, (Arg("card", A.CARD),)
    EXCHANGE_AT = LOCATION_COUNT, (Arg("location", A.LOCATION),), (Arg("lying", A.CARD), Arg("free", A.FLAG), COST)
    SWAP_WITH = LOCATION_COUNT, (Arg("location", A.LOCATION),), (Arg("lying", A.CARD),)
    LAY_AT = LOCATION_COUNT, (Arg("location", A.LOCATION),)
    GO_TO = MAX_CITIES, (Arg("city", A.CITY),), (Arg("token", A.TOKEN, nullable=True),)
    BUY_JADE = HOUSES + 1, (Arg("house", A.HOUSE),), (COST,)
    TAKE_DECREE = DECREE_PLACES, (), (Arg("decree", A.DECREE), COST, Arg("servants"), Arg("vp"))
    USE_DECREE = TILES_A_LEVEL, (), (Arg("decree", A.DECREE),)
    BENEFIT = BENEFITS, (Arg("benefit", A.BENEFIT),), (Arg("steps"),)
    TURN_DIE = DICE * FACES, (), (Arg("die", A.DIE), Arg("from"), Arg("face"))  # die * FACES + which face
    LOAD = SHIPS, (Arg("ship", A.SHIP),), SHIP_NOW
    LOAD_DOUBLE = SHIPS, (Arg("ship", A.SHIP),), SHIP_NOW
    LAUNCH = ROUTES, (Arg("route", A.ROUTE),), (Arg("routes"), Arg("port", A.PORT))
    LAUNCH_DOUBLE = ROUTES, (Arg("route", A.ROUTE),), (Arg("routes"), Arg("port", A.PORT))
    MOVE_SHIP = SHIPS, (Arg("ship", A.SHIP),), (*SHIP_NOW, Arg("to", A.PORT))
    CLAIM = SHIPS * REWARD_KINDS, (), (Arg("ship", A.SHIP), *SHIP_NOW, Arg("reward", A.REWARD))  # ship, then reward
    TRADE_SERVANT = MOST_DOUBLES - 1, (Arg("doubles"),), (Arg("trade", A.TRADE), COST)
    TRADE_VP = MOST_DOUBLES, (Arg("doubles"),), (Arg("trade", A.TRADE), COST, Arg("vp"))
    TRADE_JADE = MOST_DOUBLES + 1, (Arg("doubles"),), (Arg("trade", A.TRADE), COST)
    SPEND = SPENDABLE, (), (Arg("token", A.TOKEN),)

    @property
    def key(self) -> str:
        """The verb, as options have it."""
        return self.name.lower()


ACTION_COUNT = sum(action.size for action in Action)
