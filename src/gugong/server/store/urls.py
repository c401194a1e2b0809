"""Which database a URL names, and how it is named in messages: never with its password."""

import os
import re
from pathlib import Path

import platformdirs

from .records import StoreError

MEMORY = ":memory:"
_RIGHT = "use sqlite:///path/to/tables.db or postgresql://user:password@host:port/database"


def default_url() -> str:
    """The SQLite file that is used when nothing else is asked for; GUGONG_DATA_DIR moves it."""
    chosen = os.environ.get("GUGONG_DATA_DIR")
    folder = Path(chosen) if chosen else platformdirs.user_data_path("gugong")
    return f"sqlite:///{(folder / 'tables.db').absolute().as_posix()}"


def sqlite_file(url: str) -> str | None:
    """The file (or :memory:) that a SQLite URL names, None for PostgreSQL; refuses every other URL."""
    scheme, found, rest = url.partition("://")
    if not found:
        raise StoreError(f"That is not the URL of a database; {_RIGHT}.")
    if scheme in ("postgresql", "postgres"):
        return None
    if scheme != "sqlite":
        raise StoreError(f"Tables cannot be kept in a database of the kind {scheme!r}; {_RIGHT}.")
    if not rest.startswith("/") or rest == "/":
        raise StoreError(f"The URL {url!r} names no file; {_RIGHT}.")
    path = rest[1:]
    return path if path == MEMORY else str(Path(path).expanduser())


def shown(url: str) -> str:
    """The URL without its password."""
    return re.sub(r"([?&]password=)[^&]*", r"\1***", re.sub(r"(://[^:@/]*):.*@", r"\1:***@", url))


def without_password(text: str, url: str) -> str:
    """A message about this URL, with the URL and its password struck out."""
    text = text.replace(url, shown(url))
    for secret in re.findall(r"://[^:@/]*:(.+)@|[?&]password=([^&]+)", url):
        for part in filter(None, secret):
            text = text.replace(part, "***")
    return text
