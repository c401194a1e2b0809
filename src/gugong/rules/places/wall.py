"""The Great Wall (WALL-1..5): placing servants, scoring a complete wall, and who may take a benefit."""

from ..core import actions, events, frames, reasons, rule_ids
from ..core.jit import rule
from ..core.stack import arg, offer, pop, push, record, top_rule
from ..core.state import IN_SUPPLY, NOBODY, ON_WALL
from .decrees import WALL, owns
from .intrigue import height
from .palace import envoy_steps
from .points import FROM_WALL, score
from .servants import KEEP_PIECE, can_remove, double_in_pool, double_in_supply, remove


@rule
def servants_on_wall(s, seat):
    """A seat's servants on the wall; the double servant counts 2 (DOUBLE-4)."""
    n = int(s.wall[seat])
    if s.double_at[seat] == ON_WALL:
        n += 2
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
    offer(w, actions.VARIANT_A, reasons.LEGAL if has_one else reasons.POOL_EMPTY)
    payable = can_remove(s, b, seat, int(b.wall_b_cost), KEEP_PIECE)
    offer(w, actions.VARIANT_B, reasons.LEGAL if payable else reasons.TOO_FEW_SERVANTS)


@rule
def do_wall(s, b, w, seat, action):
    """RULING-12, -50: all servants of the action first, the decree's too; then the wall is checked once."""
    push(s, frames.WALL_CHECK, seat, 0, 0, 0, rule_ids.WALL_3)
    if owns(s, seat, 1, WALL):
        push(s, frames.WALL_EXTRA, seat, 0, 0, 0, rule_ids.DECREE_9)
    if action == actions.VARIANT_A:
        push(s, frames.WALL_PLACE, seat, 1, 0, 0, rule_ids.WALL_1)
    else:
        push(s, frames.WALL_PLACE, seat, int(b.wall_b_servants), 0, 0, rule_ids.WALL_2)
        remove(s, b, w, seat, int(b.wall_b_cost), KEEP_PIECE, rule_ids.WALL_2)


@rule
def offer_wall_place(s, b, w):
    """DOUBLE-4: a plain servant or the double servant; after the first, B may stop (WALL-2: up to 2)."""
    seat = arg(s, 1)
    offer(w, actions.PLAIN, reasons.LEGAL if s.pool[seat] > 0 else reasons.POOL_EMPTY)
    if double_in_pool(s, seat) == 1:
        offer(w, actions.DOUBLE, reasons.LEGAL)
    if arg(s, 3) > 0:
        offer(w, actions.DECLINE, reasons.LEGAL)


@rule
def do_wall_place(s, b, w, action):
    """Place one servant of the pool."""
    seat = arg(s, 1)
    left = arg(s, 2) - 1
    rule_id = top_rule(s)
    pop(s)
    if action == actions.DECLINE:
        return
    put_on_wall(s, w, seat, action == actions.DOUBLE, False, rule_id)
    if left > 0:
        push(s, frames.WALL_PLACE, seat, left, 1, 0, rule_id)


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
    record(w, events.WALL_PLACED, seat, rule_id, 2 if double else 1, 1 if from_supply else 0, 0)


@rule
def offer_from_supply(s, b, w):
    """RULING-26: a plain servant of the supply, or the double servant lying there."""
    seat = arg(s, 1)
    offer(w, actions.PLAIN, reasons.LEGAL if s.supply[seat] > 0 else reasons.SUPPLY_EMPTY)
    if double_in_supply(s, seat) == 1:
        offer(w, actions.DOUBLE, reasons.LEGAL)
    offer(w, actions.DECLINE, reasons.LEGAL)


@rule
def do_wall_extra(s, b, w, action):
    """DECREE-9: one more servant from the supply, if you like."""
    seat = arg(s, 1)
    pop(s)
    if action != actions.DECLINE:
        put_on_wall(s, w, seat, action == actions.DOUBLE, True, rule_ids.DECREE_9)


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
            push(s, frames.BENEFIT, seat, 0, 0, 0, rule_ids.WALL_5)
    record(w, events.WALL_SCORED, winner, rule_ids.WALL_4, servants_on_wall(s, winner), height(s, winner), 0)
    s.supply[winner] += int(s.wall[winner])
    s.wall[winner] = 0
    if s.double_at[winner] == ON_WALL:
        s.double_at[winner] = IN_SUPPLY
    score(s, w, winner, int(b.wall_vp), FROM_WALL, rule_ids.WALL_4)
    envoy_steps(s, b, w, winner, 1, rule_ids.WALL_4)
