"""Morning (MORNING-1..5) and the roll of the destiny dice."""

from ..core import events, rule_ids
from ..core.chance import below
from ..core.jit import rule
from ..core.stack import record
from ..core.state import NOBODY
from ..places.servants import gain
from ..places.travel import refill_map


@rule
def roll_dice(s, b, w, rule_id):
    """MORNING-3, SETUP-8: roll the three destiny dice."""
    for die in range(3):
        s.dice[die] = b.dice[die, below(s, 6)]
    record(w, events.DICE_ROLLED, -1, rule_id, int(s.dice[0]), int(s.dice[1]), int(s.dice[2]))


@rule
def open_morning(s, b, w):
    """MORNING-1, -2, -3: the medal, the map, the dice."""
    if s.medal != NOBODY:
        s.start = s.medal
        s.medal = NOBODY
        record(w, events.START_PLAYER, int(s.start), rule_ids.MORNING_1, 0, 0, 0)
    refill_map(s, b, w)
    roll_dice(s, b, w, rule_ids.MORNING_3)


@rule
def pay_income(s, b, w, seat):
    """MORNING-5: the servants printed for the day."""
    gain(s, w, seat, int(b.day_income[int(s.day) - 1]), rule_ids.MORNING_5)
