"""Features of gift exchanges: a card and a location together, and how to pay for them."""

from ..box.kinds import ActionKind, DecreeKind
from ..jit import rule
from ..rules.core.actions import Action
from ..rules.core.frames import frame_card, frame_location
from ..rules.phases.exchange import is_free
from ..rules.phases.night import dice_matches, matches_counted
from ..rules.places.decrees import cost_of, owns, owns_place
from .contexts import DAYS, context_of, day_index, pool_class, servants_ready
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
    add_feature,
    matching_dice,
)


@rule
def decrees_in_reach(s, b, seat, pool):
    """The decrees that a seat could pay with so many servants, as a bit set."""
    found = 0
    for place in range(6):
        if not owns_place(s, seat, place) and cost_of(s, b, seat, place) + 1 <= pool:
            found |= 1 << place
    return found


@rule
def prepare_exchanges(s, b, c, seat):
    """Compute once what all exchanges of a turn share, into c."""
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
def night_standing(c, more):
    """NIGHT-2: 0 behind, 1 level, 2 ahead in dice matches, with `more` matches than the discard has now."""
    mine = int(c.matches) + more
    if mine < c.most_matches:
        return 0
    return 1 if mine == c.most_matches else 2


@rule
def add_taken_card_features(s, b, c, card):
    """Features of the card that is taken into the discard."""
    last = s.day >= b.days
    add_feature(c, TAKEN_VALUE + (0 if last else min(int(b.card_value[card]), 9)))
    matches = matching_dice(s, b, card)
    add_feature(c, TAKEN_MATCH + day_index(s) * 4 + matches)
    if matches > 0:
        add_feature(c, NIGHT_LEAD + matches * 3 + night_standing(c, matches))
    if not last:
        add_feature(c, TAKEN_ACTION + int(b.card_action[card]))


@rule
def add_promised_action_features(s, c, seat, action, paid, by_card):
    """Features of an action that a card or a location offers."""
    add_feature(c, (CARD_ACTION if by_card == 1 else LOCATION_ACTION) + int(c.context[action, paid]))
    if action == ActionKind.DECREES:
        half = 0 if day_index(s) < 2 else 1
        for place in range(6):
            if (int(c.reach[paid]) >> place) & 1 == 1:
                add_feature(c, DECREE_IN_REACH + ((place // 2 * 5 + int(s.decree[place])) * 2 + half) * 2 + by_card)
    elif action == ActionKind.JADE and owns(s, seat, DecreeKind.FINAL_JADE):
        add_feature(c, JADE_DECREE)


@rule
def add_promised_actions_features(s, b, c, seat, card, location, paid):
    """Features of both actions of an exchange."""
    add_promised_action_features(s, c, seat, location, paid, 0)
    if b.card_action[card] != ActionKind.NONE:
        add_promised_action_features(s, c, seat, int(b.card_action[card]), paid, 1)


@rule
def add_exchange_features(s, b, c, seat, card, location):
    """Features of playing a card at a location: its actions, its cost, the card taken and the card laid."""
    free = is_free(s, b, seat, card, location, False)
    if not free:
        add_feature(c, NOT_FREE + 2 * pool_class(servants_ready(s, seat)) + (1 if s.hand_n[seat] > 1 else 0))
    add_promised_actions_features(s, b, c, seat, card, location, 0 if free else 1)
    add_taken_card_features(s, b, c, int(s.board[location]))
    if s.day < b.days:
        add_feature(c, LAID_VALUE + min(int(b.card_value[card]), 9))


@rule
def add_payment_features(s, b, c, seat, action):
    """Features of a way to pay for an exchange that is not free."""
    card = frame_card(s)
    pool = servants_ready(s, seat)
    if action == Action.NO_ACTION:
        add_feature(c, PAY_NOT + 2 * (1 if pool >= int(b.exchange_cost) else 0) + (1 if s.hand_n[seat] > 1 else 0))
        return
    if action == Action.PAY_SERVANTS:
        add_feature(c, PAY_SERVANTS + pool_class(pool) * DAYS + day_index(s))
        add_promised_actions_features(s, b, c, seat, card, frame_location(s), 1)
        return
    add_promised_actions_features(s, b, c, seat, card, frame_location(s), 0)
    if action == Action.DOUBLE_VALUE:
        add_feature(c, PAY_DOUBLE_VALUE)
    else:
        paid = action - Action.DISCARD_CARD
        add_feature(c, PAY_CARD_VALUE + (0 if s.day >= b.days else min(int(b.card_value[paid]), 9)))
        add_feature(c, PAY_CARD_MATCH + matching_dice(s, b, paid))
        add_feature(c, PAY_CARD_HAND + min(int(s.hand_n[seat]), 5))
