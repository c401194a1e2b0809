"""For whom the bots of a table are asked, and how many of them wait."""

import asyncio
from typing import Any

from gugong.server.background.bot_runner import VISIT_SECONDS, waiting_for
from gugong.server.metrics import METRICS

from ..support.in_process import InProcessBotPool, Server, served


def test_who_waits_for_the_bots_of_a_table() -> None:
    async def scene(server: Server) -> None:
        made = await server.two_people(public=True)
        live = made.live
        live.last_visit = float("-inf")
        assert waiting_for(live) == set()
        spectator = server.socket(made.id, address="10.0.0.7")
        await spectator.hello()
        assert waiting_for(live) == {"10.0.0.7"}
        player = server.socket(made.id, address="10.0.0.8")
        await player.hello(made.keys[0])
        assert waiting_for(live) == {"10.0.0.8"}  # a spectator does not wait for them
        await player.leave()
        await spectator.leave()
        live.last_visit -= VISIT_SECONDS
        assert waiting_for(live) == set()
        live.remote_seats = {1}
        assert waiting_for(live) == {made.id}
        live.remote_seats = set()
        live.waiters.append(asyncio.Event())
        assert waiting_for(live) == {made.id}
        live.waiters.clear()
        await server.get(made.path)
        assert waiting_for(live) == set()
        await server.get(made.path, made.keys[0])  # a program that plays over HTTP alone
        assert waiting_for(live) == {made.id}

    served(scene)


def test_a_bot_is_asked_for_whoever_is_there_at_that_time(monkeypatch: Any) -> None:
    told: list[Any] = []
    ask = InProcessBotPool.ask

    async def listen(self: InProcessBotPool, *args: Any) -> int:
        told.append(args[-1])
        return await ask(self, *args)

    monkeypatch.setattr(InProcessBotPool, "ask", listen)

    async def scene(server: Server) -> None:
        made = await server.made(public=True, bots=["novice"], setup={"players": 2, "seed": 1})
        await made.start()
        socket = server.socket(made.id, address="10.0.0.9")
        await socket.hello(made.keys[0])
        while not told:
            await server.settled(made.id)
            if not told:
                await made.play(made.game.legal[0])
        assert told[0]() == {"10.0.0.9"}
        await socket.leave()
        made.live.last_visit = float("-inf")
        assert told[0]() == set()

    served(scene)


def test_the_length_of_the_queue_is_a_metric() -> None:
    async def scene(server: Server) -> None:
        pool: Any = server.service.pool
        pool.waiting, pool.waiting_unattended = 7, 4
        server.service.scheduler._look_after_pool()

    served(scene)
    lengths = [METRICS.registry.get_sample_value("gugong_bot_queue", {"attended": one}) for one in ("yes", "no")]
    assert lengths == [3, 4]
