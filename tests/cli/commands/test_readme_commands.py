"""The commands that the README shows for playing begin a game."""

import re
import shlex
from pathlib import Path

import pytest

from ..support.cli_driver import CliDriver, keyboard

README = (Path(__file__).parents[3] / "README.md").read_text(encoding="utf-8")
COMMANDS = [words for words in re.findall(r"^uv run gugong play (.*)$", README, re.MULTILINE) if "my-box" not in words]


@pytest.mark.parametrize("words", COMMANDS)
def test_it_begins_a_game(cli: CliDriver, words: str) -> None:
    shown = cli.play(*shlex.split(words, comments=True), answer=keyboard(then="quit"))
    assert "Draw pile" in shown
    assert len(list(cli.games.iterdir())) == 1
