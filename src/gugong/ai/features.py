"""The features that the policy knows an option by: each is a number and has one weight.

Features come in blocks; the comments name what the numbers of a block stand for. `c` is a CHOICES record: the
choices of a decision with their features.
"""

import numpy as np

from ..box.kinds import ActionKind, DecreeKind
from ..box.record import LOCATION_COUNT, TOKEN_KINDS
from ..jit import rule
from .contexts import CONTEXTS, DAYS, POOLS

ACTIONS = ActionKind.NONE  # how many actions have a context
MAX_FEATURES = 24
MAX_CHOICES = 160  # options, or cards times locations

LOCATION_ACTION = 0
CARD_ACTION = LOCATION_ACTION + CONTEXTS
NOT_FREE = CARD_ACTION + CONTEXTS  # by pool and whether another card could pay
TAKEN_VALUE = NOT_FREE + POOLS * 2 + 1  # by value; on the last day it is all one
TAKEN_MATCH = TAKEN_VALUE + 10  # by day and matching dice
TAKEN_ACTION = TAKEN_MATCH + DAYS * 4
LAID_VALUE = TAKEN_ACTION + len(ActionKind)
PAY_SERVANTS = LAID_VALUE + 10  # by pool and day
PAY_CARD_VALUE = PAY_SERVANTS + POOLS * DAYS
PAY_CARD_MATCH = PAY_CARD_VALUE + 10
PAY_CARD_HAND = PAY_CARD_MATCH + 4
PAY_NOT = PAY_CARD_HAND + 6  # by whether servants and whether a card could pay
PAY_DOUBLE_VALUE = PAY_NOT + 4
VARIANT = PAY_DOUBLE_VALUE + 1  # by context, A or B
VARIANT_POOL = VARIANT + CONTEXTS * 2
BUY_JADE = VARIANT_POOL + LOCATION_COUNT * 2 * POOLS  # by cost and jades
BUY_JADE_DAY = BUY_JADE + 6 * 6
TAKE_DECREE = BUY_JADE_DAY + DAYS * POOLS  # by level, number and day
TAKE_DECREE_COST = TAKE_DECREE + len(DecreeKind) * DAYS
DISCOUNT = TAKE_DECREE_COST + 8
ACCEPT_ACTION = DISCOUNT + 2
GIVE_VALUE = ACCEPT_ACTION + 1
GIVE_MATCH = GIVE_VALUE + 10 * 2
SWAP_VALUE = GIVE_MATCH + 4 * 2
SWAP_MATCH = SWAP_VALUE + 10
SWAP_ACTION = SWAP_MATCH + 4 * 2
CITY = SWAP_ACTION + len(ActionKind)  # by token, day and whether the envoy is in the palace
TOKEN = CITY + TOKEN_KINDS * DAYS * 2
TRADE = TOKEN + TOKEN_KINDS * 2  # by trade, day and pool
TRADE_FRAME = TRADE + 3 * DAYS * POOLS  # by trade: free, forced, last
TRADE_SLOTS = TRADE_FRAME + 9
PIECE = TRADE_SLOTS + 3 * 10  # by frame and piece
BENEFIT = PIECE + 25 * 3
DIE = BENEFIT + 4 * DAYS
LOAD = DIE + 5  # by load and port
LOAD_DOUBLE = LOAD + 4 * 6
LAUNCH = LOAD_DOUBLE + 4 * 6  # by day and port
SHIP_MODE = LAUNCH + 2 * DAYS * 6  # by mode and loading or launching
MOVE_SHIP = SHIP_MODE + 5 * 2  # by load and port
CLAIM = MOVE_SHIP + 4 * 6  # by reward and day
USE_DECREE = CLAIM + 3 * DAYS
LAY = USE_DECREE + 5  # by location; the rest of the block is free
DECLINE = LAY + LOCATION_COUNT * 3
NIGHT_LEAD = DECLINE + 25 * DAYS  # by matches of the card taken, and standing in matches with it
JADE_DECREE = NIGHT_LEAD + 4 * 3
DECREE_IN_REACH = JADE_DECREE + 2  # by level, number and half of the game
FEATURES = DECREE_IN_REACH + len(DecreeKind) * 2 * 2

CHOICES = np.dtype(
    (
        np.record,
        [
            ("n", "i4"),
            ("action", "i2", MAX_CHOICES),
            ("then", "i2", MAX_CHOICES),  # the location of a chosen card, or -1
            ("count", "i1", MAX_CHOICES),
            ("feature", "i2", (MAX_CHOICES, MAX_FEATURES)),
            ("chance", "f8", MAX_CHOICES),
            # what all exchanges of a turn have in common, with the pool as it is and after paying for one
            ("context", "i2", (ACTIONS, 2)),
            ("reach", "i1", 2),  # bit set of the decrees that can be paid
            ("matches", "i1"),  # of the own discard with the dice
            ("most_matches", "i1"),  # of the others
        ],
    )
)


@rule
def add_choice(c, action, then):
    """Append a choice without features."""
    i = int(c.n)
    c.action[i] = action
    c.then[i] = then
    c.count[i] = 0
    c.n = i + 1


@rule
def add_feature(c, feature):
    """Add a feature to the newest choice."""
    i = int(c.n) - 1
    c.feature[i, int(c.count[i])] = feature
    c.count[i] += 1


@rule
def matching_dice(s, b, card):
    """How many dice show the value of a card."""
    value = b.card_value[card]
    n = 0
    for die in range(3):
        if s.dice[die] == value:
            n += 1
    return n
