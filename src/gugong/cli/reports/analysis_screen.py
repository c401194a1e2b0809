"""The output of `gugong replay --analyse`, for a screen of 100 columns."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...analysis.turning_points import AnalysedChoice, Swing, WinChance, missteps, swings
from ...game.decision import Decision
from ...game.game import Game
from ...i18n.messages import text
from ...players.mcts import Budget
from ...rules.core.seats import MENG
from ...vocabulary.names import SEAT_NAMES, seat_name
from ..messages import language, message
from ..style import CINNABAR, FAINT, GOLD, JADE, heading, seat_mark, styled

MOST_MISSTEPS = 10
MOST_SWINGS = 5
WORDS = ("who", "what", "")  # columns; the others hold figures


def render_analysis(
    game: Game, choices: Sequence[AnalysedChoice], found: Sequence[WinChance], budget: str, file: str
) -> Group:
    """Title, result, missteps, swings, and the win chances by day."""
    costly, moved = missteps(choices), swings(found)
    parts: list[RenderableType] = [title(game, len(choices), budget), result(game), Text()]
    parts += [heading(message("analysis-heading-missteps"))]
    parts.append(misstep_grid(costly[:MOST_MISSTEPS]) if costly else Text(message("analysis-no-missteps")))
    if len(costly) > MOST_MISSTEPS:
        parts.append(styled(message("analysis-more-missteps", count=len(costly) - MOST_MISSTEPS), FAINT))
    parts += [Text(), heading(message("analysis-heading-swings"))]
    parts.append(swing_grid(moved[:MOST_SWINGS]) if moved else Text(message("analysis-no-swings")))
    if found:
        parts += [Text(), heading(message("analysis-heading-chances")), win_chance_grid(found)]
    parts.append(styled(message("analysis-note", file=file), FAINT))
    return Group(*parts)


def seat_key(game: Game, seat: int) -> str:
    """The key of a seat's name in the messages `seat-<key>`."""
    return seat_name(seat, game.setup.solo and seat == MENG)


def title(game: Game, choices: int, budget: str) -> Text:
    """What was analysed, and how thoroughly."""
    simulations = Budget.parse(budget).simulations
    much = message("analysis-simulations", count=simulations) if simulations else message("analysis-time", time=budget)
    players = game.setup.players
    return styled(message("analysis-title", players=players, actions=game.moment, choices=choices, budget=much), "bold")


def result(game: Game) -> Text:
    """The winner, or that the game is not over."""
    if not game.over:
        return styled(message("analysis-unfinished"), CINNABAR)
    if game.winner is None:
        return styled(message("analysis-result", nobody=True, player=SEAT_NAMES[0]))
    return seat_mark(game.winner, message("analysis-result", nobody=False, player=seat_key(game, game.winner)))


def percent(value: float) -> str:
    """A share in percent."""
    return message("analysis-percent", value=f"{100 * value:.0f}")


def who(seat: int) -> Text:
    """The mark and name of a deciding seat, which is never Meng's."""
    return seat_mark(seat, text(language(), f"seat-{SEAT_NAMES[seat]}"))


def grid(columns: Sequence[str]) -> Grid:
    """A grid with a header; words are left-aligned, figures right-aligned."""
    made = Grid.grid(padding=(0, 2, 0, 0))
    for name in columns:
        made.add_column(justify="left" if name in WORDS else "right", no_wrap=name != "what")
    made.add_row(*(styled(message(f"analysis-column-{name}") if name else "", GOLD) for name in columns))
    return made


def misstep_grid(costly: Sequence[AnalysedChoice]) -> Grid:
    """For each misstep a line with the question, one with the choice, one with the better choice."""
    made = grid(("action", "day", "who", "", "what", "chance", "loss"))
    for one in costly:
        loss = styled(percent(one.loss), f"bold {CINNABAR}")
        question = styled(one.decision.text(language()), FAINT)
        made.add_row(styled(str(one.number), "bold"), str(one.day), who(one.seat), "", question, "", loss)
        for word, judgement in (("chosen", one.choice), ("better", one.better)):
            style = JADE if word == "better" else ""
            named = styled(option_text(one.decision, judgement.option), style)
            made.add_row(
                "", "", "", styled(message(f"analysis-{word}"), FAINT), named, styled(percent(judgement.win), style), ""
            )
    return made


def option_text(decision: Decision, number: int) -> str:
    """An option in words."""
    return next(option for option in decision.options if option.id == number).text(language())


def swing_grid(moved: Sequence[Swing]) -> Grid:
    """A row for each swing."""
    made = grid(("who", "from", "day", "to", "day", "before", "after", "change"))
    for swing in moved:
        before, after = swing.before, swing.after
        style = JADE if swing.change > 0 else CINNABAR
        change = f"{'+' if swing.change > 0 else '−'}{percent(abs(swing.change))}"
        made.add_row(
            who(before.seat),
            str(before.number),
            str(before.day),
            message("analysis-end") if after.is_end else str(after.number),
            str(after.day),
            percent(before.win),
            percent(after.win),
            styled(change, f"bold {style}"),
        )
    return made


def win_chance_grid(found: Sequence[WinChance]) -> Grid:
    """A row for each seat, a column for each day, and the result."""
    days = sorted({chance.day for chance in found})
    ended = any(chance.is_end for chance in found)
    made = Grid.grid(padding=(0, 3, 0, 0))
    made.add_column(min_width=10, no_wrap=True)
    for _ in days:
        made.add_column(justify="right", no_wrap=True)
    heads = [message("analysis-column-who"), *(message("analysis-day", day=day) for day in days)]
    made.add_row(*(styled(word, GOLD) for word in [*heads, *([message("analysis-column-end")] if ended else [])]))
    for seat in sorted({chance.seat for chance in found}):
        own = [chance for chance in found if chance.seat == seat]
        made.add_row(who(seat), *(_first_of(own, day) for day in days), *(_end_of(own) if ended else []))
    return made


def _first_of(own: Sequence[WinChance], day: int) -> str:
    turns = [chance for chance in own if chance.day == day and not chance.is_end]
    return percent(turns[0].win) if turns else message("analysis-nothing")


def _end_of(own: Sequence[WinChance]) -> list[str]:
    return [message("analysis-won", won=chance.win == 1.0) for chance in own if chance.is_end]
