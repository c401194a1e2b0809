"""What can be typed at the prompt: a number, or a letter and perhaps a word."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Group
from rich.text import Text

from ...errors import SaveError
from .. import rulebook, save_files
from ..messages import say
from ..style import FAINT
from .help import explain
from .recap import log_lines

if TYPE_CHECKING:
    from .session import Session

LAST_LINES = 30


class Left(Exception):
    """Somebody leaves the table."""


def obey(session: "Session", line: str) -> bool:
    """Do what was typed; whether the table has changed."""
    word, _, rest = line.partition(" ")
    if not line and session.choices is not None and len(session.choices.numbered) == 1:
        return choose(session, next(iter(session.choices.numbered)))
    if word.isdecimal():
        return choose(session, int(word))
    command = COMMANDS.get(word.lower())
    if command is None:
        session.tell(say("not-understood", line=line, given=bool(line)), FAINT)
        return False
    return command(session, rest.strip())


def choose(session: "Session", number: int) -> bool:
    """Play the option with this number."""
    if session.choices is None:
        session.tell(say("game-is-over"), FAINT)
        return False
    option = session.choices.numbered.get(number)
    if option is None:
        numbers = session.choices.numbered
        session.tell(say("no-such-number", number=number, least=min(numbers), most=max(numbers)), FAINT)
        return False
    game = session.table.game
    session.seen[session.choices.decision.seat] = len(game.events)
    game.play(option)
    return True


def undo(session: "Session", _: str) -> bool:
    """Take back to a person's last decision; beyond a barrier all at the table must agree."""
    steps, free = session.table.way_back()
    if not steps:
        session.tell(say("nothing-to-undo"), FAINT)
        return False
    if not free and not agreed(session, say("undo-barrier")):
        return False
    session.table.go_back(steps)
    session.forget_from()
    return True


def redo(session: "Session", _: str) -> bool:
    """Do again what was taken back."""
    if not session.table.game.can_redo:
        session.tell(say("nothing-to-redo"), FAINT)
        return False
    session.table.go_on()
    return True


def save(session: "Session", name: str) -> bool:
    """Save to a file, or to the table's own."""
    path = Path(name).expanduser() if name else session.table.path
    if name and path.exists() and not agreed(session, say("overwrite", path=str(path))):
        return False
    try:
        save_files.write(session.table.game, session.table.seating, path)
        session.tell(say("saved", path=str(path)))
    except SaveError as fault:
        session.tell(str(fault))
    return False


def agreed(session: "Session", question: str) -> bool:
    """Whether the answer begins with the letter of yes."""
    return session.ask(question + " ").lower().startswith(say("yes-letter"))


def log(session: "Session", count: str) -> bool:
    """The last lines of the log, so many lines, or all."""
    events = session.table.game.events
    if not count:
        events = events[-LAST_LINES:]
    elif count.isdecimal():
        events = events[max(len(events) - int(count), 0) :]
    for line in log_lines(events, session.seat):
        session.console.print(line)
    session.tell(say("log-hint"), FAINT)
    return False


def help_(session: "Session", word: str) -> bool:
    """The commands and the rule that asks, or what a word means."""
    if word:
        session.console.print(explain(word, session.table.scene(session.seat)))
        return False
    session.tell(say("help"))
    if session.choices is not None:
        session.console.print(Group(Text(), rulebook.whole_rule(session.choices.decision.rule)))
    return False


def redraw(session: "Session", _: str) -> bool:
    """Show the board again."""
    session.show(again=True)
    return False


def leave(session: "Session", _: str) -> bool:
    """Get up from the table."""
    raise Left


COMMANDS: dict[str, Callable[["Session", str], bool]] = {
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
