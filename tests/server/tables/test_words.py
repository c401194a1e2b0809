"""server.ftl: everything that the server refuses has its sentence, and every sentence is used."""

import re
from pathlib import Path

from fluent.syntax import FluentParser, ast

import gugong.server
from gugong.i18n.messages import LOCALES
from gugong.server.tables.table import CLOSED, DAMAGED, NEW_RULES, OLD_RULES, OTHER_BOX

HERE = Path(gugong.server.__file__).parent
MESSAGES = (LOCALES / "en" / "server.ftl").read_text(encoding="utf-8")


def codes() -> set[str]:
    """Every code by which something is refused."""
    found = {OLD_RULES, NEW_RULES, OTHER_BOX, DAMAGED, CLOSED}
    for file in HERE.rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        for call in re.findall(r"Refused\((.*?)\)", text, re.DOTALL):
            words = re.findall(r'"([a-z-]+)"', call.partition(",")[0])
            found |= set(words)
        found |= set(re.findall(r'\d{3}: "([a-z-]+)"[,}]', text))
    return found


def test_no_message_is_junk() -> None:
    assert not [entry.content for entry in FluentParser().parse(MESSAGES).body if isinstance(entry, ast.Junk)]


def test_every_refusal_has_its_sentence_and_every_sentence_its_refusal() -> None:
    known = set(re.findall(r"^refused-([a-z-]+) =", MESSAGES, re.MULTILINE))
    assert known == codes()
