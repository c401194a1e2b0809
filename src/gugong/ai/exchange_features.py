"""Exchanging a gift, as instinct sees it: a card and a location together, and how to pay for it."""

from ..box.kinds import ActionKind, DecreeKind
from ..rules.core.actions import Action
from ..rules.core.frames import frame_card, frame_location
from ..rules.core.jit import rule
from ..rules.phases.exchange import is_free
from ..rules.phases.night import dice_matches, matches_counted
from ..rules.places.decrees import cost_of, owns, owns_place
from .contexts import DAYS, context_of, day_of, pool_class, servants_ready
from .features import (
    ACTIONS,
    CARD_ACTION,
    DECREE_IN_REACH,
    JADE_DECREE,
    LAID_VALUE,
    LOCATION_ACTION,
    NIGHT_LEAD,
    NOT_FREE,
    PAY_CARD_HAND,
    PAY_CARD_MATCH,
    PAY_CARD_VALUE,
    PAY_DOUBLE_VALUE,
    PAY_NOT,
    PAY_SERVANTS,
    TAKEN_ACTION,
    TAKEN_MATCH,
    TAKEN_VALUE,
    matches_of,
    see,
)


@rule
def decrees_in_reach(s, b, seat, pool):
    """Bit set of the decrees that a seat could pay."""
    found = 0
    for place in range(6):
        if not owns_place(s, seat, place) and cost_of(s, b, seat, place) + 1 <= pool:
            found |= 1 << place
    return found


@rule
def prepare(s, b, c, seat):
    """See once what many exchanges have in common."""
    pool = servants_ready(s, seat)
    for paid in range(2):
        if paid == 1 and pool >= int(b.exchange_cost):
            pool -= int(b.exchange_cost)
        for action in range(ACTIONS):
            c.context[action, paid] = context_of(s, b, seat, action, pool)
        c.reach[paid] = decrees_in_reach(s, b, seat, pool)
    c.matches = dice_matches(s, b, seat)
    most = 0
    for other in range(int(s.players)):
        if other != seat:
            most = max(most, matches_counted(s, b, other))
    c.most_matches = most


@rule
def standing(c, more):
    """NIGHT-2: behind, level or ahead in matches with `more` than the discard has now."""
    mine = int(c.matches) + more
    if mine < c.most_matches:
        return 0
    return 1 if mine == c.most_matches else 2


@rule
def see_taken(s, b, c, card):
    """What the card that comes into the discard is good for."""
    last = s.day >= b.days
    see(c, TAKEN_VALUE + (0 if last else min(int(b.card_value[card]), 9)))
    matches = matches_of(s, b, card)
    see(c, TAKEN_MATCH + day_of(s) * 4 + matches)
    if matches > 0:
        see(c, NIGHT_LEAD + matches * 3 + standing(c, matches))
    if not last:
        see(c, TAKEN_ACTION + int(b.card_action[card]))


@rule
def see_promise(s, c, seat, action, paid, by_card):
    """What an action promises that a card or a location offers."""
    see(c, (CARD_ACTION if by_card == 1 else LOCATION_ACTION) + int(c.context[action, paid]))
    if action == ActionKind.DECREES:
        half = 0 if day_of(s) < 2 else 1
        for place in range(6):
            if (int(c.reach[paid]) >> place) & 1 == 1:
                see(c, DECREE_IN_REACH + ((place // 2 * 5 + int(s.decree[place])) * 2 + half) * 2 + by_card)
    elif action == ActionKind.JADE and owns(s, seat, DecreeKind.FINAL_JADE):
        see(c, JADE_DECREE)


@rule
def see_acting(s, b, c, seat, card, location, paid):
    """What the two actions of an exchange promise."""
    see_promise(s, c, seat, location, paid, 0)
    if b.card_action[card] != ActionKind.NONE:
        see_promise(s, c, seat, int(b.card_action[card]), paid, 1)


@rule
def see_exchange(s, b, c, seat, card, location):
    """A card at a location: what it does, what it costs, what comes and what goes."""
    free = is_free(s, b, seat, card, location, False)
    if not free:
        see(c, NOT_FREE + 2 * pool_class(servants_ready(s, seat)) + (1 if s.hand_n[seat] > 1 else 0))
    see_acting(s, b, c, seat, card, location, 0 if free else 1)
    see_taken(s, b, c, int(s.board[location]))
    if s.day < b.days:
        see(c, LAID_VALUE + min(int(b.card_value[card]), 9))


@rule
def see_pay(s, b, c, seat, action):
    """How to pay for an exchange that is not free."""
    card = frame_card(s)
    pool = servants_ready(s, seat)
    if action == Action.NO_ACTION:
        see(c, PAY_NOT + 2 * (1 if pool >= int(b.exchange_cost) else 0) + (1 if s.hand_n[seat] > 1 else 0))
        return
    if action == Action.PAY_SERVANTS:
        see(c, PAY_SERVANTS + pool_class(pool) * DAYS + day_of(s))
        see_acting(s, b, c, seat, card, frame_location(s), 1)
        return
    see_acting(s, b, c, seat, card, frame_location(s), 0)
    if action == Action.DOUBLE_VALUE:
        see(c, PAY_DOUBLE_VALUE)
    else:
        paid = action - Action.DISCARD_CARD
        see(c, PAY_CARD_VALUE + (0 if s.day >= b.days else min(int(b.card_value[paid]), 9)))
        see(c, PAY_CARD_MATCH + matches_of(s, b, paid))
        see(c, PAY_CARD_HAND + min(int(s.hand_n[seat]), 5))
