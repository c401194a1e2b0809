"""Who is at the table: in this process and, through PostgreSQL, in others."""

import asyncio

import orjson

from gugong.server.settings import Settings
from gugong.server.store.store import Store
from gugong.server.tables import live_table, presence
from gugong.server.tables.creation import NewTable, new_table
from gugong.server.tables.live_table import LiveTable
from gugong.server.tables.presence import Presence
from gugong.server.tables.registry import TableRegistry, record_of
from gugong.server.tables.viewers import Viewer

from ..support.offline_table import two_people
from ..support.waiting import until


class FakeSubscriber:
    """Somebody with a socket."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer, self.person, self.address = viewer, viewer.person, "10.0.0.1"
        self.heard: list[dict[str, object]] = []

    def push(self, message: bytes) -> None:
        self.heard.append(orjson.loads(message))


class Process:
    """As much of a server as presence needs."""

    @classmethod
    async def start(cls, url: str) -> "Process":
        process = cls()
        process.store = await Store.open(url)
        process.registry = TableRegistry(process.store, Settings(url))
        process.presence = Presence(process.registry)
        return process

    store: Store
    registry: TableRegistry
    presence: Presence

    async def look(self, table_id: str, *seats: int) -> FakeSubscriber:
        live = await self.registry.find(table_id)
        self.presence.request(table_id)
        subscriber = FakeSubscriber(Viewer(live.table.host if seats else None, seats))
        live.subscribe(subscriber)
        return subscriber

    async def here(self, table_id: str) -> list[int]:
        return (await self.registry.find(table_id)).present_seats()


async def make(process: Process) -> str:
    table_id, body, _, _ = new_table(
        NewTable.model_validate({"name": "Ann", "seats": 2}), process.registry.settings.boxes
    )
    await process.registry.create(table_id, body)
    return table_id


def test_everybody_hears_who_comes_and_goes(sqlite_url: str) -> None:
    async def scene() -> None:
        process = await Process.start(sqlite_url)
        table_id = await make(process)
        spectator = await process.look(table_id)
        assert spectator.heard == []
        owner = await process.look(table_id, 0, 1)
        assert spectator.heard == [{"type": "here", "here": [0, 1]}]
        (await process.registry.find(table_id)).unsubscribe(owner)
        assert spectator.heard[-1] == {"type": "here", "here": []}
        await process.store.close()

    asyncio.run(scene())


def test_people_at_other_processes_are_here_too(postgres_url: str) -> None:
    async def scene() -> None:
        one, two = await Process.start(postgres_url), await Process.start(postgres_url)
        table_id = await make(one)
        await one.look(table_id, 0)
        await two.look(table_id)
        remote_seats = await two.registry.find(table_id)
        await until(lambda: remote_seats.present_seats() == [0])
        owner = await two.look(table_id, 1)
        live = await one.registry.find(table_id)
        await until(lambda: live.present_seats() == [0, 1])
        (await two.registry.find(table_id)).unsubscribe(owner)
        await until(lambda: live.present_seats() == [0])
        await one.store.close()
        await two.store.close()

    asyncio.run(scene())


def test_whoever_looked_through_a_process_that_fell_silent_is_gone(postgres_url: str, monkeypatch) -> None:
    async def scene() -> None:
        one, two = await Process.start(postgres_url), await Process.start(postgres_url)
        table_id = await make(one)
        spectator = await one.look(table_id)
        await two.look(table_id, 1)
        await until(lambda: spectator.heard[-1:] == [{"type": "here", "here": [1]}])
        await two.store.close()
        monkeypatch.setattr(presence, "TIMEOUT_SECONDS", 0.0)
        await one.presence.send_heartbeat()
        assert await one.here(table_id) == []
        await one.store.close()

    asyncio.run(scene())


def test_a_short_absence_is_none_and_a_long_one_gives_time_anew() -> None:
    offline = two_people()
    live = LiveTable(offline.table, record_of(offline.table))
    now = [1_000_000]
    live.now = lambda: now[0]
    ann = FakeSubscriber(Viewer("ann", (0,)))
    live.subscribe(ann)
    assert live.arrivals == {0: 1_000_000}
    for away, since in ((live_table.GONE_AFTER - 1, 1_000_000), (live_table.GONE_AFTER, None)):
        live.unsubscribe(ann)
        now[0] += away
        live.subscribe(ann)
        assert live.arrivals == {0: since or now[0]}


def test_a_process_at_which_nobody_is_connected_is_silent(postgres_url: str, monkeypatch) -> None:
    monkeypatch.setattr(presence, "HEARTBEAT_SECONDS", 0.0)

    async def scene() -> None:
        process = await Process.start(postgres_url)
        sent: list[object] = []

        async def listen(message: object) -> None:
            sent.append(message)

        table_id = await make(process)
        await process.look(table_id)
        monkeypatch.setattr(process.store, "broadcast", listen)
        await process.presence.send_heartbeat()
        assert sent == []
        await process.look(table_id, 0)
        await process.presence.send_heartbeat()
        assert {} in sent
        await process.store.close()

    asyncio.run(scene())
