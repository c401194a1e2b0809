"""Self-play: games of the policy against itself or Meng, and the REINFORCE gradient of its weights."""

import numpy as np

from ..jit import rule
from ..rules.core.chance import seed_from
from ..rules.core.clock_steps import ClockStep
from ..rules.core.frames import frame_seat
from ..rules.core.seats import is_meng
from ..rules.core.state import NO_PLACE, SEATS
from ..rules.phases.scoring import best_seat, final_score
from ..rules.phases.setup import set_up
from ..rules.step import NO_ACTION, step
from .features import FEATURES
from .option_features import list_choices
from .policy import compute_chances, play_choice, sample

LEAD_WORTH_A_WIN = 20.0  # VP above the mean of all seats

# Indices of the array `figures`: sums over the seats that learn.
SEATS_SEEN = 0
WINS = 1
SCORES = 2
IN_PALACE = 3
REWARDS = 4
FIGURE_COUNT = 5

# Reward shaping: extra VP for a jade, then for each of the three harbour rewards.
SHAPING_TERMS = 4

# What is remembered of a game until its end, by seat; `m` in the functions below.
LEARNING_MEMORY = np.dtype(
    (
        np.record,
        [
            ("traces", "f8", (SEATS, FEATURES)),  # the summed gradients of its decisions
            ("rewards", "f8", SEATS),
        ],
    )
)


@rule
def add_to_trace(c, chosen, trace):
    """Add the gradient of the chosen option's log-probability to a seat's trace."""
    for j in range(int(c.count[chosen])):
        trace[int(c.feature[chosen, j])] += 1.0
    for i in range(int(c.n)):
        chance = c.chance[i]
        for j in range(int(c.count[i])):
            trace[int(c.feature[i, j])] -= chance


@rule
def play_game(s, b, w, c, weights, traces):
    """Play one game; the gradients of each seat's decisions are added to its trace."""
    step(s, b, w, NO_ACTION, NO_ACTION)
    while s.step != ClockStep.OVER:
        seat = frame_seat(s)
        list_choices(s, b, w, c)
        compute_chances(c, weights)
        chosen = sample(w, c)
        add_to_trace(c, chosen, traces[seat])
        play_choice(s, b, w, c, chosen)


@rule
def shaped_score(s, seat, shaping):
    """A seat's final score with the shaping terms for what pays only late (jade, harbours)."""
    total = final_score(s, seat) + shaping[0] * int(s.jade[seat])
    for reward in range(3):
        total += shaping[1 + reward] * int(s.rewards[seat, reward])
    return total


@rule
def compute_rewards(s, win_weight, shaping, out):
    """Fill out with each seat's reward: a mix of the win and the lead over the mean score; they add up to 0."""
    n = int(s.players)
    total = 0.0
    for seat in range(n):
        total += shaped_score(s, seat, shaping)
    winner = best_seat(s)
    for seat in range(n):
        lead = (shaped_score(s, seat, shaping) - total / n) / LEAD_WORTH_A_WIN
        won = (1.0 if winner == seat else 0.0) - (1.0 / n if winner >= 0 else 0.0)
        out[seat] = win_weight * won + (1.0 - win_weight) * lead


@rule
def add_game(s, traces, rewards, baseline, gradient, figures):
    """Add a finished game to gradient and figures, and clear the traces."""
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
def play_games(states, b, w, c, how, games, weights, shaping, win_weight, baseline, gradient, figures, m):
    """Play games of the set-up `how` (Setup.arguments); adds to gradient and figures. states[1] must be empty."""
    s = states[0]
    for seat in range(SEATS):
        for feature in range(FEATURES):
            m.traces[seat, feature] = 0.0
    for _ in range(games):
        states[0] = states[1]
        seed_from(s, w)
        set_up(s, b, w, how[0], how[1], how[2], how[3], how[4], how[5], how[6], how[7], how[8])
        play_game(s, b, w, c, weights, m.traces)
        compute_rewards(s, win_weight, shaping, m.rewards)
        add_game(s, m.traces, m.rewards, baseline, gradient, figures)
