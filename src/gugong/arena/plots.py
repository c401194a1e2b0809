"""Plots of the statistics; they need matplotlib, which the extra `study` installs."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.ticker import MaxNLocator

from ..i18n.messages import text
from ..rules.core.seats import MENG
from .intervals import Share
from .match import MatchResult
from .statistics import SeatGroup, Statistics, bots, counted

DOTS_PER_INCH = 120
INK, PAPER, FAINT = "#2b2622", "#fffdf8", "#8d857c"
CINNABAR, LAPIS, GOLD = "#c23b2e", "#3f6fb5", "#c8972b"
BINS = 24
LABEL_WIDTH = 0.03  # of the longest bar: a part that is narrower has no room for its number

# The segments of a bar: the sources in them and their colour.
SEGMENTS: dict[str, tuple[tuple[str, ...], str]] = {
    "wall": (("wall", "final_wall"), "#8a7f73"),
    "night": (("night",), "#3c4a6b"),
    "level1": (("level1",), "#f2c879"),
    "level2": (("level2",), "#df9a3f"),
    "level3": (("level3",), "#b5651d"),
    "palace": (("palace",), "#b02a23"),
    "envoy": (("envoy",), "#e08379"),
    "harbours": (("harbours",), "#4f8fc0"),
    "tokens": (("tokens", "trades", "tolls", "swaps"), "#a9c7de"),
    "jade": (("jade",), "#3a9a6e"),
}
LIGHT_SEGMENTS = ("level1", "tokens", "level2", "envoy")  # their numbers are dark

Message = Callable[..., str]


def draw(folder: Path, found: Statistics, results: Sequence[MatchResult], language: str) -> list[Path]:
    """Draw all plots for which there are figures into a folder; returns their files."""

    def message(message: str, **args: Any) -> str:
        return text(language, f"cli-{message}", args)

    games = counted(results)
    plots = {
        "sources": partial(draw_sources, found),
        "decrees": partial(draw_decrees, found),
        "lengths": partial(draw_lengths, games),
        "scores": partial(draw_scores, games, found.solo is not None),
    }
    if found.order:
        plots = {"turn-order": partial(draw_order, found), **plots}
    paths = []
    for name, plot in plots.items():
        figure: Figure = plot(message)
        paths.append(folder / f"{name}.png")
        figure.savefig(paths[-1], dpi=DOTS_PER_INCH, facecolor=PAPER)
    return paths


def new_figure(title: str, width: float, height: float) -> tuple[Figure, Axes]:
    """A figure with one pair of axes in the common style."""
    figure = Figure(figsize=(width, height), layout=ConstrainedLayoutEngine(w_pad=0.15, h_pad=0.12))
    axes = figure.add_subplot()
    axes.set_facecolor(PAPER)
    axes.set_title(title, loc="left", color=INK, fontsize=13, fontweight="bold", pad=12)
    axes.spines[["top", "right"]].set_visible(False)
    axes.spines[["left", "bottom"]].set_color(FAINT)
    axes.tick_params(colors=INK, length=0)
    return figure, axes


def errors(shares: Sequence[Share]) -> list[list[float]]:
    """The error bars of shares, below and above, in percent."""
    below = [100 * (found.share - found.low) for found in shares if found.share is not None and found.low is not None]
    above = [100 * (found.high - found.share) for found in shares if found.share is not None and found.high is not None]
    return [[max(0.0, reach) for reach in below], [max(0.0, reach) for reach in above]]


def draw_order(found: Statistics, message: Message) -> Figure:
    """Win share by place in the turn order, beside the mean."""
    figure, axes = new_figure(message("simulate-plot-order"), 7.5, 4.5)
    wins = [place.wins for place in found.order]
    heights = [100 * (share.share or 0) for share in wins]
    turns = range(len(wins))
    axes.bar(turns, heights, width=0.6, color=GOLD, yerr=errors(wins), ecolor=INK, capsize=5)
    labels = [
        message("simulate-plot-place", turn=turn + 1, share=f"{height:.1f}", score=f"{place.score.mean:.1f}")
        for turn, height, place in zip(turns, heights, found.order, strict=True)
    ]
    fair = 100 * sum(share.share or 0 for share in wins) / len(wins)
    axes.axhline(fair, color=CINNABAR, linestyle="--", linewidth=1.2, label=message("simulate-plot-fair"))
    axes.set_xticks(list(turns), labels, linespacing=1.5)
    axes.set_ylabel(message("simulate-plot-win-share"))
    axes.set_ylim(bottom=0)
    axes.legend(frameon=False, loc="upper right", bbox_to_anchor=(1, 1.14))
    return figure


def segment_points(group: SeatGroup, segment: str) -> float:
    """Mean VP of one segment of a bar."""
    return sum(group.sources[source] or 0.0 for source in SEGMENTS[segment][0])


def draw_sources(found: Statistics, message: Message) -> Figure:
    """A stacked bar of mean VP by source for each group of seats."""
    groups = {name: group for name, group in found.groups.items() if group.seats}
    figure, axes = new_figure(message("simulate-plot-sources"), 10, 1.9 + 0.75 * len(groups))
    longest = max(group.points.mean or 0.0 for group in groups.values())
    lefts = [0.0] * len(groups)
    for segment, (_, colour) in SEGMENTS.items():
        widths = [segment_points(group, segment) for group in groups.values()]
        if not any(widths):
            continue
        axes.barh(
            range(len(groups)), widths, 0.62, lefts, color=colour, label=message(f"simulate-plot-source-{segment}")
        )
        for row, width in enumerate(widths):
            if width > LABEL_WIDTH * longest:
                ink = INK if segment in LIGHT_SEGMENTS else "white"
                middle = lefts[row] + width / 2
                axes.text(middle, row, f"{width:.1f}", ha="center", va="center", color=ink, fontsize=9)
            lefts[row] += width
    kind = "group-solo" if found.solo else "group"
    labels = [
        message("simulate-plot-group", group=message(f"simulate-{kind}-{name}"), seats=group.seats)
        for name, group in groups.items()
    ]
    axes.set_yticks(range(len(groups)), labels)
    axes.invert_yaxis()
    axes.set_xlabel(message("simulate-plot-mean-vp"))
    if longest:
        figure.legend(loc="outside lower center", ncols=5, frameon=False, fontsize=9)
    return figure


def draw_decrees(found: Statistics, message: Message) -> Figure:
    """Win shares with and without each decree, with intervals."""
    figure, axes = new_figure(message("simulate-plot-decrees-solo" if found.solo else "simulate-plot-decrees"), 9, 7.5)
    rows: list[float] = []
    labels: list[str] = []
    for number, decree in enumerate(found.decrees):
        rows.append(number + 0.8 * (int(decree.name[5]) - 1))  # a gap between levels
        taken = f"{100 * (decree.taken.share or 0):.0f}"
        labels.append(message("simulate-plot-taken", tile=message(f"decree-{decree.name}"), share=taken))
    for has, colour, shape, shift in ((True, CINNABAR, "o", -0.14), (False, LAPIS, "D", 0.14)):
        shares = [d.compared.wins_with if has else d.compared.wins_without for d in found.decrees]
        known = [(row, share) for row, share in zip(rows, shares, strict=True) if share.share is not None]
        axes.errorbar(
            [100 * (share.share or 0) for _, share in known],
            [row + shift for row, _ in known],
            xerr=errors([share for _, share in known]),
            fmt=shape,
            color=colour,
            markersize=6,
            elinewidth=1.4,
            label=message("simulate-plot-with" if has else "simulate-plot-without"),
        )
    axes.set_yticks(rows, labels)
    axes.invert_yaxis()
    axes.set_xlim(left=-0.02 * axes.get_xlim()[1])  # room for a sign at 0
    axes.grid(axis="x", color=FAINT, alpha=0.3, linewidth=0.7)
    axes.set_xlabel(message("simulate-plot-win-share"))
    figure.legend(loc="outside lower center", ncols=2, frameon=False)
    return figure


def draw_lengths(games: Sequence[MatchResult], message: Message) -> Figure:
    """Histogram of the decisions in a game."""
    figure, axes = new_figure(message("simulate-plot-lengths"), 7.5, 4)
    lengths = [game.decisions for game in games]
    axes.hist(lengths, bins=bin_edges(lengths), color=GOLD, edgecolor=PAPER)
    _mark_mean(axes, lengths, INK, message)
    axes.set_xlabel(message("simulate-plot-decisions"))
    axes.set_ylabel(message("simulate-plot-games"))
    axes.yaxis.set_major_locator(MaxNLocator(integer=True, steps=[1, 2, 5, 10]))
    axes.legend(frameon=False)
    return figure


def draw_scores(games: Sequence[MatchResult], solo: bool, message: Message) -> Figure:
    """Histogram of scores by winners and others, or player and Meng; seats outside the palace are only counted."""
    figure, axes = new_figure(message("simulate-plot-scores"), 7.5, 4.3)
    inside = [(g, seat) for g in games for seat in bots(g) if g.breakdown[seat]["can_win"]]
    if solo:
        kinds = {
            "group-solo-everyone": [g.scores[seat] for g, seat in inside],
            "group-solo-meng": [g.scores[MENG] for g in games],
        }
    else:
        kinds = {
            "group-winners": [g.scores[seat] for g, seat in inside if g.winner == seat],
            "group-others": [g.scores[seat] for g, seat in inside if g.winner != seat],
        }
    bins = bin_edges([score for scores in kinds.values() for score in scores])
    for (name, scores), colour in zip(kinds.items(), (CINNABAR, LAPIS), strict=True):
        label = message("simulate-plot-group", group=message(f"simulate-{name}"), seats=len(scores))
        axes.hist(scores, bins=bins, color=colour, alpha=0.6, edgecolor=PAPER, label=label)
    outside = sum(len(bots(game)) for game in games) - len(inside)
    axes.set_xlabel(message("simulate-plot-score", outside=outside))
    axes.set_ylabel(message("simulate-plot-seats"))
    axes.yaxis.set_major_locator(MaxNLocator(integer=True, steps=[1, 2, 5, 10]))
    axes.legend(frameon=False)
    return figure


def bin_edges(numbers: Sequence[int]) -> list[float]:
    """The edges of histogram bins that all hold the same number of integers."""
    least, most = (min(numbers), max(numbers)) if numbers else (0, 0)
    step = max(1, -(-(most - least + 1) // BINS))
    return [least - 0.5 + step * n for n in range((most - least) // step + 2)]


def _mark_mean(axes: Axes, numbers: Sequence[int], colour: str, message: Message) -> None:
    mean = sum(numbers) / len(numbers)
    axes.axvline(
        mean, color=colour, linestyle="--", linewidth=1.2, label=message("simulate-plot-mean", mean=f"{mean:.1f}")
    )
