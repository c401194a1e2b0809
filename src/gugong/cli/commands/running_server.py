"""Where the server of a database is: a small file beside it, so that a second `gugong` finds the first."""

import contextlib
import http.client
import json
from pathlib import Path
from urllib.parse import urlsplit

SUFFIX = ".address"
PATIENCE = 2.0  # seconds for an answer
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "[::1]", "": "127.0.0.1"}


def page_at(host: str, port: int) -> str:
    """The address to give to a browser on this machine."""
    name = EVERYWHERE.get(host, host)
    return f"http://{f'[{name}]' if ':' in name and not name.startswith('[') else name}:{port}"


def note(database: str, address: str) -> None:
    """Remember where the tables of a database are served; where that cannot be written, nobody finds it."""
    file = _file(database)
    if file is not None:
        with contextlib.suppress(OSError):
            file.write_text(address, encoding="utf-8")


def forget(database: str) -> None:
    """They are not served any more."""
    file = _file(database)
    if file is not None:
        with contextlib.suppress(OSError):
            file.unlink(missing_ok=True)


def served_at(database: str) -> str | None:
    """Where the tables of a database are served right now, if anybody does and has noted it."""
    file = _file(database)
    try:
        address = "" if file is None else file.read_text(encoding="utf-8").strip()
        answers = bool(address) and _answers(address)
    except (OSError, ValueError, http.client.HTTPException):
        return None
    return address if answers else None


def _answers(address: str) -> bool:
    place = urlsplit(address)
    if place.scheme != "http" or place.username is not None:
        return False  # not ours, and nothing to open
    connection = http.client.HTTPConnection(place.hostname or "", place.port, timeout=PATIENCE)
    try:
        connection.request("GET", "/healthz")
        return bool(json.loads(connection.getresponse().read()) == {"status": "ok"})
    finally:
        connection.close()


def _file(database: str) -> Path | None:
    from ...server.store.urls import MEMORY, sqlite_file

    file = sqlite_file(database)
    return None if file is None or file == MEMORY else Path(f"{file}{SUFFIX}")
