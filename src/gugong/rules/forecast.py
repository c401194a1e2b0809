"""What a complete wall and the final scoring would give if they came now: for views. Nothing hidden is looked at."""

from ..jit import rule
from .core.state import NO_PLACE, NOBODY, SEATS, SOURCES
from .phases.scoring import can_win, final_scoring
from .places.wall import score_wall, strongest_on_wall

# Where the forecast puts what: the prize of the wall, then by seat.
PRIZE_VP = 0
PRIZE_STEPS = 1
PRIZE_PALACE = 2  # the VP of the place that the envoy would enter
FINAL_VP = 3
FINAL_CAN_WIN = FINAL_VP + SEATS
FINAL_FROM = FINAL_CAN_WIN + SEATS  # what the final scoring adds, by seat and source
FORECAST_FIGURES = FINAL_FROM + SEATS * SOURCES


@rule
def foretell_wall(s, b, w, out):
    """WALL-4: what whoever leads on the wall would get; s is a copy, and the wall is scored in it."""
    leader = strongest_on_wall(s)
    if leader == NOBODY:
        return
    vp = int(s.vp[leader])
    steps = int(s.envoy[leader])
    inside = s.place[leader] != NO_PLACE
    score_wall(s, b, w)
    out[PRIZE_VP] = int(s.vp[leader]) - vp
    out[PRIZE_STEPS] = int(s.envoy[leader]) - steps
    if not inside and s.place[leader] != NO_PLACE:
        out[PRIZE_PALACE] = int(b.palace_vp[int(s.side), int(s.place[leader])])


@rule
def foretell_end(s, b, w, out):
    """FINAL-1..5: the VP of each seat and where they would come from; s is a copy, and the scoring is done in it."""
    n = int(s.players)
    for seat in range(n):
        for source in range(SOURCES):
            out[FINAL_FROM + seat * SOURCES + source] = -int(s.vp_from[seat, source])
    final_scoring(s, b, w)
    for seat in range(n):
        out[FINAL_VP + seat] = int(s.vp[seat])
        out[FINAL_CAN_WIN + seat] = 1 if can_win(s, seat) else 0
        for source in range(SOURCES):
            out[FINAL_FROM + seat * SOURCES + source] += int(s.vp_from[seat, source])
