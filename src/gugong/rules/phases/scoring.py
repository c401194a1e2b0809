"""Final scoring (FINAL-1..5) and who wins."""

from ...box.kinds import DecreeKind
from ...box.record import DECREE_PLACES, DECREES_A_LEVEL, REWARD_KINDS
from ...jit import rare_rule, rule
from ..core.events import EventKind
from ..core.point_sources import PointSource
from ..core.rule_ids import RuleId
from ..core.seats import is_meng
from ..core.stack import record
from ..core.state import NO_PLACE, NOBODY
from ..places.decrees import owns
from ..places.intrigue import height
from ..places.palace import envoy_steps
from ..places.points import score
from ..places.wall import servants_on_wall, strongest_on_wall


@rule
def servants_on_decrees(s, seat):
    """A seat's servants on all six tiles."""
    n = 0
    for place in range(DECREE_PLACES):
        n += (int(s.decree_by[place]) >> seat) & 1
    return n


@rule
def level_3_points(s, b, seat, decree):
    """DECREE-12..16, RULING-40, RULING-47."""
    if decree == DecreeKind.FINAL_SCORE:
        return min(int(s.vp[seat]) // int(b.score_per), int(b.score_most))
    if decree == DecreeKind.FINAL_EIGHT:
        return int(b.eight_vp)
    if decree == DecreeKind.FINAL_JADE:
        return min(int(s.jade[seat]) * int(b.jade_each), int(b.jade_most))
    if decree == DecreeKind.FINAL_DECREES:
        return servants_on_decrees(s, seat) * int(b.decrees_each)
    on_rewards = 0
    for reward in range(REWARD_KINDS):
        on_rewards += int(s.rewards[seat, reward])
    return on_rewards * int(b.harbours_each)


@rule
def jade_points(s, b, seat):
    """FINAL-4: what a seat's jades are worth."""
    return jade_worth(b, int(s.jade[seat]))


@rule
def jade_worth(b, n):
    """FINAL-4: n jades by the row, and a few VP for each beyond it."""
    row = int(b.jade_row)
    if n <= row:
        return int(b.jade_vp[n])
    return int(b.jade_vp[row]) + (n - row) * int(b.jade_beyond_vp)


@rare_rule
def final_scoring(s, b, w):
    """FINAL-1..4 in this order; FINAL-5 is in final_score."""
    winner = strongest_on_wall(s)
    if winner != NOBODY:
        record(s, w, EventKind.WALL_SCORED, winner, RuleId.FINAL_1, servants_on_wall(s, winner), 0, 0)
        score(s, w, winner, int(b.wall_vp), PointSource.FINAL_WALL, RuleId.FINAL_1)
        envoy_steps(s, b, w, winner, int(b.wall_envoy_steps), RuleId.FINAL_1)
    for number in range(DECREES_A_LEVEL):
        decree = DecreeKind.FINAL_SCORE + number
        for seat in range(int(s.players)):
            if owns(s, seat, decree):
                points = level_3_points(s, b, seat, decree)
                score(s, w, seat, points, PointSource.DECREE_SCORE + number, RuleId.DECREE_12 + number)
    for seat in range(int(s.players)):
        if s.place[seat] != NO_PLACE:
            points = int(b.palace_vp[int(s.side), int(s.place[seat])])
            score(s, w, seat, points, PointSource.PALACE, RuleId.FINAL_3)
    for seat in range(int(s.players)):
        score(s, w, seat, jade_points(s, b, seat), PointSource.JADE, RuleId.FINAL_4)
    for seat in range(int(s.players)):
        if not can_win(s, seat):
            record(s, w, EventKind.NOT_IN_PALACE, seat, RuleId.FINAL_5, 0, 0, 0)
    winner = best_seat(s)
    kind = EventKind.NOBODY_WINS if winner == NOBODY else EventKind.GAME_OVER
    record(s, w, kind, winner, RuleId.FINAL_5, 0, 0, 0)


@rule
def can_win(s, seat):
    """FINAL-5: only from the palace; Meng from anywhere (SOLO-18)."""
    return s.place[seat] != NO_PLACE or is_meng(s, seat)


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
