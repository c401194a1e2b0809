"""`gugong replay`: step through a saved game, print all of it, or analyse it."""

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
from ..messages import language, message
from ..save_files import Seating
from ..style import FAINT, new_console, seat_mark, styled
from ..terminal.board import render_board
from ..terminal.final_scores import final_scores
from ..terminal.hot_seat import HotSeatGame
from ..terminal.recap import log_lines, recap
from ..terminal.session import INTERRUPTED

SPECTATOR = "spectator"
INDENT = (0, 0, 0, 6)

app = typer.Typer(add_completion=False)


@app.command("replay")
def replay(
    file: Annotated[Path, typer.Argument(help="A saved game.")],
    seat: Annotated[str | None, typer.Option(help="Whose view: a seat's number or colour, or spectator.")] = None,
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
    point_of_view = None if seat is None else _point_of_view(game, seat)
    if analyse:
        from . import analyse as analysis_command  # loaded late: a replay needs no search

        raise typer.Exit(analysis_command.run(game, file, point_of_view, budget, as_json))
    viewer = ReplayViewer(HotSeatGame(game, seating or Seating(game.setup.players), file), point_of_view)
    console = new_console()
    if everything or not _at_terminal():
        viewer.print_all(console)
        return
    try:
        viewer.run(console)
    except EOFError:
        raise typer.Exit(0) from None
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None


def _check_options(analyse: bool, only_with: dict[str, bool], only_without: dict[str, bool]) -> None:
    """Raise SetupError for options that would have no effect."""
    for option, given in (only_without if analyse else only_with).items():
        if given:
            raise SetupError(message("analysis-option", option=option, analyse=analyse))


def _at_terminal() -> bool:
    return sys.stdin.isatty()


def _point_of_view(game: Game, wanted: str) -> int | str:
    if wanted.lower() == SPECTATOR:
        return SPECTATOR
    colours = SEAT_NAMES[: game.setup.seats]
    if wanted.lower() in colours:
        return colours.index(wanted.lower())
    if wanted.isdecimal() and int(wanted) < len(colours):
        return int(wanted)
    raise IllegalMove(message("no-such-seat", seat=wanted, most=len(colours) - 1, colours=", ".join(colours)))


@dataclass(frozen=True)
class ReplayStep:
    """A decision that was made: its seat, the question, the chosen option, the events."""

    seat: int
    question: str
    option: str
    events: list[Event]


class ReplayViewer:
    """Steps back and forth through a saved game; `point_of_view` is a seat, SPECTATOR, or None: the deciding seat."""

    def __init__(self, hot_seat: HotSeatGame, point_of_view: int | str | None) -> None:
        """Replays the game once to collect its steps."""
        self.hot_seat = hot_seat
        self.point_of_view = point_of_view
        self.at = len(hot_seat.game.actions)
        self.steps: list[ReplayStep] = []
        length = self.at
        self.go_to(0)
        self.opening = hot_seat.game.events
        while self.at < length:
            self.steps.append(self._replay_step())

    def _replay_step(self) -> ReplayStep:
        game = self.hot_seat.game
        decision = game.decision
        assert decision is not None
        events = game.redo()
        self.at += 1
        option = next(option for option in decision.options if option.id == game.actions[-1])
        return ReplayStep(decision.seat, decision.text(language()), option.text(language()), events)

    def go_to(self, step: int) -> None:
        """Undo or redo to the position after so many steps."""
        while self.at > step:
            self.hot_seat.game.undo(consent=True)
            self.at -= 1
        while self.at < step:
            self.hot_seat.game.redo()
            self.at += 1

    def seat_of(self, step: ReplayStep | None) -> int | None:
        """The seat whose view of a step is shown; None for a spectator."""
        if self.point_of_view is None:
            decision = self.hot_seat.game.decision
            return step.seat if step is not None else decision.seat if decision is not None else None
        return self.point_of_view if isinstance(self.point_of_view, int) else None

    def choice(self, number: int) -> Text:
        """The choice of a step on a line; a secret one if it was another seat's."""
        step = self.steps[number - 1]
        line = styled(f"{number:>4}  ", FAINT) + seat_mark(step.seat)
        if self.seat_of(step) != step.seat:
            return line.append(" " + message("replay-secret", player=self.hot_seat.seat_key(step.seat)), FAINT)
        return line.append(f" {step.question} ").append(step.option, "bold")

    def print_all(self, console: Console) -> None:
        """Print every decision and every event, and the result."""
        for line in log_lines(self.opening, self.seat_of(None)):
            console.print(Padding(line, INDENT))
        for number, step in enumerate(self.steps, 1):
            console.print(self.choice(number))
            for line in log_lines(step.events, self.seat_of(step)):
                console.print(Padding(line, INDENT))
        if self.hot_seat.game.over:
            console.print(final_scores(self.hot_seat))

    def run(self, console: Console) -> None:
        """Show a step and read where to go, until the user leaves."""
        self.go_to(0)
        while True:
            self.show(console)
            line = console.input(Text(message("replay-prompt", at=self.at, last=len(self.steps)) + " ", "bold")).strip()
            while not self.handle_line(line.lower()):
                line = console.input(
                    Text(message("replay-not-understood", line=line, last=len(self.steps)) + " ")
                ).strip()
            if line.lower() == "q":
                return

    def show(self, console: Console) -> None:
        """Print the board after a step, or the result after the last, and what the step did."""
        step = self.steps[self.at - 1] if self.at else None
        seat = self.seat_of(step)
        if console.is_terminal:
            console.clear()
        if self.hot_seat.game.over:
            console.print(final_scores(self.hot_seat))
        else:
            console.print(render_board(self.hot_seat.context_for(seat)))
        if step is not None:
            console.print(self.choice(self.at))
        events = recap(step.events if step is not None else self.opening, seat)
        if events.row_count:
            console.print(events)

    def handle_line(self, line: str) -> bool:
        """Go to the step that a line asks for; False if it was not understood."""
        last = len(self.steps)
        targets = {"": self.at + 1, "n": self.at + 1, "p": self.at - 1, "e": last, "q": self.at}
        target = int(line) if line.isdecimal() and int(line) <= last else targets.get(line)
        if target is None:
            return False
        self.go_to(min(max(target, 0), last))
        return True
