"""The conversation at the table: show the board to who decides, read an answer, do it, until the game is over."""

import shutil

from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...compiler import loader
from ...errors import SaveError
from ..messages import say
from ..style import CINNABAR, FAINT, WIDTH, heading, ink, mark
from . import prompt
from .board import board
from .choices import Choices
from .final_scores import ending
from .hot_seat import Table
from .opponents import searches
from .recap import news

SHORT_NEWS = 3
SPARE_ROWS = 3  # a line, a note and the prompt
INTERRUPTED = 130


class Session:
    """A table at a screen."""

    def __init__(self, table: Table, console: Console) -> None:
        """Sit down; a game that was going on tells what happened since the last decision."""
        self.table = table
        self.console = console
        self.choices: Choices | None = None
        self.at_screen: int | None = None
        self.complained = False
        self.faults: list[str] = []
        steps, _ = table.way_back()
        twin = table.game.clone()
        for _ in range(steps):
            twin.undo(consent=True)
        self.seen = dict.fromkeys(table.people, len(twin.events) if steps else 0)

    def run(self) -> int:
        """Play on until somebody leaves; the exit code."""
        code = 0
        try:
            while True:
                self.step()
        except (EOFError, prompt.Left):
            pass
        except KeyboardInterrupt:
            code = INTERRUPTED
        self.leave()
        return code

    def step(self) -> None:
        """Let the others play, show the table, and obey until something changes."""
        self.let_others_play()
        self.keep()
        decision = self.table.game.decision
        if decision is not None:
            self.pass_keyboard(decision.seat)
            self.choices = Choices(decision, self.table.scene(decision.seat))
        else:
            self.choices = None
        self.show()
        while not prompt.obey(self, self.ask(self.prompt())):
            pass

    def let_others_play(self) -> None:
        """The opponents' decisions; at a terminal a line tells who is thinking."""
        seat = self.table.opponent_to_play
        if seat is None or not self.console.is_terminal:
            self.faults = self.table.let_others_play()
            return
        with self.console.status(self.thinking(seat)) as status:
            self.faults = self.table.let_others_play(lambda seat: status.update(self.thinking(seat)))

    def thinking(self, seat: int) -> Text:
        """That an opponent thinks."""
        return Text(say("thinking", player=self.table.seat_word(seat), opponent=self.table.opponents[seat]), FAINT)

    @property
    def seat(self) -> int | None:
        """Whose eyes are on the screen; at the end with several people nobody's alone."""
        if self.choices is not None:
            return self.choices.decision.seat
        return 0 if len(self.table.people) == 1 else None

    def ask(self, question: str) -> str:
        """A line from the keyboard."""
        return self.console.input(Text(question, "bold")).strip()

    def tell(self, words: str, style: str = "") -> None:
        """A line on the screen."""
        self.console.print(Text(words, style))

    def prompt(self) -> str:
        """What may be typed."""
        if self.choices is None:
            return say("prompt-over") + " "
        numbers = self.choices.numbered
        return say("prompt", count=len(numbers), least=min(numbers), most=max(numbers)) + " "

    def pass_keyboard(self, seat: int) -> None:
        """Between two people at one screen: nobody sees the other's hand."""
        if len(self.table.people) > 1 and self.at_screen != seat:
            self.clear()
            name = self.table.names.get(seat, "")
            words = say("pass-keyboard", player=self.table.seat_word(seat), name=name, named=bool(name))
            self.console.print(mark(seat) + ink(f" {words}"))
            self.ask(say("press-enter") + " ")
        self.at_screen = seat

    def clear(self) -> None:
        """An empty screen; with several people also nothing to scroll back to."""
        if self.console.is_terminal:
            self.console.clear()
            if len(self.table.people) > 1:
                self.console.file.write("\x1b[3J")

    def show(self, again: bool = False) -> None:
        """Board, news and choices; at the end the result, and the board if somebody asks again."""
        if self.choices is None:
            self.show_end(again)
            return
        drawn, asked = board(self.table.scene(self.seat)), self.choices.draw()
        told = self.news(self.seen[self.choices.decision.seat], Group(drawn, asked))
        self.clear()
        self.console.print(Group(drawn, ink("─" * WIDTH, FAINT)))
        if told.row_count:
            self.console.print(told)
        self.console.print(asked)
        self.notes()

    def show_end(self, with_board: bool) -> None:
        """What happened at last, and the result."""
        result = ending(self.table)
        told = self.news(max(self.seen.values()), result)
        self.clear()
        if with_board:
            self.console.print(board(self.table.scene(self.seat)))
        elif told.row_count:
            self.console.print(told)
        self.console.print(result)
        self.tell_faults()

    def news(self, since: int, below: RenderableType) -> Grid:
        """What happened; if it does not fit above what stands below, it has a page of its own first."""
        told = news(self.table.game.events[since:], self.seat)
        if not self.console.is_terminal or self.fits(told, below):
            return told
        self.clear()
        self.console.print(Group(heading(say("news")), told))
        self.ask(say("press-enter") + " ")
        count = len(self.table.game.events)
        self.seen = (
            dict.fromkeys(self.seen, count)
            if self.choices is None
            else {**self.seen, self.choices.decision.seat: count}
        )
        return news([], self.seat)

    def fits(self, told: Grid, below: RenderableType) -> bool:
        """Whether news are short, or all of it can be on the screen at once."""
        rows = len(self.console.render_lines(told))
        if rows <= SHORT_NEWS:
            return True
        return rows + len(self.console.render_lines(below)) <= self.console.height - SPARE_ROWS

    def notes(self) -> None:
        """What the program itself has to say."""
        self.tell_faults()
        searching = any(searches(word) for word in self.table.opponents.values())
        if loader.is_warming_up() or (searching and loader.is_warming_up(loader.BOTS)):
            self.tell(say("warming-up", searching=searching), FAINT)
        if self.console.is_terminal and shutil.get_terminal_size().columns < WIDTH:
            self.tell(say("too-narrow", width=WIDTH), FAINT)

    def tell_faults(self) -> None:
        """Which opponents could not choose for themselves since the last decision."""
        for fault in self.faults:
            self.tell(fault, CINNABAR)

    def forget_from(self) -> None:
        """After an undo nobody has seen what is no longer there."""
        count = len(self.table.game.events)
        self.seen = {seat: min(seen, count) for seat, seen in self.seen.items()}

    def keep(self) -> None:
        """Save after every decision, and complain once if that fails."""
        try:
            self.table.keep()
        except SaveError as fault:
            if not self.complained:
                self.tell(str(fault), FAINT)
            self.complained = True

    def leave(self) -> None:
        """Say where the game is and how to go on with it."""
        self.keep()
        self.console.print()
        if not self.complained:
            message = "kept-over" if self.table.game.over else "kept"
            self.console.print(Text(say(message, path=str(self.table.path))), soft_wrap=True)
