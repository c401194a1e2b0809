"""What rules write: the stack of frames, the options of a decision, the tape of events, rows of cards."""

from ...jit import rare_rule, rule
from .actions import Action
from .frames import COLUMNS
from .reasons import Reason
from .state import STACK, TAPE

# As numbers: compiled code cannot turn members of an IntEnum into them.
LEGAL, NO_CARD = int(Reason.LEGAL), int(Reason.NO_CARD)
FIRST_TRADE = int(Action.TRADE_SERVANT)


@rule
def push(s, kind, seat, a, b, c, rule_id):
    """Put a frame on the stack, with its arguments in the order of its kind; it comes before everything below it."""
    i = int(s.depth)
    if i >= STACK:
        raise OverflowError("the stack of frames is full")
    s.stack[i, 0] = kind
    s.stack[i, 1] = seat
    s.stack[i, 2] = a
    s.stack[i, 3] = b
    s.stack[i, 4] = c
    s.stack_rule[i] = rule_id
    s.depth = i + 1


@rule
def pop(s):
    """Take the top frame off, and leave no trace of it (equal states have equal bytes)."""
    i = int(s.depth) - 1
    for j in range(COLUMNS):
        s.stack[i, j] = 0
    s.stack_rule[i] = 0
    s.depth = i


@rule
def top_rule(s):
    """The rule that the top frame was pushed for."""
    return int(s.stack_rule[int(s.depth) - 1])


@rule
def close_gap(items, i, n):
    """Take item i out of a row of n; those behind it move up and the last place is empty."""
    while i < n - 1:
        items[i] = items[i + 1]
        i += 1
    items[n - 1] = 0


@rule
def clear_options(w):
    """Forget the options of the decision before."""
    w.n = 0
    if w.explain != 0:
        w.codes[:] = 0


@rule
def offer(w, action, reason):
    """Offer an action: legal, or greyed with its reason."""
    if reason == Reason.LEGAL:
        w.ids[w.n] = action
        w.n += 1
        if w.explain != 0:
            w.codes[action] = 1
    elif w.explain != 0:
        w.codes[action] = reason


@rare_rule
def why_nothing_is_possible(w):
    """The reason to tell where none of the offered actions is legal, or LEGAL if one is; needs `w.explain`."""
    return LEGAL if w.n > 0 else main_reason(w)


@rare_rule
def main_reason(w):
    """Why an action is not possible, whatever trades are: of all reasons in `w.codes` the one that says most.

    Of two variants it is that of A, of several things to buy that servants are missing; of no offers, that cards are.
    """
    found = NO_CARD
    for action in range(FIRST_TRADE - 1, -1, -1):
        reason = int(w.codes[action])
        missing = found == Reason.TOO_FEW_SERVANTS or found == Reason.POOL_EMPTY
        if reason > 1 and action != Action.DISCOUNT and (action <= Action.VARIANT_A or not missing):
            found = reason
    return found


@rule
def mark_revealed(w):
    """Something hidden is looked at, in a way that may show: whoever chose what led here cannot simply take it back.

    Chance need not be marked: it shows in the generator.
    """
    w.revealed = 1


@rule
def record(s, w, kind, seat, rule_id, a, b, c):
    """Record an event, if events are recorded. To be called after doing it: the state as it is now goes with it."""
    if w.recording != 0:
        write_event(s, w, kind, seat, rule_id, a, b, c)


@rare_rule
def write_event(s, w, kind, seat, rule_id, a, b, c):
    """Write an event on the tape, and the state beside it."""
    i = int(w.tape_n)
    if i >= TAPE:
        raise OverflowError("the tape of events is full")
    w.tape[i, 0] = kind
    w.tape[i, 1] = seat
    w.tape[i, 2] = rule_id
    w.tape[i, 3] = a
    w.tape[i, 4] = b
    w.tape[i, 5] = c
    w.snapshots[i] = s
    w.tape_n = i + 1
