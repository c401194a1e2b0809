"""The bonus tokens that are laid with a servant: +1, toll and follow (BONUS-1..3, BONUS-7).

The ones that lie face up on the player board until used (BONUS-4..6) are asked where they are used.
"""

from ..core import actions, events, frames, reasons, rule_ids
from ..core.jit import rule
from ..core.stack import arg, offer, pop, push, record
from ..core.state import IN_SUPPLY, LAID_OUT
from ..core.token_kinds import PLUS_ONE
from .servants import double_in_pool
from .trades import put_in_slot

ANYWHERE = -1  # a +1 token lies at no location


@rule
def offer_lay(s, b, w, seat, kind):
    """RULING-19: laying needs a servant of the pool; the double servant may be it, as 1."""
    has_one = s.pool[seat] + double_in_pool(s, seat) > 0
    reason = reasons.LEGAL if has_one else reasons.POOL_EMPTY
    if kind == PLUS_ONE:
        offer(w, actions.ACCEPT, reason)
        return
    for location in range(7):
        offer(w, actions.LAY_AT + location, reason)


@rule
def do_lay_choice(s, b, w, seat, kind, action):
    """The token lies beside the board, so its STOW frame goes; then a servant is laid with it."""
    pop(s)
    location = ANYWHERE if kind == PLUS_ONE else action - actions.LAY_AT
    push(s, frames.LAY, seat, kind, location, 0, rule_ids.BONUS_1 + kind - PLUS_ONE)


@rule
def offer_lay_servant(s, b, w):
    """Which servant lies with the token."""
    seat = arg(s, 1)
    offer(w, actions.PLAIN, reasons.LEGAL if s.pool[seat] > 0 else reasons.POOL_EMPTY)
    if double_in_pool(s, seat) == 1:
        offer(w, actions.DOUBLE_AS_ONE, reasons.LEGAL)


@rule
def do_lay_servant(s, b, w, action):
    """Lay the token with its servant."""
    seat = arg(s, 1)
    kind = arg(s, 2)
    location = arg(s, 3)
    pop(s)
    double = 1 if action == actions.DOUBLE_AS_ONE else 0
    if double == 1:
        s.double_at[seat] = LAID_OUT
    else:
        s.pool[seat] -= 1
    i = int(s.laid_n)
    s.laid[i, 0] = kind
    s.laid[i, 1] = seat
    s.laid[i, 2] = location
    s.laid[i, 3] = double
    s.laid_n = i + 1
    record(w, events.BONUS_LAID, seat, rule_ids.BONUS_1 + kind - PLUS_ONE, kind, location, double)


@rule
def plus_ones(s, seat):
    """BONUS-1, RULING-21: several add up."""
    n = 0
    for i in range(int(s.laid_n)):
        if s.laid[i, 0] == PLUS_ONE and s.laid[i, 1] == seat:
            n += 1
    return n


@rule
def return_bonus_tokens(s, w):
    """RULING-20: first all servants, then the tokens; TRADE-2 is the clock's next step."""
    for i in range(int(s.laid_n)):
        seat = int(s.laid[i, 1])
        if s.laid[i, 3] == 1:
            s.double_at[seat] = IN_SUPPLY
        else:
            s.supply[seat] += 1
    for i in range(int(s.laid_n)):
        kind = int(s.laid[i, 0])
        seat = int(s.laid[i, 1])
        put_in_slot(s, seat, kind, False)
        record(w, events.BONUS_RETURNED, seat, rule_ids.BONUS_1 + kind - PLUS_ONE, kind, 0, 0)
    s.laid[:] = 0
    s.laid_n = 0
