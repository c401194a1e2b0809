"""A minimal WebSocket and HTTP client: they share the machine with the server, so they must use little of it."""

import asyncio
import time
from collections.abc import Callable
from typing import Any, cast
from urllib.parse import urlsplit

import orjson

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL = 0x80
MASKED = 0x80
PATIENCE = 30.0  # seconds for a socket to open
NO_MASK = bytes(4)  # a mask of zeros is a mask, and changes nothing
UPGRADE = (
    "GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: Z3Vnb25nLWd1Z29uZy1nZw==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
Heard = Callable[[bytes, float], None]  # a message, and when it came


def address(url: str) -> tuple[str, int]:
    """Host and port of a server's URL; ValueError if it is not on this machine."""
    parts = urlsplit(url)
    if parts.scheme != "http" or parts.hostname not in ("127.0.0.1", "localhost"):
        raise ValueError("only a server at http://127.0.0.1:PORT is put under load")
    return "127.0.0.1", parts.port or 80


class Socket(asyncio.Protocol):
    """A client's WebSocket: text messages, whole; pings are answered."""

    def __init__(self, path: str, host: str, port: int, heard: Heard, lost: Callable[[], None]) -> None:
        """Not connected yet."""
        self._request = UPGRADE.format(path=path, host=host, port=port).encode()
        self._heard, self._lost = heard, lost
        self._read = bytearray()
        self._open = self._gone = False
        self._transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self._transport = cast(asyncio.Transport, transport)
        self._transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended; report it unless we closed it."""
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server took no socket"))
        if not self._gone:
            self._lost()

    def data_received(self, data: bytes) -> None:
        """Handle received bytes, message by message."""
        now = time.perf_counter()
        self._read += data
        if not self._open and not self._upgraded():
            return
        while (frame := self._next_frame()) is not None:
            kind, payload = frame
            if kind == TEXT:
                self._heard(payload, now)
            elif kind == PING:
                self._write(PONG, payload)
            elif kind == CLOSE and self._transport is not None:
                self._transport.abort()

    def _upgraded(self) -> bool:
        end = self._read.find(b"\r\n\r\n")
        if end < 0:
            return False
        if not self._read.startswith(b"HTTP/1.1 101"):
            self.close()
            return False
        del self._read[: end + 4]
        self._open = True
        if not self.opened.done():  # whoever waited may have gone, at the end of a run
            self.opened.set_result(None)
        return True

    def _next_frame(self) -> tuple[int, bytes] | None:
        read = self._read
        if len(read) < 2:
            return None
        size, start = read[1], 2
        if size >= 126:
            start = 4 if size == 126 else 10
            if len(read) < start:
                return None
            size = int.from_bytes(read[2:start], "big")
        if len(read) < start + size:
            return None
        kind, payload = read[0] & 0x0F, bytes(read[start : start + size])
        del read[: start + size]
        return kind, payload

    def _write(self, kind: int, payload: bytes) -> None:
        if self._transport is None or self._transport.is_closing():
            return
        size = len(payload)
        assert size < 1 << 16
        short = size < 126
        head = bytes((FINAL | kind, MASKED | (size if short else 126))) + (b"" if short else size.to_bytes(2, "big"))
        self._transport.write(head + NO_MASK + payload)

    def send(self, message: dict[str, Any]) -> None:
        """Send a message."""
        self._write(TEXT, orjson.dumps(message))

    def close(self) -> None:
        """Close the connection."""
        self._gone = True
        if self._transport is not None:
            self._transport.abort()


async def open_socket(url: str, table: str, heard: Heard, lost: Callable[[], None] = lambda: None) -> Socket:
    """A socket at a table."""
    host, port = address(url)
    path = f"/api/tables/{table}/live"
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: Socket(path, host, port, heard, lost), host, port)
    await asyncio.wait_for(socket.opened, PATIENCE)
    return socket


class Http:
    """One connection for requests, one after the other."""

    def __init__(self, url: str) -> None:
        """To a server; connects with the first request."""
        self._host, self._port = address(url)
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._lock = asyncio.Lock()

    async def ask(self, method: str, path: str, body: Any = None, key: str | None = None) -> Any:
        """The answer as JSON; raises ConnectionError for anything but success."""
        async with self._lock:
            if self._streams is None:
                self._streams = await asyncio.open_connection(self._host, self._port)
            reader, writer = self._streams
            sent = b"" if body is None else orjson.dumps(body)
            lines = [f"{method} {path} HTTP/1.1", f"Host: {self._host}:{self._port}", f"Content-Length: {len(sent)}"]
            lines += ["Content-Type: application/json"] + ([f"Authorization: Bearer {key}"] if key else [])
            writer.write("\r\n".join(lines).encode() + b"\r\n\r\n" + sent)
            head = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
            length = int(head.partition("content-length:")[2].partition("\r")[0])
            found = await reader.readexactly(length)
        if int(head.split()[1]) >= 300:
            raise ConnectionError(f"{method} {path}: {found.decode()}")
        return orjson.loads(found)

    def close(self) -> None:
        """Close the connection."""
        if self._streams is not None:
            self._streams[1].close()
