"""A hand-written evaluation function: the final VP that a seat can expect from a position.

Points already scored count in full; points not yet certain count by the chance that they are still scored, which
falls with the number of turns left. The bot `greedy` uses nothing else.
"""

from ..box.kinds import DecreeKind, TokenKind
from ..box.record import DECREES_A_LEVEL, PORTS, SHIPS
from ..jit import rule
from ..rules.core.clock_steps import ClockStep
from ..rules.core.state import LOCKED, NO_PLACE
from ..rules.phases.night import dice_matches, matches_counted
from ..rules.phases.scoring import jade_points, level_3_points, servants_on_decrees
from ..rules.places.decrees import owns
from ..rules.places.intrigue import height
from ..rules.places.palace import best_place
from ..rules.places.servants import double_in_pool
from ..rules.places.ships import load_of
from ..rules.places.token_slots import count_face_up
from ..rules.places.wall import servants_on_wall, strongest_on_wall

SHUT_OUT_PENALTY = 35.0  # VP for an envoy that is not in the palace at the end (FINAL-5)


@rule
def turns_left(s, b, seat):
    """Estimate the turns that a seat still has: its hand today, all its cards on each later day."""
    cards = int(s.hand_n[seat]) + int(s.discard_n[seat])
    return int(s.hand_n[seat]) + cards * (int(b.days) - int(s.day))


@rule
def shut_out_risk(s, b, seat, turns):
    """The chance, 0 to 1, that the envoy does not reach the palace: missing steps against those expected."""
    missing = float(int(b.palace_steps) - int(s.envoy[seat]))
    return min(max((missing - 0.4 * turns) / (0.3 * turns + 0.7), 0.0), 1.0)


@rule
def palace_value(s, b, seat, turns):
    """PALACE-3: the VP of the place, or the value of the steps towards it less the risk of being shut out."""
    if s.place[seat] != NO_PLACE:
        return float(b.palace_vp[int(s.side), int(s.place[seat])])
    free = best_place(s, b)
    hope = 0.5 * int(b.palace_vp[int(s.side), free]) if free != NO_PLACE else 0.0
    near = float(s.envoy[seat]) / int(b.palace_steps)
    return hope * near + 1.0 * int(s.envoy[seat]) - SHUT_OUT_PENALTY * shut_out_risk(s, b, seat, turns)


@rule
def jade_value(s, b, seat, turns):
    """FINAL-4: the VP of the jades so far, and a part of what the next one would add."""
    n = int(s.jade[seat])
    now = jade_points(s, b, seat)
    s.jade[seat] = n + 1
    more = jade_points(s, b, seat) - now
    s.jade[seat] = n
    return now + 0.3 * more * min(turns / 8.0, 1.0)


@rule
def level_1_value(decree):
    """VP that a level 1 decree is worth each morning."""
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
def level_2_value(decree):
    """VP that a level 2 decree is worth in each turn to come."""
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
def level_3_value(s, b, seat, decree, turns):
    """VP that a level 3 decree is expected to score at the end."""
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
def decrees_value(s, b, seat, turns):
    """VP that the decrees of a seat are still expected to give."""
    mornings = float(int(b.days) - int(s.day))
    value = 0.0
    for number in range(DECREES_A_LEVEL):
        if owns(s, seat, DecreeKind.MORNING_INTRIGUE + number):
            value += level_1_value(DecreeKind.MORNING_INTRIGUE + number) * mornings
        if owns(s, seat, DecreeKind.LASTING_TRAVEL + number):
            value += level_2_value(DecreeKind.LASTING_TRAVEL + number) * turns
        if owns(s, seat, DecreeKind.FINAL_SCORE + number):
            value += level_3_value(s, b, seat, DecreeKind.FINAL_SCORE + number, turns)
    return value


@rule
def servants_value(s, seat, turns):
    """The value of servants, less the fewer turns are left to use them in."""
    useful = min(turns / 3.0, 1.0)
    ready = int(s.pool[seat]) + 2 * double_in_pool(s, seat)
    value = 0.75 * ready - 0.03 * ready * ready + 0.1 * int(s.supply[seat])
    if s.double_at[seat] != LOCKED:
        value += 0.25 * turns
    return value * useful


@rule
def wall_value(s, seat):
    """WALL-4, WALL-5, FINAL-1: the value of servants on the wall, and of having the most there."""
    n = servants_on_wall(s, seat)
    if n == 0:
        return 0.0
    return 0.6 * n + (1.5 if strongest_on_wall(s) == seat else 0.4)


@rule
def ships_value(s, b, seat, turns):
    """CANAL-6: the value of the servants on ships, by the chance that each ship is full in time."""
    value = 0.0
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
        value += hope * (1.3 * load + (0.5 if port >= 2 else 0.0)) * (1.0 if full else useful)
    return value


@rule
def night_value(s, b, seat):
    """NIGHT-1, NIGHT-2: the value of the servants for dice matches, and of having the most matches."""
    if s.step >= ClockStep.MATCH_SERVANTS:
        return 0.0
    mine = dice_matches(s, b, seat)
    value = 0.6 * mine
    ahead = mine > 0
    for other in range(int(s.players)):
        if other == seat:
            continue
        theirs = matches_counted(s, b, other)
        if theirs > mine or (theirs == mine and height(s, other) > height(s, seat)):
            ahead = False
    return value + (2.0 if ahead else 0.0)


@rule
def cards_value(s, b, seat, turns):
    """The value of cards: each is a turn on every day to come, and high ones are exchanged freely."""
    values = 0
    for i in range(int(s.hand_n[seat])):
        values += int(b.card_value[int(s.hand[seat, i])])
    for i in range(int(s.discard_n[seat])):
        values += int(b.card_value[int(s.discard[seat, i])])
    return 0.06 * values * min(turns / 6.0, 1.0) + 1.5 * turns


@rule
def intrigue_value(s, b, seat, turns):
    """BENEFIT-1..4 and TIE-1: the value of intrigue steps, for what they buy and as a tie-breaker."""
    value = 0.3 * int(s.intrigue[seat]) * min(turns / 5.0, 1.0) + 0.25 * height(s, seat)
    return value + (0.5 if s.medal == seat and turns > 4 else 0.0)


@rule
def tokens_value(s, b, seat):
    """TRADE-1: the value of tokens that can be traded in."""
    n = int(s.slots_n[seat]) + count_face_up(s, seat, TokenKind.DOUBLE)
    return 0.5 * n


@rule
def evaluate(s, b, seat):
    """The final VP that a seat can expect from a position."""
    turns = float(turns_left(s, b, seat))
    total = float(s.vp[seat])
    total += palace_value(s, b, seat, turns)
    total += jade_value(s, b, seat, turns)
    total += decrees_value(s, b, seat, turns)
    total += servants_value(s, seat, turns)
    total += wall_value(s, seat)
    total += ships_value(s, b, seat, turns)
    total += night_value(s, b, seat)
    total += cards_value(s, b, seat, turns)
    total += intrigue_value(s, b, seat, turns)
    return total + tokens_value(s, b, seat)


@rule
def final_value(s, seat):
    """The value of a finished game to a seat: its VP, less the penalty if its envoy is not in the palace."""
    total = float(s.vp[seat])
    return total - SHUT_OUT_PENALTY if s.place[seat] == NO_PLACE else total
