"""The server in this process and this event loop, with everything that leaves it written down.

HTTP goes through httpx; sockets through a driver of their own, since httpx has none.
"""

import asyncio
import contextlib
import json
import threading
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field, replace
from typing import Any
from unittest.mock import patch

import httpx
from fastapi import FastAPI

from gugong import Game
from gugong.players import ask, new_player
from gugong.server.app import create_app
from gugong.server.live_table import LiveTable
from gugong.server.service import Service
from gugong.server.settings import Limits, Settings

BASE = "http://table.test"
PATIENCE = 60.0  # seconds after which something that a test waits for will not come
NO_LIMITS = replace(
    Limits(), messages_per_second=0.0, requests_per_second=0.0, tables_per_hour=0, connections=0, unsent_messages=0
)


class Nearby:
    """In place of the pool: bots that think here, for tests that are not about processes."""

    restarts = failures = 0

    def __init__(self, workers: int | None = None) -> None:
        pass

    async def start(self) -> None:
        pass

    async def stop(self) -> None:
        pass

    async def ask(self, key: tuple[str, int], spec: str, game: Game, seed: int) -> int:
        await asyncio.sleep(0)
        return ask(new_player("greedy" if spec != "random" else spec, seed), game, seed)


class Socket:
    """A client's end of a WebSocket. `heard` is every text that was sent to it."""

    def __init__(self, app: FastAPI, path: str, headers: dict[str, str] | None = None, address: str = "10.0.0.1"):
        self._app, self._inbox, self._news = app, asyncio.Queue[dict[str, Any]](), asyncio.Event()
        self.heard: list[str] = []
        self.read = 0
        self.accepted = False
        self.closed: int | None = None
        self.fault: BaseException | None = None
        raw = {"host": "table.test", **(headers or {})}
        self._scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode("utf-8", "replace"),
            "query_string": b"",
            "root_path": "",
            "headers": [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in raw.items()],
            "client": (address, 50000),
            "server": ("table.test", 80),
            "subprotocols": [],
            "state": {},
        }
        self._inbox.put_nowait({"type": "websocket.connect"})
        self._running = asyncio.create_task(self._run())

    async def _run(self) -> None:
        try:
            await self._app(self._scope, self._inbox.get, self._send)
        except Exception as fault:  # a server would close the connection with 1011
            self.fault, self.closed = fault, 1011
        self.closed = 1005 if self.closed is None else self.closed
        self._news.set()

    async def _send(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.accept":
            self.accepted = True
        elif message["type"] == "websocket.send":
            self.heard.append(message["text"])
        else:
            self.closed = message.get("code", 1000)
        self._news.set()

    def say(self, message: Any = None, **more: Any) -> None:
        """Send an object as JSON, a text as it is, or bytes as a binary frame."""
        if isinstance(message, bytes):
            self._inbox.put_nowait({"type": "websocket.receive", "bytes": message})
            return
        text = message if isinstance(message, str) else json.dumps({**(message or {}), **more})
        self._inbox.put_nowait({"type": "websocket.receive", "text": text})

    async def until(self, found: Callable[[], Any]) -> Any:
        """Wait until something is so."""
        async with asyncio.timeout(PATIENCE):
            while not (value := found()):
                self._news.clear()
                await self._news.wait()
        return value

    async def next(self) -> dict[str, Any]:
        """The next message that has not been read yet; a close reads as {"type": "closed"}."""
        await self.until(lambda: len(self.heard) > self.read or self.closed is not None)
        if len(self.heard) == self.read:
            return {"type": "closed", "code": self.closed}
        self.read += 1
        message: dict[str, Any] = json.loads(self.heard[self.read - 1])
        return message

    async def answer(self, wanted: Callable[[dict[str, Any]], bool] | None = None) -> dict[str, Any]:
        """The next message that answers something: refused, done, a table, or the end."""
        while True:
            message = await self.next()
            if message["type"] in ("refused", "done", "table", "closed") or "done" in message:
                return message

    async def hello(self, key: str | None = None, invite: str | None = None, **more: Any) -> dict[str, Any]:
        """Say hello; the answer."""
        self.say({"type": "hello", "key": key, "invite": invite, **more})
        return await self.answer()

    async def ask(self, command: dict[str, Any]) -> dict[str, Any]:
        """Ask for something; the answer to it."""
        self.say(command)
        return await self.answer()

    async def leave(self) -> None:
        """Go, as a browser does whose window is closed."""
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1001})
        await asyncio.wait_for(asyncio.shield(self._running), PATIENCE)


