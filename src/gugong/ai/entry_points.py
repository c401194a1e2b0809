"""The compiled functions that Python calls; they take arrays, because passing a record is ten times as slow."""

import numpy as np

from ..box.record import BOX
from ..jit import entry_point
from ..rules.core.frames import frame_seat
from ..rules.core.state import STATE, WORKSPACE
from ..rules.step import NO_ACTION, step
from .features import CHOICES
from .greedy import evaluate_options
from .search import SEARCH_MEMORY, compute_priors, run_simulations
from .self_play import LEARNING_MEMORY, play_games
from .tree import NODE

FLOATS = np.float64


@entry_point(STATE, BOX, WORKSPACE, (np.int16, 2), int, FLOATS)
def greedy_values(states, boxes, works, options, positions, values):
    """Evaluate the options of the decision in states[0] by looking through the turn; returns how many there are.

    options[0] is filled with the action numbers, values with the best evaluation that each leads to.
    """
    step(states[0], boxes[0], works[0], NO_ACTION, NO_ACTION)
    return evaluate_options(states, options, boxes[0], works[0], frame_seat(states[0]), positions, values)


@entry_point(STATE, BOX, WORKSPACE, CHOICES, FLOATS, FLOATS)
def policy_priors(states, boxes, works, choices, weights, prior):
    """Fill prior, by action, with the policy's probability of each legal action of the decision in states[0]."""
    step(states[0], boxes[0], works[0], NO_ACTION, NO_ACTION)
    compute_priors(states[0], boxes[0], works[0], choices[0], weights, prior)


@entry_point(STATE, BOX, WORKSPACE, CHOICES, FLOATS, FLOATS, NODE, int, int, int, SEARCH_MEMORY)
def search(states, boxes, works, choices, weights, settings, tree, size, root, simulations, memories):
    """Run simulations from the decision in states[0], below node `root`; returns the new size of the tree."""
    return run_simulations(
        states, tree, size, root, boxes[0], works[0], choices[0], weights, settings, simulations, memories[0]
    )


@entry_point(
    STATE, BOX, WORKSPACE, CHOICES, np.int64, int, FLOATS, FLOATS, float, float, FLOATS, FLOATS, LEARNING_MEMORY
)
def self_play(
    states, boxes, works, choices, how, games, weights, shaping, win_weight, baseline, gradient, figures, memories
):
    """Play games of the policy against itself; gradient and figures are added to (see self_play.play_games)."""
    b, w, c, m = boxes[0], works[0], choices[0], memories[0]
    play_games(states, b, w, c, how, games, weights, shaping, win_weight, baseline, gradient, figures, m)
