"""A decision as numbered options: what can be done, then trades, then what cannot be done now and why."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...game.decision import Decision, Option
from ..messages import language, say
from ..style import FAINT, GOLD, JADE, WIDTH, ink, mark
from .scene import Scene

NUMBER = 4  # columns
FEW = 5  # so many options stand below each other
MANY = 10
GAP = 2
TRADES = ("trade_servant", "trade_vp", "trade_jade")


class Choices:
    """The legal options of a decision by number; 0 declines, if one may."""

    def __init__(self, decision: Decision, scene: Scene) -> None:
        """Of a decision, seen by who makes it."""
        self.decision = decision
        self.scene = scene
        legal = [option for option in decision.options if option.legal]
        self._main = [option for option in legal if option.verb not in (*TRADES, "decline")]
        self._trades = [option for option in legal if option.verb in TRADES]
        self.numbered = dict(enumerate([*self._main, *self._trades], 1))
        self.numbered.update((0, option) for option in legal if option.verb == "decline")

    def draw(self) -> Group:
        """The question and the options."""
        numbers = {option.id: number for number, option in self.numbered.items()}
        parts: list[RenderableType] = [self.question()]
        for group in (self._main, self._trades, [self.numbered[0]] if 0 in self.numbered else []):
            if group:
                parts.append(in_columns([self.line(numbers[option.id], option) for option in group]))
        greyed = self.greyed()
        return Group(*parts, greyed) if greyed.row_count else Group(*parts)

    def question(self) -> Text:
        """Who decides what, and the rule to look up."""
        words = self.decision.text(language())
        return (mark(self.decision.seat) + ink(f" {words}", f"bold {GOLD}")).append(f"  {self.decision.rule}", FAINT)

    def line(self, number: int, option: Option) -> Text:
        """A number and its option."""
        style = JADE if option.verb == "exchange_at" and option.args["free"] else ""
        return ink(f"{number:>{NUMBER - 2}}) ", "bold").append(self.words(option), style)

    def words(self, option: Option) -> str:
        """The option's own words; many cities are told in short."""
        if option.verb == "go_to" and len(self._main) > MANY:
            return say("option-city", city=option.args["city"], short=say(f"token-{option.args['token']}"))
        return option.text(language())

    def greyed(self) -> Table:
        """What is offered but not possible now: one paragraph for each reason."""
        by_reason: dict[str, list[str]] = {}
        for option in self.decision.options:
            if not option.legal:
                name = option.args["city"] if option.verb == "go_to" else self.words(option)
                by_reason.setdefault(option.reason_text(language()) or "", []).append(name)
        table = Table.grid()
        for reason, names in by_reason.items():
            table.add_row(ink("  ✗ ", FAINT), ink(say("greyed", options=" · ".join(names), reason=reason), FAINT))
        return table


def in_columns(lines: Sequence[Text]) -> Table:
    """Lines in columns where there are many; one reads down a column, then on to the next."""
    columns = next((n for n in (3, 2) if len(lines) > FEW * (n - 1) and _width(lines, n) <= WIDTH), 1)
    if columns == 1 and len(lines) > MANY:
        columns = 2  # and long ones take two rows
    height = -(-len(lines) // columns)
    table = Table.grid(padding=(0, GAP, 0, 0))
    for _ in range(columns):
        table.add_column()
    for row in range(height):
        table.add_row(*lines[row::height])
    return table


def _width(lines: Sequence[Text], columns: int) -> int:
    height = -(-len(lines) // columns)
    starts = range(0, len(lines), height)
    return sum(max(line.cell_len for line in lines[start : start + height]) + GAP for start in starts) - GAP
