"""A row of an observation filled from a state: what one seat may know, and nothing else (HIDDEN-1).

`row` is an array of OBSERVATION_SIZE int8. All but the stack of frames is written here; `stack` has the rest. What the
constants mean is said in `blocks`. Most numbers of a row are 0: it is cleared, then those that are not are written.
"""

import numpy as np

from ...box.kinds import TokenKind
from ...box.record import (
    CARD_COUNT,
    DECREE_PLACES,
    DECREES_A_LEVEL,
    DICE,
    HOUSES,
    LOCATION_COUNT,
    PORTS,
    REWARD_KINDS,
    ROUTES,
    SHIPS,
    TILES_A_LEVEL,
    TOKEN_KINDS,
)
from ...jit import rare_rule, rule
from ...rules.core.clock_steps import ClockStep
from ...rules.core.seats import MENG
from ...rules.core.state import DOUBLE_SERVANT, FACE_UP, HOLDER_KNOWN, ON_WALL, OPEN, SEATS, SLOTS
from ...rules.core.state import HAND as HELD
from ...rules.places.wall import wall_size
from .blocks import (
    CERTAIN,
    DIGIT,
    DIGIT_BITS,
    ENVOY_STEPS,
    FACE_UP_KINDS,
    FACES,
    INTRIGUE_STEPS,
    JADES,
    MANY,
    POOL_SIZES,
    POSSIBLE,
    SEAT_OFFSETS,
    SEAT_SIZE,
    TABLE_OFFSETS,
    TABLE_SIZE,
)
from .indices import natural, place_of
from .stack import encode_stack

PLAYERS = TABLE_OFFSETS["players"] - 2  # two are the least
SOLO = TABLE_OFFSETS["solo"]
MENG_LEVEL = TABLE_OFFSETS["meng_level"] - 1  # the state has 1 + level
MENG_AT_LEAST = TABLE_OFFSETS["meng_at_least"]
BONUS_TOKENS = TABLE_OFFSETS["bonus_tokens"]
EXPERT = TABLE_OFFSETS["expert"]
OLD_RULES = TABLE_OFFSETS["old_rules"]
DAY = TABLE_OFFSETS["day"] - 1
LAST_DAY = TABLE_OFFSETS["last_day"]
STEP = TABLE_OFFSETS["step"]
ROUND = TABLE_OFFSETS["round"]
DICE_VALUES = TABLE_OFFSETS["dice"] - 1
DICE_SHOWING = TABLE_OFFSETS["dice_showing"] - 1
LOCATIONS = TABLE_OFFSETS["locations"]
LOCATION_MATCHES = TABLE_OFFSETS["location_matches"]
DRAW = TABLE_OFFSETS["draw"]
TOKEN_PILE = TABLE_OFFSETS["token_pile"]
DECREES = TABLE_OFFSETS["decrees"]
DECREE_SERVANTS = TABLE_OFFSETS["decree_servants"]
HOUSE_JADE = TABLE_OFFSETS["houses"]
MAP = TABLE_OFFSETS["map"]
WALL_MISSING = TABLE_OFFSETS["wall_missing"]
FOCUS = TABLE_OFFSETS["focus"]
AUTOMA_PILE = TABLE_OFFSETS["automa_pile"]
AUTOMA_TODAY = TABLE_OFFSETS["automa_today"]
AUTOMA_EARLIER = TABLE_OFFSETS["automa_earlier"]
AUTOMA_ORDER = TABLE_OFFSETS["automa_order"]
OWN_KNOWN = TABLE_OFFSETS["own_known"]
OWN_MATCHES = TABLE_OFFSETS["own_matches"]
OWN_POOL = TABLE_OFFSETS["own_pool"]
OWN_INTRIGUE = TABLE_OFFSETS["own_intrigue"]
OWN_ENVOY = TABLE_OFFSETS["own_envoy"]
OWN_JADE = TABLE_OFFSETS["own_jade"]

