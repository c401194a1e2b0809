"""The Grand Canal (CANAL-1..7): load, launch and move ships, and claim the rewards of the ports."""

from ...box.record import PORTS
from ..core import actions, events, frames, reasons, rule_ids
from ..core.jit import rule
from ..core.stack import arg, offer, pop, push, record, top_rule
from ..core.state import IN_POOL, ON_SHIP, SECRET, SHIPS
from .points import FROM_HARBOURS, score
from .servants import KEEP_TWO, can_remove, double_in_pool, double_in_supply, remove
from .ships import (
    CARD,
    dock,
    fits,
    free_port,
    free_ship,
    frees_a_ship,
    launch,
    launches,
    load_of,
    port_gives,
    recall,
    reward_open,
    room,
    space_on,
)


@rule
def can_move_any(s, seat):
    """CANAL-5: whether any ship has a free port further on."""
    for ship in range(SHIPS):
        port = int(s.ship_port[seat, ship])
        if port > 0 and free_port(s, int(s.ship_route[seat, ship]), port) > 0:
            return True
    return False


@rule
def offer_canal(s, b, w, seat):
    """CANAL-1 A: load one and move one, each if you like; CANAL-2 B: remove 1, load two."""
    if fits(s, b, seat, int(s.pool[seat]), double_in_pool(s, seat)) or can_move_any(s, seat):
        offer(w, actions.VARIANT_A, reasons.LEGAL)
    else:
        offer(w, actions.VARIANT_A, reasons.NOTHING_TO_LOAD)
    if can_remove(s, b, seat, int(b.canal_b_cost), KEEP_TWO):
        offer(w, actions.VARIANT_B, reasons.LEGAL)
    elif s.pool[seat] + double_in_pool(s, seat) < int(b.canal_b_cost) + 1 or (
        s.pool[seat] < int(b.canal_b_cost) + 2 and double_in_pool(s, seat) == 0
    ):
        offer(w, actions.VARIANT_B, reasons.TOO_FEW_SERVANTS)
    else:
        offer(w, actions.VARIANT_B, reasons.NO_ROOM_FOR_TWO)


@rule
def do_canal(s, b, w, seat, action):
    """RULING-50: place first, then move. RULING-4: a claim may follow each."""
    if action == actions.VARIANT_A:
        push(s, frames.SHIP_MOVE, seat, 0, 0, 0, rule_ids.CANAL_1)
        push(s, frames.SHIP_PLACE, seat, frames.LOAD_MAY, 0, 0, rule_ids.CANAL_1)
    else:
        push(s, frames.SHIP_PLACE, seat, frames.LOAD_FIRST, 0, 0, rule_ids.CANAL_2)
        remove(s, b, w, seat, int(b.canal_b_cost), KEEP_TWO, rule_ids.CANAL_2)


@rule
def offer_ship_place(s, b, w):
    """CANAL-3: a servant goes on a ship under way or on a new one; the double servant needs room for 2."""
    seat = arg(s, 1)
    mode = arg(s, 2)
    plain = int(s.pool[seat])
    double = double_in_pool(s, seat)
    if mode == frames.LOAD_SUPPLY:
        plain = int(s.supply[seat])
        double = double_in_supply(s, seat)
    if mode == frames.LOAD_MORE:
        double = 0
    for ship in range(SHIPS):
        if s.ship_port[seat, ship] > 0:
            offer_load(s, b, w, seat, mode, ship, plain, double)
    for route in range(int(b.routes[int(s.side)])):
        offer_launch(s, b, w, seat, mode, route, plain, double)
    if mode == frames.LOAD_MAY or mode == frames.LOAD_MORE or mode == frames.LOAD_SUPPLY:
        offer(w, actions.DECLINE, reasons.LEGAL)


@rule
def offer_load(s, b, w, seat, mode, ship, plain, double):
    """Offer a ship under way, with a plain and with the double servant."""
    space = space_on(s, b, seat, ship)
    reason = reasons.LEGAL
    if plain == 0:
        reason = reasons.SUPPLY_EMPTY if mode == frames.LOAD_SUPPLY else reasons.POOL_EMPTY
    elif space < 1:
        reason = reasons.SHIP_FULL
    elif mode == frames.LOAD_FIRST and not second_fits_after_load(s, b, seat, ship, plain - 1, double):
        reason = reasons.NO_ROOM_FOR_TWO
    offer(w, actions.LOAD + ship, reason)
    if double == 1:
        offer(w, actions.LOAD_DOUBLE + ship, reasons.LEGAL if space >= 2 else reasons.SHIP_TOO_FULL)


