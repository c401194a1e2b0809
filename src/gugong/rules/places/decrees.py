"""The decrees (DECREE-1..16): buying one, the mornings of level 1, and who has which.

The places on the board are numbered level by level, the upper tile first. A tile holds a number within its level.
"""

from ...box.kinds import DecreeKind
from ...box.record import DECREE_PLACES, DECREES_A_LEVEL, TILES_A_LEVEL
from ...jit import rule
from ..core.actions import Action
from ..core.events import EventKind
from ..core.frames import FrameKind, LoadMode, frame_decree_place, frame_seat, frame_used, set_frame_used
from ..core.point_sources import PointSource
from ..core.reasons import Reason
from ..core.rule_ids import RuleId
from ..core.stack import offer, pop, push, record
from .intrigue import climb
from .palace import envoy_steps
from .points import score
from .servants import KEEP_PLAIN, can_remove, double_in_supply, gain, has_supply, remove
from .ships import fits
from .token_slots import servant_trades


@rule
def owns_place(s, seat, place):
    """Whether a seat has a servant on the tile at this place."""
    return (int(s.decree_by[place]) >> seat) & 1 == 1


@rule
def decree_at(s, place):
    """The decree (a DecreeKind) whose tile lies at this place."""
    return place // TILES_A_LEVEL * DECREES_A_LEVEL + int(s.decree[place])


@rule
def owns(s, seat, decree):
    """Whether a seat has this decree."""
    first = decree // DECREES_A_LEVEL * TILES_A_LEVEL
    number = decree % DECREES_A_LEVEL
    for place in range(first, first + TILES_A_LEVEL):
        if s.decree[place] == number and owns_place(s, seat, place):
            return True
    return False


