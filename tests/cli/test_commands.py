"""What can be typed at the prompt besides a number."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from gugong import Game
from gugong.box.loader import STANDARD
from gugong.compiler import loader

from .desk import Answer, Desk, keyboard

TWO = ("--people", "2", "--seed", "12")
ALONE = ("--seed", "12")  # Red starts


def test_undo_takes_the_last_decision_back_and_redo_does_it_again(desk: Desk) -> None:
    desk.play(*TWO, answer=keyboard(say=["1", "1", "u", "r", "u", "q"]))
    game = desk.kept()
    assert len(game.actions) == 1
    assert game.log[-3:] == ["undo", "redo", "undo"]


def test_undo_at_the_start_says_that_there_is_nothing(desk: Desk) -> None:
    shown = desk.play(*TWO, answer=keyboard(say=["u", "r", "q"]))
    assert "no decision of yours to take back" in shown
    assert "nothing to do again" in shown


def after_a_turn(desk: Desk, agree: str, then: Callable[[str], str]) -> tuple[Answer, list[Game]]:
    """Play a turn, and at the beginning of the next one type u; also the game as it was then."""
    typed, before = [], []

    def answer(prompt: str) -> str:
        if "agree" in prompt:
            before.append(desk.kept())
            return agree
        if before:
            return then(prompt)
        decision = desk.kept().decision
        assert decision is not None
        if typed and decision.kind == "card":
            return "u"
        typed.append("1")
        return "1"

    return answer, before


def test_with_opponents_undo_goes_back_to_the_persons_own_decision(desk: Desk) -> None:
    """The opponents' moves come back too; that is beyond a barrier, so it asks."""
    answer, _ = after_a_turn(desk, "y", lambda prompt: "q")
    desk.play("--players", "3", "--seed", "2", answer=answer)
    game = desk.kept()
    assert game.decision is not None
    assert game.decision.seat == 0
    assert game.log.count("undo") > 1


def test_undo_beyond_a_barrier_can_be_refused(desk: Desk) -> None:
    answer, before = after_a_turn(desk, "n", lambda prompt: "q")
    desk.play("--players", "3", "--seed", "2", answer=answer)
    assert before
    assert "undo" not in desk.kept().log


def test_redo_brings_the_opponents_moves_back_as_well(desk: Desk) -> None:
    answer, before = after_a_turn(desk, "y", lambda prompt: "q" if desk.kept().log[-1] == "redo" else "r")
    desk.play("--players", "3", "--seed", "2", answer=answer)
    assert desk.kept().actions == before[0].actions


def test_the_end_of_a_game_can_be_taken_back(desk: Desk) -> None:
    taken_back: list[bool] = []
    play = keyboard(3)

    def answer(prompt: str) -> str:
        if "agree" in prompt:
            return "y"
        if prompt.startswith("u undo") and not taken_back:
            taken_back.append(True)
            return "u"
        return "q" if taken_back else play(prompt)

    desk.play(*ALONE, answer=answer)
    assert not desk.kept().over


def test_save_to_a_file_and_resume(desk: Desk) -> None:
    file = desk.folder / "mine.json"
    desk.play("--people", "2", "--name", "Ann", "--name", "Bob", answer=keyboard(say=["1", f"s {file}", "q"]))
    shown = desk.play("--resume", str(file), answer=keyboard(say=["1"], then="quit"))
    assert "Ann (Red) decides now" in shown or "Bob (White) decides now" in shown
    assert len(desk.kept().actions) == 2
    assert len(Game.load(file.read_text(encoding="utf-8")).actions) == 1


def test_a_kept_game_goes_on_in_its_own_file(desk: Desk) -> None:
    desk.play(*ALONE, answer=keyboard(say=["1"], then="quit"))
    (file,) = desk.games.iterdir()
    desk.play("--resume", str(file), answer=keyboard(say=["1"], then="quit"))
    assert list(desk.games.iterdir()) == [file]
    assert len(desk.kept().actions) == 2


def test_resuming_plays_on_as_if_nobody_had_left(desk: Desk) -> None:
    desk.play("--players", "3", "--seed", "6", answer=keyboard(say=["1"] * 20, then="quit"))
    in_one_go = desk.kept().actions
    desk.play("--players", "3", "--seed", "6", answer=keyboard(say=["1"] * 9, then="quit"))
    desk.play("--resume", str(max(desk.games.iterdir())), answer=keyboard(say=["1"] * 11, then="quit"))
    assert desk.kept().actions == in_one_go


def test_save_asks_before_it_writes_over_a_file(desk: Desk) -> None:
    file = desk.folder / "letter.txt"
    file.write_text("Dear Ann")
    desk.play(*ALONE, answer=keyboard(say=[f"s {file}", "n", "q"]))
    assert file.read_text() == "Dear Ann"
    desk.play(*ALONE, answer=keyboard(say=[f"s {file}", "y", "q"]))
    assert "gugong-save" in file.read_text()


