"""E-mail by SMTP, in a thread: the server of the operator is asked to deliver it."""

import asyncio
import re
import smtplib
import ssl
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, localtime, make_msgid

from ..settings import Mail
from .delivery import Delivery, Outcome

TIMEOUT_SECONDS = 20.0
MAX_ADDRESS_LENGTH = 254
# The usual form of addresses. Quoted names, comments and addresses in brackets are allowed by the standard and used by
# nobody; without them nothing in an address can be taken for something else in a header.
_ADDRESS = re.compile(
    r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
    r"@([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z][A-Za-z0-9-]{0,61}[A-Za-z0-9]"
)

_NO_MAILBOX = (550, 551, 553)
_NOT_ALLOWED = re.compile(
    rb"(^|\s)5\.7\."
)  # the codes of RFC 3463 about policy: relaying, a missing login, a block list

# Longer lines than usual: a header that is folded would have its link encoded, which no mail program reads.
_POLICY = SMTP.clone(max_line_length=998)


def is_address(text: str) -> bool:
    """Whether a text has the form of an e-mail address."""
    return len(text) <= MAX_ADDRESS_LENGTH and _ADDRESS.fullmatch(text) is not None


def new_mail(sender: str, to: str, subject: str, body: str, unsubscribe: str) -> EmailMessage:
    """A mail; ValueError if a header would have more than one line."""
    mail = EmailMessage(policy=_POLICY)
    mail["From"], mail["To"], mail["Subject"] = sender, to, subject
    mail["Date"] = format_datetime(localtime())
    mail["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2].rstrip(">"))
    mail["Auto-Submitted"] = "auto-generated"
    mail["List-Unsubscribe"] = f"<{unsubscribe}>"
    mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    mail.set_content(body)
    return mail


def _is_no_mailbox(code: int, text: bytes) -> bool:
    """Whether a mail server says of an address that it does not exist, and not that we may not send to it."""
    return code in _NO_MAILBOX and _NOT_ALLOWED.search(text) is None


class MailSender:
    """Sends mails one after another."""

    def __init__(self, settings: Mail) -> None:
        """By the operator's mail server."""
        self._settings = settings
        self._one_at_a_time = asyncio.Lock()

    async def send(self, to: str, subject: str, body: str, unsubscribe: str) -> Delivery:
        """Send a mail to one address; whoever opens or posts to `unsubscribe` gets no more."""
        if not is_address(to):
            return Delivery(Outcome.GONE)
        try:
            mail = new_mail(self._settings.sender, to, subject, body, unsubscribe)
        except ValueError:
            return Delivery(Outcome.REFUSED)
        async with self._one_at_a_time:
            return Delivery(await asyncio.to_thread(self._send, mail, to))

    def _send(self, mail: EmailMessage, to: str) -> Outcome:
        try:
            with self._connect() as server:
                server.send_message(mail, self._settings.sender, [to])
        except smtplib.SMTPRecipientsRefused as fault:
            return Outcome.GONE if all(_is_no_mailbox(*reply) for reply in fault.recipients.values()) else Outcome.RETRY
        except smtplib.SMTPDataError as fault:
            return Outcome.REFUSED if fault.smtp_code >= 500 else Outcome.RETRY
        except (smtplib.SMTPException, OSError, ValueError):
            # Not the fault of whoever should get it, whatever the code: the connection, the login (also one that is not
            # ASCII) or the sender.
            return Outcome.RETRY
        return Outcome.SENT

    def _connect(self) -> smtplib.SMTP:
        chosen = self._settings
        if chosen.security == "tls":
            context = ssl.create_default_context()
            server: smtplib.SMTP = smtplib.SMTP_SSL(chosen.host, chosen.port, timeout=TIMEOUT_SECONDS, context=context)
        else:
            server = smtplib.SMTP(chosen.host, chosen.port, timeout=TIMEOUT_SECONDS)
        try:
            if chosen.security == "starttls":
                server.starttls(context=ssl.create_default_context())
            if chosen.user is not None:
                server.login(chosen.user, chosen.password or "")
        except BaseException:
            server.close()
            raise
        return server
