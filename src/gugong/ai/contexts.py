"""Contexts: the position as it matters to one action, sorted into a few classes.

A context is one number, and the policy has a weight for each. The contexts of an action (of one of the seven
locations, or one that only cards give) are numbered together, from FIRST_... on.
"""

from ..box.kinds import ActionKind, House
from ..box.record import SHIPS
from ..jit import rule
from ..rules.core.state import NO_PLACE, NOBODY
from ..rules.places.decrees import cost_of, owns_place
from ..rules.places.jade import houses_empty, price
from ..rules.places.servants import double_in_pool
from ..rules.places.ships import load_of
from ..rules.places.travel import reachable, travel_cost
from ..rules.places.wall import servants_on_wall, wall_size

DAYS = 4
POOLS = 5

FIRST_TRAVEL = 0
FIRST_WALL = FIRST_TRAVEL + DAYS * 3
FIRST_JADE = FIRST_WALL + DAYS * 4 * 3
FIRST_INTRIGUE = FIRST_JADE + DAYS * 6 * 3
FIRST_PALACE = FIRST_INTRIGUE + DAYS * 2 * 3 * 2
FIRST_DECREES = FIRST_PALACE + DAYS * 6 * 2
FIRST_CANAL = FIRST_DECREES + DAYS * 8
FIRST_GAIN = FIRST_CANAL + DAYS * 6 * 3
FIRST_SWAP = FIRST_GAIN + DAYS * 2 * 3
CONTEXTS = FIRST_SWAP + DAYS + 1
NO_CONTEXT = CONTEXTS - 1


@rule
def day_index(s):
    """The day counted from 0; days beyond the fourth, which other boxes may have, count as the fourth."""
    return min(int(s.day), DAYS) - 1


@rule
def servants_ready(s, seat):
    """How many servants the pool can pay, the double servant counted as two."""
    return int(s.pool[seat]) + 2 * double_in_pool(s, seat)


@rule
def pool_class(pool):
    """The class, 0 to 4, of a number of servants: 0, 1, 2, 3 or 4, more."""
    if pool <= 2:
        return max(pool, 0)
    return 3 if pool <= 4 else 4


@rule
def wall_context(s, b, pool):
    """The context of the wall action: how many servants it still needs, and how many the seat can place."""
    total = 0
    for other in range(int(s.players)):
        total += servants_on_wall(s, other)
    missing = min(max(wall_size(s, b) - total, 1), 4) - 1
    return FIRST_WALL + (day_index(s) * 4 + missing) * 3 + min(pool, 2)


@rule
def cheapest_jade(s, b, seat):
    """The servants that the next jade costs a seat at the cheapest place."""
    if houses_empty(s):
        return price(s, b, seat, House.PLAZA)
    best = 99
    for house in range(3):
        if s.houses[house] > 0:
            best = min(best, price(s, b, seat, house))
    return best


@rule
def jade_context(s, b, seat, pool):
    """The context of the jade action: the jades of the seat, and whether the next is too dear, dear or cheap."""
    cost = cheapest_jade(s, b, seat)
    reach = 0 if cost > pool else (1 if cost >= 3 else 2)
    return FIRST_JADE + (day_index(s) * 6 + min(int(s.jade[seat]), 5)) * 3 + reach


@rule
def intrigue_context(s, seat, pool):
    """The context of the intrigue action: whether the medal is free, the marker's height, whether a servant can pay."""
    steps = int(s.intrigue[seat])
    up = 0 if steps < 4 else (1 if steps < 9 else 2)
    medal = 1 if s.medal == NOBODY else 0
    return FIRST_INTRIGUE + ((day_index(s) * 2 + medal) * 3 + up) * 2 + (1 if pool >= 1 else 0)


@rule
def palace_context(s, b, seat, pool):
    """The context of the palace action: the steps missing, and whether two steps can be paid."""
    missing = 0
    if s.place[seat] == NO_PLACE:
        missing = 1 + min((int(b.palace_steps) - int(s.envoy[seat]) - 1) // 2, 4)
    return FIRST_PALACE + (day_index(s) * 6 + missing) * 2 + (1 if pool >= int(b.palace_b_cost) else 0)


@rule
def decrees_context(s, b, seat, pool):
    """The context of the decrees action: the levels that the seat can pay, as a bit set."""
    within = 0
    for place in range(6):
        if not owns_place(s, seat, place) and cost_of(s, b, seat, place) + 1 <= pool:
            within |= 1 << (place // 2)
    return FIRST_DECREES + day_index(s) * 8 + within


@rule
def canal_context(s, b, seat, pool):
    """The context of the canal action: the load and port of the best ship, and how many servants there are to load.

    Ships are classed as: none, one servant, two at the first port or further on, full at the first port or further on.
    """
    best = 0
    for ship in range(SHIPS):
        if s.ship_port[seat, ship] > 0:
            further = 1 if s.ship_port[seat, ship] >= 2 else 0
            load = load_of(s, seat, ship)
            best = max(best, load if load < 2 else (2 + further if load < int(b.ship_size) else 4 + further))
    loading = 0 if pool == 0 else (1 if pool < 3 else 2)
    return FIRST_CANAL + (day_index(s) * 6 + best) * 3 + loading


@rule
def context_of(s, b, seat, action, pool):
    """The context of an action for a seat that has so many servants to pay with."""
    if action == ActionKind.TRAVEL:
        if reachable(s, b, seat) == 0:
            return FIRST_TRAVEL + day_index(s) * 3
        return FIRST_TRAVEL + day_index(s) * 3 + (2 if pool >= travel_cost(s, b, seat) else 1)
    if action == ActionKind.WALL:
        return wall_context(s, b, pool)
    if action == ActionKind.JADE:
        return jade_context(s, b, seat, pool)
    if action == ActionKind.INTRIGUE:
        return intrigue_context(s, seat, pool)
    if action == ActionKind.PALACE:
        return palace_context(s, b, seat, pool)
    if action == ActionKind.DECREES:
        return decrees_context(s, b, seat, pool)
    if action == ActionKind.CANAL:
        return canal_context(s, b, seat, pool)
    if action == ActionKind.GAIN1 or action == ActionKind.GAIN2:
        supply = min(int(s.supply[seat]), 2)
        return FIRST_GAIN + (day_index(s) * 2 + action - ActionKind.GAIN1) * 3 + supply
    if action == ActionKind.SWAP:
        return FIRST_SWAP + day_index(s)
    return NO_CONTEXT
