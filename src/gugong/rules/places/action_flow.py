"""Performing an action, from wherever it comes (ACTION-1, ACTION-2), and what follows from it:
tolls and followers (BONUS-2, BONUS-3) and the repeat by a double-action token (BONUS-5)."""

from ...box.kinds import ActionKind, TokenKind
from ...jit import rare_rule, rule
from ..core.actions import Action
from ..core.events import EventKind
from ..core.frames import (
    ActionSource,
    FrameKind,
    frame_action,
    frame_discounts,
    frame_seat,
    frame_source,
    set_frame_discounts,
)
from ..core.point_sources import PointSource
from ..core.reasons import Reason
from ..core.rule_ids import RuleId
from ..core.stack import clear_options, offer, pop, push, record, why_nothing_is_possible
from . import decrees as decree_rules
from . import jade as jade_rules
from .canal import do_canal, offer_canal
from .cards import offer_give
from .decrees import do_decrees, offer_decrees
from .intrigue import do_intrigue, offer_intrigue
from .jade import do_jade, offer_jade
from .palace import do_palace, offer_palace
from .points import lose, score
from .servants import gain, has_supply
from .token_slots import count_face_up, turn_down
from .travel import do_travel, offer_travel
from .wall import do_wall, offer_wall


@rule
def offer_variants(s, b, w, seat, action, discount):
    """What an action offers, but for declining it."""
    if action == ActionKind.TRAVEL:
        offer_travel(s, b, w, seat)
    elif action == ActionKind.WALL:
        offer_wall(s, b, w, seat)
    elif action == ActionKind.JADE:
        offer_jade(s, b, w, seat, discount)
    elif action == ActionKind.INTRIGUE:
        offer_intrigue(s, b, w, seat)
    elif action == ActionKind.PALACE:
        offer_palace(s, b, w, seat)
    elif action == ActionKind.DECREES:
        offer_decrees(s, b, w, seat, discount)
    elif action == ActionKind.CANAL:
        offer_canal(s, b, w, seat)
    elif action == ActionKind.SWAP:
        offer_give(s, b, w, seat, False)
    else:
        offer(w, Action.ACCEPT, Reason.LEGAL if has_supply(s, seat) else Reason.SUPPLY_EMPTY)


@rule
def discount_helps(s, b, seat, action, discount):
    """BONUS-6, RULING-10: whether one more of the seat's discount tokens, which add up, is of any use."""
    tokens = count_face_up(s, seat, TokenKind.DISCOUNT)
    most = discount + tokens * int(b.discount)
    if tokens > 0 and action == ActionKind.JADE:
        return jade_rules.discount_helps(s, b, seat, discount, most)
    if tokens > 0 and action == ActionKind.DECREES:
        return decree_rules.discount_helps(s, b, seat, discount, most)
    return False


@rule
def offer_action(s, b, w):
    """ACTION-1: every action is optional."""
    seat = frame_seat(s)
    action = frame_action(s)
    discount = frame_discounts(s) * int(b.discount)
    offer_variants(s, b, w, seat, action, discount)
    if count_face_up(s, seat, TokenKind.DISCOUNT) > 0 and (action == ActionKind.JADE or action == ActionKind.DECREES):
        helps = discount_helps(s, b, seat, action, discount)
        offer(w, Action.DISCOUNT, Reason.LEGAL if helps else Reason.NOTHING_TO_DISCOUNT)
    offer(w, Action.DECLINE, Reason.LEGAL)


@rule
def do_action(s, b, w, choice):
    """Carry an action out; the AFTER frame below it waits until it is complete."""
    seat = frame_seat(s)
    action = frame_action(s)
    source = frame_source(s)
    tokens = frame_discounts(s)
    if choice == Action.DISCOUNT:
        turn_down(s, w, seat, TokenKind.DISCOUNT, RuleId.BONUS_6)
        set_frame_discounts(s, tokens + 1)
        return
    pop(s)
    if choice == Action.DECLINE:
        if w.recording != 0:
            tell_declined(s, b, w, seat, action, source, tokens * int(b.discount))
        return
    variant = choice - Action.VARIANT_A + 1 if choice <= Action.VARIANT_B else 0
    if source == ActionSource.FOLLOW:
        record(s, w, EventKind.FOLLOWED, seat, RuleId.BONUS_3, action, 0, 0)
    record(s, w, EventKind.ACTION_TAKEN, seat, RuleId.ACTION_1, action, max(variant, 0), source)
    push(s, FrameKind.AFTER, seat, action, source, 0, RuleId.ACTION_1)
    carry_out(s, b, w, seat, action, choice, tokens * int(b.discount))


