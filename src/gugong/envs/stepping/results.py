"""What a finished game gives: rewards and scores by seat."""

from ...jit import rule
from ...rules.core.state import NOBODY, SEATS
from ...rules.phases.scoring import best_seat, final_score


@rule
def clear_result(reward, scores):
    """No reward, no scores."""
    for seat in range(SEATS):
        reward[seat] = 0.0
        scores[seat] = 0


@rule
def write_result(s, reward, scores):
    """The result of a game that is over: 1 for the winner, -1 shared by the others; 0 if nobody won."""
    clear_result(reward, scores)
    winner = best_seat(s)
    n = int(s.players)
    for seat in range(n):
        scores[seat] = final_score(s, seat)
        if winner != NOBODY:
            reward[seat] = 1.0 if seat == winner else -1.0 / (n - 1)


@rule
def write_loss(s, loser, reward, scores):
    """The result of a game that a seat has lost by an illegal action: -1 for it, shared by the others; no scores."""
    clear_result(reward, scores)
    n = int(s.players)
    for seat in range(n):
        reward[seat] = -1.0 if seat == loser else 1.0 / (n - 1)
