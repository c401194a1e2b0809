"""The simulated players of a load test: many tables, moves as fast as they are answered or at a fixed rate."""

import asyncio
import contextlib
import random
import sys
import time
from collections import deque
from dataclasses import dataclass, field
from typing import Any

import orjson
from load_server import processor_seconds
from load_sockets import Http, Socket, open_socket

AT_ONCE = 16  # tables that are being opened
PATIENCE = 60.0  # seconds until a table has to be open
LAST_NEWS = 0.1  # seconds for everybody to hear of a game's end
LATE = 1.0  # seconds for the answers to what was sent last


@dataclass
class Order:
    """What one client process has to do."""

    url: str
    tables: int
    players: int = 2
    rate: float = 0.0  # moves a second; 0: as fast as they are answered
    warm_up: float = 5.0
    seconds: float = 20.0
    moves: int = 0  # at most so many, if any
    seed: int = 1
    pid: int | None = None  # of the server, if it is ours


@dataclass
class Figures:
    """What one client process has seen while it measured."""

    seconds: float = 0.0
    moves: int = 0  # that were acknowledged
    answers: list[float] = field(default_factory=list)  # seconds until the mover was answered
    news: list[float] = field(default_factory=list)  # seconds until another player heard
    refused: int = 0
    lost: int = 0  # sockets that the server closed
    finished: int = 0  # games
    news_bytes: int = 0  # of news, to all players together
    server_seconds: float = 0.0
    client_seconds: float = 0.0


class Player:
    """One person on one socket."""

    def __init__(self, party: "Party", name: str) -> None:
        """Not connected yet."""
        self.party, self.name = party, name
        self.socket: Socket | None = None
        self.seat: int | None = None
        self.legal: list[int] = []  # when it is our decision
        self.at = -1
        self.ready = asyncio.Event()

    async def connect(self, table: str, key: str | None, invite: str) -> None:
        """Open a socket, say hello, take a seat unless the key has one, and wait until the server confirms it."""
        load = self.party.load
        self.socket = await open_socket(load.order.url, table, self.heard, load.socket_lost)
        self.socket.send({"type": "hello", "key": key} if key else {"type": "hello", "invite": invite})
        if key is None:
            self.socket.send({"type": "sit", "name": self.name})
        await asyncio.wait_for(self.ready.wait(), PATIENCE)

    def heard(self, payload: bytes, when: float) -> None:
        """Handle a message of the server."""
        message = orjson.loads(payload)
        if "you" in message and message["you"]["seats"]:
            self.seat = message["you"]["seats"][0]
            self.ready.set()
        if message["type"] == "news":
            self.party.load.count_news(payload, when)
        if message["type"] in ("table", "news"):
            self.party.heard(self, message, when)
        elif message["type"] == "refused":
            self.party.load.refused(message)


class Party:
    """The players of one table, and the moves that were sent and not yet seen by all."""

    def __init__(self, load: "Load", number: int) -> None:
        """Without a table yet."""
        self.load, self.number = load, number
        self.players = [Player(self, f"Player {i + 1}") for i in range(load.order.players)]
        self.sent: dict[int, tuple[Player, float]] = {}  # by the number of the action: who made it, and when
        self.running = False

    async def open(self, http: Http) -> None:
        """Make a table, seat all players, and start the game."""
        order = {"name": self.players[0].name, "setup": {"players": len(self.players)}}
        made = await http.ask("POST", "/api/tables", order)
        for i, player in enumerate(self.players):
            await player.connect(made["table"], made["key"] if i == 0 else None, made["invite"])
        leader = self.players[0].socket
        assert leader is not None
        leader.send({"type": "start"})

    def heard(self, player: Player, message: dict[str, Any], when: float) -> None:
        """Handle a `table` or `news` message: measure the move that it shows, and move if the player decides."""
        decision = message["decision"]
        sent = self.sent.get(message["at"] - 1)
        if sent is not None and message["entries"]:
            mover, begun = sent
            self.load.record_latency(player is mover, begun, when)
        if decision is None:
            if self.running:
                self.running = False
                self.load.over(self)
            return
        self.running = True
        if decision["seat"] == player.seat:
            player.legal = [option["id"] for option in decision["options"] if option["legal"]]
            player.at = message["at"]
            self.load.may_move(player)

    def move(self, player: Player, due: float) -> None:
        """Send a random legal move; `due` is the time from which its answer is measured."""
        assert player.socket is not None
        self.sent.pop(player.at - 3, None)
        self.sent[player.at] = player, due
        action = self.load.random.choice(player.legal)
        player.socket.send({"type": "move", "id": f"m{player.at}", "at": player.at, "action": action})

    def close(self) -> None:
        """Close the sockets of all players."""
        for player in self.players:
            if player.socket is not None:
                player.socket.close()


