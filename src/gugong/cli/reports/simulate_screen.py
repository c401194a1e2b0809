"""The output of `gugong simulate`, for a screen of 100 columns."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...arena.intervals import Difference, Share, Summary
from ...arena.points_by_source import SOURCES
from ...arena.statistics import DecreeStatistics, OwnersComparison, Performance, SeatGroup, SoloStatistics, Statistics
from ...i18n.messages import text
from ..messages import language, message
from ..style import FAINT, GOLD, heading, styled


def render_simulation(found: Statistics, specs: Sequence[str], seed: int) -> Group:
    """Title and all statistics."""
    parts: list[RenderableType] = [title(found, specs, seed), Text()]
    if found.solo is not None:
        parts += [heading(message("simulate-heading-solo")), solo(found.solo, found.specs[0])]
    else:
        parts += [heading(message("simulate-heading-order")), order(found.order)]
    if len(found.specs) > 1:
        parts += [Text(), heading(message("simulate-heading-specs")), by_spec(found.specs)]
    parts += [Text(), heading(message("simulate-heading-scores")), scores(found)]
    if found.scores.nobody.count:
        parts.append(Text(message("simulate-nobody", share=percent(found.scores.nobody.share))))
    parts += [Text(), heading(message("simulate-heading-sources")), sources(found)]
    about_decrees = "simulate-heading-decrees" if found.solo is None else "simulate-heading-decrees-solo"
    parts += [Text(), heading(message(about_decrees)), decrees(found)]
    parts.append(styled(message("simulate-intervals"), FAINT))
    return Group(*parts)


def title(found: Statistics, specs: Sequence[str], seed: int) -> Text:
    """One line on what was played."""
    words = message(
        "simulate-title",
        solo=found.solo is not None,
        meng=found.solo.meng if found.solo else "",
        games=found.games,
        players=found.players,
        specs=", ".join(dict.fromkeys(specs)),
        seed=str(seed),
    )
    return styled(words, "bold")


def grid(*columns: str, wide: int = 2) -> Grid:
    """A grid with a header; the first column is left-aligned, the others right-aligned."""
    made = Grid.grid(padding=(0, wide, 0, 0))
    for number in range(len(columns)):
        made.add_column(justify="right" if number else "left", no_wrap=True)
    made.add_row(*(styled(column, GOLD) for column in columns))
    return made


def percent(value: float | None) -> str:
    """A share in percent; a dash for None."""
    return message("simulate-nothing") if value is None else message("simulate-percent", value=f"{100 * value:.1f}")


def decimal(value: float | None, form: str = "z.1f") -> str:
    """A mean; a dash for None."""
    return message("simulate-nothing") if value is None else signed(value, form)


def signed(value: float, form: str = "z.1f") -> str:
    """A number with a real minus sign, and none before a zero."""
    return f"{value:{form}}".replace("-", "−")


def interval(low: float | None, high: float | None, times: int = 1) -> str:
    """An interval; a dash for None."""
    if low is None or high is None:
        return message("simulate-nothing")
    return message("simulate-interval", low=signed(times * low), high=signed(times * high))


def share_cell(found: Share) -> str:
    """A share and its interval, in whole percent."""
    if found.share is None or found.low is None or found.high is None:
        return message("simulate-nothing")
    value = message("simulate-percent", value=f"{100 * found.share:.0f}")
    return message("simulate-with-interval", value=value, low=f"{100 * found.low:.0f}", high=f"{100 * found.high:.0f}")


def difference_cell(found: Difference) -> str:
    """A difference and its interval."""
    if found.value is None:
        return message("simulate-nothing")
    if found.low is None or found.high is None:
        return signed(found.value, "+z.1f")
    value = signed(found.value, "+z.1f")
    return message("simulate-with-interval", value=value, low=signed(found.low), high=signed(found.high))


def order(places: list[Performance]) -> Grid:
    """Results by place in the turn order."""
    return _places(
        "simulate-column-place", [(message("simulate-place", turn=int(place.name)), place) for place in places]
    )


def by_spec(places: list[Performance]) -> Grid:
    """Results by spec."""
    return _places("simulate-column-player", [(place.name, place) for place in places])


def _places(first: str, rows: list[tuple[str, Performance]]) -> Grid:
    made = grid(
        message(first),
        message("simulate-column-wins"),
        message("simulate-column-interval"),
        message("simulate-column-score"),
        message("simulate-column-interval"),
        message("simulate-column-points"),
    )
    for name, place in rows:
        wins, score = place.wins, place.score
        made.add_row(
            name,
            percent(wins.share),
            interval(wins.low, wins.high, 100),
            decimal(score.mean),
            interval(score.low, score.high),
            decimal(place.points.mean),
        )
    return made


def solo(found: SoloStatistics, player: Performance) -> Grid:
    """Results of the player and of Meng."""
    made = grid(
        message("simulate-column-player"),
        message("simulate-column-wins"),
        message("simulate-column-interval"),
        message("simulate-column-score"),
        message("simulate-column-interval"),
    )
    rows = [
        (player.name, found.wins, found.score),
        (message("simulate-meng", meng=found.meng), found.meng_wins, found.meng_score),
    ]
    for name, wins, score in rows:
        shown = percent(wins.share), interval(wins.low, wins.high, 100)
        made.add_row(name, *shown, decimal(score.mean), interval(score.low, score.high))
    return made


def scores(found: Statistics) -> Grid:
    """Summaries of scores, leads and lengths."""
    columns = ("figure", "mean", "interval", "deviation", "least", "median", "most")
    made = grid(*(message(f"simulate-column-{column}") for column in columns))
    rows: list[tuple[str, Summary]] = [
        ("everyone", found.scores.everyone),
        ("winning", found.scores.winning),
        ("margin", found.scores.margin),
        ("game", found.lengths.game),
        ("seat", found.lengths.seat),
    ]
    if found.solo is not None:
        rows[2] = ("lead", found.solo.lead)
        rows.pop()  # the same decisions as those of the game
    for name, numbers in rows:
        made.add_row(
            message(f"simulate-row-{name}"),
            decimal(numbers.mean),
            interval(numbers.low, numbers.high),
            decimal(numbers.deviation),
            decimal(numbers.least, ".0f"),
            decimal(numbers.median, ".0f"),
            decimal(numbers.most, ".0f"),
        )
    return made


def source_name(source: str) -> str:
    """The name of a source of points."""
    if source.startswith("level"):
        return message("simulate-source-level", level=source.removeprefix("level"))
    return text(language(), f"points-{source}")


def group_name(name: str, solo: bool) -> str:
    """The name of a group of seats."""
    return message(f"simulate-group-solo-{name}" if solo else f"simulate-group-{name}")


def sources(found: Statistics) -> Grid:
    """A column for each group of seats, a row for each source that anybody had."""
    groups: list[SeatGroup] = list(found.groups.values())
    names = [group_name(name, found.solo is not None) for name in found.groups]
    made = grid(message("simulate-column-source"), *names, wide=4)
    for source in SOURCES:
        means = [group.sources[source] for group in groups]
        if any(means):
            made.add_row(source_name(source), *(decimal(mean) for mean in means))
    made.add_row(styled(message("simulate-sum"), "bold"), *(styled(decimal(g.points.mean), "bold") for g in groups))
    made.add_row(
        styled(message("simulate-score"), f"bold {GOLD}"), *(styled(decimal(g.score.mean), GOLD) for g in groups)
    )
    made.add_row(message("simulate-outside"), *(percent(group.outside.share) for group in groups))
    seats = message("simulate-seats", solo=found.solo is not None)
    made.add_row(styled(seats, FAINT), *(styled(f"{group.seats:,}", FAINT) for group in groups))
    return made


def decrees(found: Statistics) -> Grid:
    """The fifteen decrees by level, and the double servant below them."""
    columns = ("decree", "offered", "taken", "tile", "with", "without", "difference")
    made = grid(*(message(f"simulate-column-{column}") for column in columns))
    level = ""
    for decree in found.decrees:
        if decree.name.split(".")[0] != level:
            level = decree.name.split(".")[0]
            number = level.removeprefix("level")
            made.add_row(styled(message("simulate-level", level=number, when=message(f"level-{number}")), FAINT))
        made.add_row(*_decree_cells(decree))
    made.add_row()
    taken = percent(found.double_won.share)
    made.add_row(
        message("simulate-double"), f"{found.games:,}", taken, message("simulate-nothing"), *_compared(found.double)
    )
    return made


def _decree_cells(decree: DecreeStatistics) -> tuple[str, ...]:
    name = message(f"decree-{decree.name}")
    return (
        name,
        f"{decree.offered.count:,}",
        percent(decree.taken.share),
        decimal(decree.points),
        *_compared(decree.compared),
    )


def _compared(found: OwnersComparison) -> tuple[str, str, str]:
    return share_cell(found.wins_with), share_cell(found.wins_without), difference_cell(found.score)