def test_save_where_nothing_can_be_written_says_so_and_goes_on(desk: Desk) -> None:
    (desk.folder / "file").write_text("")
    shown = desk.play(*ALONE, answer=keyboard(say=[f"s {desk.folder / 'file' / 'x.json'}", "1", "q"]))
    assert "cannot be written" in " ".join(shown.split())
    assert len(desk.kept().actions) == 1


def test_log_tells_what_happened_with_the_rule(desk: Desk) -> None:
    shown = desk.play("--players", "4", "--seed", "3", answer=keyboard(say=["l", "l 1", "l all", "q"]))
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
def test_help_explains_commands_rules_pieces_cities_and_words(desk: Desk, word: str, told: str) -> None:
    shown = desk.play(*ALONE, answer=keyboard(say=[f"h {word}", "q"]))
    assert told in shown.split("q quit >")[1]


def test_a_wrong_number_or_word_is_told_and_changes_nothing(desk: Desk) -> None:
    shown = desk.play(*ALONE, answer=keyboard(say=["99", "dance", "", "q"]))
    assert "There is no option 99 here; choose 1 to 4." in shown
    assert '"dance" is neither a number of the list nor a command' in shown
    assert desk.kept().actions == []


def test_board_is_drawn_again(desk: Desk) -> None:
    shown = desk.play(*ALONE, answer=keyboard(say=["b", "q"]))
    assert shown.count("Draw pile") == 2


def test_quit_says_how_to_go_on(desk: Desk) -> None:
    shown = desk.play(*ALONE, answer=keyboard(then="quit"))
    (file,) = desk.games.iterdir()
    assert f"gugong play --resume {file}" in shown


def test_end_of_input_leaves_cleanly(desk: Desk) -> None:
    shown = desk.play(*ALONE, answer=keyboard(say=["1"], then="end"))
    assert "gugong play --resume" in shown
    assert len(desk.kept().actions) == 1


def test_ctrl_c_leaves_cleanly_with_130(desk: Desk) -> None:
    def answer(prompt: str) -> str:
        raise KeyboardInterrupt

    result = desk.run("play", *ALONE, answer=answer)
    assert result.exit_code == 130
    assert "gugong play --resume" in result.stdout


@pytest.mark.parametrize(("fault", "code"), [(EOFError, 0), (KeyboardInterrupt, 130)])
def test_leaving_before_the_game_begins(desk: Desk, fault: type[BaseException], code: int) -> None:
    def answer(prompt: str) -> str:
        raise fault

    assert desk.run("play", answer=answer).exit_code == code


def test_while_the_rules_compile_a_line_says_so(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "warming up" not in desk.play(*ALONE, answer=keyboard(then="quit"))
    monkeypatch.setattr(loader, "is_warming_up", lambda part=loader.RULES: True)
    shown = desk.play(*ALONE, answer=keyboard(then="quit"))
    assert "warming up in the background; play on" in shown
    assert "instinct" not in shown


def test_a_folder_that_cannot_be_written_is_told_once(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    blocked = desk.folder / "blocked"
    blocked.write_text("")
    monkeypatch.setenv("GUGONG_SAVE_DIR", str(blocked / "games"))
    shown = desk.play(*ALONE, answer=keyboard(say=["1", "1"], then="quit"))
    assert shown.count("cannot be written") == 1
    assert "--resume" not in shown


def test_between_two_people_nobodys_hand_is_shown_before_the_keyboard_is_passed(desk: Desk) -> None:
    shown = desk.play(*TWO, answer=keyboard(2))
    for turn in re.split(r"[●◆] \w+ decides now: pass the keyboard\.", shown)[1:]:
        deciding = set(re.findall(r"▸(.) ", turn))
        assert len(deciding) <= 1


def test_names_stand_beside_the_colours(desk: Desk) -> None:
    shown = desk.play("--players", "3", "--name", "Ann", "--name", "Bob", answer=keyboard(then="quit"))
    assert "● Red Ann" in shown
    assert "◆ White Bob" in shown
    assert "▲ Orange apprentice" in shown


def test_a_box_of_ones_own_is_remembered(desk: Desk, tmp_path: Path) -> None:
    box = tmp_path / "board.toml"
    box.write_text(
        (STANDARD / "board.toml").read_text(encoding="utf-8").replace("plaza_jade_cost = 5", "plaza_jade_cost = 6"),
        "utf-8",
    )
    desk.play("--box", str(box), answer=keyboard(say=["1"], then="quit"))
    shown = desk.play("--resume", str(max(desk.games.iterdir())), answer=keyboard(then="quit"))
    assert "plaza for 6" in shown
