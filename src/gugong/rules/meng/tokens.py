"""Meng's payments and travels (SOLO-9, SOLO-10, RULING-41..44): trades, the ring, and what tokens do for him."""

from ...box.kinds import TokenKind, Trade
from ...jit import rare_rule, rule
from ..core.clock_steps import ClockStep
from ..core.events import EventKind
from ..core.frames import FrameKind, frame_step_at_dusk, frame_token, frame_token_at_dusk
from ..core.point_sources import PointSource
from ..core.rule_ids import RuleId
from ..core.seats import MENG
from ..core.stack import pop, push, record
from ..core.state import DOUBLE_TOKEN, HOLDER_KNOWN, OFF_MAP
from ..core.token_lookup import rule_of
from ..places.cards import add_to_discard
from ..places.intrigue import climb
from ..places.palace import envoy_steps
from ..places.points import gain_jade, score
from ..places.servants import gain
from ..places.token_slots import count_face_down, count_face_up, take_face_down, take_face_up
from ..places.trades import pay_trade
from ..places.travel import cities_with_token, go_to
from ..places.wall import put_on_wall

NOWHERE = -1


@rule
def doubles_for(cost, plain, doubles):
    """RULING-44: how many double tokens an exact trade takes, plain ones first, or -1."""
    for d in range(cost // DOUBLE_TOKEN + 1):
        if d <= doubles and cost - DOUBLE_TOKEN * d <= plain:
            return d
    return -1


@rule
def can_afford(s, b, n):
    """RULING-44: his pool and the servants that his tokens can buy, as far as his supply goes."""
    have = int(s.pool[MENG])
    supply = int(s.supply[MENG])
    plain = count_face_down(s, MENG)
    doubles = count_face_up(s, MENG, TokenKind.DOUBLE)
    cost = int(b.trade_cost[Trade.SERVANT])
    while have < n and supply > 0:
        d = doubles_for(cost, plain, doubles)
        if d < 0:
            break
        doubles -= d
        plain -= cost - DOUBLE_TOKEN * d
        supply -= 1
        have += 1
    return have >= n


@rule
def trade(s, b, w, which):
    """Trade tokens once, plain ones first; return whether he could."""
    cost = int(b.trade_cost[which])
    d = doubles_for(cost, count_face_down(s, MENG), count_face_up(s, MENG, TokenKind.DOUBLE))
    if d < 0:
        return False
    for _ in range(d):
        take_face_up(s, MENG, TokenKind.DOUBLE)
    take_face_down(s, MENG, cost - DOUBLE_TOKEN * d)
    record(s, w, EventKind.TRADED, MENG, RuleId.SOLO_10, which, d, cost)
    pay_trade(s, b, w, MENG, which)
    return True


@rule
def have_in_pool(s, b, w, n):
    """SOLO-10: trade tokens until n servants stand in his pool (can_afford said he can)."""
    while s.pool[MENG] < n:
        if not trade(s, b, w, Trade.SERVANT):
            return


@rule
def remove_from_pool(s, w, n, rule_id):
    """He has no double servant to choose from."""
    if n > 0:
        s.pool[MENG] -= n
        s.supply[MENG] += n
        record(s, w, EventKind.REMOVED, MENG, rule_id, n, 0, 0)


@rule
def pay(s, b, w, n, keep, rule_id):
    """SOLO-10: remove n servants and keep some, trading tokens if need be; False if he cannot."""
    if not can_afford(s, b, n + keep):
        return False
    have_in_pool(s, b, w, n + keep)
    remove_from_pool(s, w, n, rule_id)
    return True


@rare_rule
def do_meng_trade(s, b, w):
    """SOLO-10: as soon as he can trade for a jade, he does."""
    pop(s)
    while trade(s, b, w, Trade.JADE):
        pass


@rule
def nearest(s, b, start, wanted):
    """RULING-43: of the wanted cities the one with fewest paths from start, ties in the order of the box."""
    side = int(s.side)
    n = int(b.cities[side])
    seen = 1 << start
    while True:
        for city in range(n):
            if (seen & wanted) >> city & 1 == 1:
                return city
        wider = seen
        for city in range(n):
            if (seen >> city) & 1 == 1:
                wider |= int(b.paths[side, city])
        if wider == seen:
            return NOWHERE
        seen = wider


@rule
def next_city(s, b):
    """SOLO-9, RULING-43: along the ring to the next token; with none on the ring to the nearest token."""
    found = cities_with_token(s, b)
    if found == 0:
        return NOWHERE
    ring = int(b.ring[int(s.side)])
    at = int(s.traveller[MENG])
    on_ring = found & ((1 << ring) - 1)
    if on_ring == 0:
        return nearest(s, b, max(at, 0), found)
    if at >= ring:
        return nearest(s, b, at, on_ring)
    first = 0 if at == OFF_MAP else at + 1
    for i in range(ring):
        city = (first + i) % ring
        if (on_ring >> city) & 1 == 1:
            return city
    return NOWHERE


@rare_rule
def do_meng_step(s, b, w):
    """One step; the token's benefit, then its slot."""
    dusk = frame_step_at_dusk(s)
    pop(s)
    city = next_city(s, b)
    if city == NOWHERE:
        return
    kind = go_to(s, w, MENG, city)
    push(s, FrameKind.STOW, MENG, kind, 0, 0, RuleId.TRAVEL_5)
    push(s, FrameKind.MENG_TOKEN, MENG, kind, dusk, 0, RuleId.SOLO_9)


@rare_rule
def do_meng_token(s, b, w):
    """SOLO-9: the usual benefit, always taken, but for the card tokens."""
    kind = frame_token(s)
    dusk = frame_token_at_dusk(s)
    pop(s)
    rule_id = rule_of(kind)
    effect = int(b.token_effect[kind])
    if kind == TokenKind.DOUBLE:
        return
    record(s, w, EventKind.TOKEN_USED, MENG, rule_id, kind, 0, 0)
    if kind == TokenKind.GAIN1 or kind == TokenKind.GAIN2:
        gain(s, w, MENG, effect, rule_id)
    elif kind == TokenKind.ENVOY:
        envoy_steps(s, b, w, MENG, effect, rule_id)
    elif kind == TokenKind.INTRIGUE:
        climb(s, b, w, MENG, effect, rule_id)
    elif kind == TokenKind.SERVANTS_FOR_JADE:
        if s.pool[MENG] >= b.jade_servants:
            s.pool[MENG] -= int(b.jade_servants)
            s.supply[MENG] += int(b.jade_servants)
            record(s, w, EventKind.REMOVED, MENG, rule_id, int(b.jade_servants), 0, 0)
            gain_jade(s, w, MENG, rule_id)
    elif kind == TokenKind.SHIP:
        if s.supply[MENG] > 0:
            push(s, FrameKind.MENG_LOAD, MENG, 1, 0, 0, rule_id)
    elif kind == TokenKind.WALL:
        if s.supply[MENG] > 0:
            put_on_wall(s, w, MENG, False, True, rule_id)
            push(s, FrameKind.WALL_CHECK, MENG, 0, 0, 0, rule_id)
    elif kind == TokenKind.VP2:
        score(s, w, MENG, effect, PointSource.TOKENS, rule_id)
    else:
        use_card_token(s, b, w, kind, dusk)


@rule
def use_card_token(s, b, w, kind, dusk):
    """SOLO-9, RULING-42: take-back, discard-for-jade and swap; 1 VP where they cannot work."""
    if kind == TokenKind.TAKE_BACK and dusk == 0:
        if s.discard_n[MENG] > 0:
            s.discard_n[MENG] -= 1
            top = int(s.discard_n[MENG])
            put_under_pile(s, int(s.discard[MENG, top]))
            s.discard[MENG, top] = 0
            record(s, w, EventKind.MENG_CARD_RETURNS, MENG, RuleId.SOLO_9, 0, 0, 0)
    elif kind == TokenKind.DISCARD_FOR_JADE and dusk == 0 and s.hand_n[MENG] > 0:
        card = discard_top_of_pile(s)
        record(s, w, EventKind.DISCARDED_FOR_JADE, MENG, RuleId.SOLO_9, card, 0, 0)
        gain_jade(s, w, MENG, RuleId.TOKEN_5)
    else:
        score(s, w, MENG, int(b.meng_card_token_vp), PointSource.TOKENS, RuleId.SOLO_9)


@rule
def discard_top_of_pile(s):
    """The top card goes face down on his discard; nobody sees which of the pile's cards it was (HIDDEN-1)."""
    for i in range(int(s.hand_n[MENG])):
        card = int(s.hand[MENG, i])
        s.known[card] = min(int(s.known[card]), HOLDER_KNOWN)
    s.hand_n[MENG] -= 1
    top = int(s.hand_n[MENG])
    card = int(s.hand[MENG, top])
    s.hand[MENG, top] = 0
    add_to_discard(s, MENG, card)
    return card


@rule
def put_under_pile(s, card):
    """RULING-41: a card that joins his pile goes to its bottom."""
    i = int(s.hand_n[MENG])
    while i > 0:
        s.hand[MENG, i] = s.hand[MENG, i - 1]
        i -= 1
    s.hand[MENG, 0] = card
    s.hand_n[MENG] += 1


@rule
def receive_card(s, card):
    """SOLO-7, RULING-41: at dusk a harbour card goes to his discard, else under his pile."""
    if s.step == ClockStep.DUSK:
        add_to_discard(s, MENG, card)
    else:
        put_under_pile(s, card)
