"""What Python calls: each takes arrays (a border crossing with an array is cheap, with a record it is not)."""

from ..rules.core.frames import frame_seat
from ..rules.core.jit import entry_point
from ..rules.engine import run
from .greedy import look_at_options
from .search import prior_of, search_on
from .self_play import practise_games


@entry_point
def look(states, boxes, works, options, positions, values):
    """Judge every option of the decision in states[0]: options[0] gets their numbers, values their worth."""
    run(states[0], boxes[0], works[0])
    return look_at_options(states, options, boxes[0], works[0], frame_seat(states[0]), positions, values)


@entry_point
def feel(states, boxes, works, choices, weights, prior):
    """How likely instinct is to choose each legal action of the decision in states[0]: prior, by action."""
    run(states[0], boxes[0], works[0])
    prior_of(states[0], boxes[0], works[0], choices[0], weights, prior)


@entry_point
def search(states, boxes, works, choices, weights, settings, tree, size, root, simulations):
    """Simulations from the decision in states[0], under node `root`; return the new size of the tree."""
    return search_on(states, tree, size, root, boxes[0], works[0], choices[0], weights, settings, simulations)


@entry_point
def practise(states, boxes, works, choices, how, games, weights, lures, win_share, baseline, gradient, figures):
    """Games of instinct against instinct, for training."""
    practise_games(
        states, boxes[0], works[0], choices[0], how, games, weights, lures, win_share, baseline, gradient, figures
    )
