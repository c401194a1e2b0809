"""Connections are counted before anything is made for them: by address, by how fast they come, and in all."""

import asyncio
import contextlib
import errno
import socket
from collections import Counter
from typing import cast

import pytest

from gugong.server.network import acceptor, edge
from gugong.server.network.edge import most_connections
from tests.server.network.edge_server import Client, EdgeServer, refused, run
from tests.server.support.waiting import until

LOOPS = pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
HALF = b"GET / HTTP/1.1\r\nHost: x\r\n"
FULL = b"HTTP/1.1 503"


async def half_requests(server: EdgeServer, count: int) -> list[Client]:
    """So many connections, each with half of a request."""
    clients = [await server.connect() for _ in range(count)]
    for client in clients:
        await client.send(HALF)
    return clients


def close(clients: list[Client]) -> None:
    for client in clients:
        client.close()


@LOOPS
def test_an_address_has_only_so_many_connections_and_has_them_back_when_they_end(loop: str) -> None:
    async def test(server: EdgeServer) -> None:
        clients = await half_requests(server, 10)
        assert not await server.is_served()
        assert server.edge.count == 10
        close(clients)
        await until(lambda: not server.edge.count)
        assert await server.is_served()

    before = refused("address-limit")
    run(test, loop, open_connections=10)
    assert refused("address-limit") == before + 1


def test_who_opens_connections_too_fast_waits() -> None:
    async def test(server: EdgeServer) -> None:
        assert [await server.is_served() for _ in range(5)] == [True, True, True, False, False]

    before = refused("address-rate")
    run(test, connections_per_second=0.001, connection_burst=3)
    assert refused("address-rate") == before + 2


def test_a_refused_connection_is_told_so() -> None:
    async def test(server: EdgeServer) -> None:
        first = await server.connect()
        await until(lambda: server.edge.count)
        second = await server.connect()
        assert (await second.rest()).startswith(FULL)
        first.close()

    run(test, open_connections=1)


def test_a_proxy_has_as_many_as_it_needs_but_not_more_than_there_are_in_all() -> None:
    async def test(server: EdgeServer) -> None:
        clients = await half_requests(server, 20)
        await until(lambda: server.edge.count == 20)
        answers = [await server.is_served() for _ in range(3)]
        assert answers == [False, False, False]
        close(clients)

    before = refused("total-limit")
    run(test, proxies="127.0.0.1", open_connections=2, connections_per_second=0.001, total_connections=20)
    assert refused("total-limit") == before + 3


@LOOPS
def test_half_requests_make_room_for_others_when_there_is_none(loop: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where they come from many addresses (here: from a proxy), of which none has too many."""
    monkeypatch.setattr(edge, "ROOM_AFTER", 0.0)

    async def test(server: EdgeServer) -> None:
        clients = await half_requests(server, 60)
        assert all([await server.is_served() for _ in range(10)])
        assert server.edge.count <= 20 + 1
        close(clients)

    before = refused("crowded-out")
    run(test, loop, proxies="*", total_connections=20)
    assert refused("crowded-out") >= before + 40


@pytest.mark.parametrize(
    ("wished", "files", "most"), [(4000, None, 4000), (4000, 1024, 768), (100, 1024, 100), (0, 1024, 768), (0, None, 0)]
)
def test_a_quarter_of_the_files_is_left_for_everything_else(wished: int, files: int | None, most: int) -> None:
    assert most_connections(wished, files) == most


def test_without_a_file_for_a_connection_the_server_waits_and_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    tried = 0
    monkeypatch.setattr(acceptor, "RETRY_SECONDS", 0.05)

    async def test(server: EdgeServer) -> None:
        loop, real = asyncio.get_running_loop(), socket.socket.accept

        def accept(listening: socket.socket) -> object:
            nonlocal tried
            tried += 1
            if tried <= 3:
                raise OSError(errno.EMFILE, "Too many open files")
            return real(listening)

        monkeypatch.setattr(socket.socket, "accept", accept)
        with contextlib.suppress(TimeoutError):
            assert await server.is_served()
        assert loop.is_running()

    before = refused("no-files")
    run(test)
    assert refused("no-files") == before + 3
    assert tried < 20, "it does not try without end"


def test_few_connections_are_accepted_before_others_have_their_turn() -> None:
    """Whoever opens hundreds at once does not keep the event loop for so long."""
    clients = [socket.socket() for _ in range(3 * acceptor.AT_ONCE)]
    turn, in_turn = 0, Counter[int]()

    class Edge:
        def admit(self, _: str) -> bool:
            in_turn[turn] += 1
            return False

    async def test() -> None:
        nonlocal turn
        with socket.create_server(("127.0.0.1", 0), backlog=len(clients)) as listening:
            for client in clients:
                client.connect(listening.getsockname())
            accepting = acceptor.Acceptor(listening, cast(edge.Edge, Edge()), lambda: None)
            accepting.start(len(clients))
            while in_turn.total() < len(clients):
                turn += 1
                await asyncio.sleep(0)
            accepting.close()
            await accepting.wait_closed()
        for client in clients:
            client.close()

    asyncio.run(test())
    assert max(in_turn.values()) <= 8
