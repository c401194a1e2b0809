"""What instinct looks at in an option: a handful of numbered features, each with one weight.

A decision about the gift to exchange is seen whole, as a card and a location together.
"""

import numpy as np

from ..box.tables import TOKEN_KINDS
from ..rules import actions, frames
from ..rules.action_kinds import DECREES, JADE, NONE
from ..rules.decrees import JADE_POINTS, cost_of, owns, owns_place
from ..rules.exchange import is_free
from ..rules.jade import price
from ..rules.jit import rule
from ..rules.night import dice_matches
from ..rules.ships import free_port, load_of
from ..rules.stack import arg
from ..rules.state import NO_PLACE
from .contexts import CONTEXTS, DAYS, POOLS, context_of, day_of, pool_class, servants_ready

MOST_FEATURES = 24
MOST_CHOICES = 160  # options, or cards times locations

LOCATION_ACTION = 0
CARD_ACTION = LOCATION_ACTION + CONTEXTS
NOT_FREE = CARD_ACTION + CONTEXTS  # by pool and whether another card could pay
TAKEN_VALUE = NOT_FREE + POOLS * 2 + 1  # by value; on the last day it is all one
TAKEN_MATCH = TAKEN_VALUE + 10  # by day and matching dice
TAKEN_ACTION = TAKEN_MATCH + DAYS * 4
LAID_VALUE = TAKEN_ACTION + 11
PAY_SERVANTS = LAID_VALUE + 10  # by pool and day
PAY_CARD_VALUE = PAY_SERVANTS + POOLS * DAYS
PAY_CARD_MATCH = PAY_CARD_VALUE + 10
PAY_CARD_HAND = PAY_CARD_MATCH + 4
PAY_NOT = PAY_CARD_HAND + 6  # by whether servants and whether a card could pay
PAY_DOUBLE_VALUE = PAY_NOT + 4
VARIANT = PAY_DOUBLE_VALUE + 1  # by context, A or B
VARIANT_POOL = VARIANT + CONTEXTS * 2
BUY_JADE = VARIANT_POOL + 7 * 2 * POOLS  # by cost and jades
BUY_JADE_DAY = BUY_JADE + 6 * 6
TAKE_DECREE = BUY_JADE_DAY + DAYS * POOLS  # by level, number and day
TAKE_DECREE_COST = TAKE_DECREE + 15 * DAYS
DISCOUNT = TAKE_DECREE_COST + 8
ACCEPT_ACTION = DISCOUNT + 2
GIVE_VALUE = ACCEPT_ACTION + 1
GIVE_MATCH = GIVE_VALUE + 10 * 2
SWAP_VALUE = GIVE_MATCH + 4 * 2
SWAP_MATCH = SWAP_VALUE + 10
SWAP_ACTION = SWAP_MATCH + 4 * 2
CITY = SWAP_ACTION + 11  # by token, day and whether the envoy is in the palace
TOKEN = CITY + TOKEN_KINDS * DAYS * 2
TRADE = TOKEN + TOKEN_KINDS * 2  # by trade, day and pool
TRADE_FRAME = TRADE + 3 * DAYS * POOLS  # by trade: free, forced, last
TRADE_SLOTS = TRADE_FRAME + 9
PIECE = TRADE_SLOTS + 3 * 10  # by frame and piece
BENEFIT = PIECE + 25 * 3
DIE = BENEFIT + 4 * DAYS
LOAD = DIE + 5  # by load and port
LOAD_DOUBLE = LOAD + 4 * 6
LAUNCH = LOAD_DOUBLE + 4 * 6  # by day and port
SHIP_MODE = LAUNCH + 2 * DAYS * 6  # by mode and loading or launching
MOVE_SHIP = SHIP_MODE + 5 * 2  # by load and port
CLAIM = MOVE_SHIP + 4 * 6  # by reward and day
USE_DECREE = CLAIM + 3 * DAYS
LAY = USE_DECREE + 5  # by location and kind
DECLINE = LAY + 7 * 3
NIGHT_LEAD = DECLINE + 25 * DAYS  # by matches of the card taken, and standing in matches with it
JADE_DECREE = NIGHT_LEAD + 4 * 3
DECREE_IN_REACH = JADE_DECREE + 2  # by level, number and half of the game
FEATURES = DECREE_IN_REACH + 15 * 2 * 2

CHOICES = np.dtype(
    (
        np.record,
        [
            ("n", "i4"),
            ("action", "i2", MOST_CHOICES),
            ("then", "i2", MOST_CHOICES),  # the location of a chosen card, or -1
            ("count", "i1", MOST_CHOICES),
            ("feature", "i2", (MOST_CHOICES, MOST_FEATURES)),
            ("chance", "f8", MOST_CHOICES),
        ],
    )
)


