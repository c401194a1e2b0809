"""Victory points and jade: how they are booked, and the sources that the breakdown names."""

from ..core import events
from ..core.jit import rule
from ..core.stack import record

FROM_WALL = 0
FROM_NIGHT = 1
FROM_DECREES = 2
FROM_ENVOY = 3
FROM_HARBOURS = 4
FROM_TOKENS = 5
FROM_TRADES = 6
FROM_TOLLS = 7
FROM_FINAL_WALL = 8
FROM_LEVEL_3 = 9  # + the number of the level 3 decree
FROM_PALACE = 14
FROM_JADE = 15
CARRIED = 16  # VP that came with a position
FROM_SWAPS = 17  # Meng's VP for the swap of a gift card

SOURCE_NAMES = (
    "wall",
    "night",
    "decrees",
    "envoy",
    "harbours",
    "tokens",
    "trades",
    "tolls",
    "final_wall",
    "decree_score",
    "decree_eight",
    "decree_jade",
    "decree_decrees",
    "decree_harbours",
    "palace",
    "jade",
    "carried",
    "swaps",
)


@rule
def score(s, w, seat, n, source, rule_id):
    """Give a seat n VP."""
    if n > 0:
        s.vp[seat] += n
        s.vp_from[seat, source] += n
        record(w, events.VP, seat, rule_id, n, source, int(s.vp[seat]))


@rule
def lose_one(s, w, seat, source, rule_id):
    """RULING-2: VP never fall below 0."""
    if s.vp[seat] > 0:
        s.vp[seat] -= 1
        s.vp_from[seat, source] -= 1
        record(w, events.VP_LOST, seat, rule_id, 1, source, int(s.vp[seat]))


@rule
def gain_jade(s, w, seat, rule_id):
    """LIMIT-2: the supply of jade never ends."""
    s.jade[seat] += 1
    record(w, events.JADE_GAINED, seat, rule_id, 1, int(s.jade[seat]), 0)
