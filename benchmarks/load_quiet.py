"""The load test without moves: memory for idle sockets, and the time to start with many games in the database."""

import asyncio
import time
from pathlib import Path
from typing import Any

import uvloop
from load_server import memory, serving
from load_sockets import Http, Socket, open_socket
from load_store import Kind, fill, id_of, key_of

AT_ONCE = 32
SEATS = 4
HALF = 120  # moves, about half of a game of four
SETTLE = 3.0  # seconds until memory is read; within them quiet tables come to rest


def quiet(folder: Path, connections: int) -> dict[str, Any]:
    """Memory with so many sockets, each of a person at a running table of four."""
    database = f"sqlite:///{folder}/quiet.db"
    kind = Kind("running", (connections + SEATS - 1) // SEATS, SEATS, HALF)
    fill(database, [kind])
    with serving(database, folder / "quiet.log") as server:
        assert server.pid is not None
        return uvloop.run(_sit_quietly(server.url, server.pid, kind, connections))


async def _sit_quietly(url: str, pid: int, kind: Kind, connections: int) -> dict[str, Any]:
    http = Http(url)
    # One table, looked at and listened to, so that what is loaded once does not count for the others.
    first = await _connect(url, id_of(kind, 0), 0)
    first.close()
    await asyncio.sleep(SETTLE)
    empty, bots = memory(pid)
    for number in range(kind.tables):
        await http.ask("GET", f"/api/tables/{id_of(kind, number)}", key=key_of(0))
    await asyncio.sleep(SETTLE)
    loaded, _ = memory(pid)
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(number: int) -> Socket:
        async with gate:
            return await _connect(url, id_of(kind, number // SEATS), number % SEATS)

    begun = time.perf_counter()
    sockets = await asyncio.gather(*(one(number) for number in range(connections)))
    took = time.perf_counter() - begun
    await asyncio.sleep(SETTLE)
    full, bots = memory(pid)
    for socket in sockets:
        socket.close()
    http.close()
    return {
        "connections": connections,
        "tables": kind.tables,
        "moves_a_table": HALF,
        "server_before": empty,
        "server_with_tables": loaded,
        "server": full,
        "bots": bots,
        "bytes_a_table": (loaded - empty) // max(kind.tables - 1, 1),
        "bytes_a_connection": (full - loaded) // connections,
        "connections_per_second": connections / took,
    }


async def _connect(url: str, table: str, seat: int) -> Socket:
    """A socket of a seat's owner; returns once it has received the table."""
    received = asyncio.get_running_loop().create_future()

    def heard(payload: bytes, when: float) -> None:
        if not received.done():
            received.set_result(payload)

    def lost() -> None:
        if not received.done():
            received.set_exception(ConnectionError("the server closed a quiet socket"))

    socket = await open_socket(url, table, heard, lost)
    socket.send({"type": "hello", "key": key_of(seat)})
    message = await received
    assert message.startswith(b'{"type":"table"'), message[:200]
    return socket


def start(folder: Path, finished: int, running: int) -> dict[str, Any]:
    """Seconds until a server with so many games is healthy, and until it has sent a table."""
    database = f"sqlite:///{folder}/start.db"
    begun = time.perf_counter()
    going_on = Kind("running", running, SEATS, HALF)
    games, entries = fill(database, [Kind("over", finished, 3), going_on])
    filled = time.perf_counter() - begun
    with serving(database, folder / "start.log") as server:
        asked = time.perf_counter()
        asyncio.run(_look(server.url, id_of(going_on, 0)))
        first = server.seconds + time.perf_counter() - asked
    return {
        "games": games,
        "entries": entries,
        "database_bytes": (folder / "start.db").stat().st_size,
        "filling_seconds": filled,
        "well_seconds": server.seconds,
        "table_seconds": first,
    }


async def _look(url: str, table: str) -> None:
    http = Http(url)
    await http.ask("GET", f"/api/tables/{table}", key=key_of(0))
    http.close()
