"""Who asks is found out while the table is held: what happened while a request waited counts."""

import asyncio
from typing import Any

import pytest

from gugong.server.tables.live_table import LiveTable
from gugong.server.tables.viewers import Viewer
from tests.server.support.in_process import Server, served


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("GET", "", None),
        ("GET", "/summary", None),
        ("GET", "/entries", None),
        ("GET", "/story", None),
        ("GET", "/history/0", None),
        ("GET", "/film?after=0", None),
        ("GET", "/save", None),
        ("POST", "/study", {"name": "Sue"}),
        ("POST", "/chances", {"visits": 1}),
    ],
)
def test_whose_seat_was_cleared_while_they_waited_is_a_stranger(method: str, path: str, body: object) -> None:
    async def scene(server: Server) -> None:
        made = await server.two_people()

        async def ask(key: str) -> int:
            more: dict[str, Any] = {} if body is None else {"json": body}
            return (await server.call(method, f"{made.path}{path}", key, **more)).status_code

        assert await ask(made.keys[1]) in (200, 201, 403)
        await made.live.lock.acquire()
        asked = asyncio.ensure_future(ask(made.keys[1]))
        for _ in range(200):  # until it waits for the table
            await asyncio.sleep(0)
        assert not asked.done()
        made.live.table.seats[1].person = None
        made.live.lock.release()
        assert await asked == 404

    served(scene)


def test_a_socket_whose_first_snapshot_fails_is_not_left_at_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(server: Server) -> None:
        made = await server.two_people(public=True)
        subscribed: list[int] = []

        def failing(self: LiveTable, viewer: Viewer, entries: object = ()) -> bytes:
            subscribed.append(len(self.subscribers))
            raise ValueError("it cannot be told")

        monkeypatch.setattr(LiveTable, "snapshot", failing)
        socket = server.socket(made.id)
        socket.say({"type": "hello"})
        await socket.until(lambda: socket.closed is not None)
        assert subscribed == [1]
        assert made.live.subscribers == set()

    served(scene)
