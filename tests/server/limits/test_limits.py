"""Nobody can send too much or too fast, or keep others waiting."""

import asyncio
import errno
import os
import sys
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import httpx
import pytest

from gugong.server import app as server_app
from gugong.server.app import Application
from gugong.server.service import REQUESTS_AT_ONCE
from tests.server.support.in_process import NO_LIMITS, Server, served
from tests.server.support.responses import code, has_headers
from tests.server.support.waiting import until


async def in_pieces(size: int) -> AsyncIterator[bytes]:
    for _ in range(size // 1000):
        yield b" " * 1000


def test_what_is_too_large_is_refused_in_words() -> None:
    async def test(server: Server) -> None:
        headers = {"Content-Type": "application/json"}
        for path in ("/api/tables", "/api/tables/any/moves"):
            whole = await server.call("POST", path, content=b" " * 17_000, headers=headers)
            assert code(whole) == (413, "too-large"), path
            assert "16,384" in whole.json()["message"]
        pieces = await server.call("POST", "/api/tables", content=in_pieces(17_000), headers=headers)
        assert code(pieces) == (413, "too-large")
        assert has_headers(pieces)

    served(test)


def test_saves_may_be_larger_but_not_for_ever() -> None:
    async def test(server: Server) -> None:
        long = await server.post("/api/studies", {"name": "Ann", "save": "x" * 60_000})
        assert code(long) == (422, "bad-save")
        longer = await server.post("/api/studies", {"name": "Ann", "save": "x" * 66_000})
        assert code(longer) == (422, "malformed")
        longest = await server.post("/api/studies", {"name": "Ann", "save": "x" * 200_000})
        assert code(longest) == (413, "too-large")

    served(test)


def test_a_length_that_is_no_number_or_a_lie_is_no_way_around_the_limit() -> None:
    async def test(server: Server) -> None:
        for length in ("-1", "x", "0", "1e9"):
            headers = {"Content-Type": "application/json", "Content-Length": length}
            response = await server.call("POST", "/api/tables", content=b" " * 17_000, headers=headers)
            assert response.status_code in (400, 413, 422), length

    served(test)


def test_who_asks_too_fast_is_told_so_and_others_are_not() -> None:
    limits = replace(NO_LIMITS, requests_per_second=0.001, request_burst=3)

    async def test(server: Server) -> None:
        answers = [await server.get("/api/offers") for _ in range(5)]
        assert [response.status_code for response in answers] == [200, 200, 200, 429, 429]
        assert code(answers[-1]) == (429, "too-fast")
        assert has_headers(answers[-1])
        assert (await server.get("/healthz")).status_code == 200
        other = httpx.ASGITransport(server.app, client=("10.0.0.2", 1))
        async with httpx.AsyncClient(transport=other, base_url="http://table.test") as somebody:
            assert (await somebody.get("/api/offers")).status_code == 200

    served(test, limits)


def test_only_so_many_tables_an_hour_studies_too() -> None:
    async def test(server: Server) -> None:
        made = await server.made(public=True, setup={"players": 1})
        await made.start()
        assert (await server.post(f"{made.path}/study", {"name": "Ann"})).status_code == 201
        assert code(await server.post("/api/tables", {"name": "Ann"})) == (429, "too-many-tables")
        assert code(await server.post(f"{made.path}/study", {"name": "Ann"})) == (429, "too-many-tables")
        assert code(await server.post("/api/studies", {"name": "Ann", "save": "x"})) == (429, "too-many-tables")

    served(test, replace(NO_LIMITS, tables_per_hour=2))


def test_only_so_many_connections_of_one_address() -> None:
    async def test(server: Server) -> None:
        made = await server.made(public=True)
        sockets = [server.socket(made.id) for _ in range(2)]
        for socket in sockets:
            assert (await socket.hello())["type"] == "table"
        third = server.socket(made.id)
        assert (await third.next())["type"] == "closed"
        assert not third.accepted
        assert (await server.socket(made.id, address="10.0.0.2").hello())["type"] == "table"
        await sockets[0].leave()
        assert (await server.socket(made.id).hello())["type"] == "table"

    served(test, replace(NO_LIMITS, connections=2))


def test_a_client_that_does_not_read_is_cut_off_and_no_other_waits_for_it() -> None:
    async def test(server: Server) -> None:
        made = await server.made(public=True, setup={"players": 1})
        deaf, other = server.socket(made.id), server.socket(made.id)
        await deaf.hello()
        await other.hello()
        deaf.stop_reading()
        for number in range(20):
            answer = await server.post(f"{made.path}/chat", {"text": f"line {number}", "name": "Eve"})
            assert answer.status_code == 200
        await deaf.until(lambda: deaf.closed is not None)
        assert deaf.fault is None
        assert len(made.live.subscribers) == 1
        await other.until(lambda: sum('"said"' in text for text in other.heard) == 20)

    served(test, replace(NO_LIMITS, unsent_messages=8))


def test_a_server_that_goes_does_not_wait_for_a_client_that_does_not_read() -> None:
    async def test(server: Server) -> None:
        made = await server.made(public=True)
        deaf, other = server.socket(made.id), server.socket(made.id)
        await deaf.hello()
        await other.hello()
        deaf.stop_reading()
        await server.service.say_goodbye()
        await deaf.until(lambda: deaf.closed is not None)
        await other.until(lambda: other.closed is not None)
        assert other.closed == 1001
        assert len(server.service.connections) == 1  # whoever reads hears the goodbye, and goes

    served(test)


def test_the_schema_is_made_once_by_another_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """It takes a second or two, in which no table would be served, in a thread neither."""
    made_here: list[Application] = []
    make, start = Application.openapi, asyncio.create_subprocess_exec
    started: list[str] = []

    def openapi(app: Application) -> dict[str, Any]:
        made_here.append(app)
        return make(app)

    async def start_process(*command: str, **options: Any) -> asyncio.subprocess.Process:
        started.append(command[0])
        return await start(*command, **options)

    monkeypatch.setattr(Application, "openapi", openapi)
    monkeypatch.setattr(asyncio, "create_subprocess_exec", start_process)

    async def test(server: Server) -> None:
        answers = await asyncio.gather(*(server.get("/openapi.json") for _ in range(5)))
        assert made_here == []
        assert [answer.json() for answer in answers] == [make(server.app)] * 5

    served(test)
    assert started == [sys.executable]


def test_a_schema_that_could_not_be_made_is_made_for_the_next_who_asks(monkeypatch: pytest.MonkeyPatch) -> None:
    made = [MemoryError(), b"{}"]

    async def start_process(*_: str, **__: Any) -> asyncio.subprocess.Process:
        raise OSError(errno.EMFILE, os.strerror(errno.EMFILE))

    def schema_json() -> bytes:
        result = made.pop(0)
        if isinstance(result, MemoryError):
            raise result
        return result

    monkeypatch.setattr(asyncio, "create_subprocess_exec", start_process)
    monkeypatch.setattr(server_app, "schema_json", schema_json)

    async def test(server: Server) -> None:
        answers = [await server.get("/openapi.json") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [500, 200, 200]
        assert [answer.content for answer in answers[1:]] == [b"{}", b"{}"]

    served(test)
    assert made == []


def test_of_many_requests_of_one_address_few_are_worked_on_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the moves of all others would wait behind them for the database."""
    running, most = 0, 0

    async def find_public(*_: object) -> list[Any]:
        nonlocal running, most
        running += 1
        most = max(most, running)
        await asyncio.sleep(0)
        running -= 1
        return []

    async def test(server: Server) -> None:
        made = await server.made(public=True)
        news = [
            asyncio.create_task(server.get(f"{made.path}?after={made.live.table.number}&wait=20"))
            for _ in range(2 * REQUESTS_AT_ONCE)
        ]
        await until(lambda: len(made.live.waiters) == 2 * REQUESTS_AT_ONCE)  # they keep nobody from their turn
        monkeypatch.setattr(server.service.store, "find_public", find_public)
        answers = await asyncio.gather(*(server.get("/api/tables") for _ in range(50)))
        assert {answer.status_code for answer in answers} == {200}
        assert most == REQUESTS_AT_ONCE
        await made.sit("Bob")
        assert {answer.status_code for answer in await asyncio.gather(*news)} == {200}

    served(test)
