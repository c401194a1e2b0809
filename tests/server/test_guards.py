"""What protects the server and its guests: limits, origins, headers, sizes."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import replace
from typing import Any

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gugong.server import guards
from gugong.server.guards import HEADERS, Addresses, Bucket, origin_is_fine
from gugong.server.service import Service
from tests.server.in_process import NO_LIMITS, Server, serving

Test = Callable[[Server], Awaitable[None]]


def served(test: Test, limits: Any = NO_LIMITS, **settings: Any) -> None:
    """Run a test against a server."""

    async def run() -> None:
        async with serving(limits, **settings) as server:
            await test(server)

    asyncio.run(run())


def code(response: httpx.Response) -> tuple[int, str]:
    """The status and the code of a refusal, which is also told in words."""
    found = response.json()
    assert set(found) == {"code", "message"}
    assert len(found["message"].split()) > 2
    return response.status_code, found["code"]


# A bucket ------------------------------------------------------------------------------------------------------------


def test_a_bucket_gives_its_burst_and_then_as_it_fills() -> None:
    bucket = Bucket(2.0, 3)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(0.5), bucket.take(0.5)] == [True, False]
    assert [bucket.take(100.0) for _ in range(4)] == [True, True, True, False]


def test_a_bucket_without_a_rate_never_runs_out() -> None:
    bucket = Bucket(0.0, 1)
    assert all(bucket.take(0.0) for _ in range(1000))


def test_what_was_refused_costs_nothing() -> None:
    bucket = Bucket(1.0, 1)
    assert bucket.take(0.0)
    assert not any(bucket.take(0.9) for _ in range(50))
    assert bucket.take(1.1)


@given(
    st.floats(min_value=0.1, max_value=1000),
    st.integers(min_value=1, max_value=50),
    st.floats(min_value=0, max_value=1e7),
)
def test_a_full_bucket_always_has_its_burst(rate: float, burst: int, now: float) -> None:
    """Also where times are large and fractions do not add up."""
    bucket = Bucket(rate, burst)
    assert all(bucket.take(now) for _ in range(burst))
    assert not all(bucket.take(now) for _ in range(2))


# Addresses -----------------------------------------------------------------------------------------------------------


def test_each_address_has_limits_of_its_own() -> None:
    addresses = Addresses(1.0, 2, 1, 1)
    assert [addresses.may_ask("a"), addresses.may_ask("a"), addresses.may_ask("a")] == [True, True, False]
    assert addresses.may_ask("b")
    assert [addresses.may_open_table("a"), addresses.may_open_table("a")] == [True, False]
    assert addresses.may_open_table("b")


def test_a_connection_counts_until_it_ends() -> None:
    addresses = Addresses(0.0, 0, 0, 2)
    assert [addresses.connect("a") for _ in range(3)] == [True, True, False]
    addresses.disconnect("a")
    assert [addresses.connect("a"), addresses.connect("a")] == [True, False]
    for _ in range(2):
        addresses.disconnect("a")
    assert addresses._open == {}


def test_tables_of_an_hour_ago_are_forgiven(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [1000.0]
    monkeypatch.setattr(guards.time, "monotonic", lambda: now[0])
    addresses = Addresses(0.0, 0, 2, 0)
    assert [addresses.may_open_table("a") for _ in range(3)] == [True, True, False]
    now[0] += guards.HOUR + 1
    assert [addresses.may_open_table("a") for _ in range(3)] == [True, True, False]


def test_only_so_many_addresses_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guards, "MOST_ADDRESSES", 5)
    addresses = Addresses(1.0, 1, 1, 0)
    for number in range(50):
        assert addresses.may_ask(str(number))
        assert addresses.may_open_table(str(number))
    assert len(addresses._buckets) == len(addresses._tables) == 5
    assert not addresses.may_ask("49")


# Origins -------------------------------------------------------------------------------------------------------------

FINE = [None, "http://table.test", "https://table.test", "https://friend.test"]
FOREIGN = [
    "http://evil.test",
    "http://table.test.evil.test",
    "http://table.test:81",
    "http://evil.test/table.test",
    "http://table.test@evil.test",
    "null",
    "",
    "table.test",
    "http://[",
    "http://[::1",
    "https://friend.test.evil.test",
]


@pytest.mark.parametrize("origin", FINE)
def test_pages_of_this_server_of_friends_and_no_page_at_all_are_fine(origin: str | None) -> None:
    headers = {"host": "table.test"} | ({} if origin is None else {"origin": origin})
    assert origin_is_fine(headers, ("https://friend.test",))


@pytest.mark.parametrize("origin", FOREIGN)
def test_other_pages_are_not(origin: str) -> None:
    assert not origin_is_fine({"host": "table.test", "origin": origin}, ("https://friend.test",))
    assert not origin_is_fine({"origin": origin}, ())


def test_a_foreign_page_is_refused_whatever_it_asks() -> None:
    async def test(server: Server) -> None:
        made = await server.made(public=True)
        for origin in FOREIGN:
            headers = {"Origin": origin}
            for method, path in (("GET", "/api/tables"), ("POST", "/api/tables"), ("GET", "/openapi.json")):
                response = await server.call(method, path, headers=headers, json={"name": "Eve"})
                assert code(response) == (403, "foreign-origin"), origin
            socket = server.socket(made.id, headers)
            assert await socket.next() == {"type": "closed", "code": 4000}, origin
            assert not socket.accepted

    served(test, origins=("https://friend.test",))


def test_an_own_page_and_a_friend_are_let_in() -> None:
    async def test(server: Server) -> None:
        made = await server.made(public=True)
        for origin in FINE[1:]:
            headers = {"Origin": str(origin)}
            assert (await server.get("/api/tables", headers=headers)).status_code == 200
            assert (await server.post("/api/tables", {"name": "Ann"}, headers=headers)).status_code == 201
            assert (await server.socket(made.id, headers).hello())["type"] == "table"

    served(test, origins=("https://friend.test",))


# Headers -------------------------------------------------------------------------------------------------------------


def has_headers(response: httpx.Response) -> bool:
    return all(response.headers.get(name) == value for name, value in HEADERS.items())


def test_every_answer_has_the_headers_that_protect() -> None:
    async def test(server: Server) -> None:
        made = await server.made()
        answers = [
            await server.get("/api/tables"),
            await server.get(made.path, made.keys[0]),
            await server.get(made.path),
            await server.get("/nothing"),
            await server.get("/api/nothing"),
            await server.call("DELETE", "/api/tables"),
            await server.call("OPTIONS", "/api/tables"),
            await server.call("POST", "/api/tables", content=b"{"),
            await server.get("/api/tables", headers={"Origin": "http://evil.test"}),
            await server.get("/healthz"),
            await server.get("/metrics"),
            await server.get("/openapi.json"),
            await server.call("POST", "/api/tables", content=b" " * 20_000),
            await server.get(f"{made.path}/history/0", made.keys[0]),
        ]
        assert [response.status_code for response in answers] == [
            *(200, 200, 404, 404, 404, 405, 405, 422, 403, 200, 200, 200, 413, 409),
        ]
        for response in answers:
            assert has_headers(response), (response.request.url, response.status_code)
            if response.request.url.path.startswith("/api"):
                assert response.headers["Cache-Control"] == "no-store"
            assert "server" not in response.headers

    served(test)


def test_the_headers_allow_no_foreign_script_and_no_frame() -> None:
    policy = HEADERS["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert "*" not in policy
    assert HEADERS["X-Content-Type-Options"] == "nosniff"
    assert HEADERS["Referrer-Policy"] == "no-referrer"  # links may have keys in them


def test_a_fault_of_the_server_is_told_in_words_with_the_headers_and_no_details(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def broken(*_: Any) -> None:
        raise ZeroDivisionError("a detail that nobody needs to know")

    monkeypatch.setattr(Service, "enter", broken)

    async def test(server: Server) -> None:
        response = await server.get("/api/tables/any")
        assert code(response) == (500, "fault")
        assert "detail" not in response.text
        assert has_headers(response)
        assert response.headers["Cache-Control"] == "no-store"

    served(test)


# Sizes and speed -----------------------------------------------------------------------------------------------------


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
        gate = asyncio.Event()
        sending = deaf._send

        async def stuck(message: dict[str, Any]) -> None:
            if message["type"] == "websocket.send":
                await gate.wait()
            await sending(message)

        for connection in server.service.connections:
            if connection._socket.scope is deaf._scope:
                connection._socket._send = stuck
        for number in range(20):
            answer = await server.post(f"{made.path}/chat", {"text": f"line {number}", "name": "Eve"})
            assert answer.status_code == 200
        await deaf.until(lambda: deaf.closed is not None)
        assert deaf.closed == 4001
        await other.until(lambda: sum('"said"' in text for text in other.heard) == 20)
        gate.set()

    served(test, replace(NO_LIMITS, unsent_messages=8))


def test_every_refusal_has_its_sentence_in_english() -> None:
    import re
    from pathlib import Path

    import gugong.server
    from gugong.texts import has_message

    folder = Path(gugong.server.__file__).parent
    source = "\n".join(path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    codes = set(re.findall(r'Refused\(\s*"([a-z-]+)"', source))
    assert len(codes) > 30
    assert [name for name in codes if not has_message("en", f"refused-{name}")] == []


def test_a_made_up_method_or_path_adds_nothing_to_the_figures() -> None:
    """Else anybody could fill the memory with them."""

    async def test(server: Server) -> None:
        for number in range(20):
            await server.call(f"MADEUP{number}", f"/made-up-{number}")
        assert "made-up" not in (await server.get("/metrics")).text
        assert "MADEUP" not in (await server.get("/metrics")).text

    served(test)


def test_a_table_of_this_server_can_be_made_and_read_as_json() -> None:
    """The doors let through what they should, unchanged."""

    async def test(server: Server) -> None:
        made = await server.made(public=True)
        response = await server.get(made.path, made.keys[0])
        assert response.headers["Content-Type"] == "application/json"
        assert json.loads(response.text)["table"]["id"] == made.id

    served(test)
