"""Performing an action, from wherever it comes (ACTION-1, ACTION-2), and what follows from it:
tolls and followers (BONUS-2, BONUS-3) and the repeat by a double-action token (BONUS-5)."""

from ..core import actions, events, frames, reasons, rule_ids
from ..core.action_kinds import CANAL, DECREES, GAIN1, GAIN2, INTRIGUE, JADE, PALACE, SWAP, TRAVEL, WALL
from ..core.jit import rule
from ..core.stack import arg, clear_options, offer, pop, push, record
from ..core.token_kinds import DISCOUNT, DOUBLE_ACTION, FOLLOW, TOLL
from . import decrees as decree_rules
from . import jade as jade_rules
from .canal import do_canal, offer_canal
from .cards import offer_give
from .decrees import do_decrees, offer_decrees
from .intrigue import do_intrigue, offer_intrigue
from .jade import do_jade, offer_jade
from .palace import do_palace, offer_palace
from .points import FROM_TOLLS, lose_one, score
from .servants import gain, has_supply
from .trades import count_face_up, turn_down
from .travel import do_travel, offer_travel
from .wall import do_wall, offer_wall


@rule
def offer_variants(s, b, w, seat, action, discount):
    """What an action offers, but for declining it."""
    if action == TRAVEL:
        offer_travel(s, b, w, seat)
    elif action == WALL:
        offer_wall(s, b, w, seat)
    elif action == JADE:
        offer_jade(s, b, w, seat, discount)
    elif action == INTRIGUE:
        offer_intrigue(s, b, w, seat)
    elif action == PALACE:
        offer_palace(s, b, w, seat)
    elif action == DECREES:
        offer_decrees(s, b, w, seat, discount)
    elif action == CANAL:
        offer_canal(s, b, w, seat)
    elif action == SWAP:
        offer_give(s, b, w, seat, False)
    else:
        offer(w, actions.ACCEPT, reasons.LEGAL if has_supply(s, seat) else reasons.SUPPLY_EMPTY)


@rule
def discount_helps(s, b, seat, action, discount):
    """BONUS-6, RULING-10: whether one more of the seat's discount tokens, which add up, is of any use."""
    tokens = count_face_up(s, seat, DISCOUNT)
    most = discount + tokens * int(b.discount)
    if tokens > 0 and action == JADE:
        return jade_rules.discount_helps(s, b, seat, discount, most)
    if tokens > 0 and action == DECREES:
        return decree_rules.discount_helps(s, b, seat, discount, most)
    return False


@rule
def offer_action(s, b, w):
    """ACTION-1: every action is optional."""
    seat = arg(s, 1)
    action = arg(s, 2)
    discount = arg(s, 4) * int(b.discount)
    offer_variants(s, b, w, seat, action, discount)
    if count_face_up(s, seat, DISCOUNT) > 0 and (action == JADE or action == DECREES):
        helps = discount_helps(s, b, seat, action, discount)
        offer(w, actions.DISCOUNT, reasons.LEGAL if helps else reasons.NOTHING_TO_DISCOUNT)
    offer(w, actions.DECLINE, reasons.LEGAL)


@rule
def do_action(s, b, w, choice):
    """Carry an action out; the AFTER frame below it waits until it is complete."""
    seat = arg(s, 1)
    action = arg(s, 2)
    source = arg(s, 3)
    tokens = arg(s, 4)
    if choice == actions.DISCOUNT:
        turn_down(s, w, seat, DISCOUNT, rule_ids.BONUS_6)
        s.stack[int(s.depth) - 1, 4] = tokens + 1
        return
    pop(s)
    if choice == actions.DECLINE:
        record(w, events.ACTION_DECLINED, seat, rule_ids.ACTION_1, action, source, 0)
        return
    variant = choice - actions.VARIANT_A + 1 if choice <= actions.VARIANT_B else 0
    if source == frames.SOURCE_FOLLOW:
        record(w, events.FOLLOWED, seat, rule_ids.BONUS_3, action, 0, 0)
    record(w, events.ACTION_TAKEN, seat, rule_ids.ACTION_1, action, max(variant, 0), source)
    push(s, frames.AFTER, seat, action, source, 0, rule_ids.ACTION_1)
    carry_out(s, b, w, seat, action, choice, tokens * int(b.discount))


