"""kill -9 in the middle of fifty tables, ten times with each database: whatever was acknowledged is there, once."""

import asyncio
import os
import random

from tests.server.support.acknowledged import check_tables
from tests.server.support.players import Player, open_table
from tests.server.support.waiting import until
from tools.real_server import RealServer, working

KILLS = int(os.environ.get("GUGONG_KILLS", "10"))
TABLES = 50
MORE = 20  # moves at each table after the last kill
BOTS = {0: ["novice"], 1: ["apprentice"]}  # by the number of a table modulo ten; the others have none


def test_nothing_acknowledged_is_lost_or_done_twice_by_kills(database_url: str) -> None:
    with RealServer(database_url) as server:
        tables = asyncio.run(_play_and_kill(server))
        server.kill()
        assert all(player.acknowledged for people in tables for player in people)
        check_tables(database_url, tables)
        assert not server.left_behind(), "bots think on for a server that is gone"
        server.start()
        asyncio.run(_go_on(tables))


async def _play_and_kill(server: RealServer) -> list[list[Player]]:
    tables = [await open_table(server, seed, bots=BOTS.get(seed % 10, [])) for seed in range(TABLES)]
    everybody = [player for people in tables for player in people]
    chance = random.Random(1420)
    async with working(*(player.play_whatever_happens() for player in everybody)):
        for kill in range(KILLS):
            await _some_moves(everybody, chance.randint(1, 150), of_bots=kill % 5 == 0)
            if kill == KILLS - 1:
                await until(lambda: all(player.acknowledged for player in everybody))
            await asyncio.sleep(chance.random() / 100)  # not to be killed right at an acknowledgement each time
            await until(lambda: any(player.pending for player in everybody))  # so that a move is under way
            server.kill()
            await asyncio.to_thread(server.start)
    await asyncio.gather(*(player.leave() for player in everybody))
    return tables


async def _some_moves(everybody: list[Player], count: int, of_bots: bool) -> None:
    """Wait for so many acknowledgements, and perhaps also for a bot, which begins to play later than people."""
    before, bots_before = _acknowledged(everybody), _played_by_bots(everybody)
    await until(lambda: _acknowledged(everybody) >= before + count)
    if of_bots:
        await until(lambda: _played_by_bots(everybody) > bots_before)


def _acknowledged(everybody: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in everybody)


def _played_by_bots(everybody: list[Player]) -> int:
    return sum(player.played_by_bots for player in everybody)


async def _go_on(tables: list[list[Player]]) -> None:
    """Each table plays on, from the move that was not acknowledged, for a while or to its end."""

    async def go_on(people: list[Player]) -> None:
        begun = people[0].seen["at"]
        playing = [player.play_whatever_happens(lambda player: player.seen["at"] >= begun + MORE) for player in people]
        await asyncio.gather(*playing)
        for player in people:
            assert player.over or player.seen["at"] >= begun + MORE
            await player.leave()

    await asyncio.gather(*(go_on(people) for people in tables))
