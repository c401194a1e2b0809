"""The entry points of the rules: what Python calls. They take arrays: calling compiled code with a record is slow."""

import numpy as np

from ..box.record import BOX, DECREE_PLACES, HOUSES
from ..jit import entry_point, rule
from .core.actions import Action
from .core.chance import below, seed_from
from .core.clock_steps import ClockStep
from .core.state import SEATS, STATE, WORKSPACE
from .determinize import deal_anew
from .forecast import foretell_end, foretell_wall
from .foresight import foresee_exchanges, try_action
from .invariants import ENDLESS, MOST_DECISIONS, find_fault
from .phases.scoring import best_seat, final_score, jade_worth, outranks
from .phases.setup import set_up
from .places.decrees import cost_of
from .places.jade import price
from .places.wall import strongest_on_wall, wall_size
from .step import NO_ACTION, step

JADE_PLACES = HOUSES + 1  # the houses, then the plaza

# Where `view_figures` puts what: by seat, and costs by place and seat.
WALL_SIZE = 0
WALL_LEADER = 1
JADE_VP = 2
JADE_NEXT = JADE_VP + SEATS
JADE_COSTS = JADE_NEXT + SEATS
DECREE_COSTS = JADE_COSTS + JADE_PLACES * SEATS
VIEW_FIGURES = DECREE_COSTS + DECREE_PLACES * SEATS


@entry_point(STATE, BOX, WORKSPACE, int, int, int, int, int, int, int, int, int)
def begin(states, boxes, works, players, meng, at_least, bonus, expert, set_human, set_meng, focus, rules):
    """Set up states[0] (empty, with a seeded generator); `advance` runs it to the first decision."""
    set_up(states[0], boxes[0], works[0], players, meng, at_least, bonus, expert, set_human, set_meng, focus, rules)


@entry_point(STATE, BOX, WORKSPACE, int)
def advance(states, boxes, works, action):
    """Do a legal action (or, with -1, none), run states[0] to its next decision and offer it."""
    step(states[0], boxes[0], works[0], action, NO_ACTION)


@entry_point(STATE, WORKSPACE, int, int)
def determinize(states, works, seat, memory):
    """Deal anew what the seat cannot know, with the state's (freshly seeded) generator."""
    deal_anew(states[0], works[0], seat, memory)


@entry_point(STATE, np.int64)
def standings(states, out):
    """Final scores, then the ranks, then the winner (or -1)."""
    s = states[0]
    n = int(s.players)
    for seat in range(n):
        out[seat] = final_score(s, seat)
        rank = 0
        for other in range(n):
            if other != seat and outranks(s, other, seat):
                rank += 1
        out[SEATS + seat] = rank
    out[2 * SEATS] = best_seat(s)


@entry_point(STATE, BOX, np.int64)
def view_figures(states, boxes, out):
    """What views tell beyond the state itself: out is laid out as the constants above say."""
    s = states[0]
    b = boxes[0]
    n = int(s.players)
    out[WALL_SIZE] = wall_size(s, b)
    out[WALL_LEADER] = strongest_on_wall(s)
    for seat in range(n):
        jade = int(s.jade[seat])
        out[JADE_VP + seat] = jade_worth(b, jade)
        out[JADE_NEXT + seat] = jade_worth(b, jade + 1) - jade_worth(b, jade)
        for house in range(JADE_PLACES):
            out[JADE_COSTS + house * SEATS + seat] = price(s, b, seat, house)
        for place in range(DECREE_PLACES):
            out[DECREE_COSTS + place * SEATS + seat] = cost_of(s, b, seat, place)


@entry_point(STATE, BOX, WORKSPACE, np.int64)
def forecast(states, boxes, works, out):
    """What the wall and the final scoring would give now: out (zeros) is laid out as `gugong.rules.forecast` says.

    states[1] is room for a copy; works[0] records nothing.
    """
    states[1] = states[0]
    foretell_wall(states[1], boxes[0], works[0], out)
    states[1] = states[0]
    foretell_end(states[1], boxes[0], works[0], out)


@entry_point(STATE, BOX, WORKSPACE, int)
def foresee(states, boxes, works, action):
    """Try a legal action in states[0], a copy, up to the next real choice; works[0] is foreseeing and records it."""
    works[0].tape_n = 0
    try_action(states[0], boxes[0], works[0], action, NO_ACTION)


@entry_point(STATE, BOX, WORKSPACE, int, int, np.int64)
def foresee_exchange_of(states, boxes, works, card, location, out):
    """What the exchanges of a card (at a location, or -1: at each) would allow; see `gugong.rules.foresight`.

    states[0] is at the decision, the others are room for copies; works[0] is foreseeing, records and explains.
    """
    foresee_exchanges(states, boxes[0], works[0], card, location, out)


@rule
def choose_at_random(w, keen):
    """Any legal action; keen players draw again if it is a refusal."""
    action = int(w.ids[below(w, int(w.n))])
    if keen != 0 and (action == Action.DECLINE or action == Action.NO_ACTION):
        action = int(w.ids[below(w, int(w.n))])
    return action


@rule
def play_out(s, b, w, check, keen, out):
    """Play at random to the end; with `check` look for faults at every decision. Return the decisions."""
    step(s, b, w, NO_ACTION, NO_ACTION)
    decisions = 0
    while s.step != ClockStep.OVER:
        step(s, b, w, choose_at_random(w, keen), NO_ACTION)
        decisions += 1
        if check != 0:
            out[4] = max(out[4], int(s.depth))
            fault = ENDLESS if decisions > MOST_DECISIONS else find_fault(s, b)
            if fault != 0:
                out[2] += 1
                out[3] = fault
                break
    return decisions


@entry_point(STATE, BOX, WORKSPACE, np.int64, int, int, int, np.int64)
def playouts(states, boxes, works, how, games, check, keen, out):
    """Play whole random games in states[0]; states[1] is empty, how holds the arguments of set_up.

    Keen players think twice before they decline, so that more happens.

    out: 0 decisions, 1 longest game, 2 faults, 3 last fault, 4 deepest stack, 5-9 sums of final scores by seat,
    10-14 wins by seat, 15 games that nobody won, 16-20 sums of VP before FINAL-5 by seat.
    """
    b = boxes[0]
    w = works[0]
    s = states[0]
    for _ in range(games):
        states[0] = states[1]
        seed_from(s, w)
        set_up(s, b, w, how[0], how[1], how[2], how[3], how[4], how[5], how[6], how[7], how[8])
        decisions = play_out(s, b, w, check, keen, out)
        out[0] += decisions
        out[1] = max(out[1], decisions)
        for seat in range(int(s.players)):
            out[5 + seat] += final_score(s, seat)
            out[16 + seat] += int(s.vp[seat])
        winner = best_seat(s)
        out[15 if winner < 0 else 10 + winner] += 1


@entry_point(STATE, int)
def copy_state(states, times):
    """Copy a state many times, for the benchmark."""
    n = len(states)
    for i in range(times):
        states[(i + 1) % n] = states[i % n]


@entry_point(STATE, BOX)
def fault_in(states, boxes):
    """The number of the first fault of states[0] in invariants.FAULTS, or 0."""
    return find_fault(states[0], boxes[0])
