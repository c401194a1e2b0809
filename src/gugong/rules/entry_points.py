"""What Python calls: each takes arrays (a border crossing with an array is cheap, with a record it is not)."""

from .core.actions import DECLINE, NO_ACTION
from .core.chance import below, draw_bits
from .core.clock_steps import OVER
from .core.jit import entry, rule
from .determinize import deal_anew
from .engine import apply, run
from .invariants import ENDLESS, MOST_DECISIONS, find_fault
from .phases.scoring import best_seat, final_score, outranks
from .phases.setup import set_up


@entry
def begin(states, boxes, works, players, meng, at_least, bonus, expert, set_human, set_meng, focus):
    """Set up states[0] (empty, with a seeded generator); `advance` runs it to the first decision."""
    set_up(states[0], boxes[0], works[0], players, meng, at_least, bonus, expert, set_human, set_meng, focus)


@entry
def advance(states, boxes, works, action):
    """Do a legal action (or, with -1, none), run states[0] to its next decision and offer it."""
    if action >= 0:
        apply(states[0], boxes[0], works[0], action)
    run(states[0], boxes[0], works[0])


@entry
def determinize(states, boxes, seat, memory):
    """Deal anew what the seat cannot know, with the state's (freshly seeded) generator."""
    deal_anew(states[0], boxes[0], seat, memory)


@entry
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
        out[5 + seat] = rank
    out[10] = best_seat(s)


@entry
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
        s.generator[0] = draw_bits(w)
        s.generator[1] = draw_bits(w) | 1
        set_up(s, b, w, how[0], how[1], how[2], how[3], how[4], how[5], how[6], how[7])
        decisions = play_out(s, b, w, check, keen, out)
        out[0] += decisions
        out[1] = max(out[1], decisions)
        for seat in range(int(s.players)):
            out[5 + seat] += final_score(s, seat)
            out[16 + seat] += int(s.vp[seat])
        winner = best_seat(s)
        out[15 if winner < 0 else 10 + winner] += 1


@rule
def choose_at_random(w, keen):
    """Any legal action; keen players draw again if it is a refusal."""
    action = int(w.ids[below(w, int(w.n))])
    if keen != 0 and (action == DECLINE or action == NO_ACTION):
        action = int(w.ids[below(w, int(w.n))])
    return action


@rule
def play_out(s, b, w, check, keen, out):
    """Play at random to the end; with `check` look for faults at every decision. Return the decisions."""
    run(s, b, w)
    decisions = 0
    while s.step != OVER:
        apply(s, b, w, choose_at_random(w, keen))
        run(s, b, w)
        decisions += 1
        if check != 0:
            out[4] = max(out[4], int(s.depth))
            fault = ENDLESS if decisions > MOST_DECISIONS else find_fault(s, b)
            if fault != 0:
                out[2] += 1
                out[3] = fault
                break
    return decisions


@entry
def copy_state(states, times):
    """Copy a state many times, for the benchmark."""
    n = len(states)
    for i in range(times):
        states[(i + 1) % n] = states[i % n]


@entry
def fault_in(states, boxes):
    """The number of the first fault of states[0] in invariants.FAULTS, or 0."""
    return find_fault(states[0], boxes[0])
