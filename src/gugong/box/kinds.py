"""The kinds of things that a box holds, each defined once: a number for the rules, a word for everybody else.

A member's `key` is its word in box files, positions, options, events, views and message ids. Whoever adds a kind here
finds by failing tests what it still needs: its rule, its words in each language, its picture on the page.
"""

from enum import IntEnum


class Kind(IntEnum):
    """A numbered kind with a word."""

    @property
    def key(self) -> str:
        """The word for it."""
        return self.name.lower()


class ActionKind(Kind):
    """What can be done: the action of each location first, in the order of the locations, then what only cards give."""

    TRAVEL = 0
    WALL = 1
    JADE = 2
    INTRIGUE = 3
    PALACE = 4
    DECREES = 5
    CANAL = 6
    GAIN1 = 7
    GAIN2 = 8
    SWAP = 9
    NONE = 10

    @property
    def is_location(self) -> bool:
        """Whether it is the action of a location, and so the location itself."""
        return self < ActionKind.GAIN1


class TokenGroup(Kind):
    """When travel tokens are in the game: always, or with a choice of bonus tokens (each adds to the one before)."""

    BASE = 0
    STANDARD = 1
    DELUXE = 2


class TokenUse(Kind):
    """What becomes of a token that was taken: used at once and turned down, kept face up, or laid with a servant."""

    ONCE = 0
    FACE_UP = 1
    LAID = 2


class TokenKind(Kind):
    """The travel tokens; 0 is no token. Each has its group, its use and the rule that describes it."""

    group: TokenGroup
    use: TokenUse
    rule: str

    def __new__(cls, number: int, group: TokenGroup, use: TokenUse, rule: str) -> "TokenKind":
        """A member with what is known of it."""
        member = int.__new__(cls, number)
        member._value_ = number
        member.group, member.use, member.rule = group, use, rule
        return member

    GAIN1 = 1, TokenGroup.BASE, TokenUse.ONCE, "TOKEN-1"
    GAIN2 = 2, TokenGroup.BASE, TokenUse.ONCE, "TOKEN-2"
    ENVOY = 3, TokenGroup.BASE, TokenUse.ONCE, "TOKEN-3"
    INTRIGUE = 4, TokenGroup.BASE, TokenUse.ONCE, "TOKEN-4"
    DISCARD_FOR_JADE = 5, TokenGroup.BASE, TokenUse.ONCE, "TOKEN-5"
    SERVANTS_FOR_JADE = 6, TokenGroup.BASE, TokenUse.ONCE, "TOKEN-6"
    SWAP = 7, TokenGroup.BASE, TokenUse.ONCE, "TOKEN-7"
    TAKE_BACK = 8, TokenGroup.BASE, TokenUse.ONCE, "TOKEN-8"
    SHIP = 9, TokenGroup.BASE, TokenUse.ONCE, "TOKEN-9"
    VP2 = 10, TokenGroup.BASE, TokenUse.ONCE, "TOKEN-10"
    WALL = 11, TokenGroup.BASE, TokenUse.ONCE, "TOKEN-11"
    DOUBLE = 12, TokenGroup.BASE, TokenUse.FACE_UP, "TOKEN-12"
    PLUS_ONE = 13, TokenGroup.STANDARD, TokenUse.LAID, "BONUS-1"
    TOLL = 14, TokenGroup.STANDARD, TokenUse.LAID, "BONUS-2"
    FOLLOW = 15, TokenGroup.STANDARD, TokenUse.LAID, "BONUS-3"
    DOUBLE_VALUE = 16, TokenGroup.DELUXE, TokenUse.FACE_UP, "BONUS-4"
    DOUBLE_ACTION = 17, TokenGroup.DELUXE, TokenUse.FACE_UP, "BONUS-5"
    DISCOUNT = 18, TokenGroup.DELUXE, TokenUse.FACE_UP, "BONUS-6"

    @property
    def spends_as_plain(self) -> bool:
        """BONUS-4: a bonus token that lies face up may be traded in as a plain one."""
        return self.use == TokenUse.FACE_UP and self.group != TokenGroup.BASE


