"""The worth of a position to a seat, by hand: the VP that it may expect at the end.

What is scored counts in full; what is on its way counts by the chance that it gets there, which falls with the
turns that are left. `greedy` looks at nothing else.
"""

from ..box.kinds import DecreeKind, TokenKind
from ..box.record import DECREES_A_LEVEL, PORTS, SHIPS
from ..rules.core.clock_steps import ClockStep
from ..rules.core.jit import rule
from ..rules.core.state import LOCKED, NO_PLACE
from ..rules.phases.night import dice_matches, matches_counted
from ..rules.phases.scoring import jade_points, level_3_points, servants_on_decrees
from ..rules.places.decrees import owns
from ..rules.places.intrigue import height
from ..rules.places.palace import best_place
from ..rules.places.servants import double_in_pool
from ..rules.places.ships import load_of
from ..rules.places.trades import count_face_up
from ..rules.places.wall import servants_on_wall, strongest_on_wall

SHUT_OUT = 35.0  # what it costs to stand before the palace at the end (FINAL-5)


@rule
def turns_left(s, b, seat):
    """About how many turns a seat still has: the hand today, all its cards on each later day."""
    cards = int(s.hand_n[seat]) + int(s.discard_n[seat])
    return int(s.hand_n[seat]) + cards * (int(b.days) - int(s.day))


@rule
def risk_of_shut_out(s, b, seat, turns):
    """How likely the envoy comes too late: the steps missing beside those that the turns left will give."""
    missing = float(int(b.palace_steps) - int(s.envoy[seat]))
    return min(max((missing - 0.4 * turns) / (0.3 * turns + 0.7), 0.0), 1.0)


@rule
def palace_worth(s, b, seat, turns):
    """PALACE-3: the place, or the steps towards it and how urgent they are."""
    if s.place[seat] != NO_PLACE:
        return float(b.palace_vp[int(s.side), int(s.place[seat])])
    free = best_place(s, b)
    hope = 0.5 * int(b.palace_vp[int(s.side), free]) if free != NO_PLACE else 0.0
    near = float(s.envoy[seat]) / int(b.palace_steps)
    return hope * near + 1.0 * int(s.envoy[seat]) - SHUT_OUT * risk_of_shut_out(s, b, seat, turns)


@rule
def jade_worth(s, b, seat, turns):
    """FINAL-4: the row so far, and a part of the next step of it."""
    n = int(s.jade[seat])
    now = jade_points(s, b, seat)
    s.jade[seat] = n + 1
    more = jade_points(s, b, seat) - now
    s.jade[seat] = n
    return now + 0.3 * more * min(turns / 8.0, 1.0)


@rule
def morning_worth(decree):
    """What a level 1 decree gives each morning."""
    if decree == DecreeKind.MORNING_ENVOY:
        return 2.2
    if decree == DecreeKind.MORNING_SHIP:
        return 1.5
    if decree == DecreeKind.MORNING_SERVANT:
        return 0.9
    if decree == DecreeKind.MORNING_SWAP:
        return 0.7
    return 0.9 if decree == DecreeKind.MORNING_INTRIGUE else 0.0


@rule
def lasting_worth(decree):
    """What a level 2 decree saves in each turn to come."""
    if decree == DecreeKind.LASTING_DECREE:
        return 0.25
    if decree == DecreeKind.LASTING_EQUAL:
        return 0.22
    if decree == DecreeKind.LASTING_JADE:
        return 0.22
    if decree == DecreeKind.LASTING_WALL:
        return 0.2
    return 0.15 if decree == DecreeKind.LASTING_TRAVEL else 0.0


@rule
def last_worth(s, b, seat, decree, turns):
    """What a level 3 decree will score at the end."""
    points = float(level_3_points(s, b, seat, decree))
    if decree == DecreeKind.FINAL_EIGHT:
        return points
    if decree == DecreeKind.FINAL_SCORE:
        return min(points + 0.4 * turns, float(b.score_most))
    if decree == DecreeKind.FINAL_JADE:
        return min(points + 0.15 * turns, float(b.jade_most))
    if decree == DecreeKind.FINAL_DECREES:
        return points + 0.1 * turns * (6 - servants_on_decrees(s, seat)) / 3.0
    return points + 0.15 * turns if decree == DecreeKind.FINAL_HARBOURS else points


