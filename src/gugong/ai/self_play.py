"""Practice: games that instinct plays against itself or Meng, and what they tell about its weights (REINFORCE)."""

import numpy as np

from ..rules.core.chance import draw_bits
from ..rules.core.clock_steps import ClockStep
from ..rules.core.frames import frame_seat
from ..rules.core.jit import rule
from ..rules.core.seats import is_meng
from ..rules.core.state import NO_PLACE, SEATS
from ..rules.engine import run
from ..rules.phases.scoring import best_seat, final_score
from ..rules.phases.setup import set_up
from .features import FEATURES
from .option_features import see_choices
from .policy import act, draw, weigh

NEAR_A_WIN = 20.0  # VP ahead of the mean of the table that count as much as a win

# what `figures` adds up over the seats that learn
SEATS_SEEN = 0
WINS = 1
SCORES = 2
IN_PALACE = 3
REWARDS = 4
FIGURES = 5

# what `lures` holds: extra VP for a jade, then for each reward of the harbours
LURES = 4


@rule
def note(c, chosen, trace):
    """Add how the chance of the chosen one grows with each weight to a seat's trace."""
    for j in range(int(c.count[chosen])):
        trace[int(c.feature[chosen, j])] += 1.0
    for i in range(int(c.n)):
        chance = c.chance[i]
        for j in range(int(c.count[i])):
            trace[int(c.feature[i, j])] -= chance


@rule
def practise_once(s, b, w, c, weights, traces):
    """Play one game, and trace what each seat did."""
    run(s, b, w)
    while s.step != ClockStep.OVER:
        seat = frame_seat(s)
        see_choices(s, b, w, c)
        weigh(c, weights)
        chosen = draw(w, c)
        note(c, chosen, traces[seat])
        act(s, b, w, c, chosen)


@rule
def praise(s, seat, lures):
    """A score, with extra VP for what pays only late (jade, harbours), so that practice gets to know it."""
    total = final_score(s, seat) + lures[0] * int(s.jade[seat])
    for reward in range(3):
        total += lures[1 + reward] * int(s.rewards[seat, reward])
    return total


@rule
def rewards_of(s, win_share, lures, out):
    """What a game was worth to each seat: the win, and the score beside the mean of the table; they add up to 0."""
    n = int(s.players)
    total = 0.0
    for seat in range(n):
        total += praise(s, seat, lures)
    winner = best_seat(s)
    for seat in range(n):
        lead = (praise(s, seat, lures) - total / n) / NEAR_A_WIN
        won = (1.0 if winner == seat else 0.0) - (1.0 / n if winner >= 0 else 0.0)
        out[seat] = win_share * won + (1.0 - win_share) * lead


@rule
def learn(s, traces, rewards, baseline, gradient, figures):
    """Add what a finished game tells."""
    winner = best_seat(s)
    for seat in range(int(s.players)):
        if is_meng(s, seat):
            continue
        figures[SEATS_SEEN] += 1.0
        figures[WINS] += 1.0 if winner == seat else 0.0
        figures[SCORES] += final_score(s, seat)
        figures[IN_PALACE] += 1.0 if s.place[seat] != NO_PLACE else 0.0
        figures[REWARDS] += rewards[seat]
        for feature in range(FEATURES):
            gradient[feature] += (rewards[seat] - baseline) * traces[seat, feature]
            traces[seat, feature] = 0.0


@rule
def practise_games(states, b, w, c, how, games, weights, lures, win_share, baseline, gradient, figures):
    """Play games of the set-up `how`; states[1] is empty. Gradient and figures add up."""
    s = states[0]
    traces = np.zeros((SEATS, FEATURES))
    rewards = np.zeros(SEATS)
    for _ in range(games):
        states[0] = states[1]
        s.generator[0] = draw_bits(w)
        s.generator[1] = draw_bits(w) | 1
        set_up(s, b, w, how[0], how[1], how[2], how[3], how[4], how[5], how[6], how[7])
        practise_once(s, b, w, c, weights, traces)
        rewards_of(s, win_share, lures, rewards)
        learn(s, traces, rewards, baseline, gradient, figures)
