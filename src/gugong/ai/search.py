"""Information-set Monte Carlo tree search with PUCT.

Each simulation deals the hidden information anew, descends the tree by value and prior, adds one node and plays the
game out with the policy. Every seat maximises its own result (max^n).
"""

import math

import numpy as np

from ..jit import rule
from ..rules.core.actions import ACTION_COUNT
from ..rules.core.chance import seed_from
from ..rules.core.clock_steps import ClockStep
from ..rules.core.frames import frame_seat
from ..rules.core.state import SEATS
from ..rules.determinize import deal_anew
from ..rules.phases.scoring import best_seat, final_score
from ..rules.step import NO_ACTION, step
from .option_features import list_choices
from .policy import compute_chances, play_by_policy
from .tree import add_child

MAX_DEPTH = 200  # nodes on a path

# Indices of the array `settings`.
EXPLORATION = 0
FPU_REDUCTION = 1  # first-play urgency: how far below the mean of its siblings an untried option is valued
PRIOR_SMOOTHING = 2  # the share of the prior that is spread evenly over the options
WIN_WEIGHT = 3  # the share of the win in a result; the rest is the lead in VP
LEAD_SCALE = 4  # VP; the lead counts as a logistic function of lead / scale
MINIMUM_VISITS = 5  # that every option at the root gets first
SETTING_COUNT = 6

# What a search writes down while it runs; `m` in the functions below.
SEARCH_MEMORY = np.dtype(
    (
        np.record,
        [
            ("path", "i4", MAX_DEPTH),  # the nodes of a simulation
            ("prior", "f8", ACTION_COUNT),  # by action: its probability by the policy
            ("where", "i4", ACTION_COUNT),  # by action: its node, 0 if it has none yet, -1 if it is no option
            ("results", "f8", (SEATS, 3)),  # by seat: value, win, score
        ],
    )
)


@rule
def compute_priors(s, b, w, c, weights, prior):
    """Fill prior, by action, with the policy's probability of each option in w."""
    list_choices(s, b, w, c)
    compute_chances(c, weights)
    for i in range(int(w.n)):
        prior[int(w.ids[i])] = 0.0
    for i in range(int(c.n)):
        prior[int(c.action[i])] += c.chance[i]


@rule
def find_children(tree, node, w, seat, where):
    """Fill where[action] with the child of each option in w, or 0 for none; returns their summed visits and value."""
    visits = 0
    value = 0.0
    for i in range(ACTION_COUNT):
        where[i] = -1
    for i in range(int(w.n)):
        where[int(w.ids[i])] = 0
    child = int(tree[node].child)
    while child != 0:
        action = int(tree[child].action)
        if where[action] == 0 and tree[child].seat == seat:
            where[action] = child
            tree[child].offered += 1
            visits += int(tree[child].visits)
            value += tree[child].value
        child = int(tree[child].sibling)
    return visits, value


@rule
def least_tried(tree, w, where, least):
    """The option with the fewest visits, if those are below `least`; else -1."""
    found = -1
    for i in range(int(w.n)):
        child = int(where[int(w.ids[i])])
        tried = int(tree[child].visits) if child != 0 else 0
        if tried < least:
            least = tried
            found = int(w.ids[i])
    return found


@rule
def select_option(tree, w, where, prior, visits, value, settings):
    """The option with the highest PUCT score: mean result plus an exploration term by prior and visits."""
    n = int(w.n)
    mean = value / visits if visits > 0 else 0.5
    untried_value = mean - settings[FPU_REDUCTION]
    smoothing = settings[PRIOR_SMOOTHING]
    best = -1e30
    chosen = int(w.ids[0])
    for i in range(n):
        action = int(w.ids[i])
        child = int(where[action])
        tried = int(tree[child].visits) if child != 0 else 0
        offered = int(tree[child].offered) if child != 0 else visits + 1
        chance = (1.0 - smoothing) * prior[action] + smoothing / n
        rating = tree[child].value / tried if tried > 0 else untried_value
        rating += settings[EXPLORATION] * chance * math.sqrt(float(offered)) / (1 + tried)
        if rating > best:
            best = rating
            chosen = action
    return chosen


@rule
def compute_results(s, settings, results):
    """Fill results[seat] of a finished game with (value, win, score)."""
    winner = best_seat(s)
    for seat in range(int(s.players)):
        score = final_score(s, seat)
        others = 0
        for other in range(int(s.players)):
            if other != seat:
                others = max(others, final_score(s, other))
        lead = 1.0 / (1.0 + math.exp(-(score - others) / settings[LEAD_SCALE]))
        won = 1.0 if winner == seat else 0.0
        results[seat, 0] = settings[WIN_WEIGHT] * won + (1.0 - settings[WIN_WEIGHT]) * lead
        results[seat, 1] = won
        results[seat, 2] = score


@rule
def descend(tree, size, root, s, b, w, c, weights, settings, m):
    """Play from the root down to a new node, or as far as the tree has room; returns the length of the path."""
    node = root
    length = 0
    while s.step != ClockStep.OVER and length < MAX_DEPTH:
        compute_priors(s, b, w, c, weights, m.prior)
        seat = frame_seat(s)
        visits, value = find_children(tree, node, w, seat, m.where)
        action = least_tried(tree, w, m.where, int(settings[MINIMUM_VISITS])) if length == 0 else -1
        if action < 0:
            action = select_option(tree, w, m.where, m.prior, visits, value, settings)
        child = int(m.where[action])
        is_new = child == 0
        if is_new:
            if size >= len(tree):
                break
            child = add_child(tree, size, node, action, seat)
            tree[child].offered = visits + 1
        m.path[length] = child
        length += 1
        step(s, b, w, action, NO_ACTION)
        node = child
        if is_new:
            break
    return length


@rule
def simulate(states, root_seat, tree, size, root, b, w, c, weights, settings, m):
    """Run one simulation; returns the new size of the tree."""
    states[1] = states[0]
    s = states[1]
    seed_from(s, w)
    deal_anew(s, w, root_seat, 1)
    step(s, b, w, NO_ACTION, NO_ACTION)
    length = descend(tree, size, root, s, b, w, c, weights, settings, m)
    while s.step != ClockStep.OVER:
        play_by_policy(s, b, w, c, weights)
    compute_results(s, settings, m.results)
    tree[root].visits += 1
    for i in range(length):
        node = tree[int(m.path[i])]
        node.visits += 1
        node.value += m.results[int(node.seat), 0]
        node.wins += m.results[int(node.seat), 1]
        node.score += m.results[int(node.seat), 2]
        size = max(size, int(m.path[i]) + 1)
    return size


@rule
def run_simulations(states, tree, size, root, b, w, c, weights, settings, simulations, m):
    """Run simulations from the decision in states[0]; returns the new size of the tree."""
    root_seat = frame_seat(states[0])
    for _ in range(simulations):
        size = simulate(states, root_seat, tree, size, root, b, w, c, weights, settings, m)
    return size
