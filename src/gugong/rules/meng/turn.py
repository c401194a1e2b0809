"""Meng, the solo opponent (SOLO-4..18): his turn, his actions by day, at dusk and with a special card."""

from ...box.kinds import ActionKind, Benefit, DecreeKind
from ...box.record import HOUSES, SPECIAL_CARD, TILES_A_LEVEL
from ...jit import rare_rule, rule
from ..core.actions import Action
from ..core.chance import shuffle
from ..core.events import EventKind
from ..core.frames import FrameKind, MengMode, frame_action, frame_meng_mode
from ..core.point_sources import PointSource
from ..core.rule_ids import RuleId
from ..core.seats import MENG
from ..core.stack import mark_revealed, pop, push, record
from ..core.state import NOBODY
from ..places.cards import lay_card
from ..places.decrees import decree_at, owns, owns_place
from ..places.intrigue import climb, take_medal
from ..places.jade import houses_empty, price, take_jade_from
from ..places.palace import envoy_steps
from ..places.points import score
from ..places.servants import gain
from ..places.travel import travel_cost
from ..places.wall import put_on_wall
from .decrees import buy_decree
from .ships import has_room, load_one
from .tokens import NOWHERE, next_city, pay


@rare_rule
def start_turn(s, b, w):
    """SOLO-5: turn up an automa card and a gift card, exchange there for free, then both actions."""
    s.turn = MENG
    mark_revealed(w)
    if s.automa_n == 0:
        reshuffle_automa(s)
    s.automa_n -= 1
    automa = int(s.automa[int(s.automa_n)])
    s.automa[int(s.automa_n)] = 0
    s.automa_day[int(s.automa_day_n)] = automa
    s.automa_day_n += 1
    location = int(s.focus) if automa == SPECIAL_CARD else automa
    mode = MengMode.SPECIAL if automa == SPECIAL_CARD else MengMode.DAY
    record(s, w, EventKind.AUTOMA_TURNED, MENG, RuleId.SOLO_5, automa, location, 0)
    s.hand_n[MENG] -= 1
    card = int(s.hand[MENG, int(s.hand_n[MENG])])
    s.hand[MENG, int(s.hand_n[MENG])] = 0
    lay_card(s, w, MENG, card, location, RuleId.SOLO_5)
    push(s, FrameKind.MENG_ACT, MENG, location, mode, 0, RuleId.SOLO_5)
    if b.card_action[card] != ActionKind.NONE:
        push(s, FrameKind.MENG_ACT, MENG, int(b.card_action[card]), mode, 0, RuleId.SOLO_5)


@rule
def reshuffle_automa(s):
    """SOLO-6: the automa cards of earlier days (of this day, too, should they ever be all played)."""
    n = int(s.automa_old_n)
    for i in range(n):
        s.automa[i] = s.automa_old[i]
        s.automa_old[i] = 0
    s.automa_old_n = 0
    if n == 0:
        n = int(s.automa_day_n)
        for i in range(n):
            s.automa[i] = s.automa_day[i]
            s.automa_day[i] = 0
        s.automa_day_n = 0
    shuffle(s, s.automa, n)
    s.automa_n = n


@rule
def shuffle_hand(s):
    """RULING-41: at NIGHT-5 his discard is shuffled to form his pile."""
    shuffle(s, s.hand[MENG], int(s.hand_n[MENG]))


@rare_rule
def begin_dusk(s, w):
    """SOLO-7: the day's automa cards are turned over."""
    s.step_seat = 0
    record(s, w, EventKind.DUSK_BEGINS, MENG, RuleId.SOLO_7, 0, 0, 0)


@rare_rule
def next_dusk_card(s, w):
    """SOLO-7, RULING-51: the next card's lower action; False when all are done and joined the earlier days."""
    i = int(s.step_seat)
    if i < s.automa_day_n:
        automa = int(s.automa_day[i])
        s.step_seat = i + 1
        record(s, w, EventKind.DUSK_CARD, MENG, RuleId.SOLO_7, automa, 0, 0)
        if automa == ActionKind.JADE or automa == ActionKind.DECREES or automa == SPECIAL_CARD:
            push(s, FrameKind.MENG_STEP, MENG, 1, 0, 0, RuleId.SOLO_7)
        else:
            push(s, FrameKind.MENG_ACT, MENG, automa, MengMode.DUSK, 0, RuleId.SOLO_7)
        return True
    for j in range(int(s.automa_day_n)):
        s.automa_old[int(s.automa_old_n)] = s.automa_day[j]
        s.automa_old_n += 1
        s.automa_day[j] = 0
    s.automa_day_n = 0
    s.step_seat = 0
    return False


