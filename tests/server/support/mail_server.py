"""A mail server of our own on this machine, that answers as a test wishes."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

from aiosmtpd.smtp import SMTP, Envelope, Session

from gugong.server.settings import Mail


class MailServer:
    """Takes mails. `answers_to_address` and `answers_to_mail` are what it says next to RCPT and DATA, else 250."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.attempts = 0
        self.answers_to_address: list[str] = []
        self.answers_to_mail: list[str] = []
        self.port = 0

    @property
    def settings(self) -> Mail:
        """How a server sends mails here."""
        return Mail("127.0.0.1", self.port, "none", "gugong@example.org")

    async def handle_RCPT(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        """Somebody wants to send to an address."""
        self.attempts += 1
        envelope.rcpt_tos.append(address)
        return self.answers_to_address.pop(0) if self.answers_to_address else "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        """A mail arrives."""
        answer = self.answers_to_mail.pop(0) if self.answers_to_mail else "250 OK"
        if answer.startswith("250"):
            content: Any = envelope.content
            mail = message_from_bytes(content, policy=default)
            assert isinstance(mail, EmailMessage)
            assert envelope.rcpt_tos == [mail["To"]]
            self.mails.append(mail)
        return answer


@contextlib.asynccontextmanager
async def mail_server(**options: Any) -> AsyncIterator[MailServer]:
    """A mail server until the block ends; options as of aiosmtpd."""
    found = MailServer()
    loop = asyncio.get_running_loop()
    listening = await loop.create_server(lambda: SMTP(found, enable_SMTPUTF8=True, **options), "127.0.0.1", 0)
    found.port = listening.sockets[0].getsockname()[1]
    try:
        yield found
    finally:
        listening.close()
        await listening.wait_closed()
