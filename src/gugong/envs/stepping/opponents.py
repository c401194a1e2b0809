"""The built-in players inside a batch: they choose as those of `gugong.players` do, by what their seat may know."""

from ...ai.greedy import evaluate_options
from ...ai.search import compute_priors
from ...jit import rule
from ...rules.core.chance import below, seed_from
from ...rules.determinize import deal_anew
from ...rules.step import NO_ACTION, step
from .layout import Chooser

POSITIONS = 2000  # that `greedy` evaluates for one decision, at most
MEMORY = 1  # players know which cards everybody saw going to whom


@rule
def look(s, b, w, m, slot, seat):
    """Fill m.states[0] with what a seat knows of a game, the rest dealt anew, and w with its options."""
    m.states[0] = s
    known = m.states[0]
    seed_from(known, slot)
    deal_anew(known, w, seat, MEMORY)
    step(known, b, w, NO_ACTION, NO_ACTION)


@rule
def choose_greedily(b, w, m, seat):
    """The option with the best evaluation; of equal ones the first."""
    n = evaluate_options(m.states, m.options, b, w, seat, POSITIONS, m.values)
    best = 0
    for i in range(1, n):
        if m.values[i] > m.values[best]:
            best = i
    return int(m.options[0, best])


@rule
def choose_by_instinct(b, w, c, m, weights):
    """The option with the highest probability of the policy; of equal ones that with the lowest number."""
    compute_priors(m.states[0], b, w, c, weights, m.values)
    best = int(w.ids[0])
    for i in range(1, int(w.n)):
        action = int(w.ids[i])
        if m.values[action] > m.values[best] or (m.values[action] == m.values[best] and action < best):
            best = action
    return best


@rule
def choose_for(chooser, s, b, w, c, m, weights, slot, seat):
    """The action of a built-in player for the seat that decides, whose options are in w; w is overwritten."""
    if chooser == Chooser.RANDOM:
        return int(w.ids[below(slot, int(w.n))])
    look(s, b, w, m, slot, seat)
    if chooser == Chooser.INSTINCT:
        return choose_by_instinct(b, w, c, m, weights)
    return choose_greedily(b, w, m, seat)