@rule
def offer_launch(s, b, w, seat, mode, route, plain, double):
    """Offer a new ship on a route, with a plain and with the double servant."""
    reason = reasons.LEGAL
    if free_ship(s, seat) < 0:
        reason = reasons.NO_FREE_SHIP
    elif free_port(s, route, 0) == 0:
        reason = reasons.NO_FREE_PORT
    if double == 1:
        offer(w, actions.LAUNCH_DOUBLE + route, reason)
    if plain == 0:
        reason = reasons.SUPPLY_EMPTY if mode == frames.LOAD_SUPPLY else reasons.POOL_EMPTY
    offer(w, actions.LAUNCH + route, reason)


@rule
def second_fits_after_load(s, b, seat, ship, plain, double):
    """RULING-37: B places exactly two, so the first must leave room for a second (or free a ship by a claim)."""
    if frees_a_ship(s, b, seat, ship):
        return plain + double > 0
    if plain > 0 and room(s, b, seat) >= 2:
        return True
    if double == 0:
        return False
    if launches(s, b, seat) > 0:
        return True
    for other in range(SHIPS):
        space = space_on(s, b, seat, other)
        if other == ship:
            space -= 1
        if space >= 2:
            return True
    return False


@rule
def do_ship_place(s, b, w, action):
    """Load the chosen ship; what canal B still has to place stays on the stack."""
    seat = arg(s, 1)
    mode = arg(s, 2)
    rule_id = top_rule(s)
    pop(s)
    if action == actions.DECLINE:
        return
    if mode == frames.LOAD_MAY:
        s.stack[int(s.depth) - 1, 2] = 1  # the SHIP_MOVE below: the action was carried out
    double = action >= actions.LAUNCH_DOUBLE or actions.LOAD_DOUBLE <= action < actions.LAUNCH
    if action >= actions.LAUNCH_DOUBLE:
        ship = launch(s, b, w, seat, action - actions.LAUNCH_DOUBLE, rule_id)
    elif action >= actions.LAUNCH:
        ship = launch(s, b, w, seat, action - actions.LAUNCH, rule_id)
    elif action >= actions.LOAD_DOUBLE:
        ship = action - actions.LOAD_DOUBLE
    else:
        ship = action - actions.LOAD
    if mode == frames.LOAD_FIRST:
        follow_up = frames.LOAD_MORE if double else frames.LOAD_SECOND
        push(s, frames.SHIP_PLACE, seat, follow_up, 0, 0, rule_id)
    load(s, w, seat, ship, double, mode == frames.LOAD_SUPPLY, rule_id)
    push(s, frames.CLAIM, seat, 0, 0, 0, rule_ids.CANAL_6)


@rule
def load(s, w, seat, ship, double, from_supply, rule_id):
    """Put one servant on a ship, from the pool or (tokens, decrees) from the supply."""
    if double:
        s.double_at[seat] = ON_SHIP + ship
    else:
        s.ship_load[seat, ship] += 1
        if from_supply:
            s.supply[seat] -= 1
        else:
            s.pool[seat] -= 1
    record(w, events.SHIP_LOADED, seat, rule_id, ship, 2 if double else 1, 1 if from_supply else 0)


@rule
def offer_ship_move(s, b, w):
    """CANAL-5: to the next free port further on; never to another route."""
    seat = arg(s, 1)
    for ship in range(SHIPS):
        port = int(s.ship_port[seat, ship])
        if port > 0:
            ahead = free_port(s, int(s.ship_route[seat, ship]), port) > 0
            offer(w, actions.MOVE_SHIP + ship, reasons.LEGAL if ahead else reasons.NO_FREE_PORT_AHEAD)
    offer(w, actions.DECLINE, reasons.LEGAL)


