"""Information-set tree search: each simulation deals the hidden part anew, descends the tree by value and instinct,
adds one node, and lets instinct play to the end; every seat maximises its own result (max^n).
"""

import math

import numpy as np

from ..rules.core.actions import ACTION_COUNT
from ..rules.core.chance import draw_bits
from ..rules.core.clock_steps import ClockStep
from ..rules.core.frames import frame_seat
from ..rules.core.jit import rule
from ..rules.core.state import SEATS
from ..rules.determinize import deal_anew
from ..rules.engine import apply, run
from ..rules.phases.scoring import best_seat, final_score
from .option_features import see_choices
from .policy import act_by_instinct, weigh
from .tree import add_child

LONGEST = 200  # nodes on one way down

# what `settings` holds
EXPLORATION = 0
FIRST_LOOK = 1  # how much worse than its siblings an option is taken to be before it was tried
CURIOSITY = 2  # the share of instinct that is spread evenly
WIN_SHARE = 3  # how much of a result is the win, the rest is the lead in VP
SPREAD = 4  # VP of lead that are nearly a win
LEAST = 5  # visits that every option of the decision gets before anything else counts
SETTINGS = 6


@rule
def prior_of(s, b, w, c, weights, prior):
    """How likely instinct is to choose each option that w holds."""
    see_choices(s, b, w, c)
    weigh(c, weights)
    for i in range(int(w.n)):
        prior[int(w.ids[i])] = 0.0
    for i in range(int(c.n)):
        prior[int(c.action[i])] += c.chance[i]


@rule
def mark_children(tree, node, w, seat, where):
    """where[action] becomes the child of each option that w holds, or 0; return the visits and value of those."""
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
    """The option with the fewest visits if those are below `least`, else -1."""
    found = -1
    for i in range(int(w.n)):
        child = int(where[int(w.ids[i])])
        tried = int(tree[child].visits) if child != 0 else 0
        if tried < least:
            least = tried
            found = int(w.ids[i])
    return found


@rule
def choose_option(tree, w, where, prior, visits, value, settings):
    """The option with the best mean result, or not tried often enough for what instinct thinks of it (PUCT)."""
    n = int(w.n)
    mean = value / visits if visits > 0 else 0.5
    unknown = mean - settings[FIRST_LOOK]
    curiosity = settings[CURIOSITY]
    best = -1e30
    chosen = int(w.ids[0])
    for i in range(n):
        action = int(w.ids[i])
        child = int(where[action])
        tried = int(tree[child].visits) if child != 0 else 0
        offered = int(tree[child].offered) if child != 0 else visits + 1
        chance = (1.0 - curiosity) * prior[action] + curiosity / n
        rating = tree[child].value / tried if tried > 0 else unknown
        rating += settings[EXPLORATION] * chance * math.sqrt(float(offered)) / (1 + tried)
        if rating > best:
            best = rating
            chosen = action
    return chosen


@rule
def results_of(s, settings, results):
    """How a finished game ended for each seat: value, win, score."""
    winner = best_seat(s)
    for seat in range(int(s.players)):
        score = final_score(s, seat)
        others = 0
        for other in range(int(s.players)):
            if other != seat:
                others = max(others, final_score(s, other))
        lead = 1.0 / (1.0 + math.exp(-(score - others) / settings[SPREAD]))
        won = 1.0 if winner == seat else 0.0
        results[seat, 0] = settings[WIN_SHARE] * won + (1.0 - settings[WIN_SHARE]) * lead
        results[seat, 1] = won
        results[seat, 2] = score


@rule
def descend(tree, size, root, s, b, w, c, weights, settings, path, prior, where):
    """Go down from the root to a new node (or as far as the tree has room); return the way's length."""
    node = root
    length = 0
    while s.step != ClockStep.OVER and length < LONGEST:
        prior_of(s, b, w, c, weights, prior)
        seat = frame_seat(s)
        visits, value = mark_children(tree, node, w, seat, where)
        action = least_tried(tree, w, where, int(settings[LEAST])) if length == 0 else -1
        if action < 0:
            action = choose_option(tree, w, where, prior, visits, value, settings)
        child = int(where[action])
        is_new = child == 0
        if is_new:
            if size >= len(tree):
                break
            child = add_child(tree, size, node, action, seat)
            tree[child].offered = visits + 1
        path[length] = child
        length += 1
        apply(s, b, w, action)
        run(s, b, w)
        node = child
        if is_new:
            break
    return length


@rule
def simulate(states, root_seat, tree, size, root, b, w, c, weights, settings, path, prior, where, results):
    """One simulation; return the new size of the tree."""
    states[1] = states[0]
    s = states[1]
    s.generator[0] = draw_bits(w)
    s.generator[1] = draw_bits(w) | 1
    deal_anew(s, b, root_seat, 1)
    run(s, b, w)
    length = descend(tree, size, root, s, b, w, c, weights, settings, path, prior, where)
    while s.step != ClockStep.OVER:
        act_by_instinct(s, b, w, c, weights)
    results_of(s, settings, results)
    tree[root].visits += 1
    for i in range(length):
        node = tree[path[i]]
        node.visits += 1
        node.value += results[int(node.seat), 0]
        node.wins += results[int(node.seat), 1]
        node.score += results[int(node.seat), 2]
        size = max(size, int(path[i]) + 1)
    return size


@rule
def search_on(states, tree, size, root, b, w, c, weights, settings, simulations):
    """So many simulations from the decision in states[0]; return the size of the tree."""
    path = np.zeros(LONGEST, np.int32)
    prior = np.zeros(ACTION_COUNT)
    where = np.zeros(ACTION_COUNT, np.int32)
    results = np.zeros((SEATS, 3))
    root_seat = frame_seat(states[0])
    for _ in range(simulations):
        size = simulate(states, root_seat, tree, size, root, b, w, c, weights, settings, path, prior, where, results)
    return size
