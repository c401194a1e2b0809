"""Every decision, as instinct sees it: all its choices with their features."""

from ..rules.core import actions, frames
from ..rules.core.action_kinds import DECREES, JADE
from ..rules.core.jit import rule
from ..rules.core.stack import arg
from ..rules.core.state import NO_PLACE
from ..rules.places.decrees import JADE_POINTS, cost_of, owns
from ..rules.places.jade import price
from ..rules.places.ships import free_port, load_of
from .contexts import DAYS, POOLS, context_of, day_of, pool_class, servants_ready
from .exchange_features import prepare, see_exchange, see_pay
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
    begin,
    matches_of,
    see,
)


@rule
def see_action(s, b, c, seat, action):
    """Which variant of an action, or which jade or decree."""
    kind = arg(s, 2)
    pool = servants_ready(s, seat)
    if action == actions.VARIANT_A or action == actions.VARIANT_B:
        second = action - actions.VARIANT_A
        see(c, VARIANT + context_of(s, b, seat, kind, pool) * 2 + second)
        see(c, VARIANT_POOL + (kind * 2 + second) * POOLS + pool_class(pool))
    elif kind == JADE and actions.BUY_JADE <= action < actions.TAKE_DECREE:
        cost = price(s, b, seat, action - actions.BUY_JADE)
        see(c, BUY_JADE + min(cost, 5) * 6 + min(int(s.jade[seat]), 5))
        see(c, BUY_JADE_DAY + day_of(s) * POOLS + pool_class(pool - cost))
        if owns(s, seat, 2, JADE_POINTS):
            see(c, JADE_DECREE + 1)
    elif kind == DECREES and actions.TAKE_DECREE <= action < actions.USE_DECREE:
        see_decree(s, b, c, seat, action - actions.TAKE_DECREE)
    elif action == actions.DISCOUNT:
        see(c, DISCOUNT + (0 if kind == JADE else 1))
    elif actions.GIVE_CARD <= action < actions.TAKE_BACK:
        see_given(s, b, c, seat, action - actions.GIVE_CARD)
    else:
        see(c, ACCEPT_ACTION)


