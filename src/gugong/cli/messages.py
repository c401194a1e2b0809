"""The messages of the command line, in the language of the user."""

import os
from functools import cache
from typing import Any

from ..box import Box
from ..i18n.messages import FALLBACK, languages, text


@cache
def language() -> str:
    """The user's language: GUGONG_LANGUAGE, else that of the system, else English; only one that has messages."""
    for name in ("GUGONG_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(name, "")[:2].lower()
        if wanted in languages():
            return wanted
    return FALLBACK


def message(message_id: str, /, box: Box | None = None, **args: Any) -> str:
    """The message `cli-<message_id>` in the user's language, with its arguments."""
    return text(language(), f"cli-{message_id}", args, box)


def lowercase(words: str) -> str:
    """Words in lower case by the rules of the user's language: Turkish has a dotted and a dotless i."""
    if language() == "tr":
        words = words.replace("İ", "i").replace("I", "ı")
    return words.lower()
