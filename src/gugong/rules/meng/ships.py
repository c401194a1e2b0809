"""Meng on the canal (SOLO-16, SOLO-19, RULING-11, RULING-47)."""

from ...box.kinds import Reward
from ...box.record import SHIPS
from ...jit import rare_rule, rule
from ..core.events import EventKind
from ..core.point_sources import PointSource
from ..core.rule_ids import RuleId
from ..core.seats import MENG
from ..core.stack import mark_revealed, pop, record, top_rule
from ..core.state import SECRET
from ..places.canal import load
from ..places.points import score
from ..places.ships import free_port, free_ship, launch, load_of, recall, space_on
from .tokens import receive_card


@rule
def ship_to_load(s, b):
    """A ship under way with room: the fullest, then the foremost; or -1."""
    best = -1
    for ship in range(SHIPS):
        if space_on(s, b, MENG, ship) < 1:
            continue
        if (
            best < 0
            or load_of(s, MENG, ship) > load_of(s, MENG, best)
            or (load_of(s, MENG, ship) == load_of(s, MENG, best) and s.ship_port[MENG, ship] > s.ship_port[MENG, best])
        ):
            best = ship
    return best


@rule
def route_to_launch(s, b):
    """The first route with a free port, or -1 if he has no ship or port."""
    if free_ship(s, MENG) >= 0:
        for route in range(int(b.routes[int(s.side)])):
            if free_port(s, route, 0) > 0:
                return route
    return -1


@rule
def has_room(s, b):
    """Whether a servant of his finds a place on the canal."""
    return ship_to_load(s, b) >= 0 or route_to_launch(s, b) >= 0


@rule
def load_one(s, b, w, from_supply, rule_id):
    """SOLO-16: on a ship under way, else on a new one; three servants claim at once."""
    ship = ship_to_load(s, b)
    if ship < 0:
        ship = launch(s, b, w, MENG, route_to_launch(s, b), rule_id)
    load(s, w, MENG, ship, False, from_supply, rule_id)
    claim_full_ships(s, b, w)


@rare_rule
def claim_full_ships(s, b, w):
    """SOLO-16, SOLO-19: in any port and phase; two cards, then 4 VP without limit; all servants come back."""
    for ship in range(SHIPS):
        if s.ship_port[MENG, ship] == 0 or load_of(s, MENG, ship) < b.ship_size:
            continue
        recall(s, MENG, ship)
        if s.rewards[MENG, Reward.CARD] < b.reward_spaces[Reward.CARD] and s.draw_n > 0:
            s.rewards[MENG, Reward.CARD] += 1
            record(s, w, EventKind.REWARD_CLAIMED, MENG, RuleId.SOLO_16, ship, Reward.CARD, 0)
            mark_revealed(w)
            s.draw_n -= 1
            card = int(s.draw[int(s.draw_n)])
            s.draw[int(s.draw_n)] = 0
            s.known[card] = SECRET
            receive_card(s, card)
            record(s, w, EventKind.CARD_DRAWN, MENG, RuleId.SOLO_16, card, 0, 0)
        else:
            s.rewards[MENG, Reward.VP4] = min(int(s.rewards[MENG, Reward.VP4]) + 1, int(b.reward_spaces[Reward.VP4]))
            record(s, w, EventKind.REWARD_CLAIMED, MENG, RuleId.SOLO_16, ship, Reward.VP4, 0)
            score(s, w, MENG, int(b.harbour_vp), PointSource.HARBOURS, RuleId.SOLO_16)


@rare_rule
def do_meng_load(s, b, w):
    """A servant from the supply on a ship, by token or decree (RULING-14)."""
    rule_id = top_rule(s)
    pop(s)
    if s.supply[MENG] > 0 and has_room(s, b):
        load_one(s, b, w, True, rule_id)
