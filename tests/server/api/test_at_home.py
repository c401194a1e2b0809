"""`gugong` alone: the table on this machine, opened in the browser; a second one finds the first."""

import asyncio
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from gugong.cli.commands import home as home_command
from gugong.cli.commands import running_server
from tests.server.support.waiting import until
from tools.real_server import environment
from tools.timeouts import PATIENCE

# However slow the machine is, the server that runs is waited for.
PATIENT = f"from gugong.cli.commands import running_server; running_server.PATIENCE = {PATIENCE}; "
COMMAND = (sys.executable, "-c", PATIENT + "from gugong.cli import main; main()")


class Home:
    """A machine with a browser that writes down which pages it was asked to open."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.opened_file = folder, folder / "opened"
        browser = folder / "browser"
        browser.write_text(f'#!/bin/sh\necho "$1" >> {self.opened_file}\n', encoding="utf-8")
        browser.chmod(0o755)
        added = {"GUGONG_DATA_DIR": str(folder), "BROWSER": f"{browser} %s", "GUGONG_LANGUAGE": "en"}
        self.environment = {**environment(), **added}

    @property
    def opened(self) -> list[str]:
        return self.opened_file.read_text(encoding="utf-8").split() if self.opened_file.exists() else []

    @property
    def noted(self) -> Path:
        return self.folder / "tables.db.address"

    def gugong(self, *words: str) -> "subprocess.CompletedProcess[str]":
        """Run it to its end."""
        return subprocess.run(
            [*COMMAND, *words], env=self.environment, capture_output=True, text=True, timeout=PATIENCE, check=False
        )

    @contextmanager
    def playing(self, *words: str) -> Iterator["subprocess.Popen[str]"]:
        """While it runs; where it serves is noted."""
        pipe = subprocess.PIPE
        with subprocess.Popen([*COMMAND, *words], env=self.environment, stdout=pipe, text=True) as process:
            try:
                asyncio.run(until(lambda: self.noted.exists() or process.poll() is not None))
                yield process
            finally:
                process.send_signal(signal.SIGINT)
                assert process.wait(PATIENCE) == 0


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path)


def test_it_serves_this_machine_and_opens_the_page(home: Home) -> None:
    with home.playing("--port", "0") as process:
        address = home.noted.read_text(encoding="utf-8")
        asyncio.run(until(lambda: bool(home.opened)))
        assert home.opened == [address]
        assert address.startswith("http://127.0.0.1:")
        with httpx.Client(base_url=address, timeout=PATIENCE) as client:
            assert client.get("/").status_code == 200
            made = [client.post("/api/tables", json={"name": "Ann"}).status_code for _ in range(70)]
        assert set(made) == {201}  # no limits on the own machine
        assert process.stdout is not None
        assert address in process.stdout.readline()
    assert not home.noted.exists()


def test_a_second_one_opens_the_page_of_the_first(home: Home) -> None:
    with home.playing("--port", "0", "--no-browser"):
        address = home.noted.read_text(encoding="utf-8")
        assert home.opened == []
        second = home.gugong()
        assert (second.returncode, home.opened) == (0, [address])
        assert "already running" in second.stdout
        assert address in second.stdout
        home.noted.unlink()
        third = home.gugong("--no-browser", "--port", "0")
        assert third.returncode == 2
        assert "Another gugong" in third.stderr


def test_what_a_killed_one_left_behind_is_no_obstacle(home: Home) -> None:
    with socket.create_server(("127.0.0.1", 0)) as gone:
        port = gone.getsockname()[1]
    home.noted.write_text(f"http://127.0.0.1:{port}", encoding="utf-8")
    assert running_server.served_at(f"sqlite:///{home.folder}/tables.db") is None
    home.noted.write_text("nonsense", encoding="utf-8")
    assert running_server.served_at(f"sqlite:///{home.folder}/tables.db") is None


def test_the_address_is_never_seen_half_written(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    write = Path.write_text

    def watched(path: Path, *words: str, **more: str) -> int:
        done = write(path, *words, **more)
        assert not home.noted.exists()
        return done

    monkeypatch.setattr(Path, "write_text", watched)
    running_server.write_address(f"sqlite:///{home.folder}/tables.db", "http://127.0.0.1:8000")
    assert home.noted.read_text(encoding="utf-8") == "http://127.0.0.1:8000"
    assert sorted(path.name for path in home.folder.iterdir()) == ["browser", "tables.db.address"]


def test_if_the_usual_port_is_taken_another_one_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        monkeypatch.setattr(home_command, "USUAL", taken.getsockname()[1])
        assert home_command.usual_port() == 0
    assert home_command.usual_port() == home_command.USUAL


def test_without_a_screen_no_browser_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    for name in home_command.SCREENS:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    assert not home_command.open_page("http://127.0.0.1:8000", 1)
    monkeypatch.setenv("DISPLAY", ":0")
    assert home_command.open_page("http://127.0.0.1:8000", 1)
    assert opened == ["http://127.0.0.1:8000"]
