"""Whole games, played through the prompt."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from ..support.cli_driver import CliDriver, keyboard


def result_row(shown: str) -> list[int]:
    """The scores in the last row of the breakdown."""
    return [int(score) for score in re.findall(r"^Score\s+(.*)$", shown, re.MULTILINE)[-1].split()]


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_two_people_play_a_whole_game_at_one_screen(cli: CliDriver, seed: int) -> None:
    shown = cli.play("--people", "2", "--seed", str(seed), answer=keyboard(seed))
    game = cli.kept()
    assert game.over
    assert result_row(shown) == game.scores
    assert shown.count("pass the keyboard") >= 8


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_person_plays_against_opponents(cli: CliDriver, players: int) -> None:
    shown = cli.play("--players", str(players), "--seed", "4", answer=keyboard())
    game = cli.kept()
    assert game.over
    assert result_row(shown) == game.scores
    assert "pass the keyboard" not in shown


@pytest.mark.parametrize("meng", ["easy", "normal", "hard"])
def test_one_person_plays_against_meng(cli: CliDriver, meng: str) -> None:
    shown = cli.play("--meng", meng, "--seed", "2", answer=keyboard())
    game = cli.kept()
    assert game.setup.solo
    assert game.setup.meng == meng
    assert result_row(shown) == game.scores
    assert "Meng" in shown


def test_every_option_of_the_set_up_reaches_the_game(cli: CliDriver) -> None:
    cli.play("--players", "3", "--bonus-tokens", "deluxe", "--expert", "--seed", "9", answer=keyboard(then="quit"))
    setup = cli.kept().setup
    assert (setup.players, setup.bonus_tokens, setup.expert, setup.seed) == (3, "deluxe", True, 9)


def test_every_option_of_meng_reaches_the_game(cli: CliDriver) -> None:
    options = ("--card-sets", "4,5", "--focus", "palace", "--meng-matches", "at_least")
    cli.play(*options, answer=keyboard(then="quit"))
    setup = cli.kept().setup
    assert (setup.players, setup.card_sets, setup.focus, setup.meng_matches) == (1, (4, 5), "palace", "at_least")


def test_without_options_a_few_questions_are_asked(cli: CliDriver) -> None:
    script = iter(["nine", "3", "", "", "st"])

    def answer(prompt: str) -> str:
        return "q" if "quit" in prompt else next(script)

    shown = cli.play(answer=answer)
    setup = cli.kept().setup
    assert (setup.players, setup.bonus_tokens) == (3, "standard")
    assert '"nine" is not one of 1, 2, 3, 4, 5.' in shown


def test_a_game_through_a_real_pipe(tmp_path: Path) -> None:
    environment = {**os.environ, "NUMBA_DISABLE_JIT": "1", "GUGONG_SAVE_DIR": str(tmp_path)}
    command = [sys.executable, "-c", "from gugong.cli import main; main()", "play", "--seed", "3"]
    done = subprocess.run(command, input="1\n" * 400 + "q\n", env=environment, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    assert "In the Palace" in done.stdout
    assert "gugong replay" in done.stdout
    assert json.loads(next(tmp_path.glob("*.json")).read_text(encoding="utf-8"))["table"]["people"] == 1


def test_the_same_seed_and_the_same_answers_give_the_same_game(cli: CliDriver) -> None:
    cli.play("--players", "4", "--seed", "5", answer=keyboard(7))
    first = cli.kept().actions
    cli.play("--players", "4", "--seed", "5", answer=keyboard(7))
    assert cli.kept().actions == first
