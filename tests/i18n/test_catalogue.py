"""Messages are parsed one by one, when they are first used: they are the same as if whole files were parsed."""

from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from gugong.i18n.catalogue import Catalogue
from gugong.i18n.messages import LOCALES, languages


@pytest.mark.parametrize("language", languages())
def test_it_has_every_message_with_all_that_it_refers_to(language: str) -> None:
    whole = FluentBundle([language], use_isolating=False)
    names = []
    for path in sorted((LOCALES / language).glob("*.ftl")):
        resource = FluentResource(path.read_text(encoding="utf-8"))
        whole.add_resource(resource)
        names += [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
    assert names
    messages = Catalogue(language, LOCALES / language)
    for name in names:
        assert name in messages
        expected, found = whole.get_message(name), messages[name]
        assert found.attributes.keys() == expected.attributes.keys()
        patterns = {key: (value, found.attributes[key]) for key, value in expected.attributes.items()}
        if expected.value:
            patterns["value"] = (expected.value, found.value)
        for one, other in patterns.values():
            assert messages.format(other, {})[0] == whole.format_pattern(one, {})[0]


def test_terms_and_messages_of_other_files_are_found(tmp_path: Path) -> None:
    (tmp_path / "a.ftl").write_text("# a comment\nfirst = { -term } and { second.title }\n\n-term = a word\n")
    (tmp_path / "b.ftl").write_text(
        "second =\n    .title = { $count ->\n        [one] one\n       *[other] { third }\n    }\nthird = many\n"
    )
    messages = Catalogue("en", tmp_path)
    assert messages.format(messages["first"].value, {"count": 2}) == ("a word and many", [])
    assert "second" in messages
    assert "fourth" not in messages
    with pytest.raises(LookupError):
        messages["fourth"]
