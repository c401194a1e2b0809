"""The steps of a day in their order, and the phases that they belong to."""

from enum import IntEnum, StrEnum


class Phase(StrEnum):
    """The phases of a day, as views and positions name them; after the last night comes the final scoring."""

    MORNING = "morning"
    DAY = "day"
    DUSK = "dusk"
    NIGHT = "night"
    FINAL = "final"
    OVER = "over"


class ClockStep(IntEnum):
    """What comes when the stack of frames is empty. Some steps go round: they visit every seat in player order."""

    phase: Phase

    def __new__(cls, number: int, phase: Phase) -> "ClockStep":
        """A member with its phase."""
        member = int.__new__(cls, number)
        member._value_ = number
        member.phase = phase
        return member

    OPEN_MORNING = 0, Phase.MORNING
    MORNING_DECREES = 1, Phase.MORNING  # goes round
    INCOME = 2, Phase.MORNING  # goes round
    TURNS = 3, Phase.DAY
    RETURN_BONUS = 4, Phase.DAY
    MAKE_ROOM = 5, Phase.DAY  # goes round
    DUSK = 6, Phase.DUSK
    COUNT = 7, Phase.NIGHT
    MATCH_SERVANTS = 8, Phase.NIGHT  # goes round
    MOST_MATCHES = 9, Phase.NIGHT
    SAIL = 10, Phase.NIGHT
    NIGHT_CLAIMS = 11, Phase.NIGHT  # goes round
    TAKE_UP = 12, Phase.NIGHT
    LAST_TRADES = 13, Phase.FINAL  # goes round
    SCORING = 14, Phase.FINAL
    OVER = 15, Phase.OVER
