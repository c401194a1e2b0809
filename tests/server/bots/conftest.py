"""Odd bots that are installed as other people's are, and the folder in which they leave traces."""

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from gugong.players import specs
from tests.arena.conftest import install

Odd = Callable[[str], str]


@pytest.fixture
def odd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Odd]:
    """The spec of a bot that is odd in some way."""
    install(tmp_path / "site", "odd-bots", "odd = tests.server.bots.odd_bots:make")
    monkeypatch.syspath_prepend(str(tmp_path / "site"))
    specs._found.cache_clear()
    specs._factory.cache_clear()
    yield lambda how: f"odd:{how}@{tmp_path}"
    specs._found.cache_clear()
    specs._factory.cache_clear()


async def traces(folder: Path, how: str, many: int = 1) -> list[str]:
    """Wait until so many decisions were begun; the process of each, in order."""
    while len(found := sorted(folder.glob(f"{how}-*"))) < many:
        await asyncio.sleep(0.01)
    return [path.name.split("-")[2] for path in found]
