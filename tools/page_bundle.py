"""The built page as it is sent: its scripts and styles, and how large they may be together."""

import json
from pathlib import Path

MAX_BYTES = 250_000  # all scripts and styles but the messages, compressed


def code_files(built_page: Path) -> list[Path]:
    """All scripts and styles of a built page, of the first view and of later ones, without the messages."""
    manifest = json.loads((built_page / ".vite" / "manifest.json").read_bytes())
    messages = {chunk["file"] for source, chunk in manifest.items() if ".ftl" in source}
    files = [file for file in built_page.rglob("*") if file.suffix in (".js", ".css")]
    return [file for file in files if file.relative_to(built_page).as_posix() not in messages]
