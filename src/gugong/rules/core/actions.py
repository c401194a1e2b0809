"""The numbered action space: every choice anyone ever makes is one of ACTION_COUNT actions.

A block of actions shares a verb; the offset in the block is the argument. BLOCKS is the whole map, for the
friendly layer; the constants are for the rules.
"""

from ...box.record import CARD_COUNT, MAX_CITIES

DECLINE = 0
ACCEPT = 1
VARIANT_A = 2
VARIANT_B = 3
PAY_SERVANTS = 4
NO_ACTION = 5
DOUBLE_VALUE = 6
DISCOUNT = 7
PLAIN = 8
DOUBLE = 9  # the double servant: taken, placed, or removed as 2
DOUBLE_AS_ONE = 10
PLAY_CARD = 11
DISCARD_CARD = PLAY_CARD + CARD_COUNT
GIVE_CARD = DISCARD_CARD + CARD_COUNT
TAKE_BACK = GIVE_CARD + CARD_COUNT
EXCHANGE_AT = TAKE_BACK + CARD_COUNT
SWAP_WITH = EXCHANGE_AT + 7
LAY_AT = SWAP_WITH + 7
GO_TO = LAY_AT + 7
BUY_JADE = GO_TO + MAX_CITIES  # three houses, then the plaza
TAKE_DECREE = BUY_JADE + 4
USE_DECREE = TAKE_DECREE + 6
BENEFIT = USE_DECREE + 2
TURN_DIE = BENEFIT + 4  # die * 6 + face
LOAD = TURN_DIE + 18
LOAD_DOUBLE = LOAD + 3
LAUNCH = LOAD_DOUBLE + 3
LAUNCH_DOUBLE = LAUNCH + 2
MOVE_SHIP = LAUNCH_DOUBLE + 2
CLAIM = MOVE_SHIP + 3  # ship * 3 + reward
TRADE_SERVANT = CLAIM + 9  # the offset is the number of double tokens that go
TRADE_VP = TRADE_SERVANT + 2
TRADE_JADE = TRADE_VP + 3
SPEND = TRADE_JADE + 4
ACTION_COUNT = SPEND + 3

PLAZA = 3  # offset in BUY_JADE

# verb, first number, how many
BLOCKS = (
    ("decline", DECLINE, 1),
    ("accept", ACCEPT, 1),
    ("variant_a", VARIANT_A, 1),
    ("variant_b", VARIANT_B, 1),
    ("pay_servants", PAY_SERVANTS, 1),
    ("no_action", NO_ACTION, 1),
    ("double_value", DOUBLE_VALUE, 1),
    ("discount", DISCOUNT, 1),
    ("plain", PLAIN, 1),
    ("double", DOUBLE, 1),
    ("double_as_one", DOUBLE_AS_ONE, 1),
    ("play_card", PLAY_CARD, CARD_COUNT),
    ("discard_card", DISCARD_CARD, CARD_COUNT),
    ("give_card", GIVE_CARD, CARD_COUNT),
    ("take_back", TAKE_BACK, CARD_COUNT),
    ("exchange_at", EXCHANGE_AT, 7),
    ("swap_with", SWAP_WITH, 7),
    ("lay_at", LAY_AT, 7),
    ("go_to", GO_TO, MAX_CITIES),
    ("buy_jade", BUY_JADE, 4),
    ("take_decree", TAKE_DECREE, 6),
    ("use_decree", USE_DECREE, 2),
    ("benefit", BENEFIT, 4),
    ("turn_die", TURN_DIE, 18),
    ("load", LOAD, 3),
    ("load_double", LOAD_DOUBLE, 3),
    ("launch", LAUNCH, 2),
    ("launch_double", LAUNCH_DOUBLE, 2),
    ("move_ship", MOVE_SHIP, 3),
    ("claim", CLAIM, 9),
    ("trade_servant", TRADE_SERVANT, 2),
    ("trade_vp", TRADE_VP, 3),
    ("trade_jade", TRADE_JADE, 4),
    ("spend", SPEND, 3),
)
