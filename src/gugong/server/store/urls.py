"""Database URLs: which database one names, and how to print it without its password."""

import os
from pathlib import Path

import platformdirs
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

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
    """A PostgreSQL URL with *** for its password; where it cannot be told where that ends, for all but the scheme."""
    read = _read(url)
    if read is None:
        return f"{url.partition('://')[0]}://***"
    return read.difference_update_query(["password"]).render_as_string(hide_password=True)


def without_password(why: str, url: str) -> str:
    """What a driver says about a PostgreSQL URL, without its password; of one that is not well written, what to do."""
    read = _read(url)
    if read is None:
        return "check user, password, host and port; in a password @ / : ? # are written as %40 %2F %3A %3F %23"
    for password in (read.password, *_several(read.query.get("password"))):
        why = why.replace(password, "***") if password else why
    return why


def _several(value: str | tuple[str, ...] | None) -> tuple[str, ...]:
    return value if isinstance(value, tuple) else (value or "",)


def _read(url: str) -> URL | None:
    """A URL in its parts; None if a part of the password could be taken for something else."""
    user, at, rest = url.partition("://")[2].partition("@")
    if at and ("@" in rest or any(mark in user.partition(":")[2] for mark in "/:?#")):
        return None
    try:
        return make_url(url)
    except (ArgumentError, ValueError):
        return None
