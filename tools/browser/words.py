"""Messages as the page shows them, by id, so that tests do not depend on the wording."""

from typing import Any

from gugong.i18n.messages import text


def words(message: str, language: str = "en", **args: Any) -> str:
    """A message as the page shows it."""
    return text(language, message, args)
