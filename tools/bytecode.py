"""Bytecode of Python, kept for processes that are started often, even where the environment says to write none."""

import tempfile
from collections.abc import MutableMapping
from pathlib import Path

FOLDER = Path(tempfile.gettempdir()) / "gugong-tests-bytecode"


def keep_bytecode(environment: MutableMapping[str, str]) -> None:
    """Let processes with this environment keep their bytecode: else most of a start is compiling Python."""
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    environment["PYTHONPYCACHEPREFIX"] = str(FOLDER)
