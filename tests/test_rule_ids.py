"""Every rule id has a test that names it and words that explain it; those of the reference have numbers too."""

import re
from pathlib import Path

import pytest

from gugong.cli.rulebook import ids
from gugong.i18n.messages import attribute, has_message
from gugong.vocabulary.names import RULES

HERE = Path(__file__).parent
TEXTS = "\n".join(
    path.read_text(encoding="utf-8") for path in HERE.rglob("test_*.py") if path.name != Path(__file__).name
)
NAMED = set(re.findall(r"[A-Z]+-\d+", TEXTS))


def test_the_numbered_rules_come_first() -> None:
    assert ids()[: len(RULES)] == tuple(RULES.values())
    assert "HOUSE-18" in ids()


@pytest.mark.parametrize("rule", ids())
def test_a_rule_is_named_by_a_test_and_has_words(rule: str) -> None:
    assert rule in NAMED
    assert has_message("en", f"rule-{rule.lower()}")
    assert attribute("en", f"rule-{rule.lower()}", "title")
