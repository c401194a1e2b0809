"""The turn: exchange a gift (EXCHANGE-1..4), then the card's and the location's action (DAY-2, ACTION-1)."""

from ...box.kinds import ActionKind, DecreeKind, TokenKind
from ...box.record import LOCATION_COUNT
from ...jit import rule
from ..core.actions import Action
from ..core.events import EventKind
from ..core.frames import ActionSource, FrameKind, frame_card, frame_location, frame_seat
from ..core.reasons import Reason
from ..core.rule_ids import RuleId
from ..core.stack import offer, pop, push, record
from ..places.bonus_tokens import plus_ones
from ..places.cards import discard_unseen, lay_card, take_from_hand
from ..places.decrees import owns
from ..places.servants import KEEP_NOTHING, can_remove, remove
from ..places.token_slots import count_face_up, turn_down


@rule
def start_turn(s, w, seat):
    """DAY-1: a seat with a card in hand takes its turn."""
    s.turn = seat
    record(s, w, EventKind.TURN_BEGINS, seat, RuleId.DAY_1, 0, 0, 0)
    push(s, FrameKind.CARD, seat, 0, 0, 0, RuleId.DAY_2)


@rule
def is_free(s, b, seat, card, location, doubled):
    """EXCHANGE-2, EXCHANGE-4, DECREE-10; RULING-3, RULING-21: double the printed value first, then add."""
    value = int(b.card_value[card])
    lying = int(b.card_value[int(s.board[location])])
    if value == b.exchange_low and lying == b.exchange_high:
        return True
    if doubled:
        value *= int(b.token_effect[TokenKind.DOUBLE_VALUE])
    value += plus_ones(s, b, seat)
    if value == lying:
        return owns(s, seat, DecreeKind.LASTING_EQUAL)
    return value > lying


@rule
def offer_card(s, b, w):
    """EXCHANGE-1: one card of the hand."""
    seat = frame_seat(s)
    for i in range(int(s.hand_n[seat])):
        offer(w, Action.PLAY_CARD + int(s.hand[seat, i]), Reason.LEGAL)


@rule
def do_card(s, b, w, action):
    """The card is chosen; now the location."""
    seat = frame_seat(s)
    pop(s)
    push(s, FrameKind.LOCATION, seat, action - Action.PLAY_CARD, 0, 0, RuleId.EXCHANGE_1)


@rule
def offer_location(s, b, w):
    """EXCHANGE-1: any of the seven; EXCHANGE-3 (c) is always possible."""
    for location in range(LOCATION_COUNT):
        offer(w, Action.EXCHANGE_AT + location, Reason.LEGAL)


@rule
def do_location(s, b, w, action):
    """Exchange for free, or ask how to pay."""
    seat = frame_seat(s)
    card = frame_card(s)
    location = action - Action.EXCHANGE_AT
    pop(s)
    if is_free(s, b, seat, card, location, False):
        exchange(s, b, w, seat, card, location, True, RuleId.EXCHANGE_2)
    else:
        push(s, FrameKind.PAY, seat, card, location, 0, RuleId.EXCHANGE_3)


@rule
def offer_pay(s, b, w):
    """EXCHANGE-3 (a), (b), (c); a double-value token if it makes the exchange free (BONUS-4)."""
    seat = frame_seat(s)
    card = frame_card(s)
    payable = can_remove(s, b, seat, int(b.exchange_cost), KEEP_NOTHING)
    offer(w, Action.PAY_SERVANTS, Reason.LEGAL if payable else Reason.TOO_FEW_SERVANTS)
    for i in range(int(s.hand_n[seat])):
        if s.hand[seat, i] != card:
            offer(w, Action.DISCARD_CARD + int(s.hand[seat, i]), Reason.LEGAL)
    if count_face_up(s, seat, TokenKind.DOUBLE_VALUE) > 0:
        enough = is_free(s, b, seat, card, frame_location(s), True)
        offer(w, Action.DOUBLE_VALUE, Reason.LEGAL if enough else Reason.STILL_TOO_LOW)
    offer(w, Action.NO_ACTION, Reason.LEGAL)


@rule
def do_pay(s, b, w, action):
    """Pay first, then exchange."""
    seat = frame_seat(s)
    card = frame_card(s)
    location = frame_location(s)
    pop(s)
    if action == Action.PAY_SERVANTS:
        push(s, FrameKind.EXCHANGE, seat, card, location, 0, RuleId.EXCHANGE_3)
        remove(s, b, w, seat, int(b.exchange_cost), KEEP_NOTHING, RuleId.EXCHANGE_3)
        return
    if action == Action.DOUBLE_VALUE:
        turn_down(s, w, seat, TokenKind.DOUBLE_VALUE, RuleId.BONUS_4)
    elif action != Action.NO_ACTION:
        discard_unseen(s, seat, action - Action.DISCARD_CARD)  # RULING-15
        record(s, w, EventKind.PAID_WITH_CARD, seat, RuleId.EXCHANGE_3, action - Action.DISCARD_CARD, 0, 0)
    exchange(s, b, w, seat, card, location, action != Action.NO_ACTION, RuleId.EXCHANGE_3)


@rule
def do_exchange(s, b, w):
    """The exchange after its servants were removed."""
    seat = frame_seat(s)
    card = frame_card(s)
    location = frame_location(s)
    pop(s)
    exchange(s, b, w, seat, card, location, True, RuleId.EXCHANGE_3)


@rule
def exchange(s, b, w, seat, card, location, acting, rule_id):
    """Lay the card; then its action and the location's, the card's first (ACTION-1)."""
    take_from_hand(s, seat, card)
    lay_card(s, w, seat, card, location, rule_id)
    if not acting:
        record(s, w, EventKind.NO_ACTION, seat, RuleId.EXCHANGE_3, 0, 0, 0)
        return
    push(s, FrameKind.ACTION, seat, location, ActionSource.LOCATION, 0, RuleId.ACTION_1)
    if b.card_action[card] != ActionKind.NONE:
        push(s, FrameKind.ACTION, seat, int(b.card_action[card]), ActionSource.CARD, 0, RuleId.ACTION_2)
