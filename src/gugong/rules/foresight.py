"""What a choice would bring, found by trying it in a copy: for whoever chooses, before they do.

Everything is tried by `step`, so what is foreseen is what happens. In a workspace that is `foreseeing` the rules stop
before the clock goes on: the next turn, the night and the dice are not looked at.
"""

from ..box.kinds import ActionKind
from ..box.record import LOCATION_COUNT
from ..jit import rule
from .core.actions import Action
from .core.events import EventKind
from .core.frames import ActionSource, FrameKind, frame_count, frame_kind, frame_seat
from .core.reasons import Reason
from .core.rule_ids import RuleId
from .core.stack import main_reason, pop, push
from .phases.exchange import is_free
from .step import NO_ACTION, step

TOO_FEW_SERVANTS = int(Reason.TOO_FEW_SERVANTS)

# Ways to make an exchange that is followed by actions.
FREE, SERVANTS, CARD, DOUBLE_VALUE = range(4)
WAYS = 4
# Whether an action can be carried out after an exchange.
NO_SUCH_ACTION, YES, EITHER, AFTER, WITH_TRADE, NO = range(6)
# What is told of an action: one of these, why not, and the codes of its variants A and B.
CAN, WHY, VARIANT_A, VARIANT_B = range(4)
ACTION_FIGURES = 4
# What is told of a way: its code (0: not offered, 1: legal, else a reason), the card's action, the location's.
WAY_CODE = 0
CARDS_ACTION = 1
LOCATIONS_ACTION = CARDS_ACTION + ACTION_FIGURES
WAY_FIGURES = LOCATIONS_ACTION + ACTION_FIGURES
EXCHANGE_FIGURES = WAYS * WAY_FIGURES

# How far it is searched whether the location's action is still possible after the card's.
LEVELS = 6
MOST_TRIES = 60
NOT_FOUND, FOUND, UNKNOWN = range(3)
SCRATCH = LOCATION_COUNT * EXCHANGE_FIGURES  # where the search notes its place, behind all figures
FORESIGHT_FIGURES = SCRATCH + LEVELS
# The states that are worked in: the decision, before the exchange, after it, at the location's action, then the search.
BASE, EXCHANGED, AT_LOCATION, TRADED, SEARCHED = 1, 2, 3, 4, 5
FORESIGHT_STATES = SEARCHED + LEVELS + 1


@rule
def how_to_pay(s, w):
    """How servants or tokens go or come where only the pieces are a choice; NO_ACTION if it is another choice.

    Plain ones are taken first, but the double servant comes along where too few plain ones are there.
    """
    kind = frame_kind(s)
    if kind == FrameKind.GAIN and s.supply[frame_seat(s)] < frame_count(s):
        for i in range(int(w.n)):
            if w.ids[i] == Action.DOUBLE:
                return int(w.ids[i])
    first = int(w.ids[0])
    if kind == FrameKind.SPEND:
        return first
    if (kind == FrameKind.REMOVE or kind == FrameKind.GAIN) and first < Action.TRADE_SERVANT:
        return first
    return NO_ACTION


@rule
def try_action(s, b, w, action, then):
    """Do an action, and perhaps another right after it, with what is paid and gained; run to the next real choice."""
    seat = frame_seat(s)
    lowest = int(s.depth)  # of what belongs to the action: what lies deeper was to be chosen before it
    if action >= Action.TRADE_SERVANT and frame_kind(s) != FrameKind.SPEND:
        lowest += 1  # a trade leaves the decision that it is offered with where it is
    step(s, b, w, action, then)
    while w.n > 0 and s.depth >= lowest and frame_seat(s) == seat:
        payment = how_to_pay(s, w)
        if payment == NO_ACTION:
            return
        step(s, b, w, payment, NO_ACTION)


@rule
def something_is_possible(w):
    """Whether an action is offered that neither declines nor trades."""
    for i in range(int(w.n)):
        if w.ids[i] != Action.DECLINE and w.ids[i] < Action.TRADE_SERVANT:
            return True
    return False


@rule
def reason_on_tape(w, source):
    """Why an action from this source was skipped, as the rules have recorded it."""
    found = 0
    for i in range(int(w.tape_n)):
        if w.tape[i, 0] == EventKind.ACTION_IMPOSSIBLE and w.tape[i, 4] == source:
            found = int(w.tape[i, 5])
    return found


@rule
def tell_action(states, b, w, at, source, is_asked, out, to):
    """Tell whether the action asked about in states[at] is possible, with a trade if need be (RULING-1), or why not."""
    if not is_asked:
        out[to + CAN] = NO
        out[to + WHY] = reason_on_tape(w, source)
        return
    out[to + VARIANT_A] = int(w.codes[Action.VARIANT_A])
    out[to + VARIANT_B] = int(w.codes[Action.VARIANT_B])
    if something_is_possible(w):
        out[to + CAN] = YES
        return
    out[to + CAN] = NO
    out[to + WHY] = main_reason(w)
    states[TRADED] = states[at]
    s = states[TRADED]
    trade = servant_trade(w)
    while trade != NO_ACTION:
        try_action(s, b, w, trade, NO_ACTION)
        if something_is_possible(w):
            out[to + CAN] = WITH_TRADE
            return
        trade = servant_trade(w)


