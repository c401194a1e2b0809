"""Scores, ranks and where the points came from (FINAL-5, RULING-7)."""

from typing import TYPE_CHECKING, Any

import numpy as np

from ..compiler import loader
from ..rules.core.state import NOBODY, SEATS
from .view import breakdown_of, view_source

if TYPE_CHECKING:
    from .game import Game


def _figures(game: "Game") -> list[int]:
    """Final scores by seat, then ranks by seat, then the best seat that can win or NOBODY."""
    out = np.zeros(2 * SEATS + 1, np.int64)
    loader.entry_points().standings(game._state, out)
    found: list[int] = out.tolist()
    return found


def scores(game: "Game") -> list[int]:
    """VP by seat; at the end 0 for whoever is not in the palace (FINAL-5)."""
    seats = game.setup.seats
    found: list[int] = _figures(game)[:seats] if game.over else game.plain.vp[:seats].tolist()
    return found


def ranking(game: "Game") -> list[int]:
    """Seats from first to last, as they would rank now."""
    seats = game.setup.seats
    return sorted(range(seats), key=_figures(game)[SEATS : SEATS + seats].__getitem__)


def winner(game: "Game") -> int | None:
    """The seat that won, or None."""
    best = _figures(game)[2 * SEATS] if game.over else NOBODY
    return None if best == NOBODY else best


def breakdown(game: "Game") -> list[dict[str, Any]]:
    """For each seat its VP by source before FINAL-5, whether it can win, and its score."""
    return breakdown_of(view_source(game))
