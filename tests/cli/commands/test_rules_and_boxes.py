"""`gugong rules` and `gugong box check`."""

from pathlib import Path

import pytest

from gugong.box import load_box
from gugong.box.loader import STANDARD
from gugong.cli import rulebook
from gugong.i18n.messages import attribute

from ..support.cli_driver import CliDriver

IDS = list(rulebook.ids())


def test_the_list_has_every_section_and_every_rule_with_its_title(cli: CliDriver) -> None:
    shown = cli.run("rules").stdout
    for rule in IDS:
        assert f"{rule:<12}{attribute('en', f'rule-{rule.lower()}', 'title')}" in shown
    assert "travel      Travel" in shown


def test_the_list_ends_with_what_is_reconstructed(cli: CliDriver) -> None:
    footer = " ".join(cli.run("rules").stdout.split("The rules are those of")[1].split())
    for figure in ("card values", "travel token", "decrees", "dice", "jade houses", "Palace", "cities", "Meng's cards"):
        assert figure in footer


def test_each_rule_is_shown_by_its_id_in_any_case(cli: CliDriver) -> None:
    for rule in IDS:
        for word in (rule, rule.lower()):
            result = cli.run("rules", word)
            assert result.exit_code == 0
            assert result.stdout.startswith(rule)
            assert max(map(len, result.stdout.splitlines())) <= 100


@pytest.mark.parametrize("section", ["travel", "RULING", "decree", "house"])
def test_a_section_shows_all_its_rules(cli: CliDriver, section: str) -> None:
    shown = cli.run("rules", section).stdout
    assert all(rule in shown for rule in IDS if rule.startswith(section.upper() + "-"))


def test_box_check_tells_what_is_in_a_box(cli: CliDriver) -> None:
    result = cli.run("box", "check", str(STANDARD))
    assert result.exit_code == 0
    for words in ("standard is a box", load_box().fingerprint, "38 gift cards", "26 travel tokens", "14 cities"):
        assert words in result.stdout
    assert "figures of the standard box" in result.stdout


def test_box_check_tells_what_differs(cli: CliDriver, tmp_path: Path) -> None:
    box = tmp_path / "decrees.toml"
    text = (STANDARD / "decrees.toml").read_text(encoding="utf-8")
    box.write_text(text.replace("cost = 3", "cost = 4"), encoding="utf-8")
    shown = cli.run("box", "check", str(box)).stdout
    assert "Decrees cost 1, 2 and 4 by level" in shown
    assert "It differs from the standard box in: decrees." in shown
