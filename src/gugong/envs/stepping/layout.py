"""What the compiled step of many games reads and writes besides the arrays of the caller."""

from enum import IntEnum

import numpy as np

from ...ai.greedy import MAX_DEPTH
from ...rules.core.actions import ACTION_COUNT
from ...rules.core.chance import WORDS
from ...rules.core.state import SEATS, STATE

LOG = 1024  # actions of a game that are kept; the longest random game of the soak had 400
WORDS_A_BLOCK = 16
WORDS_A_DIGEST = 8

# What there is of each game besides its state; `slot` in the functions.
SLOT = np.dtype(
    (
        np.record,
        [
            ("generator", "i8", WORDS),  # of whatever is chosen inside, never of the game itself
            ("seed", "i8"),  # of Setup
            ("episode", "i8"),  # how many games were played here before
            ("moment", "i4"),  # actions until now
            ("n", "i4"),
            ("ids", "i2", ACTION_COUNT),  # the legal actions
        ],
    )
)

# What a thread writes down while it runs; `m` in the functions.
THREAD_MEMORY = np.dtype(
    (
        np.record,
        [
            ("words", "i8", WORDS_A_BLOCK),  # of SHA-256: the message, then the schedule
            ("digest", "i8", WORDS_A_DIGEST),
            ("empty", STATE, 1),
            ("states", STATE, MAX_DEPTH),  # what a player knows of the game, and how it may go on
            ("options", "i2", (MAX_DEPTH, ACTION_COUNT)),
            ("values", "f8", ACTION_COUNT),
        ],
    )
)


class Chooser(IntEnum):
    """Who chooses for a seat."""

    CALLER = 0
    RANDOM = 1
    INSTINCT = 2
    GREEDY = 3


class Mode(IntEnum):
    """What a call does with each game."""

    BEGIN = 0  # the next episode
    GIVEN = 1  # step with the action of the caller
    RANDOM = 2  # step with an action that is drawn here
    SHOW = 3  # only fill the arrays


# Columns of a plan, the row of numbers for each set-up.
SETUP_ARGUMENTS = 9  # those of Setup.arguments come first
BOX_COLUMN = SETUP_ARGUMENTS
WEIGHTS_COLUMN = BOX_COLUMN + 1
CHOOSER_COLUMN = WEIGHTS_COLUMN + 1  # by seat
PLAN_COLUMNS = CHOOSER_COLUMN + SEATS
