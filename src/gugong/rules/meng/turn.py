"""Meng, the solo opponent (SOLO-4..18): his turn, his actions by day, at dusk and with a special card."""

from ..core import actions, events, frames, rule_ids
from ..core.action_kinds import CANAL, DECREES, GAIN2, INTRIGUE, JADE, NONE, PALACE, SPECIAL, SWAP, TRAVEL, WALL
from ..core.chance import shuffle
from ..core.jit import rule
from ..core.seats import MENG
from ..core.stack import arg, pop, push, record
from ..core.state import NOBODY
from ..phases.exchange import lay_card
from ..places import decrees
from ..places.decrees import owns, owns_place
from ..places.intrigue import GAIN_ONE, TAKE_JADE, climb, take_medal
from ..places.jade import HOUSES, houses_empty, price, take_jade_from
from ..places.palace import envoy_steps
from ..places.points import FROM_DECREES, FROM_SWAPS, score
from ..places.servants import gain
from ..places.travel import travel_cost
from ..places.wall import put_on_wall
from .decrees import buy_decree
from .ships import has_room, load_one
from .tokens import NOWHERE, next_city, pay


@rule
def start_turn(s, b, w):
    """SOLO-5: turn up an automa card and a gift card, exchange there for free, then both actions."""
    s.turn = MENG
    if s.automa_n == 0:
        reshuffle_automa(s)
    s.automa_n -= 1
    automa = int(s.automa[int(s.automa_n)])
    s.automa[int(s.automa_n)] = 0
    s.automa_day[int(s.automa_day_n)] = automa
    s.automa_day_n += 1
    location = int(s.focus) if automa == SPECIAL else automa
    mode = frames.MODE_SPECIAL if automa == SPECIAL else frames.MODE_DAY
    record(w, events.AUTOMA_TURNED, MENG, rule_ids.SOLO_5, automa, location, 0)
    s.hand_n[MENG] -= 1
    card = int(s.hand[MENG, int(s.hand_n[MENG])])
    s.hand[MENG, int(s.hand_n[MENG])] = 0
    lay_card(s, w, MENG, card, location, rule_ids.SOLO_5)
    push(s, frames.MENG_ACT, MENG, location, mode, 0, rule_ids.SOLO_5)
    if b.card_action[card] != NONE:
        push(s, frames.MENG_ACT, MENG, int(b.card_action[card]), mode, 0, rule_ids.SOLO_5)


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


@rule
def begin_dusk(s, w):
    """SOLO-7: the day's automa cards are turned over."""
    s.step_seat = 0
    record(w, events.DUSK_BEGINS, MENG, rule_ids.SOLO_7, 0, 0, 0)


@rule
def next_dusk_card(s, w):
    """SOLO-7, RULING-51: the next card's lower action; False when all are done and joined the earlier days."""
    i = int(s.step_seat)
    if i < s.automa_day_n:
        automa = int(s.automa_day[i])
        s.step_seat = i + 1
        record(w, events.DUSK_CARD, MENG, rule_ids.SOLO_7, automa, 0, 0)
        if automa == JADE or automa == DECREES or automa == SPECIAL:
            push(s, frames.MENG_STEP, MENG, 1, 0, 0, rule_ids.SOLO_7)
        else:
            push(s, frames.MENG_ACT, MENG, automa, frames.MODE_DUSK, 0, rule_ids.SOLO_7)
        return True
    for j in range(int(s.automa_day_n)):
        s.automa_old[int(s.automa_old_n)] = s.automa_day[j]
        s.automa_old_n += 1
        s.automa_day[j] = 0
    s.automa_day_n = 0
    s.step_seat = 0
    return False


@rule
def do_meng_act(s, b, w):
    """Carry out an action if he can; say so if he cannot."""
    action = arg(s, 2)
    mode = arg(s, 3)
    pop(s)
    if action == TRAVEL:
        done = travel(s, b, w, mode)
    elif action == WALL:
        done = build_wall(s, b, w, mode)
    elif action == JADE:
        done = buy_jade(s, b, w, mode)
    elif action == INTRIGUE:
        done = intrigue(s, b, w, mode)
    elif action == PALACE:
        done = palace(s, b, w, mode)
    elif action == DECREES:
        done = buy_decree(s, b, w, mode)
    elif action == CANAL:
        done = canal(s, b, w, mode)
    elif action == SWAP:
        score(s, w, MENG, 1, FROM_SWAPS, rule_ids.SOLO_5)
        done = True
    else:
        gain(s, w, MENG, 2 if action == GAIN2 else 1, rule_ids.SOLO_5)
        done = True
    if not done:
        rule_id = rule_ids.SOLO_7 if mode == frames.MODE_DUSK else rule_ids.SOLO_5
        record(w, events.MENG_CANNOT, MENG, rule_id, action, mode, 0)


@rule
def travel(s, b, w, mode):
    """SOLO-9, SOLO-17: one step by day, one for 2 servants at dusk, two with a special card."""
    if next_city(s, b) == NOWHERE:
        return False
    if mode == frames.MODE_DUSK and not pay(s, b, w, travel_cost(s, b, MENG), 0, rule_ids.SOLO_9):
        return False
    dusk = 1 if mode == frames.MODE_DUSK else 0
    push(s, frames.MENG_STEP, MENG, dusk, 0, 0, rule_ids.SOLO_9)
    if mode == frames.MODE_SPECIAL:
        push(s, frames.MENG_STEP, MENG, 0, 0, 0, rule_ids.SOLO_17)
    return True


