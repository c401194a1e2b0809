"""Keys: whoever holds one has what it opens, a seat or an invitation. Only their hashes are kept."""

import hashlib
import re
import secrets

KEY_BYTES = 32
ID_BYTES = 9
SHORTEST_KEY, LONGEST_KEY = 43, 64  # characters; 43 are 256 bits
_ID = re.compile(r"[A-Za-z0-9_-]{1,32}")


def new_key() -> str:
    """A key that nobody can guess, fit for a link."""
    return secrets.token_urlsafe(KEY_BYTES)


def new_id() -> str:
    """A name for a table; it opens nothing."""
    return secrets.token_urlsafe(ID_BYTES)


def is_id(word: str) -> bool:
    """Whether a table could have this name."""
    return _ID.fullmatch(word) is not None


def hashed(key: str) -> str:
    """What is kept of a key. Keys are random and long, so a plain hash cannot be turned back."""
    return hashlib.sha256(key.encode()).hexdigest()
