"""The example bot over HTTP plays whole games with a real server."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tools.real_server import RealServer
from tools.timeouts import PATIENCE

BOT = Path(__file__).parents[3] / "examples" / "http_bot" / "play.py"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    with RealServer(f"sqlite:///{tmp_path_factory.mktemp('example')}/tables.db") as running:
        yield running


def bot(*words: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, str(BOT), *words], capture_output=True, text=True, timeout=PATIENCE, check=False
    )


def test_it_plays_a_novice_to_the_end(server: RealServer) -> None:
    done = bot(server.http)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("final scores: ")
    assert len(done.stdout.split()) == 4


def test_it_sits_down_at_a_table_that_it_is_invited_to(server: RealServer) -> None:
    made = httpx.post(f"{server.http}/api/tables", json={"name": "Ann", "setup": {"players": 2}}).json()
    table, mine = f"{server.http}/api/tables/{made['table']}", {"Authorization": f"Bearer {made['key']}"}
    with subprocess.Popen([sys.executable, str(BOT), server.http, made["table"], made["invite"]]) as playing:
        before = httpx.get(f"{table}?after=0&wait=30", headers=mine, timeout=PATIENCE).json()
        assert before["table"]["seats"][1]["name"] == "HTTP bot"
        httpx.post(f"{table}/start", json={}, headers=mine)
        httpx.post(f"{table}/leave", json={}, headers=mine)  # a bot of the server plays on for us
        assert playing.wait(120) == 0
    assert httpx.get(table, headers=mine).json()["view"]["over"]


def test_what_the_server_refuses_is_told_in_its_words(server: RealServer) -> None:
    done = bot(server.http, "nosuchtable")
    assert done.returncode != 0
    assert "There is no such table" in done.stderr
