"""`gugong replay`: step through a saved game, or print all of it, or its turning points."""

import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from ...errors import IllegalMove, SetupError
from ...game.event import Event
from ...game.game import Game
from ...vocabulary.names import SEAT_NAMES
from .. import save_files
from ..messages import language, say
from ..save_files import Seating
from ..style import FAINT, ink, mark, new_console
from ..terminal.board import board
from ..terminal.final_scores import ending
from ..terminal.hot_seat import Table
from ..terminal.recap import log_lines, news
from ..terminal.session import INTERRUPTED

SPECTATOR = "spectator"
INDENT = (0, 0, 0, 6)


def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    seat: Annotated[str | None, typer.Option(help="Whose eyes: a seat's number or colour, or spectator.")] = None,
    everything: Annotated[bool, typer.Option("--all", help="Print the whole log as text.")] = False,
    box: Annotated[Path | None, typer.Option(help="The box of that game, if it is not the standard one.")] = None,
    analyse: Annotated[bool, typer.Option("--analyse", help="Tell the turning points (of --seat, or of all).")] = False,
    budget: Annotated[
        str | None, typer.Option(help="To analyse each decision: simulations (1000) or time (200ms).")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the analysis for programs.")] = False,
) -> None:
    """Step through a saved game, or find its turning points."""
    _check_options(analyse, {"--budget": budget is not None, "--json": as_json}, {"--all": everything})
    game, seating = save_files.open_game(file, box)
    eyes = None if seat is None else _eyes(game, seat)
    if analyse:
        from . import analyse as analysis_command  # whoever only looks on need not wait for the search to be loaded

        raise typer.Exit(analysis_command.run(game, file, eyes, budget, as_json))
    film = Film(Table(game, seating or Seating(game.setup.players), file), eyes)
    console = new_console()
    if everything or not _at_terminal():
        film.print_all(console)
        return
    try:
        film.run(console)
    except EOFError:
        raise typer.Exit(0) from None
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None


def _check_options(analyse: bool, only_with: dict[str, bool], only_without: dict[str, bool]) -> None:
    """Refuse what would have no effect."""
    for option, given in (only_without if analyse else only_with).items():
        if given:
            raise SetupError(say("analysis-option", option=option, analyse=analyse))


def _at_terminal() -> bool:
    return sys.stdin.isatty()


def _eyes(game: Game, wanted: str) -> int | str:
    if wanted.lower() == SPECTATOR:
        return SPECTATOR
    colours = SEAT_NAMES[: game.setup.seats]
    if wanted.lower() in colours:
        return colours.index(wanted.lower())
    if wanted.isdecimal() and int(wanted) < len(colours):
        return int(wanted)
    raise IllegalMove(say("no-such-seat", seat=wanted, most=len(colours) - 1, colours=", ".join(colours)))


@dataclass(frozen=True)
class Step:
    """A decision that was made: whose, what was chosen, what came of it."""

    seat: int
    question: str
    option: str
    events: list[Event]


class Film:
    """A saved game, wound back and forth; `eyes` is a seat, a spectator, or None: whoever decided."""

    def __init__(self, table: Table, eyes: int | str | None) -> None:
        """Wind back to the start, then play once to learn what each step did."""
        self.table = table
        self.eyes = eyes
        self.at = len(table.game.actions)
        self.steps: list[Step] = []
        length = self.at
        self.go_to(0)
        self.opening = table.game.events
        while self.at < length:
            self.steps.append(self._learn())

    def _learn(self) -> Step:
        game = self.table.game
        decision = game.decision
        assert decision is not None
        events = game.redo()
        self.at += 1
        option = next(option for option in decision.options if option.id == game.actions[-1])
        return Step(decision.seat, decision.text(language()), option.text(language()), events)

    def go_to(self, step: int) -> None:
        """Wind to after so many steps."""
        while self.at > step:
            self.table.game.undo(consent=True)
            self.at -= 1
        while self.at < step:
            self.table.game.redo()
            self.at += 1

    def seat_of(self, step: Step | None) -> int | None:
        """Whose eyes look at a step."""
        if self.eyes is None:
            decision = self.table.game.decision
            return step.seat if step is not None else decision.seat if decision is not None else None
        return self.eyes if isinstance(self.eyes, int) else None

    def choice(self, number: int) -> Text:
        """What was chosen; a choice of a seat that one does not look through shows in its consequences only."""
        step = self.steps[number - 1]
        line = ink(f"{number:>4}  ", FAINT) + mark(step.seat)
        if self.seat_of(step) != step.seat:
            return line.append(" " + say("replay-secret", player=self.table.seat_word(step.seat)), FAINT)
        return line.append(f" {step.question} ").append(step.option, "bold")

    def print_all(self, console: Console) -> None:
        """Every decision and every event as text, and the result."""
        for line in log_lines(self.opening, self.seat_of(None)):
            console.print(Padding(line, INDENT))
        for number, step in enumerate(self.steps, 1):
            console.print(self.choice(number))
            for line in log_lines(step.events, self.seat_of(step)):
                console.print(Padding(line, INDENT))
        if self.table.game.over:
            console.print(ending(self.table))

    def run(self, console: Console) -> None:
        """Show a step, read where to go, until somebody leaves."""
        self.go_to(0)
        while True:
            self.show(console)
            line = console.input(Text(say("replay-prompt", at=self.at, last=len(self.steps)) + " ", "bold")).strip()
            while not self.obey(line.lower()):
                line = console.input(Text(say("replay-not-understood", line=line, last=len(self.steps)) + " ")).strip()
            if line.lower() == "q":
                return

    def show(self, console: Console) -> None:
        """The board after a step, and what the step did; after the last one the result."""
        step = self.steps[self.at - 1] if self.at else None
        seat = self.seat_of(step)
        if console.is_terminal:
            console.clear()
        if self.table.game.over:
            console.print(ending(self.table))
        else:
            console.print(board(self.table.scene(seat)))
        if step is not None:
            console.print(self.choice(self.at))
        told = news(step.events if step is not None else self.opening, seat)
        if told.row_count:
            console.print(told)

    def obey(self, line: str) -> bool:
        """Go where was asked; whether it was understood."""
        last = len(self.steps)
        targets = {"": self.at + 1, "n": self.at + 1, "p": self.at - 1, "e": last, "q": self.at}
        target = int(line) if line.isdecimal() and int(line) <= last else targets.get(line)
        if target is None:
            return False
        self.go_to(min(max(target, 0), last))
        return True
