"""The picture of `gugong arena --plot`: strengths and win shares with their intervals."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from matplotlib.backend_bases import FigureCanvasBase
from matplotlib.figure import Figure

from ...arena.intervals import Share, Summary
from ...arena.tournament_report import TournamentReport
from ..messages import message
from ..style import CINNABAR, GOLD, JADE, LAPIS
from .arena_screen import decimal, points, title

WIDTH, ROW, FRAME = 11.0, 0.45, 1.9  # inches
FORMATS = ("png", "svg", "pdf", "jpg", "jpeg", "webp")
DOTS = 150  # an inch
MAX_LABEL = 28  # characters

Point = tuple[float, float, float]  # a value and its interval


def formats() -> list[str]:
    """The file extensions of pictures that can be written."""
    return [ending for ending in FORMATS if ending in FigureCanvasBase.get_supported_filetypes()]


def draw(path: Path, found: TournamentReport) -> None:
    """Draw the standings of a tournament into a file; its extension chooses the format."""
    rows = [*found.standings, *found.solo]
    figure = Figure(figsize=(WIDTH, FRAME + ROW * len(rows)), layout="constrained")
    left, right = figure.subplots(1, 2, sharey=True)
    figure.suptitle(title(found))
    if found.plan.setup.solo:
        _solo(left, right, found)
    else:
        _ranked(left, right, found)
    for axes in (left, right):
        axes.grid(axis="x", alpha=0.3)
        axes.spines[["top", "right"]].set_visible(False)
        axes.set_ylim(len(rows) - 0.5, -0.5)
    figure.savefig(path, dpi=DOTS)


def _ranked(left: Any, right: Any, found: TournamentReport) -> None:
    labels = [_short(standing.label) for standing in found.standings]
    left.set_yticks(range(len(labels)), labels)
    ratings = [standing.rating for standing in found.standings]
    _points(left, [_interval(rating.value, rating.low, rating.high) for rating in ratings], LAPIS, points)
    left.set_xlabel(message("arena-plot-rating"))
    _shares(right, [standing.tally.wins for standing in found.standings])
    right.axvline(100 / found.plan.setup.players, color=GOLD, linestyle="--", label=message("arena-plot-fair"))
    _legend(right)


def _solo(left: Any, right: Any, found: TournamentReport) -> None:
    labels = [
        message("arena-plot-against", spec=_short(standing.label), level=message(f"arena-meng-{standing.level}"))
        for standing in found.solo
    ]
    left.set_yticks(range(len(labels)), labels)
    _shares(left, [standing.tally.wins for standing in found.solo])
    own, meng = ([_mean(summary) for summary in summaries] for summaries in _scores(found))
    _points(right, own, LAPIS, decimal, shift=-0.13, label=message("arena-plot-own-score"))
    _points(right, meng, CINNABAR, decimal, shift=0.13, label=message("arena-plot-meng-score"))
    right.set_xlabel(message("arena-plot-score"))
    _legend(right)


def _scores(found: TournamentReport) -> tuple[list[Summary], list[Summary]]:
    return [standing.tally.score for standing in found.solo], [standing.meng for standing in found.solo]


def _shares(axes: Any, shares: Sequence[Share]) -> None:
    points = [(100 * (x.share or 0), 100 * (x.low or 0), 100 * (x.high or 0)) for x in shares]
    _points(axes, points, JADE, lambda share: message("arena-percent", value=f"{share:.0f}"))
    axes.set_xlim(-3, 103)
    axes.set_xlabel(message("arena-plot-wins"))


def _mean(summary: Summary) -> Point:
    return _interval(summary.mean or 0.0, summary.low, summary.high)


def _interval(value: float, low: float | None, high: float | None) -> Point:
    return value, value if low is None else low, value if high is None else high


def _points(
    axes: Any,
    points: Sequence[Point],
    colour: str,
    words: Callable[[float], str],
    shift: float = 0.0,
    label: str | None = None,
) -> None:
    """Draw values from top to bottom as dots with error bars, each with its figure."""
    values = [value for value, _, _ in points]
    reach = [[value - low for value, low, _ in points], [high - value for value, _, high in points]]
    heights = [row + shift for row in range(len(points))]
    axes.errorbar(values, heights, xerr=reach, fmt="o", color=colour, capsize=4, linewidth=2, label=label)
    above = shift <= 0
    for value, height in zip(values, heights, strict=True):
        offset, align = ((0, 5), "bottom") if above else ((0, -5), "top")
        axes.annotate(
            words(value),
            (value, height),
            xytext=offset,
            textcoords="offset points",
            ha="center",
            va=align,
            fontsize=8,
        )


def _legend(axes: Any) -> None:
    """Above the axes, where nothing is drawn."""
    axes.legend(loc="lower center", bbox_to_anchor=(0.5, 1.0), frameon=False, ncols=2, fontsize=9)


def _short(spec: str) -> str:
    return spec if len(spec) <= MAX_LABEL else spec[: MAX_LABEL - 1] + "…"
