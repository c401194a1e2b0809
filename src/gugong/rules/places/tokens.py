"""The travel tokens and what they do (TOKEN-1..12, BONUS-1..3 when taken; TRAVEL-5)."""

from ...box.kinds import TokenKind, TokenUse
from ...jit import rare_rule, rule
from ..core.actions import Action
from ..core.events import EventKind
from ..core.frames import FrameKind, LoadMode, frame_kind, frame_seat, frame_token
from ..core.point_sources import PointSource
from ..core.reasons import Reason
from ..core.rule_ids import RuleId
from ..core.seats import is_meng
from ..core.stack import clear_options, offer, pop, push, record, why_nothing_is_possible
from ..core.token_lookup import TOKEN_USES, rule_of
from .bonus_tokens import do_lay_choice, offer_lay
from .cards import do_discard_for_jade, do_take_back, offer_discard_for_jade, offer_give, offer_take_back
from .intrigue import climb
from .palace import envoy_steps
from .points import gain_jade, score
from .servants import KEEP_NOTHING, can_remove, double_in_supply, gain, has_supply, remove
from .ships import fits
from .token_slots import put_in_slot
from .wall import offer_from_supply, put_on_wall


@rule
def offer_token(s, b, w):
    """A token's benefit, which may be declined (EDITION-20). Kinds without one go by themselves."""
    seat = frame_seat(s)
    kind = frame_token(s)
    if TOKEN_USES[kind] == TokenUse.FACE_UP:
        return
    offer_uses(s, b, w, seat, kind)
    offer(w, Action.DECLINE, Reason.LEGAL)


@rule
def offer_uses(s, b, w, seat, kind):
    """What a token's benefit offers, but for declining it."""
    if TOKEN_USES[kind] == TokenUse.LAID:
        offer_lay(s, b, w, seat, kind)
    elif kind == TokenKind.DISCARD_FOR_JADE:
        offer_discard_for_jade(s, b, w, seat)
    elif kind == TokenKind.SWAP:
        offer_give(s, b, w, seat, False)
    elif kind == TokenKind.TAKE_BACK:
        offer_take_back(s, b, w, seat)
    elif kind == TokenKind.WALL:
        offer_from_supply(s, b, w, seat)
    else:
        offer(w, Action.ACCEPT, why_not_accept(s, b, seat, kind))


@rule
def keeps_a_secret(s):
    """HIDDEN-1: TOKEN-5 is asked whatever the hand; a frame that went by itself would tell that no card is high."""
    return (
        frame_kind(s) == FrameKind.TOKEN
        and frame_token(s) == TokenKind.DISCARD_FOR_JADE
        and s.hand_n[frame_seat(s)] > 0
    )


@rule
def why_not_accept(s, b, seat, kind):
    """The reason why a plain yes is impossible, or LEGAL."""
    if (kind == TokenKind.GAIN1 or kind == TokenKind.GAIN2 or kind == TokenKind.SHIP) and not has_supply(s, seat):
        return Reason.SUPPLY_EMPTY
    if kind == TokenKind.SHIP and not fits(s, b, seat, int(s.supply[seat]), double_in_supply(s, seat)):
        return Reason.NO_SHIP
    if kind == TokenKind.INTRIGUE and s.intrigue[seat] >= b.intrigue_steps:
        return Reason.AT_THE_TOP
    if kind == TokenKind.SERVANTS_FOR_JADE and not can_remove(s, b, seat, int(b.jade_servants), KEEP_NOTHING):
        return Reason.TOO_FEW_SERVANTS
    return Reason.LEGAL


@rule
def do_token(s, b, w, action):
    """Use or decline the benefit; the STOW frame below puts the token into its slot."""
    seat = frame_seat(s)
    kind = frame_token(s)
    rule_id = rule_of(kind)
    pop(s)
    if action == Action.DECLINE:
        if w.recording != 0:
            tell_token_declined(s, b, w, seat, kind, rule_id)
        return
    record(s, w, EventKind.TOKEN_USED, seat, rule_id, kind, 0, 0)
    if TOKEN_USES[kind] == TokenUse.LAID:
        do_lay_choice(s, b, w, seat, kind, action)
    elif kind == TokenKind.DISCARD_FOR_JADE:
        do_discard_for_jade(s, w, seat, action - Action.DISCARD_CARD)
    elif kind == TokenKind.SWAP:
        push(s, FrameKind.SWAP, seat, action - Action.GIVE_CARD, 0, 0, rule_id)
    elif kind == TokenKind.TAKE_BACK:
        do_take_back(s, w, seat, action - Action.TAKE_BACK)
    elif kind == TokenKind.WALL:
        put_on_wall(s, w, seat, action == Action.DOUBLE, True, rule_id)
        push(s, FrameKind.WALL_CHECK, seat, 0, 0, 0, rule_id)
    else:
        use_plain_token(s, b, w, seat, kind, rule_id)


@rare_rule
def tell_token_declined(s, b, w, seat, kind, rule_id):
    """Record that a token was not used: declined or, where that was not possible, why.

    HIDDEN-1: of TOKEN-5 it is never told that no card in hand is high enough.
    """
    clear_options(w)
    offer_uses(s, b, w, seat, kind)
    why = why_nothing_is_possible(w)
    if why == Reason.LEGAL or why == Reason.VALUE_TOO_LOW:
        record(s, w, EventKind.TOKEN_DECLINED, seat, rule_id, kind, 0, 0)
    elif kind == TokenKind.TAKE_BACK:
        record(s, w, EventKind.TOKEN_IMPOSSIBLE, seat, rule_id, kind, Reason.NO_DISCARD, 0)
    else:
        record(s, w, EventKind.TOKEN_IMPOSSIBLE, seat, rule_id, kind, why, 0)


@rule
def use_plain_token(s, b, w, seat, kind, rule_id):
    """The benefits that need no further choice but the double servant's."""
    effect = int(b.token_effect[kind])
    if kind == TokenKind.GAIN1 or kind == TokenKind.GAIN2:
        gain(s, w, seat, effect, rule_id)
    elif kind == TokenKind.ENVOY:
        envoy_steps(s, b, w, seat, effect, rule_id)
    elif kind == TokenKind.INTRIGUE:
        climb(s, b, w, seat, effect, rule_id)
    elif kind == TokenKind.SERVANTS_FOR_JADE:
        push(s, FrameKind.TOKEN_JADE, seat, 0, 0, 0, rule_id)
        remove(s, b, w, seat, int(b.jade_servants), KEEP_NOTHING, rule_id)
    elif kind == TokenKind.SHIP:
        push(s, FrameKind.SHIP_PLACE, seat, LoadMode.SUPPLY, 0, 0, rule_id)
    else:
        score(s, w, seat, effect, PointSource.TOKENS, rule_id)


@rule
def do_token_jade(s, w):
    """TOKEN-6: the jade for three servants."""
    seat = frame_seat(s)
    pop(s)
    gain_jade(s, w, seat, RuleId.TOKEN_6)


@rule
def do_stow(s, b, w):
    """TRAVEL-4, TRAVEL-5, TRADE-2: into a slot, face down but for double and the kinds used later."""
    seat = frame_seat(s)
    kind = frame_token(s)
    pop(s)
    put_in_slot(s, seat, kind, TOKEN_USES[kind] == TokenUse.FACE_UP)
    if is_meng(s, seat):
        push(s, FrameKind.MENG_TRADE, seat, 0, 0, 0, RuleId.SOLO_10)
    else:
        push(s, FrameKind.FORCED_TRADE, seat, 0, 0, 0, RuleId.TRADE_2)
