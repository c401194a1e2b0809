"""Sends the queued messages, a few at a time, and tries again what failed."""

import asyncio
import logging
from collections.abc import Callable

import orjson

from ..metrics import METRICS
from ..store.recipient_records import Channel, OutgoingMessage, Recipient
from ..store.recipient_store import RecipientStore
from .delivery import MAX_ATTEMPTS, Delivery, Outcome, backoff_ms
from .links import MailLinks
from .mail_sender import MailSender
from .message_texts import CONFIRM_TAG, mail_words
from .quiet_hours import quiet_until
from .web_push import WebPush

log = logging.getLogger("gugong.server.notifications")
AT_ONCE = 8
LEASE_MS = 120_000  # so long no other process takes a message that is being sent; longer than any attempt takes
LATE = "late"  # outcome of a message that nobody needs any more


class Dispatcher:
    """Takes messages from the store, sends them, and notes how that ended.

    A message is taken from the queue only when it was sent: if the server dies in between it is sent again, and takes
    the place of the first at its receiver.
    """

    def __init__(
        self,
        store: RecipientStore,
        now: Callable[[], int],
        push: WebPush | None,
        mail: MailSender | None,
        links: MailLinks | None,
    ) -> None:
        """`push` and `mail` are None where the server does not offer them."""
        self._store, self._now = store, now
        self._push, self._mail, self._links = push, mail, links

    async def run_once(self) -> bool:
        """Send what is due; whether there was something. May raise StoreError."""
        now = self._now()
        claimed = await self._store.claim_messages(now, now + LEASE_MS, AT_ONCE)
        await asyncio.gather(*(self._send(message, recipient) for message, recipient in claimed))
        return bool(claimed)

    async def close(self) -> None:
        """Close all connections."""
        if self._push is not None:
            await self._push.close()

    async def _send(self, message: OutgoingMessage, recipient: Recipient) -> None:
        if message.expires <= self._now():
            self._count(message, LATE)
            await self._store.remove(message)
            return
        quiet = None if message.tag == CONFIRM_TAG else quiet_until(recipient.quiet, self._now())
        if quiet is not None:
            await self._store.hold(message, quiet)
            return
        try:
            delivery = await self._attempt(message, recipient)
        except Exception as fault:  # counted as an attempt, so that it ends
            log.warning("an attempt to notify failed", extra={"fault": type(fault).__name__})
            delivery = Delivery(Outcome.RETRY)
        self._count(message, delivery.outcome)
        again = self._now() + backoff_ms(message.attempts + 1, delivery.retry_after)
        if delivery.outcome is Outcome.RETRY and message.attempts + 1 < MAX_ATTEMPTS and again < message.expires:
            await self._store.postpone(message, again)
            return
        if delivery.outcome is not Outcome.SENT:
            log.warning("a notification was not delivered", extra={"channel": str(message.channel)})
        await self._store.remove(message)
        if delivery.outcome is Outcome.GONE:
            await self._drop(message.channel, recipient)

    async def _attempt(self, message: OutgoingMessage, recipient: Recipient) -> Delivery:
        if message.channel is Channel.PUSH and self._push is not None and recipient.push is not None:
            content = dict(message.content)
            urgent = content.pop("urgency") == "high"
            ttl = (message.expires - self._now()) // 1000
            return await self._push.send(
                recipient.push, orjson.dumps(content), ttl=ttl, topic=message.tag, urgent=urgent
            )
        wanted = recipient.email_confirmed or message.tag == CONFIRM_TAG
        if message.channel is Channel.EMAIL and self._mail and self._links and recipient.email and wanted:
            subject, body = mail_words(recipient, message.content, self._links)
            return await self._mail.send(recipient.email, subject, body, self._links.unsubscribe(recipient))
        return Delivery(Outcome.REFUSED)  # it was switched off, or the address changed, meanwhile

    async def _drop(self, channel: Channel, recipient: Recipient) -> None:
        if channel is Channel.PUSH and recipient.push is not None:
            await self._store.drop_push(recipient.id, recipient.push.endpoint)
        elif recipient.email is not None:
            await self._store.drop_email(recipient.id, recipient.email)

    @staticmethod
    def _count(message: OutgoingMessage, outcome: str) -> None:
        METRICS.notifications.labels(str(message.channel), str(outcome)).inc()
