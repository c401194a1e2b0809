"""The server in this process and this event loop, with everything that leaves it written down.

HTTP goes through httpx; sockets through a driver of their own (`in_process_socket`).
"""

import asyncio
import contextlib
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from dataclasses import dataclass, field, replace
from typing import Any, Protocol, TypeVar
from unittest.mock import patch

import httpx
from fastapi import FastAPI

from gugong import Game, analyse
from gugong.players import ask, new_player
from gugong.server.app import create_app
from gugong.server.bots.job_queue import Clients
from gugong.server.service import Service
from gugong.server.settings import NO_RATES, Limits, Settings
from gugong.server.tables.keys import hashed
from gugong.server.tables.live_table import LiveTable
from tests.server.support.in_process_socket import Socket
from tests.server.support.waiting import until

T = TypeVar("T")
BASE = "http://table.test"
NO_LIMITS = replace(NO_RATES, unsent_messages=0, unsent_bytes=0)


class InProcessBotPool:
    """Replaces the pool of worker processes: bots run in this process."""

    restarts = failures = busy = waiting = waiting_unattended = 0

    def __init__(self, workers: int | None = None) -> None:
        pass

    async def start(self) -> None:
        pass

    async def stop(self) -> None:
        pass

    def give_work(self) -> None:
        pass

    async def ask(self, key: tuple[str, int], spec: str, game: Game, seed: int, clients: Clients | None = None) -> int:
        await asyncio.sleep(0)
        return ask(new_player("greedy" if spec != "random" else spec, seed), game, seed)

    def end_game(self, key: tuple[str, int], spec: str, game: Game, seed: int) -> None:
        pass

    async def analyse_options(self, table: str, game: Game, visits: int) -> tuple[tuple[int, float, float, int], ...]:
        await asyncio.sleep(0)
        assert game.decision is not None
        found = analyse(game, game.decision.seat, visits)
        return tuple((one.option, one.win, one.score, one.visits) for one in found)


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
        return self.service.registry.tables[table]

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

    async def made(self, **order: Any) -> "CreatedTable":
        """A new table; whoever made it leads it."""
        response = await self.post("/api/tables", {"name": "Ann", **order})
        assert response.status_code == 201, response.text
        found = response.json()
        return CreatedTable(self, found["table"], found["invite"], [found["key"]])

    async def two_people(self, **order: Any) -> "CreatedTable":
        """Ann and Bob, at a game that has begun."""
        made = await self.made(**order)
        await made.sit("Bob")
        await made.start()
        return made

    async def settled(self, table: str) -> None:
        """Wait until no bot has to move at a table."""
        live = self.live(table)
        await until(lambda: not (live.table.bot_to_move or live.bot_task is not None or live.lock.locked()), 0.001)


@dataclass
class CreatedTable:
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
        game = None if table.game is None else (table.game.state.tobytes(), table.game.log)
        seats = [(seat.person, seat.name, seat.bot, seat.stand_in) for seat in table.seats]
        return table.number, table.status, list(table.moves), table.lines(), seats, game


@contextlib.asynccontextmanager
async def serving(
    limits: Limits = NO_LIMITS, in_process_bots: bool = True, database: str = "sqlite:///:memory:", **more: Any
) -> AsyncIterator[Server]:
    """A server until the block ends; `in_process_bots` need no worker processes."""
    app = create_app(Settings(database, limits=limits, workers=1, **more))
    pool = patch("gugong.server.service.BotPool", InProcessBotPool) if in_process_bots else contextlib.nullcontext()
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


def served(test: Callable[[Server], Awaitable[None]], limits: Limits = NO_LIMITS, **settings: Any) -> None:
    """Run a test against a server."""

    async def run() -> None:
        async with serving(limits, **settings) as server:
            await test(server)

    asyncio.run(run())


class RunCoroutine(Protocol):
    """Runs a coroutine in an event loop that stands still otherwise."""

    def __call__(self, work: Coroutine[Any, Any, T]) -> T: ...


@contextlib.contextmanager
def synchronous_server() -> Iterator[tuple[Server, RunCoroutine]]:
    """A server for tests that are no coroutines (such as property tests), and a function that runs coroutines."""
    with asyncio.Runner() as runner:
        context = serving()
        server = runner.run(context.__aenter__())
        try:
            yield server, runner.run
        finally:
            runner.run(context.__aexit__(None, None, None))


@contextlib.asynccontextmanager
async def listening(limits: Limits = NO_LIMITS) -> AsyncIterator[int]:
    """The server as `gugong serve` runs it, on a real port, in a thread; bots run in this process."""
    from gugong.cli.commands import serve

    found: list[Any] = []
    make = serve._announcer

    def caught(*given: Any) -> Callable[[Any], Any]:
        def server(config: Any) -> Any:
            found.append(make(*given)(config))
            return found[0]

        return server

    settings = Settings("sqlite:///:memory:", port=0, limits=limits, workers=1)
    with (
        patch("gugong.server.service.BotPool", InProcessBotPool),
        patch.object(serve, "_announcer", caught),
        patch("signal.signal"),  # is for the main thread
        patch("gugong.server.log_format.start_logging"),
        patch("typer.echo"),
    ):
        thread = threading.Thread(target=serve.run, args=(settings, None, "info"))
        thread.start()
        try:
            await until(lambda: (found and found[0].started) or not thread.is_alive(), 0.01)
            assert thread.is_alive()
            yield found[0].servers[0].sockets[0].getsockname()[1]
        finally:
            for server in found:
                server.should_exit = True
            await asyncio.to_thread(thread.join)
