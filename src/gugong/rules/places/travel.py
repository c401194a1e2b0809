"""The travel map (TRAVEL-1..5): where a traveller can go, and taking the token that lies there."""

from ...box.kinds import DecreeKind
from ...box.record import TOKEN_KINDS
from ...jit import rule
from ..core.actions import Action
from ..core.chance import shuffle
from ..core.events import EventKind
from ..core.frames import FrameKind, frame_seat
from ..core.reasons import Reason
from ..core.rule_ids import RuleId
from ..core.stack import mark_revealed, offer, pop, push, record
from ..core.state import OFF_MAP
from .decrees import owns
from .servants import KEEP_NOTHING, can_remove, remove


@rule
def cities_with_token(s, b):
    """Bit set of the cities where a token lies."""
    found = 0
    for city in range(int(b.cities[int(s.side)])):
        if s.city_token[city] > 0:
            found |= 1 << city
    return found


@rule
def reachable(s, b, seat):
    """TRAVEL-3: bit set of the cities that one move can reach, over cities without a token but not through one."""
    tokens = cities_with_token(s, b)
    at = int(s.traveller[seat])
    if at == OFF_MAP or tokens == 0:
        return tokens
    side = int(s.side)
    n = int(b.cities[side])
    seen = 1 << at
    edge = int(b.paths[side, at])
    while edge & ~seen != 0:
        new = edge & ~seen
        seen |= new
        empty = new & ~tokens
        edge = 0
        for city in range(n):
            if (empty >> city) & 1 == 1:
                edge |= int(b.paths[side, city])
    return seen & tokens


@rule
def travel_cost(s, b, seat):
    """TRAVEL-2, DECREE-7: what travelling twice costs."""
    cost = int(b.travel_b_cost)
    if owns(s, seat, DecreeKind.LASTING_TRAVEL):
        cost -= int(b.travel_less)
    return max(cost, 0)


@rule
def offer_travel(s, b, w, seat):
    """TRAVEL-1 A, TRAVEL-2 B; no token in reach, no travel action (RULING-33)."""
    if reachable(s, b, seat) == 0:
        offer(w, Action.VARIANT_A, Reason.NO_CITY_IN_REACH)
        offer(w, Action.VARIANT_B, Reason.NO_CITY_IN_REACH)
        return
    offer(w, Action.VARIANT_A, Reason.LEGAL)
    payable = can_remove(s, b, seat, travel_cost(s, b, seat), KEEP_NOTHING)
    offer(w, Action.VARIANT_B, Reason.LEGAL if payable else Reason.TOO_FEW_SERVANTS)


@rule
def do_travel(s, b, w, seat, action):
    """A: one move. B: remove 2; two moves, one after the other."""
    push(s, FrameKind.CITY, seat, 0, 0, 0, RuleId.TRAVEL_1)
    if action == Action.VARIANT_B:
        for _ in range(int(b.travel_b_moves) - 1):
            push(s, FrameKind.CITY, seat, 0, 0, 0, RuleId.TRAVEL_2)
        remove(s, b, w, seat, travel_cost(s, b, seat), KEEP_NOTHING, RuleId.TRAVEL_2)


@rule
def offer_city(s, b, w):
    """The cities in reach; with none the move is lost (RULING-33) and the frame goes by itself."""
    seat = frame_seat(s)
    in_reach = reachable(s, b, seat)
    for city in range(int(b.cities[int(s.side)])):
        if (in_reach >> city) & 1 == 1:
            offer(w, Action.GO_TO + city, Reason.LEGAL)
        elif w.explain != 0:
            empty = s.city_token[city] == 0
            offer(w, Action.GO_TO + city, Reason.NO_TOKEN_THERE if empty else Reason.NOT_IN_REACH)


@rule
def do_city(s, b, w, action):
    """TRAVEL-1, TRAVEL-5: take the token, use its benefit, then it goes to its slot."""
    seat = frame_seat(s)
    pop(s)
    kind = go_to(s, w, seat, action - Action.GO_TO)
    push(s, FrameKind.STOW, seat, kind, 0, 0, RuleId.TRAVEL_5)
    push(s, FrameKind.TOKEN, seat, kind, 0, 0, RuleId.TRAVEL_1)


@rule
def go_to(s, w, seat, city):
    """Move a traveller and lift the token of the city."""
    kind = int(s.city_token[city])
    s.traveller[seat] = city
    s.city_token[city] = 0
    record(s, w, EventKind.TRAVELLED, seat, RuleId.TRAVEL_3, city, kind, 0)
    return kind


@rule
def refill_map(s, b, w):
    """MORNING-2, RULING-34: a token for every city with neither token nor traveller, in the order of the box."""
    placed = 0
    for city in range(int(b.cities[int(s.side)])):
        empty = s.city_token[city] == 0
        for seat in range(int(s.players)):
            if s.traveller[seat] == city:
                empty = False
        if not empty:
            continue
        if s.pile_n == 0:
            reshuffle_tokens(s, w)
        if s.pile_n == 0:
            break
        s.pile_n -= 1
        s.city_token[city] = s.pile[int(s.pile_n)]
        s.pile[int(s.pile_n)] = 0
        placed += 1
    if placed > 0:
        mark_revealed(w)
        record(s, w, EventKind.MAP_REFILLED, -1, RuleId.MORNING_2, placed, 0, 0)


@rule
def reshuffle_tokens(s, w):
    """MORNING-2: the traded-in tokens form new piles."""
    n = 0
    for kind in range(TOKEN_KINDS):
        for _ in range(int(s.traded[kind])):
            s.pile[n] = kind
            n += 1
        s.traded[kind] = 0
    shuffle(s, s.pile, n)
    s.pile_n = n
    if n > 0:
        record(s, w, EventKind.TOKENS_RESHUFFLED, -1, RuleId.MORNING_2, n, 0, 0)