@rule
def servant_trade(w):
    """A trade of tokens for a servant that is offered, or NO_ACTION."""
    for i in range(int(w.n)):
        if Action.TRADE_SERVANT <= w.ids[i] < Action.TRADE_VP:
            return int(w.ids[i])
    return NO_ACTION


@rule
def can_follow(states, b, w, seat, depth, out):
    """Whether the location's action, whose frame is `depth` high, is possible after some way to do the card's.

    UNKNOWN if the search would take too long, or if it depends on what somebody else chooses.
    """
    states[SEARCHED] = states[EXCHANGED]
    level = 0
    out[SCRATCH] = 0
    tries = 0
    result = NOT_FOUND
    while level >= 0:
        s = states[SEARCHED + level]
        step(s, b, w, NO_ACTION, NO_ACTION)  # offers again
        i = int(out[SCRATCH + level])
        if i >= w.n:
            level -= 1
            continue
        out[SCRATCH + level] = i + 1
        action = int(w.ids[i])
        is_trade = action >= Action.TRADE_SERVANT and frame_kind(s) != FrameKind.FORCED_TRADE
        if is_trade or (level == 0 and action == Action.DECLINE):
            continue
        tries += 1
        if tries > MOST_TRIES:
            return UNKNOWN
        states[SEARCHED + level + 1] = s
        t = states[SEARCHED + level + 1]
        try_action(t, b, w, action, NO_ACTION)
        if w.n == 0 or t.depth <= depth:
            if w.n > 0 and t.depth == depth and something_is_possible(w):
                return FOUND
        elif frame_seat(t) != seat or level + 1 >= LEVELS:
            result = UNKNOWN
        else:
            level += 1
            out[SCRATCH + level] = 0
    return result


@rule
def foresee_way(states, b, w, card, action, then, out, to):
    """What can be done after an exchange made this way: the card's action, the location's, or both (ACTION-1)."""
    out[to + WAY_CODE] = 1
    depth = int(states[BASE].depth)  # of the location's action: its frame lies where that of the exchange lay
    seat = frame_seat(states[BASE])
    states[EXCHANGED] = states[BASE]
    w.tape_n = 0
    try_action(states[EXCHANGED], b, w, action, then)
    states[AT_LOCATION] = states[EXCHANGED]
    is_asked = w.n > 0 and states[EXCHANGED].depth == depth + 1
    if b.card_action[card] != ActionKind.NONE:
        tell_action(states, b, w, EXCHANGED, ActionSource.CARD, is_asked, out, to + CARDS_ACTION)
    if is_asked:
        w.tape_n = 0
        try_action(states[AT_LOCATION], b, w, Action.DECLINE, NO_ACTION)
    at_location = w.n > 0 and states[AT_LOCATION].depth == depth
    tell_action(states, b, w, AT_LOCATION, ActionSource.LOCATION, at_location, out, to + LOCATIONS_ACTION)
    if out[to + CARDS_ACTION + CAN] == YES:
        follows = can_follow(states, b, w, seat, depth, out)
        alone = out[to + LOCATIONS_ACTION + CAN] == YES
        if alone and follows == NOT_FOUND:
            out[to + LOCATIONS_ACTION + CAN] = EITHER
        elif not alone and follows == FOUND:
            out[to + LOCATIONS_ACTION + CAN] = AFTER


@rule
def foresee_exchange(states, b, w, card, location, out, to):
    """EXCHANGE-2, -3: the ways to exchange at a location, and what each allows."""
    s = states[BASE]
    exchange = Action.EXCHANGE_AT + location
    if is_free(s, b, frame_seat(s), card, location, False):
        foresee_way(states, b, w, card, exchange, NO_ACTION, out, to + FREE * WAY_FIGURES)
        return
    states[EXCHANGED] = s
    step(states[EXCHANGED], b, w, exchange, NO_ACTION)
    is_asked = w.n > 0 and frame_kind(states[EXCHANGED]) == FrameKind.PAY
    servants = int(w.codes[Action.PAY_SERVANTS]) if is_asked else TOO_FEW_SERVANTS
    doubled = int(w.codes[Action.DOUBLE_VALUE]) if is_asked else 0
    other = NO_ACTION
    if is_asked:
        for i in range(int(w.n)):
            if Action.DISCARD_CARD <= w.ids[i] < Action.GIVE_CARD:
                other = int(w.ids[i])
    out[to + SERVANTS * WAY_FIGURES] = servants
    out[to + DOUBLE_VALUE * WAY_FIGURES] = doubled
    if servants == 1:
        foresee_way(states, b, w, card, exchange, Action.PAY_SERVANTS, out, to + SERVANTS * WAY_FIGURES)
    if other != NO_ACTION:
        foresee_way(states, b, w, card, exchange, other, out, to + CARD * WAY_FIGURES)
    if doubled == 1:
        foresee_way(states, b, w, card, exchange, Action.DOUBLE_VALUE, out, to + DOUBLE_VALUE * WAY_FIGURES)


@rule
def foresee_exchanges(states, b, w, card, only, out):
    """All exchanges of a card (or, with `only`, the one there) from a decision for a card, a location or a payment."""
    states[BASE] = states[0]
    s = states[BASE]
    seat = frame_seat(s)
    pop(s)
    push(s, FrameKind.LOCATION, seat, card, 0, 0, RuleId.EXCHANGE_1)
    for location in range(LOCATION_COUNT):
        if only == location or only == NO_ACTION:
            foresee_exchange(states, b, w, card, location, out, location * EXCHANGE_FIGURES)
