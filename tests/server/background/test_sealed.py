"""Tables whose log this program cannot replay: they are read, not played; others are not disturbed."""

import asyncio
import json
import logging
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from gugong.i18n.messages import languages, text
from gugong.rules.core.versions import PLAYABLE_VERSIONS, RULES_VERSION
from gugong.server.log_format import JsonLines
from gugong.server.store.records import AppendRequest, Entry, TableStatus
from gugong.server.tables import command_handlers, registry, table

from ..support.in_process import CreatedTable, Server, served, serving

NEWER = max(PLAYABLE_VERSIONS) + 1
BROKEN: list[tuple[str, dict[str, Any]]] = [
    ("nonsense", {}),
    ("played", {"seat": 0, "action": 99_999_999}),
    ("played", {"seat": 0}),
    ("played", {"seat": "one", "action": []}),
    ("said", {"by": 77, "name": "Ann", "text": "Hm"}),
    ("stood-in", {"seats": [44], "bot": "novice", "why": "clock"}),
]


async def _break(made: CreatedTable, kind: str, body: dict[str, Any], **record: Any) -> None:
    """Store an entry that cannot be replayed, and one after it; the table is not in memory afterwards."""
    store, now = made.server.service.store, made.live.table
    changed = replace(made.live.record, **record) if record else None
    later = {"by": 0, "name": "Ann", "text": "After that"}
    made.server.service.registry.evict(made.live)
    assert await store.append(AppendRequest(made.id, Entry(now.number + 1, now.time, kind, body), changed))
    assert await store.append(AppendRequest(made.id, Entry(now.number + 2, now.time, "said", later)))


def test_those_who_are_there_are_told_that_a_running_table_is_sealed() -> None:
    async def scene(server: Server) -> None:
        made = await server.two_people(public=True)
        socket = server.socket(made.id)
        await socket.hello(made.keys[0])
        await made.play(made.game.legal[0])
        now = made.live.table
        entry = Entry(now.number + 1, now.time, "nonsense", {})
        assert await server.service.store.append(AppendRequest(made.id, entry))
        await server.service.registry.catch_up(made.live)
        await socket.until(lambda: any('"sealed":"damaged"' in heard for heard in socket.heard))

    served(scene)


@pytest.mark.parametrize(("kind", "body"), BROKEN)
def test_a_table_whose_log_is_damaged_is_sealed(kind: str, body: dict[str, Any], caplog: Any) -> None:
    async def scene(server: Server) -> None:
        made, other = await server.two_people(public=True), await server.two_people(public=True)
        await made.play(made.game.legal[0])
        await _break(made, kind, body, wake=0, status=TableStatus.RUNNING)
        for _ in range(3):
            await server.service.scheduler._process_due_tables()
        answer = await server.get(made.path, made.keys[0])
        assert answer.status_code == 200
        shown = answer.json()
        assert (shown["table"]["sealed"], shown["table"]["status"], shown["view"]) == ("damaged", "running", None)
        assert shown["you"]["seats"] == [0]
        entries = (await server.get(f"{made.path}/entries", made.keys[0])).json()["entries"]
        assert [entry["kind"] for entry in entries] == ["created", "sat", "started", "played", kind, "said"]
        assert shown["number"] == entries[-1]["number"]
        for path, asked in (("moves", {"at": 1, "action": 0}), ("chat", {"text": "Hello?"}), ("leave", {})):
            refused = await server.post(f"{made.path}/{path}", asked, made.keys[0])
            assert (refused.status_code, refused.json()["code"]) == (409, "damaged"), path
        assert (await server.get(f"{made.path}/summary", made.keys[0])).json()["sealed"] == "damaged"
        socket = server.socket(made.id)
        assert (await socket.hello(made.keys[0]))["table"]["sealed"] == "damaged"
        assert (await other.play(other.game.legal[0])).status_code == 200
        assert (await server.get("/healthz")).status_code == 200

    with caplog.at_level(logging.WARNING, "gugong"):
        served(scene)
    told = [json.loads(JsonLines().format(record)) for record in caplog.records]
    sealed = [line for line in told if "sealed" in line["message"]]
    assert len(sealed) == 1
    assert sealed[0]["message"].startswith("entry 4 of a table cannot be read")
    assert sealed[0]["fault"]
    assert sealed[0]["kind"] == (kind if kind != "nonsense" else "unknown")
    assert "99999999" not in json.dumps(told)


