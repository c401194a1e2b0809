"""People at the tables of a real server: over sockets, as a browser would be, or over HTTP."""

import asyncio
import itertools
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.server.support.waiting import GLANCE, PATIENCE, until
from tools.real_server import RealServer

Message = dict[str, Any]
Enough = Callable[["Player"], bool]
_NAMES = itertools.count()
LOST = (ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, EOFError)


class RefusedError(Exception):
    """The server said no; `code` says why."""

    def __init__(self, message: Message) -> None:
        """As the server told it."""
        super().__init__(f"{message['code']}: {message['message']}")
        self.code: str = message["code"]


@dataclass(frozen=True)
class Sent:
    """A move as it was sent."""

    id: str
    at: int
    action: int

    def as_json(self) -> Message:
        """For the wire."""
        return {"type": "move", "id": self.id, "at": self.at, "action": self.action}


class Player:
    """Somebody at a table through a socket, who checks that no entry is missed or told twice."""

    def __init__(self, server: RealServer, table: str, key: str | None = None, seed: int = 0) -> None:
        """Not connected yet; without a key, a spectator."""
        self.server, self.table, self.key = server, table, key
        self.seen: Message = {}  # all that is known of the table
        self.heard: dict[int, tuple[int, str]] = {}  # time and kind of every entry, by its number
        self.pending: Sent | None = None
        self.acknowledged: list[Sent] = []
        self.repeated = 0  # moves that turned out to have been kept before
        self.played_by_bots = 0
        self.close_code: int | None = None
        self._name = f"p{next(_NAMES)}"
        self._ids = itertools.count()
        self._random = random.Random(seed)
        self._socket: ClientConnection | None = None

    async def __aenter__(self) -> "Player":
        """Connect."""
        await self.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        """Go."""
        await self.leave()

    @property
    def number(self) -> int | None:
        """The last entry that was told."""
        return self.seen.get("number")

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.seen["table"]["status"] == "over")

    @property
    def to_move(self) -> bool:
        """Whether it is this player's decision."""
        decision = self.seen.get("decision")
        if decision is None or decision["seat"] not in self.seen["you"]["seats"]:
            return False
        return self.seen["table"]["seats"][decision["seat"]]["away"] is None

    async def connect(self) -> None:
        """Open a socket and say hello; what was missed meanwhile comes with the table."""
        self._socket = await connect(
            self.server.socket(self.table), compression=None, open_timeout=PATIENCE, ping_interval=None
        )
        await self.send({"type": "hello", "key": self.key, "after": -1 if self.number is None else self.number})
        first = await self.hear()
        if first["type"] == "refused" and first["code"] == "hello-first":
            await self.leave()
            raise ConnectionAbortedError("on a busy machine the greeting came too late")
        if first["type"] == "refused":
            raise RefusedError(first)
        assert first["type"] == "table"

    async def leave(self) -> None:
        """Close the socket."""
        if self._socket is not None:
            await self._socket.close()
            self._socket = None

    async def send(self, message: Message) -> None:
        """Send something, without waiting for the answer."""
        assert self._socket is not None
        await self._socket.send(orjson.dumps(message).decode())

    async def hear(self) -> Message:
        """The next message."""
        assert self._socket is not None
        try:
            async with asyncio.timeout(PATIENCE):
                message: Message = orjson.loads(await self._socket.recv())
        except ConnectionClosed as fault:
            self.close_code = None if fault.rcvd is None else fault.rcvd.code
            raise
        self._note(message)
        return message

    def _note(self, message: Message) -> None:
        if message["type"] == "key":
            self.key = message["key"]
        if message["type"] == "here":
            self.seen["here"] = message["here"]
        if message["type"] not in ("table", "news"):
            return
        last = -1 if self.number is None else self.number
        assert message["number"] >= last, "the server has forgotten what it told"
        numbers = [entry["number"] for entry in message["entries"]]
        assert numbers == list(range(last + 1, message["number"] + 1)), f"{numbers} after {last}"
        self.heard.update({entry["number"]: (entry["time"], entry["kind"]) for entry in message["entries"]})
        self.seen.update(message)
        seats = self.seen["table"]["seats"]
        played = [entry["seat"] for entry in message["entries"] if entry["kind"] == "played"]
        self.played_by_bots += sum(seats[seat]["kind"] == "bot" for seat in played)

    async def until(self, true: Callable[[], bool]) -> None:
        """Hear messages until something is so."""
        while not true():
            await self.hear()

    async def until_at(self, at: int) -> None:
        """Hear messages until the game has come so far."""
        await self.until(lambda: self.seen["at"] >= at)

    async def ask(self, message: Message) -> Message:
        """Ask for something with an id, and wait for the answer; raises RefusedError."""
        asked = message.setdefault("id", self.new_id())
        await self.send(message)
        return await self.answer_to(asked)

    async def answer_to(self, asked: str) -> Message:
        """The answer to what was asked by this id; raises RefusedError."""
        while True:
            answer = await self.hear()
            if answer["type"] == "refused" and answer["id"] in (asked, None):
                raise RefusedError(answer)
            if (answer["type"] == "news" and answer.get("done") == asked) or (
                answer["type"] == "done" and answer["id"] == asked
            ):
                return answer

    def new_id(self) -> str:
        """An id unlike any other."""
        return f"{self._name}-{next(self._ids)}"

    def choice(self) -> Sent:
        """A random legal move."""
        legal = [option["id"] for option in self.seen["decision"]["options"] if option["legal"]]
        return Sent(self.new_id(), self.seen["at"], self._random.choice(legal))

    async def move(self) -> Sent:
        """Make a random legal move, or the one that was not acknowledged yet; returns when it is."""
        self.pending = self.pending or self.choice()
        answer = await self.ask(self.pending.as_json())
        move, self.pending = self.pending, None
        assert answer["at"] >= move.at + 1
        assert answer["type"] == "done" or answer["at"] == move.at + 1
        self.acknowledged.append(move)
        self.repeated += answer["type"] == "done"
        return move

    async def play(self, enough: Enough = lambda _: False) -> None:
        """Move whenever it is one's turn, until the game is over or it is enough."""
        while self.pending or not (self.over or enough(self)):
            if self.pending or self.to_move:
                await self.move()
            else:
                await self.hear()

    async def play_whatever_happens(self, enough: Enough = lambda _: False) -> None:
        """Play on, and come back whenever the connection is lost, again and again."""
        while True:
            try:
                if self._socket is None:
                    await until(lambda: self.server.serves)
                    await self.connect()
                await self.play(enough)
                return
            except LOST:
                self._socket = None
                await asyncio.sleep(GLANCE)  # it may take a moment until it is known that the server has gone


