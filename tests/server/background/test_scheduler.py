"""What the server does by itself, and what it does when something cannot be kept."""

import asyncio
from typing import Any
from unittest.mock import patch

from gugong.server.background import scheduler
from gugong.server.store.records import AppendRequest, Entry, StoreError
from gugong.server.store.store import Store

from ..support.in_process import serving
from ..support.waiting import FakeClock, until

LIVE = {"kind": "live", "minutes": 5, "seconds": 0}


def test_a_bot_takes_over_when_a_clock_runs_out_and_gives_back_on_return(monkeypatch) -> None:
    monkeypatch.setattr(scheduler, "INTERVAL", 0.01)

    async def scene() -> None:
        async with serving() as server:
            clock = FakeClock(server.service.registry)
            made = await server.two_people(public=True, clock=LIVE)
            seat = made.live.table.deciding
            assert seat is not None
            clock.wait(299)
            await asyncio.sleep(0.1)
            assert made.live.table.seats[seat].why_away is None
            clock.wait(2)
            await until(lambda: made.live.table.seats[seat].why_away == "clock")
            await until(lambda: made.live.table.at > 0)  # the bot moves
            returned = await server.post(f"{made.path}/return", {}, made.key_of(seat))
            assert returned.status_code == 200
            assert made.live.table.seats[seat].why_away is None

    asyncio.run(scene())


def test_when_both_have_gone_the_game_waits(monkeypatch) -> None:
    monkeypatch.setattr(scheduler, "INTERVAL", 0.01)

    async def scene() -> None:
        async with serving() as server:
            made = await server.two_people(public=True)
            for key in made.keys:
                assert (await server.post(f"{made.path}/leave", {}, key)).status_code == 200
            await server.settled(made.id)
            at = made.live.table.at
            await asyncio.sleep(0.1)
            assert made.live.table.at == at
            assert made.live.table.status == "running"

    asyncio.run(scene())


def test_idle_tables_leave_memory_and_come_back(monkeypatch) -> None:
    monkeypatch.setattr(scheduler, "INTERVAL", 0.01)

    async def scene() -> None:
        async with serving(idle=0.0) as server:
            made = await server.two_people(public=True)
            await until(lambda: made.id not in server.service.registry.tables)
            found = await server.get(made.path)
            assert found.status_code == 200
            assert found.json()["table"]["status"] == "running"

    asyncio.run(scene())


def failing(store: Store, kept: bool) -> Any:
    """While this lasts appends fail: before anything is kept, or after it was."""
    real = store.append

    async def append(change: AppendRequest) -> bool:
        if kept:
            await real(change)
        raise StoreError("the disk is full")

    return patch.object(store, "append", append)


def test_what_could_not_be_kept_has_not_happened() -> None:
    async def scene() -> None:
        async with serving() as server:
            made = await server.two_people(public=True)
            socket = server.socket(made.id)
            before = await socket.hello(made.keys[0])
            action = made.game.legal[0]
            with failing(server.service.store, kept=False):
                refused = await made.play(action)
            assert (refused.status_code, refused.json()["code"]) == (503, "not-now")
            now = (await server.get(made.path, made.keys[0])).json()
            assert now["number"] == before["number"]
            assert now["view"] == before["view"]
            assert len(socket.heard) == 1
            assert (await made.play(action)).status_code == 200
            await socket.until(lambda: len(socket.heard) == 2)

    asyncio.run(scene())


def test_what_was_kept_although_nobody_knew_is_told_later() -> None:
    async def scene() -> None:
        async with serving() as server:
            made = await server.two_people(public=True)
            seat = made.live.table.deciding
            assert seat is not None
            key = made.key_of(seat)
            move = {"id": "m1", "at": 0, "action": made.game.legal[0]}
            with failing(server.service.store, kept=True):
                assert (await server.post(f"{made.path}/moves", move, key)).status_code == 503
            again = await server.post(f"{made.path}/moves", move, key)
            assert again.status_code == 200
            assert again.json()["repeated"]
            assert again.json()["at"] == 1

    asyncio.run(scene())


def test_another_process_that_was_first_wins() -> None:
    async def scene() -> None:
        async with serving() as server:
            made = await server.two_people(public=True)
            seat = made.live.table.deciding
            assert seat is not None
            game = made.game
            body = {"seat": seat, "action": game.legal[-1], "id": "theirs"}
            entry = Entry(made.live.table.number + 1, server.service.registry.now(), "played", body)
            assert await server.service.store.append(AppendRequest(made.id, entry))
            late = await made.play(game.legal[0])
            assert (late.status_code, late.json()["code"]) == (409, "late")
            assert made.game.actions == [body["action"]]

    asyncio.run(scene())
