"""The questions before a game without options; Enter takes the default."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from ...box.names import BONUS_TOKENS, MENG_LEVELS
from ...players import LEVELS
from ...rules.core.state import SEATS
from ...setup import Setup
from ..messages import message
from ..save_files import Seating
from ..style import FAINT, heading, styled
from .opponents import DEFAULT

Answer = TypeVar("Answer")


def ask_setup(console: Console) -> tuple[Setup, Seating]:
    """Ask for a set-up and who sits where."""
    console.print(heading(message("welcome")))
    players = _number(console, "ask-players", 1, SEATS, 2)
    if players == 1:
        return Setup(players=1, meng=_word(console, "ask-meng", MENG_LEVELS, "normal")), Seating()
    people = _number(console, "ask-people", 1, players, 1)
    opponents = [_level(console)] if people < players else []
    bonus = _word(console, "ask-bonus", BONUS_TOKENS, "none")
    return Setup(players=players, bonus_tokens=bonus), Seating(people, opponents=opponents)


def _level(console: Console) -> str:
    """Ask for the level of the opponents, with a description of each."""
    grid = Grid.grid(padding=(0, 2))
    for level in LEVELS:
        grid.add_row(styled(f"  {level}", "bold"), styled(message(f"about-{level}")))
    console.print(grid)
    return _word(console, "ask-level", list(LEVELS), DEFAULT)


def _number(console: Console, question_id: str, least: int, most: int, default: int) -> int:
    answers = {str(number): number for number in range(least, most + 1)}
    return _ask(console, message(question_id, most=most, default=default), answers.get, default, ", ".join(answers))


def _word(console: Console, question_id: str, words: Sequence[str], default: str) -> str:
    def chosen(answer: str) -> str | None:
        fitting = [word for word in words if word.startswith(answer.lower())]
        return fitting[0] if len(fitting) == 1 else None

    return _ask(
        console, message(question_id, words=", ".join(words), default=default), chosen, default, ", ".join(words)
    )


def _ask(
    console: Console, question: str, read: Callable[[str], Answer | None], default: Answer, allowed: str
) -> Answer:
    while True:
        line = console.input(Text(question + " ")).strip()
        answer = read(line) if line else default
        if answer is not None:
            return answer
        console.print(Text(message("ask-again", answer=line, allowed=allowed), FAINT))
