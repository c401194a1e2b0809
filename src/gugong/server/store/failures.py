"""What made the database fail: a kind for metrics and health, and a cause for the log that has nobody's data in it."""

import errno
import logging
import sqlite3
from collections.abc import Iterator
from typing import NamedTuple

from ..metrics import METRICS
from .records import FailureKind, StoreError

log = logging.getLogger("gugong.server.store")

_SQLITE_KINDS = {
    "FULL": FailureKind.FULL,
    "CORRUPT": FailureKind.DAMAGED,
    "NOTADB": FailureKind.DAMAGED,
    "READONLY": FailureKind.READ_ONLY,
    "PERM": FailureKind.READ_ONLY,
    "IOERR": FailureKind.IO,
    "CANTOPEN": FailureKind.GONE,
    "BUSY": FailureKind.LOCKED,
    "LOCKED": FailureKind.LOCKED,
    "CONSTRAINT": FailureKind.REFUSED,
}
# By the beginning of a SQLSTATE, the longest that fits.
_POSTGRES_KINDS = {
    "08": FailureKind.UNREACHABLE,
    "57P": FailureKind.UNREACHABLE,  # it stops, crashed, or does not take connections yet
    "57014": FailureKind.TIMEOUT,
    "25P03": FailureKind.TIMEOUT,
    "25006": FailureKind.READ_ONLY,
    "53": FailureKind.RESOURCES,
    "53100": FailureKind.FULL,
    "55P03": FailureKind.LOCKED,
    "40": FailureKind.LOCKED,
    "58": FailureKind.IO,
    "XX001": FailureKind.DAMAGED,
    "XX002": FailureKind.DAMAGED,
    "23": FailureKind.REFUSED,
}
_SYSTEM_KINDS = {
    errno.ENOSPC: FailureKind.FULL,
    errno.EDQUOT: FailureKind.FULL,
    errno.EFBIG: FailureKind.FULL,
    errno.EROFS: FailureKind.READ_ONLY,
    errno.EACCES: FailureKind.READ_ONLY,
    errno.EPERM: FailureKind.READ_ONLY,
    errno.EIO: FailureKind.IO,
    errno.ENOENT: FailureKind.GONE,
    errno.ESTALE: FailureKind.GONE,
    errno.EMFILE: FailureKind.RESOURCES,
    errno.ENFILE: FailureKind.RESOURCES,
    errno.ENOMEM: FailureKind.RESOURCES,
    errno.ETIMEDOUT: FailureKind.TIMEOUT,
}


class Cause(NamedTuple):
    """Why the database failed."""

    kind: FailureKind
    name: str  # as the database or the system calls it


def cause_of(error: BaseException) -> Cause:
    """The cause of a failure, by the names that SQLite, PostgreSQL or the system have for it; never by its text."""
    for one in _chain(error):
        if isinstance(one, StoreError):
            return Cause(one.kind, one.cause)
        if isinstance(one, sqlite3.Error) and getattr(one, "sqlite_errorname", None):
            return _sqlite_cause(one.sqlite_errorname)
        state = getattr(one, "sqlstate", None)
        if isinstance(state, str) and len(state) == 5:
            return _postgres_cause(state, one)
        if isinstance(one, OSError) and one.errno in errno.errorcode:
            return _system_cause(one)
    if any("Timeout" in type(one).__name__ for one in _chain(error)):
        return Cause(FailureKind.TIMEOUT, type(error).__name__)
    lost = any(isinstance(one, OSError) or type(one).__name__ == "InterfaceError" for one in _chain(error))
    return Cause(FailureKind.UNREACHABLE if lost else FailureKind.OTHER, type(error).__name__)


def failure(what: str, error: BaseException) -> StoreError:
    """A StoreError for a failure, which is counted, and logged by its cause; what it says may name the cause's text."""
    kind, name = cause_of(error)
    METRICS.store_failures.labels(str(kind)).inc()
    log.warning("%s", what, extra={"kind": str(kind), "cause": name})
    return StoreError(f"{what}: {error}", kind, name)


def _chain(error: BaseException) -> Iterator[BaseException]:
    """An error, what SQLAlchemy wrapped in it, and what caused these."""
    seen: set[int] = set()
    waiting: list[BaseException | None] = [error]
    while waiting:
        one = waiting.pop(0)
        if isinstance(one, BaseException) and id(one) not in seen:
            seen.add(id(one))
            yield one
            waiting += [getattr(one, "orig", None), one.__cause__]


def _sqlite_cause(name: str) -> Cause:
    primary = name.removeprefix("SQLITE_").partition("_")[0]
    return Cause(_SQLITE_KINDS.get(primary, FailureKind.OTHER), name)


def _postgres_cause(state: str, error: BaseException) -> Cause:
    fitting = [beginning for beginning in _POSTGRES_KINDS if state.startswith(beginning)]
    kind = _POSTGRES_KINDS[max(fitting, key=len)] if fitting else FailureKind.OTHER
    named = error.__cause__ if type(error.__cause__).__module__.startswith("asyncpg") else error
    return Cause(kind, f"{state} {type(named).__name__}")


def _system_cause(error: OSError) -> Cause:
    assert error.errno is not None
    lost = FailureKind.UNREACHABLE if isinstance(error, ConnectionError) else FailureKind.OTHER
    return Cause(_SYSTEM_KINDS.get(error.errno, lost), f"{errno.errorcode[error.errno]} {error.strerror or ''}".strip())
