"""Token slots and trades (TRAVEL-4, TRADE-1, TRADE-2, RULING-1, RULING-35).

A trade names what is gained and how many double tokens go; face-down tokens fill up, the oldest first, and
only if they do not suffice face-up bonus tokens go too (BONUS-4), which is then asked.
"""

from ...box.kinds import TokenKind, Trade
from ...box.record import TRADE_KINDS
from ..core.actions import SPENDABLE, Action
from ..core.events import EventKind
from ..core.frames import FrameKind, frame_missing, frame_seat, frame_trade
from ..core.jit import rule
from ..core.point_sources import PointSource
from ..core.reasons import Reason
from ..core.rule_ids import RuleId
from ..core.stack import close_gap, offer, pop, push, record
from ..core.state import DOUBLE_TOKEN, FACE_UP
from ..core.token_lookup import SPENDABLE_KINDS
from .points import gain_jade, score
from .servants import gain, has_supply


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
def offer_trades(s, b, w, seat, forced):
    """TRADE-1: every exact trade; a voluntary one for a servant needs a supply (RULING-35)."""
    if s.slots_n[seat] == 0:
        return
    doubles = count_face_up(s, seat, TokenKind.DOUBLE)
    singles = int(s.slots_n[seat]) - doubles
    first = 0  # the trade's first action, counted from the first of all trades
    for trade in range(TRADE_KINDS):
        cost = int(b.trade_cost[trade])
        shortage = trade == Trade.SERVANT and not forced and not has_supply(s, seat)
        any_legal = False
        for d in range(trade + 2):
            rest = cost - DOUBLE_TOKEN * d
            if rest >= 0 and d <= doubles and singles >= rest and not shortage:
                offer(w, Action.TRADE_SERVANT + first + d, Reason.LEGAL)
                any_legal = True
        if not any_legal:
            offer(w, Action.TRADE_SERVANT + first, Reason.SUPPLY_EMPTY if shortage else Reason.TOO_FEW_TOKENS)
        first += trade + 2


@rule
def is_trade(action):
    """Whether an action is a trade of tokens."""
    return Action.TRADE_SERVANT <= action < Action.SPEND


@rule
def do_trade(s, b, w, seat, action):
    """Hand in the tokens; if face-down ones are missing, ask which face-up ones go."""
    if action >= Action.TRADE_JADE:
        trade = Trade.JADE
        doubles = action - Action.TRADE_JADE
    elif action >= Action.TRADE_VP:
        trade = Trade.VP2
        doubles = action - Action.TRADE_VP
    else:
        trade = Trade.SERVANT
        doubles = action - Action.TRADE_SERVANT
    for _ in range(doubles):
        take_face_up(s, seat, TokenKind.DOUBLE)
    missing = take_face_down(s, seat, int(b.trade_cost[trade]) - DOUBLE_TOKEN * doubles)
    record(s, w, EventKind.TRADED, seat, RuleId.TRADE_1, trade, doubles, int(b.trade_cost[trade]))
    if missing > 0:
        push(s, FrameKind.SPEND, seat, trade, missing, 0, RuleId.TRADE_1)
    else:
        pay_trade(s, b, w, seat, trade)


@rule
def pay_trade(s, b, w, seat, trade):
    """TRADE-1: a servant, 2 VP or a jade."""
    if trade == Trade.SERVANT:
        gain(s, w, seat, 1, RuleId.TRADE_1)
    elif trade == Trade.VP2:
        score(s, w, seat, int(b.trade_vp), PointSource.TRADES, RuleId.TRADE_1)
    else:
        gain_jade(s, w, seat, RuleId.TRADE_1)


@rule
def offer_spend(s, b, w):
    """BONUS-4: a face-up bonus token may be traded as a plain one."""
    seat = frame_seat(s)
    for special in range(SPENDABLE):
        if count_face_up(s, seat, int(SPENDABLE_KINDS[special])) > 0:
            offer(w, Action.SPEND + special, Reason.LEGAL)


@rule
def do_spend(s, b, w, action):
    """Hand in one face-up token; pay the trade out when none is missing any more."""
    seat = frame_seat(s)
    trade = frame_trade(s)
    missing = frame_missing(s) - 1
    pop(s)
    take_face_up(s, seat, int(SPENDABLE_KINDS[action - Action.SPEND]))
    if missing > 0:
        push(s, FrameKind.SPEND, seat, trade, missing, 0, RuleId.TRADE_1)
    else:
        pay_trade(s, b, w, seat, trade)


@rule
def offer_forced_trade(s, b, w):
    """TRADE-2: with more tokens than slots one must trade; else the frame goes by itself."""
    seat = frame_seat(s)
    if s.slots_n[seat] > b.token_slots:
        offer_trades(s, b, w, seat, True)
