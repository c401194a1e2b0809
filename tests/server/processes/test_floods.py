"""Floods from other addresses against a real server with few open files: cut off and logged, and others play on."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress

import httpx
import pytest

from gugong.server.refused_connections import REASONS
from tests.server.network.edge_server import UPGRADE, frame
from tests.server.support.players import Player
from tests.server.support.waiting import until
from tools.real_server import RealServer
from tools.timeouts import GLANCE, PATIENCE

FILES = 256  # three quarters of which may be connections
ADDRESS = "127.0.0.2"
HALF = b"GET / HTTP/1.1\r\nHost: x\r\n"
LIMITS = ("--open-connections", "60", "--header-seconds", "5")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    folder = tmp_path_factory.mktemp("floods")
    with RealServer(f"sqlite:///{folder}/tables.db", *LIMITS, files=FILES) as running:
        yield running


def connect(server: RealServer, address: str = ADDRESS) -> socket.socket:
    """A connection from an address of this machine."""
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE, (address, 0))


def flood(connection: socket.socket, what: bytes, times: int = 500) -> bytes:
    """Send something again and again until the server has had enough; what it said, if that can be read."""
    with suppress(ConnectionError):
        for _ in range(times):
            connection.sendall(what)
    heard = b""
    with suppress(ConnectionError):
        while piece := connection.recv(1 << 16):
            heard += piece
    return heard


async def game_goes_on(server: RealServer) -> None:
    """Somebody makes a table, and moves there over a socket."""
    async with httpx.AsyncClient(base_url=server.http, verify=False, timeout=PATIENCE) as http:
        order = {"name": "Ann", "seats": 2, "setup": {"players": 2}}
        made = (await http.post("/api/tables", json=order)).json()
        headers = {"Authorization": f"Bearer {made['key']}"}
        assert (await http.post(f"/api/tables/{made['table']}/start", headers=headers, json={})).status_code == 200
    async with Player(server, made["table"], made["key"]) as player:
        for _ in range(5):
            await player.move()


def logged(server: RealServer, reason: str) -> int:
    """How many lines the log has for a reason; at most one in ten seconds."""
    return len(server.said(REASONS[reason]))


def test_half_requests_of_one_address_shut_nobody_out(server: RealServer) -> None:
    with ExitStack() as kept:
        for _ in range(300):
            connection = kept.enter_context(connect(server))
            with suppress(ConnectionError):
                connection.sendall(HALF)
        asyncio.run(game_goes_on(server))
    assert server.metric("gugong_refused_connections_total") >= 240
    assert 1 <= logged(server, "address-limit") < 20


def test_half_requests_of_many_addresses_shut_nobody_out(server: RealServer) -> None:
    with ExitStack() as kept:
        for number in range(400):
            connection = kept.enter_context(connect(server, f"127.0.1.{number % 20 + 1}"))
            with suppress(ConnectionError):
                connection.sendall(HALF)
        asyncio.run(until_served(server))
        asyncio.run(game_goes_on(server))
        assert logged(server, "crowded-out") + logged(server, "total-limit") >= 1


def test_pings_without_end_close_the_socket(server: RealServer) -> None:
    with connect(server) as connection:
        connection.sendall(UPGRADE.replace(b"/echo", b"/api/tables/any/live"))
        assert connection.recv(4096).startswith(b"HTTP/1.1 101")
        heard = flood(connection, frame(9, b"x" * 100) * 100)
        assert len(heard) < 100 * 200
        asyncio.run(game_goes_on(server))
    assert logged(server, "control-frames") == 1


def test_a_header_without_end_closes_the_connection(server: RealServer) -> None:
    with connect(server) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\nLong: ")
        flood(connection, b"x" * 10_000)
        asyncio.run(game_goes_on(server))
    assert logged(server, "header-size") == 1


def test_a_body_that_never_comes_is_no_error_of_the_server(server: RealServer) -> None:
    with connect(server) as connection:
        head = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n"
        connection.sendall(head + b"{")
    asyncio.run(until_closed(server))
    assert not [line for line in server.stderr.splitlines() if '"level": "error"' in line]


async def until_served(server: RealServer) -> None:
    """Wait until the server takes a connection: half requests make room after a moment."""
    async with httpx.AsyncClient(verify=False, timeout=PATIENCE) as http:
        for _ in range(round(PATIENCE / GLANCE)):
            with suppress(httpx.TransportError):
                if (await http.get(f"{server.http}/healthz")).status_code == 200:
                    return
            await asyncio.sleep(GLANCE)


async def until_closed(server: RealServer) -> None:
    """Wait until the server has noticed that a client has gone, and still serves."""
    await game_goes_on(server)
    await until(lambda: server.metric("gugong_connections") == 0)
