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
from ...rules.core.state import DOUBLE_SERVANT, FACE_UP, HOLDER_KNOWN, ON_SHIP, ON_WALL, OPEN, SEATS
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
TOKENS_A_CITY = TOKEN_KINDS - 1
WALL_MISSING = TABLE_OFFSETS["wall_missing"]
FOCUS = TABLE_OFFSETS["focus"]
AUTOMA_PILE = TABLE_OFFSETS["automa_pile"]
AUTOMA_TODAY = TABLE_OFFSETS["automa_today"]
AUTOMA_EARLIER = TABLE_OFFSETS["automa_earlier"]
AUTOMA_ORDER = TABLE_OFFSETS["automa_order"]
OWN_KNOWN = TABLE_OFFSETS["own_known"]

PRESENT = SEAT_OFFSETS["present"]
IS_MENG = SEAT_OFFSETS["meng"]
TURN = SEAT_OFFSETS["turn"]
START = SEAT_OFFSETS["start"]
MEDAL = SEAT_OFFSETS["medal"]
HAND = SEAT_OFFSETS["hand"]
DISCARD = SEAT_OFFSETS["discard"]
HAND_COUNT = SEAT_OFFSETS["hand_count"]
DISCARD_COUNT = SEAT_OFFSETS["discard_count"]
DISCARD_MATCHES = SEAT_OFFSETS["discard_matches"]
MATCHES = SEAT_OFFSETS["matches"]
POOL = SEAT_OFFSETS["pool"]
POOL_SIZE = SEAT_OFFSETS["pool_size"]
SUPPLY = SEAT_OFFSETS["supply"]
DOUBLE = SEAT_OFFSETS["double"]
VP = SEAT_OFFSETS["vp"]
VP_HIGH = SEAT_OFFSETS["vp_high"]
WALL = SEAT_OFFSETS["wall"]
INTRIGUE = SEAT_OFFSETS["intrigue"]
INTRIGUE_STEP = SEAT_OFFSETS["intrigue_step"]
INTRIGUE_RANK = SEAT_OFFSETS["intrigue_rank"]
INTRIGUE_ABOVE = SEAT_OFFSETS["intrigue_above"]
ENVOY = SEAT_OFFSETS["envoy"]
ENVOY_STEP = SEAT_OFFSETS["envoy_step"]
PALACE = SEAT_OFFSETS["palace"]
JADE = SEAT_OFFSETS["jade"]
JADE_COUNT = SEAT_OFFSETS["jades"]
TRAVELLER = SEAT_OFFSETS["traveller"]
TOKENS = SEAT_OFFSETS["tokens"]
FACE_DOWN = SEAT_OFFSETS["face_down"]
PLUS_ONE = SEAT_OFFSETS["plus_one"]
OWNED = SEAT_OFFSETS["owned"]
SHIP_PORTS = SEAT_OFFSETS["ships"] - 1  # ports count from 1
PORTS_A_SHIP = ROUTES * PORTS
LOAD = SEAT_OFFSETS["load"]
FULL = SEAT_OFFSETS["full"]
REWARDS = SEAT_OFFSETS["rewards"]

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
    encode_seats(s, b, seat, n, row)
    encode_own_cards(s, b, seat, row)
    encode_cards_of_others(s, b, seat, n, row)
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
        token = natural(s.city_token[city])
        lies = int(token > 0)
        row[at + token - lies] = lies
        at += TOKENS_A_CITY
    row[WALL_MISSING] = wall_size(s, b)


@rule
def encode_seats(s, b, seat, n, row):
    """What everybody sees of each seat."""
    ranks = 0  # of the intrigue markers, four bits a seat
    for i in range(n):
        ranks |= i << (4 * natural(s.order[i]))
    own_rank = (ranks >> (4 * seat)) & 7
    first = TABLE_SIZE
    for i in range(n):
        other = seat + i
        if other >= n:
            other -= n
        other = natural(other)
        rank = (ranks >> (4 * other)) & 7
        row[first + INTRIGUE_RANK + rank] = 1
        row[first + INTRIGUE_ABOVE] = rank > own_rank
        encode_pieces(s, b, other, first, row)
        encode_ships(s, b, other, first, row)
        encode_tokens(s, other, first, row)
        first += SEAT_SIZE


