"""The main loop of a game in the terminal: show the board to the deciding person, read a line, execute it."""

import shutil

from rich.console import Console, Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...compiler import loader
from ...errors import SaveError
from ..messages import message
from ..style import CINNABAR, FAINT, WIDTH, heading, seat_mark, styled
from . import prompt
from .board import render_board
from .choices import Choices
from .final_scores import final_scores
from .hot_seat import HotSeatGame
from .opponents import uses_search
from .recap import recap

SHORT_RECAP = 3
SPARE_ROWS = 3  # a line, a note and the prompt
INTERRUPTED = 130


class TerminalSession:
    """A hot-seat game at a console."""

    def __init__(self, hot_seat: HotSeatGame, console: Console) -> None:
        """A resumed game begins with a recap since the last decision of a person."""
        self.hot_seat = hot_seat
        self.console = console
        self.choices: Choices | None = None
        self.at_screen: int | None = None
        self.complained = False
        self.faults: list[str] = []
        steps, _ = hot_seat.steps_to_last_decision()
        twin = hot_seat.game.clone()
        for _ in range(steps):
            twin.undo(consent=True)
        self.seen = dict.fromkeys(hot_seat.people, len(twin.events) if steps else 0)

    def run(self) -> int:
        """Play until the user leaves; returns the exit code."""
        code = 0
        try:
            while True:
                self.next_decision()
        except (EOFError, prompt.LeaveGame):
            pass
        except KeyboardInterrupt:
            code = INTERRUPTED
        self.leave()
        return code

    def next_decision(self) -> None:
        """Let the opponents play, show the board, and execute lines until the game changes."""
        self.play_opponents()
        self.save()
        decision = self.hot_seat.game.decision
        if decision is not None:
            self.pass_keyboard(decision.seat)
            self.choices = Choices(decision, self.hot_seat.context_for(decision.seat))
        else:
            self.choices = None
        self.show()
        while not prompt.handle_line(self, self.ask(self.prompt())):
            pass

    def play_opponents(self) -> None:
        """Let the opponents play; at a terminal a status line names the one that thinks."""
        seat = self.hot_seat.opponent_to_play
        if seat is None or not self.console.is_terminal:
            self.faults = self.hot_seat.play_opponents()
            return
        with self.console.status(self.thinking(seat)) as status:
            self.faults = self.hot_seat.play_opponents(lambda seat: status.update(self.thinking(seat)))

    def thinking(self, seat: int) -> Text:
        """The status line while an opponent thinks."""
        return Text(
            message("thinking", player=self.hot_seat.seat_key(seat), opponent=self.hot_seat.opponents[seat]), FAINT
        )

    @property
    def seat(self) -> int | None:
        """The seat whose view is shown; None at the end of a game of several people."""
        if self.choices is not None:
            return self.choices.decision.seat
        return self.hot_seat.people[0] if self.is_alone else None

    @property
    def is_alone(self) -> bool:
        """Whether one person alone reads the screen, who is then told "You …"; several go by their colours."""
        return len(self.hot_seat.people) == 1

    def ask(self, question: str) -> str:
        """Read a line from the keyboard."""
        return self.console.input(Text(question, "bold")).strip()

    def print_line(self, words: str, style: str = "") -> None:
        """Print a line."""
        self.console.print(Text(words, style))

    def prompt(self) -> str:
        """The text of the prompt: what may be typed."""
        if self.choices is None:
            return message("prompt-over") + " "
        numbers = self.choices.numbered
        return message("prompt", count=len(numbers), least=min(numbers), most=max(numbers)) + " "

    def pass_keyboard(self, seat: int) -> None:
        """Clear the screen and wait until the next person is at the keyboard, so that hands stay secret."""
        if len(self.hot_seat.people) > 1 and self.at_screen != seat:
            self.clear()
            name = self.hot_seat.names.get(seat, "")
            words = message("pass-keyboard", player=self.hot_seat.seat_key(seat), name=name, named=bool(name))
            self.console.print(seat_mark(seat) + styled(f" {words}"))
            self.ask(message("press-enter") + " ")
        self.at_screen = seat

    def clear(self) -> None:
        """Clear the screen; with several people the scrollback too."""
        if self.console.is_terminal:
            self.console.clear()
            if len(self.hot_seat.people) > 1:
                self.console.file.write("\x1b[3J")

    def show(self, again: bool = False) -> None:
        """Print board, recap and options; at the end the result, or the board if asked again."""
        if self.choices is None:
            self.show_end(again)
            return
        board, options = render_board(self.hot_seat.context_for(self.seat)), self.choices.render()
        events = self.recap(self.seen[self.choices.decision.seat], Group(board, options))
        self.clear()
        self.console.print(Group(board, styled("─" * WIDTH, FAINT)))
        if events.row_count:
            self.console.print(events)
        self.console.print(options)
        self.print_notes()

    def show_end(self, with_board: bool) -> None:
        """Print the last events and the result."""
        result = final_scores(self.hot_seat)
        events = self.recap(max(self.seen.values()), result)
        self.clear()
        if with_board:
            self.console.print(render_board(self.hot_seat.context_for(self.seat)))
        elif events.row_count:
            self.console.print(events)
        self.console.print(result)
        self.print_faults()

    def recap(self, since: int, below: RenderableType) -> Grid:
        """The events since a moment; if they do not fit above the rest, they get a page of their own first."""
        events = recap(self.hot_seat.game.events[since:], self.seat, you=self.is_alone)
        if not self.console.is_terminal or self.fits(events, below):
            return events
        self.clear()
        self.console.print(Group(heading(message("news")), events))
        self.ask(message("press-enter") + " ")
        count = len(self.hot_seat.game.events)
        self.seen = (
            dict.fromkeys(self.seen, count)
            if self.choices is None
            else {**self.seen, self.choices.decision.seat: count}
        )
        return recap([], self.seat)

    def fits(self, events: Grid, below: RenderableType) -> bool:
        """Whether a recap is short, or fits on the screen together with the rest."""
        rows = len(self.console.render_lines(events))
        if rows <= SHORT_RECAP:
            return True
        return rows + len(self.console.render_lines(below)) <= self.console.height - SPARE_ROWS

    def print_notes(self) -> None:
        """Print the program's own notes: failed bots, compiling, a narrow window."""
        self.print_faults()
        searching = any(uses_search(word) for word in self.hot_seat.opponents.values())
        if loader.is_warming_up() or (searching and loader.is_warming_up(loader.BOTS)):
            self.print_line(message("warming-up", searching=searching), FAINT)
        if self.console.is_terminal and shutil.get_terminal_size().columns < WIDTH:
            self.print_line(message("too-narrow", width=WIDTH), FAINT)

    def print_faults(self) -> None:
        """Print which bots failed since the last decision."""
        for fault in self.faults:
            self.print_line(fault, CINNABAR)

    def forget_undone(self) -> None:
        """After an undo, forget the events that are gone."""
        count = len(self.hot_seat.game.events)
        self.seen = {seat: min(seen, count) for seat, seen in self.seen.items()}

    def save(self) -> None:
        """Save the game; if that fails, say so once."""
        try:
            self.hot_seat.save()
        except SaveError as fault:
            if not self.complained:
                self.print_line(str(fault), FAINT)
            self.complained = True

    def leave(self) -> None:
        """Save, and print where the game is and how to go on with it."""
        self.save()
        self.console.print()
        if not self.complained:
            sentence = "kept-over" if self.hot_seat.game.over else "kept"
            self.console.print(Text(message(sentence, path=str(self.hot_seat.path))), soft_wrap=True)