PRESENT = SEAT_OFFSETS["present"]
IS_MENG = SEAT_OFFSETS["meng"]
TURN = SEAT_OFFSETS["turn"]
START = SEAT_OFFSETS["start"]
MEDAL = SEAT_OFFSETS["medal"]
HAND = SEAT_OFFSETS["hand"]
DISCARD = SEAT_OFFSETS["discard"]
HAND_COUNT = SEAT_OFFSETS["hand_count"]
DISCARD_COUNT = SEAT_OFFSETS["discard_count"]
MATCHES = SEAT_OFFSETS["matches"]
POOL = SEAT_OFFSETS["pool"]
SUPPLY = SEAT_OFFSETS["supply"]
DOUBLE = SEAT_OFFSETS["double"]
VP = SEAT_OFFSETS["vp"]
VP_HIGH = SEAT_OFFSETS["vp_high"]
WALL = SEAT_OFFSETS["wall"]
INTRIGUE = SEAT_OFFSETS["intrigue"]
INTRIGUE_RANK = SEAT_OFFSETS["intrigue_rank"]
INTRIGUE_ABOVE = SEAT_OFFSETS["intrigue_above"]
ENVOY = SEAT_OFFSETS["envoy"]
PALACE = SEAT_OFFSETS["palace"]
JADE = SEAT_OFFSETS["jade"]
TRAVELLER = SEAT_OFFSETS["traveller"]
TOKENS = SEAT_OFFSETS["tokens"]
FACE_DOWN = SEAT_OFFSETS["face_down"]
PLUS_ONE = SEAT_OFFSETS["plus_one"]
OWNED = SEAT_OFFSETS["owned"]
SHIP_PORTS = SEAT_OFFSETS["ships"]
PORTS_A_SHIP = 1 + ROUTES * PORTS
LOAD = SEAT_OFFSETS["load"]
REWARDS = SEAT_OFFSETS["rewards"]

USUAL_SLOTS = 6  # that are in use; only for a moment there are more tokens
assert (POSSIBLE, CERTAIN) == (HOLDER_KNOWN, OPEN), "what is known of a card is written as it is"

# How many seats there are in a bit set of them.
SEATS_IN = np.array([bits.bit_count() for bits in range(1 << SEATS)], np.int8)
# By the kind of a token: where a seat's face-up ones of it are counted, and where those laid at location 0.
FACE_UP_PLACE = np.zeros(TOKEN_KINDS, np.int16)
for _i, _kind in enumerate(FACE_UP_KINDS):
    FACE_UP_PLACE[_kind] = SEAT_OFFSETS["face_up"] + _i
LAID_PLACE = np.zeros(TOKEN_KINDS, np.int16)
LAID_PLACE[TokenKind.PLUS_ONE] = PLUS_ONE + 1  # it lies at location -1
LAID_PLACE[TokenKind.TOLL] = SEAT_OFFSETS["toll"]
LAID_PLACE[TokenKind.FOLLOW] = SEAT_OFFSETS["follow"]


@rule
def encode(s, b, seat, row):
    """Fill a row with what `seat` may know of the state."""
    seat = natural(seat)
    n = natural(s.players)
    row[:] = 0
    encode_clock(s, b, row)
    encode_board(s, b, row)
    encode_decrees(s, seat, n, row)
    encode_seats(s, seat, n, row)
    encode_own_counts(s, seat, row)
    encode_own_cards(s, b, seat, row)
    encode_cards_of_others(s, seat, n, row)
    if s.laid_n > 0:
        encode_laid(s, seat, n, row)
    if s.meng > 0:
        encode_meng(s, seat, row)
    encode_stack(s, seat, row)


@rule
def encode_clock(s, b, row):
    """The set-up, the day and its steps."""
    row[PLAYERS + natural(s.players)] = 1
    row[BONUS_TOKENS + natural(s.bonus)] = 1
    row[EXPERT] = s.expert
    row[OLD_RULES] = s.rules < 2
    row[DAY + natural(s.day)] = 1
    row[LAST_DAY] = s.day == b.days
    step = natural(s.step)
    row[STEP + step] = 1
    if step != ClockStep.TURNS:
        row[ROUND + natural(s.step_seat)] = 1


