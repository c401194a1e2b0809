"""kill -9 in the middle of fifty tables, ten times with each database: whatever was acknowledged is there, once."""

import asyncio
import os
import random
from collections import Counter
from collections.abc import Sequence

from gugong.server.store.records import Entry, TableRecord
from gugong.server.store.store import Store
from gugong.server.tables.entries import GAME_KINDS
from gugong.server.tables.registry import record_of
from gugong.server.tables.table import Table
from tests.server.support.players import Player, open_table
from tests.server.support.stores import in_store
from tests.server.support.waiting import until
from tools.real_server import RealServer, working

KILLS = int(os.environ.get("GUGONG_KILLS", "10"))
TABLES = 50
MORE = 20  # moves at each table after the last kill
BOTS = {0: ["novice"], 1: ["apprentice"]}  # by the number of a table modulo ten; the others have none

Kept = dict[str, tuple[TableRecord | None, list[Entry]]]


def test_nothing_acknowledged_is_lost_or_done_twice_by_kills(database_url: str) -> None:
    with RealServer(database_url) as server:
        tables = asyncio.run(_play_and_kill(server))
        server.kill()
        kept = in_store(database_url, lambda store: _read(store, [people[0].table for people in tables]))
        for people in tables:
            _check_table(people, *kept[people[0].table])
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


async def _read(store: Store, tables: Sequence[str]) -> Kept:
    return {table: (await store.record(table), await store.entries(table)) for table in tables}


def _check_table(people: list[Player], record: TableRecord | None, entries: list[Entry]) -> None:
    assert [entry.number for entry in entries] == list(range(len(entries)))
    log = [entry for entry in entries if entry.kind in GAME_KINDS]
    ids = Counter(entry.body["id"] for entry in log if "id" in entry.body)
    assert not [move for move, times in ids.items() if times > 1]
    for player in people:
        assert player.acknowledged
        for move in player.acknowledged:
            body = log[move.at].body
            assert (body["id"], body["action"]) == (move.id, move.action)
        for number, told in player.heard.items():
            assert (entries[number].time, entries[number].kind) == told
    sent = {move.id for player in people for move in (*player.acknowledged, player.pending) if move}
    assert set(ids) <= sent
    _check_replay(people[0].table, record, entries)


def _check_replay(name: str, record: TableRecord | None, entries: list[Entry]) -> None:
    table = Table(name, {"standard": None})
    for entry in entries:
        happened = table.apply(entry)
        assert [event.as_dict() for event in happened] == entry.body.get("events", [])
    assert record == record_of(table)


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
