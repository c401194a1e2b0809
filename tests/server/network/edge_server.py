"""A server with limits and a small application, on a real port in this event loop, and clients that misbehave."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Any
from unittest.mock import patch

import uvloop

from gugong.server.addresses import TrustedProxies
from gugong.server.metrics import METRICS
from gugong.server.network import Edge, NetworkConfig, NetworkServer
from gugong.server.network.h11_protocol import GuardedH11Protocol
from gugong.server.network.httptools_protocol import GuardedHttpToolsProtocol
from gugong.server.settings import Limits
from tests.server.support.waiting import PATIENCE, until

HTTP = {"h11": GuardedH11Protocol, "httptools": GuardedHttpToolsProtocol}
LOOPS = {"asyncio": asyncio.run, "uvloop": uvloop.run}
UPGRADE = (
    b"GET /echo HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: Z3Vnb25nLWd1Z29uZy1nZw==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
LARGE = b"x" * (8 << 20)  # more than sockets of the system hold


@dataclass
class EdgeServer:
    """A server that runs, with what its clients do."""

    edge: Edge
    port: int

    async def connect(self, small: bool = False) -> "Client":
        """A connection; a small one holds little that was not read."""
        raw = socket.socket()
        if small:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.setblocking(False)
        await asyncio.get_running_loop().sock_connect(raw, ("127.0.0.1", self.port))
        return Client(*await asyncio.open_connection(sock=raw, limit=1 << 16))

    async def is_served(self) -> bool:
        """Whether somebody else is answered."""
        client = await self.connect()
        answer = await client.ask(b"GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        client.close()
        return answer.startswith(b"HTTP/1.1 200")


@dataclass
class Client:
    """One connection of a client."""

    reader: asyncio.StreamReader
    writer: asyncio.StreamWriter

    async def send(self, data: bytes) -> None:
        """Send as much as the server takes; it may have closed the connection."""
        with contextlib.suppress(ConnectionError):
            if not self.writer.is_closing():
                self.writer.write(data)
                await self.writer.drain()

    async def rest(self) -> bytes:
        """All that comes until the server closes the connection."""
        found = b""
        async with asyncio.timeout(PATIENCE):
            with contextlib.suppress(ConnectionError):
                while piece := await self.reader.read(1 << 16):
                    found += piece
        return found

    async def ask(self, request: bytes) -> bytes:
        """Send something; all that is answered until the server closes the connection."""
        await self.send(request)
        return await self.rest()

    async def upgrade(self) -> None:
        """Become a WebSocket."""
        await self.send(UPGRADE)
        head = await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), PATIENCE)
        assert head.startswith(b"HTTP/1.1 101")

    def close(self) -> None:
        """Go."""
        self.writer.close()


def frame(opcode: int, payload: bytes = b"", final: bool = True) -> bytes:
    """A frame as a client sends it, with a mask that changes nothing."""
    assert len(payload) < 126
    return bytes([(0x80 if final else 0) | opcode, 0x80 | len(payload)]) + bytes(4) + payload


async def application(scope: Any, receive: Any, send: Any) -> None:
    """Answers `/` with the length of the body, `/large` with much, `/wait` never; `/echo` is a WebSocket."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})
    elif scope["path"] == "/wait":
        await receive()
        await receive()
    else:
        size, more = 0, scope["method"] == "POST"
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                return
            size, more = size + len(message["body"]), message["more_body"]
        body = LARGE if scope["path"] == "/large" else str(size).encode()
        headers = [(b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        await send({"type": "http.response.body", "body": body})


@contextlib.asynccontextmanager
async def edge_server(
    http: str = "h11", proxies: str | None = None, files: int | None = None, **limits: Any
) -> AsyncIterator[EdgeServer]:
    """A server with these limits in place of the usual ones."""
    edge = Edge(replace(Limits(), **limits), TrustedProxies(proxies), files)
    config = NetworkConfig(
        application,
        edge,
        http=HTTP[http],
        lifespan="off",
        log_config=None,
        access_log=False,
        ws_per_message_deflate=False,
        proxy_headers=proxies is not None,
        forwarded_allow_ips=TrustedProxies(proxies).names(),
        timeout_graceful_shutdown=1,
    )
    server = NetworkServer(config)
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    running = asyncio.create_task(server._serve([listening]))
    with patch("gugong.server.network.edge.SWEEP_SECONDS", 0.01):
        try:
            await until(lambda: server.started and server.servers)
            yield EdgeServer(edge, listening.getsockname()[1])
        finally:
            server.should_exit = True
            await running


def run(test: Callable[[EdgeServer], Awaitable[None]], loop: str = "asyncio", **options: Any) -> None:
    """Run a test with a server."""

    async def whole() -> None:
        async with edge_server(**options) as server:
            await test(server)
            await until(lambda: server.edge.count <= 1)

    LOOPS[loop](whole())


def refused(reason: str) -> float:
    """How many connections have been refused for a reason, by all servers of this process."""
    return METRICS.refused_connections.labels(reason)._value.get()
