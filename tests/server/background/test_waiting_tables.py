"""Tables that nobody uses expire: they are closed in words, and no longer listed; games and studies stay."""

from dataclasses import replace
from typing import Any

import pytest

from gugong.server.admin.acts import CloseTable
from gugong.server.background import waiting_tables
from gugong.server.store.records import Entry

from ..support.in_process import CreatedTable, Server, served
from ..support.waiting import FakeClock

DAY_SECONDS = 24 * 3600


async def _look(server: Server) -> None:
    await server.service.scheduler._waiting.run_once()


async def _listed(server: Server) -> set[str]:
    return {table["id"] for table in (await server.get("/api/tables")).json()["tables"]}


async def _status(made: CreatedTable) -> str:
    return str((await made.server.get(made.path, made.keys[0])).json()["table"]["status"])


async def _quiet_server(server: Server) -> FakeClock:
    await server.service.scheduler.stop()
    return FakeClock(server.service.registry)


def test_a_table_that_waits_too_long_is_closed_in_words() -> None:
    async def scene(server: Server) -> None:
        clock = await _quiet_server(server)
        waiting, running = await server.made(public=True), await server.two_people(public=True)
        clock.wait(13 * DAY_SECONDS)
        young = await server.made(public=True)
        await _look(server)
        assert await _listed(server) == {waiting.id, young.id}
        clock.wait(1.1 * DAY_SECONDS)
        await _look(server)
        assert await _listed(server) == {young.id}
        assert [await _status(made) for made in (waiting, young, running)] == ["expired", "open", "running"]
        entries = (await server.get(f"{waiting.path}/entries")).json()["entries"]
        assert [entry["kind"] for entry in entries] == ["created", "expired"]
        for path, body in (("seats", {"name": "Eve"}), ("start", {}), ("chat", {"text": "Hello?"}), ("leave", {})):
            refused = await server.post(f"{waiting.path}/{path}", body, waiting.keys[0])
            assert (refused.status_code, refused.json()["code"]) == (410, "expired"), path
            assert "closed" in refused.json()["message"]

    served(scene)


def test_it_stays_closed_when_it_is_loaded_again() -> None:
    async def scene(server: Server) -> None:
        clock = await _quiet_server(server)
        made = await server.made(public=True)
        clock.wait(15 * DAY_SECONDS)
        await _look(server)
        server.service.registry.evict(made.live)
        assert await _status(made) == "expired"
        assert (await server.get(f"{made.path}/summary", made.keys[0])).json()["status"] == "expired"

    served(scene)


def test_whoever_does_something_or_looks_keeps_a_table_open() -> None:
    async def scene(server: Server) -> None:
        clock = await _quiet_server(server)
        used, looked_at = await server.made(public=True), await server.made(public=True)
        clock.wait(13 * DAY_SECONDS)
        await server.post(f"{used.path}/chat", {"text": "Still here"}, used.keys[0])
        socket = server.socket(looked_at.id)
        await socket.hello(looked_at.keys[0])
        clock.wait(13 * DAY_SECONDS)
        await _look(server)
        assert [await _status(made) for made in (used, looked_at)] == ["open", "open"]

    served(scene)


def test_a_table_where_nobody_sits_is_closed_sooner() -> None:
    async def scene(server: Server) -> None:
        clock = await _quiet_server(server)
        empty = await server.made(public=True, seats=0, bots=["novice"], setup={"players": 3})
        left = await server.made(public=True)
        await server.post(f"{left.path}/leave", {}, left.keys[0])
        seated = await server.made(public=True)
        clock.wait(1.1 * DAY_SECONDS)
        await _look(server)
        assert [await _status(made) for made in (empty, left, seated)] == ["expired", "expired", "open"]

    served(scene)


def _never(**settings: Any) -> None:
    async def scene(server: Server) -> None:
        clock = await _quiet_server(server)
        tables = [await server.made(public=True, seats=seats) for seats in (0, 1)]
        clock.wait(1000 * DAY_SECONDS)
        await _look(server)
        assert [await _status(made) for made in tables] == ["open", "open"]

    served(scene, **settings)


def test_with_0_no_table_is_ever_closed() -> None:
    _never(waiting_days=0.0, empty_days=0.0)


def test_studies_and_finished_games_stay() -> None:
    async def scene(server: Server) -> None:
        clock = await _quiet_server(server)
        made = await server.made(public=True, seats=2)
        await made.start()
        study = (await server.post(f"{made.path}/study", {"name": "Ann"}, made.keys[0])).json()
        while not made.game.over:
            assert (await made.play(made.game.legal[0])).status_code == 200
        clock.wait(1000 * DAY_SECONDS)
        await _look(server)
        assert await _status(made) == "over"
        shown = await server.get(f"/api/tables/{study['table']}", study["key"])
        assert shown.json()["table"]["status"] == "running"

    served(scene)


def test_tables_that_are_looked_at_or_cannot_be_read_hold_up_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting_tables, "PAGE", 2)

    async def scene(server: Server) -> None:
        clock = await _quiet_server(server)
        tables = [await server.made(public=True) for _ in range(5)]
        for made in tables[:2]:
            await server.socket(made.id).hello(made.keys[0])
        record = replace(tables[0].live.record, id="broken", created=0)
        await server.service.store.create(record, Entry(0, 1, "created", {"setup": 5}))
        clock.wait(15 * DAY_SECONDS)
        await _look(server)
        assert [await _status(made) for made in tables] == ["open"] * 2 + ["expired"] * 3

    served(scene)


def test_a_table_that_was_closed_while_it_waited_is_not_loaded_again() -> None:
    async def scene(server: Server) -> None:
        clock = await _quiet_server(server)
        closed, waiting = await server.made(), await server.made()
        await server.service.administrator.perform(CloseTable(table=closed.id))
        registry = server.service.registry
        for made in (closed, waiting):
            registry.evict(made.live)
        clock.wait(15 * DAY_SECONDS)
        await _look(server)
        assert set(registry.tables) == {waiting.id}
        assert await _status(waiting) == "expired"

    served(scene)
