"""The links in mails: each proves that whoever opens it has got that mail."""

import hashlib
import hmac
import secrets
from urllib.parse import urlencode

from ..store.recipient_records import Recipient

CONFIRM, UNSUBSCRIBE = "confirm", "unsubscribe"


def new_secret() -> str:
    """The secret by which links are signed."""
    return secrets.token_urlsafe(32)


class MailLinks:
    """Makes and checks the links to confirm an address and to get no more mail."""

    def __init__(self, public_url: str, secret: str) -> None:
        """Links begin with the address of the page."""
        self.public_url = public_url.rstrip("/")
        self._secret = secret.encode()

    def confirm(self, recipient: Recipient) -> str:
        """The link by which the owner of a recipient's address says that they want mail."""
        return self._link(CONFIRM, recipient)

    def unsubscribe(self, recipient: Recipient) -> str:
        """The link by which the owner of a recipient's address says that they want none."""
        return self._link(UNSUBSCRIBE, recipient)

    def is_valid(self, purpose: str, recipient: Recipient, token: str) -> bool:
        """Whether a token is of a link of this purpose, to this recipient's address."""
        return hmac.compare_digest(self._token(purpose, recipient).encode(), token.encode())

    def _link(self, purpose: str, recipient: Recipient) -> str:
        return f"{self.public_url}/notifications/{purpose}?" + urlencode(
            {"who": recipient.id, "token": self._token(purpose, recipient)}
        )

    def _token(self, purpose: str, recipient: Recipient) -> str:
        signed = f"{purpose}\n{recipient.id}\n{recipient.email}".encode()
        return hmac.new(self._secret, signed, hashlib.sha256).hexdigest()
