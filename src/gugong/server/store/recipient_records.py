"""What the store holds about notifications: recipients, the seats that they watch, and messages on their way."""

from dataclasses import dataclass, field
from enum import StrEnum


class Channel(StrEnum):
    """How a message goes; the values are stored."""

    PUSH = "push"
    EMAIL = "email"


@dataclass(frozen=True, slots=True)
class PushSubscription:
    """Where a browser takes pushes, and the keys that they are encrypted with, as it gave them."""

    endpoint: str
    p256dh: str
    auth: str


@dataclass(frozen=True, slots=True)
class QuietHours:
    """From one minute of the day until before another, by the clocks of a time zone; they may go over midnight."""

    start: int
    end: int
    time_zone: str


@dataclass(frozen=True, slots=True)
class Recipient:
    """A browser that is told about its games; `id` is the hash of a key that it made."""

    id: str
    language: str
    push: PushSubscription | None = None
    email: str | None = None
    email_confirmed: bool = False
    email_asked: int = 0  # when the last mail was sent that asks whether the address is theirs
    quiet: QuietHours | None = None
    seen: int = 0  # when the browser last said that it wants to be told

    @property
    def channels(self) -> list[Channel]:
        """How this recipient can be told something now."""
        email = self.email is not None and self.email_confirmed
        return [*([Channel.PUSH] if self.push else []), *([Channel.EMAIL] if email else [])]


@dataclass(frozen=True, slots=True)
class WatchedSeat:
    """What a recipient knows about one table, and what they are to be told."""

    recipient: str
    table: str
    person: str  # the hash of the key of their seats
    told: dict[str, str] = field(default_factory=dict)  # by kind of notice, which one they have been told or have seen
    pending: str | None = None  # the notice that they are to be told
    due: int | None = None  # when the table has to be looked at again for them
    changed: int = 0


@dataclass(frozen=True, slots=True)
class OutgoingMessage:
    """A message on its way to a recipient; a newer one of the same tag takes its place."""

    id: str
    recipient: str
    channel: Channel
    tag: str
    content: dict[str, str]
    expires: int
    next_attempt: int
    attempts: int = 0
