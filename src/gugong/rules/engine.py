"""The engine: run the automatic frames until somebody has a choice, offer it, and do what is chosen."""

from .core.actions import Action
from .core.clock_steps import ClockStep
from .core.frames import FIRST_AUTOMATIC, FrameKind, frame_kind, frame_seat, frame_steps
from .core.jit import rule
from .core.reasons import Reason
from .core.seats import is_meng
from .core.stack import clear_options, offer, pop, top_rule
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
from .places.servants import do_gain, do_remove, offer_gain, offer_remove
from .places.tokens import do_stow, do_token, do_token_jade, keeps_a_secret, offer_token
from .places.trades import do_spend, do_trade, is_trade, offer_forced_trade, offer_spend, offer_trades
from .places.travel import do_city, offer_city
from .places.wall import do_wall_check, do_wall_extra, do_wall_place, offer_from_supply, offer_wall_place


@rule
def offer_frame(s, b, w, kind):
    """The options of the top frame itself."""
    match kind:
        case FrameKind.CARD:
            offer_card(s, b, w)
        case FrameKind.LOCATION:
            offer_location(s, b, w)
        case FrameKind.PAY:
            offer_pay(s, b, w)
        case FrameKind.ACTION:
            offer_action(s, b, w)
        case FrameKind.CITY:
            offer_city(s, b, w)
        case FrameKind.TOKEN:
            offer_token(s, b, w)
        case FrameKind.FORCED_TRADE:
            offer_forced_trade(s, b, w)
        case FrameKind.CLAIM:
            offer_claim(s, b, w)
        case FrameKind.SHIP_PLACE:
            offer_ship_place(s, b, w)
        case FrameKind.SHIP_MOVE:
            offer_ship_move(s, b, w)
        case FrameKind.WALL_PLACE:
            offer_wall_place(s, b, w)
        case FrameKind.WALL_EXTRA:
            offer_from_supply(s, b, w)
        case FrameKind.BENEFIT:
            offer_benefit(s, b, w)
        case FrameKind.DIE:
            offer_die(s, b, w)
        case FrameKind.SWAP:
            offer_swap(s, b, w)
        case FrameKind.REMOVE:
            offer_remove(s, b, w)
        case FrameKind.GAIN:
            offer_gain(s, b, w)
        case FrameKind.GIVE:
            offer_give_frame(s, b, w)
        case FrameKind.MORNING:
            offer_morning(s, b, w)
        case FrameKind.NIGHT_ENVOY:
            offer_night_envoy(s, b, w)
        case FrameKind.SPEND:
            offer_spend(s, b, w)
        case FrameKind.REPEAT:
            offer_repeat(s, b, w)
        case FrameKind.LAY:
            offer_lay_servant(s, b, w)
        case _:
            offer(w, Action.DECLINE, Reason.LEGAL)  # FINAL_TRADE: no more trades


@rule
def trade_may_help(kind):
    """Frames where a servant bought with tokens can make possible what was not."""
    return (
        kind == FrameKind.PAY
        or kind == FrameKind.ACTION
        or kind == FrameKind.TOKEN
        or kind == FrameKind.SHIP_PLACE
        or kind == FrameKind.WALL_PLACE
        or kind == FrameKind.REPEAT
    )


@rule
def offer_all(s, b, w):
    """All options of the decision on top, with the trades (TRADE-1, RULING-1) where there is a decision at all."""
    clear_options(w)
    kind = frame_kind(s)
    seat = frame_seat(s)
    offer_frame(s, b, w, kind)
    if kind == FrameKind.FORCED_TRADE or kind == FrameKind.SPEND or w.n == 0:
        return
    if w.n > 1 or kind == FrameKind.FINAL_TRADE or keeps_a_secret(s):
        offer_trades(s, b, w, seat, False)
    elif (w.ids[0] == Action.DECLINE or w.ids[0] == Action.NO_ACTION) and trade_may_help(kind):
        offer_trades(s, b, w, seat, False)
        if w.n > 1 and w.ids[1] >= Action.TRADE_VP:
            w.n = 1  # no servant to be had, so there is nothing to decide


@rule
def do_frame(s, b, w, kind, action):
    """Do what was chosen for the top frame."""
    match kind:
        case FrameKind.CARD:
            do_card(s, b, w, action)
        case FrameKind.LOCATION:
            do_location(s, b, w, action)
        case FrameKind.PAY:
            do_pay(s, b, w, action)
        case FrameKind.ACTION:
            do_action(s, b, w, action)
        case FrameKind.CITY:
            do_city(s, b, w, action)
        case FrameKind.TOKEN:
            do_token(s, b, w, action)
        case FrameKind.CLAIM:
            do_claim(s, b, w, action)
        case FrameKind.SHIP_PLACE:
            do_ship_place(s, b, w, action)
        case FrameKind.SHIP_MOVE:
            do_ship_move(s, b, w, action)
        case FrameKind.WALL_PLACE:
            do_wall_place(s, b, w, action)
        case FrameKind.WALL_EXTRA:
            do_wall_extra(s, b, w, action)
        case FrameKind.BENEFIT:
            do_benefit(s, b, w, action)
        case FrameKind.DIE:
            do_die(s, b, w, action)
        case FrameKind.SWAP:
            do_swap(s, b, w, action)
        case FrameKind.REMOVE:
            do_remove(s, b, w, action)
        case FrameKind.GAIN:
            do_gain(s, b, w, action)
        case FrameKind.GIVE:
            do_give(s, b, w, action)
        case FrameKind.MORNING:
            do_morning(s, b, w, action)
        case FrameKind.NIGHT_ENVOY:
            do_night_envoy(s, b, w, action)
        case FrameKind.SPEND:
            do_spend(s, b, w, action)
        case FrameKind.REPEAT:
            do_repeat(s, b, w, action)
        case FrameKind.LAY:
            do_lay_servant(s, b, w, action)
        case _:
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
    match kind:
        case FrameKind.AFTER:
            do_after(s, b, w)
        case FrameKind.STOW:
            do_stow(s, b, w)
        case FrameKind.EXCHANGE:
            do_exchange(s, b, w)
        case FrameKind.WALL_CHECK:
            do_wall_check(s, b, w)
        case FrameKind.TAKE_JADE:
            do_take_jade(s, b, w)
        case FrameKind.TAKE_DECREE:
            do_take_decree(s, b, w)
        case FrameKind.TOKEN_JADE:
            do_token_jade(s, w)
        case FrameKind.ENVOY | FrameKind.INTRIGUE:
            run_steps(s, b, w, kind)
        case FrameKind.MENG_ACT:
            do_meng_act(s, b, w)
        case FrameKind.MENG_STEP:
            do_meng_step(s, b, w)
        case FrameKind.MENG_TOKEN:
            do_meng_token(s, b, w)
        case FrameKind.MENG_LOAD:
            do_meng_load(s, b, w)
        case _:
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
    """Run until somebody has a choice to make (w holds it), or the game is over (w is empty)."""
    while s.step != ClockStep.OVER:
        if s.depth == 0:
            tick(s, b, w)
            continue
        kind = frame_kind(s)
        if kind >= FIRST_AUTOMATIC:
            run_frame(s, b, w, kind)
        elif is_meng(s, frame_seat(s)):
            do_frame(s, b, w, kind, choose(s, b, kind))
        else:
            offer_all(s, b, w)
            if w.n > 1 or keeps_a_secret(s):
                return
            if w.n == 1:
                apply(s, b, w, int(w.ids[0]))
            else:
                pop(s)
    clear_options(w)
