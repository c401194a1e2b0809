"""Final scoring (FINAL-1..5) and who wins."""

from ..core import events, rule_ids
from ..core.jit import rule
from ..core.stack import record
from ..core.state import NO_PLACE, NOBODY
from ..places.decrees import DECREES, EIGHT, JADE_POINTS, SCORE, owns
from ..places.intrigue import height
from ..places.palace import envoy_steps
from ..places.points import FROM_FINAL_WALL, FROM_JADE, FROM_LEVEL_3, FROM_PALACE, score
from ..places.wall import servants_on_wall, strongest_on_wall


@rule
def servants_on_decrees(s, seat):
    """A seat's servants on all six tiles."""
    n = 0
    for place in range(6):
        n += (int(s.decree_by[place]) >> seat) & 1
    return n


@rule
def level_3_points(s, b, seat, number):
    """DECREE-12..16, RULING-40, RULING-47."""
    if number == SCORE:
        return min(int(s.vp[seat]) // int(b.score_per), int(b.score_most))
    if number == EIGHT:
        return int(b.eight_vp)
    if number == JADE_POINTS:
        return min(int(s.jade[seat]) * int(b.jade_each), int(b.jade_most))
    if number == DECREES:
        return servants_on_decrees(s, seat) * int(b.decrees_each)
    on_rewards = int(s.rewards[seat, 0]) + int(s.rewards[seat, 1]) + int(s.rewards[seat, 2])
    return on_rewards * int(b.harbours_each)


@rule
def jade_points(s, b, seat):
    """FINAL-4: by the row, and a few for each beyond it."""
    n = int(s.jade[seat])
    row = int(b.jade_row)
    if n <= row:
        return int(b.jade_vp[n])
    return int(b.jade_vp[row]) + (n - row) * int(b.jade_beyond_vp)


@rule
def final_scoring(s, b, w):
    """FINAL-1..4 in this order; FINAL-5 is in final_score."""
    winner = strongest_on_wall(s)
    if winner != NOBODY:
        record(w, events.WALL_SCORED, winner, rule_ids.FINAL_1, servants_on_wall(s, winner), 0, 0)
        score(s, w, winner, int(b.wall_vp), FROM_FINAL_WALL, rule_ids.FINAL_1)
        envoy_steps(s, b, w, winner, 1, rule_ids.FINAL_1)
    for number in range(5):
        for seat in range(int(s.players)):
            if owns(s, seat, 2, number):
                points = level_3_points(s, b, seat, number)
                score(s, w, seat, points, FROM_LEVEL_3 + number, rule_ids.DECREE_12 + number)
    for seat in range(int(s.players)):
        if s.place[seat] != NO_PLACE:
            points = int(b.palace_vp[int(s.side), int(s.place[seat])])
            score(s, w, seat, points, FROM_PALACE, rule_ids.FINAL_3)
    for seat in range(int(s.players)):
        score(s, w, seat, jade_points(s, b, seat), FROM_JADE, rule_ids.FINAL_4)
    for seat in range(int(s.players)):
        if not can_win(s, seat):
            record(w, events.NOT_IN_PALACE, seat, rule_ids.FINAL_5, 0, 0, 0)
    record(w, events.GAME_OVER, best_seat(s), rule_ids.FINAL_5, 0, 0, 0)


@rule
def can_win(s, seat):
    """FINAL-5: only from the palace; Meng from anywhere (SOLO-18)."""
    return s.place[seat] != NO_PLACE or (s.meng > 0 and seat == 1)


@rule
def final_score(s, seat):
    """FINAL-5: whoever is not in the palace has 0."""
    return int(s.vp[seat]) if can_win(s, seat) else 0


@rule
def outranks(s, seat, other):
    """FINAL-5, RULING-7: those who can win first, then VP, then intrigue."""
    if can_win(s, seat) != can_win(s, other):
        return can_win(s, seat)
    if s.vp[seat] != s.vp[other]:
        return s.vp[seat] > s.vp[other]
    return height(s, seat) > height(s, other)


@rule
def best_seat(s):
    """The winner, or NOBODY if nobody can win (RULING-7)."""
    best = NOBODY
    for seat in range(int(s.players)):
        if can_win(s, seat) and (best == NOBODY or outranks(s, seat, best)):
            best = seat
    return best
