"""What an operator sees: health that tries a write and names what fails, a line for each failure, metrics by token."""

import io
import json
import logging
import urllib.request
from pathlib import Path
from unittest.mock import patch

import pytest

from gugong.cli.commands import serve
from gugong.errors import SetupError
from gugong.server.api import operations
from gugong.server.log_format import JsonLines
from gugong.server.settings import Settings
from tests.server.support.in_process import Server, served
from tests.server.support.stores import an_append, create_table
from tools.ports import free_port

TOKEN = "a-token-for-tests"
FINE = {"process": "ok", "scheduler": "ok", "store": "ok"}


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Health is looked at anew each time."""
    monkeypatch.setattr(operations, "CHECK_SECONDS", 0.0)


async def limit_size(server: Server, pages: int) -> None:
    """As if the disk had room for so many pages."""
    async with server.service.store._engine.begin() as connection:
        await connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")


@pytest.mark.usefixtures("impatient")
def test_health_names_a_store_that_cannot_be_written_and_forgets_it_when_it_can(tmp_path: Path) -> None:
    async def test(server: Server) -> None:
        assert (await server.get("/healthz")).json() == {"status": "ok", "parts": FINE}
        file = tmp_path / "tables.db"
        other = file.with_name("other.db")
        file.rename(other)
        file.write_bytes(b"")
        answer = await server.get("/healthz")
        assert answer.status_code == 503
        assert answer.json() == {"status": "failing", "parts": {**FINE, "store": "gone"}}
        file.unlink()
        other.rename(file)
        assert (await server.get("/healthz")).json()["status"] == "ok"

    served(test, database=f"sqlite:///{tmp_path}/tables.db")


def test_health_writes_once_however_often_it_is_asked() -> None:
    async def test(server: Server) -> None:
        with patch.object(server.service.store, "failing", return_value=None) as tried:
            for _ in range(5):
                assert (await server.get("/healthz")).status_code == 200
        assert tried.await_count == 1

    served(test)


@pytest.mark.usefixtures("impatient")
def test_damage_is_told_and_the_server_goes_on() -> None:
    async def test(server: Server) -> None:
        server.service.store.damaged = True
        answer = await server.get("/healthz")
        assert answer.status_code == 200
        assert answer.json() == {"status": "degraded", "parts": {**FINE, "store": "damaged"}}

    served(test)


def test_a_full_disk_is_told_to_players_in_words_and_to_the_operator_by_its_cause() -> None:
    lines = io.StringIO()
    handler = logging.StreamHandler(lines)
    handler.setFormatter(JsonLines())
    log = logging.getLogger("gugong.server.store")

    async def test(server: Server) -> None:
        made = await server.two_people(setup={"players": 2})
        before = made.live.table.at
        await limit_size(server, 1)
        log.addHandler(handler)
        try:
            text = "Xantippe " * 50
            refused = [await server.post(f"{made.path}/chat", {"text": text}, made.keys[0]) for _ in range(40)]
        finally:
            log.removeHandler(handler)
            await limit_size(server, 1_000_000)
        last = refused[-1]
        assert (last.status_code, last.json()["code"]) == (503, "not-now")
        assert len(last.json()["message"].split()) > 4
        assert (await made.play(made.game.legal[0])).status_code == 200
        assert made.live.table.at == before + 1

    served(test)
    told = [json.loads(line) for line in lines.getvalue().splitlines()]
    assert told
    assert {(line["kind"], line["cause"], line["message"]) for line in told} == {
        ("full", "SQLITE_FULL", "The database failed during a write")
    }
    assert "Xantippe" not in lines.getvalue()


def test_metrics_are_for_whoever_has_the_token() -> None:
    async def test(server: Server) -> None:
        found = [await server.get("/metrics", key) for key in (None, "another", "", TOKEN)]
        assert [answer.status_code for answer in found] == [404, 404, 404, 200]
        assert found[0].json()["code"] == "not-found"
        store = server.service.store
        await create_table(store, "t")
        await store.append(an_append("t", 1))
        figures = (await server.get("/metrics", TOKEN)).text
        for name in (
            "gugong_store_failures_total",
            "gugong_commit_seconds_bucket",
            "gugong_commit_entries_sum",
            "gugong_bot_queue",
            "process_resident_memory_bytes",
            "process_open_fds",
            "process_cpu_seconds_total",
        ):
            assert f"\n{name}" in figures

    served(test, metrics_token=TOKEN)


def test_without_a_token_there_are_no_metrics_on_the_port_of_the_page() -> None:
    async def test(server: Server) -> None:
        for key in (None, "", "None"):
            assert (await server.get("/metrics", key)).status_code == 404

    served(test)


def test_metrics_on_a_port_of_their_own() -> None:
    port = free_port()
    settings = Settings("sqlite:///:memory:", metrics_port=port)
    with serve._serving_metrics(settings):
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as answer:
            assert b"gugong_commit_seconds" in answer.read()
        with pytest.raises(SetupError, match=f"port {port} .*--metrics-port"), serve._serving_metrics(settings):
            pass
    with serve._serving_metrics(settings):
        pass  # the port was given back
