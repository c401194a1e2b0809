"""At a real terminal: the screen is cleared, and news that do not fit come first on a page of their own."""

import pytest
from rich.console import Console

from .desk import Desk, keyboard

FIVE = ("--players", "5", "--seed", "3", "--bonus-tokens", "deluxe")
CLEAR = "\x1b[2J"
FORGET = "\x1b[3J"


def terminal(monkeypatch: pytest.MonkeyPatch, height: int) -> None:
    def new_console() -> Console:
        return Console(width=100, height=height, force_terminal=True, highlight=False, markup=False, emoji=False)

    monkeypatch.setattr("gugong.cli.commands.play.new_console", new_console)


@pytest.mark.parametrize(("height", "paged"), [(40, True), (90, False)])
def test_long_news_have_a_page_of_their_own(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, height: int, paged: bool
) -> None:
    terminal(monkeypatch, height)
    shown = desk.play(*FIVE, answer=keyboard(then="quit"))
    assert ("Since your last decision" in shown) == paged
    assert ("Press Enter" in shown) == paged
    assert "The dice show" in shown


def test_news_are_told_once(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    terminal(monkeypatch, 40)
    shown = desk.play(*FIVE, answer=keyboard(say=["b", "b"], then="quit"))
    assert shown.count("The dice show") == 1
    assert shown.count("Draw pile") == 3


def test_a_whole_game_at_a_terminal(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    terminal(monkeypatch, 40)
    shown = desk.play("--players", "2", "--seed", "3", answer=keyboard())
    assert desk.kept().over
    assert "In the palace" in shown


def test_before_the_keyboard_is_passed_the_screen_is_cleared_for_good(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    terminal(monkeypatch, 40)
    shown = desk.play("--people", "2", "--seed", "12", answer=keyboard(say=["1"], then="quit"))
    before, _ = shown.split("decides now: pass the keyboard")[:2]
    assert CLEAR in before
    assert FORGET in before


def test_a_narrow_window_is_told_what_the_board_needs(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    terminal(monkeypatch, 40)
    monkeypatch.setenv("COLUMNS", "80")
    assert "100 columns wide" in desk.play(*FIVE, answer=keyboard(then="quit"))