class Visitor:
    """Somebody who asks over HTTP."""

    def __init__(self, server: RealServer, key: str | None = None, invite: str | None = None) -> None:
        """With the keys that they hold."""
        self._server = server
        self._headers = {} if key is None else {"Authorization": f"Bearer {key}"}
        self._headers |= {} if invite is None else {"Invitation": invite}

    async def get(self, path: str) -> Message:
        """Read something."""
        return await self._asked("GET", path, None)

    async def post(self, path: str, **body: Any) -> Message:
        """Ask for something; raises RefusedError."""
        return await self._asked("POST", path, body)

    async def _asked(self, method: str, path: str, body: Message | None) -> Message:
        url = f"{self._server.http}/api/{path}"
        # Reading the certificates, which nobody needs here, would take longer than all the rest.
        async with httpx.AsyncClient(timeout=PATIENCE, headers=self._headers, verify=False) as client:
            answer = await client.request(method, url, json=body)
        found: Message = answer.json()
        if answer.is_error:
            raise RefusedError(found)
        return found


class StubbornPlayer(Player):
    """Somebody who asks again, with the same id, whenever the server says in words that it cannot now."""

    told_not_now = 0
    connections_lost = 0

    async def play_whatever_happens(self, enough: Enough = lambda _: False) -> None:
        """Play on, and come back whenever the connection is lost or the server asks for patience."""
        while True:
            try:
                await super().play_whatever_happens(enough)
                return
            except RefusedError as refused:
                if refused.code != "not-now":
                    raise
                self.told_not_now += 1
                await asyncio.sleep(4 * GLANCE)

    async def connect(self) -> None:
        """Count the connections that were lost, too."""
        self.connections_lost += self.number is not None
        await super().connect()


P = TypeVar("P", bound=Player)


async def open_table(
    server: RealServer, seed: int = 0, people: int = 2, start: bool = True, **order: Any
) -> list[Player]:
    """A public table with so many people, not connected yet; `bots` in the order sit among them."""
    return await open_table_for(Player, server, seed, people, start, **order)


async def open_table_for(
    kind: type[P], server: RealServer, seed: int = 0, people: int = 2, start: bool = True, **order: Any
) -> list[P]:
    """A table for players of some kind."""
    bots = order.pop("bots", [])
    setup = {"players": people + len(bots), "seed": seed, **order.pop("setup", {})}
    wish = {"name": "Person 0", "public": True, "setup": setup, "bots": bots, **order}
    made = await Visitor(server).post("tables", **wish)
    table, keys = made["table"], [made["key"]]
    for number in range(1, people):
        sat = await Visitor(server).post(f"tables/{table}/seats", name=f"Person {number}")
        keys.append(sat["key"])
    if start:
        await Visitor(server, keys[0]).post(f"tables/{table}/start")
    return [kind(server, table, key, seed=1000 * seed + number) for number, key in enumerate(keys)]


async def play_together(people: list[Player], enough: Enough = lambda _: False) -> None:
    """Let people come, play until it is enough for everybody, and go."""
    await asyncio.gather(*(player.connect() for player in people))
    await asyncio.gather(*(player.play(enough) for player in people))
    await asyncio.gather(*(player.leave() for player in people))


async def look(server: RealServer, player: Player, after: int | None = None) -> Message:
    """The whole table as a player may see it, over HTTP."""
    query = "" if after is None else f"?after={after}"
    return await Visitor(server, player.key).get(f"tables/{player.table}{query}")