@rare_rule
def do_meng_act(s, b, w):
    """Carry out an action if he can; say so if he cannot."""
    action = frame_action(s)
    mode = frame_meng_mode(s)
    pop(s)
    if action == ActionKind.TRAVEL:
        done = travel(s, b, w, mode)
    elif action == ActionKind.WALL:
        done = build_wall(s, b, w, mode)
    elif action == ActionKind.JADE:
        done = buy_jade(s, b, w, mode)
    elif action == ActionKind.INTRIGUE:
        done = intrigue(s, b, w, mode)
    elif action == ActionKind.PALACE:
        done = palace(s, b, w, mode)
    elif action == ActionKind.DECREES:
        done = buy_decree(s, b, w, mode)
    elif action == ActionKind.CANAL:
        done = canal(s, b, w, mode)
    elif action == ActionKind.SWAP:
        score(s, w, MENG, int(b.meng_swap_vp), PointSource.SWAPS, RuleId.SOLO_5)
        done = True
    else:
        gain(s, w, MENG, int(b.card_gain[action - ActionKind.GAIN1]), RuleId.SOLO_5)
        done = True
    if not done:
        rule_id = RuleId.SOLO_7 if mode == MengMode.DUSK else RuleId.SOLO_5
        record(s, w, EventKind.MENG_CANNOT, MENG, rule_id, action, 0, 0)


@rule
def travel(s, b, w, mode):
    """SOLO-9, SOLO-17: one step by day, one for 2 servants at dusk, two with a special card."""
    if next_city(s, b) == NOWHERE:
        return False
    if mode == MengMode.DUSK and not pay(s, b, w, travel_cost(s, b, MENG), 0, RuleId.SOLO_9):
        return False
    dusk = 1 if mode == MengMode.DUSK else 0
    push(s, FrameKind.MENG_STEP, MENG, dusk, 0, 0, RuleId.SOLO_9)
    if mode == MengMode.SPECIAL:
        push(s, FrameKind.MENG_STEP, MENG, 0, 0, 0, RuleId.SOLO_17)
    return True


@rule
def build_wall(s, b, w, mode):
    """SOLO-11, SOLO-17; DECREE-9 always works for him (RULING-46)."""
    placed = 0
    if mode == MengMode.SPECIAL:
        while placed < b.wall_b_servants and s.supply[MENG] + s.pool[MENG] > 0:
            put_on_wall(s, w, MENG, False, s.supply[MENG] > 0, RuleId.SOLO_17)
            placed += 1
    elif pay(s, b, w, int(b.meng_dusk_wall_cost) if mode == MengMode.DUSK else 0, 1, RuleId.SOLO_11):
        put_on_wall(s, w, MENG, False, False, RuleId.SOLO_11)
        placed = 1
    if placed == 0:
        return False
    if owns(s, MENG, DecreeKind.LASTING_WALL) and s.supply[MENG] > 0:
        put_on_wall(s, w, MENG, False, True, RuleId.DECREE_9)
    push(s, FrameKind.WALL_CHECK, MENG, 0, 0, 0, RuleId.WALL_3)
    return True


@rule
def buy_jade(s, b, w, mode):
    """SOLO-12, SOLO-17: the cheapest jade; free with a special card."""
    house = HOUSES  # the plaza
    if not houses_empty(s):
        for other in range(HOUSES - 1, -1, -1):
            if s.houses[other] > 0:
                if house == HOUSES or price(s, b, MENG, other) <= price(s, b, MENG, house):
                    house = other
    if mode != MengMode.SPECIAL and not pay(s, b, w, price(s, b, MENG, house), 0, RuleId.SOLO_12):
        return False
    take_jade_from(s, w, MENG, house)
    return True


