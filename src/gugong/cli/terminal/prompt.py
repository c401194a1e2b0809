"""The commands at the prompt: the number of an option, or a letter and perhaps a word."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Group
from rich.text import Text

from ...errors import SaveError
from .. import rulebook, save_files
from ..messages import message
from ..style import FAINT
from .help import explain
from .recap import log_lines

if TYPE_CHECKING:
    from .session import TerminalSession

LAST_LINES = 30


class LeaveGame(Exception):
    """The user asked to leave the game."""


def handle_line(session: "TerminalSession", line: str) -> bool:
    """Execute a line that was typed; True if the game has changed."""
    word, _, rest = line.partition(" ")
    if not line and session.choices is not None and len(session.choices.numbered) == 1:
        return choose(session, next(iter(session.choices.numbered)))
    if word.isdecimal():
        return choose(session, int(word))
    command = COMMANDS.get(word.lower())
    if command is None:
        session.print_line(message("not-understood", line=line, given=bool(line)), FAINT)
        return False
    return command(session, rest.strip())


def choose(session: "TerminalSession", number: int) -> bool:
    """Play the option with this number."""
    if session.choices is None:
        session.print_line(message("game-is-over"), FAINT)
        return False
    option = session.choices.numbered.get(number)
    if option is None:
        numbers = session.choices.numbered
        session.print_line(message("no-such-number", number=number, least=min(numbers), most=max(numbers)), FAINT)
        return False
    game = session.hot_seat.game
    session.seen[session.choices.decision.seat] = len(game.events)
    game.play(option)
    return True


def undo(session: "TerminalSession", _: str) -> bool:
    """Undo to a person's last decision; beyond a barrier ask for consent."""
    steps, free = session.hot_seat.steps_to_last_decision()
    if not steps:
        session.print_line(message("nothing-to-undo"), FAINT)
        return False
    if not free and not confirmed(session, message("undo-barrier")):
        return False
    session.hot_seat.undo(steps)
    session.forget_undone()
    return True


def redo(session: "TerminalSession", _: str) -> bool:
    """Redo what was undone."""
    if not session.hot_seat.game.can_redo:
        session.print_line(message("nothing-to-redo"), FAINT)
        return False
    session.hot_seat.redo()
    return True


def save(session: "TerminalSession", name: str) -> bool:
    """Save to a file that is named, or to the game's own."""
    path = Path(name).expanduser() if name else session.hot_seat.path
    if name and path.exists() and not confirmed(session, message("overwrite", path=str(path))):
        return False
    try:
        save_files.write(session.hot_seat.game, session.hot_seat.seating, path)
        session.print_line(message("saved", path=str(path)))
    except SaveError as fault:
        session.print_line(str(fault))
    return False


def confirmed(session: "TerminalSession", question: str) -> bool:
    """Ask a question; True if the answer begins with the letter of yes."""
    return session.ask(question + " ").lower().startswith(message("yes-letter"))


def log(session: "TerminalSession", count: str) -> bool:
    """Print the last lines of the log, so many, or all."""
    events = session.hot_seat.game.events
    if not count:
        events = events[-LAST_LINES:]
    elif count.isdecimal():
        events = events[max(len(events) - int(count), 0) :]
    for line in log_lines(events, session.seat, you=session.is_alone):
        session.console.print(line)
    session.print_line(message("log-hint"), FAINT)
    return False


def help_(session: "TerminalSession", word: str) -> bool:
    """Print the commands and the rule of the decision, or an explanation of a word."""
    if word:
        session.console.print(explain(word, session.hot_seat.context_for(session.seat)))
        return False
    session.print_line(message("help"))
    if session.choices is not None:
        session.console.print(Group(Text(), rulebook.whole_rule(session.choices.decision.rule)))
    return False


def redraw(session: "TerminalSession", _: str) -> bool:
    """Print the board again."""
    session.show(again=True)
    return False


def leave(session: "TerminalSession", _: str) -> bool:
    """Leave the game."""
    raise LeaveGame


COMMANDS: dict[str, Callable[["TerminalSession", str], bool]] = {
    name: command
    for names, command in (
        (("u", "undo"), undo),
        (("r", "redo"), redo),
        (("s", "save"), save),
        (("l", "log"), log),
        (("h", "help", "?"), help_),
        (("b", "board"), redraw),
        (("q", "quit", "exit"), leave),
    )
    for name in names
}
