"""Night (NIGHT-1..5): matches with the dice, the ships sail, the discard becomes the hand."""

from ..core import actions, events, frames, reasons, rule_ids
from ..core.jit import rule
from ..core.seats import is_meng
from ..core.stack import arg, offer, pop, push, record
from ..core.state import HOLDER_KNOWN, NOBODY, OPEN
from ..places.cards import add_to_hand
from ..places.palace import envoy_steps
from ..places.points import FROM_NIGHT, score


@rule
def dice_matches(s, b, seat):
    """NIGHT-1, RULING-8, RULING-9: one for each die that shows the value of a card in the discard."""
    n = 0
    for i in range(int(s.discard_n[seat])):
        value = b.card_value[int(s.discard[seat, i])]
        for die in range(3):
            if s.dice[die] == value:
                n += 1
    return n


@rule
def matches_counted(s, b, seat):
    """SOLO-8, EDITION-5: as they lie; Meng counts by the day."""
    n = dice_matches(s, b, seat)
    if is_meng(s, seat):
        return max(n, int(s.day)) if s.meng_at_least == 1 else int(s.day)
    return n


@rule
def count_matches(s, b, w):
    """Everyone compares the discard with the dice."""
    for seat in range(int(s.players)):
        n = matches_counted(s, b, seat)
        s.matches[seat] = n
        record(w, events.MATCHES, seat, rule_ids.NIGHT_1, n, 0, 0)


@rule
def reward_most_matches(s, b, w):
    """NIGHT-2, RULING-23: most matches, at least one; ties by intrigue."""
    best = NOBODY
    most = 1
    for i in range(int(s.players)):
        seat = int(s.order[i])
        if s.matches[seat] >= most:
            most = int(s.matches[seat])
            best = seat
    for seat in range(int(s.players)):
        s.matches[seat] = 0
    if best == NOBODY:
        return
    record(w, events.MOST_MATCHES, best, rule_ids.NIGHT_2, most, 0, 0)
    score(s, w, best, int(b.night_vp), FROM_NIGHT, rule_ids.NIGHT_2)
    push(s, frames.NIGHT_ENVOY, best, 0, 0, 0, rule_ids.NIGHT_2)


@rule
def offer_night_envoy(s, b, w):
    """NIGHT-2: the envoy may move."""
    offer(w, actions.ACCEPT, reasons.LEGAL)
    offer(w, actions.DECLINE, reasons.LEGAL)


@rule
def do_night_envoy(s, b, w, action):
    """Move the envoy, or leave him."""
    seat = arg(s, 1)
    pop(s)
    if action == actions.ACCEPT:
        envoy_steps(s, b, w, seat, 1, rule_ids.NIGHT_2)


@rule
def take_up_discards(s, w):
    """NIGHT-5: the discard becomes the hand. What was blurred between the two is one hand again."""
    for seat in range(int(s.players)):
        for i in range(int(s.discard_n[seat])):
            add_to_hand(s, seat, int(s.discard[seat, i]))
            s.discard[seat, i] = 0
        s.discard_n[seat] = 0
        for i in range(int(s.hand_n[seat])):
            card = int(s.hand[seat, i])
            if s.known[card] == HOLDER_KNOWN:
                s.known[card] = OPEN
        record(w, events.HAND_TAKEN_UP, seat, rule_ids.NIGHT_5, int(s.hand_n[seat]), 0, 0)