@rare_rule
def tell_declined(s, b, w, seat, action, source, discount):
    """Record that an action was not carried out: declined or, where nothing of it was possible, why."""
    clear_options(w)
    offer_variants(s, b, w, seat, action, discount)
    why = why_nothing_is_possible(w)
    if why == Reason.LEGAL or discount_helps(s, b, seat, action, discount):
        record(s, w, EventKind.ACTION_DECLINED, seat, RuleId.ACTION_1, action, source, 0)
    else:
        record(s, w, EventKind.ACTION_IMPOSSIBLE, seat, RuleId.ACTION_1, action, source, why)


@rule
def carry_out(s, b, w, seat, action, choice, discount):
    """The chosen variant of an action."""
    if action == ActionKind.TRAVEL:
        do_travel(s, b, w, seat, choice)
    elif action == ActionKind.WALL:
        do_wall(s, b, w, seat, choice)
    elif action == ActionKind.JADE:
        do_jade(s, b, w, seat, choice, discount)
    elif action == ActionKind.INTRIGUE:
        do_intrigue(s, b, w, seat, choice)
    elif action == ActionKind.PALACE:
        do_palace(s, b, w, seat, choice)
    elif action == ActionKind.DECREES:
        do_decrees(s, b, w, seat, choice, discount)
    elif action == ActionKind.CANAL:
        do_canal(s, b, w, seat, choice)
    elif action == ActionKind.SWAP:
        push(s, FrameKind.SWAP, seat, choice - Action.GIVE_CARD, 0, 0, RuleId.SWAP_1)
    else:
        gain(s, w, seat, int(b.card_gain[action - ActionKind.GAIN1]), RuleId.ACTION_2)


@rule
def do_after(s, b, w):
    """RULING-5, RULING-6, RULING-22: the action is complete; tolls, then followers, then a repeat."""
    seat = frame_seat(s)
    action = frame_action(s)
    source = frame_source(s)
    pop(s)
    if source == ActionSource.CARD and count_face_up(s, seat, TokenKind.DOUBLE_ACTION) > 0:
        push(s, FrameKind.REPEAT, seat, action, 0, 0, RuleId.BONUS_5)
    if action >= ActionKind.GAIN1 or s.laid_n == 0:
        return
    collect_tolls(s, b, w, seat, action)
    if source != ActionSource.FOLLOW:
        ask_followers(s, seat, action)


@rule
def collect_tolls(s, b, w, seat, action):
    """BONUS-2, RULING-2: each toll of another seat at this location."""
    for i in range(int(s.laid_n)):
        owner = int(s.laid[i, 1])
        if s.laid[i, 0] == TokenKind.TOLL and s.laid[i, 2] == action and owner != seat:
            record(s, w, EventKind.TOLL_PAID, seat, RuleId.BONUS_2, owner, action, 0)
            toll = int(b.token_effect[TokenKind.TOLL])
            lose(s, w, seat, toll, PointSource.TOLLS, RuleId.BONUS_2)
            score(s, w, owner, toll, PointSource.TOLLS, RuleId.BONUS_2)


@rule
def ask_followers(s, seat, action):
    """BONUS-3, RULING-5: in player order from the acting player; the last is pushed first."""
    n = int(s.players)
    for i in range(n - 1, 0, -1):
        follower = (seat + i) % n
        for j in range(int(s.laid_n)):
            if s.laid[j, 0] == TokenKind.FOLLOW and s.laid[j, 1] == follower and s.laid[j, 2] == action:
                push(s, FrameKind.ACTION, follower, action, ActionSource.FOLLOW, 0, RuleId.BONUS_3)


@rule
def offer_repeat(s, b, w):
    """BONUS-5: once more, if the token is still there and the action is possible."""
    seat = frame_seat(s)
    if count_face_up(s, seat, TokenKind.DOUBLE_ACTION) == 0:
        return
    action = frame_action(s)
    offer_variants(s, b, w, seat, action, 0)
    possible = w.n > 0 or discount_helps(s, b, seat, action, 0)
    clear_options(w)
    offer(w, Action.ACCEPT, Reason.LEGAL if possible else Reason.NOTHING_TO_REPEAT)
    offer(w, Action.DECLINE, Reason.LEGAL)


@rule
def do_repeat(s, b, w, choice):
    """Turn the token and offer the action again."""
    seat = frame_seat(s)
    action = frame_action(s)
    pop(s)
    if choice == Action.ACCEPT:
        turn_down(s, w, seat, TokenKind.DOUBLE_ACTION, RuleId.BONUS_5)
        push(s, FrameKind.ACTION, seat, action, ActionSource.REPEAT, 0, RuleId.BONUS_5)
