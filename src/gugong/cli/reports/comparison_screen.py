"""The output of `gugong arena --compare`, for a screen of 100 columns."""

from collections.abc import Callable

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...arena import ComparisonReport, Verdict
from ...arena.comparison import ScoreEstimate
from ..messages import message
from ..style import CINNABAR, FAINT, GOLD, JADE, styled
from .arena_screen import percent, points

COLOURS = {Verdict.STRONGER: JADE, Verdict.NOT_STRONGER: CINNABAR, Verdict.UNDECIDED: GOLD}


def render_comparison(found: ComparisonReport) -> Group:
    """Title, verdict, figures and notes."""
    parts: list[RenderableType] = [styled(title(found), "bold"), Text()]
    parts += [styled(verdict(found), COLOURS[found.verdict]), Text(), figures(found), Text()]
    parts.append(styled(message("compare-notes"), FAINT))
    return Group(*parts)


def title(found: ComparisonReport) -> str:
    """One line on what was played."""
    first, second, *_ = found.entrants
    return message("compare-title", first=first, second=second, pairs=found.pairs, games=len(found.results))


def verdict(found: ComparisonReport) -> str:
    """A sentence with the verdict."""
    first, second, *_ = found.entrants
    return message(
        f"compare-{found.verdict.value.replace('_', '-')}",
        first=first,
        second=second,
        elo0=points(found.bounds.elo0),
        elo1=points(found.bounds.elo1),
    )


def figures(found: ComparisonReport) -> Grid:
    """Score, difference, likelihood ratio and the pairs by their score."""
    made = Grid.grid(padding=(0, 2, 0, 0))
    for name, value in (
        ("score", _with_interval(found.score, percent)),
        ("elo", _with_interval(found.elo, points)),
        ("ratio", _ratio(found)),
        ("pairs", "  ".join(f"{value:g}: {count}" for value, count in found.counts.items())),
    ):
        made.add_row(styled(message(f"compare-row-{name}"), GOLD), styled(value))
    return made


def signed(value: float) -> str:
    """A number with its sign and two decimals."""
    return f"{value:+.2f}".replace("-", "−")


def _ratio(found: ComparisonReport) -> str:
    interval = message("arena-interval", low=signed(found.bounds.lower), high=signed(found.bounds.upper))
    return f"{signed(found.ratio)} {interval}"


def _with_interval(found: ScoreEstimate, words: Callable[[float], str]) -> str:
    """A figure with its interval; what has no bound is a dash."""
    nothing = message("arena-nothing")
    told = [nothing if figure is None else words(figure) for figure in (found.value, found.low, found.high)]
    return f"{told[0]} {message('arena-interval', low=told[1], high=told[2])}"