@rule
def begin(c, action, then):
    """A new choice without features."""
    i = int(c.n)
    c.action[i] = action
    c.then[i] = then
    c.count[i] = 0
    c.n = i + 1


@rule
def see(c, feature):
    """Note a feature of the newest choice."""
    i = int(c.n) - 1
    c.feature[i, int(c.count[i])] = feature
    c.count[i] += 1


@rule
def matches_of(s, b, card):
    """How many dice show a card's value."""
    value = b.card_value[card]
    n = 0
    for die in range(3):
        if s.dice[die] == value:
            n += 1
    return n


@rule
def see_taken(s, b, c, seat, card):
    """What the card that comes into the discard is good for."""
    last = s.day >= b.days
    see(c, TAKEN_VALUE + (0 if last else min(int(b.card_value[card]), 9)))
    matches = matches_of(s, b, card)
    see(c, TAKEN_MATCH + day_of(s) * 4 + matches)
    if matches > 0:
        see(c, NIGHT_LEAD + matches * 3 + standing(s, b, seat, matches))
    if not last:
        see(c, TAKEN_ACTION + int(b.card_action[card]))


@rule
def standing(s, b, seat, more):
    """NIGHT-2: behind, level or ahead in matches with `more` than the discard has now."""
    mine = dice_matches(s, b, seat) + more
    best = 0
    for other in range(int(s.players)):
        if other != seat:
            theirs = int(s.day) if s.meng > 0 and other == 1 else dice_matches(s, b, other)
            best = max(best, theirs)
    return 0 if mine < best else (1 if mine == best else 2)


@rule
def see_decrees_in_reach(s, b, c, seat, pool, by_card):
    """Which decrees the seat could pay."""
    half = 0 if day_of(s) < 2 else 1
    for place in range(6):
        if not owns_place(s, seat, place) and cost_of(s, b, seat, place) + 1 <= pool:
            see(c, DECREE_IN_REACH + ((place // 2 * 5 + int(s.decree[place])) * 2 + half) * 2 + by_card)


@rule
def see_more(s, b, c, seat, action, pool, by_card):
    """What else makes an action attractive."""
    if action == DECREES:
        see_decrees_in_reach(s, b, c, seat, pool, by_card)
    elif action == JADE and owns(s, seat, 2, JADE_POINTS):
        see(c, JADE_DECREE)


@rule
def see_acting(s, b, c, seat, card, location, pool):
    """What the two actions of an exchange promise."""
    see(c, LOCATION_ACTION + context_of(s, b, seat, location, pool))
    see_more(s, b, c, seat, location, pool, 0)
    if b.card_action[card] != NONE:
        see(c, CARD_ACTION + context_of(s, b, seat, int(b.card_action[card]), pool))
        see_more(s, b, c, seat, int(b.card_action[card]), pool, 1)


@rule
def see_exchange(s, b, c, seat, card, location):
    """A card at a location: what it does, what it costs, what comes and what goes."""
    pool = servants_ready(s, seat)
    if not is_free(s, b, seat, card, location, False):
        see(c, NOT_FREE + 2 * pool_class(pool) + (1 if s.hand_n[seat] > 1 else 0))
        pool = pool - int(b.exchange_cost) if pool >= int(b.exchange_cost) else pool
    see_acting(s, b, c, seat, card, location, pool)
    see_taken(s, b, c, seat, int(s.board[location]))
    if s.day < b.days:
        see(c, LAID_VALUE + min(int(b.card_value[card]), 9))


@rule
def see_pay(s, b, c, seat, action):
    """How to pay for an exchange that is not free."""
    card = arg(s, 2)
    pool = servants_ready(s, seat)
    if action == actions.NO_ACTION:
        see(c, PAY_NOT + 2 * (1 if pool >= int(b.exchange_cost) else 0) + (1 if s.hand_n[seat] > 1 else 0))
        return
    if action == actions.PAY_SERVANTS:
        see(c, PAY_SERVANTS + pool_class(pool) * DAYS + day_of(s))
        see_acting(s, b, c, seat, card, arg(s, 3), pool - int(b.exchange_cost))
        return
    see_acting(s, b, c, seat, card, arg(s, 3), pool)
    if action == actions.DOUBLE_VALUE:
        see(c, PAY_DOUBLE_VALUE)
    else:
        paid = action - actions.DISCARD_CARD
        see(c, PAY_CARD_VALUE + (0 if s.day >= b.days else min(int(b.card_value[paid]), 9)))
        see(c, PAY_CARD_MATCH + matches_of(s, b, paid))
        see(c, PAY_CARD_HAND + min(int(s.hand_n[seat]), 5))


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