@rule
def decrees_worth(s, b, seat, turns):
    """What the decrees that a seat has are still going to give."""
    mornings = float(int(b.days) - int(s.day))
    worth = 0.0
    for number in range(DECREES_A_LEVEL):
        if owns(s, seat, DecreeKind.MORNING_INTRIGUE + number):
            worth += morning_worth(DecreeKind.MORNING_INTRIGUE + number) * mornings
        if owns(s, seat, DecreeKind.LASTING_TRAVEL + number):
            worth += lasting_worth(DecreeKind.LASTING_TRAVEL + number) * turns
        if owns(s, seat, DecreeKind.FINAL_SCORE + number):
            worth += last_worth(s, b, seat, DecreeKind.FINAL_SCORE + number, turns)
    return worth


@rule
def servants_worth(s, seat, turns):
    """Servants do the work of the turns that are left; after those they are worth nothing."""
    useful = min(turns / 3.0, 1.0)
    ready = int(s.pool[seat]) + 2 * double_in_pool(s, seat)
    worth = 0.75 * ready - 0.03 * ready * ready + 0.1 * int(s.supply[seat])
    if s.double_at[seat] != LOCKED:
        worth += 0.25 * turns
    return worth * useful


@rule
def wall_worth(s, seat):
    """WALL-4, WALL-5, FINAL-1: servants on the wall, and standing strongest there."""
    n = servants_on_wall(s, seat)
    if n == 0:
        return 0.0
    return 0.6 * n + (1.5 if strongest_on_wall(s) == seat else 0.4)


@rule
def ships_worth(s, b, seat, turns):
    """CANAL-6: what lies on ships under way; a ship that will not be full in time is only servants lost."""
    worth = 0.0
    useful = min(turns / 4.0, 1.0)
    for ship in range(SHIPS):
        port = int(s.ship_port[seat, ship])
        if port == 0:
            continue
        load = load_of(s, seat, ship)
        days = PORTS - port
        full = load == int(b.ship_size)
        hope = 1.0 if full else 0.35 + 0.15 * min(days, 3)
        if full and port == 1:
            hope = 0.8
        worth += hope * (1.3 * load + (0.5 if port >= 2 else 0.0)) * (1.0 if full else useful)
    return worth


@rule
def night_worth(s, b, seat):
    """NIGHT-1, NIGHT-2: servants for each match, and being ahead of the others who show so much."""
    if s.step >= ClockStep.MATCH_SERVANTS:
        return 0.0
    mine = dice_matches(s, b, seat)
    worth = 0.6 * mine
    ahead = mine > 0
    for other in range(int(s.players)):
        if other == seat:
            continue
        theirs = matches_counted(s, b, other)
        if theirs > mine or (theirs == mine and height(s, other) > height(s, seat)):
            ahead = False
    return worth + (2.0 if ahead else 0.0)


@rule
def cards_worth(s, b, seat, turns):
    """High cards exchange freely; each card is a turn on every day to come."""
    values = 0
    for i in range(int(s.hand_n[seat])):
        values += int(b.card_value[int(s.hand[seat, i])])
    for i in range(int(s.discard_n[seat])):
        values += int(b.card_value[int(s.discard[seat, i])])
    return 0.06 * values * min(turns / 6.0, 1.0) + 1.5 * turns


@rule
def intrigue_worth(s, b, seat, turns):
    """BENEFIT-1..4 and TIE-1: steps are worth what they buy, and breaking ties."""
    worth = 0.3 * int(s.intrigue[seat]) * min(turns / 5.0, 1.0) + 0.25 * height(s, seat)
    return worth + (0.5 if s.medal == seat and turns > 4 else 0.0)


@rule
def tokens_worth(s, b, seat):
    """TRADE-1: tokens on their way to a jade, and at least the VP they buy."""
    n = int(s.slots_n[seat]) + count_face_up(s, seat, TokenKind.DOUBLE)
    return 0.5 * n


@rule
def worth(s, b, seat):
    """The VP that a seat may expect at the end."""
    turns = float(turns_left(s, b, seat))
    total = float(s.vp[seat])
    total += palace_worth(s, b, seat, turns)
    total += jade_worth(s, b, seat, turns)
    total += decrees_worth(s, b, seat, turns)
    total += servants_worth(s, seat, turns)
    total += wall_worth(s, seat)
    total += ships_worth(s, b, seat, turns)
    total += night_worth(s, b, seat)
    total += cards_worth(s, b, seat, turns)
    total += intrigue_worth(s, b, seat, turns)
    return total + tokens_worth(s, b, seat)


@rule
def end_worth(s, seat):
    """The score of a finished game, with what it costs to stand before the palace."""
    total = float(s.vp[seat])
    return total - SHUT_OUT if s.place[seat] == NO_PLACE else total
