"""Which versions a machine has: the same seed gives the same game only where all have the same sources.

This module is sent to the nodes as it is here, whatever is installed there: it imports nothing but Python's library.
"""

import hashlib
import importlib.util
import platform
import re
import socket
from pathlib import Path

NO_PART_OF_GAMES = {"__pycache__", "cli", "i18n", "server"}  # folders of the package that no game depends on


def installed() -> dict[str, str]:
    """The versions of this machine: `machine` (its name), `python`, `gugong` and `sources` ("" if not installed)."""
    found = {"machine": socket.gethostname(), "python": platform.python_version(), "gugong": "", "sources": ""}
    package = importlib.util.find_spec("gugong")
    if package is not None and package.origin is not None:
        opening = Path(package.origin)
        stated = re.search(r'^__version__ = "(.+)"', opening.read_text(encoding="utf-8"), re.MULTILINE)
        found |= {"gugong": stated[1] if stated else "?", "sources": _hash_of(opening.parent)}
    return found


def _hash_of(folder: Path) -> str:
    """A hash of all files that games depend on."""
    digest = hashlib.sha256()
    for path in sorted(folder.rglob("*")):
        name = path.relative_to(folder)
        if path.is_file() and not NO_PART_OF_GAMES.intersection(name.parts):
            digest.update(name.as_posix().encode() + path.read_bytes())
    return digest.hexdigest()[:12]


def _minor(version: str) -> list[str]:
    """The part of a Python version that counts: what is sent to 3.11.2 can be read by 3.11.9."""
    return version.split(".")[:2]


def difference(here: dict[str, str], there: dict[str, str]) -> str | None:
    """The sentence that says why a node cannot be used from here; None if it can."""
    node = f"The node {there['machine']} of the cluster"
    if not there["gugong"]:
        return f"{node} has no gugong: install gugong {here['gugong']} there, with its extra ray."
    if _minor(here["python"]) != _minor(there["python"]):
        return f"{node} has Python {there['python']}, and here is {here['python']}: use the same on all machines."
    if here["gugong"] != there["gugong"]:
        return f"{node} has gugong {there['gugong']}, and here is {here['gugong']}: install the same on all machines."
    if here["sources"] != there["sources"]:
        return (
            f"{node} has other sources of gugong {there['gugong']} ({there['sources']}) than are here"
            f" ({here['sources']}): install the same on all machines."
        )
    return None