def test_of_a_table_whose_first_entry_is_damaged_nothing_is_told_but_that() -> None:
    async def scene(server: Server) -> None:
        made = await server.made(public=True)
        store = server.service.store
        record = replace(made.live.record, id="brokentable", status=TableStatus.RUNNING, wake=0)
        await store.create(record, Entry(0, 1, "created", {"setup": 5}))
        for _ in range(2):
            await server.service.scheduler._process_due_tables()
        answer = await server.get("/api/tables/brokentable")
        assert (answer.status_code, answer.json()["code"]) == (409, "damaged")
        assert "brokentable" not in server.service.registry.tables
        assert "brokentable" in server.service.scheduler._due.hopeless

    served(scene)


def test_a_sealed_table_leaves_memory_and_is_logged_once(caplog: Any) -> None:
    async def scene(server: Server) -> None:
        made = await server.two_people(public=True)
        await _break(made, "nonsense", {})
        for _ in range(3):
            live = await server.service.registry.find(made.id)
            live.last_used -= 2 * server.service.settings.idle
            server.service.scheduler._evict_idle()
            assert made.id not in server.service.registry.tables

    with caplog.at_level(logging.WARNING, "gugong"):
        served(scene)
    assert sum("sealed" in record.getMessage() for record in caplog.records) == 1


def test_why_a_table_is_sealed_is_told_in_all_languages() -> None:
    for language in languages():
        for why in ("old-rules", "new-rules", "other-box", "damaged"):
            assert text(language, f"web-sealed-{why}", {}) != text("en", f"web-sealed-{why}", {}) or language == "en"
            refused = text(language, f"refused-{why}", {"version": 2})
            assert refused
            assert "refused-" not in refused


def test_a_game_that_a_newer_process_has_begun_waits_here_for_the_upgrade() -> None:
    """A rolling upgrade: the newer process is the same store with a newer version of the rules."""

    async def scene(server: Server) -> None:
        made = await server.made(public=True)
        await made.sit("Bob")
        socket = server.socket(made.id)
        await socket.hello(made.keys[0])
        kind, body = command_handlers.handle_command(
            made.live.table, made.live.viewer(made.live.table.host), command_handlers.c.Start(), 1
        )
        assert body["rules_version"] == RULES_VERSION
        record = replace(made.live.record, status=TableStatus.RUNNING, rules_version=NEWER)
        number, now = made.live.table.number + 1, server.service.registry.now()
        entry = Entry(number, now, kind, {**body, "rules_version": NEWER})
        assert await server.service.store.append(AppendRequest(made.id, entry, record))
        await server.service.registry.catch_up(made.live)
        await socket.until(lambda: any('"new-rules"' in told for told in socket.heard))
        refused = await server.post(f"{made.path}/moves", {"at": 0, "action": 0}, made.keys[0])
        assert (refused.status_code, refused.json()["code"]) == (409, "new-rules")
        assert made.live.table.game is None
        kept = await server.service.store.record(made.id)
        assert kept is not None
        assert (kept.status, kept.rules_version) == ("running", NEWER)
        server.service.registry.evict(made.live)  # and so when it is loaded
        assert (await server.get(made.path)).json()["table"]["sealed"] == "new-rules"

    served(scene)


