"""Look through the own turn, to the end of it where that is not too far, and take what leads to the most worth.

The positions that may be looked at are shared out equally among the options at each choice, so that no option
is judged by one lucky branch.
"""

from ..rules.core.clock_steps import ClockStep
from ..rules.core.frames import FrameKind, frame_kind, frame_seat
from ..rules.core.jit import rule
from ..rules.engine import apply, run
from .evaluation import end_worth, worth

DEEPEST = 40  # choices in one turn that are looked through


@rule
def turn_goes_on(s, seat):
    """Whether the next choice is the same seat's and still of the same turn."""
    return s.step != ClockStep.OVER and frame_seat(s) == seat and frame_kind(s) != FrameKind.CARD


@rule
def best_in_reach(states, level, options, b, w, seat, positions):
    """The most worth that the seat's next choices can lead to from states[level], whose options w holds."""
    s = states[level]
    if s.step == ClockStep.OVER:
        return end_worth(s, seat)
    n = int(w.n)
    if not turn_goes_on(s, seat) or n > positions or level + 1 >= DEEPEST:
        return worth(s, b, seat)
    for i in range(n):
        options[level, i] = w.ids[i]
    best = -1e9
    for i in range(n):
        states[level + 1] = states[level]
        s = states[level + 1]
        apply(s, b, w, int(options[level, i]))
        run(s, b, w)
        best = max(best, best_in_reach(states, level + 1, options, b, w, seat, positions // n))
    return best


@rule
def look_at_options(states, options, b, w, seat, positions, out):
    """For each option of the decision in states[0] (run and offered) the most worth it can lead to."""
    n = int(w.n)
    for i in range(n):
        options[0, i] = w.ids[i]
    for i in range(n):
        states[1] = states[0]
        s = states[1]
        apply(s, b, w, int(options[0, i]))
        run(s, b, w)
        out[i] = best_in_reach(states, 1, options, b, w, seat, positions // n)
    return n
