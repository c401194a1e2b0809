"""The output of `gugong arena`, for a screen of 100 columns."""

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...arena.intervals import Share, Summary
from ...arena.match import BotFailure
from ...arena.ratings import Rating, Tally
from ...arena.tournament_report import TournamentReport
from ..messages import message
from ..style import CINNABAR, FAINT, GOLD, styled

UNITS = (("s", 1.0), ("ms", 1e-3), ("us", 1e-6))


def render_tournament(found: TournamentReport) -> Group:
    """Title, standings and notes."""
    parts: list[RenderableType] = [styled(title(found), "bold"), Text()]
    if found.plan.setup.solo:
        parts += [solo(found), Text(), styled(message("arena-solo-notes"), FAINT)]
    else:
        fair = percent(1 / found.plan.setup.players)
        parts += [ranked(found), Text(), styled(message("arena-notes", fair=fair), FAINT)]
    if found.nobody:
        parts.append(styled(message("arena-nobody", count=found.nobody), FAINT))
    return Group(*parts)


def title(found: TournamentReport) -> str:
    """One line on what was played."""
    setup = found.plan.setup
    return message(
        "arena-title",
        solo=setup.solo,
        games=len(found.results),
        players=setup.players,
        seeds=len({result.pairing.setup.seed for result in found.results}),
        first=str(setup.seed),
        seating=str(found.plan.seating),
    )


def ranked(found: TournamentReport) -> Grid:
    """The specs, the strongest first."""
    failing = any(standing.tally.failures for standing in found.standings)
    columns = ["rank", "player", "rating", "wins", "score", "time", "seats"]
    made = grid([*columns, "failures"] if failing else columns)
    for rank, standing in enumerate(found.standings, 1):
        tally = standing.tally
        row = [styled(str(rank)), styled(standing.label, "bold"), rating(standing.rating), wins(tally.wins)]
        row += [score(tally.score), styled(duration(tally.seconds)), styled(str(tally.wins.of))]
        made.add_row(*row, *failures(tally, failing))
    return made


def solo(found: TournamentReport) -> Grid:
    """The specs, each against Meng at each level."""
    failing = any(standing.tally.failures for standing in found.solo)
    columns = ["player", "meng", "wins", "score", "meng-score", "time", "seats"]
    made = grid([*columns, "failures"] if failing else columns)
    before = None
    for standing in found.solo:
        tally = standing.tally
        named = "" if standing.label == before else standing.label
        row = [
            styled(named, "bold"),
            styled(message(f"arena-meng-{standing.level}")),
            wins(tally.wins),
            score(tally.score),
        ]
        row += [score(standing.meng), styled(duration(tally.seconds)), styled(str(tally.wins.of))]
        made.add_row(*row, *failures(tally, failing))
        before = standing.label
    return made


def grid(columns: list[str]) -> Grid:
    """A grid with a header; words are left-aligned, figures right-aligned."""
    made = Grid.grid(padding=(0, 2, 0, 0))
    for column in columns:
        words = column in ("player", "meng")
        made.add_column(justify="left" if words else "right", no_wrap=not words, overflow="fold")
    made.add_row(*(styled(message(f"arena-column-{column}"), GOLD) for column in columns))
    return made


def with_margin(value: float, high: float) -> Text:
    """A figure with its margin of error."""
    return styled(decimal(value)) + styled(" " + message("arena-reach", reach=decimal(high - value)), FAINT)


def decimal(value: float) -> str:
    """A number with one decimal."""
    return f"{value:.1f}".replace("-", "−")


def rating(found: Rating) -> Text:
    """A rating with its interval, where there is one."""
    if found.high is None:
        return styled(points(found.value))
    reach = message("arena-reach", reach=f"{found.high - found.value:.0f}")
    return styled(points(found.value)) + styled(f" {reach}", FAINT)


def points(value: float) -> str:
    """Points of Elo, with their sign."""
    return f"{round(value):+d}".replace("-", "−") if round(value) else "0"


def wins(found: Share) -> Text:
    """A win share with its interval."""
    if found.share is None or found.low is None or found.high is None:
        return styled(message("arena-nothing"))
    interval = message("arena-interval", low=f"{100 * found.low:.0f}", high=f"{100 * found.high:.0f}")
    return styled(percent(found.share)) + styled(f" {interval}", FAINT)


def score(found: Summary) -> Text:
    """A mean score, with its interval where there is one."""
    if found.mean is None:
        return styled(message("arena-nothing"))
    return styled(decimal(found.mean)) if found.high is None else with_margin(found.mean, found.high)


def failures(tally: Tally, shown: bool) -> list[Text]:
    """The cell of failures, if the column is shown."""
    return [styled(str(tally.failures), CINNABAR if tally.failures else "")] if shown else []


def percent(share: float) -> str:
    """A share in percent."""
    return message("arena-percent", value=f"{100 * share:.1f}")


def duration(seconds: float | None) -> str:
    """A time in the unit that suits it."""
    if seconds is None:
        return message("arena-nothing")
    unit, size = next((pair for pair in UNITS if seconds >= pair[1]), UNITS[-1])
    value = seconds / size
    return message(f"arena-time-{unit}", value=f"{value:.0f}" if value >= 10 else f"{value:.1f}")


def failure_text(failure: BotFailure) -> str:
    """A sentence on who failed in which game, how, and where that game is saved."""
    return message(
        "arena-failure",
        spec=failure.spec,
        game=str(failure.game),
        seed=str(failure.seed),
        seat=failure.seat,
        what=failure.what.rstrip("."),
        saved=failure.save is not None,
        path=failure.save,
    )