@rule
def intrigue(s, b, w, mode):
    """SOLO-13, SOLO-17, RULING-45: one step and the medal; at dusk two for a servant; three, no medal."""
    at_top = s.intrigue[MENG] >= b.intrigue_steps
    if mode == MengMode.DAY:
        if at_top and s.medal != NOBODY:
            return False
        climb(s, b, w, MENG, int(b.intrigue_a_steps), RuleId.SOLO_13)
        take_medal(s, w, MENG)
        return True
    if at_top:
        return False
    if mode == MengMode.SPECIAL:
        climb(s, b, w, MENG, int(b.intrigue_b_steps), RuleId.SOLO_17)
        return True
    if not pay(s, b, w, int(b.meng_dusk_intrigue_cost), 0, RuleId.SOLO_13):
        return False
    climb(s, b, w, MENG, int(b.meng_dusk_intrigue_steps), RuleId.SOLO_13)
    return True


@rule
def palace(s, b, w, mode):
    """SOLO-14, SOLO-17: one step; at dusk one and an intrigue step for 2 servants; two and one for free."""
    if mode == MengMode.DAY:
        envoy_steps(s, b, w, MENG, int(b.palace_a_steps), RuleId.SOLO_14)
        return True
    if mode == MengMode.DUSK and not pay(s, b, w, int(b.meng_dusk_palace_cost), 0, RuleId.SOLO_14):
        return False
    steps = int(b.palace_b_steps) if mode == MengMode.SPECIAL else int(b.meng_dusk_palace_steps)
    envoy_steps(s, b, w, MENG, steps, RuleId.SOLO_14)
    climb(s, b, w, MENG, int(b.palace_b_intrigue), RuleId.SOLO_14)
    return True


@rule
def canal(s, b, w, mode):
    """SOLO-16, SOLO-17, RULING-11: one servant; at dusk one more is removed for it; two from the supply."""
    if not has_room(s, b):
        return False
    if mode != MengMode.SPECIAL:
        if not pay(s, b, w, int(b.meng_dusk_canal_cost) if mode == MengMode.DUSK else 0, 1, RuleId.SOLO_16):
            return False
        load_one(s, b, w, False, RuleId.SOLO_16)
        return True
    placed = 0
    while placed < b.meng_special_canal_servants and s.supply[MENG] + s.pool[MENG] > 0 and has_room(s, b):
        load_one(s, b, w, s.supply[MENG] > 0, RuleId.SOLO_17)
        placed += 1
    return placed > 0


@rare_rule
def use_morning_decrees(s, b, w):
    """SOLO-4, RULING-14: he takes every decree benefit; the swap decree is 1 VP (SOLO-15)."""
    for place in range(TILES_A_LEVEL):
        if not owns_place(s, MENG, place):
            continue
        decree = decree_at(s, place)
        rule_id = RuleId.DECREE_2 + decree
        record(s, w, EventKind.DECREE_USED, MENG, rule_id, decree, 0, 0)
        if decree == DecreeKind.MORNING_INTRIGUE:
            climb(s, b, w, MENG, int(b.morning_intrigue_steps), rule_id)
        elif decree == DecreeKind.MORNING_SHIP:
            if s.supply[MENG] > 0 and has_room(s, b):
                load_one(s, b, w, True, rule_id)
        elif decree == DecreeKind.MORNING_SERVANT:
            gain(s, w, MENG, int(b.morning_servants), rule_id)
        elif decree == DecreeKind.MORNING_ENVOY:
            envoy_steps(s, b, w, MENG, int(b.morning_envoy_steps), rule_id)
        else:
            score(s, w, MENG, int(b.meng_swap_vp), PointSource.DECREES, RuleId.SOLO_15)


@rare_rule
def choose(s, b, kind):
    """His answer where a frame asks any seat: an intrigue benefit (SOLO-11) or the night's envoy step."""
    if kind != FrameKind.BENEFIT:
        return Action.ACCEPT
    if s.intrigue[MENG] >= b.benefit_back[Benefit.JADE]:
        return Action.BENEFIT + Benefit.JADE
    if s.intrigue[MENG] >= b.benefit_back[Benefit.GAIN1] and s.supply[MENG] > 0:
        return Action.BENEFIT + Benefit.GAIN1
    return Action.DECLINE
