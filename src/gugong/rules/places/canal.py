"""The Grand Canal (CANAL-1..7): load, launch and move ships, and claim the rewards of the ports."""

from ...box.kinds import Reward
from ...box.record import PORTS, REWARD_KINDS, SHIPS
from ...jit import rare_rule, rule
from ..core.actions import Action
from ..core.events import EventKind
from ..core.frames import (
    FrameKind,
    LoadMode,
    frame_action,
    frame_has_loaded,
    frame_is_whole_action,
    frame_load_mode,
    frame_seat,
    frame_source,
    next_frame_kind,
    next_frame_load_mode,
    set_frame_has_loaded,
    set_frame_is_whole_action,
)
from ..core.point_sources import PointSource
from ..core.reasons import Reason
from ..core.rule_ids import RuleId
from ..core.stack import mark_revealed, offer, pop, push, record, top_rule
from ..core.state import DOUBLE_SERVANT, IN_POOL, ON_SHIP, SECRET
from ..core.versions import claim_alone_is_an_action
from .points import score
from .servants import (
    KEEP_ONE,
    KEEP_TWO,
    can_remove,
    double_in_pool,
    double_in_supply,
    has_supply,
    leaves_enough,
    remove,
)
from .ships import (
    can_claim_any,
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
from .token_slots import servant_trades


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
    """CANAL-1 A: load one and move one, each if you like, or claim (RULING-4); CANAL-2 B: remove 1, load two."""
    if (
        fits(s, b, seat, int(s.pool[seat]), double_in_pool(s, seat))
        or can_move_any(s, seat)
        or (claim_alone_is_an_action(s) and can_claim_any(s, b, seat))
    ):
        offer(w, Action.VARIANT_A, Reason.LEGAL)
    else:
        offer(w, Action.VARIANT_A, Reason.NOTHING_TO_LOAD)
    if can_remove(s, b, seat, int(b.canal_b_cost), KEEP_TWO):
        offer(w, Action.VARIANT_B, Reason.LEGAL)
    elif s.pool[seat] + double_in_pool(s, seat) < int(b.canal_b_cost) + 1 or (
        s.pool[seat] < int(b.canal_b_cost) + 2 and double_in_pool(s, seat) == 0
    ):
        offer(w, Action.VARIANT_B, Reason.TOO_FEW_SERVANTS)
    else:
        offer(w, Action.VARIANT_B, Reason.NO_ROOM_FOR_TWO)


@rule
def do_canal(s, b, w, seat, action):
    """RULING-50: place first, then move. RULING-4: a claim may follow each."""
    if action == Action.VARIANT_A:
        push(s, FrameKind.SHIP_MOVE, seat, 0, 0, 0, RuleId.CANAL_1)
        push(s, FrameKind.SHIP_PLACE, seat, LoadMode.MAY, 0, 0, RuleId.CANAL_1)
    else:
        push(s, FrameKind.SHIP_PLACE, seat, LoadMode.FIRST, 0, 0, RuleId.CANAL_2)
        remove(s, b, w, seat, int(b.canal_b_cost), KEEP_TWO, RuleId.CANAL_2)


@rule
def offer_ship_place(s, b, w):
    """CANAL-3: a servant goes on a ship under way or on a new one; the double servant needs room for 2."""
    seat = frame_seat(s)
    mode = frame_load_mode(s)
    plain = int(s.pool[seat])
    double = double_in_pool(s, seat)
    trades = 0
    if mode == LoadMode.SUPPLY:
        plain = int(s.supply[seat])
        double = double_in_supply(s, seat)
    elif mode == LoadMode.MORE:
        double = 0
    elif mode == LoadMode.FIRST:
        trades = servant_trades(s, b, seat)
    for ship in range(SHIPS):
        if s.ship_port[seat, ship] > 0:
            offer_load(s, b, w, seat, mode, ship, plain, double, trades)
    for route in range(int(b.routes[int(s.side)])):
        offer_launch(s, b, w, seat, mode, route, plain, double, trades)
    if mode == LoadMode.MAY or mode == LoadMode.MORE or mode == LoadMode.SUPPLY:
        offer(w, Action.DECLINE, Reason.LEGAL)


@rule
def offer_load(s, b, w, seat, mode, ship, plain, double, trades):
    """Offer a ship under way, with a plain and with the double servant."""
    space = space_on(s, b, seat, ship)
    reason = Reason.LEGAL
    if plain == 0:
        reason = Reason.SUPPLY_EMPTY if mode == LoadMode.SUPPLY else Reason.POOL_EMPTY
    elif space < 1:
        reason = Reason.SHIP_FULL
    elif mode == LoadMode.FIRST and not second_fits_after_load(s, b, seat, ship, plain - 1, double, trades):
        reason = Reason.NO_ROOM_FOR_TWO
    offer(w, Action.LOAD + ship, reason)
    if double == 1:
        offer(w, Action.LOAD_DOUBLE + ship, Reason.LEGAL if space >= DOUBLE_SERVANT else Reason.SHIP_TOO_FULL)


@rule
def offer_launch(s, b, w, seat, mode, route, plain, double, trades):
    """Offer a new ship on a route, with a plain and with the double servant."""
    reason = Reason.LEGAL
    if free_ship(s, seat) < 0:
        reason = Reason.NO_FREE_SHIP
    elif free_port(s, route, 0) == 0:
        reason = Reason.NO_FREE_PORT
    if double == 1:
        offer(w, Action.LAUNCH_DOUBLE + route, reason)
    if plain == 0:
        reason = Reason.SUPPLY_EMPTY if mode == LoadMode.SUPPLY else Reason.POOL_EMPTY
    elif reason == Reason.LEGAL and mode == LoadMode.FIRST and not has_second(s, seat, plain - 1, double, trades):
        reason = Reason.TOO_FEW_SERVANTS
    offer(w, Action.LAUNCH + route, reason)


@rule
def has_second(s, seat, plain, double, trades):
    """RULING-37, RULING-1: whether B has, or can buy, a second servant; on a ship just launched any finds room."""
    return plain + double > 0 or (trades > 0 and has_supply(s, seat))


@rule
def second_fits_after_load(s, b, seat, ship, plain, double, trades):
    """RULING-37: B places exactly two, so the first must leave room for a second (or free a ship by a claim).

    The second may be bought (RULING-1); servants that a claim sends to the supply can be bought, too.
    """
    if frees_a_ship(s, b, seat, ship):
        return plain + double + trades > 0
    if room(s, b, seat) >= 2 and (plain > 0 or (trades > 0 and s.supply[seat] > 0)):
        return True
    if double == 0 and (trades == 0 or double_in_supply(s, seat) == 0):
        return False
    if launches(s, b, seat) > 0:
        return True
    for other in range(SHIPS):
        space = space_on(s, b, seat, other)
        if other == ship:
            space -= 1
        if space >= DOUBLE_SERVANT:
            return True
    return False


@rule
def do_ship_place(s, b, w, action):
    """Load the chosen ship; what canal B still has to place stays on the stack."""
    seat = frame_seat(s)
    mode = frame_load_mode(s)
    rule_id = top_rule(s)
    pop(s)
    if action == Action.DECLINE:
        return
    if mode == LoadMode.MAY:
        set_frame_has_loaded(s, 1)  # the SHIP_MOVE frame is on top now: the action was carried out
    double = action >= Action.LAUNCH_DOUBLE or Action.LOAD_DOUBLE <= action < Action.LAUNCH
    if action >= Action.LAUNCH_DOUBLE:
        ship = launch(s, b, w, seat, action - Action.LAUNCH_DOUBLE, rule_id)
    elif action >= Action.LAUNCH:
        ship = launch(s, b, w, seat, action - Action.LAUNCH, rule_id)
    elif action >= Action.LOAD_DOUBLE:
        ship = action - Action.LOAD_DOUBLE
    else:
        ship = action - Action.LOAD
    if mode == LoadMode.FIRST:
        follow_up = LoadMode.MORE if double else LoadMode.SECOND
        push(s, FrameKind.SHIP_PLACE, seat, follow_up, 0, 0, rule_id)
    load(s, w, seat, ship, double, mode == LoadMode.SUPPLY, rule_id)
    push(s, FrameKind.CLAIM, seat, 0, 0, 0, RuleId.CANAL_6)


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
    record(s, w, EventKind.SHIP_LOADED, seat, rule_id, ship, 1 if double else 0, 1 if from_supply else 0)


@rule
def offer_ship_move(s, b, w):
    """CANAL-5: to the next free port further on; never to another route."""
    seat = frame_seat(s)
    for ship in range(SHIPS):
        port = int(s.ship_port[seat, ship])
        if port > 0:
            ahead = free_port(s, int(s.ship_route[seat, ship]), port) > 0
            offer(w, Action.MOVE_SHIP + ship, Reason.LEGAL if ahead else Reason.NO_FREE_PORT_AHEAD)
    offer(w, Action.DECLINE, Reason.LEGAL)


@rule
def do_ship_move(s, b, w, action):
    """Move a ship; with nothing placed, moved or claimed (RULING-4) there is no canal action, so nobody follows it."""
    seat = frame_seat(s)
    has_loaded = frame_has_loaded(s)
    pop(s)
    if action == Action.DECLINE:
        if has_loaded == 0:
            if claim_alone_is_an_action(s) and can_claim_any(s, b, seat):
                push(s, FrameKind.CLAIM, seat, 1, 0, 0, RuleId.RULING_4)
            else:
                decline_whole_action(s, w, seat)
        return
    ship = action - Action.MOVE_SHIP
    route = int(s.ship_route[seat, ship])
    dock(s, seat, ship, route, free_port(s, route, int(s.ship_port[seat, ship])))
    record(s, w, EventKind.SHIP_MOVED, seat, RuleId.CANAL_5, ship, route, int(s.ship_port[seat, ship]))
    push(s, FrameKind.CLAIM, seat, 0, 0, 0, RuleId.CANAL_6)


@rule
def decline_whole_action(s, w, seat):
    """Drop the action's AFTER frame, which is on top: nothing was done, so there are no tolls and nobody follows."""
    action = frame_action(s)
    source = frame_source(s)
    pop(s)
    record(s, w, EventKind.ACTION_DECLINED, seat, RuleId.CANAL_1, action, source, 0)


@rule
def offer_claim(s, b, w):
    """CANAL-6, RULING-4: every full ship may claim; with nothing to claim the frame goes by itself."""
    seat = frame_seat(s)
    for ship in range(SHIPS):
        port = int(s.ship_port[seat, ship])
        if port == 0 or load_of(s, seat, ship) < b.ship_size:
            continue
        for reward in range(REWARD_KINDS):
            if port_gives(b, port, reward):
                offer(w, Action.CLAIM + ship * REWARD_KINDS + reward, why_no_reward(s, b, seat, reward))
    if w.n > 0:
        offer(w, Action.DECLINE, Reason.NO_ROOM_FOR_TWO if second_needs_a_ship(s, b, seat) else Reason.LEGAL)


@rule
def second_needs_a_ship(s, b, seat):
    """RULING-37: whether canal B still has a servant to place that only a claim makes room for."""
    if s.depth < 2 or next_frame_kind(s) != FrameKind.SHIP_PLACE or next_frame_load_mode(s) != LoadMode.SECOND:
        return False
    plain = int(s.pool[seat])
    double = double_in_pool(s, seat)
    return not leaves_enough(s, b, seat, plain, double, KEEP_ONE, servant_trades(s, b, seat))


@rule
def why_no_reward(s, b, seat, reward):
    """The reason why a reward cannot be taken, or LEGAL."""
    if reward_open(s, b, seat, reward):
        return Reason.LEGAL
    if reward == Reward.CARD and s.rewards[seat, reward] < b.reward_spaces[reward]:
        return Reason.DRAW_PILE_EMPTY
    return Reason.REWARD_TAKEN


@rule
def do_claim(s, b, w, action):
    """DOUBLE-5: a plain servant goes on the reward space; the rest and the ship come back."""
    seat = frame_seat(s)
    if action == Action.DECLINE:
        is_whole_action = frame_is_whole_action(s)
        pop(s)
        if is_whole_action == 1:
            decline_whole_action(s, w, seat)
        return
    set_frame_is_whole_action(s, 0)  # it is carried out now
    ship = (action - Action.CLAIM) // REWARD_KINDS
    reward = (action - Action.CLAIM) % REWARD_KINDS
    s.ship_load[seat, ship] -= 1
    s.rewards[seat, reward] += 1
    recall(s, seat, ship)
    if reward == Reward.DOUBLE:
        s.double_at[seat] = IN_POOL
    record(s, w, EventKind.REWARD_CLAIMED, seat, RuleId.CANAL_6, ship, reward, 0)
    if reward == Reward.CARD:
        draw_card(s, w, seat)
    elif reward == Reward.VP4:
        score(s, w, seat, int(b.harbour_vp), PointSource.HARBOURS, RuleId.CANAL_7)


@rule
def draw_card(s, w, seat):
    """CANAL-7: the top gift card goes into the hand, seen by nobody else."""
    mark_revealed(w)
    s.draw_n -= 1
    card = int(s.draw[int(s.draw_n)])
    s.draw[int(s.draw_n)] = 0
    s.known[card] = SECRET
    s.hand[seat, int(s.hand_n[seat])] = card
    s.hand_n[seat] += 1
    record(s, w, EventKind.CARD_DRAWN, seat, RuleId.CANAL_7, card, 0, 0)


@rare_rule
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
                record(s, w, EventKind.SHIP_LOST, seat, RuleId.NIGHT_3, ship, route, 0)
            else:
                dock(s, seat, ship, route, port + 1)
                record(s, w, EventKind.SHIP_MOVED, seat, RuleId.NIGHT_3, ship, route, port + 1)
