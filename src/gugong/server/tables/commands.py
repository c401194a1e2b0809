"""The commands that a client can send to a table: the same models over sockets and HTTP."""

from functools import partial
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

from ...box.record import PLAYERS
from ...rules.core.actions import ACTION_COUNT
from ..names import checked_name, checked_text
from .keys import MAX_KEY_LENGTH, MIN_KEY_LENGTH

MAX_NAME_LENGTH = 24
MAX_CHAT_LENGTH = 500
MAX_SPEC_LENGTH = 40
MAX_ID_LENGTH = 64
MAX_ENTRIES = 2**31 - 1  # as databases count them
MAX_SEATS = PLAYERS

Name = Annotated[
    str,
    StringConstraints(min_length=1, max_length=MAX_NAME_LENGTH, strip_whitespace=True),
    AfterValidator(partial(checked_name, most=MAX_NAME_LENGTH)),
]
ChatText = Annotated[
    str,
    StringConstraints(min_length=1, max_length=MAX_CHAT_LENGTH, strip_whitespace=True),
    AfterValidator(partial(checked_text, most=MAX_CHAT_LENGTH)),
]
CommandId = Annotated[str, StringConstraints(min_length=1, max_length=MAX_ID_LENGTH, pattern=r"^[A-Za-z0-9_.:-]+$")]
OwnKey = Annotated[
    str, StringConstraints(min_length=MIN_KEY_LENGTH, max_length=MAX_KEY_LENGTH, pattern=r"^[A-Za-z0-9_-]+$")
]
Key = Annotated[str, StringConstraints(min_length=1, max_length=MAX_KEY_LENGTH)]
SeatNumber = Annotated[int, Field(ge=0, lt=MAX_SEATS)]
At = Annotated[int, Field(ge=0, le=MAX_ENTRIES, description="The number of the action that this answers (`at`).")]


class Command(BaseModel):
    """Base of all commands; `id` is an idempotency key: repeating a command with a key and id changes nothing."""

    model_config = ConfigDict(extra="forbid", strict=True)
    id: CommandId | None = Field(None, description="Yours, unlike any other of yours at this table.")


class Move(Command):
    """Choose one of the options of your decision."""

    type: Literal["move"] = "move"
    at: At
    action: Annotated[int, Field(ge=0, lt=ACTION_COUNT, description="The id of a legal option.")]


class Undo(Command):
    """Take back to a moment, or (without one) your last choice. Beyond a barrier the others are asked."""

    type: Literal["undo"] = "undo"
    at: At
    to: Annotated[int, Field(ge=0, le=MAX_ENTRIES)] | None = Field(None, description="How many actions are to stay.")


class Redo(Command):
    """Do again what was taken back last."""

    type: Literal["redo"] = "redo"
    at: At


class Answer(Command):
    """Agree or not that moves are taken back."""

    type: Literal["answer"] = "answer"
    at: At
    yes: bool


class Vote(Command):
    """Vote that a bot plays for somebody who has not moved for long, whether they are there or not."""

    type: Literal["vote"] = "vote"
    seat: SeatNumber


class Return(Command):
    """Take your seats back from the bot that plays for you."""

    type: Literal["return"] = "return"


class Say(Command):
    """Chat. Spectators say who they are."""

    type: Literal["say"] = "say"
    text: ChatText
    name: Name | None = None


class SpectatorChat(Command):
    """Switch the chat of spectators off or on; whoever leads the table does it."""

    type: Literal["spectator-chat"] = "spectator-chat"
    on: bool


class Sit(Command):
    """Sit down, or take a further seat at the same screen; without a number the first free seat."""

    type: Literal["sit"] = "sit"
    name: Name
    seat: SeatNumber | None = None
    key: OwnKey | None = Field(None, description="A new random one of yours; without it you are given one.")


class SeatBot(Command):
    """Put a bot on a free seat: a level, or the name of a bot that is installed."""

    type: Literal["bot"] = "bot"
    level: Annotated[str, StringConstraints(min_length=1, max_length=MAX_SPEC_LENGTH)]
    seat: SeatNumber | None = None


class Leave(Command):
    """Get up; before the start whoever leads the table can clear any seat. In a running game a bot goes on."""

    type: Literal["leave"] = "leave"
    seat: SeatNumber | None = Field(None, description="Only this seat; without it, all of yours.")


class Start(Command):
    """Begin the game. A rematch waits for its people, unless it is begun without those who are not here."""

    type: Literal["start"] = "start"
    without_absent: bool = False


class Rematch(Command):
    """After the end: a new table with the same people, bots and options; the same keys open it."""

    type: Literal["rematch"] = "rematch"


COMMANDS = (Move, Undo, Redo, Answer, Vote, Return, Say, SpectatorChat, Sit, SeatBot, Leave, Start, Rematch)
AnyCommand = Annotated[
    Move | Undo | Redo | Answer | Vote | Return | Say | SpectatorChat | Sit | SeatBot | Leave | Start | Rematch,
    Field(discriminator="type"),
]
COMMAND: TypeAdapter[AnyCommand] = TypeAdapter(AnyCommand)
