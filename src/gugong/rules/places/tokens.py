"""The travel tokens and what they do (TOKEN-1..12, BONUS-1..3 when taken; TRAVEL-5)."""

from ..core import actions, events, frames, reasons, rule_ids
from ..core.jit import rule
from ..core.seats import is_meng
from ..core.stack import arg, offer, pop, push, record
from ..core.token_kinds import (
    DISCARD_FOR_JADE,
    DOUBLE,
    DOUBLE_VALUE,
    ENVOY,
    GAIN1,
    GAIN2,
    INTRIGUE,
    PLUS_ONE,
    SERVANTS_FOR_JADE,
    SHIP,
    SWAP,
    TAKE_BACK,
    WALL,
)
from .bonus_tokens import do_lay_choice, offer_lay
from .cards import do_discard_for_jade, do_take_back, offer_discard_for_jade, offer_give, offer_take_back
from .intrigue import climb
from .palace import envoy_steps
from .points import FROM_TOKENS, gain_jade, score
from .servants import KEEP_NOTHING, can_remove, double_in_supply, gain, has_supply, remove
from .ships import fits
from .trades import put_in_slot
from .wall import offer_from_supply, put_on_wall


@rule
def rule_of(kind):
    """The rule id that describes a token."""
    return rule_ids.TOKEN_1 + kind - 1 if kind <= DOUBLE else rule_ids.BONUS_1 + kind - PLUS_ONE


@rule
def offer_token(s, b, w):
    """A token's benefit, which may be declined (EDITION-20). Kinds without one go by themselves."""
    seat = arg(s, 1)
    kind = arg(s, 2)
    if kind == DOUBLE or kind >= DOUBLE_VALUE:
        return
    if kind >= PLUS_ONE:
        offer_lay(s, b, w, seat, kind)
    elif kind == DISCARD_FOR_JADE:
        offer_discard_for_jade(s, b, w, seat)
    elif kind == SWAP:
        offer_give(s, b, w, seat, False)
    elif kind == TAKE_BACK:
        offer_take_back(s, b, w, seat)
    elif kind == WALL:
        offer_from_supply(s, b, w)
        return
    else:
        offer(w, actions.ACCEPT, why_not_accept(s, b, seat, kind))
    offer(w, actions.DECLINE, reasons.LEGAL)


@rule
def keeps_a_secret(s):
    """HIDDEN-1: TOKEN-5 is asked whatever the hand; a frame that went by itself would tell that no card is high."""
    return arg(s, 0) == frames.TOKEN and arg(s, 2) == DISCARD_FOR_JADE and s.hand_n[arg(s, 1)] > 0


@rule
def why_not_accept(s, b, seat, kind):
    """The reason why a plain yes is impossible, or LEGAL."""
    if (kind == GAIN1 or kind == GAIN2 or kind == SHIP) and not has_supply(s, seat):
        return reasons.SUPPLY_EMPTY
    if kind == SHIP and not fits(s, b, seat, int(s.supply[seat]), double_in_supply(s, seat)):
        return reasons.NO_SHIP
    if kind == INTRIGUE and s.intrigue[seat] >= b.intrigue_steps:
        return reasons.AT_THE_TOP
    if kind == SERVANTS_FOR_JADE and not can_remove(s, b, seat, int(b.jade_servants), KEEP_NOTHING):
        return reasons.TOO_FEW_SERVANTS
    return reasons.LEGAL


@rule
def do_token(s, b, w, action):
    """Use or decline the benefit; the STOW frame below puts the token into its slot."""
    seat = arg(s, 1)
    kind = arg(s, 2)
    rule_id = rule_of(kind)
    pop(s)
    if action == actions.DECLINE:
        record(w, events.TOKEN_DECLINED, seat, rule_id, kind, 0, 0)
        return
    record(w, events.TOKEN_USED, seat, rule_id, kind, 0, 0)
    if kind >= PLUS_ONE:
        do_lay_choice(s, b, w, seat, kind, action)
    elif kind == DISCARD_FOR_JADE:
        do_discard_for_jade(s, w, seat, action - actions.DISCARD_CARD)
    elif kind == SWAP:
        push(s, frames.SWAP, seat, action - actions.GIVE_CARD, 0, 0, rule_id)
    elif kind == TAKE_BACK:
        do_take_back(s, w, seat, action - actions.TAKE_BACK)
    elif kind == WALL:
        put_on_wall(s, w, seat, action == actions.DOUBLE, True, rule_id)
        push(s, frames.WALL_CHECK, seat, 0, 0, 0, rule_id)
    else:
        use_plain_token(s, b, w, seat, kind, rule_id)


@rule
def use_plain_token(s, b, w, seat, kind, rule_id):
    """The benefits that need no further choice but the double servant's."""
    if kind == GAIN1 or kind == GAIN2:
        gain(s, w, seat, kind, rule_id)
    elif kind == ENVOY:
        envoy_steps(s, b, w, seat, 1, rule_id)
    elif kind == INTRIGUE:
        climb(s, b, w, seat, 1, rule_id)
    elif kind == SERVANTS_FOR_JADE:
        push(s, frames.TOKEN_JADE, seat, 0, 0, 0, rule_id)
        remove(s, b, w, seat, int(b.jade_servants), KEEP_NOTHING, rule_id)
    elif kind == SHIP:
        push(s, frames.SHIP_PLACE, seat, frames.LOAD_SUPPLY, 0, 0, rule_id)
    else:
        score(s, w, seat, 2, FROM_TOKENS, rule_id)


@rule
def do_token_jade(s, w):
    """TOKEN-6: the jade for three servants."""
    seat = arg(s, 1)
    pop(s)
    gain_jade(s, w, seat, rule_ids.TOKEN_6)


@rule
def do_stow(s, b, w):
    """TRAVEL-4, TRAVEL-5, TRADE-2: into a slot, face down but for double and the kinds used later."""
    seat = arg(s, 1)
    kind = arg(s, 2)
    pop(s)
    put_in_slot(s, seat, kind, kind == DOUBLE or kind >= DOUBLE_VALUE)
    if is_meng(s, seat):
        push(s, frames.MENG_TRADE, seat, 0, 0, 0, rule_ids.SOLO_10)
    else:
        push(s, frames.FORCED_TRADE, seat, 0, 0, 0, rule_ids.TRADE_2)
