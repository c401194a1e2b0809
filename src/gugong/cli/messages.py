"""The words of the terminal: messages of cli.ftl in the language of the user."""

import os
from functools import cache
from typing import Any

from ..box import Box
from ..i18n.messages import FALLBACK, languages, text


@cache
def language() -> str:
    """GUGONG_LANGUAGE, or what the system speaks, if there are messages in it."""
    for name in ("GUGONG_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = os.environ.get(name, "")[:2].lower()
        if wanted in languages():
            return wanted
    return FALLBACK


def say(message: str, box: Box | None = None, **args: Any) -> str:
    """A message of the terminal."""
    return text(language(), f"cli-{message}", args, box)


def lowered(words: str) -> str:
    """Words in small letters, as the language of the user has them: Turkish has an i with and one without a dot."""
    if language() == "tr":
        words = words.replace("İ", "i").replace("I", "ı")
    return words.lower()
