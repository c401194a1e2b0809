"""Refusals: errors that a client caused, with a code for programs and a sentence for people."""

from typing import Any

from ..errors import GugongError
from ..game.decision import Option
from ..i18n.messages import text


class Refused(GugongError):
    """A request or command that is not executed; nothing has changed."""

    def __init__(self, code: str, status: int = 409, **args: Any) -> None:
        """The code (its sentence is the message `refused-<code>`), the HTTP status, and the message's arguments."""
        self.code, self.status, self.args_of_text = code, status, args
        super().__init__(code)

    def sentence(self, language: str = "en") -> str:
        """The sentence in a language: what was wrong and what would be right."""
        args = {
            name: value.reason_text(language) if isinstance(value, Option) else value
            for name, value in self.args_of_text.items()
        }
        return text(language, f"refused-{self.code}", args)

    def as_json(self, language: str = "en") -> dict[str, Any]:
        """As clients are sent it."""
        return {"code": self.code, "message": self.sentence(language)}


def no_such_table() -> Refused:
    """The same refusal for an unknown table, a wrong key and a missing invitation, so that none reveals anything."""
    return Refused("no-table", 404)
