"""The Great Wall (WALL-1..5): placing servants, scoring a complete wall, and who may take a benefit."""

from ...box.kinds import DecreeKind
from ...jit import rule
from ..core.actions import Action
from ..core.events import EventKind
from ..core.frames import FrameKind, frame_has_placed, frame_seat, frame_servants_left
from ..core.point_sources import PointSource
from ..core.reasons import Reason
from ..core.rule_ids import RuleId
from ..core.stack import offer, pop, push, record, top_rule
from ..core.state import DOUBLE_SERVANT, IN_SUPPLY, NOBODY, ON_WALL
from .decrees import owns
from .palace import envoy_steps
from .points import score
from .servants import KEEP_PIECE, can_remove, double_in_pool, double_in_supply, remove


@rule
def servants_on_wall(s, seat):
    """A seat's servants on the wall; the double servant counts 2 (DOUBLE-4)."""
    n = int(s.wall[seat])
    if s.double_at[seat] == ON_WALL:
        n += DOUBLE_SERVANT
    return n


@rule
def strongest_on_wall(s):
    """Whoever has most servants on the wall, ties by intrigue (TIE-1), or NOBODY."""
    best = NOBODY
    most = 0
    for i in range(int(s.players)):
        seat = int(s.order[i])
        n = servants_on_wall(s, seat)
        if n > 0 and n >= most:
            most = n
            best = seat
    return best


@rule
def wall_size(s, b):
    """WALL-3: how many servants complete the wall; Meng's seat is one of two."""
    return int(b.wall_complete[1 if s.meng > 0 else int(s.players)])


@rule
def offer_wall(s, b, w, seat):
    """WALL-1 A, WALL-2 B; with an empty pool no wall action is possible (RULING-25)."""
    has_one = s.pool[seat] + double_in_pool(s, seat) > 0
    offer(w, Action.VARIANT_A, Reason.LEGAL if has_one else Reason.POOL_EMPTY)
    payable = can_remove(s, b, seat, int(b.wall_b_cost), KEEP_PIECE)
    offer(w, Action.VARIANT_B, Reason.LEGAL if payable else Reason.TOO_FEW_SERVANTS)


@rule
def do_wall(s, b, w, seat, action):
    """RULING-12, -50: all servants of the action first, the decree's too; then the wall is checked once."""
    push(s, FrameKind.WALL_CHECK, seat, 0, 0, 0, RuleId.WALL_3)
    if owns(s, seat, DecreeKind.LASTING_WALL):
        push(s, FrameKind.WALL_EXTRA, seat, 0, 0, 0, RuleId.DECREE_9)
    if action == Action.VARIANT_A:
        push(s, FrameKind.WALL_PLACE, seat, int(b.wall_a_servants), 0, 0, RuleId.WALL_1)
    else:
        push(s, FrameKind.WALL_PLACE, seat, int(b.wall_b_servants), 0, 0, RuleId.WALL_2)
        remove(s, b, w, seat, int(b.wall_b_cost), KEEP_PIECE, RuleId.WALL_2)


@rule
def offer_wall_place(s, b, w):
    """DOUBLE-4: a plain servant or the double servant; after the first, B may stop (WALL-2: up to 2)."""
    seat = frame_seat(s)
    offer(w, Action.PLAIN, Reason.LEGAL if s.pool[seat] > 0 else Reason.POOL_EMPTY)
    if double_in_pool(s, seat) == 1:
        offer(w, Action.DOUBLE, Reason.LEGAL)
    if frame_has_placed(s) > 0:
        offer(w, Action.DECLINE, Reason.LEGAL)


@rule
def do_wall_place(s, b, w, action):
    """Place one servant of the pool."""
    seat = frame_seat(s)
    left = frame_servants_left(s) - 1
    rule_id = top_rule(s)
    pop(s)
    if action == Action.DECLINE:
        return
    put_on_wall(s, w, seat, action == Action.DOUBLE, False, rule_id)
    if left > 0:
        push(s, FrameKind.WALL_PLACE, seat, left, 1, 0, rule_id)


@rule
def put_on_wall(s, w, seat, double, from_supply, rule_id):
    """One servant goes on the wall, from the pool or from the supply."""
    if double:
        s.double_at[seat] = ON_WALL
    else:
        s.wall[seat] += 1
        if from_supply:
            s.supply[seat] -= 1
        else:
            s.pool[seat] -= 1
    record(s, w, EventKind.WALL_PLACED, seat, rule_id, 1 if double else 0, 1 if from_supply else 0, 0)


@rule
def offer_from_supply(s, b, w, seat):
    """RULING-26: a plain servant of the supply, or the double servant lying there."""
    offer(w, Action.PLAIN, Reason.LEGAL if s.supply[seat] > 0 else Reason.SUPPLY_EMPTY)
    if double_in_supply(s, seat) == 1:
        offer(w, Action.DOUBLE, Reason.LEGAL)


@rule
def offer_wall_extra(s, b, w):
    """DECREE-9: a servant of the supply, or none."""
    offer_from_supply(s, b, w, frame_seat(s))
    offer(w, Action.DECLINE, Reason.LEGAL)


@rule
def do_wall_extra(s, b, w, action):
    """DECREE-9: one more servant from the supply, if you like."""
    seat = frame_seat(s)
    pop(s)
    if action != Action.DECLINE:
        put_on_wall(s, w, seat, action == Action.DOUBLE, True, RuleId.DECREE_9)


@rule
def do_wall_check(s, b, w):
    """WALL-3: score the wall if it is complete."""
    pop(s)
    total = 0
    for seat in range(int(s.players)):
        total += servants_on_wall(s, seat)
    if total >= wall_size(s, b):
        score_wall(s, b, w)


@rule
def score_wall(s, b, w):
    """WALL-4, WALL-5, RULING-29: the winner is paid and leaves; the order of the benefits is fixed now."""
    winner = strongest_on_wall(s)
    for i in range(int(s.players) - 1, -1, -1):
        seat = int(s.order[i])
        if servants_on_wall(s, seat) > 0:
            push(s, FrameKind.BENEFIT, seat, 0, 0, 0, RuleId.WALL_5)
    count = servants_on_wall(s, winner)
    s.supply[winner] += int(s.wall[winner])
    s.wall[winner] = 0
    if s.double_at[winner] == ON_WALL:
        s.double_at[winner] = IN_SUPPLY
    record(s, w, EventKind.WALL_SCORED, winner, RuleId.WALL_4, count, 0, 0)
    score(s, w, winner, int(b.wall_vp), PointSource.WALL, RuleId.WALL_4)
    envoy_steps(s, b, w, winner, int(b.wall_envoy_steps), RuleId.WALL_4)
