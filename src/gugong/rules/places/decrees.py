"""The decrees (DECREE-1..16): buying one, the mornings of level 1, and who has which.

Places are numbered level * 2 + (0 upper, 1 lower), levels from 0.
"""

from ..core import actions, events, frames, reasons, rule_ids
from ..core.jit import rule
from ..core.stack import arg, offer, pop, push, record
from .intrigue import climb
from .palace import envoy_steps
from .points import FROM_DECREES, score
from .servants import KEEP_PLAIN, can_remove, double_in_supply, gain, has_supply, remove
from .ships import fits

# level 1
INTRIGUE, SHIP, SERVANT, ENVOY, SWAP = range(5)
# level 2
TRAVEL, JADE, WALL, EQUAL, DECREE = range(5)
# level 3
SCORE, EIGHT, JADE_POINTS, DECREES, HARBOURS = range(5)


@rule
def owns_place(s, seat, place):
    """Whether a seat has a servant on the tile at this place."""
    return (int(s.decree_by[place]) >> seat) & 1 == 1


@rule
def owns(s, seat, level, number):
    """Whether a seat has this decree."""
    for place in range(level * 2, level * 2 + 2):
        if s.decree[place] == number and owns_place(s, seat, place):
            return True
    return False


@rule
def cost_of(s, b, seat, place):
    """DECREE-1, DECREE-11: the printed number, one more for each other servant, one less by decree."""
    cost = int(b.decree_cost[place // 2])
    for other in range(int(s.players)):
        if other != seat and owns_place(s, other, place):
            cost += 1
    if owns(s, seat, 1, DECREE):
        cost -= 1
    return max(cost, 0)


@rule
def offer_decrees(s, b, w, seat, discount):
    """DECREE-1: each tile once; `discount` is what discount tokens take off (BONUS-6, RULING-10)."""
    for place in range(6):
        reason = reasons.LEGAL
        if owns_place(s, seat, place):
            reason = reasons.DECREE_OWNED
        elif s.pool[seat] == 0:
            reason = reasons.POOL_EMPTY
        elif not can_remove(s, b, seat, cost_of(s, b, seat, place) - discount, KEEP_PLAIN):
            reason = reasons.TOO_FEW_SERVANTS
        offer(w, actions.TAKE_DECREE + place, reason)


@rule
def discount_helps(s, b, seat, discount, most):
    """BONUS-6: whether one more token takes anything off a decree that can be had with the `most` that all take off."""
    for place in range(6):
        cost = cost_of(s, b, seat, place)
        if cost <= discount or owns_place(s, seat, place):
            continue
        if can_remove(s, b, seat, cost - most, KEEP_PLAIN):
            return True
    return False


@rule
def do_decrees(s, b, w, seat, action, discount):
    """Remove the cost, then TAKE_DECREE places one more."""
    place = action - actions.TAKE_DECREE
    cost = cost_of(s, b, seat, place) - discount
    push(s, frames.TAKE_DECREE, seat, place, 0, 0, rule_ids.DECREE_1)
    remove(s, b, w, seat, cost, KEEP_PLAIN, rule_ids.DECREE_1)


@rule
def take_decree(s, b, w, seat, place):
    """Book a decree whose servant has been taken from pool or supply; score levels 1 and 2 at once."""
    s.decree_by[place] = int(s.decree_by[place]) | (1 << seat)
    level = place // 2
    number = int(s.decree[place])
    record(w, events.DECREE_TAKEN, seat, rule_ids.DECREE_1, place, level, number)
    score(s, w, seat, int(b.decree_vp[level, number]), FROM_DECREES, rule_ids.DECREE_1)


@rule
def do_take_decree(s, b, w):
    """DOUBLE-5: the servant on a decree is always a plain one."""
    seat = arg(s, 1)
    place = arg(s, 2)
    pop(s)
    s.pool[seat] -= 1
    take_decree(s, b, w, seat, place)


@rule
def ask_morning(s, seat):
    """MORNING-4: a frame for the level 1 decrees that a seat owns, if any."""
    used = 0
    for place in range(2):
        if not owns_place(s, seat, place):
            used |= 1 << place
    if used != 3:
        push(s, frames.MORNING, seat, used, 0, 0, rule_ids.MORNING_4)


@rule
def why_no_morning(s, b, seat, number):
    """The reason why a morning decree does nothing now, or LEGAL."""
    if number == INTRIGUE and s.intrigue[seat] >= b.intrigue_steps:
        return reasons.AT_THE_TOP
    if (number == SERVANT or number == SHIP) and not has_supply(s, seat):
        return reasons.SUPPLY_EMPTY
    if number == SHIP and not fits(s, b, seat, int(s.supply[seat]), double_in_supply(s, seat)):
        return reasons.NO_SHIP
    if number == SWAP and s.hand_n[seat] == 0:
        return reasons.NO_CARD
    return reasons.LEGAL


@rule
def offer_morning(s, b, w):
    """DECREE-2..6, RULING-36: each may be used once, in any order."""
    seat = arg(s, 1)
    used = arg(s, 2)
    for place in range(2):
        if (used >> place) & 1 == 0:
            offer(w, actions.USE_DECREE + place, why_no_morning(s, b, seat, int(s.decree[place])))
        elif owns_place(s, seat, place):
            offer(w, actions.USE_DECREE + place, reasons.ALREADY_USED)
    offer(w, actions.DECLINE, reasons.LEGAL)


@rule
def do_morning(s, b, w, action):
    """Use one morning decree, or be done with them."""
    seat = arg(s, 1)
    if action == actions.DECLINE:
        pop(s)
        return
    place = action - actions.USE_DECREE
    s.stack[int(s.depth) - 1, 2] = arg(s, 2) | (1 << place)
    number = int(s.decree[place])
    rule_id = rule_ids.DECREE_2 + number
    record(w, events.DECREE_USED, seat, rule_id, place, number, 0)
    if number == INTRIGUE:
        climb(s, b, w, seat, 2, rule_id)
    elif number == SHIP:
        push(s, frames.SHIP_PLACE, seat, frames.LOAD_SUPPLY, 0, 0, rule_id)
    elif number == SERVANT:
        gain(s, w, seat, 1, rule_id)
    elif number == ENVOY:
        envoy_steps(s, b, w, seat, 1, rule_id)
    else:
        push(s, frames.GIVE, seat, 1, 0, 0, rule_id)
