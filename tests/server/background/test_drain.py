"""A server that is told to stop: players are told in words, and other processes have its tables at once."""

import asyncio

import pytest

from gugong.i18n.messages import languages
from gugong.server.api.sockets import MAX_REASON_BYTES
from gugong.server.errors import Refused

from ..support.in_process import Server, served, serving
from ..support.waiting import until

LIVE = {"kind": "live", "minutes": 5, "seconds": 0}


@pytest.mark.parametrize("language", languages())
def test_whoever_is_connected_is_told_in_their_language(language: str) -> None:
    async def scene(server: Server) -> None:
        made = await server.made(public=True)
        socket = server.socket(made.id)
        await socket.hello(made.keys[0], language=language)
        await server.service.say_goodbye()
        await socket.until(lambda: socket.closed is not None)
        assert socket.closed == 1001
        told = Refused("stopping").sentence(language)
        assert socket.reason
        assert told.startswith(socket.reason)
        assert len(socket.reason.encode()) <= MAX_REASON_BYTES
        late = await server.get(made.path, made.keys[0])
        assert (late.status_code, late.json()["code"]) == (503, "stopping")

    served(scene)


def test_a_change_under_way_is_finished() -> None:
    async def scene(server: Server) -> None:
        made = await server.two_people(public=True)
        store, entered, go_on = server.service.store, asyncio.Event(), asyncio.Event()
        append = store.append

        async def slow(request):  # type: ignore[no-untyped-def]
            entered.set()
            await go_on.wait()
            return await append(request)

        store.append = slow  # type: ignore[method-assign]
        move = asyncio.create_task(made.play(made.game.legal[0]))
        await entered.wait()
        goodbye = asyncio.create_task(server.service.say_goodbye())
        await asyncio.sleep(0)
        go_on.set()
        assert (await move).status_code == 200
        await goodbye
        assert made.live.table.at == 1

    served(scene)


def test_other_processes_have_bots_and_clocks_before_the_process_has_ended(postgres_url: str) -> None:
    async def scene() -> None:
        async with serving(database=postgres_url) as one, serving(database=postgres_url) as other:
            bots = await one.made(public=True, seats=0, bots=["random", "random"])
            clock = await one.two_people(public=True, clock=LIVE)
            assert await one.service.store.lock_table(clock.id)
            assert await one.service.store.lock_table(bots.id)
            assert not await other.service.store.lock_table(bots.id)
            await one.service.say_goodbye()  # requests may go on for seconds now
            assert not one.service.scheduler.is_running
            assert await other.service.store.lock_table(clock.id)
            assert await other.service.store.lock_table(bots.id)

    asyncio.run(scene())


def test_bots_go_on_at_another_process_when_theirs_is_told_to_stop(postgres_url: str) -> None:
    async def scene() -> None:
        async with serving(database=postgres_url) as one, serving(database=postgres_url) as other:
            made = await one.made(public=True, seats=0, bots=["random", "random"])
            await made.start()
            await until(lambda: made.live.table.at >= 3, 0.001)
            await one.service.say_goodbye()
            at = made.live.table.at
            live = await other.service.registry.find(made.id)
            await until(lambda: live.table.at > at + 3 or live.table.status == "over")

    asyncio.run(scene())