class DecreeKind(IntEnum):
    """The decrees: level by level, and within a level in the order of the box. Levels are 1, 2 and 3."""

    level: int
    word: str
    rule: str

    def __new__(cls, number: int, level: int, word: str, rule: str) -> "DecreeKind":
        """A member with what is known of it."""
        member = int.__new__(cls, number)
        member._value_ = number
        member.level, member.word, member.rule = level, word, rule
        return member

    MORNING_INTRIGUE = 0, 1, "intrigue", "DECREE-2"
    MORNING_SHIP = 1, 1, "ship", "DECREE-3"
    MORNING_SERVANT = 2, 1, "servant", "DECREE-4"
    MORNING_ENVOY = 3, 1, "envoy", "DECREE-5"
    MORNING_SWAP = 4, 1, "swap", "DECREE-6"
    LASTING_TRAVEL = 5, 2, "travel", "DECREE-7"
    LASTING_JADE = 6, 2, "jade", "DECREE-8"
    LASTING_WALL = 7, 2, "wall", "DECREE-9"
    LASTING_EQUAL = 8, 2, "equal", "DECREE-10"
    LASTING_DECREE = 9, 2, "decree", "DECREE-11"
    FINAL_SCORE = 10, 3, "score", "DECREE-12"
    FINAL_EIGHT = 11, 3, "eight", "DECREE-13"
    FINAL_JADE = 12, 3, "jade", "DECREE-14"
    FINAL_DECREES = 13, 3, "decrees", "DECREE-15"
    FINAL_HARBOURS = 14, 3, "harbours", "DECREE-16"

    @property
    def key(self) -> str:
        """The word for it: level.word, as in `level2.jade`."""
        return f"level{self.level}.{self.word}"


class Reward(Kind):
    """What a harbour gives for a full ship."""

    VP4 = 0
    CARD = 1
    DOUBLE = 2


class PortReward(Kind):
    """What is printed at a port: nothing, one of the rewards, or any of them."""

    NONE = 0
    VP4 = 1
    CARD = 2
    DOUBLE = 3
    ANY = 4


class Trade(Kind):
    """What travel tokens can be traded in for."""

    SERVANT = 0
    VP2 = 1
    JADE = 2


class Benefit(Kind):
    """The intrigue benefits after a scoring of the wall."""

    GAIN1 = 0
    GAIN2 = 1
    DIE = 2
    JADE = 3


class House(Kind):
    """Where jade is bought: the houses, the cheapest first, and the plaza once they are empty."""

    HOUSE1 = 0
    HOUSE2 = 1
    HOUSE3 = 2
    PLAZA = 3


class CardGroup(Kind):
    """The groups of gift cards; each has so many cards."""

    size: int

    def __new__(cls, number: int, size: int) -> "CardGroup":
        """A member with its number of cards."""
        member = int.__new__(cls, number)
        member._value_ = number
        member.size = size
        return member

    START = 0, 7
    SET1 = 1, 4
    SET2 = 2, 4
    SET3 = 3, 4
    SET4 = 4, 4
    SET5 = 5, 4
    DRAW = 6, 11


class BonusTokens(Kind):
    """The set-up's choice of bonus tokens."""

    NONE = 0
    STANDARD = 1
    DELUXE = 2


class MengLevel(Kind):
    """How strong Meng is."""

    EASY = 0
    NORMAL = 1
    HARD = 2


class MengMatches(Kind):
    """How Meng counts matches with the dice at night (EDITION-5): by the day, or at least that many."""

    EXACT = 0
    AT_LEAST = 1


class SeatColour(Kind):
    """The seats in their order."""

    RED = 0
    WHITE = 1
    ORANGE = 2
    LILAC = 3
    BLUE = 4
