"""Database URLs: which database one names, and how to print it without its password."""

import os
import re
from pathlib import Path

import platformdirs

from .records import StoreError

MEMORY = ":memory:"
_SUPPORTED = "use sqlite:///path/to/tables.db or postgresql://user:password@host:port/database"


def default_url() -> str:
    """The URL of the SQLite file in the user's data folder (GUGONG_DATA_DIR moves it)."""
    chosen = os.environ.get("GUGONG_DATA_DIR")
    folder = Path(chosen) if chosen else platformdirs.user_data_path("gugong")
    return f"sqlite:///{(folder / 'tables.db').absolute().as_posix()}"


def sqlite_file(url: str) -> str | None:
    """The file (or :memory:) of a SQLite URL, None for PostgreSQL; raises StoreError for any other URL."""
    scheme, found, rest = url.partition("://")
    if not found:
        raise StoreError(f"That is not the URL of a database; {_SUPPORTED}.")
    if scheme in ("postgresql", "postgres"):
        return None
    if scheme != "sqlite":
        raise StoreError(f"Tables cannot be kept in a database of the kind {scheme!r}; {_SUPPORTED}.")
    if not rest.startswith("/") or rest == "/":
        raise StoreError(f"The URL {url!r} names no file; {_SUPPORTED}.")
    path = rest[1:]
    return path if path == MEMORY else str(Path(path).expanduser())


def redacted(url: str) -> str:
    """A URL with its password replaced by ***."""
    return re.sub(r"([?&]password=)[^&]*", r"\1***", re.sub(r"(://[^:@/]*):.*@", r"\1:***@", url))


def without_password(text: str, url: str) -> str:
    """A message with this URL's password replaced by *** wherever it occurs."""
    text = text.replace(url, redacted(url))
    for secret in re.findall(r"://[^:@/]*:(.+)@|[?&]password=([^&]+)", url):
        for part in filter(None, secret):
            text = text.replace(part, "***")
    return text
