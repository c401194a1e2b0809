"""The turn: exchange a gift (EXCHANGE-1..4), then the card's and the location's action (DAY-2, ACTION-1)."""

from ..core import actions, events, frames, reasons, rule_ids
from ..core.action_kinds import NONE
from ..core.jit import rule
from ..core.stack import arg, offer, pop, push, record
from ..core.state import OPEN, SECRET
from ..core.token_kinds import DOUBLE_VALUE
from ..places.bonus_tokens import plus_ones
from ..places.cards import add_to_discard, discard_unseen, take_from_hand
from ..places.decrees import EQUAL, owns
from ..places.servants import KEEP_NOTHING, can_remove, remove
from ..places.trades import count_face_up, turn_down


@rule
def start_turn(s, w, seat):
    """DAY-1: a seat with a card in hand takes its turn."""
    s.turn = seat
    record(w, events.TURN_BEGINS, seat, rule_ids.DAY_1, 0, 0, 0)
    push(s, frames.CARD, seat, 0, 0, 0, rule_ids.DAY_2)


@rule
def is_free(s, b, seat, card, location, doubled):
    """EXCHANGE-2, EXCHANGE-4, DECREE-10; RULING-3, RULING-21: double the printed value first, then add."""
    value = int(b.card_value[card])
    lying = int(b.card_value[int(s.board[location])])
    if value == 1 and lying == 9:
        return True
    if doubled:
        value *= 2
    value += plus_ones(s, seat)
    if value == lying:
        return owns(s, seat, 1, EQUAL)
    return value > lying


@rule
def offer_card(s, b, w):
    """EXCHANGE-1: one card of the hand."""
    seat = arg(s, 1)
    for i in range(int(s.hand_n[seat])):
        offer(w, actions.PLAY_CARD + int(s.hand[seat, i]), reasons.LEGAL)


@rule
def do_card(s, b, w, action):
    """The card is chosen; now the location."""
    seat = arg(s, 1)
    pop(s)
    push(s, frames.LOCATION, seat, action - actions.PLAY_CARD, 0, 0, rule_ids.EXCHANGE_1)


@rule
def offer_location(s, b, w):
    """EXCHANGE-1: any of the seven; EXCHANGE-3 (c) is always possible."""
    for location in range(7):
        offer(w, actions.EXCHANGE_AT + location, reasons.LEGAL)


@rule
def do_location(s, b, w, action):
    """Exchange for free, or ask how to pay."""
    seat = arg(s, 1)
    card = arg(s, 2)
    location = action - actions.EXCHANGE_AT
    pop(s)
    if is_free(s, b, seat, card, location, False):
        exchange(s, b, w, seat, card, location, True, rule_ids.EXCHANGE_2)
    else:
        push(s, frames.PAY, seat, card, location, 0, rule_ids.EXCHANGE_3)


@rule
def offer_pay(s, b, w):
    """EXCHANGE-3 (a), (b), (c); a double-value token if it makes the exchange free (BONUS-4)."""
    seat = arg(s, 1)
    card = arg(s, 2)
    payable = can_remove(s, b, seat, int(b.exchange_cost), KEEP_NOTHING)
    offer(w, actions.PAY_SERVANTS, reasons.LEGAL if payable else reasons.TOO_FEW_SERVANTS)
    for i in range(int(s.hand_n[seat])):
        if s.hand[seat, i] != card:
            offer(w, actions.DISCARD_CARD + int(s.hand[seat, i]), reasons.LEGAL)
    if count_face_up(s, seat, DOUBLE_VALUE) > 0:
        enough = is_free(s, b, seat, card, arg(s, 3), True)
        offer(w, actions.DOUBLE_VALUE, reasons.LEGAL if enough else reasons.STILL_TOO_LOW)
    offer(w, actions.NO_ACTION, reasons.LEGAL)


@rule
def do_pay(s, b, w, action):
    """Pay first, then exchange."""
    seat = arg(s, 1)
    card = arg(s, 2)
    location = arg(s, 3)
    pop(s)
    if action == actions.PAY_SERVANTS:
        push(s, frames.EXCHANGE, seat, card, location, 0, rule_ids.EXCHANGE_3)
        remove(s, b, w, seat, int(b.exchange_cost), KEEP_NOTHING, rule_ids.EXCHANGE_3)
        return
    if action == actions.DOUBLE_VALUE:
        turn_down(s, w, seat, DOUBLE_VALUE, rule_ids.BONUS_4)
    elif action != actions.NO_ACTION:
        discard_unseen(s, seat, action - actions.DISCARD_CARD)  # RULING-15
        record(w, events.PAID_WITH_CARD, seat, rule_ids.EXCHANGE_3, action - actions.DISCARD_CARD, 0, 0)
    exchange(s, b, w, seat, card, location, action != actions.NO_ACTION, rule_ids.EXCHANGE_3)


@rule
def do_exchange(s, b, w):
    """The exchange after its servants were removed."""
    seat = arg(s, 1)
    card = arg(s, 2)
    location = arg(s, 3)
    pop(s)
    exchange(s, b, w, seat, card, location, True, rule_ids.EXCHANGE_3)


@rule
def lay_card(s, w, seat, card, location, rule_id):
    """EXCHANGE-1: the board card goes face down on the discard, seen by everybody on its way."""
    taken = int(s.board[location])
    s.board[location] = card
    s.known[card] = SECRET  # it says nothing of a card on the board
    s.known[taken] = OPEN
    add_to_discard(s, seat, taken)
    record(w, events.EXCHANGED, seat, rule_id, card, taken, location)


@rule
def exchange(s, b, w, seat, card, location, acting, rule_id):
    """Lay the card; then its action and the location's, the card's first (ACTION-1)."""
    take_from_hand(s, seat, card)
    lay_card(s, w, seat, card, location, rule_id)
    if not acting:
        record(w, events.NO_ACTION, seat, rule_ids.EXCHANGE_3, 0, 0, 0)
        return
    push(s, frames.ACTION, seat, location, frames.SOURCE_LOCATION, 0, rule_ids.ACTION_1)
    if b.card_action[card] != NONE:
        push(s, frames.ACTION, seat, int(b.card_action[card]), frames.SOURCE_CARD, 0, rule_ids.ACTION_2)
