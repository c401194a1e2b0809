"""The course of the game (GAME-1, DAY-1): what comes when the stack of frames is empty."""

from ..core import events, frames, rule_ids
from ..core.clock_steps import (
    COUNT,
    DUSK,
    INCOME,
    LAST_TRADES,
    MAKE_ROOM,
    MATCH_SERVANTS,
    MORNING_DECREES,
    MOST_MATCHES,
    NIGHT_CLAIMS,
    OPEN_MORNING,
    OVER,
    RETURN_BONUS,
    SAIL,
    SCORING,
    TAKE_UP,
    TURNS,
)
from ..core.jit import rule
from ..core.seats import is_meng
from ..core.stack import push, record
from ..meng.ships import claim_full_ships
from ..meng.turn import begin_dusk, next_dusk_card, shuffle_hand, use_morning_decrees
from ..meng.turn import start_turn as start_meng_turn
from ..places.bonus_tokens import return_bonus_tokens
from ..places.canal import sail
from ..places.decrees import ask_morning
from ..places.servants import gain
from .exchange import start_turn
from .morning import open_morning, pay_income
from .night import count_matches, reward_most_matches, take_up_discards
from .scoring import final_scoring


@rule
def next_seat_in_order(s):
    """The next seat of a step that goes round the table once, or -1 when all had their part."""
    i = int(s.step_seat)
    if i >= s.players:
        s.step_seat = 0
        s.step += 1
        return -1
    s.step_seat = i + 1
    return (int(s.start) + i) % int(s.players)


@rule
def next_turn(s, b, w):
    """DAY-1, RULING-17: the next seat with a card in hand; with none left the day phase ends."""
    n = int(s.players)
    for i in range(n):
        seat = (int(s.step_seat) + i) % n
        if s.hand_n[seat] > 0:
            s.step_seat = (seat + 1) % n
            if is_meng(s, seat):
                start_meng_turn(s, b, w)
            else:
                start_turn(s, w, seat)
            return
    s.step_seat = 0
    s.step = RETURN_BONUS


@rule
def begin_day(s, w):
    """MORNING-5: the day marker."""
    s.step = TURNS
    s.step_seat = s.start
    s.turn = s.start
    record(w, events.DAY_BEGINS, int(s.start), rule_ids.MORNING_5, int(s.day), 0, 0)


@rule
def tick(s, b, w):
    """Take the next step of the course of the game."""
    step = int(s.step)
    if step == OPEN_MORNING:
        open_morning(s, b, w)
        s.step = MORNING_DECREES
    elif step == TURNS:
        next_turn(s, b, w)
    elif step == RETURN_BONUS:
        return_bonus_tokens(s, w)
        s.step = MAKE_ROOM
    elif step == DUSK:
        if s.meng == 0 or not next_dusk_card(s, w):
            s.step = COUNT
    elif step == COUNT:
        record(w, events.NIGHT_FALLS, -1, rule_ids.NIGHT_1, int(s.day), 0, 0)
        count_matches(s, b, w)
        s.step = MATCH_SERVANTS
    elif step == MOST_MATCHES:
        reward_most_matches(s, b, w)
        s.step = SAIL
    elif step == SAIL:
        sail(s, b, w)
        s.step = NIGHT_CLAIMS
    elif step == TAKE_UP:
        end_night(s, b, w)
    elif step == SCORING:
        final_scoring(s, b, w)
        s.step = OVER
    else:
        go_round(s, b, w, step)


@rule
def go_round(s, b, w, step):
    """One seat's part of a step that goes round the table."""
    seat = next_seat_in_order(s)
    if seat < 0:
        if step == INCOME:
            begin_day(s, w)
        elif step == MAKE_ROOM and s.meng > 0:
            begin_dusk(s, w)
        return
    if step == INCOME:
        pay_income(s, b, w, seat)
    elif step == MATCH_SERVANTS:
        gain(s, w, seat, int(s.matches[seat]), rule_ids.NIGHT_1)
    elif is_meng(s, seat):
        if step == MORNING_DECREES:
            use_morning_decrees(s, b, w)
        elif step == NIGHT_CLAIMS:
            claim_full_ships(s, b, w)
    elif step == MORNING_DECREES:
        ask_morning(s, seat)
    elif step == MAKE_ROOM:
        push(s, frames.FORCED_TRADE, seat, 0, 0, 0, rule_ids.TRADE_2)
    elif step == NIGHT_CLAIMS:
        push(s, frames.CLAIM, seat, 0, 0, 0, rule_ids.NIGHT_4)
    elif step == LAST_TRADES:
        push(s, frames.FINAL_TRADE, seat, 0, 0, 0, rule_ids.RULING_1)


@rule
def end_night(s, b, w):
    """NIGHT-5, then the next day or, after the last one, the end (GAME-1)."""
    take_up_discards(s, w)
    if s.meng > 0:
        shuffle_hand(s)
    s.step_seat = 0
    if s.day >= b.days:
        s.step = LAST_TRADES
    else:
        s.day += 1
        s.step = OPEN_MORNING
