"""SQLite: one exclusive connection to a file, and whether that file is still the one that was opened."""

import errno
import os
import shutil
from pathlib import Path
from typing import Any

from sqlalchemy import URL, event
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from .records import FailureKind
from .urls import MEMORY

_BUSY_TIMEOUT = 1  # seconds, for a server that is about to end and let go of the file
MIN_FREE_BYTES = 1 << 20  # with less room on its disk, a database counts as full
SPARE_BYTES = 64 << 20  # that a backup leaves on the disk
CHECKPOINT_PAGES = 8000  # of 4 KiB in the write-ahead log; then commits wait until they are in the file
REOPEN_AFTER = 10.0  # seconds in which nothing at all could be read or written


class SqliteFile:
    """The file of a database: which one was opened first, and whether it is still there."""

    def __init__(self, path: str) -> None:
        """Not opened yet."""
        self.path = Path(path).absolute()
        self._identity: tuple[int, int] | None = None

    def opened(self) -> None:
        """Called after a connection was made: from now on this file is the database."""
        self._identity = self._identity or _identity(self.path)

    def check(self) -> None:
        """Raise OSError if the file was deleted or replaced: what is written now would not be found again."""
        if self._identity is not None and _identity(self.path) != self._identity:
            raise OSError(errno.ESTALE, "another file has its name")

    def needs_reopening(self, kind: FailureKind, silent: float) -> bool:
        """Whether a connection that failed is of no use any more, `silent` seconds after it last was.

        Else it is kept: reading may go on while nothing can be written, and the connection to a deleted file is all
        that there is of it.
        """
        broken = kind == FailureKind.READ_ONLY or (kind == FailureKind.IO and silent > REOPEN_AFTER)
        return broken and not self.is_missing

    def check_disk(self) -> None:
        """Raise OSError if its disk is read-only, or has hardly any room left."""
        if hasattr(os, "statvfs") and os.statvfs(self.path.parent).f_flag & os.ST_RDONLY:
            raise OSError(errno.EROFS, os.strerror(errno.EROFS))
        if shutil.disk_usage(self.path.parent).free < MIN_FREE_BYTES:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def check_room(self, folder: Path) -> None:
        """Raise OSError if a copy of it would fill the disk of a folder, which may be its own."""
        size = sum(
            path.stat().st_size for path in (self.path, self.path.with_name(f"{self.path.name}-wal")) if path.exists()
        )
        if shutil.disk_usage(folder).free < size + SPARE_BYTES:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    @property
    def is_missing(self) -> bool:
        """Whether it was deleted, and nothing else has its name."""
        return self._identity is not None and not self.path.exists()

    async def write_anew(self, connection: AsyncConnection) -> None:
        """Write a deleted file anew from the connection that still has it open, which is closed.

        The caller has the only connection. If this fails, the connection is as it was.
        """
        copy = self.path.with_name(f"{self.path.name}.rescued")
        copy.unlink(missing_ok=True)
        await connection.exec_driver_sql("VACUUM INTO ?", (str(copy),))
        _sync(copy)
        await connection.invalidate()
        for rest in ("-wal", "-shm", "-journal"):  # of the old file; with the new one they would damage it
            self.path.with_name(self.path.name + rest).unlink(missing_ok=True)
        os.link(copy, self.path)  # unlike a renaming it replaces nothing
        copy.unlink()
        _sync(self.path.parent)
        self._identity = _identity(self.path)


def _identity(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_dev, found.st_ino


def _sync(path: Path) -> None:
    """Wait until a file, or what a folder lists, is on the disk."""
    if os.name == "nt" and path.is_dir():
        return
    opened = os.open(path, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)


def new_engine(file: str) -> tuple[AsyncEngine, SqliteFile | None]:
    """The engine of a file and what watches the file (of a database in memory, nothing); does not open it yet."""
    watched = None if file == MEMORY else SqliteFile(file)
    if watched:
        watched.path.parent.mkdir(parents=True, exist_ok=True)
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=file),
        poolclass=AsyncAdaptedQueuePool,
        pool_size=1,
        max_overflow=0,
        # Each use ends its transaction itself; a rollback after each would wait for the thread of the connection.
        pool_reset_on_return=None,
        # Backups read it in a thread of their own.
        connect_args={"timeout": _BUSY_TIMEOUT, "check_same_thread": False},
        hide_parameters=True,
    )

    def prepare(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        # The lock comes first: whoever has it never meets another process, and it goes with the process.
        for setting in (
            *("locking_mode=EXCLUSIVE", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"),
            f"wal_autocheckpoint={CHECKPOINT_PAGES}",
        ):
            cursor.execute(f"PRAGMA {setting}")
        cursor.close()
        if watched:
            watched.opened()

    event.listen(engine.sync_engine, "connect", prepare)
    if watched:
        # Before SQLite would make an empty file where there was one.
        event.listen(engine.sync_engine, "do_connect", lambda *_: watched.check())
    return engine, watched