@rule
def do_ship_move(s, b, w, action):
    """Move a ship; nothing placed and nothing moved is no canal action, so nobody follows it."""
    seat = arg(s, 1)
    placed = arg(s, 2)
    pop(s)
    if action == actions.DECLINE:
        if placed == 0:
            record(w, events.ACTION_DECLINED, seat, rule_ids.CANAL_1, arg(s, 2), arg(s, 3), 0)
            pop(s)  # the AFTER frame
        return
    ship = action - actions.MOVE_SHIP
    route = int(s.ship_route[seat, ship])
    dock(s, seat, ship, route, free_port(s, route, int(s.ship_port[seat, ship])))
    record(w, events.SHIP_MOVED, seat, rule_ids.CANAL_5, ship, route, int(s.ship_port[seat, ship]))
    push(s, frames.CLAIM, seat, 0, 0, 0, rule_ids.CANAL_6)


@rule
def offer_claim(s, b, w):
    """CANAL-6, RULING-4: every full ship may claim; with nothing to claim the frame goes by itself."""
    seat = arg(s, 1)
    for ship in range(SHIPS):
        port = int(s.ship_port[seat, ship])
        if port == 0 or load_of(s, seat, ship) < b.ship_size:
            continue
        for reward in range(3):
            if port_gives(b, port, reward):
                offer(w, actions.CLAIM + ship * 3 + reward, why_no_reward(s, b, seat, reward))
    if w.n > 0:
        offer(w, actions.DECLINE, reasons.NO_ROOM_FOR_TWO if second_needs_a_ship(s, b, seat) else reasons.LEGAL)


@rule
def second_needs_a_ship(s, b, seat):
    """RULING-37: whether canal B still has a servant to place that only a claim makes room for."""
    below = int(s.depth) - 2
    if below < 0 or s.stack[below, 0] != frames.SHIP_PLACE or s.stack[below, 2] != frames.LOAD_SECOND:
        return False
    return not fits(s, b, seat, int(s.pool[seat]), double_in_pool(s, seat))


@rule
def why_no_reward(s, b, seat, reward):
    """The reason why a reward cannot be taken, or LEGAL."""
    if reward_open(s, b, seat, reward):
        return reasons.LEGAL
    if reward == CARD and s.rewards[seat, reward] < b.reward_spaces[reward]:
        return reasons.DRAW_PILE_EMPTY
    return reasons.REWARD_TAKEN


@rule
def do_claim(s, b, w, action):
    """DOUBLE-5: a plain servant goes on the reward space; the rest and the ship come back."""
    seat = arg(s, 1)
    if action == actions.DECLINE:
        pop(s)
        return
    ship = (action - actions.CLAIM) // 3
    reward = (action - actions.CLAIM) % 3
    s.ship_load[seat, ship] -= 1
    s.rewards[seat, reward] += 1
    recall(s, seat, ship)
    record(w, events.REWARD_CLAIMED, seat, rule_ids.CANAL_6, ship, reward, 0)
    if reward == CARD:
        draw_card(s, w, seat)
    elif reward == 2:
        s.double_at[seat] = IN_POOL
    else:
        score(s, w, seat, int(b.harbour_vp), FROM_HARBOURS, rule_ids.CANAL_7)


@rule
def draw_card(s, w, seat):
    """CANAL-7: the top gift card goes into the hand, seen by nobody else."""
    s.draw_n -= 1
    card = int(s.draw[int(s.draw_n)])
    s.draw[int(s.draw_n)] = 0
    s.known[card] = SECRET
    s.hand[seat, int(s.hand_n[seat])] = card
    s.hand_n[seat] += 1
    record(w, events.CARD_DRAWN, seat, rule_ids.CANAL_7, card, 0, 0)


@rule
def sail(s, b, w):
    """NIGHT-3, RULING-39: every ship moves one port on, the foremost first; from the last port it is lost."""
    for route in range(int(b.routes[int(s.side)])):
        for port in range(PORTS, 0, -1):
            lying = int(s.harbour[route, port]) - 1
            if lying < 0:
                continue
            seat = lying // SHIPS
            ship = lying % SHIPS
            if port == PORTS:
                recall(s, seat, ship)
                record(w, events.SHIP_LOST, seat, rule_ids.NIGHT_3, ship, route, 0)
            else:
                dock(s, seat, ship, route, port + 1)
                record(w, events.SHIP_MOVED, seat, rule_ids.NIGHT_3, ship, route, port + 1)
