"""Instinct: how likely each option is for a player who does not think, from the weights of its features.

It plays the games that the tree search imagines, and tells the search where to look first.
"""

import math

from ..rules.core.actions import Action
from ..rules.core.chance import draw_bits
from ..rules.core.jit import rule
from ..rules.engine import apply, run
from .option_features import see_choices


@rule
def weigh(c, weights):
    """Chances from weights: softmax over the choices."""
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
def draw(w, c):
    """A choice by its chance."""
    x = draw_bits(w) / 4294967296.0
    n = int(c.n)
    for i in range(n - 1):
        x -= c.chance[i]
        if x < 0.0:
            return i
    return n - 1


@rule
def act(s, b, w, c, i):
    """Do choice i, with its location if it is a card, and run to the next decision."""
    apply(s, b, w, int(c.action[i]))
    if c.then[i] >= 0:
        apply(s, b, w, Action.EXCHANGE_AT + int(c.then[i]))
    run(s, b, w)


@rule
def act_by_instinct(s, b, w, c, weights):
    """Make the decision that w holds."""
    see_choices(s, b, w, c)
    weigh(c, weights)
    act(s, b, w, c, draw(w, c))
