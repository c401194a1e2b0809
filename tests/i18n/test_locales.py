"""Every language says everything that English says: the same messages, attributes and arguments, in right plurals."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

from gugong.i18n.messages import CARD_ARGUMENTS, FALLBACK, LOCALES, NAMED, languages

# The plural categories of whole numbers, beside `other` (Unicode CLDR).
PLURALS = {"de": {"one"}, "en": {"one"}, "fr": {"one"}, "nl": {"one"}, "pl": {"one", "few", "many"}, "tr": {"one"}}
KEYED = {*NAMED, *CARD_ARGUMENTS}
PART = "part-"
READER = "you"  # whether the reader is meant: a language may bend any word by it, or none
SUBJECTS = sorted(path.name for path in (LOCALES / FALLBACK).glob("*.ftl"))
TRANSLATIONS = [name for name in languages() if name != FALLBACK]


class Arguments(visitor.Visitor):
    """The arguments that a pattern uses, also in parts of sentences, and the other messages it refers to."""

    def __init__(self, parts: dict[str, ast.Pattern]) -> None:
        self.found: set[str] = set()
        self.parts = parts

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        # A word of the box comes with its key, to select by where a language bends its words.
        name = node.id.name.removesuffix("-key")
        if name != READER:
            self.found.add(f"${name if name in KEYED else node.id.name}")

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        if node.id.name in self.parts:
            self.visit(self.parts[node.id.name])
        else:
            self.found.add(node.id.name)


class Selectors(visitor.Visitor):
    """The keys of each selection that goes by plurals."""

    def __init__(self) -> None:
        self.found: list[set[str]] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {v.key.name for v in node.variants if isinstance(v.key, ast.Identifier)}
        if keys & {"zero", "one", "two", "few", "many"}:
            self.found.append(keys)
        self.generic_visit(node)


@cache
def patterns(path: Path) -> list[tuple[str, ast.Pattern]]:
    """The patterns of a file, parsed once for all tests."""
    return list(_parsed(path))


def _parsed(path: Path) -> Iterator[tuple[str, ast.Pattern]]:
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.annotations[0].message}\n{entry.content}"
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name, entry.value
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def arguments(path: Path) -> dict[str, set[str]]:
    """The arguments of each message but the parts of sentences, which each language has as it needs them."""
    found: dict[str, set[str]] = {}
    parts = {name: pattern for name, pattern in patterns(path) if name.startswith(PART)}
    for name, pattern in patterns(path):
        seen = Arguments(parts)
        seen.visit(pattern)
        assert name not in found, f"{path}: {name} stands there twice"
        found[name] = seen.found
    return {name: args for name, args in found.items() if name not in parts}


def test_all_six_languages_are_there() -> None:
    assert languages() == sorted(PLURALS)


@pytest.mark.parametrize("subject", SUBJECTS)
@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_language_says_what_english_says(language: str, subject: str) -> None:
    assert arguments(LOCALES / language / subject) == arguments(LOCALES / FALLBACK / subject)


@pytest.mark.parametrize("language", languages())
def test_plurals_are_those_of_the_language(language: str) -> None:
    allowed = {*PLURALS[language], "other"}
    for path in sorted((LOCALES / language).glob("*.ftl")):
        for name, pattern in patterns(path):
            seen = Selectors()
            seen.visit(pattern)
            for keys in seen.found:
                plural = keys & {"zero", "one", "two", "few", "many", "other"}
                assert plural <= allowed, f"{path.name}: {name} has {plural - allowed}"
                assert plural >= PLURALS[language], f"{path.name}: {name} lacks {PLURALS[language] - plural}"


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_subject_is_left_over(language: str) -> None:
    assert sorted(path.name for path in (LOCALES / language).glob("*.ftl")) == SUBJECTS
