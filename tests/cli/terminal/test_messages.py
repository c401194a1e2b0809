"""cli.ftl: every message can be read, and everything the terminal names has one."""

import re
from pathlib import Path

from fluent.syntax import FluentParser, ast

import gugong.cli
from gugong.box.names import CARD_ACTIONS, DECREES, LOCATIONS, PORT_REWARDS, TOKENS
from gugong.cli.messages import language
from gugong.cli.save_files import Seating
from gugong.cli.terminal.final_scores import final_scores
from gugong.cli.terminal.hot_seat import HotSeatGame
from gugong.i18n.messages import LOCALES, has_message
from gugong.rules.core.clock_steps import Phase
from gugong.vocabulary.names import AUTOMA_CARDS
from tests.random_games import finished

from ..support.cli_driver import screen

NAMES = ("Red", "White", "Orange", "Lilac", "Blue")
HERE = Path(gugong.cli.__file__).parent


def test_no_message_is_junk() -> None:
    parsed = FluentParser().parse((LOCALES / "en" / "cli.ftl").read_text(encoding="utf-8"))
    assert not [entry.content for entry in parsed.body if isinstance(entry, ast.Junk)]


def test_every_message_that_the_code_says_exists() -> None:
    for file in HERE.rglob("*.py"):
        for message in re.findall(r'(?<!\w)message\(\s*"([\w-]+)"', file.read_text(encoding="utf-8")):
            assert has_message("en", f"cli-{message}"), (file.name, message)


def test_every_word_of_the_box_has_its_short_form() -> None:
    words = [
        *(f"action-{action}" for action in CARD_ACTIONS),
        *(f"place-{location}" for location in LOCATIONS),
        *(f"port-{reward}" for reward in PORT_REWARDS),
        *(f"token-{token}" for token in TOKENS[1:]),
        *(f"phase-{phase.value}" for phase in Phase),
        *(f"automa-{card}" for card in AUTOMA_CARDS),
        *(
            f"{kind}-level{n}-{key}"
            for kind in ("decree", "effect")
            for n, keys in enumerate(DECREES, 1)
            for key in keys
        ),
    ]
    for word in words:
        assert has_message("en", f"cli-{word}".replace("_", "-")), word


def test_lines_of_the_help_are_at_most_100_wide() -> None:
    lines = (LOCALES / "en" / "cli.ftl").read_text(encoding="utf-8").split("cli-help-city")[0].splitlines()
    assert max(len(line) for line in lines if line.startswith("    ")) <= 104


def test_a_language_without_messages_falls_back_to_english(monkeypatch) -> None:
    for name in ("GUGONG_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.setenv(name, "xx_XX.UTF-8")
    language.cache_clear()
    assert language() == "en"


def test_the_result_ranks_breaks_down_and_says_who_is_outside() -> None:
    """FINAL-5: whoever is not in the palace scores 0."""
    outside = 0
    for seed in range(1, 5):
        game = finished(seed, players=4)
        text = screen(final_scores(HotSeatGame(game, Seating(4))))
        for rank, seat in enumerate(game.ranking, 1):
            assert f"{rank}. " in text
            assert f"{NAMES[seat]}: {game.scores[seat]} VP" in text
        for seat, result in enumerate(game.breakdown):
            assert (f"{NAMES[seat]} is not in the Palace" in text) == (not result["can_win"])
            outside += not result["can_win"]
        assert max(map(len, text.splitlines())) <= 100
    assert outside
