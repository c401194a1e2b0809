"""The tables of `gugong replay --analyse`, for a screen of 100 columns."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...analysis.turning_points import AnalysedChoice, Swing, WinChance, missteps, swings
from ...game.decision import Decision
from ...game.game import Game
from ...i18n.messages import text
from ...players.mcts import Budget
from ...vocabulary.names import SEAT_NAMES
from ..messages import language, say
from ..style import CINNABAR, FAINT, GOLD, JADE, heading, ink, mark

MOST_MISSTEPS = 10
MOST_SWINGS = 5
WORDS = ("who", "what", "")  # columns; the others hold figures


def tables(game: Game, choices: Sequence[AnalysedChoice], found: Sequence[WinChance], budget: str, file: str) -> Group:
    """What was analysed, missteps, swings, and the chances by day."""
    costly, moved = missteps(choices), swings(found)
    parts: list[RenderableType] = [title(game, len(choices), budget), result(game), Text()]
    parts += [heading(say("analysis-heading-missteps"))]
    parts.append(misstep_grid(costly[:MOST_MISSTEPS]) if costly else Text(say("analysis-no-missteps")))
    if len(costly) > MOST_MISSTEPS:
        parts.append(ink(say("analysis-more-missteps", count=len(costly) - MOST_MISSTEPS), FAINT))
    parts += [Text(), heading(say("analysis-heading-swings"))]
    parts.append(swing_grid(moved[:MOST_SWINGS]) if moved else Text(say("analysis-no-swings")))
    if found:
        parts += [Text(), heading(say("analysis-heading-chances")), win_chance_grid(found)]
    parts.append(ink(say("analysis-note", file=file), FAINT))
    return Group(*parts)


def seat_word(game: Game, seat: int) -> str:
    """The word that a seat's name message ends in."""
    return "meng" if game.setup.solo and seat == 1 else SEAT_NAMES[seat]


def title(game: Game, choices: int, budget: str) -> Text:
    """What was analysed, and how thoroughly."""
    simulations = Budget.parse(budget).simulations
    much = say("analysis-simulations", count=simulations) if simulations else say("analysis-time", time=budget)
    players = game.setup.players
    return ink(say("analysis-title", players=players, actions=game.moment, choices=choices, budget=much), "bold")


def result(game: Game) -> Text:
    """Who won, or that the game goes on."""
    if not game.over:
        return ink(say("analysis-unfinished"), CINNABAR)
    if game.winner is None:
        return ink(say("analysis-result", nobody=True, player=SEAT_NAMES[0]))
    return mark(game.winner, say("analysis-result", nobody=False, player=seat_word(game, game.winner)))


def percent(value: float) -> str:
    """A chance in a hundred."""
    return say("analysis-percent", value=f"{100 * value:.0f}")


def who(seat: int) -> Text:
    """A seat that decides, which Meng never does."""
    return mark(seat, text(language(), f"seat-{SEAT_NAMES[seat]}"))


def grid(columns: Sequence[str]) -> Grid:
    """A table without lines, with a head; words lean to the left, figures to the right."""
    made = Grid.grid(padding=(0, 2, 0, 0))
    for name in columns:
        made.add_column(justify="left" if name in WORDS else "right", no_wrap=name != "what")
    made.add_row(*(ink(say(f"analysis-column-{name}") if name else "", GOLD) for name in columns))
    return made


def misstep_grid(costly: Sequence[AnalysedChoice]) -> Grid:
    """For each misstep the question, the choice and the better choice in a line each."""
    made = grid(("action", "day", "who", "", "what", "chance", "loss"))
    for one in costly:
        loss = ink(percent(one.loss), f"bold {CINNABAR}")
        question = ink(one.decision.text(language()), FAINT)
        made.add_row(ink(str(one.number), "bold"), str(one.day), who(one.seat), "", question, "", loss)
        for word, judgement in (("chosen", one.choice), ("better", one.better)):
            style = JADE if word == "better" else ""
            named = ink(option_text(one.decision, judgement.option), style)
            made.add_row("", "", "", ink(say(f"analysis-{word}"), FAINT), named, ink(percent(judgement.win), style), "")
    return made


def option_text(decision: Decision, number: int) -> str:
    """An option in words."""
    return next(option for option in decision.options if option.id == number).text(language())


def swing_grid(moved: Sequence[Swing]) -> Grid:
    """For each swing whose it is, from where to where."""
    made = grid(("who", "from", "day", "to", "day", "before", "after", "change"))
    for swing in moved:
        before, after = swing.before, swing.after
        style = JADE if swing.change > 0 else CINNABAR
        change = f"{'+' if swing.change > 0 else '−'}{percent(abs(swing.change))}"
        made.add_row(
            who(before.seat),
            str(before.number),
            str(before.day),
            say("analysis-end") if after.is_end else str(after.number),
            str(after.day),
            percent(before.win),
            percent(after.win),
            ink(change, f"bold {style}"),
        )
    return made


def win_chance_grid(found: Sequence[WinChance]) -> Grid:
    """A row for each seat, a column for each day, and how it ended."""
    days = sorted({chance.day for chance in found})
    ended = any(chance.is_end for chance in found)
    made = Grid.grid(padding=(0, 3, 0, 0))
    made.add_column(min_width=10, no_wrap=True)
    for _ in days:
        made.add_column(justify="right", no_wrap=True)
    heads = [say("analysis-column-who"), *(say("analysis-day", day=day) for day in days)]
    made.add_row(*(ink(word, GOLD) for word in [*heads, *([say("analysis-column-end")] if ended else [])]))
    for seat in sorted({chance.seat for chance in found}):
        own = [chance for chance in found if chance.seat == seat]
        made.add_row(who(seat), *(_first_of(own, day) for day in days), *(_end_of(own) if ended else []))
    return made


def _first_of(own: Sequence[WinChance], day: int) -> str:
    turns = [chance for chance in own if chance.day == day and not chance.is_end]
    return percent(turns[0].win) if turns else say("analysis-nothing")


def _end_of(own: Sequence[WinChance]) -> list[str]:
    return [say("analysis-won", won=chance.win == 1.0) for chance in own if chance.is_end]
