"""What browsers ask for: to be told about their games, how, and when not."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Literal

from cachetools import LRUCache
from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from ...i18n.messages import FALLBACK, languages
from ..addresses import network_of
from ..errors import Refused
from ..limits import TokenBucket
from ..store.recipient_records import Channel, OutgoingMessage, PushSubscription, QuietHours, Recipient
from ..store.recipient_store import KEEP_UNCONFIRMED_MS, RecipientStore
from ..tables.commands import Key
from ..tables.keys import hashed, is_id, new_id
from .endpoint_guard import is_allowed_endpoint
from .links import CONFIRM, UNSUBSCRIBE, MailLinks
from .mail_sender import MAX_ADDRESS_LENGTH, is_address
from .message_texts import CONFIRM_TAG
from .quiet_hours import is_time_zone
from .web_push import are_browser_keys

MAX_SEATS_PER_REQUEST = 100
MAX_BUCKETS = 10_000
CONFIRMATIONS_A_DAY = 3  # mails that ask the owner of one address
CONFIRMATIONS_AN_HOUR = 10  # that are caused from one network address
_DAY_SECONDS, _HOUR_SECONDS = 24 * 3600, 3600
_TIME = re.compile(r"([01][0-9]|2[0-3]):([0-5][0-9])")

TimeOfDay = Annotated[str, StringConstraints(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$")]
KeyText = Annotated[str, StringConstraints(min_length=1, max_length=128, pattern=r"^[A-Za-z0-9_-]+={0,2}$")]


class PushWish(BaseModel):
    """A subscription, as the browser's push manager made it with the server's public key."""

    model_config = ConfigDict(extra="forbid", strict=True)
    endpoint: Annotated[str, StringConstraints(min_length=1, max_length=1024)]
    p256dh: KeyText
    auth: KeyText


class QuietWish(BaseModel):
    """Quiet hours, by the clocks of a time zone; they may go over midnight."""

    model_config = ConfigDict(extra="forbid", strict=True)
    start: TimeOfDay = Field(description="As 22:00.")
    end: TimeOfDay
    zone: Annotated[str, StringConstraints(min_length=1, max_length=64)] = Field(description="As Europe/Paris.")


class SeatWish(BaseModel):
    """Your seats at a table, by their key."""

    model_config = ConfigDict(extra="forbid", strict=True)
    table: Annotated[str, StringConstraints(min_length=1, max_length=32, pattern=r"^[A-Za-z0-9_-]+$")]
    key: Key


class NotificationWish(BaseModel):
    """How you wish to be told about your games. Seats are added to those that you are told about already."""

    model_config = ConfigDict(extra="forbid", strict=True)
    language: Annotated[str, StringConstraints(max_length=8)] = FALLBACK
    push: PushWish | None = None
    email: Annotated[str, StringConstraints(min_length=1, max_length=MAX_ADDRESS_LENGTH)] | None = None
    quiet: QuietWish | None = None
    seats: Annotated[list[SeatWish], Field(max_length=MAX_SEATS_PER_REQUEST)] = Field(default_factory=list)


EmailState = Literal["asked", "confirmed"]


@dataclass(frozen=True)
class Offer:
    """What the server offers, and what a browser has asked for."""

    push_key: str | None
    email: bool
    mine: Recipient | None = None

    def as_json(self) -> dict[str, object]:
        """As clients are sent it; the endpoint stays here."""
        mine = self.mine
        email: EmailState = "confirmed" if mine is not None and mine.email_confirmed else "asked"
        return {
            "push_key": self.push_key,
            "email": self.email,
            "mine": None
            if mine is None
            else {"push": mine.push is not None, "email": None if mine.email is None else email},
        }


class Subscriptions:
    """Checks and stores what browsers ask for; each is known by the hash of a key that it made."""

    def __init__(
        self,
        store: RecipientStore,
        now: Callable[[], int],
        push_key: str | None,
        links: MailLinks | None,
        allow_private: bool,
    ) -> None:
        """`push_key` is None where there are no pushes, `links` where there is no e-mail."""
        self._store, self._now = store, now
        self._push_key, self._links, self._allow_private = push_key, links, allow_private
        self._buckets: LRUCache[str, TokenBucket] = LRUCache(MAX_BUCKETS)

    async def offer(self, key: str | None) -> Offer:
        """What there is, and for whoever has a key, what they asked for."""
        mine = None if key is None else await self._store.find(hashed(key))
        return Offer(self._push_key, self._links is not None, mine)

    async def save(self, key: str, wish: NotificationWish, address: str) -> Offer:
        """Store a wish in place of the last one of this key; `address` is the client's. Raises Refused."""
        before = await self._store.find(hashed(key))
        email = self._email(wish)
        same = before is not None and before.email == email
        recipient = Recipient(
            hashed(key),
            wish.language if wish.language in languages() else FALLBACK,
            self._push(wish),
            email,
            email_confirmed=before is not None and same and before.email_confirmed,
            email_asked=before.email_asked if before is not None and same else self._now() if email else 0,
            quiet=_quiet(wish),
            seen=self._now(),
        )
        if recipient.push is None and recipient.email is None:
            raise Refused("no-channel", 422)
        if email is not None and not same:
            self._allow_confirmation(email, address)
        await self._store.save(recipient, {seat.table: hashed(seat.key) for seat in wish.seats}.items())
        if email is not None and not same:
            await self._ask_owner(recipient)
        return Offer(self._push_key, self._links is not None, recipient)

    async def delete(self, key: str) -> None:
        """Forget all about a browser."""
        await self._store.delete(hashed(key))

    async def delete_seat(self, key: str, table: str) -> None:
        """Tell a browser nothing more about a table."""
        if is_id(table):
            await self._store.unwatch(hashed(key), table)

    async def check_link(self, purpose: str, who: str, token: str) -> Recipient | None:
        """The recipient that a link of a mail is for; None if it is not valid, or not any more."""
        recipient = await self._store.find(who)
        if recipient is None or recipient.email is None or self._links is None:
            return None
        return recipient if self._links.is_valid(purpose, recipient, token) else None

    async def follow_link(self, purpose: str, who: str, token: str) -> Recipient | None:
        """Do what a link of a mail is for; its recipient, or None if it is not valid."""
        recipient = await self.check_link(purpose, who, token)
        if recipient is None or recipient.email is None:
            return None
        if purpose == CONFIRM:
            await self._store.confirm_email(recipient.id, recipient.email)
        elif purpose == UNSUBSCRIBE:
            await self._store.drop_email(recipient.id, recipient.email)
        return recipient

    def _push(self, wish: NotificationWish) -> PushSubscription | None:
        push = wish.push
        if push is None:
            return None
        if self._push_key is None:
            raise Refused("no-push", 422)
        if not is_allowed_endpoint(push.endpoint, self._allow_private) or not are_browser_keys(push.p256dh, push.auth):
            raise Refused("bad-subscription", 422)
        return PushSubscription(push.endpoint, push.p256dh, push.auth)

    def _email(self, wish: NotificationWish) -> str | None:
        if wish.email is None:
            return None
        if self._links is None:
            raise Refused("no-email", 422)
        if not is_address(wish.email):
            raise Refused("bad-email", 422)
        return wish.email

    def _allow_confirmation(self, email: str, address: str) -> None:
        """Count a mail that asks the owner of an address; raises Refused if there were too many."""
        by_client = self._buckets.setdefault(
            f"from {network_of(address)}", TokenBucket(CONFIRMATIONS_AN_HOUR / _HOUR_SECONDS, CONFIRMATIONS_AN_HOUR)
        )
        to_owner = self._buckets.setdefault(
            f"to {hashed(email.lower())}", TokenBucket(CONFIRMATIONS_A_DAY / _DAY_SECONDS, CONFIRMATIONS_A_DAY)
        )
        now = self._now() / 1000
        if not by_client.take(now) or not to_owner.take(now):
            raise Refused("too-many-mails", 429)

    async def _ask_owner(self, recipient: Recipient) -> None:
        now = self._now()
        content = {"tag": CONFIRM_TAG}
        expires = now + KEEP_UNCONFIRMED_MS
        await self._store.queue(
            OutgoingMessage(new_id(), recipient.id, Channel.EMAIL, CONFIRM_TAG, content, expires, now)
        )


def _quiet(wish: NotificationWish) -> QuietHours | None:
    if wish.quiet is None:
        return None
    if not is_time_zone(wish.quiet.zone):
        raise Refused("no-time-zone", 422)
    return QuietHours(_minutes(wish.quiet.start), _minutes(wish.quiet.end), wish.quiet.zone)


def _minutes(time: str) -> int:
    """A time of day as minutes since midnight."""
    found = _TIME.fullmatch(time)
    assert found is not None
    return int(found[1]) * 60 + int(found[2])
