"""CliDriver: runs commands in a test and answers their prompts."""

import random
import re
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text
from typer.testing import CliRunner

from gugong import Game
from gugong.cli import app

Answer = Callable[[str], str]


class CliDriver:
    """The command line with a folder for its games."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.games = folder / "games"
        monkeypatch.setenv("GUGONG_SAVE_DIR", str(self.games))
        self._monkeypatch = monkeypatch

    def run(self, *words: str, answer: Answer | None = None, typed: str = "") -> Any:
        """Run a command; prompts are answered by a function, or from what is typed beforehand."""
        if answer is not None:

            def read(console: Console, prompt: Text, **_: Any) -> str:
                console.print(prompt, end="")
                return answer(prompt.plain)

            self._monkeypatch.setattr(Console, "input", read)
        return CliRunner().invoke(app, list(words), input=typed, catch_exceptions=False)

    def play(self, *words: str, answer: Answer) -> str:
        """Play; what the screen showed."""
        result = self.run("play", *words, answer=answer)
        assert result.exit_code == 0, result.output
        return str(result.stdout)

    def kept(self) -> Game:
        """The game that was kept last."""
        return Game.load(max(self.games.glob("*.json")).read_text(encoding="utf-8"))


def keyboard(seed: int = 1, lines: Iterable[str] = (), then: str = "play") -> Answer:
    """Answers to prompts: type these lines, and then play at random, quit, or end the input."""
    script, chance = list(lines), random.Random(seed)

    def answer(prompt: str) -> str:
        if "Press Enter" in prompt or (prompt.startswith("Enter") and not script):
            return ""
        if script:
            return script.pop(0)
        if then == "end":
            raise EOFError
        if then == "quit" or prompt.startswith("u undo"):
            return "q"
        least, most = (int(number) for number in re.findall(r"\d+", prompt)[:2])
        return str(chance.randint(max(least, 1), most) if chance.random() < 0.9 else least)

    return answer


def screen(*parts: Any) -> str:
    """What would be on a plain screen of 100 columns."""
    console = Console(width=100, highlight=False, markup=False, emoji=False, force_terminal=False)
    with console.capture() as capture:
        for part in parts:
            console.print(part)
    return capture.get()


def terminal(monkeypatch: pytest.MonkeyPatch, height: int) -> None:
    """Let `gugong play` believe that it runs at a terminal of this height."""

    def new_console() -> Console:
        return Console(width=100, height=height, force_terminal=True, highlight=False, markup=False, emoji=False)

    monkeypatch.setattr("gugong.cli.commands.play.new_console", new_console)
