"""A whole game with all its clients and a spectator, who use everything there is; records what each was sent."""

import asyncio
import random
from typing import Any

from gugong.rules.core.actions import ACTION_COUNT
from gugong.server.store.records import TableStatus
from gugong.server.tables.keys import hashed
from tests.random_games import keen_choice
from tests.server.support.in_process import CreatedTable, Server
from tests.server.support.in_process_socket import Socket
from tests.server.support.waiting import until

NAMES = ["Xantippe", "Quirinius", "Zwentibold", "Yolande", "Wunibald"]
SAID = "psst-what-lies-there"
WATCHER = "Gawkwright"


class RecordingClient:
    """All that one client was ever sent, and what it may know."""

    def __init__(self, key: str | None, seats: tuple[int, ...]) -> None:
        self.key, self.seats = key, seats
        self.told: list[str] = []  # as it may be shown at this table
        self.dealt: list[str] = []  # saves and studies, whose hidden part is dealt anew
        self.socket: Socket

    def all(self) -> list[str]:
        return [*self.told, *self.socket.heard, *self.dealt]


class RecordedSession:
    """A table with all its clients, and what each of them was sent."""

    def __init__(self, server: Server, made: CreatedTable) -> None:
        self.server, self.made = server, made
        self.clients: list[RecordingClient] = []
        self.keys: set[str] = set()
        self.chance = random.Random(7)

    async def sit_down(self) -> None:
        for name in NAMES:
            seats = self.made.live.table.seats
            if any(seat.free for seat in seats) and name not in {seat.name for seat in seats}:
                await self.made.sit(name)
        self.keys = {*self.made.keys, str(self.made.invite)}
        for key in [*self.made.keys, None]:
            seats = () if key is None else tuple(self.made.live.table.seats_of(hashed(key)))
            client = RecordingClient(key, seats)
            client.socket = self.server.socket(self.made.id)
            await client.socket.hello(key, self.made.invite)
            self.clients.append(client)

    async def get(self, client: RecordingClient, path: str, **more: Any) -> Any:
        response = await self.server.get(path, client.key, headers=self._invited(), **more)
        assert response.status_code in (200, 409, 404), response.text
        client.told.append(response.text)
        return response

    async def post(self, client: RecordingClient, path: str, body: Any) -> Any:
        response = await self.server.post(path, body, client.key, headers=self._invited())
        assert response.status_code < 500, response.text
        client.told.append(response.text)
        return response

    def _invited(self) -> dict[str, str]:
        return {"Invitation": str(self.made.invite)}

    async def look_around(self, client: RecordingClient) -> None:
        """Ask for everything there is to read."""
        path, last = self.made.path, self.made.game.moment
        for address in ("/api/tables?status=running", "/api/offers", "/openapi.json", "/healthz"):
            await self.get(client, address)
        await self.get(client, f"{path}?after=-1")
        await self.get(client, f"{path}/entries")
        for moment in {last, last + 1, *range(0, last, 10)}:
            await self.get(client, f"{path}/history/{moment}")

    async def take_home(self, client: RecordingClient) -> None:
        """Save and study, as far as one may."""
        path, last = self.made.path, self.made.game.moment
        response = await self.server.get(f"{path}/save", client.key, headers=self._invited())
        client.dealt.append(response.text)
        for moment in (None, self.chance.randrange(last + 1)):
            order = {"name": "Q", "moment": moment}
            response = await self.server.post(f"{path}/study", order, client.key, headers=self._invited())
            assert response.status_code == 201, response.text
            key, table = response.json()["key"], response.json()["table"]
            for part in ("", "/entries", "/save", "/history/0"):
                found = await self.server.get(f"/api/tables/{table}{part}?after=-1", key)
                client.dealt.append(found.text)

    async def try_on(self, client: RecordingClient) -> None:
        """What does not work: too late, too early, somebody else's turn, illegal, not offered."""
        path, at = f"{self.made.path}/moves", self.made.live.table.at
        legal = self.made.game.legal
        deciding = self.made.live.table.deciding
        wrong = [a for a in (*legal[:2], *range(0, ACTION_COUNT, 23)) if deciding not in client.seats or a not in legal]
        for action in wrong:
            await self.post(client, path, {"at": at, "action": action})
        for command in ({"at": at + 1, "action": 3}, {"at": max(at - 1, 0), "action": 3}):
            await self.post(client, path, command)
        await self.post(client, f"{self.made.path}/redo", {"at": at})
        await self.post(client, f"{self.made.path}/votes", {"seat": 0})

    async def take_back(self) -> None:
        """Somebody asks to go back a few moves, and everybody agrees."""
        table = self.made.live.table
        players = [client for client in self.clients if client.seats]
        asking, *others = self.chance.sample(players, len(players))
        to = max(self.made.game.moment - self.chance.randrange(1, 6), 0)
        await self.post(asking, f"{self.made.path}/undo", {"at": table.at, "to": to})
        for client in others:
            if self.made.live.table.proposal is not None:
                await self.post(client, f"{self.made.path}/answers", {"at": self.made.live.table.at, "yes": True})

    async def play_out(self) -> None:
        """Play to the end, with everything beside that people may do."""
        while self.made.live.table.status != TableStatus.OVER:
            if self.made.live.table.deciding is not None and not self.made.live.table.bot_to_move:
                await self._something(self.chance.randrange(60))
                action = keen_choice(self.made.game, self.chance) if self.made.game.legal else 0
                if not self.made.live.table.bot_to_move and action in self.made.game.legal:
                    response = await self.made.play(action)
                    assert response.status_code == 200, response.text
            await asyncio.sleep(0)
            if self.made.live.table.bot_to_move:
                await self.server.settled(self.made.id)
        # The last move may be a bot's, of which people hear a moment later.
        await until(lambda: all('"over":true' in client.socket.heard[-1] for client in self.clients))

    async def _something(self, what: int) -> None:
        client = self.chance.choice(self.clients)
        if what == 0:
            await self.look_around(client)
        elif what == 1:
            await self.take_home(client)
        elif what in (2, 3):
            await self.try_on(client)
        elif what == 4:
            await self.post(client, f"{self.made.path}/chat", {"text": SAID, "name": WATCHER})
        elif what == 5:
            await self.take_back()
            await self.server.settled(self.made.id)
