"""Feature extraction: all choices of a decision with their features."""

from ..box.kinds import ActionKind, DecreeKind
from ..box.record import LOCATION_COUNT
from ..jit import rule
from ..rules.core.actions import Action
from ..rules.core.frames import (
    FrameKind,
    frame_action,
    frame_card,
    frame_kind,
    frame_load_mode,
    frame_seat,
    frame_token,
)
from ..rules.core.state import NO_PLACE
from ..rules.places.decrees import cost_of, owns
from ..rules.places.jade import price
from ..rules.places.ships import free_port, load_of
from .contexts import DAYS, POOLS, context_of, day_index, pool_class, servants_ready
from .exchange_features import add_exchange_features, add_payment_features, prepare_exchanges
from .features import (
    ACCEPT_ACTION,
    BENEFIT,
    BUY_JADE,
    BUY_JADE_DAY,
    CITY,
    CLAIM,
    DECLINE,
    DIE,
    DISCOUNT,
    GIVE_MATCH,
    GIVE_VALUE,
    JADE_DECREE,
    LAUNCH,
    LAY,
    LOAD,
    LOAD_DOUBLE,
    MOVE_SHIP,
    PAY_CARD_VALUE,
    PIECE,
    SHIP_MODE,
    SWAP_ACTION,
    SWAP_MATCH,
    SWAP_VALUE,
    TAKE_DECREE,
    TAKE_DECREE_COST,
    TOKEN,
    TRADE,
    TRADE_FRAME,
    TRADE_SLOTS,
    USE_DECREE,
    VARIANT,
    VARIANT_POOL,
    add_choice,
    add_feature,
    matching_dice,
)


@rule
def add_action_features(s, b, c, seat, action):
    """Features of the options of an action: its variants, jades, decrees, cards to give."""
    kind = frame_action(s)
    pool = servants_ready(s, seat)
    if action == Action.VARIANT_A or action == Action.VARIANT_B:
        second = action - Action.VARIANT_A
        add_feature(c, VARIANT + context_of(s, b, seat, kind, pool) * 2 + second)
        add_feature(c, VARIANT_POOL + (kind * 2 + second) * POOLS + pool_class(pool))
    elif kind == ActionKind.JADE and Action.BUY_JADE <= action < Action.TAKE_DECREE:
        cost = price(s, b, seat, action - Action.BUY_JADE)
        add_feature(c, BUY_JADE + min(cost, 5) * 6 + min(int(s.jade[seat]), 5))
        add_feature(c, BUY_JADE_DAY + day_index(s) * POOLS + pool_class(pool - cost))
        if owns(s, seat, DecreeKind.FINAL_JADE):
            add_feature(c, JADE_DECREE + 1)
    elif kind == ActionKind.DECREES and Action.TAKE_DECREE <= action < Action.USE_DECREE:
        add_decree_features(s, b, c, seat, action - Action.TAKE_DECREE)
    elif action == Action.DISCOUNT:
        add_feature(c, DISCOUNT + (0 if kind == ActionKind.JADE else 1))
    elif Action.GIVE_CARD <= action < Action.TAKE_BACK:
        add_given_card_features(s, b, c, seat, action - Action.GIVE_CARD)
    else:
        add_feature(c, ACCEPT_ACTION)


