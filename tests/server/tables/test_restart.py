"""A server that is told to stop, and one that comes back: nothing is lost, and every table is as it was."""

import asyncio
import contextlib
import signal
import sqlite3
import time
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from gugong.server.store.schema import heartbeats
from tests.server.support.players import Message, Player, Visitor, look, open_table, play_together
from tests.server.support.stores import in_store
from tests.server.support.waiting import PATIENCE, until
from tools.real_server import RealServer, working

GOING_AWAY = 1001
LONG_AGO = 600_000  # milliseconds; votes against somebody need some minutes of silence


async def _until_closed(player: Player) -> None:
    """Hear everything that a server says before it goes."""
    with contextlib.suppress(ConnectionClosed):
        async with asyncio.timeout(PATIENCE):
            while True:
                await player.hear()


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT], ids=["SIGTERM", "Ctrl+C"])
def test_a_server_that_is_told_to_stop_says_goodbye(database_url: str, how: signal.Signals) -> None:
    async def play(server: RealServer) -> None:
        people = await open_table(server)
        async with people[0], people[1]:
            code, *_ = await asyncio.gather(asyncio.to_thread(server.terminate, how), *map(_until_closed, people))
        assert code == 0
        assert [player.close_code for player in people] == [GOING_AWAY, GOING_AWAY]
        assert not server.left_behind()
        assert "Traceback" not in server.stderr

    with RealServer(database_url) as server:
        asyncio.run(play(server))


def test_what_was_acknowledged_before_the_end_is_there(database_url: str) -> None:
    async def play(server: RealServer) -> list[Player]:
        tables = [await open_table(server, seed) for seed in range(5)]
        everybody = [player for people in tables for player in people]
        async with working(*(player.play_whatever_happens() for player in everybody)):
            await until(lambda: sum(len(player.acknowledged) for player in everybody) >= 100)
            await asyncio.to_thread(server.terminate)
        return everybody

    with RealServer(database_url) as server:
        everybody = asyncio.run(play(server))
    for player in everybody:
        entries = in_store(database_url, lambda store, table=player.table: store.entries(table))
        kept = {entry.body["id"]: entry.body["action"] for entry in entries if "id" in entry.body}
        assert {(move.id, move.action) for move in player.acknowledged} <= set(kept.items())
        assert {
            number: (entry.time, entry.kind) for number, entry in enumerate(entries)
        }.items() >= player.heard.items()


def test_neither_a_thinking_bot_nor_a_waiting_client_holds_a_server_up(sqlite_url: str) -> None:
    async def play(server: RealServer) -> None:
        (person,) = await open_table(server, people=1, bots=["chancellor"])
        async with person:
            await person.play(enough=lambda _: person.played_by_bots > 0)  # from now on its process is there
            await person.play(enough=lambda _: not person.to_move)
            waiting, writer = await _long_poll(server, person)
            code, *_ = await asyncio.gather(asyncio.to_thread(server.terminate), _until_closed(person), waiting.read())
            writer.close()
        assert code == 0
        assert not server.left_behind()

    with RealServer(sqlite_url) as server:
        asyncio.run(play(server))