@rule
def encode_board(s, b, row):
    """What lies on the board; the servants on the wall are taken off seat by seat."""
    for die in range(DICE):
        value = natural(s.dice[die])
        row[DICE_VALUES + die * FACES + value] = 1
        row[DICE_SHOWING + value] += 1
    for location in range(LOCATION_COUNT):
        card = natural(s.board[location])
        row[LOCATIONS + location * CARD_COUNT + card] = 1
        row[LOCATION_MATCHES + location] = row[DICE_SHOWING + natural(b.card_value[card])]
    row[DRAW] = s.draw_n
    row[TOKEN_PILE] = s.pile_n
    for house in range(HOUSES):
        row[HOUSE_JADE + house] = s.houses[house]
    at = MAP
    for city in range(natural(b.cities[natural(s.side)])):
        row[at + natural(s.city_token[city])] = 1
        at += TOKEN_KINDS
    row[WALL_MISSING] = wall_size(s, b)


@rule
def encode_seats(s, seat, n, row):
    """What everybody sees of each seat."""
    ranks = 0  # of the intrigue markers, four bits a seat
    for i in range(n):
        ranks |= i << (4 * natural(s.order[i]))
    own_rank = (ranks >> (4 * seat)) & 7
    row[place_of(natural(s.turn), seat, n) + TURN] = 1
    row[place_of(natural(s.start), seat, n) + START] = 1
    if s.medal >= 0:
        row[place_of(natural(s.medal), seat, n) + MEDAL] = 1
    first = TABLE_SIZE
    for i in range(n):
        other = seat + i
        if other >= n:
            other -= n
        other = natural(other)
        rank = (ranks >> (4 * other)) & 7
        row[first + INTRIGUE_RANK + rank] = 1
        row[first + INTRIGUE_ABOVE] = rank > own_rank
        encode_pieces(s, other, first, row)
        encode_ships(s, other, first, row)
        encode_tokens(s, other, first, row)
        first += SEAT_SIZE


@rule
def encode_pieces(s, seat, first, row):
    """What everybody sees of a seat's board, but for its ships and tokens."""
    row[first + PRESENT] = 1
    row[first + HAND_COUNT] = s.hand_n[seat]
    row[first + DISCARD_COUNT] = s.discard_n[seat]
    row[first + MATCHES] = s.matches[seat]
    row[first + POOL] = s.pool[seat]
    row[first + SUPPLY] = s.supply[seat]
    row[first + DOUBLE + natural(s.double_at[seat])] = 1
    vp = int(s.vp[seat])
    row[first + VP] = vp & (DIGIT - 1)
    row[first + VP_HIGH] = min(vp >> DIGIT_BITS, MANY)
    wall = natural(s.wall[seat]) + DOUBLE_SERVANT * int(s.double_at[seat] == ON_WALL)
    row[first + WALL] = wall
    row[WALL_MISSING] -= wall
    row[first + INTRIGUE] = s.intrigue[seat]
    row[first + ENVOY] = s.envoy[seat]
    row[first + PALACE + natural(s.place[seat] + 1)] = 1
    row[first + JADE] = s.jade[seat]
    row[first + TRAVELLER + natural(s.traveller[seat] + 1)] = 1
    for reward in range(REWARD_KINDS):
        row[first + REWARDS + reward] = s.rewards[seat, reward]


@rule
def encode_ships(s, seat, first, row):
    """A seat's ships; the route of one beside the board is 0."""
    for ship in range(SHIPS):
        port = natural(s.ship_route[seat, ship]) * PORTS + natural(s.ship_port[seat, ship])
        row[first + SHIP_PORTS + ship * PORTS_A_SHIP + port] = 1
        row[first + LOAD + ship] = s.ship_load[seat, ship]


@rule
def encode_tokens(s, seat, first, row):
    """A seat's tokens: face-down ones by count (HIDDEN-1), face-up ones by kind."""
    n = natural(s.slots_n[seat])
    face_up = 0
    for i in range(USUAL_SLOTS):
        face_up += natural(s.slots[seat, i]) // FACE_UP
    if n > USUAL_SLOTS:
        for i in range(USUAL_SLOTS, SLOTS):
            face_up += natural(s.slots[seat, i]) // FACE_UP
    row[first + TOKENS] = n
    row[first + FACE_DOWN] = n - face_up
    if face_up > 0:
        count_face_up(s, seat, first, row)


@rule
def count_face_up(s, seat, first, row):
    """A seat's face-up tokens by kind."""
    for i in range(natural(s.slots_n[seat])):
        token = natural(s.slots[seat, i])
        if token >= FACE_UP:
            row[first + int(FACE_UP_PLACE[token - FACE_UP])] += 1


