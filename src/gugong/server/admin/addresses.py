"""Where the control socket of a server is: a file that only the user who runs the server may open."""

import hashlib
import os
from pathlib import Path

import platformdirs

from ..store.urls import MEMORY, redacted, sqlite_file

SUFFIX = ".admin"


def control_file(database: str) -> Path | None:
    """The file of this process's control socket; None for a database in memory, which nobody else finds.

    Of SQLite it lies beside the database. Processes that share a PostgreSQL have one each, in the runtime folder.
    """
    file = sqlite_file(database)
    if file == MEMORY:
        return None
    if file is not None:
        return Path(f"{Path(file).absolute()}{SUFFIX}")
    return runtime_folder() / f"{_fingerprint(database)}-{os.getpid()}{SUFFIX}"


def control_files(database: str) -> list[Path]:
    """The control sockets on this machine of all servers of a database; some may be left over."""
    if sqlite_file(database) is None:
        return sorted(runtime_folder().glob(f"{_fingerprint(database)}-*{SUFFIX}"))
    file = control_file(database)
    return [file] if file is not None and file.exists() else []


def runtime_folder() -> Path:
    """Where sockets lie: GUGONG_RUNTIME_DIR, else the folder that systemd made, else the user's."""
    chosen = os.environ.get("GUGONG_RUNTIME_DIR") or os.environ.get("RUNTIME_DIRECTORY")
    return Path(chosen) if chosen else platformdirs.user_runtime_path("gugong")


def _fingerprint(database: str) -> str:
    return hashlib.sha256(redacted(database).encode()).hexdigest()[:16]
