"""Messages as the page shows them, by id, so that tests do not depend on the wording."""

from typing import Any

from gugong.i18n.messages import catalogue


def words(message: str, language: str = "en", **args: Any) -> str:
    """A message as the page shows it, with these arguments: names and words as they are to be read."""
    messages = catalogue(language)
    pattern = messages[message].value
    assert pattern is not None, f"the message {message!r} has only attributes"
    value, faults = messages.format(pattern, args)
    assert not faults, f"{message!r} in {language!r}: {faults[0]}"
    return value
