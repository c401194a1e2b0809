"""Results made up by hand, so that what they tell is known."""

from typing import Any

from gugong import Setup
from gugong.arena.match import BotFailure, MatchResult, Pairing
from gugong.vocabulary.names import POINT_SOURCES

DECISIONS = 100


def points(**items: int) -> dict[str, int]:
    """VP by source; what is not named gave none."""
    return dict.fromkeys(POINT_SOURCES, 0) | items


def game(
    scores: list[int],
    *,
    specs: tuple[str, ...] | None = None,
    items: list[dict[str, int]] | None = None,
    outside: tuple[int, ...] = (),
    failed: bool = False,
    **figures: Any,
) -> MatchResult:
    """A game with these scores; the best of them wins. Whoever is outside has VP all the same.

    Unless it is given, the seed is one that only this number has.
    """
    seats = len(scores)
    specs = specs or ("greedy",) * seats
    items = items or [points(tokens=score) for score in scores]
    number = figures.pop("number", 0)
    setup = Setup(players=len(specs), seed=figures.pop("seed", number + 1))
    can = [seat not in outside for seat in range(seats)]
    best = max(range(seats), key=lambda seat: (can[seat], scores[seat]))
    known: dict[str, Any] = {
        "pairing": Pairing(number, setup, specs, entrants=tuple(range(len(specs)))),
        "scores": scores,
        "ranking": sorted(range(seats), key=lambda seat: -scores[seat]),
        "winner": best if can[best] else None,
        "breakdown": [
            {"items": items[seat], "total": sum(items[seat].values()), "can_win": can[seat], "score": scores[seat]}
            for seat in range(seats)
        ],
        "decrees": [[] for _ in scores],
        "doubles": [False] * seats,
        "start": 0,
        "decisions": DECISIONS,
        "decisions_of": [DECISIONS // seats] * seats,
        "seconds_of": [0.0] * seats,
        "failures": [BotFailure(specs[0], 0, 0, 1, "raised ValueError: no", None)] if failed else [],
    }
    return MatchResult(**(known | figures))
