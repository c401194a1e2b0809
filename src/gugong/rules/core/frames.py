"""The stack of frames: what is still to be done, by whom, with which arguments.

A choice frame asks its seat; its number is below FIRST_AUTOMATIC. The others run by themselves. The rules read a
frame's arguments by the accessors below; a name stands at the same place in every kind of frame that has it.
"""

from enum import IntEnum

from ...jit import rule
from .arguments import Arg
from .arguments import ArgType as A

FIRST_AUTOMATIC = 40
KIND, SEAT, FIRST_ARG = 0, 1, 2  # columns of a frame
COLUMNS = 5


class FrameKind(IntEnum):
    """The kinds of frames. The key of a choice frame is the kind of its decision."""

    args: tuple[Arg, ...]

    def __new__(cls, number: int, *args: Arg) -> "FrameKind":
        """A member with its arguments."""
        member = int.__new__(cls, number)
        member._value_ = number
        member.args = args
        return member

    # Choices.
    CARD = 1  # a hand card to exchange
    LOCATION = 2, Arg("card", A.CARD)  # where to exchange it
    PAY = 3, Arg("card", A.CARD), Arg("location", A.LOCATION)  # for an exchange that is not free
    REMOVE = 4, Arg("count"), Arg("must_leave", internal=True)  # servants, with the double servant in the pool
    GAIN = 5, Arg("count")  # servants, with the double servant in the supply
    ACTION = 6, Arg("action", A.ACTION), Arg("source", A.SOURCE), Arg("discounts")
    CITY = 7  # where the traveller goes
    TOKEN = 8, Arg("token", A.TOKEN)  # the benefit of the token just taken
    FORCED_TRADE = 9  # more tokens than slots
    SPEND = 10, Arg("trade", A.TRADE), Arg("missing")  # which face-up token goes too
    WALL_PLACE = 11, Arg("servants_left", internal=True), Arg("has_placed", internal=True)
    WALL_EXTRA = 12  # a servant from the supply, by decree
    BENEFIT = 13  # an intrigue benefit after a wall scoring
    DIE = 14  # turn a die
    SHIP_PLACE = 15, Arg("load_mode", A.LOADED_FROM, key="from")
    SHIP_MOVE = 16, Arg("has_loaded", internal=True)
    CLAIM = 17, Arg("is_whole_action", internal=True)  # rewards with full ships
    GIVE = 18, Arg("only_hand", internal=True)  # which card goes to the board
    SWAP = 19, Arg("card", A.CARD)  # which board card comes for it
    MORNING = 20, Arg("used", internal=True)  # bit set of the level 1 places already used or not owned
    NIGHT_ENVOY = 21  # the envoy step for most matches
    REPEAT = 22, Arg("action", A.ACTION)  # with a double-action token
    FINAL_TRADE = 23  # the last chance to trade
    LAY = 24, Arg("token", A.TOKEN), Arg("location", A.LOCATION, nullable=True)  # which servant lies with a bonus token
    DECREE_TRADE = 25  # tokens for the servant that a decree, paid for already, still needs

    # What runs by itself.
    EXCHANGE = 40, Arg("card", A.CARD), Arg("location", A.LOCATION)
    AFTER = 41, Arg("action", A.ACTION), Arg("source", A.SOURCE)  # tolls, followers, repeat
    STOW = 42, Arg("token", A.TOKEN)  # the token goes to its slot
    WALL_CHECK = 43
    TAKE_JADE = 44, Arg("house", A.HOUSE)
    TAKE_DECREE = 45, Arg("decree_place")
    ENVOY = 46, Arg("steps")
    INTRIGUE = 47, Arg("steps")
    TOKEN_JADE = 48  # the jade for three servants
    MENG_ACT = 49, Arg("action", A.ACTION), Arg("meng_mode")
    MENG_STEP = 50, Arg("step_at_dusk")
    MENG_TOKEN = 51, Arg("token", A.TOKEN), Arg("token_at_dusk")
    MENG_LOAD = 52
    MENG_TRADE = 53

    @property
    def key(self) -> str:
        """The kind of the decision that it asks for."""
        return self.name.lower()

    @property
    def is_choice(self) -> bool:
        """Whether it asks its seat."""
        return self < FIRST_AUTOMATIC


class ActionSource(IntEnum):
    """Where an action comes from."""

    CARD = 0
    LOCATION = 1
    FOLLOW = 2
    REPEAT = 3


class LoadMode(IntEnum):
    """How a ship is loaded."""

    MAY = 0  # canal A: one servant, or none
    FIRST = 1  # canal B: the first of two
    SECOND = 2  # canal B: the second of two
    MORE = 3  # canal B: one more after the double servant, or none
    SUPPLY = 4  # a servant from the supply


class MengMode(IntEnum):
    """When Meng acts: by day, at dusk, or with a special card."""

    DAY = 0
    DUSK = 1
    SPECIAL = 2


def column_of(name: str) -> int:
    """The column in which every frame that has this argument keeps it."""
    found = {FIRST_ARG + i for kind in FrameKind for i, arg in enumerate(kind.args) if arg.name == name}
    assert len(found) == 1, f"{name!r} stands in the columns {found} of different frames"
    return found.pop()


def _accessor(column, below=0):
    @rule
    def read(s):
        """The value in a column of the top frame, or of one so many frames below it."""
        return int(s.stack[int(s.depth) - 1 - below, column])

    return read


def _writer(column):
    @rule
    def write(s, value):
        """Change a column of the top frame."""
        s.stack[int(s.depth) - 1, column] = value

    return write


CARD_COLUMN = column_of("card")
HAS_PLACED_COLUMN = column_of("has_placed")
LOAD_MODE_COLUMN = column_of("load_mode")
TOKEN_COLUMN = column_of("token")

frame_kind = _accessor(KIND)
frame_seat = _accessor(SEAT)
frame_card = _accessor(column_of("card"))
frame_location = _accessor(column_of("location"))
frame_count = _accessor(column_of("count"))
frame_must_leave = _accessor(column_of("must_leave"))
frame_action = _accessor(column_of("action"))
frame_source = _accessor(column_of("source"))
frame_discounts = _accessor(column_of("discounts"))
frame_token = _accessor(column_of("token"))
frame_trade = _accessor(column_of("trade"))
frame_missing = _accessor(column_of("missing"))
frame_servants_left = _accessor(column_of("servants_left"))
frame_has_placed = _accessor(column_of("has_placed"))
frame_load_mode = _accessor(column_of("load_mode"))
frame_has_loaded = _accessor(column_of("has_loaded"))
frame_is_whole_action = _accessor(column_of("is_whole_action"))
frame_only_hand = _accessor(column_of("only_hand"))
frame_used = _accessor(column_of("used"))
frame_house = _accessor(column_of("house"))
frame_decree_place = _accessor(column_of("decree_place"))
frame_steps = _accessor(column_of("steps"))
frame_meng_mode = _accessor(column_of("meng_mode"))
frame_step_at_dusk = _accessor(column_of("step_at_dusk"))
frame_token_at_dusk = _accessor(column_of("token_at_dusk"))

next_frame_kind = _accessor(KIND, below=1)
next_frame_load_mode = _accessor(column_of("load_mode"), below=1)

set_frame_discounts = _writer(column_of("discounts"))
set_frame_has_loaded = _writer(column_of("has_loaded"))
set_frame_is_whole_action = _writer(column_of("is_whole_action"))
set_frame_used = _writer(column_of("used"))
