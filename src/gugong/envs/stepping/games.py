"""Steps of the games of a batch: an action, the built-in players after it, the next game after the last action."""

from ...jit import rare_rule, rule
from ...jit.intrinsics.prefetching import prefetch
from ...rules.core.actions import ACTION_COUNT
from ...rules.core.clock_steps import ClockStep
from ...rules.core.frames import frame_seat
from ...rules.core.state import STATE
from ...rules.phases.setup import set_up
from ...rules.step import NO_ACTION, step
from ..observation.blocks import OBSERVATION_SIZE
from ..observation.encoder import encode
from .layout import CHOOSER_COLUMN, LOG, WEIGHTS_COLUMN, Chooser
from .opponents import choose_for
from .results import write_result
from .seeds import draw_seed, seed_game

AHEAD = 2  # games
SLOT_BEGINNING = 128  # bytes: its numbers and the first of its options
STATE_BYTES = STATE.itemsize


@rule
def expect(states, slots, observation, mask, i):
    """Let the memory of game i be fetched, which is stepped soon: of thousands of games little is in the caches."""
    prefetch(states, i, STATE_BYTES)
    prefetch(slots, i, SLOT_BEGINNING)
    prefetch(observation, i, OBSERVATION_SIZE)
    prefetch(mask, i, ACTION_COUNT)


@rule
def is_offered(slot, action):
    """Whether an action is legal."""
    for i in range(int(slot.n)):
        if slot.ids[i] == action:
            return True
    return False


@rule
def note(slot, log, action):
    """Add an action to the log of a game."""
    moment = int(slot.moment)
    if moment < LOG:
        log[moment] = action
    slot.moment = moment + 1


@rare_rule
def begin_game(states, i, b, w, m, slot, log, how, base):
    """Begin the next game at i, up to its first decision."""
    states[i] = m.empty[0]
    s = states[i]
    slot.episode += 1
    slot.moment = 0
    log[:] = 0
    draw_seed(slot, m, base, i)
    seed_game(s, m, int(slot.seed))
    set_up(s, b, w, how[0], how[1], how[2], how[3], how[4], how[5], how[6], how[7], how[8])
    step(s, b, w, NO_ACTION, NO_ACTION)


@rare_rule
def let_choose(chooser, s, b, w, c, m, weights, slot, log, seat):
    """Let a built-in player make the decision of its seat, whose options are in w."""
    action = choose_for(chooser, s, b, w, c, m, weights, slot, seat)
    note(slot, log, action)
    step(s, b, w, action, NO_ACTION)


@rule
def asks_the_caller(s, how):
    """Whether a game is at a decision that the caller makes."""
    return s.step != ClockStep.OVER and how[CHOOSER_COLUMN + frame_seat(s)] == Chooser.CALLER


@rule
def play_on(states, i, b, w, c, m, weights, slot, log, how, base, reward, scores):
    """Run game i to the next decision of the caller, through ends and beginnings; returns whether it ended before."""
    s = states[i]
    ended = 0
    while not asks_the_caller(s, how):
        if s.step == ClockStep.OVER:
            write_result(s, reward, scores)
            ended = 1
            begin_game(states, i, b, w, m, slot, log, how, base)
        else:
            seat = frame_seat(s)
            chooser = int(how[CHOOSER_COLUMN + seat])
            let_choose(chooser, s, b, w, c, m, weights[int(how[WEIGHTS_COLUMN])], slot, log, seat)
    return ended


@rule
def show(s, b, w, slot, observation, mask):
    """Fill the rows of a game at a decision of the caller, and keep its options; returns the seat."""
    n = int(w.n)
    slot.n = n
    for j in range(ACTION_COUNT):
        mask[j] = False
    for j in range(n):
        action = int(w.ids[j])
        slot.ids[j] = action
        mask[action] = True
    seat = frame_seat(s)
    encode(s, b, seat, observation)
    return seat
