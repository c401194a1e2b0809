"""`gugong replay`: a saved game from its start to its end."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from gugong import Game
from gugong.cli.commands.replay import ReplayViewer
from gugong.cli.save_files import Seating
from gugong.cli.terminal.hot_seat import HotSeatGame
from tests.playing import table
from tests.random_games import finished

from ..support.cli_driver import CliDriver


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    file.write_text(finished(players=3, bonus_tokens="standard").save(), encoding="utf-8")
    return file


def film(file: Path, point_of_view: int | str | None = None) -> ReplayViewer:
    game = Game.load(file.read_text(encoding="utf-8"))
    return ReplayViewer(HotSeatGame(game, Seating(game.setup.players), file), point_of_view)


def typing(*lines: str) -> Iterator[str]:
    yield from lines
    while True:
        yield "q"


def at_terminal(cli: CliDriver, monkeypatch: pytest.MonkeyPatch, file: Path, *lines: str, seat: str = "") -> str:
    monkeypatch.setattr("gugong.cli.commands.replay._at_terminal", lambda: True)
    script = typing(*lines)
    words = ("--seat", seat) if seat else ()
    result = cli.run("replay", str(file), *words, answer=lambda prompt: next(script))
    assert result.exit_code == 0
    return str(result.stdout)


def test_without_a_terminal_the_whole_log_is_printed(cli: CliDriver, saved: Path) -> None:
    result = cli.run("replay", str(saved))
    game = Game.load(saved.read_text(encoding="utf-8"))
    assert result.exit_code == 0
    assert f"{len(game.actions):>4}  " in result.stdout
    assert "Day 4 begins" in result.stdout
    assert "In the Palace" in result.stdout
    assert max(map(len, result.stdout.splitlines())) <= 100


def test_all_prints_even_at_a_terminal(cli: CliDriver, saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gugong.cli.commands.replay._at_terminal", lambda: True)
    assert "Day 4 begins" in cli.run("replay", str(saved), "--all").stdout


def test_every_event_of_the_game_is_told_once(saved: Path) -> None:
    game = Game.load(saved.read_text(encoding="utf-8"))
    told = film(saved)
    events = [*told.opening, *(event for step in told.steps for event in step.events)]
    assert [event.text("en", 0) for event in events] == [event.text("en", 0) for event in game.events]


def test_stepping_forth_and_back(cli: CliDriver, saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = at_terminal(cli, monkeypatch, saved, "", "n", "p", "40", "e", "p")
    last = len(film(saved).steps)
    places = [line.split(" of ")[0] for line in shown.splitlines() if f"of {last}: Enter" in line]
    assert [int(place) for place in places] == [0, 1, 2, 1, 40, last, last - 1]
    assert shown.count("Draw pile") == 6


def test_a_wrong_answer_is_asked_again(cli: CliDriver, saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = at_terminal(cli, monkeypatch, saved, "x", "99999", "1")
    assert '"x" is neither Enter, n, p, e, q nor a number' in shown
    assert "99999" in shown


def test_the_board_shows_the_hand_of_who_decided(cli: CliDriver, saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Hand" in at_terminal(cli, monkeypatch, saved, "")


def test_a_spectator_sees_no_hand_and_no_secret(cli: CliDriver, saved: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = at_terminal(cli, monkeypatch, saved, "", "", seat="spectator")
    assert "Hand" not in shown
    assert "decides." in shown
    whole = cli.run("replay", str(saved), "--seat", "spectator", "--all").stdout
    assert "pays by discarding a card" in whole
    assert "Which card" not in whole


@pytest.mark.parametrize("seat", ["1", "white", "White"])
def test_through_the_eyes_of_a_seat(cli: CliDriver, saved: Path, seat: str) -> None:
    whole = cli.run("replay", str(saved), "--seat", seat).stdout
    assert "◆ Which card" in whole
    assert "● Which card" not in whole


@pytest.mark.parametrize(("fault", "code"), [(EOFError, 0), (KeyboardInterrupt, 130)])
def test_leaving_cleanly(
    cli: CliDriver, saved: Path, monkeypatch: pytest.MonkeyPatch, fault: type[BaseException], code: int
) -> None:
    def answer(prompt: str) -> str:
        raise fault

    monkeypatch.setattr("gugong.cli.commands.replay._at_terminal", lambda: True)
    assert cli.run("replay", str(saved), answer=answer).exit_code == code


def test_actions_taken_back_are_left_out(tmp_path: Path) -> None:
    game = table(seats=[{"hand": ["set1.1", "set1.2"]}])
    game.play(game.legal[0])
    game.play(game.legal[0])
    game.undo(consent=True)
    file = tmp_path / "undone.json"
    file.write_text(game.save(), encoding="utf-8")
    assert len(film(file).steps) == 1


def test_an_unfinished_game_has_no_result(cli: CliDriver, tmp_path: Path) -> None:
    file = tmp_path / "begun.json"
    file.write_text(table().save(), encoding="utf-8")
    assert "In the Palace" not in cli.run("replay", str(file)).stdout
