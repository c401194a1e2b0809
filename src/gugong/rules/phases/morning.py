"""Morning (MORNING-1..5) and the roll of the destiny dice."""

from ...box.record import DICE, FACES
from ...jit import rare_rule, rule
from ..core.chance import below
from ..core.events import EventKind
from ..core.rule_ids import RuleId
from ..core.stack import record
from ..core.state import NOBODY
from ..places.servants import gain
from ..places.travel import refill_map


@rule
def roll_dice(s, b, w, rule_id):
    """MORNING-3, SETUP-8: roll the three destiny dice."""
    for die in range(DICE):
        s.dice[die] = b.dice[die, below(s, FACES)]
    record(s, w, EventKind.DICE_ROLLED, -1, rule_id, int(s.dice[0]), int(s.dice[1]), int(s.dice[2]))


@rare_rule
def open_morning(s, b, w):
    """MORNING-1, -2, -3: the medal, the map, the dice."""
    if s.medal != NOBODY:
        s.start = s.medal
        s.medal = NOBODY
        record(s, w, EventKind.START_PLAYER, int(s.start), RuleId.MORNING_1, 0, 0, 0)
    refill_map(s, b, w)
    roll_dice(s, b, w, RuleId.MORNING_3)


@rule
def pay_income(s, b, w, seat):
    """MORNING-5: the servants printed for the day."""
    gain(s, w, seat, int(b.day_income[int(s.day) - 1]), RuleId.MORNING_5)
