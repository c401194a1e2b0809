"""The token slots of the player boards (TRAVEL-4): what lies in them, and how many servants it buys (TRADE-1)."""

from ...box.kinds import TokenKind, Trade
from ...jit import rule
from ..core.events import EventKind
from ..core.stack import close_gap, record
from ..core.state import DOUBLE_TOKEN, FACE_UP
from ..core.versions import trades_between_steps


@rule
def count_face_down(s, seat):
    """Face-down tokens in a seat's slots."""
    n = 0
    for i in range(int(s.slots_n[seat])):
        if s.slots[seat, i] < FACE_UP:
            n += 1
    return n


@rule
def count_face_up(s, seat, kind):
    """Face-up tokens of one kind in a seat's slots."""
    n = 0
    for i in range(int(s.slots_n[seat])):
        if s.slots[seat, i] == FACE_UP + kind:
            n += 1
    return n


@rule
def put_in_slot(s, seat, kind, face_up):
    """A token goes behind the others."""
    s.slots[seat, int(s.slots_n[seat])] = kind + (FACE_UP if face_up else 0)
    s.slots_n[seat] += 1


@rule
def take_slot(s, seat, i):
    """Take token i out of the slots to the discard by the board."""
    kind = int(s.slots[seat, i])
    if kind >= FACE_UP:
        kind -= FACE_UP
    s.traded[kind] += 1
    n = int(s.slots_n[seat])
    close_gap(s.slots[seat], i, n)
    s.slots_n[seat] = n - 1


@rule
def take_face_up(s, seat, kind):
    """Trade in the oldest face-up token of a kind."""
    for i in range(int(s.slots_n[seat])):
        if s.slots[seat, i] == FACE_UP + kind:
            take_slot(s, seat, i)
            return


@rule
def take_face_down(s, seat, n):
    """Trade in n face-down tokens, the oldest first; return how many were missing."""
    i = 0
    while n > 0 and i < s.slots_n[seat]:
        if s.slots[seat, i] < FACE_UP:
            take_slot(s, seat, i)
            n -= 1
        else:
            i += 1
    return n


@rule
def turn_down(s, w, seat, kind, rule_id):
    """BONUS-4..6: a face-up token is used once and turned face down."""
    for i in range(int(s.slots_n[seat])):
        if s.slots[seat, i] == FACE_UP + kind:
            s.slots[seat, i] = kind
            record(s, w, EventKind.SPECIAL_USED, seat, rule_id, kind, 0, 0)
            return


@rule
def servant_trades(s, b, seat):
    """RULING-1: how many servants a seat's tokens can buy between the steps of one action, if the supply has them."""
    if s.slots_n[seat] == 0 or not trades_between_steps(s):
        return 0
    doubles = count_face_up(s, seat, TokenKind.DOUBLE)
    return trades_with(b, int(s.slots_n[seat]) - doubles, doubles)


@rule
def trades_with(b, singles, doubles):
    """How many servants so many single and double tokens buy in exact trades (RULING-35)."""
    cost = int(b.trade_cost[Trade.SERVANT])
    n = 0
    while doubles > 0 and cost >= DOUBLE_TOKEN and singles >= cost - DOUBLE_TOKEN:
        doubles -= 1
        singles -= cost - DOUBLE_TOKEN
        n += 1
    return n + singles // cost
