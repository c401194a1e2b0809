"""Servants between pool and supply, and the double servant among them (DOUBLE-1..5, LIMIT-1).

The effect that a payment is for lies on the stack as a frame; the payment is put on top of it and may be
a choice of its own when the double servant stands in the pool.
"""

from ..core import actions, events, frames, reasons
from ..core.jit import rule
from ..core.stack import arg, offer, pop, push, record, top_rule
from ..core.state import IN_POOL, IN_SUPPLY
from .ships import two_fit

# what a removal must leave in the pool
KEEP_NOTHING = 0
KEEP_PLAIN = 1  # a plain servant, for a decree
KEEP_PIECE = 2  # any servant, for the wall
KEEP_TWO = 3  # what canal B is going to load


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
def leaves_enough(s, b, seat, plain, double, keep):
    """Whether what is left in the pool is what the action still needs."""
    if plain < 0:
        return False
    if keep == KEEP_PLAIN:
        return plain >= 1
    if keep == KEEP_PIECE:
        return plain + double >= 1
    if keep == KEEP_TWO:
        return two_fit(s, b, seat, plain, double)
    return True


@rule
def can_remove(s, b, seat, n, keep):
    """Whether the seat can remove n servants and keep what the action needs (DOUBLE-3)."""
    plain = int(s.pool[seat])
    double = double_in_pool(s, seat)
    if n <= 0:
        return leaves_enough(s, b, seat, plain, double, keep)
    if leaves_enough(s, b, seat, plain - n, double, keep):
        return True
    if double == 0:
        return False
    if n >= 2 and leaves_enough(s, b, seat, plain - n + 2, 0, keep):
        return True
    return leaves_enough(s, b, seat, plain - n + 1, 0, keep)


@rule
def remove(s, b, w, seat, n, keep, rule_id):
    """Remove n servants, at once or (with the double servant in the pool) as a choice."""
    if n <= 0:
        return
    if double_in_pool(s, seat) == 1:
        push(s, frames.REMOVE, seat, n, keep, 0, rule_id)
    else:
        s.pool[seat] -= n
        s.supply[seat] += n
        record(w, events.REMOVED, seat, rule_id, n, 0, 0)


@rule
def offer_remove(s, b, w):
    """DOUBLE-3: plain servants only, or the double servant for two or for one of them."""
    seat = arg(s, 1)
    n = arg(s, 2)
    keep = arg(s, 3)
    plain = int(s.pool[seat])
    offer_removal(s, b, w, actions.PLAIN, plain, plain - n, 1, keep)
    if n >= 2:
        offer_removal(s, b, w, actions.DOUBLE, plain, plain - n + 2, 0, keep)
    offer_removal(s, b, w, actions.DOUBLE_AS_ONE, plain, plain - n + 1, 0, keep)


@rule
def offer_removal(s, b, w, action, plain, plain_left, double_left, keep):
    """Offer one way to remove, greyed if the servants do not suffice or too few are left."""
    seat = arg(s, 1)
    if plain_left < 0 or plain_left > plain:
        offer(w, action, reasons.TOO_FEW_SERVANTS)
    elif leaves_enough(s, b, seat, plain_left, double_left, keep):
        offer(w, action, reasons.LEGAL)
    else:
        offer(w, action, reasons.MUST_BE_LEFT)


@rule
def do_remove(s, b, w, action):
    """Carry out the chosen removal."""
    seat = arg(s, 1)
    n = arg(s, 2)
    rule_id = top_rule(s)
    pop(s)
    plain = n
    double = 0
    if action == actions.DOUBLE:
        plain = n - 2
        double = 2
    elif action == actions.DOUBLE_AS_ONE:
        plain = n - 1
        double = 1
    if double > 0:
        s.double_at[seat] = IN_SUPPLY
    s.pool[seat] -= plain
    s.supply[seat] += plain
    record(w, events.REMOVED, seat, rule_id, n, double, 0)


@rule
def gain(s, w, seat, n, rule_id):
    """Gain n servants, at once or (with the double servant in the supply) as a choice."""
    if n <= 0 or not has_supply(s, seat):
        return
    if double_in_supply(s, seat) == 1:
        push(s, frames.GAIN, seat, n, 0, 0, rule_id)
    else:
        gain_plain(s, w, seat, n, 0, rule_id)


@rule
def gain_plain(s, w, seat, n, double, rule_id):
    """LIMIT-1: as many as the supply has."""
    plain = min(n, int(s.supply[seat]))
    s.supply[seat] -= plain
    s.pool[seat] += plain
    if plain + double > 0:
        record(w, events.GAINED, seat, rule_id, plain + double, double, 0)


@rule
def offer_gain(s, b, w):
    """DOUBLE-2: the double servant may be one of them, unless a trade has just taken it."""
    offer(w, actions.PLAIN, reasons.LEGAL)
    if double_in_supply(s, arg(s, 1)) == 1:
        offer(w, actions.DOUBLE, reasons.LEGAL)


@rule
def do_gain(s, b, w, action):
    """Carry out the chosen gain."""
    seat = arg(s, 1)
    n = arg(s, 2)
    rule_id = top_rule(s)
    pop(s)
    if action == actions.DOUBLE:
        s.double_at[seat] = IN_POOL
        gain_plain(s, w, seat, n - 1, 1, rule_id)
    else:
        gain_plain(s, w, seat, n, 0, rule_id)
