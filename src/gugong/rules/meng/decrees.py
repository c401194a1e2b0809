"""Which decree Meng takes, and how he pays for it (SOLO-15, SOLO-17, RULING-45)."""

from ...box.record import DECREE_LEVELS, TILES_A_LEVEL
from ...jit import rule
from ..core.frames import MengMode
from ..core.rule_ids import RuleId
from ..core.seats import MENG
from ..core.state import NOBODY
from ..places.decrees import cost_of, owns_place, take_decree
from .tokens import can_afford, pay


@rule
def cheaper_of_level(s, b, level):
    """SOLO-15: of the tiles he lacks the cheaper one for him now, the lower one of equals; or -1."""
    upper = level * TILES_A_LEVEL
    lower = upper + 1
    if owns_place(s, MENG, lower):
        return NOBODY if owns_place(s, MENG, upper) else upper
    if owns_place(s, MENG, upper) or cost_of(s, b, MENG, lower) <= cost_of(s, b, MENG, upper):
        return lower
    return upper


@rule
def can_take(s, b, place, mode):
    """Whether he can pay for a tile; with a special card he needs only a servant to place (RULING-45)."""
    if place == NOBODY:
        return False
    if mode == MengMode.SPECIAL:
        return s.supply[MENG] + s.pool[MENG] > 0
    return can_afford(s, b, cost_of(s, b, MENG, place) + 1)


@rule
def choose_decree(s, b, mode):
    """SOLO-15: the level of the day, then the lower levels downwards, then the higher ones upwards; or -1."""
    wanted = min(int(s.day), DECREE_LEVELS) - 1
    for level in range(wanted, -1, -1):
        place = cheaper_of_level(s, b, level)
        if can_take(s, b, place, mode):
            return place
    for level in range(wanted + 1, DECREE_LEVELS):
        place = cheaper_of_level(s, b, level)
        if can_take(s, b, place, mode):
            return place
    return NOBODY


@rule
def buy_decree(s, b, w, mode):
    """SOLO-15, SOLO-17: at the usual cost, or for one servant with a special card."""
    place = choose_decree(s, b, mode)
    if place == NOBODY:
        return False
    if mode == MengMode.SPECIAL and s.supply[MENG] > 0:
        s.supply[MENG] -= 1
    else:
        if mode != MengMode.SPECIAL:
            pay(s, b, w, cost_of(s, b, MENG, place), 1, RuleId.SOLO_15)
        s.pool[MENG] -= 1
    take_decree(s, b, w, MENG, place)
    return True
