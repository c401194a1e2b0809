"""A desk to play at: games are kept in a folder of the test, and everybody speaks English."""

from pathlib import Path

import pytest

from gugong.cli import messages

from .desk import Desk


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GUGONG_LANGUAGE", "en")
    messages.language.cache_clear()


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Desk:
    return Desk(tmp_path, monkeypatch)
