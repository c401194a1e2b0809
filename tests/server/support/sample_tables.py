"""A server with tables in every state, to be asked anything."""

import random
from typing import Any

import requests
from schemathesis import Case

from tests.random_games import keen_choice
from tests.server.support.in_process import BASE, CreatedTable, RunCoroutine, Server


class SampleTables:
    """A server with tables in every state: some with a key that is used, one without."""

    def __init__(self, server: Server, run: RunCoroutine) -> None:
        self.server, self.run = server, run
        self.tables: dict[str, tuple[str, str | None]] = {"none": ("nowhere", None)}
        self.run(self._prepare())
        self.before = self._game()

    async def _prepare(self) -> None:
        made = await self.server.made(public=True, setup={"players": 3})
        self.tables["open"] = (made.id, made.keys[0])
        running = await self._running(20)
        self.tables["running"] = (running.id, running.keys[0])
        over = await self._running(10_000)
        self.tables["over"] = (over.id, over.keys[0])
        self.tables["watched"] = (over.id, None)
        self.unkeyed = await self._running(20)
        self.tables["guarded"] = (self.unkeyed.id, None)
        study = await self.server.post(f"{self.unkeyed.path}/study", {"name": "Ann"})
        self.tables["study"] = (study.json()["table"], study.json()["key"])

    async def _running(self, moves: int) -> CreatedTable:
        made = await self.server.made(public=True, setup={"players": 2}, seats=2)
        await made.start()
        chance = random.Random(1)
        while moves and made.live.table.deciding is not None:
            assert (await made.play(keen_choice(made.game, chance))).status_code == 200
            moves -= 1
        return made

    def _game(self) -> Any:
        _, status, moves, _, *rest = self.unkeyed.kept()
        return status, moves, rest

    def unchanged(self) -> bool:
        """Whether nobody without a key has changed a game."""
        return bool(self._game() == self.before)

    def ask(self, case: Case, key: str | None) -> Any:
        """What the server answers to a generated case."""
        found = case.as_transport_kwargs(base_url=BASE)
        prepared = requests.Request(**found).prepare()
        headers = {name: value for name, value in prepared.headers.items() if name.lower() != "authorization"}
        headers |= {} if key is None else {"Authorization": f"Bearer {key}"}
        body = prepared.body.encode() if isinstance(prepared.body, str) else prepared.body
        request = self.server.http.build_request(
            str(prepared.method), str(prepared.url), headers=_sendable(headers), content=body
        )
        request.headers["host"] = "table.test"
        return self.run(self.server.http.send(request))


def _sendable(headers: dict[str, Any]) -> list[tuple[bytes, bytes]]:
    """Headers as bytes, as they would come over a network."""
    raw = {name: value if isinstance(value, bytes) else str(value).encode() for name, value in headers.items()}
    return [(name.encode(), value) for name, value in raw.items()]
