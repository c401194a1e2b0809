"""One step of a game: for everything that plays many, and is compiled apart from the rules."""

from ..box.record import BOX
from ..jit import COMPILING, rule, shared
from .core.state import STATE, WORKSPACE
from .engine import apply, run

NO_ACTION = -1


@rule
def do_step(s, b, w, action, then):
    """Do an action and perhaps another right after it (NO_ACTION: none), and run to the next decision."""
    if action >= 0:
        apply(s, b, w, action)
    if then >= 0:
        apply(s, b, w, then)
    run(s, b, w)


if COMPILING:

    @shared(STATE, BOX, WORKSPACE, int, int)
    def try_step(s, b, w, action, then):
        """Do a step; whoever calls it by its symbol gets 1 if it raised something, else 0."""
        do_step(s, b, w, action, then)

    @rule
    def step(s, b, w, action, then):
        """As `do_step`, by its symbol: machine code of the rules is there once, whoever calls it."""
        if try_step(s, b, w, action, then) != 0:
            raise RuntimeError("a rule failed in compiled code; NUMBA_DISABLE_JIT=1 tells where")

else:
    step = do_step