class Load:
    """All tables of one client process."""

    def __init__(self, order: Order) -> None:
        """Without tables; `prepare` opens them."""
        self.order = order
        self.random = random.Random(order.seed)
        self.figures = Figures()
        self.enough = asyncio.Event()
        self._http = Http(order.url)
        self._parties: set[Party] = set()
        self._ready: deque[Player] = deque()
        self._tasks: set[asyncio.Task[None]] = set()
        self._from = self._until = float("inf")  # what is measured
        self._closing = False
        self._count = 0

    def count_news(self, payload: bytes, when: float) -> None:
        """Count the bytes of a news message, if it came while we measure."""
        if self._from <= when < self._until:
            self.figures.news_bytes += len(payload)

    async def prepare(self) -> None:
        """Open all tables."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def one() -> None:
            async with gate:
                await self._open()

        await asyncio.gather(*(one() for _ in range(self.order.tables)))

    async def _open(self) -> None:
        self._count += 1
        party = Party(self, self._count)
        self._parties.add(party)
        await party.open(self._http)

    async def measure(self) -> Figures:
        """Play, and give what was seen after the warm-up; may be called again."""
        self._from = self._until = float("inf")
        schedule = asyncio.create_task(self._keep_time()) if self.order.rate else None
        await asyncio.sleep(self.order.warm_up)
        found, server, client = self.figures, processor_seconds(self.order.pid), time.process_time()
        self._from = time.perf_counter()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.enough.wait(), self.order.seconds)
        self._until = time.perf_counter()
        found.seconds = self._until - self._from
        found.server_seconds = processor_seconds(self.order.pid) - server
        found.client_seconds = time.process_time() - client
        if schedule is not None:
            await asyncio.sleep(LATE)
            schedule.cancel()
        return found

    async def _keep_time(self) -> None:
        """Moves at their times, whatever the server does; one that is late counts from when it was due."""
        due, step = time.perf_counter(), 1 / self.order.rate
        while True:
            now = time.perf_counter()
            while due <= now and self._ready:
                player = self._ready.popleft()
                player.party.move(player, due)
                due += step
            await asyncio.sleep(max(due - now, 0.0005))

    def may_move(self, player: Player) -> None:
        """A player has to decide: move at once, or queue it for the next due time."""
        if self._closing:
            return
        if self.order.rate:
            self._ready.append(player)
        else:
            player.party.move(player, time.perf_counter())

    def record_latency(self, mover: bool, begun: float, when: float) -> None:
        """Record when a move was answered (`mover`), or reached another player, if that is in the measured time."""
        if not self._from <= (begun if self.order.rate else when) < self._until:
            return
        found = self.figures
        (found.answers if mover else found.news).append(when - begun)
        if mover:
            found.moves += 1
            if found.moves == self.order.moves:
                self.enough.set()

    def over(self, party: Party) -> None:
        """Count a finished game, and replace its table by a new one."""
        self.figures.finished += self._from < time.perf_counter() < self._until
        asyncio.get_running_loop().call_later(LAST_NEWS, self._replace, party)

    def _replace(self, party: Party) -> None:
        self._parties.discard(party)
        if not self._closing:
            party.close()
            task = asyncio.create_task(self._open())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def refused(self, message: dict[str, Any]) -> None:
        """Count and print a refusal; there should be none."""
        self.figures.refused += 1
        print("refused:", message["code"], message["message"], file=sys.stderr)

    def socket_lost(self) -> None:
        """Count a socket that the server closed; there should be none."""
        self.figures.lost += 1

    def close(self) -> None:
        """Stop opening tables and close all sockets."""
        self._closing = True
        for task in self._tasks:
            task.cancel()
        for party in self._parties:
            party.close()
        self._http.close()
