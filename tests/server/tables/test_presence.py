"""Who is at the table: in this process and, through PostgreSQL, in others."""

import asyncio

import orjson

from gugong.server.settings import Settings
from gugong.server.store.store import Store
from gugong.server.tables import presence
from gugong.server.tables.command_handlers import Who
from gugong.server.tables.creation import NewTable, ordered
from gugong.server.tables.presence import Presence
from gugong.server.tables.registry import Hall

from ..support.waiting import until


class Looker:
    """Somebody with a socket."""

    def __init__(self, who: Who) -> None:
        self.who, self.person = who, who.person
        self.heard: list[dict[str, object]] = []

    def push(self, message: bytes) -> None:
        self.heard.append(orjson.loads(message))


class Process:
    """As much of a server as presence needs."""

    @classmethod
    async def start(cls, url: str) -> "Process":
        process = cls()
        process.store = await Store.open(url)
        process.hall = Hall(process.store, Settings(url))
        process.presence = Presence(process.hall)
        return process

    store: Store
    hall: Hall
    presence: Presence

    async def look(self, table_id: str, *seats: int) -> Looker:
        live = await self.hall.find(table_id)
        self.presence.ask(table_id)
        looker = Looker(Who(live.table.host if seats else None, seats))
        live.listen(looker)
        return looker

    async def here(self, table_id: str) -> list[int]:
        return (await self.hall.find(table_id)).here()


async def make(process: Process) -> str:
    table_id, body, _, _ = ordered(NewTable.model_validate({"name": "Ann", "seats": 2}), process.hall.settings.boxes)
    await process.hall.create(table_id, body)
    return table_id


def test_everybody_hears_who_comes_and_goes(sqlite_url: str) -> None:
    async def scene() -> None:
        process = await Process.start(sqlite_url)
        table_id = await make(process)
        spectator = await process.look(table_id)
        assert spectator.heard == []
        owner = await process.look(table_id, 0, 1)
        assert spectator.heard == [{"type": "here", "here": [0, 1]}]
        (await process.hall.find(table_id)).stop_listening(owner)
        assert spectator.heard[-1] == {"type": "here", "here": []}
        await process.store.close()

    asyncio.run(scene())


def test_people_at_other_processes_are_here_too(postgres_url: str) -> None:
    async def scene() -> None:
        one, two = await Process.start(postgres_url), await Process.start(postgres_url)
        table_id = await make(one)
        await one.look(table_id, 0)
        await two.look(table_id)
        elsewhere = await two.hall.find(table_id)
        await until(lambda: elsewhere.here() == [0])
        owner = await two.look(table_id, 1)
        live = await one.hall.find(table_id)
        await until(lambda: live.here() == [0, 1])
        (await two.hall.find(table_id)).stop_listening(owner)
        await until(lambda: live.here() == [0])
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
        monkeypatch.setattr(presence, "SILENCE", 0.0)
        await one.presence.show_life()
        assert await one.here(table_id) == []
        await one.store.close()

    asyncio.run(scene())
