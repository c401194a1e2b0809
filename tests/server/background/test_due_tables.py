"""Tables at which nothing can be done hold up no clock of another table, and leave memory."""

import asyncio

import pytest

from gugong.rules.core.versions import PLAYABLE_VERSIONS
from gugong.server.background import due_tables
from gugong.server.background.due_tables import DueTables
from gugong.server.store.records import AppendRequest, Entry, TableStatus
from gugong.server.store.store import Store

from ..support.in_process import Server, served
from ..support.stores import a_record, in_store
from ..support.waiting import FakeClock

LIVE = {"kind": "live", "minutes": 5, "seconds": 0}


async def _old_tables(server: Server, count: int) -> None:
    """Tables of older rules whose clocks ran out long ago."""
    made = await server.two_people(public=True, clock=LIVE)
    entries, record = await server.service.store.entries(made.id), made.live.record
    for number in range(count):
        table = f"old{number}"
        fields = {"status": TableStatus.RUNNING, "public": True, "rules_version": min(PLAYABLE_VERSIONS) - 1, "wake": 1}
        await server.service.store.create(a_record(table, **fields, summary=record.summary), entries[0])
        for entry in entries[1:]:
            body = {name: value for name, value in entry.body.items() if name != "rules_version"}
            await server.service.store.append(AppendRequest(table, entry._replace(body=body)))


def test_tables_of_older_rules_stop_no_clock_and_leave_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(due_tables, "MAX_DUE", 20)

    async def scene(server: Server) -> None:
        scheduler, registry = server.service.scheduler, server.service.registry
        await scheduler.stop()
        await _old_tables(server, 45)
        made = await server.two_people(public=True, clock=LIVE)
        seat = made.live.table.deciding
        assert seat is not None
        FakeClock(registry).wait(301)
        for _ in range(3):
            await scheduler._process_due_tables()
        assert made.live.table.seats[seat].why_away == "clock"
        loaded = len(registry.tables)
        assert loaded > 45
        for live in registry.tables.values():
            live.last_used -= 2 * registry.settings.idle
        await scheduler._process_due_tables()
        scheduler._evict_idle()
        await asyncio.sleep(0)
        assert not [table for table in registry.tables if table.startswith("old")]
        await scheduler._process_due_tables()
        assert not [table for table in registry.tables if table.startswith("old")]  # nor are they loaded again

    served(scene)


@pytest.mark.parametrize("wake", [0, 7], ids=["bots", "clocks"])
def test_every_round_goes_on_where_the_last_one_stopped(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, wake: int
) -> None:
    monkeypatch.setattr(due_tables, "MAX_DUE", 2)

    async def rounds(store: Store) -> list[list[str]]:
        for name in "abcde":
            await store.create(a_record(name, wake=wake), Entry(0, 1, "created", {}))
        due = DueTables(store)
        found = [await due.next_round(10) for _ in range(4)]
        due.hopeless |= {"a", "b", "c", "d"}
        return [*found, await due.next_round(10), await due.next_round(10)]

    assert in_store(sqlite_url, rounds) == [["a", "b"], ["c", "d"], ["e"], ["a", "b"], ["e"], ["e"]]


def test_bots_hide_no_clock(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(due_tables, "MAX_DUE", 2)

    async def first_round(store: Store) -> list[str]:
        for number in range(5):
            await store.create(a_record(f"bot{number}", wake=0), Entry(0, 1, "created", {}))
        await store.create(a_record("clock", wake=40), Entry(0, 1, "created", {}))
        return await DueTables(store).next_round(50)

    assert in_store(sqlite_url, first_round) == ["bot0", "bot1", "clock"]
