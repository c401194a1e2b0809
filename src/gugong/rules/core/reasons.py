"""Why an offered action is illegal."""

from enum import IntEnum


class Reason(IntEnum):
    """The reasons; LEGAL is none. The message of a reason is `reason-<key>`."""

    LEGAL = 0
    TOO_FEW_SERVANTS = 2
    POOL_EMPTY = 3
    SUPPLY_EMPTY = 4
    STILL_TOO_LOW = 5
    NO_CITY_IN_REACH = 6
    NOT_IN_REACH = 7
    NO_TOKEN_THERE = 8
    HOUSE_EMPTY = 9
    HOUSES_NOT_EMPTY = 10
    DECREE_OWNED = 11
    TOO_FEW_STEPS = 12
    AT_THE_TOP = 13
    VALUE_TOO_LOW = 14
    SHIP_FULL = 16
    SHIP_TOO_FULL = 17
    NO_FREE_SHIP = 18
    NO_FREE_PORT = 19
    NO_FREE_PORT_AHEAD = 20
    NOTHING_TO_LOAD = 21
    NO_ROOM_FOR_TWO = 22
    REWARD_TAKEN = 23
    DRAW_PILE_EMPTY = 24
    TOO_FEW_TOKENS = 25
    NO_CARD = 26
    NOTHING_TO_REPEAT = 27
    NOTHING_TO_DISCOUNT = 28
    MUST_BE_LEFT = 29
    ALREADY_USED = 30
    NO_SHIP = 31
    COULD_NOT_FINISH = 32
    NO_DISCARD = 33

    @property
    def key(self) -> str:
        """Its name for programs."""
        return self.name.lower().replace("_", "-")
