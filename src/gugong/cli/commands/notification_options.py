"""The options of `gugong serve` that are about notifications, as settings of the server."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Literal
from urllib.parse import unquote, urlsplit

from ...errors import SetupError
from ..messages import message

if TYPE_CHECKING:
    from ...server.settings import Mail, Notifications

PASSWORD_VARIABLE = "GUGONG_SMTP_PASSWORD"
# By the scheme of the URL, how the connection is encrypted, and the usual port.
_SCHEMES: dict[str, tuple[Literal["starttls", "tls", "none"], int]] = {
    "smtp": ("starttls", 587),
    "smtps": ("tls", 465),
    "smtp+plain": ("none", 25),
}


def notification_settings(
    public_url: str | None, contact: str | None, smtp: str | None, sender: str | None, password_file: Path | None
) -> "Notifications":
    """The settings that these options mean; raises SetupError."""
    from ...server.settings import Notifications

    if public_url is not None and not _is_url(public_url, ("http", "https")):
        raise SetupError(message("bad-public-url", url=public_url))
    if contact is not None and not (contact.startswith("mailto:") or _is_url(contact, ("https",))):
        raise SetupError(message("bad-contact", contact=contact))
    if smtp is None:
        return Notifications(public_url, contact)
    if sender is None or public_url is None:
        raise SetupError(message("smtp-needs"))
    return Notifications(public_url, contact, _mail(smtp, sender, password_file))


def _mail(smtp: str, sender: str, password_file: Path | None) -> "Mail":
    from ...server.people.mail_sender import is_address
    from ...server.settings import Mail

    if not is_address(sender):
        raise SetupError(message("bad-sender", sender=sender))
    try:
        parts = urlsplit(smtp)
        host, port = parts.hostname, parts.port
    except ValueError:
        raise SetupError(message("bad-smtp")) from None
    if parts.scheme not in _SCHEMES or not host or parts.password or parts.path.strip("/") or parts.query:
        raise SetupError(message("bad-smtp"))
    security, usual_port = _SCHEMES[parts.scheme]
    user = None if parts.username is None else unquote(parts.username)
    return Mail(host, port or usual_port, security, sender, user, _password(password_file))


def _password(file: Path | None) -> str | None:
    if file is None:
        return os.environ.get(PASSWORD_VARIABLE)
    try:
        return file.read_text(encoding="utf-8").rstrip("\r\n")
    except (OSError, UnicodeDecodeError):
        raise SetupError(message("no-password-file", file=str(file))) from None


def _is_url(text: str, schemes: tuple[str, ...]) -> bool:
    try:
        parts = urlsplit(text)
        host = parts.hostname
    except ValueError:
        return False
    return parts.scheme in schemes and bool(host) and not parts.query and not parts.fragment
