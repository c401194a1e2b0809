"""What can happen: each kind of event with its arguments, at most three, in the order in which they are recorded."""

from enum import IntEnum

from .arguments import Arg
from .arguments import ArgType as A


class EventKind(IntEnum):
    """The kinds of events. The key (`wall-scored`) is its name for programs, and its message is `event-<key>`."""

    args: tuple[Arg, ...]

    def __new__(cls, number: int, *args: Arg) -> "EventKind":
        """A member with its arguments."""
        member = int.__new__(cls, number)
        member._value_ = number
        member.args = args
        return member

    DAY_BEGINS = 1, Arg("day")
    DICE_ROLLED = 2, Arg("die1"), Arg("die2"), Arg("die3")
    START_PLAYER = 3
    MAP_REFILLED = 4, Arg("count")
    TOKENS_RESHUFFLED = 5, Arg("count")
    EXCHANGED = 6, Arg("card", A.CARD), Arg("taken", A.CARD), Arg("location", A.LOCATION)
    PAID_WITH_CARD = 7, Arg("card", A.CARD, secret=True)
    NO_ACTION = 8
    GAINED = 9, Arg("count"), Arg("double", A.FLAG)
    REMOVED = 10, Arg("count"), Arg("double", A.FLAG), Arg("double_counts")
    TRAVELLED = 11, Arg("city", A.CITY), Arg("token", A.TOKEN)
    TOKEN_USED = 12, Arg("token", A.TOKEN)
    TOKEN_DECLINED = 13, Arg("token", A.TOKEN)
    TRADED = 14, Arg("trade", A.TRADE), Arg("doubles"), Arg("cost")
    VP = 15, Arg("count"), Arg("points", A.POINTS), Arg("total")
    VP_LOST = 16, Arg("count"), Arg("points", A.POINTS), Arg("total")
    JADE_GAINED = 17, Arg("count"), Arg("total")
    WALL_PLACED = 18, Arg("double", A.FLAG), Arg("from_supply", A.FLAG)
    WALL_SCORED = 19, Arg("count")
    BENEFIT_TAKEN = 20, Arg("benefit", A.BENEFIT)
    BENEFIT_DECLINED = 21
    DIE_TURNED = 22, Arg("die", A.DIE), Arg("from"), Arg("face")
    JADE_BOUGHT = 23, Arg("house", A.HOUSE)
    INTRIGUE_UP = 24, Arg("count"), Arg("step")
    INTRIGUE_DOWN = 25, Arg("count"), Arg("step")
    MEDAL_TAKEN = 26
    ENVOY_STEP = 27, Arg("step")
    PALACE_ENTERED = 28, Arg("place", A.PLACE), Arg("vp")
    DECREE_TAKEN = 29, Arg("decree", A.DECREE)
    DECREE_USED = 30, Arg("decree", A.DECREE)
    SHIP_LAUNCHED = 31, Arg("ship", A.SHIP), Arg("route", A.ROUTE), Arg("port", A.PORT)
    SHIP_LOADED = 32, Arg("ship", A.SHIP), Arg("double", A.FLAG), Arg("from_supply", A.FLAG)
    SHIP_MOVED = 33, Arg("ship", A.SHIP), Arg("route", A.ROUTE), Arg("port", A.PORT)
    SHIP_LOST = 34, Arg("ship", A.SHIP), Arg("route", A.ROUTE)
    REWARD_CLAIMED = 35, Arg("ship", A.SHIP), Arg("reward", A.REWARD)
    CARD_DRAWN = 36, Arg("card", A.CARD, secret=True)
    SWAPPED = 37, Arg("card", A.CARD), Arg("taken", A.CARD), Arg("location", A.LOCATION)
    TAKEN_BACK = 38, Arg("card", A.CARD, secret=True)
    DISCARDED_FOR_JADE = 39, Arg("card", A.CARD, secret=True)
    BONUS_LAID = 40, Arg("token", A.TOKEN), Arg("location", A.LOCATION, nullable=True), Arg("double", A.FLAG)
    BONUS_RETURNED = 41, Arg("token", A.TOKEN)
    TOLL_PAID = 42, Arg("owner", A.SEAT), Arg("action", A.ACTION)
    SPECIAL_USED = 43, Arg("token", A.TOKEN)
    FOLLOWED = 44, Arg("action", A.ACTION)
    ACTION_DECLINED = 45, Arg("action", A.ACTION), Arg("source", A.SOURCE)
    MATCHES = 46, Arg("count")
    MOST_MATCHES = 47, Arg("count")
    HAND_TAKEN_UP = 48, Arg("count")
    GAME_OVER = 49
    NOT_IN_PALACE = 50
    DUSK_BEGINS = 51
    AUTOMA_TURNED = 52, Arg("automa", A.AUTOMA), Arg("location", A.LOCATION)
    DUSK_CARD = 53, Arg("automa", A.AUTOMA)
    MENG_CANNOT = 54, Arg("action", A.ACTION)
    NIGHT_FALLS = 55, Arg("day")
    TURN_BEGINS = 56
    MENG_CARD_RETURNS = 57
    FOCUS = 58, Arg("location", A.LOCATION)
    GAME_BEGINS = 59
    ACTION_TAKEN = 60, Arg("action", A.ACTION), Arg("variant", A.VARIANT), Arg("source", A.SOURCE)
    NOBODY_WINS = 61
    ACTION_IMPOSSIBLE = 62, Arg("action", A.ACTION), Arg("source", A.SOURCE), Arg("reason", A.REASON)
    TOKEN_IMPOSSIBLE = 63, Arg("token", A.TOKEN), Arg("reason", A.REASON)
    BENEFIT_IMPOSSIBLE = 64, Arg("reason", A.REASON)

    @property
    def key(self) -> str:
        """Its name for programs."""
        return self.name.lower().replace("_", "-")

    @property
    def is_secret(self) -> bool:
        """Whether it tells its own seat more than the others."""
        return any(arg.secret for arg in self.args)
