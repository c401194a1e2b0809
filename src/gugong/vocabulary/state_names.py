"""Parts of a state in words, as views and positions share them."""

from typing import Any

from ..rules.core.clock_steps import ClockStep
from ..rules.core.state import FACE_UP, IN_POOL, IN_SUPPLY, LAID_OUT, LOCKED, ON_SHIP, ON_WALL
from .names import TOKENS, location

DOUBLE_AT = {LOCKED: "locked", IN_SUPPLY: "supply", IN_POOL: "pool", ON_WALL: "wall", LAID_OUT: "laid"}
PHASE_OF = {int(step): step.phase.value for step in ClockStep}


def phase_of(step: int) -> str:
    """The phase that a step of the clock belongs to; making room for tokens still belongs to the day."""
    return PHASE_OF[step]


def double_place(at: int) -> str | int:
    """Where a double servant is; a number is the ship that carries it."""
    return DOUBLE_AT.get(at, at - ON_SHIP)


def laid_token(row: list[int]) -> dict[str, Any]:
    """A bonus token that lies beside a board or at a location."""
    kind, seat, where, double = row
    return {"token": TOKENS[kind], "seat": seat, "location": location(where), "double": bool(double)}


def token_counts(s: Any, seat: int) -> dict[str, int]:
    """Tokens in the slots: face-down ones as plain, face-up ones by kind."""
    counts = {"plain": 0, "double": 0}
    for entry in s.slots[seat, : int(s.slots_n[seat])].tolist():
        key = "plain" if entry < FACE_UP else TOKENS[entry - FACE_UP]
        counts[key] = counts.get(key, 0) + 1
    return counts
