"""The game at one moment, its film, and what a search thinks of it."""

from pydantic import Field

from .base import Wire
from .view import OwnCards, ViewChange, ViewNow
from .vocabulary import DecisionNow, GameEvent


class Look(Wire):
    """A game at an earlier moment."""

    moment: int
    last: int
    view: ViewNow
    own: dict[str, OwnCards]
    decision: DecisionNow | None


class FilmStep(Wire):
    """One action: what happened, and what each event and then the rest of it changed in your view."""

    moment: int = Field(description="How many actions have led here after this one.")
    seat: int
    events: list[GameEvent]
    change: ViewChange


class Film(Wire):
    """A stretch of a game: how it began, and what each action that stands changed, event by event."""

    moment: int
    last: int
    view: ViewNow
    own: dict[str, OwnCards]
    steps: list[FilmStep]


class OptionChances(Wire):
    """What a search found out about an option, for the seat that decides."""

    id: int
    share: float = Field(description="Of the games that were imagined, 0 to 1: the search goes where it is good.")
    win: float = Field(description="The estimated chance to win, 0 to 1.")
    vp: float = Field(description="The expected score.")
    visits: int


class Chances(Wire):
    """What a decision is worth to the seat that decides, and each legal option, the best first."""

    moment: int
    seat: int
    visits: int
    win: float
    vp: float
    options: list[OptionChances]
