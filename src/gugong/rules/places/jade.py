"""The jade market (JADE-1): three houses, and the plaza once they are empty."""

from ..core import actions, events, frames, reasons, rule_ids
from ..core.jit import rule
from ..core.stack import arg, offer, pop, push, record
from .decrees import JADE, owns
from .points import gain_jade
from .servants import KEEP_NOTHING, can_remove, remove

HOUSES = 3


@rule
def houses_empty(s):
    """Whether no house has a jade left, so that the plaza sells."""
    return s.houses[0] + s.houses[1] + s.houses[2] == 0


@rule
def price(s, b, seat, house):
    """JADE-1, DECREE-8: the printed number, one less by decree."""
    cost = int(b.plaza_jade_cost)
    if house != actions.PLAZA:
        cost = int(b.house_cost[int(s.side), house])
    if owns(s, seat, 1, JADE):
        cost -= 1
    return max(cost, 0)


@rule
def why_no_jade(s, b, seat, house, discount):
    """The reason why a jade cannot be bought here, or LEGAL."""
    if house == actions.PLAZA:
        if not houses_empty(s):
            return reasons.HOUSES_NOT_EMPTY
    elif s.houses[house] == 0:
        return reasons.HOUSE_EMPTY
    if not can_remove(s, b, seat, price(s, b, seat, house) - discount, KEEP_NOTHING):
        return reasons.TOO_FEW_SERVANTS
    return reasons.LEGAL


@rule
def offer_jade(s, b, w, seat, discount):
    """Offer the houses and the plaza; `discount` is what discount tokens take off (BONUS-6)."""
    for house in range(HOUSES + 1):
        offer(w, actions.BUY_JADE + house, why_no_jade(s, b, seat, house, discount))


@rule
def discount_helps(s, b, seat, discount, most):
    """BONUS-6: whether one more token takes anything off a jade that can be had with the `most` that all take off."""
    for house in range(HOUSES + 1):
        if price(s, b, seat, house) - discount > 0:
            if why_no_jade(s, b, seat, house, most) == reasons.LEGAL:
                return True
    return False


@rule
def do_jade(s, b, w, seat, action, discount):
    """Remove the price, then take the jade."""
    house = action - actions.BUY_JADE
    cost = price(s, b, seat, house) - discount
    push(s, frames.TAKE_JADE, seat, house, 0, 0, rule_ids.JADE_1)
    remove(s, b, w, seat, cost, KEEP_NOTHING, rule_ids.JADE_1)


@rule
def do_take_jade(s, b, w):
    """The jade leaves its house; the plaza never runs out (LIMIT-2)."""
    seat = arg(s, 1)
    house = arg(s, 2)
    pop(s)
    take_jade_from(s, w, seat, house)


@rule
def take_jade_from(s, w, seat, house):
    """Take one jade of a house, or of the plaza."""
    if house != actions.PLAZA:
        s.houses[house] -= 1
    record(w, events.JADE_BOUGHT, seat, rule_ids.JADE_1, house, 0, 0)
    gain_jade(s, w, seat, rule_ids.JADE_1)