@dataclass
class Server:
    """A running server."""

    app: FastAPI
    http: httpx.AsyncClient
    sockets: list[Socket] = field(default_factory=list)
    watch: Callable[[httpx.Response], None] | None = None  # is shown every answer

    @property
    def service(self) -> Service:
        service: Service = self.app.state.service
        return service

    def live(self, table: str) -> LiveTable:
        """A table as the server has it in memory."""
        return self.service.hall.tables[table]

    def socket(self, table: str, headers: dict[str, str] | None = None, address: str = "10.0.0.1") -> Socket:
        """A new connection; nobody has said hello."""
        found = Socket(self.app, f"/api/tables/{table}/live", headers, address)
        self.sockets.append(found)
        return found

    async def call(self, method: str, path: str, key: str | None = None, **more: Any) -> httpx.Response:
        """A request; with a key, by whoever has it."""
        headers = {} if key is None else {"Authorization": f"Bearer {key}"}
        headers |= more.pop("headers", {})
        response = await self.http.request(method, path, headers=headers, **more)
        if self.watch is not None:
            self.watch(response)
        return response

    async def get(self, path: str, key: str | None = None, **more: Any) -> httpx.Response:
        return await self.call("GET", path, key, **more)

    async def post(self, path: str, body: Any, key: str | None = None, **more: Any) -> httpx.Response:
        return await self.call("POST", path, key, json=body, **more)

    async def made(self, **order: Any) -> "Made":
        """A new table; whoever made it leads it."""
        response = await self.post("/api/tables", {"name": "Ann", **order})
        assert response.status_code == 201, response.text
        found = response.json()
        return Made(self, found["table"], found["invite"], [found["key"]])

    async def settled(self, table: str) -> None:
        """Wait until no bot has to move at a table."""
        live = self.live(table)
        async with asyncio.timeout(PATIENCE):
            while live.table.bot_to_move or live.bot is not None or live.lock.locked():
                await asyncio.sleep(0.001)


@dataclass
class Made:
    """A table and the keys to it, that of its maker first."""

    server: Server
    id: str
    invite: str | None
    keys: list[str]

    @property
    def path(self) -> str:
        return f"/api/tables/{self.id}"

    @property
    def live(self) -> LiveTable:
        return self.server.live(self.id)

    @property
    def game(self) -> Game:
        game = self.live.table.game
        assert game is not None
        return game

    def key_of(self, seat: int) -> str | None:
        """The key to a seat, if a person has it."""
        from gugong.server.keys import hashed

        person = self.live.table.seats[seat].person
        return next((key for key in self.keys if hashed(key) == person), None)

    async def sit(self, name: str) -> str:
        """Somebody sits down; their key."""
        headers = {"Invitation": self.invite or ""}
        response = await self.server.post(f"{self.path}/seats", {"name": name}, headers=headers)
        assert response.status_code == 200, response.text
        self.keys.append(response.json()["key"])
        return self.keys[-1]

    async def start(self) -> None:
        response = await self.server.post(f"{self.path}/start", {}, self.keys[0])
        assert response.status_code == 200, response.text

    async def play(self, action: int) -> httpx.Response:
        """Whoever decides plays an action."""
        seat = self.live.table.deciding
        assert seat is not None
        move = {"at": self.live.table.at, "action": action}
        return await self.server.post(f"{self.path}/moves", move, self.key_of(seat))

    def kept(self) -> tuple[Any, ...]:
        """What must not change when something is refused."""
        table = self.live.table
        game = None if table.game is None else (table.game.state_bytes(), table.game.log)
        seats = [(seat.person, seat.name, seat.bot, seat.stand_in) for seat in table.seats]
        return table.number, table.status, list(table.moves), list(table.chat), seats, game


@contextlib.asynccontextmanager
async def serving(
    limits: Limits = NO_LIMITS, nearby: bool = True, database: str = "sqlite:///:memory:", **more: Any
) -> AsyncIterator[Server]:
    """A server until the block ends; `nearby` bots think in this process."""
    app = create_app(Settings(database, limits=limits, workers=1, **more))
    pool = patch("gugong.server.service.BotPool", Nearby) if nearby else contextlib.nullcontext()
    with pool:
        async with app.router.lifespan_context(app):
            transport = httpx.ASGITransport(app, raise_app_exceptions=False, client=("10.0.0.1", 50000))
            async with httpx.AsyncClient(transport=transport, base_url=BASE) as http:
                server = Server(app, http)
                try:
                    yield server
                finally:
                    for socket in server.sockets:
                        if socket.closed is None:
                            await socket.leave()


@contextlib.asynccontextmanager
async def listening(limits: Limits = NO_LIMITS) -> AsyncIterator[int]:
    """The server as `gugong serve` runs it, on a real port, in a thread; bots think nearby."""
    from gugong.cli import serve

    found: list[Any] = []
    make = serve._announcer

    def caught(*given: Any) -> Callable[[Any], Any]:
        def server(config: Any) -> Any:
            found.append(make(*given)(config))
            return found[0]

        return server

    settings = Settings("sqlite:///:memory:", port=0, limits=limits, workers=1)
    with (
        patch("gugong.server.service.BotPool", Nearby),
        patch.object(serve, "_announcer", caught),
        patch("signal.signal"),  # is for the main thread
        patch("gugong.server.logs.start_logging"),
        patch("typer.echo"),
    ):
        thread = threading.Thread(target=serve.run, args=(settings, None, "info"))
        thread.start()
        try:
            async with asyncio.timeout(PATIENCE):
                while not (found and found[0].started):
                    assert thread.is_alive()
                    await asyncio.sleep(0.01)
            yield found[0].servers[0].sockets[0].getsockname()[1]
        finally:
            for server in found:
                server.should_exit = True
            await asyncio.to_thread(thread.join)
