"""Exhaustive search through the rest of a seat's own turn, with the evaluation function at its leaves.

The budget of positions is shared equally among the options at each choice, so that no option is judged by one lucky
branch; where it runs out, the position is evaluated as it is.
"""

from ..jit import rule
from ..rules.core.clock_steps import ClockStep
from ..rules.core.frames import FrameKind, frame_kind, frame_seat
from ..rules.step import NO_ACTION, step
from .evaluation import evaluate, final_value

MAX_DEPTH = 40  # choices in a row


@rule
def is_same_turn(s, seat):
    """Whether the next choice belongs to the same seat and the same turn."""
    return s.step != ClockStep.OVER and frame_seat(s) == seat and frame_kind(s) != FrameKind.CARD


@rule
def best_reachable_value(states, level, options, b, w, seat, positions):
    """The best evaluation that the seat's next choices can reach from states[level], whose options are in w."""
    s = states[level]
    if s.step == ClockStep.OVER:
        return final_value(s, seat)
    n = int(w.n)
    if not is_same_turn(s, seat) or n > positions or level + 1 >= MAX_DEPTH:
        return evaluate(s, b, seat)
    for i in range(n):
        options[level, i] = w.ids[i]
    best = -1e9
    for i in range(n):
        states[level + 1] = states[level]
        s = states[level + 1]
        step(s, b, w, int(options[level, i]), NO_ACTION)
        best = max(best, best_reachable_value(states, level + 1, options, b, w, seat, positions // n))
    return best


@rule
def evaluate_options(states, options, b, w, seat, positions, out):
    """Fill out with the best evaluation that each option in w can reach from states[0]; returns how many there are."""
    n = int(w.n)
    for i in range(n):
        options[0, i] = w.ids[i]
    for i in range(n):
        states[1] = states[0]
        s = states[1]
        step(s, b, w, int(options[0, i]), NO_ACTION)
        out[i] = best_reachable_value(states, 1, options, b, w, seat, positions // n)
    return n
