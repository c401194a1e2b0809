"""What can be typed at the prompt besides a number."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from gugong import Game
from gugong.box.loader import STANDARD
from gugong.compiler import loader

from ..support.cli_driver import Answer, CliDriver, keyboard

TWO = ("--people", "2", "--seed", "12")
ALONE = ("--seed", "12")  # Red starts


def test_undo_takes_the_last_decision_back_and_redo_does_it_again(cli: CliDriver) -> None:
    cli.play(*TWO, answer=keyboard(lines=["1", "1", "u", "r", "u", "q"]))
    game = cli.kept()
    assert len(game.actions) == 1
    assert game.log[-3:] == ["undo", "redo", "undo"]


def test_undo_at_the_start_says_that_there_is_nothing(cli: CliDriver) -> None:
    shown = cli.play(*TWO, answer=keyboard(lines=["u", "r", "q"]))
    assert "no decision of yours to take back" in shown
    assert "nothing to redo" in shown


def after_a_turn(cli: CliDriver, agree: str, then: Callable[[str], str]) -> tuple[Answer, list[Game]]:
    """Play a turn, and at the beginning of the next one type u; also the game as it was then."""
    typed, before = [], []

    def answer(prompt: str) -> str:
        if "agree" in prompt:
            before.append(cli.kept())
            return agree
        if before:
            return then(prompt)
        decision = cli.kept().decision
        assert decision is not None
        if typed and decision.kind == "card":
            return "u"
        typed.append("1")
        return "1"

    return answer, before


def test_with_opponents_undo_goes_back_to_the_persons_own_decision(cli: CliDriver) -> None:
    """The opponents' moves come back too; that is beyond a barrier, so it asks."""
    answer, _ = after_a_turn(cli, "y", lambda prompt: "q")
    cli.play("--players", "3", "--seed", "2", answer=answer)
    game = cli.kept()
    assert game.decision is not None
    assert game.decision.seat == 0
    assert game.log.count("undo") > 1


def test_undo_beyond_a_barrier_can_be_refused(cli: CliDriver) -> None:
    answer, before = after_a_turn(cli, "n", lambda prompt: "q")
    cli.play("--players", "3", "--seed", "2", answer=answer)
    assert before
    assert "undo" not in cli.kept().log


def test_redo_brings_the_opponents_moves_back_as_well(cli: CliDriver) -> None:
    answer, before = after_a_turn(cli, "y", lambda prompt: "q" if cli.kept().log[-1] == "redo" else "r")
    cli.play("--players", "3", "--seed", "2", answer=answer)
    assert cli.kept().actions == before[0].actions


def test_the_end_of_a_game_can_be_taken_back(cli: CliDriver) -> None:
    taken_back: list[bool] = []
    play = keyboard(3)

    def answer(prompt: str) -> str:
        if "agree" in prompt:
            return "y"
        if prompt.startswith("u undo") and not taken_back:
            taken_back.append(True)
            return "u"
        return "q" if taken_back else play(prompt)

    cli.play(*ALONE, answer=answer)
    assert not cli.kept().over


def test_save_to_a_file_and_resume(cli: CliDriver) -> None:
    file = cli.folder / "mine.json"
    cli.play("--people", "2", "--name", "Ann", "--name", "Bob", answer=keyboard(lines=["1", f"s {file}", "q"]))
    shown = cli.play("--resume", str(file), answer=keyboard(lines=["1"], then="quit"))
    assert "Ann (Red) decides now" in shown or "Bob (White) decides now" in shown
    assert len(cli.kept().actions) == 2
    assert len(Game.load(file.read_text(encoding="utf-8")).actions) == 1


def test_a_kept_game_goes_on_in_its_own_file(cli: CliDriver) -> None:
    cli.play(*ALONE, answer=keyboard(lines=["1"], then="quit"))
    (file,) = cli.games.iterdir()
    cli.play("--resume", str(file), answer=keyboard(lines=["1"], then="quit"))
    assert list(cli.games.iterdir()) == [file]
    assert len(cli.kept().actions) == 2


def test_resuming_plays_on_as_if_nobody_had_left(cli: CliDriver) -> None:
    cli.play("--players", "3", "--seed", "6", answer=keyboard(lines=["1"] * 20, then="quit"))
    in_one_go = cli.kept().actions
    cli.play("--players", "3", "--seed", "6", answer=keyboard(lines=["1"] * 9, then="quit"))
    cli.play("--resume", str(max(cli.games.iterdir())), answer=keyboard(lines=["1"] * 11, then="quit"))
    assert cli.kept().actions == in_one_go


def test_save_asks_before_it_writes_over_a_file(cli: CliDriver) -> None:
    file = cli.folder / "letter.txt"
    file.write_text("Dear Ann")
    cli.play(*ALONE, answer=keyboard(lines=[f"s {file}", "n", "q"]))
    assert file.read_text() == "Dear Ann"
    cli.play(*ALONE, answer=keyboard(lines=[f"s {file}", "y", "q"]))
    assert "gugong-save" in file.read_text()


