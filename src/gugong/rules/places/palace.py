"""The Palace of Heavenly Purity (PALACE-1..3): the envoy's way to his audience."""

from ..core import actions, events, frames, reasons, rule_ids
from ..core.jit import rule
from ..core.stack import offer, push, record
from ..core.state import NO_PLACE
from .points import FROM_ENVOY, score
from .servants import KEEP_NOTHING, can_remove, remove


@rule
def best_place(s, b):
    """The free place with the most VP (places are in falling order)."""
    for place in range(int(b.palace_places[int(s.side)])):
        free = True
        for seat in range(int(s.players)):
            if s.place[seat] == place:
                free = False
        if free:
            return place
    return NO_PLACE


@rule
def envoy_steps(s, b, w, seat, steps, rule_id):
    """PALACE-3: the last step enters the palace; from then on every step is 1 VP (RULING-32)."""
    for _ in range(steps):
        if s.place[seat] != NO_PLACE:
            score(s, w, seat, 1, FROM_ENVOY, rule_ids.PALACE_3)
            continue
        s.envoy[seat] += 1
        record(w, events.ENVOY_STEP, seat, rule_id, int(s.envoy[seat]), 0, 0)
        if s.envoy[seat] >= b.palace_steps:
            s.place[seat] = best_place(s, b)
            record(w, events.PALACE_ENTERED, seat, rule_ids.PALACE_3, int(s.place[seat]), 0, 0)


@rule
def offer_palace(s, b, w, seat):
    """PALACE-1 A, PALACE-2 B."""
    offer(w, actions.VARIANT_A, reasons.LEGAL)
    payable = can_remove(s, b, seat, int(b.palace_b_cost), KEEP_NOTHING)
    offer(w, actions.VARIANT_B, reasons.LEGAL if payable else reasons.TOO_FEW_SERVANTS)


@rule
def do_palace(s, b, w, seat, action):
    """A: one step. B: remove 2; two steps, and one of intrigue."""
    if action == actions.VARIANT_A:
        envoy_steps(s, b, w, seat, 1, rule_ids.PALACE_1)
        return
    push(s, frames.INTRIGUE, seat, int(b.palace_b_intrigue), 0, 0, rule_ids.PALACE_2)
    push(s, frames.ENVOY, seat, int(b.palace_b_steps), 0, 0, rule_ids.PALACE_2)
    remove(s, b, w, seat, int(b.palace_b_cost), KEEP_NOTHING, rule_ids.PALACE_2)
