"""The intrigue stair (INTRIGUE-1..3), ties (TIE-1) and the benefits after a wall scoring (BENEFIT-1..6).

`order` lists the seats from the lowest to the highest marker; within a step the upper marker is higher.
"""

from ...box.kinds import Benefit
from ...box.record import BENEFITS, DICE, FACES
from ...jit import rare_rule, rule
from ..core.actions import Action
from ..core.events import EventKind
from ..core.frames import FrameKind, frame_seat
from ..core.reasons import Reason
from ..core.rule_ids import RuleId
from ..core.seats import is_meng
from ..core.stack import clear_options, offer, pop, push, record, why_nothing_is_possible
from ..core.state import NOBODY
from .points import gain_jade
from .servants import KEEP_NOTHING, can_remove, gain, has_supply, remove


@rule
def height(s, seat):
    """TIE-1: the place of a marker from the lowest (0) to the highest."""
    for i in range(int(s.players)):
        if s.order[i] == seat:
            return i
    return -1


@rule
def put_marker(s, seat, step):
    """INTRIGUE-3: a marker that lands on others goes on top; the others keep their order (RULING-30)."""
    n = int(s.players)
    i = height(s, seat)
    while i + 1 < n:
        s.order[i] = s.order[i + 1]
        i += 1
    s.intrigue[seat] = step
    i = n - 1
    while i > 0 and s.intrigue[int(s.order[i - 1])] > step:
        s.order[i] = s.order[i - 1]
        i -= 1
    s.order[i] = seat


@rule
def climb(s, b, w, seat, steps, rule_id):
    """Move a marker up; at the top it stays and keeps its place (RULING-30)."""
    old = int(s.intrigue[seat])
    new = min(old + steps, int(b.intrigue_steps))
    if new > old:
        put_marker(s, seat, new)
        record(s, w, EventKind.INTRIGUE_UP, seat, rule_id, new - old, new, 0)


@rule
def go_back(s, w, seat, steps, rule_id):
    """BENEFIT-5: a marker that goes back lands on top, too."""
    new = int(s.intrigue[seat]) - steps
    put_marker(s, seat, new)
    record(s, w, EventKind.INTRIGUE_DOWN, seat, rule_id, steps, new, 0)


@rule
def take_medal(s, w, seat):
    """RULING-31: whoever chooses A first in this day takes the medal, also through a card or a follow."""
    if s.medal == NOBODY:
        s.medal = seat
        record(s, w, EventKind.MEDAL_TAKEN, seat, RuleId.INTRIGUE_1, 0, 0, 0)


@rule
def offer_intrigue(s, b, w, seat):
    """INTRIGUE-1 A, INTRIGUE-2 B."""
    at_top = s.intrigue[seat] >= b.intrigue_steps
    offer(w, Action.VARIANT_A, Reason.AT_THE_TOP if at_top and s.medal != NOBODY else Reason.LEGAL)
    if at_top:
        offer(w, Action.VARIANT_B, Reason.AT_THE_TOP)
    elif can_remove(s, b, seat, int(b.intrigue_b_cost), KEEP_NOTHING):
        offer(w, Action.VARIANT_B, Reason.LEGAL)
    else:
        offer(w, Action.VARIANT_B, Reason.TOO_FEW_SERVANTS)


@rule
def do_intrigue(s, b, w, seat, action):
    """A: one step, and the medal if it is still there. B: remove 1, three steps."""
    if action == Action.VARIANT_A:
        climb(s, b, w, seat, int(b.intrigue_a_steps), RuleId.INTRIGUE_1)
        take_medal(s, w, seat)
    else:
        push(s, FrameKind.INTRIGUE, seat, int(b.intrigue_b_steps), 0, 0, RuleId.INTRIGUE_2)
        remove(s, b, w, seat, int(b.intrigue_b_cost), KEEP_NOTHING, RuleId.INTRIGUE_2)


@rule
def offer_benefit(s, b, w):
    """WALL-5: one of the benefits, or none."""
    offer_benefits(s, b, w, frame_seat(s))
    offer(w, Action.DECLINE, Reason.LEGAL)


@rule
def offer_benefits(s, b, w, seat):
    """BENEFIT-1..4, each only with a marker that far up (BENEFIT-6) and, for servants, a supply (RULING-29)."""
    for which in range(BENEFITS):
        reason = Reason.LEGAL
        if s.intrigue[seat] < b.benefit_back[which]:
            reason = Reason.TOO_FEW_STEPS
        elif which <= Benefit.GAIN2 and not has_supply(s, seat):
            reason = Reason.SUPPLY_EMPTY
        offer(w, Action.BENEFIT + which, reason)


@rule
def do_benefit(s, b, w, action):
    """Take the chosen benefit."""
    seat = frame_seat(s)
    pop(s)
    if action == Action.DECLINE:
        if w.recording != 0:
            tell_benefit_declined(s, b, w, seat)
        return
    take_benefit(s, b, w, seat, action - Action.BENEFIT)


@rare_rule
def tell_benefit_declined(s, b, w, seat):
    """Record that no benefit was taken: declined (Meng chooses by SOLO-11) or, where none was possible, why."""
    clear_options(w)
    offer_benefits(s, b, w, seat)
    why = why_nothing_is_possible(w)
    if why == Reason.LEGAL or is_meng(s, seat):
        record(s, w, EventKind.BENEFIT_DECLINED, seat, RuleId.WALL_5, 0, 0, 0)
    else:
        record(s, w, EventKind.BENEFIT_IMPOSSIBLE, seat, RuleId.WALL_5, why, 0, 0)


@rule
def take_benefit(s, b, w, seat, which):
    """Go back, then take servants, turn a die or take a jade."""
    record(s, w, EventKind.BENEFIT_TAKEN, seat, RuleId.BENEFIT_1 + which, which, 0, 0)
    go_back(s, w, seat, int(b.benefit_back[which]), RuleId.BENEFIT_1 + which)
    if which == Benefit.DIE:
        push(s, FrameKind.DIE, seat, 0, 0, 0, RuleId.BENEFIT_3)
    elif which == Benefit.JADE:
        gain_jade(s, w, seat, RuleId.BENEFIT_4)
    else:
        gain(s, w, seat, int(b.benefit_gain[which]), RuleId.BENEFIT_1 + which)


@rule
def offer_die(s, b, w):
    """BENEFIT-3: one die to another of its faces; equal faces of a die are one choice."""
    for die in range(DICE):
        for face in range(FACES):
            value = int(b.dice[die, face])
            seen = value == s.dice[die]
            for before in range(face):
                seen = seen or b.dice[die, before] == value
            if not seen:
                offer(w, Action.TURN_DIE + die * FACES + face, Reason.LEGAL)


@rule
def do_die(s, b, w, action):
    """Turn the chosen die."""
    seat = frame_seat(s)
    pop(s)
    die = (action - Action.TURN_DIE) // FACES
    old = int(s.dice[die])
    s.dice[die] = b.dice[die, (action - Action.TURN_DIE) % FACES]
    record(s, w, EventKind.DIE_TURNED, seat, RuleId.BENEFIT_3, die, old, int(s.dice[die]))