def test_an_older_program_leaves_a_game_alone_until_it_is_upgraded(postgres_url: str) -> None:
    async def begin() -> CreatedTable:
        async with serving(database=postgres_url) as newer:
            made = await newer.two_people(public=True)
            await made.play(made.game.legal[0])
            return made

    async def with_older_rules(made: CreatedTable) -> None:
        async with serving(database=postgres_url) as older:
            await older.service.scheduler._process_due_tables()
            shown = (await older.get(made.path, made.keys[0])).json()
            assert (shown["table"]["sealed"], shown["table"]["status"], shown["view"]) == ("new-rules", "running", None)
            refused = await older.post(f"{made.path}/moves", {"at": 1, "action": 0}, made.keys[0])
            assert refused.json()["code"] == "new-rules"
            assert str(min(PLAYABLE_VERSIONS)) in refused.json()["message"]

    async def upgraded(made: CreatedTable) -> None:
        async with serving(database=postgres_url) as newer:
            again = CreatedTable(newer, made.id, made.invite, made.keys)
            live = await newer.service.registry.find(made.id)
            assert (live.table.sealed, live.table.number) == (None, number)
            assert (await again.play(again.game.legal[0])).status_code == 200

    made = asyncio.run(begin())
    number = made.live.table.number
    only = (min(PLAYABLE_VERSIONS),)
    with (
        patch.object(table, "PLAYABLE_VERSIONS", only),
        patch.object(table, "is_playable", only.__contains__),
        patch.object(table, "RULES_VERSION", only[0]),
        patch.object(command_handlers, "RULES_VERSION", only[0]),
        patch.object(registry, "RULES_VERSION", only[0]),
    ):
        asyncio.run(with_older_rules(made))
    asyncio.run(upgraded(made))


def test_an_entry_of_a_kind_that_only_a_newer_process_knows_seals_the_table_here() -> None:
    async def scene(server: Server) -> None:
        made = await server.two_people(public=True)
        socket = server.socket(made.id)
        await socket.hello(made.keys[0])
        entry = Entry(made.live.table.number + 1, 1, "crowned", {})
        assert await server.service.store.append(AppendRequest(made.id, entry))
        await server.service.registry.catch_up(made.live)
        await socket.until(lambda: any('"damaged"' in told for told in socket.heard))
        assert (await server.get(made.path)).json()["table"]["sealed"] == "damaged"

    served(scene)


def test_a_process_of_older_rules_plays_on_by_those_of_the_beginning(tmp_path: Path) -> None:
    """The beginning says version 1, and the record, written by nobody's mistake, something else."""
    database = f"sqlite:///{tmp_path}/tables.db"

    async def before() -> CreatedTable:
        async with serving(database=database) as server:
            with patch.object(registry, "RULES_VERSION", 1):
                made = await server.made(public=True, seats=2)
                made.live.table.rules_version = 1
                await made.start()
            await made.play(made.game.legal[0])
            return made

    async def after(made: CreatedTable) -> None:
        async with serving(database=database) as server:
            live = await server.service.registry.find(made.id)
            assert (live.table.rules_version, live.table.sealed) == (1, None)
            assert (await server.get(made.path)).json()["view"] is not None

    asyncio.run(after(asyncio.run(before())))


def test_a_table_of_rules_not_played_any_more_that_has_not_begun_goes_by_todays(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    old = min(PLAYABLE_VERSIONS) - 1

    async def before() -> tuple[CreatedTable, CreatedTable]:
        async with serving(database=database) as server:
            open_table, running = await server.made(public=True, seats=2), await server.made(public=True, seats=2)
            for made, status in ((open_table, TableStatus.OPEN), (running, TableStatus.RUNNING)):
                record = replace(made.live.record, rules_version=old, status=status)
                entry = Entry(made.live.table.number + 1, 1, "said", {"by": 0, "name": "Ann", "text": "Old"})
                if status == TableStatus.RUNNING:
                    entry = entry._replace(kind="started", body={"seed": "5", "fingerprint": "old"})
                assert await server.service.store.append(AppendRequest(made.id, entry, record))
            return open_table, running

    async def after(open_table: CreatedTable, running: CreatedTable) -> None:
        async with serving(database=database) as server:
            start = await server.post(f"{open_table.path}/start", {}, open_table.keys[0])
            assert start.status_code == 200
            seen = (await server.get(running.path)).json()
            assert seen["table"]["sealed"] == "old-rules"
            assert seen["table"]["status"] == "running"
            assert seen["view"] is None
            entries = (await server.get(f"{running.path}/entries")).json()["entries"]
            assert [entry["kind"] for entry in entries] == ["created", "started"]
            refused = await server.post(f"{running.path}/moves", {"at": 1, "action": 0}, running.keys[0])
            assert (refused.status_code, refused.json()["code"]) == (409, "old-rules")

    asyncio.run(after(*asyncio.run(before())))
