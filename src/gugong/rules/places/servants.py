"""Servants between pool and supply, and the double servant among them (DOUBLE-1..5, LIMIT-1).

The effect that a payment is for lies on the stack as a frame; the payment is put on top of it and may be
a choice of its own when the double servant stands in the pool.
"""

from ...jit import rare_rule, rule
from ..core.actions import Action
from ..core.events import EventKind
from ..core.frames import (
    HAS_PLACED_COLUMN,
    KIND,
    LOAD_MODE_COLUMN,
    FrameKind,
    LoadMode,
    frame_count,
    frame_kind,
    frame_must_leave,
    frame_seat,
)
from ..core.reasons import Reason
from ..core.stack import offer, pop, push, record, top_rule
from ..core.state import DOUBLE_SERVANT, IN_POOL, IN_SUPPLY
from .ships import can_claim_any, one_fits, two_fit
from .token_slots import servant_trades

# what a removal must leave in the pool, and what the next step of an action must find there
KEEP_NOTHING = 0
KEEP_PLAIN = 1  # a plain servant, for a decree
KEEP_PIECE = 2  # any servant, for the wall
KEEP_TWO = 3  # what canal B is going to load
KEEP_ONE = 4  # what canal B still has to load


@rule
def double_in_pool(s, seat):
    """1 if the seat's double servant stands in its pool, else 0."""
    return 1 if s.double_at[seat] == IN_POOL else 0


@rule
def double_in_supply(s, seat):
    """1 if the seat's double servant lies in its supply, else 0."""
    return 1 if s.double_at[seat] == IN_SUPPLY else 0


@rule
def has_supply(s, seat):
    """Whether there is any servant to gain (LIMIT-1)."""
    return s.supply[seat] > 0 or s.double_at[seat] == IN_SUPPLY


@rule
def leaves_enough(s, b, seat, plain, double, keep, trades):
    """Whether the action can go on with these servants in the pool, the others of both in the supply.

    As many as `trades` of the supply may be bought for it (RULING-1).
    """
    if plain < 0:
        return False
    if keep == KEEP_NOTHING:
        return True
    plain_supply = int(s.pool[seat]) + int(s.supply[seat]) - plain
    double_supply = double_in_pool(s, seat) + double_in_supply(s, seat) - double
    if keep == KEEP_PLAIN:
        return plain >= 1 or (trades > 0 and plain_supply >= 1)
    if keep == KEEP_PIECE:
        return plain + double >= 1 or (trades > 0 and plain_supply + double_supply >= 1)
    if keep == KEEP_TWO:
        return two_fit(s, b, seat, plain, double, plain_supply, double_supply, trades)
    return one_fits(s, b, seat, plain, double, plain_supply, double_supply, trades)


@rule
def can_remove(s, b, seat, n, keep):
    """Whether the seat can remove n servants and keep, or buy then, what the action needs (DOUBLE-3, RULING-1)."""
    if keep == KEEP_NOTHING:
        return n <= s.pool[seat] + (DOUBLE_SERVANT if n >= DOUBLE_SERVANT else 1) * double_in_pool(s, seat)
    if can_remove_with(s, b, seat, n, keep, 0):
        return True
    trades = servant_trades(s, b, seat)
    return trades > 0 and can_remove_with(s, b, seat, n, keep, trades)


@rule
def can_remove_with(s, b, seat, n, keep, trades):
    """The same with so many trades after the removal."""
    plain = int(s.pool[seat])
    double = double_in_pool(s, seat)
    if n <= 0:
        return leaves_enough(s, b, seat, plain, double, keep, trades)
    if leaves_enough(s, b, seat, plain - n, double, keep, trades):
        return True
    if double == 0:
        return False
    if n >= DOUBLE_SERVANT and leaves_enough(s, b, seat, plain - n + DOUBLE_SERVANT, 0, keep, trades):
        return True
    return leaves_enough(s, b, seat, plain - n + 1, 0, keep, trades)


@rule
def remove(s, b, w, seat, n, keep, rule_id):
    """Remove n servants, at once or (with the double servant in the pool) as a choice."""
    if n <= 0:
        return
    if double_in_pool(s, seat) == 1:
        push(s, FrameKind.REMOVE, seat, n, keep, 0, rule_id)
    else:
        s.pool[seat] -= n
        s.supply[seat] += n
        record(s, w, EventKind.REMOVED, seat, rule_id, n, 0, 0)


@rule
def offer_remove(s, b, w):
    """DOUBLE-3: plain servants only, or the double servant for two or for one of them."""
    seat = frame_seat(s)
    n = frame_count(s)
    keep = frame_must_leave(s)
    plain = int(s.pool[seat])
    offer_removal(s, b, w, Action.PLAIN, plain, plain - n, 1, keep)
    if n >= DOUBLE_SERVANT:
        offer_removal(s, b, w, Action.DOUBLE, plain, plain - n + DOUBLE_SERVANT, 0, keep)
    offer_removal(s, b, w, Action.DOUBLE_AS_ONE, plain, plain - n + 1, 0, keep)


