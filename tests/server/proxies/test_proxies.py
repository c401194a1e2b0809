"""nginx and Caddy really in front of the server: sockets, addresses, limits and long waits through each of them."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import orjson
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.proxies.reverse_proxies import HOST, Caddy, Nginx, ReverseProxy, trusting
from tests.server.support.players import open_table
from tools.real_server import RealServer
from tools.timeouts import PATIENCE

CONNECTIONS = 3  # from one address


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RealServer]:
    database = f"sqlite:///{tmp_path_factory.mktemp('proxied')}/tables.db"
    with RealServer(database, "--behind-proxy", "127.0.0.1", "--connections", str(CONNECTIONS)) as running:
        yield running


@pytest.fixture(scope="module", params=[Nginx, Caddy], ids=lambda kind: kind.program)
def proxy(
    request: pytest.FixtureRequest, server: RealServer, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ReverseProxy]:
    kind: type[ReverseProxy] = request.param
    if not kind.is_installed():
        pytest.skip(f"{kind.program} is not installed; tests/install does that")
    with kind(f"127.0.0.1:{server.port}", tmp_path_factory.mktemp(kind.program)) as running:
        yield running


async def enter(proxy: ReverseProxy, table: str, address: str, **headers: str) -> tuple[ClientConnection, Any]:
    """A socket through the proxy from an address, and the answer to its greeting; raises if it is not let in."""
    socket = await connect(
        f"wss://{HOST}:{proxy.port}/api/tables/{table}/live",
        host="127.0.0.1",
        port=proxy.port,
        ssl=trusting(),
        local_addr=(address, 0),
        additional_headers=headers,
        compression=None,
        proxy=None,
        open_timeout=PATIENCE,
    )
    await socket.send('{"type":"hello"}')
    return socket, orjson.loads(await asyncio.wait_for(socket.recv(), PATIENCE))


async def is_refused(proxy: ReverseProxy, table: str, address: str, **headers: str) -> bool:
    try:
        socket, told = await enter(proxy, table, address, **headers)
    except (ConnectionClosed, InvalidStatus):
        return True
    await socket.close()
    return bool(told["type"] == "refused")


def test_sockets_and_requests_pass_and_what_is_for_the_operator_does_not(
    proxy: ReverseProxy, server: RealServer
) -> None:
    async def test() -> None:
        people = await open_table(server, start=False)
        async with proxy.client() as client:
            assert (await client.get("/healthz")).json()["status"] == "ok"
            assert (await client.get("/metrics")).status_code == 404
            made = await client.post("/api/tables", json={"name": "Ann"}, headers={"Origin": proxy.origin})
            assert made.status_code == 201, "a page of this server may"
            made = await client.post("/api/tables", json={"name": "Ann"}, headers={"Origin": "https://evil.test"})
            assert made.status_code == 403, "a page of another may not"
        socket, told = await enter(proxy, people[0].table, "127.0.0.1", Origin=proxy.origin)
        assert told["type"] == "table"
        await socket.send('{"type":"say","text":"hello","name":"Eve","id":"a"}')
        news = orjson.loads(await socket.recv())
        assert news["done"] == "a"
        await socket.close()
        assert await is_refused(proxy, people[0].table, "127.0.0.1", Origin="https://evil.test")

    asyncio.run(test())


def test_limits_go_by_the_real_address_whatever_a_client_makes_up(proxy: ReverseProxy, server: RealServer) -> None:
    async def test() -> None:
        people = await open_table(server, start=False)
        table = people[0].table
        held = [(await enter(proxy, table, "127.0.0.2"))[0] for _ in range(CONNECTIONS)]
        assert await is_refused(proxy, table, "127.0.0.2")
        for made_up in ({"X-Forwarded-For": "192.0.2.1"}, {"Forwarded": "for=192.0.2.1"}, {"X-Real-IP": "192.0.2.1"}):
            assert await is_refused(proxy, table, "127.0.0.2", **made_up)
        others = [(await enter(proxy, table, "127.0.0.3", **{"X-Forwarded-For": "127.0.0.2"}))[0]]
        for socket in held + others:
            await socket.close()

    asyncio.run(test())


def test_bodies_and_headers_that_are_too_large_end_at_the_proxy(proxy: ReverseProxy, server: RealServer) -> None:
    async def test() -> None:
        before = server.metric("gugong_requests_total")
        async with proxy.client() as client:
            body = await client.post("/api/studies", content=b"x" * (2 << 20))
            assert body.status_code == 413
            header = await client.get("/api/offers", headers={"X-Long": "x" * 60_000})
            assert header.status_code in (400, 414, 431)
            if isinstance(proxy, Nginx):  # Caddy passes on what has come until it knows that it is too much
                assert server.metric("gugong_requests_total") - before <= 1

    asyncio.run(test())


def test_a_request_that_waits_is_answered_when_something_happens(proxy: ReverseProxy, server: RealServer) -> None:
    async def test() -> None:
        people = await open_table(server, start=False)
        path = f"/api/tables/{people[0].table}"
        async with proxy.client("127.0.0.4") as client:
            number = (await client.get(path)).json()["number"]
            waiting = asyncio.create_task(client.get(f"{path}?after={number}&wait=30"))
            said = await client.post(f"{path}/chat", json={"text": "hello", "name": "Eve"})
            assert said.status_code == 200
            assert (await waiting).json()["number"] == number + 1

    asyncio.run(test())


def test_plain_http_is_sent_to_tls(proxy: ReverseProxy) -> None:
    async def test() -> None:
        import httpx

        async with httpx.AsyncClient() as client:
            answer = await client.get(f"http://127.0.0.1:{proxy.plain_port}/", headers={"Host": HOST})
        assert answer.status_code in (301, 308)
        assert answer.headers["location"].startswith(f"https://{HOST}")

    asyncio.run(test())


def test_a_proxy_waits_longer_than_a_page_or_a_request_is_silent() -> None:
    from gugong.server.api.table_routes import MAX_WAIT

    root = Path(__file__).parents[3]
    source = (root / "web/src/net/socket.ts").read_text(encoding="utf-8")
    milliseconds = [
        int(source.partition(f"const {name} = ")[2].partition(";")[0].replace("_", ""))
        for name in ("HEARTBEAT_AFTER", "ANSWER_WITHIN")
    ]
    nginx = (root / "deploy/nginx.conf").read_text(encoding="utf-8")
    timeout = int(nginx.partition("proxy_read_timeout ")[2].partition("s;")[0])
    assert timeout > max(sum(milliseconds) / 1000, MAX_WAIT)
