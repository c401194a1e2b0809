"""The kinds of frames on a state's stack: what is still to be done.

A choice frame asks its seat; its number is below FIRST_AUTOMATIC. The comment names the arguments a, b, c.
"""

CARD = 1  # choose a hand card to exchange
LOCATION = 2  # a: the card; choose where to exchange it
PAY = 3  # a: card, b: location; how to pay for an exchange that is not free
REMOVE = 4  # a: how many, b: what must be left (servants.KEEP_...)
GAIN = 5  # a: how many; the double servant lies in the supply
ACTION = 6  # a: action, b: source (SOURCE_...), c: discount tokens used
CITY = 7  # choose where the traveller goes
TOKEN = 8  # a: kind; use the benefit of the token just taken
FORCED_TRADE = 9  # more tokens than slots
SPEND = 10  # a: trade, b: tokens still missing; which face-up token goes too
WALL_PLACE = 11  # a: servants still allowed, b: placed so far
WALL_EXTRA = 12  # a servant from the supply, by decree
BENEFIT = 13  # an intrigue benefit after a wall scoring
DIE = 14  # turn a die
SHIP_PLACE = 15  # a: LOAD_... mode
SHIP_MOVE = 16  # a: 1 if a servant was placed before
CLAIM = 17  # claim rewards with full ships
GIVE = 18  # a: 1 if only hand cards may go; which card goes to the board
SWAP = 19  # a: the card given; which board card comes
MORNING = 20  # a: bit set of the level 1 places already used or not owned
NIGHT_ENVOY = 21  # the envoy step for most matches
REPEAT = 22  # a: action; repeat it with a double-action token
FINAL_TRADE = 23  # the last chance to trade
LAY = 24  # a: kind, b: location; which servant to lay with a bonus token

FIRST_AUTOMATIC = 40
EXCHANGE = 40  # a: card, b: location
AFTER = 41  # a: action, b: source; tolls, followers, repeat
STOW = 42  # a: kind of the token that goes to its slot
WALL_CHECK = 43
TAKE_JADE = 44  # a: house, or the plaza
TAKE_DECREE = 45  # a: place
ENVOY = 46  # a: steps
INTRIGUE = 47  # a: steps, b: 1 if the medal goes with it
TOKEN_JADE = 48  # the jade for three servants
MENG_ACT = 49  # a: action, b: MODE_...
MENG_STEP = 50  # a: 1 at dusk
MENG_TOKEN = 51  # a: kind, b: 1 at dusk
MENG_LOAD = 52
MENG_TRADE = 53

SOURCE_CARD = 0
SOURCE_LOCATION = 1
SOURCE_FOLLOW = 2
SOURCE_REPEAT = 3

LOAD_MAY = 0  # canal A: one servant, or none
LOAD_FIRST = 1  # canal B: the first of two
LOAD_SECOND = 2  # canal B: the second of two
LOAD_MORE = 3  # canal B: one more after the double servant, or none
LOAD_SUPPLY = 4  # a servant from the supply

MODE_DAY = 0
MODE_DUSK = 1
MODE_SPECIAL = 2
