"""The jade market (JADE-1): three houses, and the plaza once they are empty."""

from ...box.kinds import DecreeKind, House
from ...box.record import HOUSES
from ...jit import rule
from ..core.actions import Action
from ..core.events import EventKind
from ..core.frames import FrameKind, frame_house, frame_seat
from ..core.reasons import Reason
from ..core.rule_ids import RuleId
from ..core.stack import offer, pop, push, record
from .decrees import owns
from .points import gain_jade
from .servants import KEEP_NOTHING, can_remove, remove


@rule
def houses_empty(s):
    """Whether no house has a jade left, so that the plaza sells."""
    for house in range(HOUSES):
        if s.houses[house] > 0:
            return False
    return True


@rule
def price(s, b, seat, house):
    """JADE-1, DECREE-8: the printed number, one less by decree."""
    cost = int(b.plaza_jade_cost)
    if house != House.PLAZA:
        cost = int(b.house_cost[int(s.side), house])
    if owns(s, seat, DecreeKind.LASTING_JADE):
        cost -= int(b.jade_less)
    return max(cost, 0)


@rule
def why_no_jade(s, b, seat, house, discount):
    """The reason why a jade cannot be bought here, or LEGAL."""
    if house == House.PLAZA:
        if not houses_empty(s):
            return Reason.HOUSES_NOT_EMPTY
    elif s.houses[house] == 0:
        return Reason.HOUSE_EMPTY
    if not can_remove(s, b, seat, price(s, b, seat, house) - discount, KEEP_NOTHING):
        return Reason.TOO_FEW_SERVANTS
    return Reason.LEGAL


@rule
def offer_jade(s, b, w, seat, discount):
    """Offer the houses and the plaza; `discount` is what discount tokens take off (BONUS-6)."""
    for house in range(HOUSES + 1):
        offer(w, Action.BUY_JADE + house, why_no_jade(s, b, seat, house, discount))


@rule
def discount_helps(s, b, seat, discount, most):
    """BONUS-6: whether one more token takes anything off a jade that can be had with the `most` that all take off."""
    for house in range(HOUSES + 1):
        if price(s, b, seat, house) - discount > 0:
            if why_no_jade(s, b, seat, house, most) == Reason.LEGAL:
                return True
    return False


@rule
def do_jade(s, b, w, seat, action, discount):
    """Remove the price, then take the jade."""
    house = action - Action.BUY_JADE
    cost = price(s, b, seat, house) - discount
    push(s, FrameKind.TAKE_JADE, seat, house, 0, 0, RuleId.JADE_1)
    remove(s, b, w, seat, cost, KEEP_NOTHING, RuleId.JADE_1)


@rule
def do_take_jade(s, b, w):
    """The jade leaves its house; the plaza never runs out (LIMIT-2)."""
    seat = frame_seat(s)
    house = frame_house(s)
    pop(s)
    take_jade_from(s, w, seat, house)


@rule
def take_jade_from(s, w, seat, house):
    """Take one jade of a house, or of the plaza."""
    if house != House.PLAZA:
        s.houses[house] -= 1
    record(s, w, EventKind.JADE_BOUGHT, seat, RuleId.JADE_1, house, 0, 0)
    gain_jade(s, w, seat, RuleId.JADE_1)
