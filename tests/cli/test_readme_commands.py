"""The commands that the README shows for playing begin a game."""

import re
import shlex
from pathlib import Path

import pytest

from .desk import Desk, keyboard

README = (Path(__file__).parents[2] / "README.md").read_text(encoding="utf-8")
COMMANDS = [words for words in re.findall(r"^uv run gugong play (.*)$", README, re.MULTILINE) if "my-box" not in words]


@pytest.mark.parametrize("words", COMMANDS)
def test_it_begins_a_game(desk: Desk, words: str) -> None:
    shown = desk.play(*shlex.split(words, comments=True), answer=keyboard(then="quit"))
    assert "Draw pile" in shown
    assert len(list(desk.games.iterdir())) == 1
