"""Names and lines are what they seem, in any language."""

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from pydantic import TypeAdapter, ValidationError

from gugong.server.tables.commands import MAX_CHAT_LENGTH, MAX_NAME_LENGTH, Name
from tests.server.support.message_strategies import unhurried
from tests.server.support.running_table import RunningTable, check_refused, refusal, with_running_table

UNSEEN = {
    "control": "a\x07b",
    "newline": "a\nb",
    "null": "a\x00b",
    "right-to-left": "a\u202eb",
    "isolate": "a\u2066b",
    "left-to-right mark": "\u200ea",
    "zero width": "a\u200bb",
    "joiner": "a\u200db",
    "soft hyphen": "a\u00adb",
    "line separator": "a\u2028b",
    "private": "a\ue000b",
    "tag": "a\U000e0041b",
    "only spaces": " \u00a0\u3000 ",
    "nothing": "",
    "blank letter": "\u3164",
    "blank braille": "\u2800",
    "blank jamo": "\u115f\u1160",
}


@pytest.mark.parametrize("text", UNSEEN.values(), ids=UNSEEN.keys())
def test_nobody_can_say_or_be_called_what_cannot_be_seen(text: str) -> None:
    async def test(running: RunningTable) -> None:
        assert await refusal(running, {"type": "say", "text": text, "name": "Eve"}) == "malformed"
        assert await refusal(running, {"type": "say", "text": "hi", "name": text}) == "malformed"
        response = await running.server.post("/api/tables", {"name": text})
        assert response.status_code == 422

    with_running_table(test)


@pytest.mark.parametrize("character", ["\u0958", "\U0001d160", "\ufb2c"])
def test_a_name_is_no_longer_for_being_written_otherwise(character: str) -> None:
    """One character of these is two or three when texts are brought into one form."""
    assert len(unicodedata.normalize("NFC", character)) > 1

    async def test(running: RunningTable) -> None:
        socket = await running.sit(None)
        socket.say({"type": "say", "name": character * MAX_NAME_LENGTH, "text": character * MAX_CHAT_LENGTH})
        answer = await socket.answer()
        if answer["type"] != "refused":
            (entry,) = answer["entries"]
            assert len(entry["name"]) <= MAX_NAME_LENGTH
            assert len(entry["text"]) <= MAX_CHAT_LENGTH

    with_running_table(test)


def test_texts_of_many_languages_are_fine() -> None:
    async def test(running: RunningTable) -> None:
        socket = await running.sit(None)
        for text in (
            "Gùgōng 故宮",
            "שלום",
            "مرحبا",
            "नमस्ते",
            "🎲 ok",
            "a<script>b",
            "{ $x }",
            "'; DROP TABLE entries; --",
        ):
            answer = await socket.ask({"type": "say", "name": text[:MAX_NAME_LENGTH], "text": text})
            assert answer["entries"][0]["text"] == unicodedata.normalize("NFC", text)

    with_running_table(test)


@pytest.mark.parametrize("language", ["", "..", "en/.", "./en", "xx", "\x00", "/", "en-GB", "é", "C", "a_b@c"])
def test_any_language_is_answered_in_one_that_there_is(language: str) -> None:
    async def test(running: RunningTable) -> None:
        socket = running.server.socket(running.made.id)
        answer = await socket.hello(language=language)
        if answer["type"] == "table":
            answer = await socket.ask({"type": "start"})
        assert socket.fault is None
        assert check_refused(answer) in ("begun", "hello-first")

    with_running_table(test)


@unhurried
@given(st.text(max_size=40))
@example("\u3164")
@example("a\u0301")
def test_names_are_what_they_seem(text: str) -> None:
    """Whatever is accepted as a name can be seen, is on one line and in one form."""
    try:
        found = TypeAdapter(Name).validate_python(text)
    except ValidationError:
        return
    assert 0 < len(found) <= MAX_NAME_LENGTH
    assert unicodedata.normalize("NFC", found) == found == found.strip()
    assert any(unicodedata.category(char)[0] in "LNPS" for char in found)
    assert not any(unicodedata.category(char) in ("Cc", "Cf", "Cs", "Co", "Zl", "Zp") for char in found)