@rule
def encode_own_counts(s, seat, row):
    """The own counts that decide what can be paid and reached, once more as one-hot."""
    row[OWN_POOL + min(natural(s.pool[seat]), POOL_SIZES - 1)] = 1
    row[OWN_INTRIGUE + min(natural(s.intrigue[seat]), INTRIGUE_STEPS - 1)] = 1
    row[OWN_ENVOY + min(natural(s.envoy[seat]), ENVOY_STEPS - 1)] = 1
    row[OWN_JADE + min(natural(s.jade[seat]), JADES - 1)] = 1


@rule
def encode_own_cards(s, b, seat, row):
    """The own cards, what everybody knows of them, and the matches with the dice until now."""
    in_hand = natural(s.hand_n[seat])
    matches = 0
    for i in range(in_hand + natural(s.discard_n[seat])):
        card = held_card(s, seat, i, in_hand)
        row[TABLE_SIZE + HAND + card] = CERTAIN if i < in_hand else 0
        row[TABLE_SIZE + DISCARD + card] = 0 if i < in_hand else CERTAIN
        row[OWN_KNOWN + card] = s.known[card]
        matches += natural(row[DICE_SHOWING + natural(b.card_value[card])]) * int(i >= in_hand)
    row[OWN_MATCHES] = matches


@rule
def encode_cards_of_others(s, seat, n, row):
    """What everybody knows of the cards of the other seats: who has which, and perhaps whether in hand or discard."""
    first = TABLE_SIZE
    for after in range(1, n):
        first += SEAT_SIZE
        other = seat + after
        if other >= n:
            other -= n
        other = natural(other)
        in_hand = natural(s.hand_n[other])
        for i in range(in_hand + natural(s.discard_n[other])):
            card = held_card(s, other, i, in_hand)
            known = natural(s.known[card])
            row[first + HAND + card] = known if i < in_hand else known & POSSIBLE
            row[first + DISCARD + card] = known & POSSIBLE if i < in_hand else known


@rule
def held_card(s, seat, i, in_hand):
    """Card i of a seat, those in the hand first.

    One loop over both is quicker than two: together they are nearly always as many, and a processor foresees that.
    """
    if i < in_hand:
        return natural(s.hand[seat, i & (HELD - 1)])
    return natural(s.discard[seat, (i - in_hand) & (HELD - 1)])


@rule
def encode_decrees(s, seat, n, row):
    """The tiles, and whose servants are on them."""
    at_table = (1 << n) - 1
    for place in range(DECREE_PLACES):
        number = natural(s.decree[place])
        owners = natural(s.decree_by[place])
        after = ((owners >> seat) | (owners << (n - seat))) & at_table  # in the order from the own seat
        row[DECREES + place * DECREES_A_LEVEL + number] = 1
        row[DECREE_SERVANTS + place] = SEATS_IN[owners]
        at = TABLE_SIZE + OWNED + place // TILES_A_LEVEL * DECREES_A_LEVEL + number
        for i in range(SEATS):
            row[at + i * SEAT_SIZE] = (after >> i) & 1


@rule
def encode_laid(s, seat, n, row):
    """Bonus tokens that lie with a servant."""
    for i in range(natural(s.laid_n)):
        first = place_of(natural(s.laid[i, 1]), seat, n)
        row[first + int(LAID_PLACE[natural(s.laid[i, 0])]) + int(s.laid[i, 2])] += 1


@rare_rule
def encode_meng(s, seat, row):
    """What is known of Meng: his options and his cards, but for the order of those to come."""
    row[SOLO] = 1
    row[MENG_LEVEL + natural(s.meng)] = 1
    row[MENG_AT_LEAST] = s.meng_at_least
    row[place_of(MENG, seat, 2) + IS_MENG] = 1
    row[FOCUS + natural(s.focus)] = 1
    row[AUTOMA_PILE] = s.automa_n
    for i in range(natural(s.automa_day_n)):
        card = natural(s.automa_day[i])
        row[AUTOMA_TODAY + card] += 1
        row[AUTOMA_ORDER + i] = 1 + card
    for i in range(natural(s.automa_old_n)):
        row[AUTOMA_EARLIER + natural(s.automa_old[i])] += 1
