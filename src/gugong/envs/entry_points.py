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
from .stepping.games import AHEAD, begin_game, expect, is_offered, note, play_on, show
from .stepping.layout import BOX_COLUMN, SLOT, THREAD_MEMORY, Mode
from .stepping.results import clear_result, write_loss


@entry_point(SLOT, np.int64, int, int)
def first_illegal(slots, actions, first, last):
    """The first of the games from `first` to before `last` whose action is not legal; -1 if all are."""
    for i in range(first, last):
        if not is_offered(slots[i], int(actions[i])):
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
    (np.int8, 2),
    (np.bool_, 2),
    np.int8,
    (np.float32, 2),
    np.bool_,
    (np.int16, 2),
    np.int64,
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

    Game i has the plan i % len(plans). With Mode.RANDOM, actions is filled with what was drawn.
    """
    w, c, m = works[0], choices[0], memories[0]
    plan = first % len(plans)
    for i in range(first, last):
        how = plans[plan]
        plan = plan + 1 if plan + 1 < len(plans) else 0
        b = boxes[int(how[BOX_COLUMN])]
        if i + AHEAD < last:
            expect(states, slots, observation, mask, i + AHEAD)
        s = states[i]
        slot = slots[i]
        if mode == Mode.SHOW:
            step(s, b, w, NO_ACTION, NO_ACTION)
        else:
            clear_result(reward[i], scores[i])
            done[i] = False
            if mode == Mode.RANDOM:
                actions[i] = slot.ids[below(slot, int(slot.n))]
            action = int(actions[i])
            if mode == Mode.BEGIN:
                begin_game(states, i, b, w, m, slot, logs[i], how, base)
            elif mode == Mode.GIVEN and not is_offered(slot, action):
                write_loss(s, frame_seat(s), reward[i], scores[i])
                done[i] = True
                begin_game(states, i, b, w, m, slot, logs[i], how, base)
            else:
                note(slot, logs[i], action)
                step(s, b, w, action, NO_ACTION)
            if play_on(states, i, b, w, c, m, weights, slot, logs[i], how, base, reward[i], scores[i]) != 0:
                done[i] = True
        seats[i] = show(s, b, w, slot, observation[i], mask[i])


@entry_point(STATE, BOX, int, np.int8)
def observe_state(states, boxes, seat, row):
    """Fill a row with what a seat may know of states[0]."""
    encode(states[0], boxes[0], seat, row)
