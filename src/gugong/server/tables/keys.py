"""Keys: random secrets that open seats or an invitation. The server keeps only their hashes."""

import hashlib
import re
import secrets

KEY_BYTES = 32
ID_BYTES = 9
MIN_KEY_LENGTH, MAX_KEY_LENGTH = 43, 64  # characters; 43 are 256 bits
ID_PATTERN = "[A-Za-z0-9_-]{1,32}"
_ID = re.compile(ID_PATTERN)


def new_key() -> str:
    """A new random key, URL-safe."""
    return secrets.token_urlsafe(KEY_BYTES)


def new_id() -> str:
    """A new random table id; it is no secret."""
    return secrets.token_urlsafe(ID_BYTES)


def is_id(word: str) -> bool:
    """Whether a text has the form of a table id."""
    return _ID.fullmatch(word) is not None


def hashed(key: str) -> str:
    """The hash of a key, as it is stored. Keys are long and random, so an unsalted hash is safe."""
    return hashlib.sha256(key.encode()).hexdigest()