async def _long_poll(server: RealServer, player: Player) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """Wait over HTTP for an entry that will not come; the server has heard of it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    head = f"GET /api/tables/{player.table}?after=100000&wait=30 HTTP/1.1"
    writer.write(f"{head}\r\nHost: 127.0.0.1\r\nAuthorization: Bearer {player.key}\r\n\r\n".encode())
    await writer.drain()
    await look(server, player)  # whoever came before has been let in, too
    return reader, writer


@pytest.mark.parametrize("graceful", [True, False], ids=["told", "killed"])
def test_every_table_is_after_a_restart_what_it_was(sqlite_url: str, graceful: bool) -> None:
    async def prepare(server: RealServer) -> list[list[Player]]:
        return [await _open_one(server), await _running_one(server)]

    async def dispute(server: RealServer, people: list[Player]) -> None:
        """One person is away for long, another votes; somebody wants moves back, one agrees; some talk."""
        absent, voter, third, _ = people
        await _do(server, voter, "votes", seat=0)
        at = (await look(server, voter))["at"]
        await _do(server, third, "undo", at=at, to=0)
        await _do(server, voter, "answers", at=at, yes=True)
        await _do(server, absent, "chat", text="One moment, please.")
        await Visitor(server).post(f"tables/{absent.table}/chat", text="What a game!", name="Somebody")

    with RealServer(sqlite_url) as server:
        tables = asyncio.run(prepare(server))
        _stop(server, graceful)
        _make_older(sqlite_url)
        server.start()
        asyncio.run(dispute(server, tables[1]))
        before = asyncio.run(_all_messages(server, tables))
        _check_that_much_is_there(before)
        _stop(server, graceful)
        _stopped_just_now(sqlite_url)
        server.start()
        assert asyncio.run(_all_messages(server, tables)) == before


def _stop(server: RealServer, graceful: bool) -> None:
    if graceful:
        server.terminate()
    else:
        server.kill()


async def _do(server: RealServer, player: Player, path: str, **body: Any) -> Message:
    return await Visitor(server, player.key).post(f"tables/{player.table}/{path}", **body)


async def _open_one(server: RealServer) -> list[Player]:
    setup = {"players": 4, "expert": True}
    people = await open_table(server, start=False, setup=setup, bots=["novice"], clock={"kind": "days", "days": 2})
    await _do(server, people[1], "chat", text="Is anybody there?")
    return people


async def _running_one(server: RealServer) -> list[Player]:
    """Four people with clocks have moved a while, one took a move back, one has left, and the first is to move."""
    people = await open_table(server, people=4, clock={"kind": "live", "minutes": 60, "seconds": 10})
    first, last = people[0], people[-1]
    async with contextlib.AsyncExitStack() as stack:
        for player in people:
            await stack.enter_async_context(player)
        await asyncio.gather(*(player.play(enough=_settled) for player in people))
        await first.move()
        await first.ask({"type": "undo", "at": first.seen["at"]})
        await last.ask({"type": "leave"})
    return people


def _settled(player: Player) -> bool:
    """Whether the first person has a decision whose answer can be taken back, after some moves."""
    seen = player.seen
    return bool(seen["at"] >= 40 and seen["decision"]["seat"] == 0)


def _make_older(url: str) -> None:
    """Let it be long ago, while no server runs, that anything happened."""
    with contextlib.closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as line, line:
        line.execute("UPDATE entries SET time = time - ?", (LONG_AGO,))
        line.execute("UPDATE tables SET created = created - ?", (LONG_AGO,))


def _stopped_just_now(url: str) -> None:
    """Let the server that starts next give no time back, however long a slow machine takes for that."""
    with contextlib.closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as line, line:
        line.execute(f"UPDATE {heartbeats.name} SET time = ?", (int((time.time() + PATIENCE) * 1000),))


async def _all_messages(server: RealServer, tables: list[list[Player]]) -> list[Message]:
    """What every person and a spectator is shown of every table, with all its entries."""
    everybody = [player for people in tables for player in (*people, Player(server, people[0].table))]
    return [await look(server, player, after=-1) for player in everybody]


def _check_that_much_is_there(messages: list[Message]) -> None:
    opened, running = messages[0]["table"], messages[3]["table"]
    assert opened["status"] == "open"
    assert running["status"] == "running"
    assert running["proposal"]
    assert running["proposal"]["agreed"] == [1, 2]
    assert running["votes"] == [{"against": 0, "seats": [1]}]
    assert running["seats"][3]["away"] == "left"
    assert running["clock"]["thinking"] == 0
    assert len(messages[3]["chat"]) == 2
    assert messages[3]["redo"]


def test_a_second_server_on_one_file_is_refused_and_the_first_goes_on(sqlite_url: str) -> None:
    async def play(server: RealServer) -> None:
        people = await open_table(server)
        async with people[0], people[1]:
            second = RealServer(sqlite_url)
            second.launch()
            assert second.wait() not in (0, None)
            assert "Another gugong serve is using this file" in second.stderr
            assert "Traceback" not in second.stderr
            await asyncio.gather(*(player.play(enough=lambda player: len(player.heard) > 20) for player in people))

    with RealServer(sqlite_url) as server:
        asyncio.run(play(server))


def test_tables_that_nobody_looks_at_leave_memory_and_come_back(database_url: str) -> None:
    async def play(server: RealServer) -> None:
        people = await open_table(server)
        await play_together(people, enough=lambda player: player.seen["at"] >= 10)
        before = await look(server, people[0], after=-1)
        await until(lambda: server.metric("gugong_tables_in_memory") == 0)
        assert await look(server, people[0], after=-1) == before
        assert server.metric("gugong_tables_in_memory") == 1
        await until(lambda: server.metric("gugong_tables_in_memory") == 0)
        await play_together(people, enough=lambda player: player.seen["at"] >= 20)
        assert people[0].seen["at"] >= 20

    with RealServer(database_url, "--idle", "1") as server:
        asyncio.run(play(server))


def test_a_table_at_which_bots_play_stays_in_memory_though_nobody_looks(sqlite_url: str) -> None:
    async def play(server: RealServer) -> None:
        made = await Visitor(server).post(
            "tables", name="Host", public=True, seats=0, bots=["novice"] * 4, setup={"players": 4, "seed": 1}
        )
        await Visitor(server, made["key"]).post(f"tables/{made['table']}/start")
        await until(lambda: server.metric("gugong_tables_in_memory") == 0)
        end = await Visitor(server).get(f"tables/{made['table']}")
        assert end["table"]["status"] == "over"

    with RealServer(sqlite_url, "--idle", "1") as server:
        asyncio.run(play(server))