@rule
def build_wall(s, b, w, mode):
    """SOLO-11, SOLO-17; DECREE-9 always works for him (RULING-46)."""
    placed = 0
    if mode == frames.MODE_SPECIAL:
        while placed < b.wall_b_servants and s.supply[MENG] + s.pool[MENG] > 0:
            put_on_wall(s, w, MENG, False, s.supply[MENG] > 0, rule_ids.SOLO_17)
            placed += 1
    elif pay(s, b, w, 1 if mode == frames.MODE_DUSK else 0, 1, rule_ids.SOLO_11):
        put_on_wall(s, w, MENG, False, False, rule_ids.SOLO_11)
        placed = 1
    if placed == 0:
        return False
    if owns(s, MENG, 1, decrees.WALL) and s.supply[MENG] > 0:
        put_on_wall(s, w, MENG, False, True, rule_ids.DECREE_9)
    push(s, frames.WALL_CHECK, MENG, 0, 0, 0, rule_ids.WALL_3)
    return True


@rule
def buy_jade(s, b, w, mode):
    """SOLO-12, SOLO-17: the cheapest jade; free with a special card."""
    house = actions.PLAZA
    if not houses_empty(s):
        for other in range(HOUSES - 1, -1, -1):
            if s.houses[other] > 0:
                if house == actions.PLAZA or price(s, b, MENG, other) <= price(s, b, MENG, house):
                    house = other
    if mode != frames.MODE_SPECIAL and not pay(s, b, w, price(s, b, MENG, house), 0, rule_ids.SOLO_12):
        return False
    take_jade_from(s, w, MENG, house)
    return True


@rule
def intrigue(s, b, w, mode):
    """SOLO-13, SOLO-17, RULING-45: one step and the medal; at dusk two for a servant; three, no medal."""
    at_top = s.intrigue[MENG] >= b.intrigue_steps
    if mode == frames.MODE_DAY:
        if at_top and s.medal != NOBODY:
            return False
        climb(s, b, w, MENG, int(b.intrigue_a_steps), rule_ids.SOLO_13)
        take_medal(s, w, MENG)
        return True
    if at_top:
        return False
    if mode == frames.MODE_SPECIAL:
        climb(s, b, w, MENG, int(b.intrigue_b_steps), rule_ids.SOLO_17)
        return True
    if not pay(s, b, w, 1, 0, rule_ids.SOLO_13):
        return False
    climb(s, b, w, MENG, 2, rule_ids.SOLO_13)
    return True


@rule
def palace(s, b, w, mode):
    """SOLO-14, SOLO-17: one step; at dusk one and an intrigue step for 2 servants; two and one for free."""
    if mode == frames.MODE_DAY:
        envoy_steps(s, b, w, MENG, 1, rule_ids.SOLO_14)
        return True
    if mode == frames.MODE_DUSK and not pay(s, b, w, 2, 0, rule_ids.SOLO_14):
        return False
    envoy_steps(s, b, w, MENG, int(b.palace_b_steps) if mode == frames.MODE_SPECIAL else 1, rule_ids.SOLO_14)
    climb(s, b, w, MENG, int(b.palace_b_intrigue), rule_ids.SOLO_14)
    return True


@rule
def canal(s, b, w, mode):
    """SOLO-16, SOLO-17, RULING-11: one servant; at dusk one more is removed for it; two from the supply."""
    if not has_room(s, b):
        return False
    if mode != frames.MODE_SPECIAL:
        if not pay(s, b, w, 1 if mode == frames.MODE_DUSK else 0, 1, rule_ids.SOLO_16):
            return False
        load_one(s, b, w, False, rule_ids.SOLO_16)
        return True
    placed = 0
    while placed < 2 and s.supply[MENG] + s.pool[MENG] > 0 and has_room(s, b):
        load_one(s, b, w, s.supply[MENG] > 0, rule_ids.SOLO_17)
        placed += 1
    return placed > 0


@rule
def use_morning_decrees(s, b, w):
    """SOLO-4, RULING-14: he takes every decree benefit; the swap decree is 1 VP (SOLO-15)."""
    for place in range(2):
        if not owns_place(s, MENG, place):
            continue
        number = int(s.decree[place])
        rule_id = rule_ids.DECREE_2 + number
        record(w, events.DECREE_USED, MENG, rule_id, place, number, 0)
        if number == decrees.INTRIGUE:
            climb(s, b, w, MENG, 2, rule_id)
        elif number == decrees.SHIP:
            if s.supply[MENG] > 0 and has_room(s, b):
                load_one(s, b, w, True, rule_id)
        elif number == decrees.SERVANT:
            gain(s, w, MENG, 1, rule_id)
        elif number == decrees.ENVOY:
            envoy_steps(s, b, w, MENG, 1, rule_id)
        else:
            score(s, w, MENG, 1, FROM_DECREES, rule_ids.SOLO_15)


@rule
def choose(s, b, kind):
    """His answer where a frame asks any seat: an intrigue benefit (SOLO-11) or the night's envoy step."""
    if kind != frames.BENEFIT:
        return actions.ACCEPT
    if s.intrigue[MENG] >= b.benefit_back[TAKE_JADE]:
        return actions.BENEFIT + TAKE_JADE
    if s.intrigue[MENG] >= b.benefit_back[GAIN_ONE] and s.supply[MENG] > 0:
        return actions.BENEFIT + GAIN_ONE
    return actions.DECLINE