@rule
def cost_of(s, b, seat, place):
    """DECREE-1, DECREE-11: the printed number, one more for each other servant, one less by decree."""
    cost = int(b.decree_cost[place // TILES_A_LEVEL])
    for other in range(int(s.players)):
        if other != seat and owns_place(s, other, place):
            cost += int(b.decree_each_other)
    if owns(s, seat, DecreeKind.LASTING_DECREE):
        cost -= int(b.decree_less)
    return max(cost, 0)


@rule
def offer_decrees(s, b, w, seat, discount):
    """DECREE-1: each tile once; `discount` is what discount tokens take off (BONUS-6, RULING-10)."""
    for place in range(DECREE_PLACES):
        reason = Reason.LEGAL
        if owns_place(s, seat, place):
            reason = Reason.DECREE_OWNED
        elif not can_remove(s, b, seat, cost_of(s, b, seat, place) - discount, KEEP_PLAIN):
            reason = Reason.POOL_EMPTY if s.pool[seat] == 0 else Reason.TOO_FEW_SERVANTS
        offer(w, Action.TAKE_DECREE + place, reason)


@rule
def discount_helps(s, b, seat, discount, most):
    """BONUS-6: whether one more token takes anything off a decree that can be had with the `most` that all take off."""
    for place in range(DECREE_PLACES):
        cost = cost_of(s, b, seat, place)
        if cost <= discount or owns_place(s, seat, place):
            continue
        if can_remove(s, b, seat, cost - most, KEEP_PLAIN):
            return True
    return False


@rule
def do_decrees(s, b, w, seat, action, discount):
    """Remove the cost, then TAKE_DECREE places one more."""
    place = action - Action.TAKE_DECREE
    cost = cost_of(s, b, seat, place) - discount
    push(s, FrameKind.TAKE_DECREE, seat, place, 0, 0, RuleId.DECREE_1)
    remove(s, b, w, seat, cost, KEEP_PLAIN, RuleId.DECREE_1)


@rule
def take_decree(s, b, w, seat, place):
    """Book a decree whose servant has been taken from pool or supply; score levels 1 and 2 at once."""
    s.decree_by[place] = int(s.decree_by[place]) | (1 << seat)
    record(s, w, EventKind.DECREE_TAKEN, seat, RuleId.DECREE_1, decree_at(s, place), 0, 0)
    points = int(b.decree_vp[place // TILES_A_LEVEL, int(s.decree[place])])
    score(s, w, seat, points, PointSource.DECREES, RuleId.DECREE_1)


@rule
def do_take_decree(s, b, w):
    """DOUBLE-5: the servant is always a plain one; with none in the pool a trade comes first (RULING-1)."""
    seat = frame_seat(s)
    place = frame_decree_place(s)
    if s.pool[seat] == 0:
        if servant_trades(s, b, seat) == 0 or s.supply[seat] == 0:
            raise RuntimeError("a decree was begun that cannot be finished")
        push(s, FrameKind.DECREE_TRADE, seat, 0, 0, 0, RuleId.RULING_1)
        return
    pop(s)
    s.pool[seat] -= 1
    take_decree(s, b, w, seat, place)


@rule
def ask_morning(s, seat):
    """MORNING-4: a frame for the level 1 decrees that a seat owns, if any."""
    used = 0
    for place in range(TILES_A_LEVEL):
        if not owns_place(s, seat, place):
            used |= 1 << place
    if used != (1 << TILES_A_LEVEL) - 1:
        push(s, FrameKind.MORNING, seat, used, 0, 0, RuleId.MORNING_4)


@rule
def why_no_morning(s, b, seat, decree):
    """The reason why a morning decree does nothing now, or LEGAL."""
    if decree == DecreeKind.MORNING_INTRIGUE and s.intrigue[seat] >= b.intrigue_steps:
        return Reason.AT_THE_TOP
    if (decree == DecreeKind.MORNING_SERVANT or decree == DecreeKind.MORNING_SHIP) and not has_supply(s, seat):
        return Reason.SUPPLY_EMPTY
    if decree == DecreeKind.MORNING_SHIP and not fits(s, b, seat, int(s.supply[seat]), double_in_supply(s, seat)):
        return Reason.NO_SHIP
    if decree == DecreeKind.MORNING_SWAP and s.hand_n[seat] == 0:
        return Reason.NO_CARD
    return Reason.LEGAL


@rule
def offer_morning(s, b, w):
    """DECREE-2..6, RULING-36: each may be used once, in any order."""
    seat = frame_seat(s)
    used = frame_used(s)
    for place in range(TILES_A_LEVEL):
        if (used >> place) & 1 == 0:
            offer(w, Action.USE_DECREE + place, why_no_morning(s, b, seat, decree_at(s, place)))
        elif owns_place(s, seat, place):
            offer(w, Action.USE_DECREE + place, Reason.ALREADY_USED)
    offer(w, Action.DECLINE, Reason.LEGAL)


@rule
def do_morning(s, b, w, action):
    """Use one morning decree, or be done with them."""
    seat = frame_seat(s)
    if action == Action.DECLINE:
        pop(s)
        return
    place = action - Action.USE_DECREE
    set_frame_used(s, frame_used(s) | (1 << place))
    decree = decree_at(s, place)
    rule_id = RuleId.DECREE_2 + decree
    record(s, w, EventKind.DECREE_USED, seat, rule_id, decree, 0, 0)
    if decree == DecreeKind.MORNING_INTRIGUE:
        climb(s, b, w, seat, int(b.morning_intrigue_steps), rule_id)
    elif decree == DecreeKind.MORNING_SHIP:
        push(s, FrameKind.SHIP_PLACE, seat, LoadMode.SUPPLY, 0, 0, rule_id)
    elif decree == DecreeKind.MORNING_SERVANT:
        gain(s, w, seat, int(b.morning_servants), rule_id)
    elif decree == DecreeKind.MORNING_ENVOY:
        envoy_steps(s, b, w, seat, int(b.morning_envoy_steps), rule_id)
    else:
        push(s, FrameKind.GIVE, seat, 1, 0, 0, rule_id)
