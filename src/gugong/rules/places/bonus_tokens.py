"""The bonus tokens that are laid with a servant: +1, toll and follow (BONUS-1..3, BONUS-7).

The ones that lie face up on the player board until used (BONUS-4..6) are asked where they are used.
"""

from ...box.kinds import TokenKind
from ...box.record import LOCATION_COUNT
from ...jit import rare_rule, rule
from ..core.actions import Action
from ..core.events import EventKind
from ..core.frames import FrameKind, frame_location, frame_seat, frame_token
from ..core.reasons import Reason
from ..core.stack import offer, pop, push, record
from ..core.state import IN_SUPPLY, LAID_COLUMNS, LAID_OUT
from ..core.token_lookup import rule_of
from .servants import double_in_pool
from .token_slots import put_in_slot

ANYWHERE = -1  # a +1 token lies at no location


@rule
def offer_lay(s, b, w, seat, kind):
    """RULING-19: laying needs a servant of the pool; the double servant may be it, as 1."""
    has_one = s.pool[seat] + double_in_pool(s, seat) > 0
    reason = Reason.LEGAL if has_one else Reason.POOL_EMPTY
    if kind == TokenKind.PLUS_ONE:
        offer(w, Action.ACCEPT, reason)
        return
    for location in range(LOCATION_COUNT):
        offer(w, Action.LAY_AT + location, reason)


@rule
def do_lay_choice(s, b, w, seat, kind, action):
    """The token lies beside the board, so its STOW frame goes; then a servant is laid with it."""
    pop(s)
    location = ANYWHERE if kind == TokenKind.PLUS_ONE else action - Action.LAY_AT
    push(s, FrameKind.LAY, seat, kind, location, 0, rule_of(kind))


@rule
def offer_lay_servant(s, b, w):
    """Which servant lies with the token."""
    seat = frame_seat(s)
    offer(w, Action.PLAIN, Reason.LEGAL if s.pool[seat] > 0 else Reason.POOL_EMPTY)
    if double_in_pool(s, seat) == 1:
        offer(w, Action.DOUBLE_AS_ONE, Reason.LEGAL)


@rule
def do_lay_servant(s, b, w, action):
    """Lay the token with its servant."""
    seat = frame_seat(s)
    kind = frame_token(s)
    location = frame_location(s)
    pop(s)
    double = 1 if action == Action.DOUBLE_AS_ONE else 0
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
    record(s, w, EventKind.BONUS_LAID, seat, rule_of(kind), kind, location, double)


@rule
def plus_ones(s, b, seat):
    """BONUS-1, RULING-21: what a seat's laid tokens add to a value; several add up."""
    n = 0
    for i in range(int(s.laid_n)):
        if s.laid[i, 0] == TokenKind.PLUS_ONE and s.laid[i, 1] == seat:
            n += int(b.token_effect[TokenKind.PLUS_ONE])
    return n


@rare_rule
def return_bonus_tokens(s, w):
    """RULING-20: first all servants, then the tokens; TRADE-2 is the clock's next step."""
    for i in range(int(s.laid_n)):
        seat = int(s.laid[i, 1])
        if s.laid[i, 3] == 1:
            s.double_at[seat] = IN_SUPPLY
        else:
            s.supply[seat] += 1
    while s.laid_n > 0:
        kind = int(s.laid[0, 0])
        seat = int(s.laid[0, 1])
        take_first_laid(s)
        put_in_slot(s, seat, kind, False)
        record(s, w, EventKind.BONUS_RETURNED, seat, rule_of(kind), kind, 0, 0)


@rule
def take_first_laid(s):
    """The token that was laid first is lifted; the others move up."""
    n = int(s.laid_n)
    for i in range(n - 1):
        for j in range(LAID_COLUMNS):
            s.laid[i, j] = s.laid[i + 1, j]
    for j in range(LAID_COLUMNS):
        s.laid[n - 1, j] = 0
    s.laid_n = n - 1
