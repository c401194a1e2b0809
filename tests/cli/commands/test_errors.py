"""What a user gets wrong: one sentence on stderr, exit code 2, no traceback."""

from pathlib import Path

import pytest

from tests.playing import table

from ..support.cli_driver import CliDriver

WRONG = [
    (["rules", "travle-3"], "did you mean TRAVEL-3"),
    (["rules", "xyzzy"], "gugong rules lists them all"),
    (["play", "--players", "9"], "from 1 to 5"),
    (["play", "--players", "many"], "integer"),
    (["play", "--people", "7"], "from 1 to 5"),
    (["play", "--people", "0"], "from 1 to 2"),
    (["play", "--players", "1", "--people", "2"], "must be 1"),
    (["play", "--card-sets", "a,b"], "4,5 or 2,3 or 1,2"),
    (["play", "--card-sets", "3,3"], "(4, 5), (2, 3) or (1, 2)"),
    (["play", "--meng", "mild"], "easy"),
    (["play", "--focus", "moon"], "palace"),
    (["play", "--meng-matches", "some"], "at_least"),
    (["play", "--bonus-tokens", "all"], "deluxe"),
    (["play", "--players", "1", "--bonus-tokens", "deluxe"], "must be 'none'"),
    (["play", "--box", "nowhere.toml"], "does not exist"),
    (["play", "--name", "A", "--name", "B", "--people", "1"], "2 names were given for 1 person"),
    (["play", "--opponents", "noviec"], "the levels novice, apprentice"),
    (["play", "--players", "3", "--opponents", "novice", "--opponents", "mcts:long"], "mcts:2000"),
    (["play", "--opponents", "greedy:3"], "write greedy alone"),
    (["play", "--opponents"], "requires an argument"),
    (["play", "--players", "1", "--opponents", "novice"], "Against Meng there are no other opponents"),
    (["play", "--meng", "hard", "--opponents", "novice"], "Against Meng there are no other opponents"),
    (["play", "--players", "3", "--people", "3", "--opponents", "novice"], "People have all 3 seats"),
    (["play", *["--opponents", "novice"] * 2, "--players", "2"], "2 opponents were given for 1 free seat"),
    (["play", *["--opponents", "novice"] * 5], "5 opponents were given for 4 free seats"),
    (["play", "--resume", "nowhere.json"], "give the path of a saved game"),
    (["play", "--resume", "."], "give the path of a saved game"),
    (["play", "--resume", "nowhere.json", "--players", "3"], "leave out --players"),
    (["play", "--resume"], "requires an argument"),
    (["play", "--colour", "red"], "--colour"),
    (["replay"], "gugong replay --help"),
    (["replay", "nowhere.json"], "give the path of a saved game"),
    (["box", "check"], "box check --help"),
    (["box", "check", "nowhere.toml"], "does not exist"),
    (["dance"], "dance"),
    (["--dance"], "--dance"),
]


@pytest.mark.parametrize(("words", "told"), WRONG, ids=[" ".join(words) for words, _ in WRONG])
def test_one_sentence_and_exit_code_2(cli: CliDriver, words: list[str], told: str) -> None:
    result = cli.run(*words)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert told in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1
    assert result.stderr.strip()[-1] in ".?"


@pytest.mark.parametrize("command", ["play --resume", "replay"])
def test_a_file_that_is_no_saved_game(cli: CliDriver, tmp_path: Path, command: str) -> None:
    for number, content in enumerate([b"Dear Ann", b'{"format": "letter"}', b"\xff\xfe", b"[1]"]):
        file = tmp_path / f"{number}.json"
        file.write_bytes(content)
        result = cli.run(*command.split(), str(file))
        assert result.exit_code == 2
        assert "saved game" in result.stderr
        assert len(result.stderr.strip().splitlines()) == 1


def test_a_changed_saved_game_is_refused(cli: CliDriver, tmp_path: Path) -> None:
    file = tmp_path / "changed.json"
    file.write_text(table().save().replace('"players": 2', '"players": 3'), encoding="utf-8")
    result = cli.run("replay", str(file))
    assert result.exit_code == 2
    assert "checksum" in result.stderr


@pytest.mark.parametrize("seat", ["2", "-1", "green", "1.5"])
def test_replay_through_the_eyes_of_nobody(cli: CliDriver, tmp_path: Path, seat: str) -> None:
    file = tmp_path / "game.json"
    file.write_text(table().save(), encoding="utf-8")
    result = cli.run("replay", str(file), "--seat", seat)
    assert result.exit_code == 2
    assert "a number from 0 to 1, a colour (red, white) or spectator" in result.stderr


def test_a_box_with_a_fault_is_refused_by_file_and_key(cli: CliDriver, tmp_path: Path) -> None:
    box = tmp_path / "board.toml"
    box.write_text("servants = 'many'\n", encoding="utf-8")
    result = cli.run("box", "check", str(box))
    assert result.exit_code == 2
    assert "board.toml" in result.stderr


def test_a_bug_of_ours_is_not_hidden(cli: CliDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(word: str) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("gugong.cli.rulebook.look_up", broken)
    with pytest.raises(ZeroDivisionError):
        cli.run("rules", "travel-3")
