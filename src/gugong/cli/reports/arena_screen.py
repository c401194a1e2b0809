"""The tables of `gugong arena`, for a screen of 100 columns."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...arena.intervals import Share, Summary
from ...arena.match import BotFailure
from ...arena.ratings import Rating, Tally
from ..messages import say
from ..style import CINNABAR, FAINT, GOLD, ink
from .arena_report import Report

UNITS = (("s", 1.0), ("ms", 1e-3), ("us", 1e-6))


def tables(found: Report) -> Group:
    """What was played, who did how well, and how to read it."""
    parts: list[RenderableType] = [ink(title(found), "bold"), Text()]
    if found.plan.setup.solo:
        parts += [solo(found), Text(), ink(say("arena-solo-notes"), FAINT)]
    else:
        fair = percent(1 / found.plan.setup.players)
        parts += [ranked(found), Text(), ink(say("arena-notes", fair=fair), FAINT)]
    if found.nobody:
        parts.append(ink(say("arena-nobody", count=found.nobody), FAINT))
    return Group(*parts)


def title(found: Report) -> str:
    """What was played."""
    setup = found.plan.setup
    return say(
        "arena-title",
        solo=setup.solo,
        games=len(found.results),
        players=setup.players,
        seeds=len({result.pairing.setup.seed for result in found.results}),
        first=str(setup.seed),
    )


def ranked(found: Report) -> Table:
    """The specs, the strongest first."""
    failing = any(standing.tally.failures for standing in found.standings)
    columns = ["rank", "player", "rating", "wins", "score", "time", "seats"]
    made = grid([*columns, "failures"] if failing else columns)
    for rank, standing in enumerate(found.standings, 1):
        tally = standing.tally
        row = [ink(str(rank)), ink(standing.spec, "bold"), rating(standing.rating), wins(tally.wins)]
        row += [score(tally.score), ink(duration(tally.seconds)), ink(str(tally.wins.of))]
        made.add_row(*row, *failures(tally, failing))
    return made


def solo(found: Report) -> Table:
    """The specs, each against Meng at each level."""
    failing = any(standing.tally.failures for standing in found.solo)
    columns = ["player", "meng", "wins", "score", "meng-score", "time", "seats"]
    made = grid([*columns, "failures"] if failing else columns)
    before = None
    for standing in found.solo:
        tally = standing.tally
        named = "" if standing.spec == before else standing.spec
        row = [ink(named, "bold"), ink(say(f"arena-meng-{standing.level}")), wins(tally.wins), score(tally.score)]
        row += [score(standing.meng), ink(duration(tally.seconds)), ink(str(tally.wins.of))]
        made.add_row(*row, *failures(tally, failing))
        before = standing.spec
    return made


def grid(columns: list[str]) -> Table:
    """A table without lines; words to the left, figures to the right."""
    made = Table.grid(padding=(0, 2, 0, 0))
    for column in columns:
        words = column in ("player", "meng")
        made.add_column(justify="left" if words else "right", no_wrap=not words, overflow="fold")
    made.add_row(*(ink(say(f"arena-column-{column}"), GOLD) for column in columns))
    return made


def give_or_take(value: float, high: float) -> Text:
    """A figure, and faintly how far it may be off to either side."""
    return ink(decimal(value)) + ink(" " + say("arena-reach", reach=decimal(high - value)), FAINT)


def decimal(value: float) -> str:
    """With one digit behind the point."""
    return f"{value:.1f}".replace("-", "−")


def rating(found: Rating) -> Text:
    """A rating with its interval."""
    return give_or_take(found.value, found.high)


def wins(found: Share) -> Text:
    """A win share with its interval."""
    if found.share is None or found.low is None or found.high is None:
        return ink(say("arena-nothing"))
    interval = say("arena-interval", low=f"{100 * found.low:.0f}", high=f"{100 * found.high:.0f}")
    return ink(percent(found.share)) + ink(f" {interval}", FAINT)


def score(found: Summary) -> Text:
    """A mean score, with its interval where there is one."""
    if found.mean is None:
        return ink(say("arena-nothing"))
    return ink(decimal(found.mean)) if found.high is None else give_or_take(found.mean, found.high)


def failures(tally: Tally, shown: bool) -> list[Text]:
    """How often a bot failed, if that is shown at all."""
    return [ink(str(tally.failures), CINNABAR if tally.failures else "")] if shown else []


def percent(share: float) -> str:
    """A share in percent."""
    return say("arena-percent", value=f"{100 * share:.1f}")


def duration(seconds: float | None) -> str:
    """A time in the unit that suits it."""
    if seconds is None:
        return say("arena-nothing")
    unit, size = next((pair for pair in UNITS if seconds >= pair[1]), UNITS[-1])
    value = seconds / size
    return say(f"arena-time-{unit}", value=f"{value:.0f}" if value >= 10 else f"{value:.1f}")


def failure_text(failure: BotFailure) -> str:
    """Who failed in which game, how, and where that game lies."""
    return say(
        "arena-failure",
        spec=failure.spec,
        game=str(failure.game),
        seed=str(failure.seed),
        seat=failure.seat,
        what=failure.what.rstrip("."),
        saved=failure.save is not None,
        path=failure.save,
    )
