"""At a real terminal: the screen is cleared, and news that do not fit come first on a page of their own."""

import pytest

from ..support.cli_driver import CliDriver, keyboard, terminal

FIVE = ("--players", "5", "--seed", "3", "--bonus-tokens", "deluxe")
CLEAR = "\x1b[2J"
FORGET = "\x1b[3J"


@pytest.mark.parametrize(("height", "paged"), [(40, True), (90, False)])
def test_long_news_have_a_page_of_their_own(
    cli: CliDriver, monkeypatch: pytest.MonkeyPatch, height: int, paged: bool
) -> None:
    terminal(monkeypatch, height)
    shown = cli.play(*FIVE, answer=keyboard(then="quit"))
    assert ("Since your last decision" in shown) == paged
    assert ("Press Enter" in shown) == paged
    assert "The dice show" in shown


def test_news_are_told_once(cli: CliDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    terminal(monkeypatch, 40)
    shown = cli.play(*FIVE, answer=keyboard(lines=["b", "b"], then="quit"))
    assert shown.count("The dice show") == 1
    assert shown.count("Draw pile") == 3


def test_a_whole_game_at_a_terminal(cli: CliDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    terminal(monkeypatch, 40)
    shown = cli.play("--players", "2", "--seed", "3", answer=keyboard())
    assert cli.kept().over
    assert "In the Palace" in shown


def test_before_the_keyboard_is_passed_the_screen_is_cleared_for_good(
    cli: CliDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal(monkeypatch, 40)
    shown = cli.play("--people", "2", "--seed", "12", answer=keyboard(lines=["1"], then="quit"))
    before, _ = shown.split("decides now: pass the keyboard")[:2]
    assert CLEAR in before
    assert FORGET in before


def test_a_narrow_window_is_told_what_the_board_needs(cli: CliDriver, monkeypatch: pytest.MonkeyPatch) -> None:
    terminal(monkeypatch, 40)
    monkeypatch.setenv("COLUMNS", "80")
    assert "100 columns wide" in cli.play(*FIVE, answer=keyboard(then="quit"))
