"""Whole messages and answers."""

from typing import Literal

from pydantic import Field

from .base import Wire
from .table import ChatLine, EntryTold, TableNow, You
from .view import OwnCards, ViewNow
from .vocabulary import DecisionNow


class Refusal(Wire):
    """Why something was not done; nothing has changed."""

    code: str = Field(description="For programs, such as `late` or `illegal`.")
    message: str = Field(description="For people: what was wrong and what would be right.")


class Counts(Wire):
    """Where a table is: its last entry, the number that your next move answers, and how many actions led here."""

    number: int
    at: int
    moment: int


class Private(Counts):
    """What you may know beyond what all see, apart from cards."""

    decision: DecisionNow | None
    undo: Literal["free", "ask"] | None
    redo: bool
    vote_from: int | None = Field(
        description="When you may vote for a bot in the deciding seat, even if its owner is here (server's time)."
    )


class TableMessage(Private):
    """The whole table as you may see it. `own` is by seat."""

    type: Literal["table"]
    you: You
    table: TableNow
    view: ViewNow | None
    own: dict[str, OwnCards]
    here: list[int] = Field(description="The seats whose owners look at the table now.")
    chat: list[ChatLine]
    entries: list[EntryTold] = Field(description="Those after the number that you asked for.")


class NewsMessage(Private):
    """What is new. Put the `change` of each event, then that of its entry, into your view; then `view` and `own`."""

    type: Literal["news"]
    entries: list[EntryTold]
    view: ViewNow | None = Field(None, description="If it is there, your view is this from now on.")
    own: dict[str, OwnCards] | None = Field(None, description="If it is there, these are all cards that you see.")
    table: TableNow | None = None
    you: You | None = None
    done: str | None = Field(None, description="The id of your command that this answers.")


class HereMessage(Wire):
    """Somebody came or went: the seats whose owners look at the table now."""

    type: Literal["here"]
    here: list[int]


class DoneMessage(Wire):
    """Your command was done before; nothing has changed."""

    type: Literal["done"]
    id: str | None
    number: int
    at: int


class RefusedMessage(Refusal):
    """Your command was not done."""

    type: Literal["refused"]
    id: str | None


class KeyMessage(Wire):
    """The key of the seat that you took; keep it, nobody can tell it to you again."""

    type: Literal["key"]
    key: str


class RestartMessage(Wire):
    """The server will be restarted at a time, in milliseconds; None: not any more."""

    type: Literal["restart"]
    at: int | None


class PongMessage(Wire):
    """Somebody is there."""

    type: Literal["pong"]


class Done(Counts):
    """Done; or, if `repeated`, done before."""

    repeated: bool
    key: str | None = Field(None, description="The key of your seat; keep it, nobody can tell it to you again.")
    rematch: str | None = Field(None, description="The table of the rematch; your key opens it.")


class Made(Wire):
    """A new table, and the keys to it; keep them, nobody can tell them to you again."""

    table: str
    key: str
    invite: str | None = None


class Offers(Wire):
    """What a table can be made of, and what a page has to know of the server."""

    levels: list[str]
    bots: list[str]
    boxes: list[str]
    languages: list[str]
    actions: int = Field(description="How many numbered actions the game has.")
    build: str | None = Field(description="Which build of the page is served now; a page of another one is old.")
    now: int = Field(description="The time that clocks go by, in milliseconds.")
    restart: int | None = Field(description="When the server will be restarted, if that is announced.")


class Health(Wire):
    """Whether the server works, and which part of it does not."""

    status: Literal["ok", "degraded", "failing"] = Field(
        description="Degraded: something that was stored cannot be read, and all else goes on."
    )
    parts: dict[str, str] = Field(description="process, scheduler and store, each ok or what is wrong with it.")
