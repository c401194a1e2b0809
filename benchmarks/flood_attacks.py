"""The floods of `floods.py`: each is what one attacker does from one address until the process is ended."""

import asyncio
import contextlib
import os
import socket
from collections.abc import Awaitable, Callable
from typing import Any

import orjson
import uvloop
from load_sockets import FINAL, MASKED, NO_MASK, PING, TEXT, UPGRADE, address

ATTACKER = "127.0.0.2"  # another address of this machine than the players'
MANNERS = 10  # an attacker is elsewhere: what it needs of the processor must not be taken from the server
HEAD = "{method} {path} HTTP/1.1\r\nHost: table\r\n{more}\r\n"
STOPPED = 0.05  # seconds until it tries again, after the server has refused it
Connection = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Attacker:
    """Connections to a server from one address."""

    def __init__(self, url: str) -> None:
        """To a server on this machine."""
        self.host, self.port = address(url)

    async def connect(self, small: bool = False) -> Connection:
        """A connection; a small one holds little that was not read."""
        raw = socket.socket()
        if small:
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.setblocking(False)
        raw.bind((ATTACKER, 0))
        try:
            await asyncio.get_running_loop().sock_connect(raw, (self.host, self.port))
        except OSError:
            raw.close()
            raise
        return await asyncio.open_connection(sock=raw, limit=1 << 20)

    async def ask(self, method: str, path: str, body: Any = None, key: str | None = None) -> Any:
        """What a request is answered, as JSON."""
        reader, writer = await self.connect()
        sent = b"" if body is None else orjson.dumps(body)
        more = f"Content-Type: application/json\r\nContent-Length: {len(sent)}\r\nConnection: close\r\n"
        more += f"Authorization: Bearer {key}\r\n" if key else ""
        writer.write(HEAD.format(method=method, path=path, more=more).encode() + sent)
        answer = await reader.read(-1)
        writer.close()
        return orjson.loads(answer.partition(b"\r\n\r\n")[2])

    async def open_socket(self, table: str, key: str | None = None, small: bool = False) -> Connection:
        """A socket at a table that has said hello."""
        reader, writer = await self.connect(small)
        path = f"/api/tables/{table}/live"
        writer.write(UPGRADE.format(path=path, host=self.host, port=self.port).encode())
        if not (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101"):
            raise ConnectionError("refused")
        writer.write(text({"type": "hello", "key": key} if key else {"type": "hello"}))
        return reader, writer


def frame(kind: int, payload: bytes) -> bytes:
    """A frame of a WebSocket."""
    size = (
        bytes([MASKED | len(payload)])
        if len(payload) < 126
        else bytes([MASKED | 126]) + len(payload).to_bytes(2, "big")
    )
    return bytes([FINAL | kind]) + size + NO_MASK + payload


def text(message: dict[str, Any]) -> bytes:
    """A message as a frame."""
    return frame(TEXT, orjson.dumps(message))


async def read_all(reader: asyncio.StreamReader) -> None:
    """Read and forget until the end."""
    with contextlib.suppress(OSError):
        while await reader.read(1 << 16):
            pass


async def write_on(writer: asyncio.StreamWriter, piece: bytes) -> None:
    """Write the same without end, until the server closes the connection."""
    while not writer.is_closing():
        writer.write(piece)
        await writer.drain()
        await asyncio.sleep(0)


async def pings(attacker: Attacker) -> None:
    """Control pings as fast as they go out; their pongs are not read."""
    _, writer = await attacker.open_socket("any", small=True)
    await write_on(writer, frame(PING, b"x" * 100) * 100)


async def headers(attacker: Attacker) -> None:
    """A header without end."""
    _, writer = await attacker.connect()
    writer.write(b"GET / HTTP/1.1\r\nLong: ")
    await write_on(writer, b"x" * 10_000)


async def half_requests(attacker: Attacker) -> None:
    """Half of a request, and then nothing."""
    reader, writer = await attacker.connect()
    writer.write(b"GET / HTTP/1.1\r\nHost: table\r\n")
    await read_all(reader)
    writer.close()


async def slow_readers(attacker: Attacker) -> None:
    """Asks for the largest answer there is, and reads nothing."""
    _, writer = await attacker.connect(small=True)
    writer.write(HEAD.format(method="GET", path="/openapi.json", more="").encode())
    while not writer.is_closing():
        await asyncio.sleep(1)
        writer.write(b"")


async def requests(attacker: Attacker) -> None:
    """Asks without end, faster than it may."""
    reader, writer = await attacker.connect()
    reading = asyncio.create_task(read_all(reader))
    try:
        await write_on(writer, HEAD.format(method="GET", path="/api/tables", more="").encode())
    finally:
        reading.cancel()


async def chat(attacker: Attacker) -> None:
    """Spectators of a public table who chat as fast as they may, and read."""
    table, _ = await public_table(attacker)
    reader, writer = await attacker.open_socket(table)
    reading = asyncio.create_task(read_all(reader))
    try:
        while not writer.is_closing() and not reading.done():
            writer.write(text({"type": "say", "name": "Eve", "text": "x" * 200}))
            await asyncio.sleep(0.05)
    finally:
        reading.cancel()
        writer.close()


async def sit_and_leave(attacker: Attacker) -> None:
    """Sits down and leaves as fast as it may, at a public table that waits."""
    table, _ = await public_table(attacker)
    reader, writer = await attacker.open_socket(table)
    reading = asyncio.create_task(read_all(reader))
    try:
        while not writer.is_closing() and not reading.done():
            writer.write(text({"type": "sit", "name": "Eve"}) + text({"type": "leave"}))
            await asyncio.sleep(0.1)
    finally:
        reading.cancel()
        writer.close()


async def bots(attacker: Attacker) -> None:
    """A table of four strong bots beside oneself, one after the other until no more is allowed."""
    order = {"name": "Eve", "seats": 1, "bots": ["master"] * 4, "setup": {"players": 5}}
    made = await attacker.ask("POST", "/api/tables", order)
    if "key" not in made:
        await asyncio.sleep(1)
        return
    await attacker.ask("POST", f"/api/tables/{made['table']}/start", {}, made["key"])
    await attacker.ask("POST", f"/api/tables/{made['table']}/leave", {}, made["key"])
    reader, _ = await attacker.open_socket(made["table"], made["key"])
    await read_all(reader)


_public: dict[int, asyncio.Future[tuple[str, str]]] = {}


async def public_table(attacker: Attacker) -> tuple[str, str]:
    """The public table of this attacker, which all its connections go to: its id and key."""
    found = _public.get(attacker.port)
    if found is None:
        found = _public[attacker.port] = asyncio.get_running_loop().create_future()
        order = {"name": "Eve", "public": True, "setup": {"players": 5}}
        made = await attacker.ask("POST", "/api/tables", order)
        found.set_result((made["table"], made["key"]))
    return await found


Attack = Callable[[Attacker], Awaitable[None]]
# Each with how many run at once.
ATTACKS: dict[str, tuple[Attack, int]] = {
    "pings": (pings, 50),
    "headers": (headers, 50),
    "half requests": (half_requests, 1100),
    "slow readers": (slow_readers, 300),
    "requests": (requests, 50),
    "chat": (chat, 100),
    "sit and leave": (sit_and_leave, 50),
    "bots": (bots, 50),
}


def attack(url: str, name: str, begun: Any) -> None:
    """Run an attack in this process until it is ended; `begun` is an event that is set when it has come so far."""
    os.nice(MANNERS)
    one, at_once = ATTACKS[name]

    async def again_and_again(attacker: Attacker) -> None:
        while True:
            with contextlib.suppress(OSError, EOFError, ValueError, RuntimeError, asyncio.LimitOverrunError):
                await one(attacker)
            await asyncio.sleep(STOPPED)

    async def run() -> None:
        attacker = Attacker(url)
        asyncio.get_running_loop().call_later(STOPPED, begun.set)
        await asyncio.gather(*(again_and_again(attacker) for _ in range(at_once)))

    uvloop.run(run())
