"""What an operator can ask of a running server: one model for each act."""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

MAX_MINUTES = 60 * 24 * 365
MAX_LISTED = 10_000

TableName = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
Minutes = Annotated[int, Field(ge=1, le=MAX_MINUTES)]


class Act(BaseModel):
    """Base of all acts."""

    model_config = ConfigDict(extra="forbid", strict=True)


class ListTables(Act):
    """The newest tables: counts and times, no names."""

    act: Literal["tables"] = "tables"
    status: Literal["open", "running", "over", "expired"] | None = None
    limit: Annotated[int, Field(ge=1, le=MAX_LISTED)] = 100


class ListConnections(Act):
    """The sockets that are open at this process."""

    act: Literal["connections"] = "connections"


class CloseTable(Act):
    """End a table: it can be read, but nothing more happens there."""

    act: Literal["close"] = "close"
    table: TableName


class DeleteTable(Act):
    """Delete a table with its log, for ever."""

    act: Literal["delete"] = "delete"
    table: TableName


class ExpireTables(Act):
    """Let all tables expire that wait for their beginning and at which nothing has happened for so many minutes."""

    act: Literal["expire"] = "expire"
    minutes: Minutes


class MutePerson(Act):
    """Let a person (by their tag), an address or a network neither chat nor sit down nor make tables for a time."""

    act: Literal["mute"] = "mute"
    who: str
    minutes: Minutes


class Unmute(Act):
    """End a mute."""

    act: Literal["unmute"] = "unmute"
    who: str


class ListMutes(Act):
    """All mutes that have not ended."""

    act: Literal["mutes"] = "mutes"


class RenewInvitation(Act):
    """Make a new invitation to a private table; the old one opens nothing any more."""

    act: Literal["invite"] = "invite"
    table: TableName


class AnnounceRestart(Act):
    """Tell everybody that the server will be restarted in so many minutes; None takes that back."""

    act: Literal["announce"] = "announce"
    minutes: Annotated[int, Field(ge=0, le=MAX_MINUTES)] | None


class MakeBackup(Act):
    """Copy the database while the server runs; the copy follows the answer on the same connection.

    It is made at `made_at`, an absolute path; where the server may not write there, beside the database, unless it is
    to be `only_there`. Where a file lies there already, it stays, and there is no backup.
    """

    act: Literal["backup"] = "backup"
    made_at: str | None = None
    only_there: bool = False


AnyAct = Annotated[
    ListTables
    | ListConnections
    | CloseTable
    | DeleteTable
    | ExpireTables
    | MutePerson
    | Unmute
    | ListMutes
    | RenewInvitation
    | AnnounceRestart
    | MakeBackup,
    Field(discriminator="act"),
]
ACT: TypeAdapter[AnyAct] = TypeAdapter(AnyAct)
