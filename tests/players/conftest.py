"""Bots with hooks that are installed as other people's are."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol

import pytest

from tests.arena.conftest import installed


class Hooked(Protocol):
    """Gives the spec of a bot that writes what it is told into a file of this name, and goes wrong in some way."""

    def __call__(self, name: str, how: str = "") -> str: ...


@contextmanager
def hooked_installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hooked]:
    """Install bots with hooks, whose files are in `tmp_path`."""
    with installed(tmp_path / "site", monkeypatch, "hooked = tests.players.hooked_bots:make"):
        yield lambda name, how="": f"hooked:{tmp_path / name},{how}"


@pytest.fixture
def hooked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hooked]:
    with hooked_installed(tmp_path, monkeypatch) as spec:
        yield spec
