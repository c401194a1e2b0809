"""The few questions before a game; Enter takes the answer in brackets."""

from collections.abc import Callable, Sequence
from typing import TypeVar

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from ...box.names import BONUS_TOKENS, MENG_LEVELS
from ...players import LEVELS
from ...setup import Setup
from ..messages import say
from ..save_files import Seating
from ..style import FAINT, heading, ink
from .opponents import DEFAULT

MOST_PLAYERS = 5

Answer = TypeVar("Answer")


def ask_setup(console: Console) -> tuple[Setup, Seating]:
    """A set-up and who sits where, by asking."""
    console.print(heading(say("welcome")))
    players = _number(console, "ask-players", 1, MOST_PLAYERS, 2)
    if players == 1:
        return Setup(players=1, meng=_word(console, "ask-meng", MENG_LEVELS, "normal")), Seating()
    people = _number(console, "ask-people", 1, players, 1)
    opponents = [_level(console)] if people < players else []
    bonus = _word(console, "ask-bonus", BONUS_TOKENS, "none")
    return Setup(players=players, bonus_tokens=bonus), Seating(people, opponents=opponents)


def _level(console: Console) -> str:
    """How strong the opponents are, of levels that say what each is like."""
    table = Grid.grid(padding=(0, 2))
    for level in LEVELS:
        table.add_row(ink(f"  {level}", "bold"), ink(say(f"about-{level}")))
    console.print(table)
    return _word(console, "ask-level", list(LEVELS), DEFAULT)


def _number(console: Console, message: str, least: int, most: int, default: int) -> int:
    answers = {str(number): number for number in range(least, most + 1)}
    return _ask(console, say(message, most=most, default=default), answers.get, default, ", ".join(answers))


def _word(console: Console, message: str, words: Sequence[str], default: str) -> str:
    def chosen(answer: str) -> str | None:
        fitting = [word for word in words if word.startswith(answer.lower())]
        return fitting[0] if len(fitting) == 1 else None

    return _ask(console, say(message, words=", ".join(words), default=default), chosen, default, ", ".join(words))


def _ask(
    console: Console, question: str, read: Callable[[str], Answer | None], default: Answer, allowed: str
) -> Answer:
    while True:
        line = console.input(Text(question + " ")).strip()
        answer = read(line) if line else default
        if answer is not None:
            return answer
        console.print(Text(say("ask-again", answer=line, allowed=allowed), FAINT))
