"""A decision as numbered options: the legal ones, then trades, then the illegal ones with the reason."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...game.decision import Decision, Option
from ..messages import language, message
from ..style import FAINT, GOLD, JADE, WIDTH, seat_mark, styled
from .board_context import BoardContext

NUMBER = 4  # columns
FEW = 5  # so many options stand below each other
MANY = 10
GAP = 2
TRADE_VERBS = ("trade_servant", "trade_vp", "trade_jade")


class Choices:
    """The legal options of a decision by the number to type; 0 declines, if that is legal."""

    def __init__(self, decision: Decision, context: BoardContext) -> None:
        """For a decision and the board as the deciding seat sees it."""
        self.decision = decision
        self.context = context
        legal = [option for option in decision.options if option.legal]
        self._main = [option for option in legal if option.verb not in (*TRADE_VERBS, "decline")]
        self._trades = [option for option in legal if option.verb in TRADE_VERBS]
        self.numbered = dict(enumerate([*self._main, *self._trades], 1))
        self.numbered.update((0, option) for option in legal if option.verb == "decline")

    def render(self) -> Group:
        """The question and the options, as printed."""
        numbers = {option.id: number for number, option in self.numbered.items()}
        parts: list[RenderableType] = [self.question()]
        for group in (self._main, self._trades, [self.numbered[0]] if 0 in self.numbered else []):
            if group:
                parts.append(in_columns([self.line(numbers[option.id], option) for option in group]))
        illegal = self.illegal_options()
        return Group(*parts, illegal) if illegal.row_count else Group(*parts)

    def question(self) -> Text:
        """The seat, the question, and the id of its rule."""
        words = self.decision.text(language())
        return (seat_mark(self.decision.seat) + styled(f" {words}", f"bold {GOLD}")).append(
            f"  {self.decision.rule}", FAINT
        )

    def line(self, number: int, option: Option) -> Text:
        """An option with its number."""
        style = JADE if option.verb == "exchange_at" and option.args["free"] else ""
        return styled(f"{number:>{NUMBER - 2}}) ", "bold").append(self.words(option), style)

    def words(self, option: Option) -> str:
        """The option in words; in short if there are many cities."""
        if option.verb == "go_to" and len(self._main) > MANY:
            return message("option-city", city=option.args["city"], short=message(f"token-{option.args['token']}"))
        return option.text(language())

    def illegal_options(self) -> Grid:
        """The illegal options, a paragraph for each reason."""
        by_reason: dict[str, list[str]] = {}
        for option in self.decision.options:
            if not option.legal:
                name = option.args["city"] if option.verb == "go_to" else self.words(option)
                by_reason.setdefault(option.reason_text(language()) or "", []).append(name)
        grid = Grid.grid()
        for reason, names in by_reason.items():
            grid.add_row(styled("  ✗ ", FAINT), styled(message("greyed", options=" · ".join(names), why=reason), FAINT))
        return grid


def in_columns(lines: Sequence[Text]) -> Grid:
    """Lines in up to three columns, to be read column by column."""
    columns = next((n for n in (3, 2) if len(lines) > FEW * (n - 1) and _width(lines, n) <= WIDTH), 1)
    if columns == 1 and len(lines) > MANY:
        columns = 2  # and long ones take two rows
    height = -(-len(lines) // columns)
    grid = Grid.grid(padding=(0, GAP, 0, 0))
    for _ in range(columns):
        grid.add_column()
    for row in range(height):
        grid.add_row(*lines[row::height])
    return grid


def _width(lines: Sequence[Text], columns: int) -> int:
    height = -(-len(lines) // columns)
    starts = range(0, len(lines), height)
    return sum(max(line.cell_len for line in lines[start : start + height]) + GAP for start in starts) - GAP
