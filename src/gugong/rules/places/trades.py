"""Trades of tokens (TRADE-1, TRADE-2, RULING-1, RULING-35).

A trade names what is gained and how many double tokens go; face-down tokens fill up, the oldest first, and
only if they do not suffice face-up bonus tokens go too (BONUS-4), which is then asked.
"""

from ...box.kinds import TokenKind, Trade
from ...box.record import TRADE_KINDS
from ...jit import rare_rule, rule
from ..core.actions import SPENDABLE, Action
from ..core.events import EventKind
from ..core.frames import FrameKind, frame_missing, frame_seat, frame_trade
from ..core.point_sources import PointSource
from ..core.reasons import Reason
from ..core.rule_ids import RuleId
from ..core.stack import offer, pop, push, record
from ..core.state import DOUBLE_TOKEN
from ..core.token_lookup import SPENDABLE_KINDS
from .points import gain_jade, score
from .servants import gain, has_supply, relies_on_trades
from .token_slots import count_face_up, take_face_down, take_face_up, trades_with


@rare_rule
def spoils_step(b, trade, spent_doubles, singles, doubles):
    """Whether a trade takes tokens from a step that needs all servants that these can buy."""
    relied_on = trades_with(b, singles, doubles)
    if relied_on == 0:
        return False
    rest = int(b.trade_cost[trade]) - DOUBLE_TOKEN * spent_doubles
    return trade != Trade.SERVANT or trades_with(b, singles - rest, doubles - spent_doubles) < relied_on - 1


@rule
def offer_trades(s, b, w, seat, forced):
    """TRADE-1: every exact trade; a voluntary one for a servant needs a supply (RULING-35).

    Tokens that the step under way needs for its servants go for nothing else (RULING-1).
    """
    if s.slots_n[seat] == 0:
        return
    doubles = count_face_up(s, seat, TokenKind.DOUBLE)
    singles = int(s.slots_n[seat]) - doubles
    relied_on = relies_on_trades(s, b, seat)
    first = 0  # the trade's first action, counted from the first of all trades
    for trade in range(TRADE_KINDS):
        cost = int(b.trade_cost[trade])
        reason = Reason.TOO_FEW_TOKENS
        if trade == Trade.SERVANT and not forced and not has_supply(s, seat):
            reason = Reason.SUPPLY_EMPTY
        any_legal = False
        for d in range(trade + 2):
            rest = cost - DOUBLE_TOKEN * d
            if rest < 0 or d > doubles or singles < rest or reason == Reason.SUPPLY_EMPTY:
                continue
            if relied_on and spoils_step(b, trade, d, singles, doubles):
                reason = Reason.COULD_NOT_FINISH
                continue
            offer(w, Action.TRADE_SERVANT + first + d, Reason.LEGAL)
            any_legal = True
        if not any_legal:
            offer(w, Action.TRADE_SERVANT + first, reason)
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
