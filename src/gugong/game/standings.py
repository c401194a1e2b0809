"""Who is ahead: scores, ranks and the winner, the leader on the wall, and what the end would bring now."""

from typing import Any

from ..rules.core.clock_steps import ClockStep
from ..rules.core.state import NOBODY, SEATS, SOURCES
from ..rules.entry_points import WALL_LEADER
from ..rules.forecast import FINAL_CAN_WIN, FINAL_FROM, FINAL_VP, PRIZE_PALACE, PRIZE_STEPS, PRIZE_VP
from ..rules.phases.scoring import can_win
from ..vocabulary import names
from .view_source import ViewSource


def scores_of(source: ViewSource) -> list[int]:
    """VP by seat; at the end 0 for whoever is not in the palace (FINAL-5)."""
    return source.standings[: source.seats] if source.over else list(source.numbers.vp[: source.seats])


def winner_of(source: ViewSource) -> int | None:
    """The seat that won, or None."""
    best = source.standings[-1] if source.over else NOBODY
    return None if best == NOBODY else best


def ranking_of(source: ViewSource) -> list[int]:
    """Seats from first to last, as they would rank now."""
    return sorted(range(source.seats), key=source.standings[SEATS:].__getitem__)


def breakdown_of(source: ViewSource) -> list[dict[str, Any]]:
    """For each seat its VP by source before FINAL-5, whether it can win, and its score."""
    n, scores = source.numbers, scores_of(source)
    return [
        {
            "items": dict(zip(names.POINT_SOURCES, n.vp_from[seat], strict=True)),
            "total": n.vp[seat],
            "can_win": bool(can_win(source.state, seat)),
            "score": scores[seat],
        }
        for seat in range(source.seats)
    ]


def wall_leader_of(source: ViewSource) -> int | None:
    """WALL-4: the seat that leads on the wall, or None."""
    leader = source.figures[WALL_LEADER]
    return None if leader == NOBODY else leader


def wall_prize_of(source: ViewSource) -> dict[str, int] | None:
    """WALL-4: what whoever leads on the wall gets if it is completed now; None if nobody is on it."""
    if source.figures[WALL_LEADER] == NOBODY:
        return None
    told = source.forecast
    return {"vp": told[PRIZE_VP], "envoy": told[PRIZE_STEPS], "palace": told[PRIZE_PALACE]}


def projection_of(source: ViewSource) -> list[dict[str, Any]] | None:
    """FINAL-1..5: how each seat would score if the game ended now; None from the final scoring on."""
    if source.numbers.step >= ClockStep.SCORING:
        return None
    told = source.forecast
    return [_projected(told, seat) for seat in range(source.seats)]


def _projected(told: list[int], seat: int) -> dict[str, Any]:
    first = FINAL_FROM + seat * SOURCES
    adds = zip(names.POINT_SOURCES, told[first : first + SOURCES], strict=True)
    total, can_win_now = told[FINAL_VP + seat], bool(told[FINAL_CAN_WIN + seat])
    return {
        "adds": {key: count for key, count in adds if count},
        "total": total,
        "can_win": can_win_now,
        "score": total if can_win_now else 0,
    }
