"""Night (NIGHT-1..5): matches with the dice, the ships sail, the discard becomes the hand."""

from ...box.record import DICE
from ...jit import rare_rule, rule
from ..core.actions import Action
from ..core.events import EventKind
from ..core.frames import FrameKind, frame_seat
from ..core.point_sources import PointSource
from ..core.reasons import Reason
from ..core.rule_ids import RuleId
from ..core.seats import is_meng
from ..core.stack import mark_revealed, offer, pop, push, record
from ..core.state import HOLDER_KNOWN, NOBODY, OPEN
from ..places.cards import add_to_hand
from ..places.palace import envoy_steps
from ..places.points import score


@rule
def dice_showing(s, value):
    """NIGHT-1: how many dice a card of this value matches."""
    n = 0
    for die in range(DICE):
        if s.dice[die] == value:
            n += 1
    return n


@rule
def dice_matches(s, b, seat):
    """NIGHT-1, RULING-8, RULING-9: one for each die that shows the value of a card in the discard."""
    n = 0
    for i in range(int(s.discard_n[seat])):
        n += dice_showing(s, int(b.card_value[int(s.discard[seat, i])]))
    return n


@rule
def matches_counted(s, b, seat):
    """SOLO-8, EDITION-5: as they lie; Meng counts by the day."""
    n = dice_matches(s, b, seat)
    if is_meng(s, seat):
        return max(n, int(s.day)) if s.meng_at_least == 1 else int(s.day)
    return n


@rare_rule
def count_matches(s, b, w):
    """Everyone compares the discard with the dice: how many match tells something of cards that others do not see."""
    if s.meng == 0 or s.meng_at_least == 1:  # otherwise only the one person's own cards are counted
        mark_revealed(w)
    for seat in range(int(s.players)):
        n = matches_counted(s, b, seat)
        s.matches[seat] = n
        record(s, w, EventKind.MATCHES, seat, RuleId.NIGHT_1, n, 0, 0)


@rare_rule
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
    record(s, w, EventKind.MOST_MATCHES, best, RuleId.NIGHT_2, most, 0, 0)
    score(s, w, best, int(b.night_vp), PointSource.NIGHT, RuleId.NIGHT_2)
    push(s, FrameKind.NIGHT_ENVOY, best, 0, 0, 0, RuleId.NIGHT_2)


@rule
def offer_night_envoy(s, b, w):
    """NIGHT-2: the envoy may move."""
    offer(w, Action.ACCEPT, Reason.LEGAL)
    offer(w, Action.DECLINE, Reason.LEGAL)


@rule
def do_night_envoy(s, b, w, action):
    """Move the envoy, or leave him."""
    seat = frame_seat(s)
    pop(s)
    if action == Action.ACCEPT:
        envoy_steps(s, b, w, seat, int(b.night_envoy_steps), RuleId.NIGHT_2)


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
        record(s, w, EventKind.HAND_TAKEN_UP, seat, RuleId.NIGHT_5, int(s.hand_n[seat]), 0, 0)
