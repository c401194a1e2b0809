"""Tables for the tests, made and played over HTTP where the page itself is not what is tested."""

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
    """A table and what opens it."""

    id: str
    key: str
    invite: str | None


class House:
    """A server and the tables on it."""

    def __init__(self, server: RealServer) -> None:
        """On a server that runs."""
        self.server = server
        # A connection that is kept may be closed by the server just when it is used again.
        self._client = httpx.Client(timeout=PATIENCE, limits=httpx.Limits(max_keepalive_connections=0))

    @property
    def home(self) -> str:
        """Where its pages are."""
        return self.server.http

    def close(self) -> None:
        """Ask no more."""
        self._client.close()

    def __enter__(self) -> Self:
        """For `with`."""
        return self

    def __exit__(self, *_: object) -> None:
        """Ask no more."""
        self.close()

    def table(
        self,
        players: int = 2,
        seats: int | None = None,
        bots: tuple[str, ...] = (),
        names: Sequence[str] = (),
        **setup: Any,
    ) -> Opened:
        """A running table: without bots all seats are of one person; with fewer seats it waits for others."""
        taken = players - len(bots) if seats is None else seats
        wish = {"players": players, "seed": 5, **setup}
        order = {"name": "Ada", "names": list(names), "setup": wish, "seats": taken, "bots": list(bots)}
        opened = self.opened(self.ask("tables", order))
        if taken + len(bots) == players:
            self.start(opened)
        return opened

    def sit(self, table: Opened, name: str) -> Opened:
        """Somebody else sits down; the same table, with their key."""
        answer = self._client.post(
            f"{self.home}/api/tables/{table.id}/seats", json={"name": name}, headers={"Invitation": table.invite or ""}
        )
        return Opened(table.id, answer.raise_for_status().json()["key"], table.invite)

    def start(self, table: Opened) -> None:
        """Begin the game."""
        self.ask(f"tables/{table.id}/start", {}, table)

    @staticmethod
    def opened(made: dict[str, Any]) -> Opened:
        """What was made."""
        return Opened(made["table"], made["key"], made["invite"])

    def look(self, table: Opened, key: str | None = None) -> Table:
        """The whole table as its owner sees it."""
        found: Table = self.ask(f"tables/{table.id}", None, table if key is None else Opened(table.id, key, None))
        return found

    def save(self, table: Opened) -> str:
        """Its save file."""
        return self._get(f"tables/{table.id}/save", table).text

    def play(self, table: Opened, until: Callable[[Table], bool] = lambda _: False, seed: int = 1) -> Table:
        """Play all seats of a table at random, to the end or until something is so; the table then."""
        chance = random.Random(seed)
        now = self.look(table)
        while not now["view"]["over"] and not until(now):
            legal = [option["id"] for option in now["decision"]["options"] if option["legal"]]
            self.ask(f"tables/{table.id}/moves", {"at": now["at"], "action": chance.choice(legal)}, table)
            now = self.look(table)
        return now

    def until_bots_think(self, table: Opened) -> None:
        """Wait until the search is compiled: on a machine that never did it, that takes a minute or two."""
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
        """Ask over HTTP; what is refused is a fault of the test."""
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
