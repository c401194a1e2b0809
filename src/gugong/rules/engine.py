"""The engine: run the automatic frames until somebody has a choice, offer it, and do what is chosen.

Frames that come up less often are dispatched by functions of their own: in one function with the others, the compiled
playouts are about 7 % slower.
"""

from ..jit import rare_rule, rule
from .core.actions import Action
from .core.clock_steps import ClockStep
from .core.frames import FIRST_AUTOMATIC, FrameKind, frame_kind, frame_seat, frame_steps
from .core.reasons import Reason
from .core.seats import is_meng
from .core.stack import clear_options, offer, pop, top_rule
from .core.versions import trades_between_steps
from .meng.ships import do_meng_load
from .meng.tokens import do_meng_step, do_meng_token, do_meng_trade
from .meng.turn import choose, do_meng_act
from .phases.clock import tick
from .phases.exchange import do_card, do_exchange, do_location, do_pay, offer_card, offer_location, offer_pay
from .phases.night import do_night_envoy, offer_night_envoy
from .places.action_flow import do_action, do_after, do_repeat, offer_action, offer_repeat
from .places.bonus_tokens import do_lay_servant, offer_lay_servant
from .places.canal import do_claim, do_ship_move, do_ship_place, offer_claim, offer_ship_move, offer_ship_place
from .places.cards import do_give, do_swap, offer_give_frame, offer_swap
from .places.decrees import do_morning, do_take_decree, offer_morning
from .places.intrigue import climb, do_benefit, do_die, offer_benefit, offer_die
from .places.jade import do_take_jade
from .places.palace import envoy_steps
from .places.servants import do_gain, do_remove, double_in_supply, offer_gain, offer_remove, relies_on_trades
from .places.tokens import do_stow, do_token, do_token_jade, keeps_a_secret, offer_token
from .places.trades import do_spend, do_trade, is_trade, offer_forced_trade, offer_spend, offer_trades
from .places.travel import do_city, offer_city
from .places.wall import do_wall_check, do_wall_extra, do_wall_place, offer_wall_extra, offer_wall_place


@rule
def offer_frame(s, b, w, kind):
    """The options of the top frame itself."""
    if kind == FrameKind.CARD:
        offer_card(s, b, w)
    elif kind == FrameKind.LOCATION:
        offer_location(s, b, w)
    elif kind == FrameKind.PAY:
        offer_pay(s, b, w)
    elif kind == FrameKind.ACTION:
        offer_action(s, b, w)
    elif kind == FrameKind.CITY:
        offer_city(s, b, w)
    elif kind == FrameKind.TOKEN:
        offer_token(s, b, w)
    elif kind == FrameKind.FORCED_TRADE:
        offer_forced_trade(s, b, w)
    elif kind == FrameKind.CLAIM:
        offer_claim(s, b, w)
    elif kind == FrameKind.SHIP_PLACE:
        offer_ship_place(s, b, w)
    elif kind == FrameKind.SHIP_MOVE:
        offer_ship_move(s, b, w)
    elif kind == FrameKind.WALL_PLACE:
        offer_wall_place(s, b, w)
    elif kind == FrameKind.WALL_EXTRA:
        offer_wall_extra(s, b, w)
    elif kind == FrameKind.BENEFIT:
        offer_benefit(s, b, w)
    elif kind == FrameKind.DIE:
        offer_die(s, b, w)
    elif kind == FrameKind.SWAP:
        offer_swap(s, b, w)
    else:
        offer_rare_frame(s, b, w, kind)


@rare_rule
def offer_rare_frame(s, b, w, kind):
    """The options of the frames that come up less often."""
    if kind == FrameKind.REMOVE:
        offer_remove(s, b, w)
    elif kind == FrameKind.GAIN:
        offer_gain(s, b, w)
    elif kind == FrameKind.GIVE:
        offer_give_frame(s, b, w)
    elif kind == FrameKind.MORNING:
        offer_morning(s, b, w)
    elif kind == FrameKind.NIGHT_ENVOY:
        offer_night_envoy(s, b, w)
    elif kind == FrameKind.SPEND:
        offer_spend(s, b, w)
    elif kind == FrameKind.REPEAT:
        offer_repeat(s, b, w)
    elif kind == FrameKind.LAY:
        offer_lay_servant(s, b, w)
    elif kind == FrameKind.FINAL_TRADE:
        offer(w, Action.DECLINE, Reason.LEGAL)  # no more trades


@rule
def trade_may_help(s, kind, seat, only):
    """RULING-1: whether a servant bought with tokens can make more possible than the only option that is left."""
    if only == Action.DECLINE or only == Action.NO_ACTION:
        return (
            kind == FrameKind.PAY
            or kind == FrameKind.ACTION
            or kind == FrameKind.TOKEN
            or kind == FrameKind.SHIP_PLACE
            or kind == FrameKind.WALL_PLACE
            or kind == FrameKind.REPEAT
        )
    if not trades_between_steps(s):
        return False
    if kind == FrameKind.SHIP_PLACE or kind == FrameKind.WALL_PLACE or kind == FrameKind.LAY:
        return double_in_supply(s, seat) == 1 or s.pool[seat] == 0
    return kind == FrameKind.REMOVE


@rule
def offer_all(s, b, w):
    """All options of the decision on top, with the trades (TRADE-1, RULING-1) where there is a decision at all."""
    clear_options(w)
    kind = frame_kind(s)
    seat = frame_seat(s)
    offer_frame(s, b, w, kind)
    if kind == FrameKind.FORCED_TRADE or kind == FrameKind.SPEND:
        return
    if w.n == 0 and (kind == FrameKind.CLAIM or not relies_on_trades(s, b, seat)):
        return
    nothing_to_decide = w.n == 1 and kind != FrameKind.FINAL_TRADE and not keeps_a_secret(s)
    if nothing_to_decide and not trade_may_help(s, kind, seat, int(w.ids[0])):
        return
    offer_trades(s, b, w, seat, False)
    if nothing_to_decide and w.n > 1 and w.ids[1] >= Action.TRADE_VP:
        w.n = 1  # no servant to be had, so there still is not


