"""What must hold at every decision of every game; `find_fault` names the first thing that does not."""

from ..box.record import CARD_COUNT, DECREE_PLACES, HOUSES, LOCATION_COUNT, REWARD_KINDS, SHIPS, TOKEN_KINDS
from ..jit import rule
from .core.clock_steps import ClockStep
from .core.frames import KIND, TOKEN_COLUMN, FrameKind
from .core.seats import is_meng
from .core.state import FACE_UP, NO_PLACE, ON_SHIP, SLOTS, SOURCES
from .core.token_lookup import TOKEN_GROUPS
from .places.ships import load_of

FAULTS = (
    "",
    "servants",
    "double servant",
    "cards",
    "tokens",
    "ships",
    "negative count",
    "intrigue order",
    "palace",
    "victory points",
    "stack at the end",
    "slots",
    "length of the game",
)
ENDLESS = 12
MOST_DECISIONS = 5000


@rule
def count_servants(s, seat):
    """All plain servants of a seat, wherever they are."""
    n = int(s.pool[seat]) + int(s.supply[seat]) + int(s.wall[seat])
    for ship in range(SHIPS):
        n += int(s.ship_load[seat, ship])
    for place in range(DECREE_PLACES):
        n += (int(s.decree_by[place]) >> seat) & 1
    for i in range(int(s.laid_n)):
        if s.laid[i, 1] == seat and s.laid[i, 3] == 0:
            n += 1
    if not is_meng(s, seat):
        for reward in range(REWARD_KINDS):
            n += int(s.rewards[seat, reward])
    return n


@rule
def cards_are_wrong(s, b):
    """Every card of the game lies in just one place."""
    seen = 0
    n = 0
    for location in range(LOCATION_COUNT):
        seen |= 1 << int(s.board[location])
        n += 1
    for i in range(int(s.draw_n)):
        seen |= 1 << int(s.draw[i])
        n += 1
    for seat in range(int(s.players)):
        for i in range(int(s.hand_n[seat])):
            seen |= 1 << int(s.hand[seat, i])
            n += 1
        for i in range(int(s.discard_n[seat])):
            seen |= 1 << int(s.discard[seat, i])
            n += 1
    distinct = 0
    for card in range(CARD_COUNT):
        distinct += (seen >> card) & 1
    return distinct != n or n != s.cards_n


@rule
def tokens_are_wrong(s, b):
    """Every token of each kind in the game is somewhere."""
    for kind in range(1, TOKEN_KINDS):
        wanted = int(b.token_copies[kind]) if TOKEN_GROUPS[kind] <= s.bonus else 0
        n = int(s.traded[kind])
        for city in range(int(b.cities[int(s.side)])):
            if s.city_token[city] == kind:
                n += 1
        for i in range(int(s.pile_n)):
            if s.pile[i] == kind:
                n += 1
        for seat in range(int(s.players)):
            for i in range(int(s.slots_n[seat])):
                if s.slots[seat, i] == kind or s.slots[seat, i] == kind + FACE_UP:
                    n += 1
        for i in range(int(s.laid_n)):
            if s.laid[i, 0] == kind:
                n += 1
        for i in range(int(s.depth)):
            in_hand = s.stack[i, KIND] == FrameKind.STOW or s.stack[i, KIND] == FrameKind.LAY
            if in_hand and s.stack[i, TOKEN_COLUMN] == kind:
                n += 1
        if n != wanted:
            return True
    return False


@rule
def ships_are_wrong(s, b, seat):
    """A ship out carries 1 to 3 and lies in its port; one beside the board carries nobody."""
    for ship in range(SHIPS):
        port = int(s.ship_port[seat, ship])
        load = load_of(s, seat, ship)
        if port == 0:
            if load != 0:
                return True
        elif (
            load < 1 or load > b.ship_size or s.harbour[int(s.ship_route[seat, ship]), port] != 1 + seat * SHIPS + ship
        ):
            return True
    return s.double_at[seat] >= ON_SHIP + SHIPS + 1


@rule
def seat_fault(s, b, seat):
    """The first fault of a seat's own pieces, or 0."""
    if count_servants(s, seat) != b.servants:
        return 1
    if s.double_at[seat] < 0:
        return 2
    if ships_are_wrong(s, b, seat):
        return 5
    if min(int(s.pool[seat]), int(s.supply[seat]), int(s.wall[seat]), int(s.jade[seat])) < 0:
        return 6
    in_palace = s.place[seat] != NO_PLACE
    if s.envoy[seat] < 0 or s.envoy[seat] > b.palace_steps or in_palace != (s.envoy[seat] == b.palace_steps):
        return 8
    total = 0
    for source in range(SOURCES):
        total += int(s.vp_from[seat, source])
    if total != s.vp[seat] or total < 0:
        return 9
    if s.slots_n[seat] > SLOTS:
        return 11
    return 0


@rule
def order_is_wrong(s, b):
    """The order of the intrigue markers names every seat once and never falls."""
    seen = 0
    for i in range(int(s.players)):
        seen |= 1 << int(s.order[i])
        step = s.intrigue[int(s.order[i])]
        if step < 0 or step > b.intrigue_steps:
            return True
        if i > 0 and step < s.intrigue[int(s.order[i - 1])]:
            return True
    return seen != (1 << int(s.players)) - 1


@rule
def find_fault(s, b):
    """The number of the first fault in FAULTS, or 0."""
    for seat in range(int(s.players)):
        fault = seat_fault(s, b, seat)
        if fault != 0:
            return fault
        for other in range(seat):
            if s.place[seat] != NO_PLACE and s.place[seat] == s.place[other]:
                return 8
    if cards_are_wrong(s, b):
        return 3
    if tokens_are_wrong(s, b):
        return 4
    if min(int(s.draw_n), int(s.pile_n)) < 0:
        return 6
    for house in range(HOUSES):
        if s.houses[house] < 0:
            return 6
    if order_is_wrong(s, b):
        return 7
    if s.step == ClockStep.OVER and s.depth != 0:
        return 10
    return 0
