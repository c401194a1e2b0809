"""Logs are lines of JSON with only the fields that are allowed; nothing that somebody wrote or hides is in them."""

import asyncio
import contextlib
import io
import json
import logging
import random
import sys
from collections.abc import AsyncIterator, Iterator
from typing import Any

import httpx
import pytest
import websockets

from gugong.server.log_format import ALLOWED, JsonLines, start_logging
from gugong.server.service import Service
from gugong.server.tables.keys import hashed
from tests.server.support.in_process import listening, serving

ALWAYS = {"time", "level", "logger", "message"}
SECRET = "set2.4 of Xantippe"
LOUD = (
    "websockets.client",
    "httpx",
    "httpcore",
    "uvicorn",
    "uvicorn.error",
    "uvicorn.access",
    "alembic",
    "aiosqlite",
    "sqlalchemy",
    "asyncio",
)


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Iterator[io.StringIO]:
    """What stands in stderr when everything is logged that can be."""
    root, out = logging.getLogger(), io.StringIO()
    before = root.handlers[:], root.level
    loggers = {name: logging.getLogger(name) for name in LOUD}
    levels = {name: (logger.level, logger.handlers[:], logger.propagate) for name, logger in loggers.items()}
    monkeypatch.setattr(sys, "stderr", out)
    start_logging("debug")
    yield out
    root.handlers[:], level = before[0], before[1]
    root.setLevel(level)
    for name, (old, handlers, propagate) in levels.items():
        loggers[name].setLevel(old)
        loggers[name].handlers[:], loggers[name].propagate = handlers, propagate


def line(message: str = "words", logger: str = "gugong.server", **more: Any) -> dict[str, Any]:
    """A record as it is written."""
    made = logging.getLogger(logger).makeRecord(logger, logging.INFO, "f.py", 1, message, (), None)
    made.__dict__.update(more)
    text = JsonLines().format(made)
    assert "\n" not in text
    found: dict[str, Any] = json.loads(text)
    return found


def raised(fault: BaseException) -> Any:
    try:
        raise fault
    except BaseException:
        return sys.exc_info()


def test_a_line_has_its_time_level_logger_and_message() -> None:
    found = line("a move", table="T")
    assert set(found) == ALWAYS | {"table"}
    assert (found["level"], found["logger"], found["message"], found["table"]) == (
        *("info", "gugong.server", "a move", "T"),
    )
    assert found["time"].endswith("Z")


@pytest.mark.parametrize("name", ["key", "person", "name", "card", "seed", "text", "hand", "body", "path", "headers"])
def test_a_field_that_is_not_allowed_is_left_out(name: str) -> None:
    assert name not in ALLOWED
    assert SECRET not in json.dumps(line(**({"name_": SECRET} if name == "name" else {name: SECRET})))


def test_what_would_break_a_line_does_not() -> None:
    found = line('two\nlines "and" {more}', table="a\nb")
    assert found["message"].splitlines() == ["two", 'lines "and" {more}']


def test_an_exception_is_told_by_its_type_and_place_never_by_its_text() -> None:
    fault = ValueError(SECRET)
    fault.add_note(SECRET)
    fault.__cause__ = KeyError(SECRET)
    found = line(exc_info=raised(fault))
    assert set(found) == ALWAYS | {"fault", "where"}
    assert found["fault"] == "ValueError"
    assert found["where"][-1].startswith("test_logs.py:")
    assert SECRET not in json.dumps(found)


def test_the_text_of_an_exception_that_was_formatted_before_is_not_told() -> None:
    found = line(exc_info=raised(ValueError(SECRET)), exc_text=f"ValueError: {SECRET}", stack_info=SECRET)
    assert SECRET not in json.dumps(found)


def test_an_exception_that_nobody_caught_is_not_told_by_its_text(written: io.StringIO) -> None:
    """asyncio writes the exception into its message."""

    async def fail() -> None:
        raise ValueError(SECRET)

    async def test() -> None:
        task = asyncio.create_task(fail())
        await asyncio.wait([task])
        del task

    asyncio.run(test())
    import gc

    gc.collect()
    assert "never retrieved" in written.getvalue()
    assert SECRET not in written.getvalue()


def test_a_callback_that_failed_is_not_told_with_what_it_was_given(written: io.StringIO) -> None:
    def fail(what: str) -> None:
        raise ValueError(what)

    async def test() -> None:
        asyncio.get_running_loop().call_soon(fail, SECRET)
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    asyncio.run(test())
    assert written.getvalue()
    assert SECRET not in written.getvalue()


