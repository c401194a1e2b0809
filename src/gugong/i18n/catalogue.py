"""The messages of one language, each parsed when it is first used: parsing them all takes half a second."""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")  # to a message or a term, or the name of a function


class Catalogue:
    """All messages in a folder of Fluent files."""

    def __init__(self, language: str, folder: Path) -> None:
        """Read the files, without parsing them."""
        from fluent.runtime import FluentBundle

        self._bundle = FluentBundle([language], use_isolating=False)
        self._unparsed: dict[str, str] = {}
        for path in sorted(folder.glob("*.ftl")):
            self._unparsed.update(_entries(path.read_text(encoding="utf-8")))
        self._ids = frozenset(self._unparsed)

    def __contains__(self, name: str) -> bool:
        """Whether there is a message of this name."""
        return name in self._ids

    def __getitem__(self, name: str) -> Any:
        """A message with its `value` and `attributes`; raises LookupError."""
        if name in self._unparsed:
            self._parse(name)
        return self._bundle.get_message(name)

    def format(self, pattern: Any, args: Mapping[str, Any]) -> tuple[str, list[Exception]]:
        """A pattern of a message with arguments put in, and what went wrong."""
        value, errors = self._bundle.format_pattern(pattern, dict(args))
        return str(value), errors

    def _parse(self, name: str) -> None:
        """Parse an entry and all that it refers to."""
        from fluent.runtime import FluentResource

        waiting, sources = [name], []
        while waiting:
            source = self._unparsed.pop(waiting.pop(), None)
            if source is not None:
                sources.append(source)
                waiting.extend(_REFERENCE.findall(source))
        self._bundle.add_resource(FluentResource("\n".join(sources)))


def _entries(text: str) -> Iterator[tuple[str, str]]:
    """The names of messages and terms in a Fluent file with their sources."""
    found = list(_ENTRY.finditer(text))
    ends = [entry.start() for entry in found[1:]] + [len(text)]
    for entry, end in zip(found, ends, strict=True):
        yield entry[1], text[entry.start() : end]
