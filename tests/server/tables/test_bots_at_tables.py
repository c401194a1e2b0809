"""Bots of a real server: whole games with them, and one that goes on though its process was killed."""

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.support.players import Player, Visitor, look, open_table
from tests.server.support.waiting import until
from tools.real_server import RealServer


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    with RealServer(f"sqlite:///{tmp_path_factory.mktemp('bots')}/tables.db", workers=2) as running:
        yield running


@pytest.mark.parametrize("level", ["novice", "apprentice"])
def test_one_person_plays_a_whole_game_with_bots(server: RealServer, level: str) -> None:
    async def play() -> None:
        (person,) = await open_table(server, people=1, bots=[level, level])
        async with person:
            await person.play()
            assert person.seen["view"] is not None
        assert person.acknowledged
        assert person.played_by_bots > len(person.acknowledged)
        end = await look(server, person)
        assert end["view"]["over"]
        assert len(end["view"]["scores"]) == 3

    asyncio.run(play())


def test_a_solo_game_against_meng(server: RealServer) -> None:
    async def play() -> None:
        (person,) = await open_table(server, people=1)
        async with person:
            await person.play()
        end = await look(server, person)
        assert [seat["kind"] for seat in end["table"]["seats"]] == ["person", "meng"]
        assert end["view"]["over"]
        assert len(end["view"]["scores"]) == 2

    asyncio.run(play())


def test_a_killed_bot_worker_is_replaced_and_the_game_goes_on(server: RealServer) -> None:
    async def play() -> None:
        replaced = server.metric("gugong_bot_worker_restarts")
        (person,) = await open_table(server, people=1, bots=["apprentice", "apprentice"])
        async with person:
            await person.play(enough=lambda _: person.played_by_bots >= 5)
            before, workers = person.played_by_bots, server.family()
            for worker in workers:
                worker.kill()
            await person.play(enough=lambda _: person.played_by_bots >= before + 20)
        assert person.played_by_bots >= before + 20
        assert len(workers) == 2
        await until(lambda: server.metric("gugong_bot_worker_restarts") >= replaced + len(workers))
        assert server.metric("gugong_bot_failures") == 0
        assert not {worker.pid for worker in workers} & {worker.pid for worker in server.family()}

    asyncio.run(play())


def test_a_spectator_watches_bots_play_to_the_end(server: RealServer) -> None:
    async def play() -> None:
        setup = {"players": 3, "seed": 5}
        bots = ["novice", "random", "novice"]
        made = await Visitor(server).post("tables", name="Host", public=True, seats=0, bots=bots, setup=setup)
        async with Player(server, made["table"]) as spectator:
            await Visitor(server, made["key"]).post(f"tables/{made['table']}/start")
            await spectator.until(lambda: spectator.over)
            assert spectator.seen["you"] == {"seats": [], "leads": False}
        kinds = [kind for _, kind in spectator.heard.values()]
        assert kinds[:2] == ["created", "started"]
        assert set(kinds[2:]) == {"played"}

    asyncio.run(play())
