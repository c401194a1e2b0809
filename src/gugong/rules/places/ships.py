"""Ships, ports and loads (CANAL-3..5): what fits where. The canal's action itself is in canal.py."""

from ...box.kinds import PortReward, Reward
from ...box.record import PORTS, REWARD_KINDS, SHIPS
from ...jit import rule
from ..core.events import EventKind
from ..core.stack import record
from ..core.state import DOUBLE_SERVANT, IN_SUPPLY, LOCKED, ON_SHIP


@rule
def load_of(s, seat, ship):
    """What a ship carries; the double servant counts 2 (DOUBLE-4)."""
    load = int(s.ship_load[seat, ship])
    if s.double_at[seat] == ON_SHIP + ship:
        load += DOUBLE_SERVANT
    return load


@rule
def space_on(s, b, seat, ship):
    """Free space on a ship under way; none on one that is not."""
    if s.ship_port[seat, ship] == 0:
        return 0
    return int(b.ship_size) - load_of(s, seat, ship)


@rule
def free_port(s, route, after):
    """The first free port of a route beyond port `after`, or 0."""
    for port in range(after + 1, PORTS + 1):
        if s.harbour[route, port] == 0:
            return port
    return 0


@rule
def free_ship(s, seat):
    """The first of the seat's ships beside its board, or -1."""
    for ship in range(SHIPS):
        if s.ship_port[seat, ship] == 0:
            return ship
    return -1


@rule
def launches(s, b, seat):
    """How many new ships the seat could launch one after the other."""
    ships = 0
    for ship in range(SHIPS):
        if s.ship_port[seat, ship] == 0:
            ships += 1
    ports = 0
    for route in range(int(b.routes[int(s.side)])):
        for port in range(1, PORTS + 1):
            if s.harbour[route, port] == 0:
                ports += 1
    return min(ships, ports)


@rule
def room(s, b, seat):
    """Servants that the seat's ships and the ones it can launch have room for."""
    total = int(b.ship_size) * launches(s, b, seat)
    for ship in range(SHIPS):
        total += space_on(s, b, seat, ship)
    return total


@rule
def largest_space(s, b, seat):
    """The largest space on one ship, under way or new."""
    if launches(s, b, seat) > 0:
        return int(b.ship_size)
    best = 0
    for ship in range(SHIPS):
        best = max(best, space_on(s, b, seat, ship))
    return best


@rule
def fits(s, b, seat, plain, double):
    """Whether one of these servants fits on any ship, under way or new."""
    if plain > 0 and room(s, b, seat) > 0:
        return True
    return double > 0 and largest_space(s, b, seat) >= DOUBLE_SERVANT


@rule
def reward_open(s, b, seat, reward):
    """CANAL-6, RULING-13: whether a seat may still take a reward."""
    if s.rewards[seat, reward] >= b.reward_spaces[reward]:
        return False
    if reward == Reward.CARD:
        return s.draw_n > 0
    if reward == Reward.DOUBLE:
        return s.double_at[seat] == LOCKED
    return True


@rule
def port_gives(b, port, reward):
    """CANAL-7: whether a port gives this reward."""
    given = int(b.port_reward[port])
    return given == PortReward.ANY or given == reward + 1


@rule
def claimable_at(s, b, seat, port):
    """Whether a full ship of the seat could claim anything at this port."""
    for reward in range(REWARD_KINDS):
        if port_gives(b, port, reward) and reward_open(s, b, seat, reward):
            return True
    return False


@rule
def frees_a_ship(s, b, seat, ship):
    """RULING-4, -38: after one more servant on this ship a full one can claim, and so be launched again."""
    if space_on(s, b, seat, ship) < 1:
        return False
    for other in range(SHIPS):
        port = int(s.ship_port[seat, other])
        left = space_on(s, b, seat, other) - (1 if other == ship else 0)
        if port > 0 and left == 0 and claimable_at(s, b, seat, port):
            return True
    return False


@rule
def can_claim_any(s, b, seat):
    """Whether a full ship of the seat can claim anything in its port."""
    for ship in range(SHIPS):
        port = int(s.ship_port[seat, ship])
        if port > 0 and space_on(s, b, seat, ship) == 0 and claimable_at(s, b, seat, port):
            return True
    return False


@rule
def one_fits(s, b, seat, plain, double, plain_supply, double_supply, trades):
    """RULING-1: whether canal B can place one of the pool's servants, or of the supply's after a trade."""
    if fits(s, b, seat, plain, double):
        return True
    return trades > 0 and fits(s, b, seat, plain_supply, double_supply)


@rule
def two_fit(s, b, seat, plain, double, plain_supply, double_supply, trades):
    """RULING-28, -37: whether canal B can place two of the pool's servants, or the double servant for both.

    Between the steps `trades` servants of the supply can be bought (RULING-1); a claim brings more into the supply.
    """
    if (double == 1 or (trades > 0 and double_supply == 1)) and largest_space(s, b, seat) >= DOUBLE_SERVANT:
        return True
    if plain > 0:
        plain -= 1
    elif trades > 0 and plain_supply > 0:
        trades -= 1
        plain_supply -= 1
    else:
        return False
    if room(s, b, seat) >= 2 and (plain > 0 or (trades > 0 and plain_supply > 0)):
        return True
    if plain + double + trades == 0:
        return False
    for ship in range(SHIPS):
        if frees_a_ship(s, b, seat, ship):
            return True
    return False


@rule
def launch(s, b, w, seat, route, rule_id):
    """CANAL-4: a new ship goes to the first free port of its route."""
    ship = free_ship(s, seat)
    dock(s, seat, ship, route, free_port(s, route, 0))
    record(s, w, EventKind.SHIP_LAUNCHED, seat, rule_id, ship, route, int(s.ship_port[seat, ship]))
    return ship


@rule
def dock(s, seat, ship, route, port):
    """Put a ship into a free port, leaving the one it lay in."""
    old = int(s.ship_port[seat, ship])
    if old > 0:
        s.harbour[int(s.ship_route[seat, ship]), old] = 0
    s.ship_route[seat, ship] = route
    s.ship_port[seat, ship] = port
    s.harbour[route, port] = 1 + seat * SHIPS + ship


@rule
def recall(s, seat, ship):
    """A ship comes back; what it carries goes to the supply, the double servant as one piece (RULING-27)."""
    s.harbour[int(s.ship_route[seat, ship]), int(s.ship_port[seat, ship])] = 0
    s.supply[seat] += int(s.ship_load[seat, ship])
    if s.double_at[seat] == ON_SHIP + ship:
        s.double_at[seat] = IN_SUPPLY
    s.ship_load[seat, ship] = 0
    s.ship_port[seat, ship] = 0
    s.ship_route[seat, ship] = 0