@rule
def carry_out(s, b, w, seat, action, choice, discount):
    """The chosen variant of an action."""
    if action == TRAVEL:
        do_travel(s, b, w, seat, choice)
    elif action == WALL:
        do_wall(s, b, w, seat, choice)
    elif action == JADE:
        do_jade(s, b, w, seat, choice, discount)
    elif action == INTRIGUE:
        do_intrigue(s, b, w, seat, choice)
    elif action == PALACE:
        do_palace(s, b, w, seat, choice)
    elif action == DECREES:
        do_decrees(s, b, w, seat, choice, discount)
    elif action == CANAL:
        do_canal(s, b, w, seat, choice)
    elif action == SWAP:
        push(s, frames.SWAP, seat, choice - actions.GIVE_CARD, 0, 0, rule_ids.SWAP_1)
    else:
        gain(s, w, seat, 2 if action == GAIN2 else 1, rule_ids.ACTION_2)


@rule
def do_after(s, b, w):
    """RULING-5, RULING-6, RULING-22: the action is complete; tolls, then followers, then a repeat."""
    seat = arg(s, 1)
    action = arg(s, 2)
    source = arg(s, 3)
    pop(s)
    if source == frames.SOURCE_CARD and count_face_up(s, seat, DOUBLE_ACTION) > 0:
        push(s, frames.REPEAT, seat, action, 0, 0, rule_ids.BONUS_5)
    if action >= GAIN1 or s.laid_n == 0:
        return
    collect_tolls(s, w, seat, action)
    if source != frames.SOURCE_FOLLOW:
        ask_followers(s, seat, action)


@rule
def collect_tolls(s, w, seat, action):
    """BONUS-2, RULING-2: each toll of another seat at this location."""
    for i in range(int(s.laid_n)):
        owner = int(s.laid[i, 1])
        if s.laid[i, 0] == TOLL and s.laid[i, 2] == action and owner != seat:
            record(w, events.TOLL_PAID, seat, rule_ids.BONUS_2, owner, action, 0)
            lose_one(s, w, seat, FROM_TOLLS, rule_ids.BONUS_2)
            score(s, w, owner, 1, FROM_TOLLS, rule_ids.BONUS_2)


@rule
def ask_followers(s, seat, action):
    """BONUS-3, RULING-5: in player order from the acting player; the last is pushed first."""
    n = int(s.players)
    for i in range(n - 1, 0, -1):
        follower = (seat + i) % n
        for j in range(int(s.laid_n)):
            if s.laid[j, 0] == FOLLOW and s.laid[j, 1] == follower and s.laid[j, 2] == action:
                push(s, frames.ACTION, follower, action, frames.SOURCE_FOLLOW, 0, rule_ids.BONUS_3)


@rule
def offer_repeat(s, b, w):
    """BONUS-5: once more, if the token is still there and the action is possible."""
    seat = arg(s, 1)
    if count_face_up(s, seat, DOUBLE_ACTION) == 0:
        return
    action = arg(s, 2)
    offer_variants(s, b, w, seat, action, 0)
    possible = w.n > 0 or discount_helps(s, b, seat, action, 0)
    clear_options(w)
    offer(w, actions.ACCEPT, reasons.LEGAL if possible else reasons.NOTHING_TO_REPEAT)
    offer(w, actions.DECLINE, reasons.LEGAL)


@rule
def do_repeat(s, b, w, choice):
    """Turn the token and offer the action again."""
    seat = arg(s, 1)
    action = arg(s, 2)
    pop(s)
    if choice == actions.ACCEPT:
        turn_down(s, w, seat, DOUBLE_ACTION, rule_ids.BONUS_5)
        push(s, frames.ACTION, seat, action, frames.SOURCE_REPEAT, 0, rule_ids.BONUS_5)