@rule
def encode_pieces(s, b, seat, first, row):
    """What everybody sees of a seat's board, but for its ships and tokens."""
    row[first + PRESENT] = 1
    row[first + TURN] = s.turn == seat
    row[first + START] = s.start == seat
    row[first + MEDAL] = s.medal == seat
    row[first + HAND_COUNT] = s.hand_n[seat]
    row[first + DISCARD_COUNT] = s.discard_n[seat]
    row[first + MATCHES] = s.matches[seat]
    pool = natural(s.pool[seat])
    row[first + POOL] = pool
    row[first + POOL_SIZE + min(pool, POOL_SIZES - 1)] = 1
    row[first + SUPPLY] = s.supply[seat]
    row[first + DOUBLE + natural(s.double_at[seat])] = 1
    vp = int(s.vp[seat])
    row[first + VP] = vp & (DIGIT - 1)
    row[first + VP_HIGH] = min(vp >> DIGIT_BITS, MANY)
    wall = natural(s.wall[seat]) + DOUBLE_SERVANT * int(s.double_at[seat] == ON_WALL)
    row[first + WALL] = wall
    row[WALL_MISSING] -= wall
    intrigue = natural(s.intrigue[seat])
    row[first + INTRIGUE] = intrigue
    row[first + INTRIGUE_STEP + min(intrigue, INTRIGUE_STEPS - 1)] = 1
    envoy = natural(s.envoy[seat])
    row[first + ENVOY] = envoy
    row[first + ENVOY_STEP + min(envoy, ENVOY_STEPS - 1)] = 1
    place = int(s.place[seat])
    row[first + PALACE + max(place, 0)] = place >= 0
    jade = natural(s.jade[seat])
    row[first + JADE] = jade
    row[first + JADE_COUNT + min(jade, JADES - 1)] = 1
    city = int(s.traveller[seat])
    row[first + TRAVELLER + max(city, 0)] = city >= 0
    for reward in range(REWARD_KINDS):
        row[first + REWARDS + reward] = s.rewards[seat, reward]


@rule
def encode_ships(s, b, seat, first, row):
    """A seat's ships under way."""
    if natural(s.ship_port[seat, 0]) + natural(s.ship_port[seat, 1]) + natural(s.ship_port[seat, 2]) == 0:
        return
    for ship in range(SHIPS):
        port = natural(s.ship_port[seat, ship])
        if port > 0:
            load = natural(s.ship_load[seat, ship]) + DOUBLE_SERVANT * int(s.double_at[seat] == ON_SHIP + ship)
            row[first + SHIP_PORTS + ship * PORTS_A_SHIP + natural(s.ship_route[seat, ship]) * PORTS + port] = 1
            row[first + LOAD + ship] = load
            row[first + FULL + ship] = load >= b.ship_size


@rule
def encode_tokens(s, seat, first, row):
    """A seat's tokens: face-down ones by count (HIDDEN-1), face-up ones by kind."""
    n = natural(s.slots_n[seat])
    face_down = n
    for i in range(n):
        token = natural(s.slots[seat, i])
        if token >= FACE_UP:
            row[first + int(FACE_UP_PLACE[token - FACE_UP])] += 1
            face_down -= 1
    row[first + TOKENS] = n
    row[first + FACE_DOWN] = face_down


@rule
def encode_own_cards(s, b, seat, row):
    """The own cards, and what everybody knows of them."""
    for i in range(natural(s.hand_n[seat])):
        card = natural(s.hand[seat, i])
        row[TABLE_SIZE + HAND + card] = CERTAIN
        row[OWN_KNOWN + card] = s.known[card]
    matches = 0
    for i in range(natural(s.discard_n[seat])):
        card = natural(s.discard[seat, i])
        row[TABLE_SIZE + DISCARD + card] = CERTAIN
        row[OWN_KNOWN + card] = s.known[card]
        matches += natural(row[DICE_SHOWING + natural(b.card_value[card])])
    row[TABLE_SIZE + DISCARD_MATCHES] = matches


@rule
def encode_cards_of_others(s, b, seat, n, row):
    """What everybody knows of the cards of the other seats."""
    first = TABLE_SIZE
    for i in range(1, n):
        first += SEAT_SIZE
        other = seat + i
        if other >= n:
            other -= n
        encode_known_cards(s, b, natural(other), first, row)


@rule
def encode_known_cards(s, b, seat, first, row):
    """What everybody knows of the cards of another seat: which it has, and perhaps whether in hand or discard."""
    for i in range(natural(s.hand_n[seat])):
        card = natural(s.hand[seat, i])
        row[first + HAND + card] = s.known[card]
        if s.known[card] == HOLDER_KNOWN:
            row[first + DISCARD + card] = POSSIBLE
    matches = 0
    for i in range(natural(s.discard_n[seat])):
        card = natural(s.discard[seat, i])
        row[first + DISCARD + card] = s.known[card]
        if s.known[card] == OPEN:
            matches += natural(row[DICE_SHOWING + natural(b.card_value[card])])
        elif s.known[card] == HOLDER_KNOWN:
            row[first + HAND + card] = POSSIBLE
    row[first + DISCARD_MATCHES] = matches


@rule
def encode_decrees(s, seat, n, row):
    """The tiles, and whose servants are on them."""
    for place in range(DECREE_PLACES):
        number = natural(s.decree[place])
        owners = natural(s.decree_by[place])
        after = (owners >> seat) | (owners << (n - seat))  # the seats in their order from the own one
        row[DECREES + place * DECREES_A_LEVEL + number] = 1
        row[DECREE_SERVANTS + place] = SEATS_IN[owners]
        at = TABLE_SIZE + OWNED + place // TILES_A_LEVEL * DECREES_A_LEVEL + number
        for i in range(n):
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
