"""The terminal in every language: whole games, and help that knows the language's own letters."""

import re

import pytest

from gugong.cli import messages
from gugong.i18n.messages import languages, text

from ..support.cli_driver import CliDriver, keyboard

ALONE = ("--players", "1", "--seed", "4")


@pytest.fixture(params=languages())
def spoken(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("GUGONG_LANGUAGE", request.param)
    messages.language.cache_clear()
    return str(request.param)


def first_option(prompt: str) -> str:
    """Choose the first option wherever numbers are offered; leave when there are none."""
    offered = re.findall(r"\d+", prompt)
    return offered[0] if len(offered) >= 2 else "q"


def test_a_game_is_played_to_its_end(cli: CliDriver, spoken: str) -> None:
    shown = cli.play(*ALONE, answer=first_option)
    assert cli.kept().over
    assert text(spoken, "seat-meng") in shown


def test_help_finds_a_word_however_it_is_written(cli: CliDriver, spoken: str) -> None:
    word = text(spoken, "location-intrigue")
    capital = word.replace("i", "İ").upper() if spoken == "tr" else word.upper()
    found = [
        set(re.findall(r"[A-Z]+-\d+", cli.play(*ALONE, answer=keyboard(lines=[f"h {written}", "q"]))))
        for written in (word, capital, "zzz")
    ]
    assert found[0] == found[1]
    assert found[0] > found[2]


def test_turkish_has_an_i_with_and_one_without_a_dot(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GUGONG_LANGUAGE", "tr")
    messages.language.cache_clear()
    assert messages.lowercase("İŞARETÇİ ISKARTA") == "işaretçi ıskarta"
