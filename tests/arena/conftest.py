"""Strange bots that are installed as other people's are: by an entry point, in worker processes too."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from gugong.cli import messages
from gugong.players import specs
from tests.cli.support.cli_driver import CliDriver

ROOT = Path(__file__).parents[2]


def install(folder: Path, name: str, entry_point: str) -> None:
    """Write what an installer writes beside a package."""
    info = folder / f"{name}-1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(f"[gugong.players]\n{entry_point}\n", encoding="utf-8")


@contextmanager
def installed(folder: Path, monkeypatch: pytest.MonkeyPatch, entry_point: str) -> Iterator[Path]:
    """A folder in which a bot is installed, such as `strange = tests.arena.strange_bots:make`."""
    install(folder, f"{entry_point.split()[0]}-bots", entry_point)
    monkeypatch.syspath_prepend(str(folder))
    specs._found.cache_clear()
    specs._factory.cache_clear()
    yield folder
    specs._found.cache_clear()
    specs._factory.cache_clear()


@pytest.fixture
def bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder in which `strange` is installed."""
    with installed(tmp_path / "site", monkeypatch, "strange = tests.arena.strange_bots:make") as folder:
        yield folder


@pytest.fixture
def cli(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> CliDriver:
    monkeypatch.setenv("GUGONG_LANGUAGE", "en")
    messages.language.cache_clear()
    return CliDriver(tmp_path, monkeypatch)