@rule
def see_decree(s, b, c, seat, place):
    """A decree on offer."""
    see(c, TAKE_DECREE + (place // 2 * 5 + int(s.decree[place])) * DAYS + day_of(s))
    see(c, TAKE_DECREE_COST + min(cost_of(s, b, seat, place), 7))


@rule
def see_given(s, b, c, seat, card):
    """A card of the hand or the discard that would go to the board."""
    in_discard = 1
    for i in range(int(s.hand_n[seat])):
        if s.hand[seat, i] == card:
            in_discard = 0
    see(c, GIVE_VALUE + 10 * in_discard + min(int(b.card_value[card]), 9))
    see(c, GIVE_MATCH + 4 * in_discard + matches_of(s, b, card))


@rule
def see_trade(s, b, c, seat, action, kind):
    """Tokens for a servant, VP or a jade."""
    trade = 2 if action >= actions.TRADE_JADE else (1 if action >= actions.TRADE_VP else 0)
    see(c, TRADE + (trade * DAYS + day_of(s)) * POOLS + pool_class(servants_ready(s, seat)))
    where = 1 if kind == frames.FORCED_TRADE else (2 if kind == frames.FINAL_TRADE else 0)
    see(c, TRADE_FRAME + trade * 3 + where)
    see(c, TRADE_SLOTS + trade * 10 + min(int(s.slots_n[seat]), 9))


@rule
def see_ship(s, b, c, seat, action, kind):
    """Loading, launching, moving, claiming."""
    if actions.LOAD <= action < actions.LAUNCH:
        double = action >= actions.LOAD_DOUBLE
        ship = action - (actions.LOAD_DOUBLE if double else actions.LOAD)
        first = LOAD_DOUBLE if double else LOAD
        see(c, first + min(load_of(s, seat, ship), 3) * 6 + int(s.ship_port[seat, ship]))
        see(c, SHIP_MODE + arg(s, 2) * 2)
    elif actions.LAUNCH <= action < actions.MOVE_SHIP:
        double = action >= actions.LAUNCH_DOUBLE
        route = action - (actions.LAUNCH_DOUBLE if double else actions.LAUNCH)
        see(c, LAUNCH + ((1 if double else 0) * DAYS + day_of(s)) * 6 + free_port(s, route, 0))
        see(c, SHIP_MODE + arg(s, 2) * 2 + 1)
    elif actions.MOVE_SHIP <= action < actions.CLAIM:
        ship = action - actions.MOVE_SHIP
        to = free_port(s, int(s.ship_route[seat, ship]), int(s.ship_port[seat, ship]))
        see(c, MOVE_SHIP + min(load_of(s, seat, ship), 3) * 6 + to)
    else:
        see(c, CLAIM + (action - actions.CLAIM) % 3 * DAYS + day_of(s))


@rule
def see_die(s, b, c, seat, turned):
    """Whether another face matches more of the own discard."""
    die = turned // 6
    change = 0
    for i in range(int(s.discard_n[seat])):
        value = b.card_value[int(s.discard[seat, i])]
        change += (1 if value == b.dice[die, turned % 6] else 0) - (1 if value == s.dice[die] else 0)
    see(c, DIE + min(max(change, -2), 2) + 2)


@rule
def see_option(s, b, c, seat, kind, action):
    """The features of any other option."""
    if action == actions.DECLINE:
        see(c, DECLINE + kind * DAYS + day_of(s))
    elif actions.TRADE_SERVANT <= action < actions.SPEND:
        see_trade(s, b, c, seat, action, kind)
    elif kind == frames.PAY:
        see_pay(s, b, c, seat, action)
    elif kind == frames.ACTION:
        see_action(s, b, c, seat, action)
    elif actions.GO_TO <= action < actions.BUY_JADE:
        token = int(s.city_token[action - actions.GO_TO])
        see(c, CITY + (token * DAYS + day_of(s)) * 2 + (0 if s.place[seat] == NO_PLACE else 1))
    elif actions.LOAD <= action < actions.TRADE_SERVANT:
        see_ship(s, b, c, seat, action, kind)
    else:
        see_rare_option(s, b, c, seat, kind, action)


@rule
def see_rare_option(s, b, c, seat, kind, action):
    """The features of options that come up less often."""
    if kind == frames.TOKEN:
        see(c, TOKEN + arg(s, 2) * 2 + (1 if day_of(s) + 1 == DAYS else 0))
    if actions.DISCARD_CARD <= action < actions.GIVE_CARD:
        see(c, PAY_CARD_VALUE + (0 if s.day >= b.days else min(int(b.card_value[action - actions.DISCARD_CARD]), 9)))
    elif actions.GIVE_CARD <= action < actions.TAKE_BACK:
        see_given(s, b, c, seat, action - actions.GIVE_CARD)
    elif actions.TAKE_BACK <= action < actions.EXCHANGE_AT:
        see_given(s, b, c, seat, action - actions.TAKE_BACK)
    elif actions.SWAP_WITH <= action < actions.LAY_AT:
        card = int(s.board[action - actions.SWAP_WITH])
        see(c, SWAP_VALUE + min(int(b.card_value[card]), 9))
        see(c, SWAP_MATCH + matches_of(s, b, card))
        see(c, SWAP_ACTION + int(b.card_action[card]))
    elif actions.LAY_AT <= action < actions.GO_TO:
        see(c, LAY + action - actions.LAY_AT)
    elif actions.PLAIN <= action <= actions.DOUBLE_AS_ONE:
        see(c, PIECE + kind * 3 + action - actions.PLAIN)
    elif actions.BENEFIT <= action < actions.TURN_DIE:
        see(c, BENEFIT + (action - actions.BENEFIT) * DAYS + day_of(s))
    elif actions.TURN_DIE <= action < actions.LOAD:
        see_die(s, b, c, seat, action - actions.TURN_DIE)
    elif actions.USE_DECREE <= action < actions.BENEFIT:
        see(c, USE_DECREE + int(s.decree[action - actions.USE_DECREE]))


@rule
def see_choices(s, b, w, c):
    """All choices of the decision that w holds, with their features."""
    c.n = 0
    kind = arg(s, 0)
    seat = arg(s, 1)
    if kind == frames.CARD or kind == frames.LOCATION or kind == frames.PAY:
        prepare(s, b, c, seat)
    for i in range(int(w.n)):
        action = int(w.ids[i])
        if actions.PLAY_CARD <= action < actions.DISCARD_CARD:
            for location in range(7):
                begin(c, action, location)
                see_exchange(s, b, c, seat, action - actions.PLAY_CARD, location)
        elif actions.EXCHANGE_AT <= action < actions.SWAP_WITH:
            begin(c, action, -1)
            see_exchange(s, b, c, seat, arg(s, 2), action - actions.EXCHANGE_AT)
        else:
            begin(c, action, -1)
            see_option(s, b, c, seat, kind, action)
