"""Scores, ranks and where the points came from (FINAL-5, RULING-7)."""

from typing import TYPE_CHECKING, Any

import numpy as np

from ..compiler import loader
from ..rules.phases.scoring import can_win
from ..rules.places.points import SOURCE_NAMES

if TYPE_CHECKING:
    from .game import Game

SEATS = 5


def _figures(game: "Game") -> list[int]:
    """Final scores by seat, then ranks by seat, then the best seat that can win or -1."""
    out = np.zeros(2 * SEATS + 1, np.int64)
    loader.entry_points().standings(game._state, out)
    return [int(x) for x in out]


def scores(game: "Game") -> list[int]:
    """VP by seat; at the end 0 for whoever is not in the palace (FINAL-5)."""
    seats = game.setup.seats
    return _figures(game)[:seats] if game.over else game.plain.vp[:seats].tolist()


def ranking(game: "Game") -> list[int]:
    """Seats from first to last, as they would rank now."""
    seats = game.setup.seats
    return sorted(range(seats), key=_figures(game)[SEATS : SEATS + seats].__getitem__)


def winner(game: "Game") -> int | None:
    """The seat that won, or None."""
    best = _figures(game)[2 * SEATS] if game.over else -1
    return best if best >= 0 else None


def breakdown(game: "Game") -> list[dict[str, Any]]:
    """For each seat its VP by source before FINAL-5, whether it can win, and its score."""
    state, final = game.plain, scores(game)
    found = []
    for seat in range(game.setup.seats):
        items = {name: int(vp) for name, vp in zip(SOURCE_NAMES, state.vp_from[seat], strict=True)}
        can = bool(can_win(state, seat))
        found.append({"items": items, "total": int(state.vp[seat]), "can_win": can, "score": final[seat]})
    return found