def test_save_where_nothing_can_be_written_says_so_and_goes_on(cli: CliDriver) -> None:
    (cli.folder / "file").write_text("")
    shown = cli.play(*ALONE, answer=keyboard(lines=[f"s {cli.folder / 'file' / 'x.json'}", "1", "q"]))
    assert "cannot be written" in " ".join(shown.split())
    assert len(cli.kept().actions) == 1


def test_log_tells_what_happened_with_the_rule(cli: CliDriver) -> None:
    shown = cli.play("--players", "4", "--seed", "3", answer=keyboard(lines=["l", "l 1", "l all", "q"]))
    assert "The dice show" in shown
    assert "SETUP-8" in shown


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("", "What a turn contains"),
        ("travel-3", "How your traveller moves"),
        ("jade", "JADE-1"),
        ("toll", "BONUS-2"),
        ("value×2", "BONUS-4"),
        ("Renown", "DECREE-12"),
        ("Beijing", "Beijing is joined to"),
        ("medal", "SETUP-8"),
        ("board", "stand for the seats"),
        ("zzz", 'no rule or section "zzz"'),
    ],
)
def test_help_explains_commands_rules_pieces_cities_and_words(cli: CliDriver, word: str, told: str) -> None:
    shown = cli.play(*ALONE, answer=keyboard(lines=[f"h {word}", "q"]))
    assert told in shown.split("q quit >")[1]


def test_a_wrong_number_or_word_is_told_and_changes_nothing(cli: CliDriver) -> None:
    shown = cli.play(*ALONE, answer=keyboard(lines=["99", "dance", "", "q"]))
    assert "There is no option 99 here; choose 1 to 4." in shown
    assert '"dance" is neither a number of the list nor a command' in shown
    assert cli.kept().actions == []


def test_board_is_drawn_again(cli: CliDriver) -> None:
    shown = cli.play(*ALONE, answer=keyboard(lines=["b", "q"]))
    assert shown.count("Draw pile") == 2


def test_quit_says_how_to_go_on(cli: CliDriver) -> None:
    shown = cli.play(*ALONE, answer=keyboard(then="quit"))
    (file,) = cli.games.iterdir()
    assert f"gugong play --resume {file}" in shown


def test_end_of_input_leaves_cleanly(cli: CliDriver) -> None:
    shown = cli.play(*ALONE, answer=keyboard(lines=["1"], then="end"))
    assert "gugong play --resume" in shown
    assert len(cli.kept().actions) == 1


def test_ctrl_c_leaves_cleanly_with_130(cli: CliDriver) -> None:
    def answer(prompt: str) -> str:
        raise KeyboardInterrupt

    result = cli.run("play", *ALONE, answer=answer)
    assert result.exit_code == 130
    assert "gugong play --resume" in result.stdout


@pytest.mark.parametrize(("fault", "code"), [(EOFError, 0), (KeyboardInterrupt, 130)])
def test_leaving_before_the_game_begins(cli: CliDriver, fault: type[BaseException], code: int) -> None:
    def answer(prompt: str) -> str:
        raise fault

    assert cli.run("play", answer=answer).exit_code == code


def test_while_the_rules_compile_a_line_says_so(cli: CliDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "warming up" not in cli.play(*ALONE, answer=keyboard(then="quit"))
    monkeypatch.setattr(loader, "is_warming_up", lambda part=loader.RULES: True)
    shown = cli.play(*ALONE, answer=keyboard(then="quit"))
    assert "warming up in the background; play on" in shown
    assert "instinct" not in shown


def test_a_folder_that_cannot_be_written_is_told_once(cli: CliDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = cli.folder / "blocked"
    blocked.write_text("")
    monkeypatch.setenv("GUGONG_SAVE_DIR", str(blocked / "games"))
    shown = cli.play(*ALONE, answer=keyboard(lines=["1", "1"], then="quit"))
    assert shown.count("cannot be written") == 1
    assert "--resume" not in shown


def test_between_two_people_nobodys_hand_is_shown_before_the_keyboard_is_passed(cli: CliDriver) -> None:
    shown = cli.play(*TWO, answer=keyboard(2))
    for turn in re.split(r"[●◆] \w+ decides now: pass the keyboard\.", shown)[1:]:
        deciding = set(re.findall(r"▸(.) ", turn))
        assert len(deciding) <= 1


def test_names_stand_beside_the_colours(cli: CliDriver) -> None:
    shown = cli.play("--players", "3", "--name", "Ann", "--name", "Bob", answer=keyboard(then="quit"))
    assert "● Red Ann" in shown
    assert "◆ White Bob" in shown
    assert "▲ Orange apprentice" in shown


def test_a_box_of_ones_own_is_remembered(cli: CliDriver, tmp_path: Path) -> None:
    box = tmp_path / "board.toml"
    box.write_text(
        (STANDARD / "board.toml").read_text(encoding="utf-8").replace("plaza_jade_cost = 5", "plaza_jade_cost = 6"),
        "utf-8",
    )
    cli.play("--box", str(box), answer=keyboard(lines=["1"], then="quit"))
    shown = cli.play("--resume", str(max(cli.games.iterdir())), answer=keyboard(then="quit"))
    assert "plaza for 6" in shown
