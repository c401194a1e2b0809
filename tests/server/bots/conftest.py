"""Odd bots that are installed as other people's are, and the folder in which they leave traces."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.arena.conftest import installed
from tests.players.conftest import Hooked, hooked_installed

Odd = Callable[[str], str]


@pytest.fixture
def odd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Odd]:
    """The spec of a bot that is odd in some way."""
    with installed(tmp_path / "site", monkeypatch, "odd = tests.server.bots.odd_bots:make"):
        yield lambda how: f"odd:{how}@{tmp_path}"


@pytest.fixture
def hooked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hooked]:
    """As in tests of players."""
    with hooked_installed(tmp_path, monkeypatch) as spec:
        yield spec


async def traces(folder: Path, how: str, many: int = 1) -> list[str]:
    """Wait until so many decisions were begun; the process of each, in order."""
    while len(found := sorted(folder.glob(f"{how}-*"))) < many:
        await asyncio.sleep(0.01)
    return [path.name.split("-")[2] for path in found]
