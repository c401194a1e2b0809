"""The compiled functions of the environments that Python calls."""

import numpy as np

from ..ai.features import CHOICES
from ..box.record import BOX
from ..jit import entry_point
from ..rules.core.chance import below
from ..rules.core.frames import frame_seat
from ..rules.core.state import STATE, WORKSPACE
from ..rules.step import NO_ACTION, step
from .observation.encoder import encode
from .observation.sparse import to_sparse
from .stepping.games import begin_game, is_offered, note, play_on, show
from .stepping.layout import BOX_COLUMN, SLOT, THREAD_MEMORY, Mode
from .stepping.results import clear_result, write_loss


@entry_point(SLOT, (np.int64, 2), int, int)
def first_illegal(slots, actions, first, last):
    """The first of the games from `first` to before `last` whose next action is not legal; -1 if all are."""
    for i in range(first, last):
        if not is_offered(slots[i], int(actions[i, 0])):
            return i
    return -1


@entry_point(
    STATE,
    SLOT,
    (np.int16, 2),
    BOX,
    (np.int64, 2),
    np.int64,
    (np.float64, 2),
    (np.int8, 3),
    (np.bool_, 3),
    (np.int8, 2),
    (np.float32, 3),
    (np.bool_, 2),
    (np.int16, 3),
    (np.int64, 2),
    WORKSPACE,
    CHOICES,
    THREAD_MEMORY,
    int,
    int,
    int,
)
def play_games(
    states,
    slots,
    logs,
    boxes,
    plans,
    base,
    weights,
    observation,
    mask,
    seats,
    reward,
    done,
    scores,
    actions,
    works,
    choices,
    memories,
    first,
    last,
    mode,
):
    """Do what `mode` says with the games from `first` to before `last`, and fill the rows of the caller's arrays.

    The arrays have rows by game and step, and each game makes all its steps before the next game does: what it needs
    stays in the processor's cache. Game i has the plan i % len(plans). With Mode.RANDOM, actions is filled, too.
    """
    w, c, m = works[0], choices[0], memories[0]
    for i in range(first, last):
        how = plans[i % len(plans)]
        b = boxes[int(how[BOX_COLUMN])]
        s = states[i]
        slot = slots[i]
        log = logs[i]
        for t in range(actions.shape[1]):
            if mode == Mode.SHOW:
                step(s, b, w, NO_ACTION, NO_ACTION)
            else:
                clear_result(reward[i, t], scores[i, t])
                done[i, t] = False
                if mode == Mode.RANDOM:
                    actions[i, t] = slot.ids[below(slot, int(slot.n))]
                action = int(actions[i, t])
                if mode == Mode.BEGIN:
                    begin_game(states, i, b, w, m, slot, log, how, base)
                elif mode == Mode.GIVEN and not is_offered(slot, action):
                    write_loss(s, frame_seat(s), reward[i, t], scores[i, t])
                    done[i, t] = True
                    begin_game(states, i, b, w, m, slot, log, how, base)
                else:
                    note(slot, log, action)
                    step(s, b, w, action, NO_ACTION)
                if play_on(states, i, b, w, c, m, weights, slot, log, how, base, reward[i, t], scores[i, t]) != 0:
                    done[i, t] = True
            seats[i, t] = show(s, b, w, slot, observation[i, t], mask[i, t])


@entry_point(STATE, BOX, int, np.int8)
def observe_state(states, boxes, seat, row):
    """Fill a row with what a seat may know of states[0]."""
    encode(states[0], boxes[0], seat, row)


@entry_point(np.int8, np.int16, np.int8)
def make_sparse(row, indices, values):
    """Write where a row is not 0, and its numbers there; returns how many they are (see `to_sparse`)."""
    return to_sparse(row, indices, values)
