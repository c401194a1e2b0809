"""Every rule id has a test that names it, words that explain it, and a number that events cite."""

import re
from pathlib import Path

import pytest

from gugong.rules.ids import NAMES
from gugong.texts import attribute, has_message

HERE = Path(__file__).parent
TEXTS = "\n".join(
    path.read_text(encoding="utf-8") for path in HERE.rglob("test_*.py") if path.name != Path(__file__).name
)
NAMED = set(re.findall(r"[A-Z]+-\d+", TEXTS))


@pytest.mark.parametrize("rule", NAMES.values())
def test_a_rule_is_named_by_a_test_and_has_words(rule: str) -> None:
    assert rule in NAMED
    assert has_message("en", f"rule-{rule.lower()}")
    assert attribute("en", f"rule-{rule.lower()}", "title")
