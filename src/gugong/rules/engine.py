"""The referee's loop: run the automatic frames until somebody has a choice, offer it, and do what is chosen."""

from .core import actions, frames, reasons
from .core.clock_steps import OVER
from .core.jit import rule
from .core.seats import is_meng
from .core.stack import arg, clear_options, offer, pop, top_rule
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
    if kind == frames.CARD:
        offer_card(s, b, w)
    elif kind == frames.LOCATION:
        offer_location(s, b, w)
    elif kind == frames.PAY:
        offer_pay(s, b, w)
    elif kind == frames.ACTION:
        offer_action(s, b, w)
    elif kind == frames.CITY:
        offer_city(s, b, w)
    elif kind == frames.TOKEN:
        offer_token(s, b, w)
    elif kind == frames.FORCED_TRADE:
        offer_forced_trade(s, b, w)
    elif kind == frames.CLAIM:
        offer_claim(s, b, w)
    elif kind == frames.SHIP_PLACE:
        offer_ship_place(s, b, w)
    elif kind == frames.SHIP_MOVE:
        offer_ship_move(s, b, w)
    elif kind == frames.WALL_PLACE:
        offer_wall_place(s, b, w)
    elif kind == frames.WALL_EXTRA:
        offer_from_supply(s, b, w)
    elif kind == frames.BENEFIT:
        offer_benefit(s, b, w)
    elif kind == frames.DIE:
        offer_die(s, b, w)
    elif kind == frames.SWAP:
        offer_swap(s, b, w)
    else:
        offer_rare_frame(s, b, w, kind)


@rule
def offer_rare_frame(s, b, w, kind):
    """The options of the frames that come up less often."""
    if kind == frames.REMOVE:
        offer_remove(s, b, w)
    elif kind == frames.GAIN:
        offer_gain(s, b, w)
    elif kind == frames.GIVE:
        offer_give_frame(s, b, w)
    elif kind == frames.MORNING:
        offer_morning(s, b, w)
    elif kind == frames.NIGHT_ENVOY:
        offer_night_envoy(s, b, w)
    elif kind == frames.SPEND:
        offer_spend(s, b, w)
    elif kind == frames.REPEAT:
        offer_repeat(s, b, w)
    elif kind == frames.LAY:
        offer_lay_servant(s, b, w)
    else:
        offer(w, actions.DECLINE, reasons.LEGAL)  # FINAL_TRADE: no more trades


@rule
def trade_may_help(kind):
    """Frames where a servant bought with tokens can make possible what was not."""
    return (
        kind == frames.PAY
        or kind == frames.ACTION
        or kind == frames.TOKEN
        or kind == frames.SHIP_PLACE
        or kind == frames.WALL_PLACE
        or kind == frames.REPEAT
    )


@rule
def offer_all(s, b, w):
    """All options of the decision on top, with the trades (TRADE-1, RULING-1) where there is a decision at all."""
    clear_options(w)
    kind = arg(s, 0)
    seat = arg(s, 1)
    offer_frame(s, b, w, kind)
    if kind == frames.FORCED_TRADE or kind == frames.SPEND or w.n == 0:
        return
    if w.n > 1 or kind == frames.FINAL_TRADE or keeps_a_secret(s):
        offer_trades(s, b, w, seat, False)
    elif (w.ids[0] == actions.DECLINE or w.ids[0] == actions.NO_ACTION) and trade_may_help(kind):
        offer_trades(s, b, w, seat, False)
        if w.n > 1 and w.ids[1] >= actions.TRADE_VP:
            w.n = 1  # no servant to be had, so there is nothing to decide


