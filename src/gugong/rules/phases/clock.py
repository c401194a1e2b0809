"""The course of the game (GAME-1, DAY-1): what comes when the stack of frames is empty."""

from ...jit import rare_rule, rule
from ..core.clock_steps import ClockStep
from ..core.events import EventKind
from ..core.frames import FrameKind
from ..core.rule_ids import RuleId
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
    s.step = ClockStep.RETURN_BONUS


@rule
def begin_day(s, w):
    """MORNING-5: the day marker."""
    s.step = ClockStep.TURNS
    s.step_seat = s.start
    s.turn = s.start
    record(s, w, EventKind.DAY_BEGINS, int(s.start), RuleId.MORNING_5, int(s.day), 0, 0)


@rule
def tick(s, b, w):
    """Take the next step of the course of the game."""
    step = int(s.step)
    if step == ClockStep.OPEN_MORNING:
        open_morning(s, b, w)
        s.step = ClockStep.MORNING_DECREES
    elif step == ClockStep.TURNS:
        next_turn(s, b, w)
    elif step == ClockStep.RETURN_BONUS:
        return_bonus_tokens(s, w)
        s.step = ClockStep.MAKE_ROOM
    elif step == ClockStep.DUSK:
        if s.meng == 0 or not next_dusk_card(s, w):
            s.step = ClockStep.COUNT
    elif step == ClockStep.COUNT:
        record(s, w, EventKind.NIGHT_FALLS, -1, RuleId.NIGHT_1, int(s.day), 0, 0)
        count_matches(s, b, w)
        s.step = ClockStep.MATCH_SERVANTS
    elif step == ClockStep.MOST_MATCHES:
        reward_most_matches(s, b, w)
        s.step = ClockStep.SAIL
    elif step == ClockStep.SAIL:
        sail(s, b, w)
        s.step = ClockStep.NIGHT_CLAIMS
    elif step == ClockStep.TAKE_UP:
        end_night(s, b, w)
    elif step == ClockStep.SCORING:
        final_scoring(s, b, w)
        s.step = ClockStep.OVER
    else:
        go_round(s, b, w, step)


@rare_rule
def go_round(s, b, w, step):
    """One seat's part of a step that goes round the table."""
    seat = next_seat_in_order(s)
    if seat < 0:
        if step == ClockStep.INCOME:
            begin_day(s, w)
        elif step == ClockStep.MAKE_ROOM and s.meng > 0:
            begin_dusk(s, w)
        return
    if step == ClockStep.INCOME:
        pay_income(s, b, w, seat)
    elif step == ClockStep.MATCH_SERVANTS:
        gain(s, w, seat, int(s.matches[seat]), RuleId.NIGHT_1)
    elif is_meng(s, seat):
        if step == ClockStep.MORNING_DECREES:
            use_morning_decrees(s, b, w)
        elif step == ClockStep.NIGHT_CLAIMS:
            claim_full_ships(s, b, w)
    elif step == ClockStep.MORNING_DECREES:
        ask_morning(s, seat)
    elif step == ClockStep.MAKE_ROOM:
        push(s, FrameKind.FORCED_TRADE, seat, 0, 0, 0, RuleId.TRADE_2)
    elif step == ClockStep.NIGHT_CLAIMS:
        push(s, FrameKind.CLAIM, seat, 0, 0, 0, RuleId.NIGHT_4)
    elif step == ClockStep.LAST_TRADES:
        push(s, FrameKind.FINAL_TRADE, seat, 0, 0, 0, RuleId.RULING_1)


@rare_rule
def end_night(s, b, w):
    """NIGHT-5, then the next day or, after the last one, the end (GAME-1)."""
    take_up_discards(s, w)
    if s.meng > 0:
        shuffle_hand(s)
    s.step_seat = 0
    if s.day >= b.days:
        s.step = ClockStep.LAST_TRADES
    else:
        s.day += 1
        s.step = ClockStep.OPEN_MORNING