@rule
def add_decree_features(s, b, c, seat, place):
    """Features of taking a decree."""
    add_feature(c, TAKE_DECREE + (place // 2 * 5 + int(s.decree[place])) * DAYS + day_index(s))
    add_feature(c, TAKE_DECREE_COST + min(cost_of(s, b, seat, place), 7))


@rule
def add_given_card_features(s, b, c, seat, card):
    """Features of a card of the hand or the discard that would go to the board."""
    in_discard = 1
    for i in range(int(s.hand_n[seat])):
        if s.hand[seat, i] == card:
            in_discard = 0
    add_feature(c, GIVE_VALUE + 10 * in_discard + min(int(b.card_value[card]), 9))
    add_feature(c, GIVE_MATCH + 4 * in_discard + matching_dice(s, b, card))


@rule
def add_trade_features(s, b, c, seat, action, kind):
    """Features of trading tokens for a servant, VP or a jade."""
    trade = 2 if action >= Action.TRADE_JADE else (1 if action >= Action.TRADE_VP else 0)
    add_feature(c, TRADE + (trade * DAYS + day_index(s)) * POOLS + pool_class(servants_ready(s, seat)))
    where = 1 if kind == FrameKind.FORCED_TRADE else (2 if kind == FrameKind.FINAL_TRADE else 0)
    add_feature(c, TRADE_FRAME + trade * 3 + where)
    add_feature(c, TRADE_SLOTS + trade * 10 + min(int(s.slots_n[seat]), 9))


@rule
def add_ship_features(s, b, c, seat, action, kind):
    """Features of loading, launching and moving ships and of claiming harbour rewards."""
    if Action.LOAD <= action < Action.LAUNCH:
        double = action >= Action.LOAD_DOUBLE
        ship = action - (Action.LOAD_DOUBLE if double else Action.LOAD)
        first = LOAD_DOUBLE if double else LOAD
        add_feature(c, first + min(load_of(s, seat, ship), 3) * 6 + int(s.ship_port[seat, ship]))
        add_feature(c, SHIP_MODE + frame_load_mode(s) * 2)
    elif Action.LAUNCH <= action < Action.MOVE_SHIP:
        double = action >= Action.LAUNCH_DOUBLE
        route = action - (Action.LAUNCH_DOUBLE if double else Action.LAUNCH)
        add_feature(c, LAUNCH + ((1 if double else 0) * DAYS + day_index(s)) * 6 + free_port(s, route, 0))
        add_feature(c, SHIP_MODE + frame_load_mode(s) * 2 + 1)
    elif Action.MOVE_SHIP <= action < Action.CLAIM:
        ship = action - Action.MOVE_SHIP
        to = free_port(s, int(s.ship_route[seat, ship]), int(s.ship_port[seat, ship]))
        add_feature(c, MOVE_SHIP + min(load_of(s, seat, ship), 3) * 6 + to)
    else:
        add_feature(c, CLAIM + (action - Action.CLAIM) % 3 * DAYS + day_index(s))


@rule
def add_die_features(s, b, c, seat, turned):
    """Features of turning a die: how the matches with the own discard change."""
    die = turned // 6
    change = 0
    for i in range(int(s.discard_n[seat])):
        value = b.card_value[int(s.discard[seat, i])]
        change += (1 if value == b.dice[die, turned % 6] else 0) - (1 if value == s.dice[die] else 0)
    add_feature(c, DIE + min(max(change, -2), 2) + 2)


@rule
def add_option_features(s, b, c, seat, kind, action):
    """Features of any option that is not an exchange."""
    if action == Action.DECLINE:
        add_feature(c, DECLINE + kind * DAYS + day_index(s))
    elif Action.TRADE_SERVANT <= action < Action.SPEND:
        add_trade_features(s, b, c, seat, action, kind)
    elif kind == FrameKind.PAY:
        add_payment_features(s, b, c, seat, action)
    elif kind == FrameKind.ACTION:
        add_action_features(s, b, c, seat, action)
    elif Action.GO_TO <= action < Action.BUY_JADE:
        token = int(s.city_token[action - Action.GO_TO])
        add_feature(c, CITY + (token * DAYS + day_index(s)) * 2 + (0 if s.place[seat] == NO_PLACE else 1))
    elif Action.LOAD <= action < Action.TRADE_SERVANT:
        add_ship_features(s, b, c, seat, action, kind)
    else:
        add_rare_option_features(s, b, c, seat, kind, action)


@rule
def add_rare_option_features(s, b, c, seat, kind, action):
    """Features of options that come up less often."""
    if kind == FrameKind.TOKEN:
        add_feature(c, TOKEN + frame_token(s) * 2 + (1 if day_index(s) + 1 == DAYS else 0))
    if Action.DISCARD_CARD <= action < Action.GIVE_CARD:
        add_feature(
            c, PAY_CARD_VALUE + (0 if s.day >= b.days else min(int(b.card_value[action - Action.DISCARD_CARD]), 9))
        )
    elif Action.GIVE_CARD <= action < Action.TAKE_BACK:
        add_given_card_features(s, b, c, seat, action - Action.GIVE_CARD)
    elif Action.TAKE_BACK <= action < Action.EXCHANGE_AT:
        add_given_card_features(s, b, c, seat, action - Action.TAKE_BACK)
    elif Action.SWAP_WITH <= action < Action.LAY_AT:
        card = int(s.board[action - Action.SWAP_WITH])
        add_feature(c, SWAP_VALUE + min(int(b.card_value[card]), 9))
        add_feature(c, SWAP_MATCH + matching_dice(s, b, card))
        add_feature(c, SWAP_ACTION + int(b.card_action[card]))
    elif Action.LAY_AT <= action < Action.GO_TO:
        add_feature(c, LAY + action - Action.LAY_AT)
    elif Action.PLAIN <= action <= Action.DOUBLE_AS_ONE:
        add_feature(c, PIECE + kind * 3 + action - Action.PLAIN)
    elif Action.BENEFIT <= action < Action.TURN_DIE:
        add_feature(c, BENEFIT + (action - Action.BENEFIT) * DAYS + day_index(s))
    elif Action.TURN_DIE <= action < Action.LOAD:
        add_die_features(s, b, c, seat, action - Action.TURN_DIE)
    elif Action.USE_DECREE <= action < Action.BENEFIT:
        add_feature(c, USE_DECREE + int(s.decree[action - Action.USE_DECREE]))


@rule
def list_choices(s, b, w, c):
    """Fill c with the choices of the decision whose options are in w, and with their features."""
    c.n = 0
    kind = frame_kind(s)
    seat = frame_seat(s)
    if kind == FrameKind.CARD or kind == FrameKind.LOCATION or kind == FrameKind.PAY:
        prepare_exchanges(s, b, c, seat)
    for i in range(int(w.n)):
        action = int(w.ids[i])
        if Action.PLAY_CARD <= action < Action.DISCARD_CARD:
            for location in range(LOCATION_COUNT):
                add_choice(c, action, location)
                add_exchange_features(s, b, c, seat, action - Action.PLAY_CARD, location)
        elif Action.EXCHANGE_AT <= action < Action.SWAP_WITH:
            add_choice(c, action, -1)
            add_exchange_features(s, b, c, seat, frame_card(s), action - Action.EXCHANGE_AT)
        else:
            add_choice(c, action, -1)
            add_option_features(s, b, c, seat, kind, action)