@rule
def do_frame(s, b, w, kind, action):
    """Do what was chosen for the top frame."""
    if kind == frames.CARD:
        do_card(s, b, w, action)
    elif kind == frames.LOCATION:
        do_location(s, b, w, action)
    elif kind == frames.PAY:
        do_pay(s, b, w, action)
    elif kind == frames.ACTION:
        do_action(s, b, w, action)
    elif kind == frames.CITY:
        do_city(s, b, w, action)
    elif kind == frames.TOKEN:
        do_token(s, b, w, action)
    elif kind == frames.CLAIM:
        do_claim(s, b, w, action)
    elif kind == frames.SHIP_PLACE:
        do_ship_place(s, b, w, action)
    elif kind == frames.SHIP_MOVE:
        do_ship_move(s, b, w, action)
    elif kind == frames.WALL_PLACE:
        do_wall_place(s, b, w, action)
    elif kind == frames.WALL_EXTRA:
        do_wall_extra(s, b, w, action)
    elif kind == frames.BENEFIT:
        do_benefit(s, b, w, action)
    elif kind == frames.DIE:
        do_die(s, b, w, action)
    elif kind == frames.SWAP:
        do_swap(s, b, w, action)
    else:
        do_rare_frame(s, b, w, kind, action)


@rule
def do_rare_frame(s, b, w, kind, action):
    """Do what was chosen for the frames that come up less often."""
    if kind == frames.REMOVE:
        do_remove(s, b, w, action)
    elif kind == frames.GAIN:
        do_gain(s, b, w, action)
    elif kind == frames.GIVE:
        do_give(s, b, w, action)
    elif kind == frames.MORNING:
        do_morning(s, b, w, action)
    elif kind == frames.NIGHT_ENVOY:
        do_night_envoy(s, b, w, action)
    elif kind == frames.SPEND:
        do_spend(s, b, w, action)
    elif kind == frames.REPEAT:
        do_repeat(s, b, w, action)
    elif kind == frames.LAY:
        do_lay_servant(s, b, w, action)
    else:
        pop(s)  # FINAL_TRADE: done


@rule
def apply(s, b, w, action):
    """Do a legal action; a trade leaves the frame it was offered in where it is."""
    if is_trade(action):
        do_trade(s, b, w, arg(s, 1), action)
    else:
        do_frame(s, b, w, arg(s, 0), action)


@rule
def run_frame(s, b, w, kind):
    """Run an automatic frame."""
    if kind == frames.AFTER:
        do_after(s, b, w)
    elif kind == frames.STOW:
        do_stow(s, b, w)
    elif kind == frames.EXCHANGE:
        do_exchange(s, b, w)
    elif kind == frames.WALL_CHECK:
        do_wall_check(s, b, w)
    elif kind == frames.TAKE_JADE:
        do_take_jade(s, b, w)
    elif kind == frames.TAKE_DECREE:
        do_take_decree(s, b, w)
    elif kind == frames.TOKEN_JADE:
        do_token_jade(s, w)
    elif kind == frames.ENVOY or kind == frames.INTRIGUE:
        run_steps(s, b, w, kind)
    elif kind == frames.MENG_ACT:
        do_meng_act(s, b, w)
    elif kind == frames.MENG_STEP:
        do_meng_step(s, b, w)
    elif kind == frames.MENG_TOKEN:
        do_meng_token(s, b, w)
    elif kind == frames.MENG_LOAD:
        do_meng_load(s, b, w)
    else:
        do_meng_trade(s, b, w)


@rule
def run_steps(s, b, w, kind):
    """Steps of the envoy or the intrigue marker that were paid for."""
    seat = arg(s, 1)
    steps = arg(s, 2)
    rule_id = top_rule(s)
    pop(s)
    if kind == frames.ENVOY:
        envoy_steps(s, b, w, seat, steps, rule_id)
    else:
        climb(s, b, w, seat, steps, rule_id)


@rule
def run(s, b, w):
    """Run until somebody has a choice to make (w holds it), or the game is over (w is empty)."""
    while s.step != OVER:
        if s.depth == 0:
            tick(s, b, w)
            continue
        kind = arg(s, 0)
        if kind >= frames.FIRST_AUTOMATIC:
            run_frame(s, b, w, kind)
        elif is_meng(s, arg(s, 1)):
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
