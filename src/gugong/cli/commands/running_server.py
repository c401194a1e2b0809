"""The address file beside a database: by it a second `gugong` finds the server that runs."""

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


def write_address(database: str, address: str) -> None:
    """Write the address of the server of a database; a file that cannot be written is ignored."""
    file = _file(database)
    if file is not None:
        with contextlib.suppress(OSError):
            new = file.with_name(f"{file.name}.new")  # whoever finds the file finds all of it
            new.write_text(address, encoding="utf-8")
            new.replace(file)


def remove_address(database: str) -> None:
    """Remove the address: the server has stopped."""
    file = _file(database)
    if file is not None:
        with contextlib.suppress(OSError):
            file.unlink(missing_ok=True)


def served_at(database: str) -> str | None:
    """The address of the server of a database, if one answers there; else None."""
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
        return False  # not written by this program
    connection = http.client.HTTPConnection(place.hostname or "", place.port, timeout=PATIENCE)
    try:
        connection.request("GET", "/healthz")
        found = json.loads(connection.getresponse().read())
        return isinstance(found, dict) and found.get("status") in ("ok", "degraded")
    finally:
        connection.close()


def _file(database: str) -> Path | None:
    from ...server.store.urls import MEMORY, sqlite_file

    file = sqlite_file(database)
    return None if file is None or file == MEMORY else Path(f"{file}{SUFFIX}")
