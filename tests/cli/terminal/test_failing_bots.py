"""Bots that cannot be made, raise or choose what is not legal: it is told, and the game goes on."""

from collections.abc import Callable

import pytest

from gugong import Game
from gugong.players import Player, new_player

from ..support.bots import bot, publish
from ..support.cli_driver import CliDriver, keyboard


def test_a_bot_that_cannot_be_made_is_told_before_anything_is_played(
    cli: CliDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    def make(seed: int) -> Player:
        raise RuntimeError("no weights\nfound")

    publish(monkeypatch, make)
    result = cli.run("play", "--opponents", "house")
    assert result.exit_code == 2
    assert result.stderr == (
        'The player "house" cannot be made (RuntimeError: no weights found); choose another for --opponents.\n'
    )
    assert not cli.games.exists()


def raising(fault: BaseException) -> Callable[[Game, int], int]:
    def decide(game: Game, seat: int) -> int:
        raise fault

    return decide


@pytest.mark.parametrize(
    ("decide", "why"),
    [
        (raising(ZeroDivisionError("oh")), "(ZeroDivisionError: oh)"),
        (raising(SystemExit(3)), "(SystemExit: 3)"),
        (lambda game, seat: -1, "(The player chose -1 for seat 1, which is not legal"),
        (lambda game, seat: "pass", "(The player chose 'pass' for seat 1"),
    ],
)
def test_a_bot_that_fails_is_told_and_chance_chooses(
    cli: CliDriver, monkeypatch: pytest.MonkeyPatch, decide: Callable[[Game, int], int], why: str
) -> None:
    publish(monkeypatch, lambda seed: bot(decide))
    shown = " ".join(cli.play("--seed", "1", "--opponents", "house", answer=keyboard()).split())
    assert f"White (house) could not choose {why}" in shown
    assert "chance chose for it this time." in shown
    assert cli.kept().over


def test_a_bot_that_fails_once_plays_on_itself(cli: CliDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def decide(game: Game, seat: int) -> int:
        asked.append(seat)
        if len(asked) == 1:
            raise ValueError("not yet")
        return game.legal[0]

    publish(monkeypatch, lambda seed: bot(decide))
    shown = cli.play("--seed", "1", "--opponents", "house", answer=keyboard())
    assert shown.count("(ValueError: not yet); chance chose") == 1
    assert len(asked) > 10


def test_a_bot_that_can_be_made_only_once_does_not_end_the_game(
    cli: CliDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[int] = []

    def make(seed: int) -> Player:
        made.append(seed)
        if len(made) > 1:
            raise OSError("the file is gone")
        return new_player("random", seed)

    publish(monkeypatch, make)
    shown = cli.play("--seed", "1", "--opponents", "house", answer=keyboard())
    assert "OSError: the file is gone" in shown
    assert cli.kept().over


def test_ctrl_c_while_a_bot_thinks_leaves_with_the_game_kept(cli: CliDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    publish(monkeypatch, lambda seed: bot(raising(KeyboardInterrupt())))
    result = cli.run("play", "--seed", "1", "--opponents", "house", answer=keyboard(lines=["1"] * 50))
    assert result.exit_code == 130
    (file,) = cli.games.iterdir()
    assert f"gugong play --resume {file}" in result.stdout
    cli.play("--resume", str(file), "--opponents", "random", answer=keyboard())
    assert cli.kept().over
