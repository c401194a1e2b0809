"""The Palace of Heavenly Purity (PALACE-1..3): the envoy's way to his audience."""

from ...jit import rule
from ..core.actions import Action
from ..core.events import EventKind
from ..core.frames import FrameKind
from ..core.point_sources import PointSource
from ..core.reasons import Reason
from ..core.rule_ids import RuleId
from ..core.stack import offer, push, record
from ..core.state import NO_PLACE
from .points import score
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
            score(s, w, seat, int(b.envoy_vp), PointSource.ENVOY, RuleId.PALACE_3)
            continue
        s.envoy[seat] += 1
        record(s, w, EventKind.ENVOY_STEP, seat, rule_id, int(s.envoy[seat]), 0, 0)
        if s.envoy[seat] >= b.palace_steps:
            s.place[seat] = best_place(s, b)
            place = int(s.place[seat])
            points = int(b.palace_vp[int(s.side), place])
            record(s, w, EventKind.PALACE_ENTERED, seat, RuleId.PALACE_3, place, points, 0)


@rule
def offer_palace(s, b, w, seat):
    """PALACE-1 A, PALACE-2 B."""
    offer(w, Action.VARIANT_A, Reason.LEGAL)
    payable = can_remove(s, b, seat, int(b.palace_b_cost), KEEP_NOTHING)
    offer(w, Action.VARIANT_B, Reason.LEGAL if payable else Reason.TOO_FEW_SERVANTS)


@rule
def do_palace(s, b, w, seat, action):
    """A: one step. B: remove 2; two steps, and one of intrigue."""
    if action == Action.VARIANT_A:
        envoy_steps(s, b, w, seat, int(b.palace_a_steps), RuleId.PALACE_1)
        return
    push(s, FrameKind.INTRIGUE, seat, int(b.palace_b_intrigue), 0, 0, RuleId.PALACE_2)
    push(s, FrameKind.ENVOY, seat, int(b.palace_b_steps), 0, 0, RuleId.PALACE_2)
    remove(s, b, w, seat, int(b.palace_b_cost), KEEP_NOTHING, RuleId.PALACE_2)
