"""The policy: a probability for each option, a softmax over the sums of its features' weights.

The bot `instinct` plays by it; the tree search takes its priors from it and plays its simulations out with it.
"""

import math

from ..jit import rule
from ..rules.core.actions import Action
from ..rules.core.chance import draw_bits
from ..rules.step import NO_ACTION, step
from .option_features import list_choices


@rule
def compute_chances(c, weights):
    """Fill c.chance with the probability of each choice: a softmax over the sums of weights."""
    n = int(c.n)
    most = -1e30
    for i in range(n):
        logit = 0.0
        for j in range(int(c.count[i])):
            logit += weights[int(c.feature[i, j])]
        c.chance[i] = logit
        most = max(most, logit)
    total = 0.0
    for i in range(n):
        c.chance[i] = math.exp(c.chance[i] - most)
        total += c.chance[i]
    for i in range(n):
        c.chance[i] /= total


@rule
def sample(w, c):
    """Draw a choice by its probability; returns its index."""
    x = draw_bits(w) / 4294967296.0
    n = int(c.n)
    for i in range(n - 1):
        x -= c.chance[i]
        if x < 0.0:
            return i
    return n - 1


@rule
def play_choice(s, b, w, c, i):
    """Play choice i (a card with its location) and run to the next decision."""
    then = Action.EXCHANGE_AT + int(c.then[i]) if c.then[i] >= 0 else NO_ACTION
    step(s, b, w, int(c.action[i]), then)


@rule
def play_by_policy(s, b, w, c, weights):
    """Make one decision, whose options are in w, by drawing from the policy."""
    list_choices(s, b, w, c)
    compute_chances(c, weights)
    play_choice(s, b, w, c, sample(w, c))
