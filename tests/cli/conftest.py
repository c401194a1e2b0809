"""The command line in English, with games saved in a folder of the test."""

from pathlib import Path

import pytest

from gugong.cli import messages

from .support.cli_driver import CliDriver


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GUGONG_LANGUAGE", "en")
    messages.language.cache_clear()


@pytest.fixture
def cli(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> CliDriver:
    return CliDriver(tmp_path, monkeypatch)