@rule
def offer_removal(s, b, w, action, plain, plain_left, double_left, keep):
    """Offer one way to remove, greyed if the servants do not suffice or too few are left."""
    seat = frame_seat(s)
    if plain_left < 0 or plain_left > plain:
        offer(w, action, Reason.TOO_FEW_SERVANTS)
    elif leaves_enough(s, b, seat, plain_left, double_left, keep, servant_trades(s, b, seat)):
        offer(w, action, Reason.LEGAL)
    else:
        offer(w, action, Reason.MUST_BE_LEFT)


@rule
def do_remove(s, b, w, action):
    """Carry out the chosen removal."""
    seat = frame_seat(s)
    n = frame_count(s)
    rule_id = top_rule(s)
    pop(s)
    double_counts = 0
    if action == Action.DOUBLE:
        double_counts = DOUBLE_SERVANT
    elif action == Action.DOUBLE_AS_ONE:
        double_counts = 1
    if double_counts > 0:
        s.double_at[seat] = IN_SUPPLY
    plain = n - double_counts
    s.pool[seat] -= plain
    s.supply[seat] += plain
    record(s, w, EventKind.REMOVED, seat, rule_id, n, 1 if double_counts > 0 else 0, double_counts)


@rule
def gain(s, w, seat, n, rule_id):
    """Gain n servants, at once or (with the double servant in the supply) as a choice."""
    if n <= 0 or not has_supply(s, seat):
        return
    if double_in_supply(s, seat) == 1:
        push(s, FrameKind.GAIN, seat, n, 0, 0, rule_id)
    else:
        gain_plain(s, w, seat, n, 0, rule_id)


@rule
def gain_plain(s, w, seat, n, double, rule_id):
    """LIMIT-1: as many as the supply has."""
    plain = min(n, int(s.supply[seat]))
    s.supply[seat] -= plain
    s.pool[seat] += plain
    if plain + double > 0:
        record(s, w, EventKind.GAINED, seat, rule_id, plain + double, double, 0)


@rule
def what_is_needed(s, b, seat):
    """RULING-1: what the step under way, on the stack below a trade or a claim, must find in the pool."""
    claiming = False
    for i in range(int(s.depth) - 1, -1, -1):
        kind = s.stack[i, KIND]
        if kind == FrameKind.TAKE_DECREE:
            return KEEP_PLAIN
        if kind == FrameKind.WALL_PLACE:
            return KEEP_PIECE if s.stack[i, HAS_PLACED_COLUMN] == 0 else KEEP_NOTHING
        if kind == FrameKind.SHIP_PLACE:
            mode = s.stack[i, LOAD_MODE_COLUMN]
            if mode == LoadMode.FIRST:
                return KEEP_TWO
            if mode != LoadMode.SECOND:
                return KEEP_NOTHING
            return KEEP_PIECE if claiming and can_claim_any(s, b, seat) else KEEP_ONE  # a claim makes room
        if kind == FrameKind.CLAIM:
            claiming = True
        elif kind != FrameKind.GAIN and kind != FrameKind.DECREE_TRADE:
            break
    return KEEP_NOTHING


@rare_rule
def relies_on_trades(s, b, seat):
    """RULING-1: whether the step under way can only be finished with a servant that tokens buy."""
    if frame_kind(s) == FrameKind.REMOVE:
        return not can_remove_with(s, b, seat, frame_count(s), frame_must_leave(s), 0)
    keep = what_is_needed(s, b, seat)
    if keep == KEEP_NOTHING:
        return False
    return not leaves_enough(s, b, seat, int(s.pool[seat]), double_in_pool(s, seat), keep, 0)


@rule
def offer_gain(s, b, w):
    """DOUBLE-2: the double servant may be one of them, unless a trade has just taken it or a step needs another."""
    seat = frame_seat(s)
    n = frame_count(s)
    supply = int(s.supply[seat])
    pool = int(s.pool[seat])
    offer_gained(s, b, w, Action.PLAIN, pool + min(n, supply), double_in_pool(s, seat))
    if double_in_supply(s, seat) == 1:
        offer_gained(s, b, w, Action.DOUBLE, pool + min(n - 1, supply), 1)


@rule
def offer_gained(s, b, w, action, plain, double):
    """Offer one way to gain, greyed if the step that a servant was bought for could not be finished with it."""
    seat = frame_seat(s)
    keep = what_is_needed(s, b, seat)
    enough = leaves_enough(s, b, seat, plain, double, keep, servant_trades(s, b, seat))
    offer(w, action, Reason.LEGAL if enough else Reason.COULD_NOT_FINISH)


@rule
def do_gain(s, b, w, action):
    """Carry out the chosen gain."""
    seat = frame_seat(s)
    n = frame_count(s)
    rule_id = top_rule(s)
    pop(s)
    if action == Action.DOUBLE:
        s.double_at[seat] = IN_POOL
        gain_plain(s, w, seat, n - 1, 1, rule_id)
    else:
        gain_plain(s, w, seat, n, 0, rule_id)
