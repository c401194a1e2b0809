"""The codes by which seats are carried to another device, and what is sealed with them.

A code is short enough to be typed by hand. The server stores neither it nor what it opens: from the code come the id
that the content is stored by and the key that it is sealed with, by a function that is slow on purpose, so that a
stolen database does not give them away.
"""

import hashlib
import re
import secrets
from dataclasses import dataclass

ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # without the letters that are taken for others
CODE_LENGTH = 10  # 50 random bits
_READ_AS = str.maketrans({"O": "0", "I": "1", "L": "1"})
_CODE = re.compile(f"[{ALPHABET}]{{{CODE_LENGTH}}}")
_SALT = b"gugong handover"
_SLOW_HASH = {"n": 2**13, "r": 8, "p": 1}  # 8 MiB, for some hundredths of a second
_ID_BYTES, _KEY_BYTES = 16, 32


@dataclass(frozen=True)
class CodeSecrets:
    """What is made of a code: where its content is stored, and what seals it."""

    id: str
    key: bytes

    def seal(self, content: bytes) -> bytes:
        """Encrypt or decrypt a content. A key is for one content only, as a code is."""
        stream = hashlib.shake_256(self.key).digest(len(content))
        return bytes(one ^ other for one, other in zip(content, stream, strict=True))


def new_code() -> str:
    """A new random code."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def read_code(written: str) -> str | None:
    """The code that somebody has written, in whatever case and groups; None if it can be none."""
    code = re.sub(r"[\s-]", "", written).upper().translate(_READ_AS)
    return code if _CODE.fullmatch(code) else None


def code_secrets(code: str) -> CodeSecrets:
    """The id and the key of a code; slow on purpose, so not for the event loop."""
    made = hashlib.scrypt(code.encode(), salt=_SALT, dklen=_ID_BYTES + _KEY_BYTES, **_SLOW_HASH)
    return CodeSecrets(made[:_ID_BYTES].hex(), made[_ID_BYTES:])
