"""Gift cards between hand, discard and board: swaps and the card tokens (SWAP-1, TOKEN-5, TOKEN-8, DECREE-6).

`known` keeps what everybody saw, so that what is hidden can be dealt anew fairly (HIDDEN-1).
"""

from ...box.record import LOCATION_COUNT
from ...jit import rule
from ..core.actions import Action
from ..core.events import EventKind
from ..core.frames import FrameKind, frame_card, frame_only_hand, frame_seat
from ..core.reasons import Reason
from ..core.rule_ids import RuleId
from ..core.stack import close_gap, offer, pop, push, record, top_rule
from ..core.state import HOLDER_KNOWN, OPEN, SECRET
from .points import gain_jade


@rule
def find_in_hand(s, seat, card):
    """The place of a card in a hand, or -1."""
    for i in range(int(s.hand_n[seat])):
        if s.hand[seat, i] == card:
            return i
    return -1


@rule
def find_in_discard(s, seat, card):
    """The place of a card in a discard, or -1."""
    for i in range(int(s.discard_n[seat])):
        if s.discard[seat, i] == card:
            return i
    return -1


@rule
def take_from_hand(s, seat, card):
    """Take a card out of a hand; the others close up."""
    n = int(s.hand_n[seat])
    close_gap(s.hand[seat], find_in_hand(s, seat, card), n)
    s.hand_n[seat] = n - 1


@rule
def take_from_discard(s, seat, card):
    """Take a card out of a discard; the others close up."""
    n = int(s.discard_n[seat])
    close_gap(s.discard[seat], find_in_discard(s, seat, card), n)
    s.discard_n[seat] = n - 1


@rule
def add_to_hand(s, seat, card):
    """A card joins a hand."""
    s.hand[seat, int(s.hand_n[seat])] = card
    s.hand_n[seat] += 1


@rule
def add_to_discard(s, seat, card):
    """A card goes on top of a discard."""
    s.discard[seat, int(s.discard_n[seat])] = card
    s.discard_n[seat] += 1


@rule
def blur(s, seat):
    """A card moved unseen between hand and discard: the others no longer know which of them lies where."""
    for i in range(int(s.hand_n[seat])):
        card = int(s.hand[seat, i])
        s.known[card] = min(int(s.known[card]), HOLDER_KNOWN)
    for i in range(int(s.discard_n[seat])):
        card = int(s.discard[seat, i])
        s.known[card] = min(int(s.known[card]), HOLDER_KNOWN)


@rule
def discard_unseen(s, seat, card):
    """A hand card goes face down on the own discard."""
    take_from_hand(s, seat, card)
    add_to_discard(s, seat, card)
    blur(s, seat)


@rule
def lay_card(s, w, seat, card, location, rule_id):
    """EXCHANGE-1: the board card goes face down on the discard, seen by everybody on its way."""
    taken = int(s.board[location])
    s.board[location] = card
    s.known[card] = SECRET  # it says nothing of a card on the board
    s.known[taken] = OPEN
    add_to_discard(s, seat, taken)
    record(s, w, EventKind.EXCHANGED, seat, rule_id, card, taken, location)


@rule
def offer_give(s, b, w, seat, only_hand):
    """SWAP-1: a card of the hand or (unless it is the morning decree) of the discard."""
    for i in range(int(s.hand_n[seat])):
        offer(w, Action.GIVE_CARD + int(s.hand[seat, i]), Reason.LEGAL)
    if not only_hand:
        for i in range(int(s.discard_n[seat])):
            offer(w, Action.GIVE_CARD + int(s.discard[seat, i]), Reason.LEGAL)


@rule
def offer_give_frame(s, b, w):
    """The morning decree's swap, which may still be let go."""
    offer_give(s, b, w, frame_seat(s), frame_only_hand(s) == 1)
    offer(w, Action.DECLINE, Reason.LEGAL)


@rule
def do_give(s, b, w, action):
    """The card is chosen; now the board card."""
    seat = frame_seat(s)
    rule_id = top_rule(s)
    pop(s)
    if action != Action.DECLINE:
        push(s, FrameKind.SWAP, seat, action - Action.GIVE_CARD, 0, 0, rule_id)


@rule
def offer_swap(s, b, w):
    """RULING-16: any board card, even the one just laid."""
    for location in range(LOCATION_COUNT):
        offer(w, Action.SWAP_WITH + location, Reason.LEGAL)


@rule
def do_swap(s, b, w, action):
    """A hand card's replacement goes to the hand, a discard's to the discard; everybody sees both."""
    seat = frame_seat(s)
    card = frame_card(s)
    rule_id = top_rule(s)
    pop(s)
    location = action - Action.SWAP_WITH
    taken = int(s.board[location])
    s.board[location] = card
    s.known[card] = SECRET
    s.known[taken] = OPEN
    i = find_in_hand(s, seat, card)
    if i >= 0:
        s.hand[seat, i] = taken
    else:
        s.discard[seat, find_in_discard(s, seat, card)] = taken
    record(s, w, EventKind.SWAPPED, seat, rule_id, card, taken, location)


@rule
def offer_discard_for_jade(s, b, w, seat):
    """TOKEN-5: by its printed value (RULING-21)."""
    for i in range(int(s.hand_n[seat])):
        card = int(s.hand[seat, i])
        high = b.card_value[card] >= b.jade_card_value
        offer(w, Action.DISCARD_CARD + card, Reason.LEGAL if high else Reason.VALUE_TOO_LOW)


@rule
def do_discard_for_jade(s, w, seat, card):
    """TOKEN-5: the card goes to the own discard, the jade comes from the supply."""
    discard_unseen(s, seat, card)
    record(s, w, EventKind.DISCARDED_FOR_JADE, seat, RuleId.TOKEN_5, card, 0, 0)
    gain_jade(s, w, seat, RuleId.TOKEN_5)


@rule
def offer_take_back(s, b, w, seat):
    """TOKEN-8, RULING-18: any card of the own discard."""
    for i in range(int(s.discard_n[seat])):
        offer(w, Action.TAKE_BACK + int(s.discard[seat, i]), Reason.LEGAL)


@rule
def do_take_back(s, w, seat, card):
    """TOKEN-8: back into the hand, unseen."""
    take_from_discard(s, seat, card)
    add_to_hand(s, seat, card)
    blur(s, seat)
    record(s, w, EventKind.TAKEN_BACK, seat, RuleId.TOKEN_8, card, 0, 0)
