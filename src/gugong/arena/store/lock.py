"""Who writes a store: one process at a time, told by a lock on a file beside it."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ...errors import ResultsError
from .result_store import not_writable

try:
    import fcntl
except ModuleNotFoundError:  # Windows: nothing keeps a second writer away there
    LOCKS = False
else:
    LOCKS = True

ENDING = ".lock"


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Keep other writers away from the store of this path; ResultsError if there is one.

    The lock ends with the process, however it ends; the file `NAME.lock` of a killed one locks nothing. Makes the
    folder of the store.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = _locked_file(path.with_name(path.name + ENDING)) if LOCKS else None
    except BlockingIOError:
        raise ResultsError(
            f"Another command writes to {path} now; wait until it has ended, or give another file."
        ) from None
    except OSError as fault:
        raise not_writable(path, fault) from None
    try:
        yield
    finally:
        if file is not None:
            path.with_name(path.name + ENDING).unlink(missing_ok=True)  # first: whoever waits opens a new one
            os.close(file)


def _locked_file(path: Path) -> int:
    """A file of this path, open and locked; BlockingIOError if another process has it."""
    while True:
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o666)
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
            if path.exists() and os.path.samestat(os.fstat(file), path.stat()):
                return file
        except BaseException:
            os.close(file)
            raise
        os.close(file)  # of a writer that ended in between, and removed it