def check_lines(text: str) -> list[dict[str, Any]]:
    """Every line is JSON and has no other fields than these."""
    lines = [json.loads(found) for found in text.splitlines()]
    for found in lines:
        assert set(found) <= ALWAYS | set(ALLOWED) | {"where"}, found
    return lines


def test_a_fault_in_a_request_is_logged_without_what_was_asked(
    written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(self: Service, table: str, key: str | None, invite: str | None) -> None:
        raise ZeroDivisionError(f"{key} {invite} {SECRET}")

    monkeypatch.setattr(Service, "authorize", broken)

    async def test() -> None:
        async with serving() as server:
            await server.get("/api/tables/any", "my-key", headers={"Invitation": "my-invitation"})
            socket = server.socket("any")
            await socket.hello("my-key", "my-invitation")

    asyncio.run(test())
    lines = check_lines(written.getvalue())
    faults = [found for found in lines if found.get("fault") == "ZeroDivisionError"]
    assert faults
    assert faults[0]["where"]
    for secret in ("my-key", "my-invitation", SECRET):
        assert secret not in written.getvalue()


def test_a_fault_while_a_socket_is_served_is_logged_and_the_client_is_let_go(
    written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the server proper: nothing of it reaches the client or the log as text."""

    async def broken(self: Service, *_: Any) -> None:
        raise ZeroDivisionError(SECRET)

    monkeypatch.setattr(Service, "authorize", broken)

    async def test() -> None:
        async with listening() as port, websockets.connect(f"ws://127.0.0.1:{port}/api/tables/x/live") as socket:
            await socket.send('{"type":"hello"}')
            heard = [str(message) async for message in aside(socket)]
            assert SECRET not in str(heard) + str(socket.close_reason)

    asyncio.run(test())
    assert SECRET not in written.getvalue()
    assert "ZeroDivisionError" in written.getvalue()
    check_lines(written.getvalue())


async def aside(socket: Any) -> AsyncIterator[Any]:
    """All messages until a connection ends, however it does."""
    with contextlib.suppress(websockets.ConnectionClosed):
        while True:
            yield await socket.recv()


def test_a_game_at_the_server_proper_leaves_no_secret_in_its_log(written: io.StringIO) -> None:
    """As `gugong serve --log-level debug` runs it: no key, no name, no chat, no card, no seed."""
    heard: list[str] = []
    for client in ("websockets.client", "httpx", "httpcore"):  # of this test, not of the server
        logging.getLogger(client).setLevel(logging.ERROR)

    async def test() -> None:
        async with listening() as port, httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}/api") as http:
            order = {"name": "Xantippe", "setup": {"players": 2, "seed": 736251940182}, "public": False}
            made = (await http.post("/tables", json=order)).json()
            address, table = f"ws://127.0.0.1:{port}/api/tables/{made['table']}/live", f"/tables/{made['table']}"
            bob = (await http.post(f"{table}/seats", json={"name": "Zwentibold"}, headers=invited(made))).json()
            keys = [made["key"], bob["key"]]
            heard.extend([*keys, made["invite"], *(hashed(key) for key in keys)])
            whole = {"max_queue": None}  # or a client that does not read could not say goodbye
            async with websockets.connect(address, **whole) as one, websockets.connect(address, **whole) as other:
                for socket, key in ((one, keys[0]), (other, keys[1])):
                    await socket.send(json.dumps({"type": "hello", "key": key}))
                await one.send('{"type":"start","id":"go"}')
                await one.send('{"type":"say","text":"psst-what-lies-there"}')
                await one.send('{"type":"nonsense psst-what-lies-there"}')
                await play(http, table, keys, 30)
                async with asyncio.timeout(30):
                    while "refused" not in str(await one.recv()):
                        pass

    asyncio.run(test())
    text = written.getvalue()
    assert len(check_lines(text)) > 30
    for secret in (*heard, "Xantippe", "Zwentibold", "psst", "736251940182", "start.", "set1.", "set2.", "draw."):
        assert secret not in text, next(found for found in text.splitlines() if secret in found)


def invited(made: dict[str, Any]) -> dict[str, str]:
    return {"Invitation": made["invite"]}


async def play(http: httpx.AsyncClient, table: str, keys: list[str], moves: int) -> None:
    chance, played = random.Random(1), 0
    async with asyncio.timeout(60):
        while played < moves:
            for key in keys:
                headers = {"Authorization": f"Bearer {key}"}
                now = (await http.get(table, headers=headers)).json()
                options = (now["decision"] or {}).get("options") or []
                legal = [option["id"] for option in options if option["legal"]]
                if legal:
                    move = {"at": now["at"], "action": chance.choice(legal)}
                    played += (await http.post(f"{table}/moves", json=move, headers=headers)).status_code == 200
