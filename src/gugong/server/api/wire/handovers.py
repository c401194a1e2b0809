"""What one device leaves for another of the same person."""

from pydantic import Field

from .base import Wire


class HandoverMade(Wire):
    """The code by which another device takes over what was left."""

    code: str
    expires: int = Field(description="When it opens nothing any more, in milliseconds of the server's clock.")


class HandedGame(Wire):
    """What opens a table."""

    table: str
    key: str | None
    invite: str | None


class HandoverTaken(Wire):
    """What was left under a code."""

    games: list[HandedGame]
