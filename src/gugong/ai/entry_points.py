"""The compiled functions that Python calls; they take arrays, because passing a record is ten times as slow."""

from ..rules.core.frames import frame_seat
from ..rules.core.jit import entry_point
from ..rules.engine import run
from .greedy import evaluate_options
from .search import compute_priors, run_simulations
from .self_play import play_games


@entry_point
def greedy_values(states, boxes, works, options, positions, values):
    """Evaluate the options of the decision in states[0] by looking through the turn; returns how many there are.

    options[0] is filled with the action numbers, values with the best evaluation that each leads to.
    """
    run(states[0], boxes[0], works[0])
    return evaluate_options(states, options, boxes[0], works[0], frame_seat(states[0]), positions, values)


@entry_point
def policy_priors(states, boxes, works, choices, weights, prior):
    """Fill prior, by action, with the policy's probability of each legal action of the decision in states[0]."""
    run(states[0], boxes[0], works[0])
    compute_priors(states[0], boxes[0], works[0], choices[0], weights, prior)


@entry_point
def search(states, boxes, works, choices, weights, settings, tree, size, root, simulations):
    """Run simulations from the decision in states[0], below node `root`; returns the new size of the tree."""
    return run_simulations(states, tree, size, root, boxes[0], works[0], choices[0], weights, settings, simulations)


@entry_point
def self_play(states, boxes, works, choices, how, games, weights, shaping, win_weight, baseline, gradient, figures):
    """Play games of the policy against itself; gradient and figures are added to (see self_play.play_games)."""
    play_games(
        states, boxes[0], works[0], choices[0], how, games, weights, shaping, win_weight, baseline, gradient, figures
    )
