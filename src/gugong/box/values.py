"""Values of a box file that know where they stand.

So a fault can name its file, its key and what would be right.
"""

import json
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import get_close_matches

from gugong.errors import BoxError

MISSING = object()
_BARE_KEY = re.compile(r"[\w'-]+")
_LONGEST_SHOWN = 40
_PLURALS = {"city": "cities", "die": "dice"}


@dataclass(frozen=True)
class Value:
    """A value, the file it comes from and its key there; the key is empty for a whole file."""

    file: str
    key: str
    content: object

    def __getitem__(self, name: str) -> "Value":
        """Give the value of a key of this table, which may be missing."""
        content = self.content.get(name, MISSING) if isinstance(self.content, dict) else MISSING
        return Value(self.file, self._key_of(name), content)

    def fault(self, what: str) -> BoxError:
        """Give the error that says this of this value."""
        return BoxError(f"{self.file}: {self.key} {what}" if self.key else f"{self.file} {what}")

    def must_be(self, right: str) -> BoxError:
        """Give the error that says what this value is and what it must be."""
        return self.fault(f"is {_shown(self.content)}; it must be {right}")

    def with_keys(self, keys: Iterable[str]) -> "Value":
        """Check that this is a table with no keys but these; those it lacks show when they are read."""
        known = list(keys)
        for name in self.names():
            if name not in known:
                raise self[name].fault(f"is not a key of the box; {_suggestion(name, known)}")
        return self

    def names(self) -> list[str]:
        """Check that this is a table and give its keys."""
        if not isinstance(self.content, dict):
            raise self.must_be("a table")
        return list(self.content)

    def elements(self, low: int, high: int, noun: str) -> Iterator["Value"]:
        """Check that this is a list of so many elements and give them, numbered from 1 in their keys."""
        if not isinstance(self.content, list):
            raise self.must_be(f"a list of {_span(low, high)} {_plural(noun)}")
        count = len(self.content)
        if not low <= count <= high:
            raise self.fault(f"has {count} {noun if count == 1 else _plural(noun)}; it must have {_span(low, high)}")
        for number, content in enumerate(self.content, start=1):
            yield Value(self.file, f"{self.key.rstrip(',')}, {noun} {number},", content)

    def integer(self, low: int, high: int) -> int:
        """Check that this is a whole number within these limits, and give it."""
        content = self.content
        if isinstance(content, int) and not isinstance(content, bool) and low <= content <= high:
            return content
        if low == high:
            raise self.must_be(str(low))
        raise self.must_be(f"a whole number from {low} to {high}")

    def integers(self, count: int, low: int, high: int) -> list[int]:
        """Check that this is a list of so many whole numbers within these limits, and give them."""
        return [entry.integer(low, high) for entry in self.elements(count, count, "number")]

    def fraction(self) -> float:
        """Check that this is a number from 0 to 1, and give it."""
        content = self.content
        if isinstance(content, int | float) and not isinstance(content, bool) and 0 <= content <= 1:
            return float(content)
        raise self.must_be("a number from 0 to 1")

    def text(self) -> str:
        """Check that this is a line of text that is not blank, and give it."""
        if isinstance(self.content, str) and self.content.strip() and self.content.isprintable():
            return self.content
        raise self.must_be("a line of text")

    def word(self, words: Iterable[str]) -> str:
        """Check that this is one of these words, and give it."""
        known = list(words)
        if isinstance(self.content, str) and self.content in known:
            return self.content
        raise self.must_be(f"one of {', '.join(known)}")

    def _key_of(self, name: str) -> str:
        shown = name if _BARE_KEY.fullmatch(name) else _shown(name)
        joint = " " if self.key.endswith(",") else "."
        return f"{self.key}{joint}{shown}" if self.key else shown


def _shown(content: object) -> str:
    if content is MISSING:
        return "missing"
    if isinstance(content, dict):
        return "a table"
    if isinstance(content, list):
        return "a list"
    if isinstance(content, int) and abs(content) > 2**63:
        return "a huge number"
    text = json.dumps(content, ensure_ascii=False, default=str)
    return text if len(text) <= _LONGEST_SHOWN else f"{text[:_LONGEST_SHOWN]}…"


def _suggestion(name: str, known: list[str]) -> str:
    close = get_close_matches(name, known, n=1)
    return f"did you mean {close[0]}?" if close else f"known here are {', '.join(known)}"


def _span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low} to {high}"


def _plural(noun: str) -> str:
    return _PLURALS.get(noun, f"{noun}s")
