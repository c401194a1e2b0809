"""An HTTP client for tests of the page: makes tables and plays them to where a test begins."""

import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Self

import httpx

from tools.real_server import RealServer
from tools.timeouts import GLANCE, PATIENCE

COMPILING = 300.0  # seconds; only a machine that compiles for the first time needs more than a few
Table = dict[str, Any]


@dataclass(frozen=True)
class Opened:
    """A table's id, the key of its owner's seats, and its invitation."""

    id: str
    key: str
    invite: str | None


class House:
    """An HTTP client of a running server: makes, plays and reads tables."""

    def __init__(self, server: RealServer) -> None:
        """For a server that runs already."""
        self.server = server
        # A connection that is kept may be closed by the server just when it is used again.
        self._client = httpx.Client(timeout=PATIENCE, limits=httpx.Limits(max_keepalive_connections=0))

    @property
    def home(self) -> str:
        """The address of the server, without a path."""
        return self.server.http

    def close(self) -> None:
        """Close the HTTP client; the server goes on."""
        self._client.close()

    def __enter__(self) -> Self:
        """Usable with `with`."""
        return self

    def __exit__(self, *_: object) -> None:
        """Close the HTTP client."""
        self.close()

    def table(
        self,
        players: int = 2,
        seats: int | None = None,
        bots: tuple[str, ...] = (),
        names: Sequence[str] = (),
        **setup: Any,
    ) -> Opened:
        """A new table, started if all seats are taken: by default one person has all seats that bots do not have."""
        taken = players - len(bots) if seats is None else seats
        wish = {"players": players, "seed": 5, **setup}
        order = {"name": "Ada", "names": list(names), "setup": wish, "seats": taken, "bots": list(bots)}
        opened = self.opened(self.ask("tables", order))
        if taken + len(bots) == players:
            self.start(opened)
        return opened

    def sit(self, table: Opened, name: str) -> Opened:
        """Let another person take a seat; returns the same table with their key."""
        answer = self._client.post(
            f"{self.home}/api/tables/{table.id}/seats", json={"name": name}, headers={"Invitation": table.invite or ""}
        )
        return Opened(table.id, answer.raise_for_status().json()["key"], table.invite)

    def start(self, table: Opened) -> None:
        """Start the game."""
        self.ask(f"tables/{table.id}/start", {}, table)

    @staticmethod
    def opened(made: dict[str, Any]) -> Opened:
        """The table in the answer to `POST /api/tables`."""
        return Opened(made["table"], made["key"], made["invite"])

    def look(self, table: Opened, key: str | None = None) -> Table:
        """The `table` message for its owner, or for whoever has `key`."""
        found: Table = self.ask(f"tables/{table.id}", None, table if key is None else Opened(table.id, key, None))
        return found

    def save(self, table: Opened) -> str:
        """The save file of the game."""
        return self._get(f"tables/{table.id}/save", table).text

    def study(self, save: str) -> Opened:
        """A new study of a saved game, at the moment at which it was saved."""
        return self.opened(self.ask("studies", {"name": "Ada", "save": save}))

    def play(self, table: Opened, until: Callable[[Table], bool] = lambda _: False, seed: int = 1) -> Table:
        """Play all seats at random, to the end or until a condition holds; returns the last `table` message."""
        return self.play_together([table] * len(self.look(table)["table"]["seats"]), until, seed)

    def play_together(
        self, seated: Sequence[Opened], until: Callable[[Table], bool] = lambda _: False, seed: int = 1
    ) -> Table:
        """The same for several people: for each seat the table with the key of whoever has it."""
        chance = random.Random(seed)
        now = self.look(seated[0])
        while not now["view"]["over"] and not until(now):
            mine = seated[now["decision"]["seat"]]
            options = (now if mine == seated[0] else self.look(mine))["decision"]["options"]
            legal = [option["id"] for option in options if option["legal"]]
            self.ask(f"tables/{mine.id}/moves", {"at": now["at"], "action": chance.choice(legal)}, mine)
            now = self.look(seated[0])
        return now

    def until_bots_think(self, table: Opened) -> None:
        """Wait until the server's search is compiled, which takes a minute or two on the first run."""
        deadline = time.monotonic() + COMPILING
        while time.monotonic() < deadline:
            wish = {"moment": 0, "visits": 10}
            answer = self._client.post(
                f"{self.home}/api/tables/{table.id}/chances", json=wish, headers=_entrance(table)
            )
            if answer.is_success:
                return
            assert answer.json()["code"] == "warming-up", answer.text
            time.sleep(GLANCE)
        raise AssertionError("the search was not compiled in time")

    def ask(self, path: str, body: Any = None, table: Opened | None = None) -> Any:
        """Request a path below /api, with POST if there is a body; raises if the server refuses."""
        if body is None:
            return self._get(path, table).json()
        answer = self._client.post(f"{self.home}/api/{path}", json=body, headers=_entrance(table))
        answer.raise_for_status()
        return answer.json()

    def _get(self, path: str, table: Opened | None) -> httpx.Response:
        answer = self._client.get(f"{self.home}/api/{path}", headers=_entrance(table))
        answer.raise_for_status()
        return answer


def _entrance(table: Opened | None) -> dict[str, str]:
    return {} if table is None else {"Authorization": f"Bearer {table.key}"}