@rule
def must_be_asked(s, w, kind):
    """Whether there is something to decide; a trade (RULING-1) is a player's own decision even as the only option."""
    if w.n == 1 and w.ids[0] >= Action.TRADE_SERVANT:
        return kind != FrameKind.FORCED_TRADE and kind != FrameKind.SPEND
    return w.n > 1 or keeps_a_secret(s)


@rule
def do_frame(s, b, w, kind, action):
    """Do what was chosen for the top frame."""
    if kind == FrameKind.CARD:
        do_card(s, b, w, action)
    elif kind == FrameKind.LOCATION:
        do_location(s, b, w, action)
    elif kind == FrameKind.PAY:
        do_pay(s, b, w, action)
    elif kind == FrameKind.ACTION:
        do_action(s, b, w, action)
    elif kind == FrameKind.CITY:
        do_city(s, b, w, action)
    elif kind == FrameKind.TOKEN:
        do_token(s, b, w, action)
    elif kind == FrameKind.CLAIM:
        do_claim(s, b, w, action)
    elif kind == FrameKind.SHIP_PLACE:
        do_ship_place(s, b, w, action)
    elif kind == FrameKind.SHIP_MOVE:
        do_ship_move(s, b, w, action)
    elif kind == FrameKind.WALL_PLACE:
        do_wall_place(s, b, w, action)
    elif kind == FrameKind.WALL_EXTRA:
        do_wall_extra(s, b, w, action)
    elif kind == FrameKind.BENEFIT:
        do_benefit(s, b, w, action)
    elif kind == FrameKind.DIE:
        do_die(s, b, w, action)
    elif kind == FrameKind.SWAP:
        do_swap(s, b, w, action)
    else:
        do_rare_frame(s, b, w, kind, action)


@rare_rule
def do_rare_frame(s, b, w, kind, action):
    """Do what was chosen for the frames that come up less often."""
    if kind == FrameKind.REMOVE:
        do_remove(s, b, w, action)
    elif kind == FrameKind.GAIN:
        do_gain(s, b, w, action)
    elif kind == FrameKind.GIVE:
        do_give(s, b, w, action)
    elif kind == FrameKind.MORNING:
        do_morning(s, b, w, action)
    elif kind == FrameKind.NIGHT_ENVOY:
        do_night_envoy(s, b, w, action)
    elif kind == FrameKind.SPEND:
        do_spend(s, b, w, action)
    elif kind == FrameKind.REPEAT:
        do_repeat(s, b, w, action)
    elif kind == FrameKind.LAY:
        do_lay_servant(s, b, w, action)
    else:
        pop(s)  # FINAL_TRADE: done


@rule
def apply(s, b, w, action):
    """Do a legal action; a trade leaves the frame it was offered in where it is."""
    if is_trade(action):
        do_trade(s, b, w, frame_seat(s), action)
    else:
        do_frame(s, b, w, frame_kind(s), action)


@rule
def run_frame(s, b, w, kind):
    """Run an automatic frame."""
    if kind == FrameKind.AFTER:
        do_after(s, b, w)
    elif kind == FrameKind.STOW:
        do_stow(s, b, w)
    elif kind == FrameKind.EXCHANGE:
        do_exchange(s, b, w)
    elif kind == FrameKind.WALL_CHECK:
        do_wall_check(s, b, w)
    elif kind == FrameKind.TAKE_JADE:
        do_take_jade(s, b, w)
    elif kind == FrameKind.TAKE_DECREE:
        do_take_decree(s, b, w)
    elif kind == FrameKind.TOKEN_JADE:
        do_token_jade(s, w)
    elif kind == FrameKind.ENVOY or kind == FrameKind.INTRIGUE:
        run_steps(s, b, w, kind)
    elif kind == FrameKind.MENG_ACT:
        do_meng_act(s, b, w)
    elif kind == FrameKind.MENG_STEP:
        do_meng_step(s, b, w)
    elif kind == FrameKind.MENG_TOKEN:
        do_meng_token(s, b, w)
    elif kind == FrameKind.MENG_LOAD:
        do_meng_load(s, b, w)
    else:
        do_meng_trade(s, b, w)


@rule
def run_steps(s, b, w, kind):
    """Steps of the envoy or the intrigue marker that were paid for."""
    seat = frame_seat(s)
    steps = frame_steps(s)
    rule_id = top_rule(s)
    pop(s)
    if kind == FrameKind.ENVOY:
        envoy_steps(s, b, w, seat, steps, rule_id)
    else:
        climb(s, b, w, seat, steps, rule_id)


@rule
def run(s, b, w):
    """Run until somebody has a choice to make (w holds it), or the game is over (w is empty).

    A workspace that is foreseeing is empty, too, when all that follows from an action is done.
    """
    while s.step != ClockStep.OVER:
        if s.depth == 0:
            if w.foreseeing != 0:
                break
            tick(s, b, w)
            continue
        kind = frame_kind(s)
        if kind >= FIRST_AUTOMATIC:
            run_frame(s, b, w, kind)
        elif is_meng(s, frame_seat(s)):
            do_frame(s, b, w, kind, choose(s, b, kind))
        else:
            offer_all(s, b, w)
            if must_be_asked(s, w, kind):
                return
            if w.n == 1:
                apply(s, b, w, int(w.ids[0]))
            else:
                pop(s)
    clear_options(w)
