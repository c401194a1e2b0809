"""Victory points and jade: how they are booked, and the sources that the breakdown names."""

from ...jit import rule
from ..core.events import EventKind
from ..core.stack import record


@rule
def score(s, w, seat, n, source, rule_id):
    """Give a seat n VP."""
    if n > 0:
        s.vp[seat] += n
        s.vp_from[seat, source] += n
        record(s, w, EventKind.VP, seat, rule_id, n, source, int(s.vp[seat]))


@rule
def lose(s, w, seat, n, source, rule_id):
    """Take n VP from a seat, or what it has (RULING-2: VP never fall below 0)."""
    lost = min(n, int(s.vp[seat]))
    if lost > 0:
        s.vp[seat] -= lost
        s.vp_from[seat, source] -= lost
        record(s, w, EventKind.VP_LOST, seat, rule_id, lost, source, int(s.vp[seat]))


@rule
def gain_jade(s, w, seat, rule_id):
    """LIMIT-2: the supply of jade never ends."""
    s.jade[seat] += 1
    record(s, w, EventKind.JADE_GAINED, seat, rule_id, 1, int(s.jade[seat]), 0)
