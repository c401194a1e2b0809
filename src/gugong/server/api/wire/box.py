"""A box as it is sent: the figures that a game is played with."""

from typing import Any

from pydantic import Field

from .base import Wire


class BoxNote(Wire):
    """How sure a figure is: stated by a rulebook, derived from that, or reconstructed."""

    file: str = Field(description="The part of the box, such as `board`.")
    key: str | None = Field(description="The figure, such as `side_a.palace_vp`; null for what stands above several.")
    text: str = Field(description="In English, as whoever wrote the figure explains it.")


class BoxFigures(Wire):
    """All figures of a box, as the tables of its five files."""

    name: str
    fingerprint: str
    board: dict[str, Any]
    cards: dict[str, Any]
    decrees: dict[str, Any]
    tokens: dict[str, Any]
    automa: dict[str, Any]
    notes: list[BoxNote] = Field(description="Where the figures come from; of the standard box only.")
