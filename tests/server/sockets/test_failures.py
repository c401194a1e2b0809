"""A socket that fails is closed and logged with the cause; one whose client has gone is not."""

import logging
from typing import Any

import pytest

from gugong.server.service import Service
from gugong.server.tables.registry import TableRegistry
from tests.server.support.in_process import Server, served
from tests.server.support.waiting import until


def failures(caplog: pytest.LogCaptureFixture) -> list[tuple[str, str]]:
    """What was logged as an error: the message, and the kind of exception."""
    return [
        (record.getMessage(), record.exc_info[0].__name__)
        for record in caplog.records
        if record.levelno >= logging.ERROR and record.exc_info and record.exc_info[0]
    ]


def fail(*_: Any, **__: Any) -> Any:
    raise RuntimeError("something is wrong")


@pytest.mark.parametrize(("owner", "name"), [(Service, "show"), (TableRegistry, "execute")])
def test_a_failure_is_logged_with_its_cause_and_the_socket_closed(
    owner: type, name: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(server: Server) -> None:
        made = await server.made(public=True)
        socket = server.socket(made.id)
        if name == "execute":
            assert (await socket.hello())["type"] == "table"
        monkeypatch.setattr(owner, name, fail)
        socket.say({"type": "hello"} if name == "show" else {"type": "say", "name": "Ann", "text": "Hello"})
        await socket.until(lambda: socket.closed)
        assert socket.closed == 1011
        assert socket.fault is None
        assert failures(caplog) == [("a socket failed", "RuntimeError")]
        assert [record.__dict__["table"] for record in caplog.records if record.exc_info] == [made.id]
        await until(lambda: not server.service.connections)

    served(test)


def test_a_failure_while_sending_is_logged_with_its_cause(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def test(server: Server) -> None:
        made = await server.made(public=True)
        socket = server.socket(made.id)
        await socket.hello()
        monkeypatch.setattr("starlette.websockets.WebSocket.send_text", fail)
        socket.say('{"type":"ping"}')
        await socket.until(lambda: socket.closed)
        assert failures(caplog) == [("sending to a socket failed", "RuntimeError")]
        await until(lambda: not server.service.connections)

    served(test)


def test_a_client_that_goes_is_not_logged(caplog: pytest.LogCaptureFixture) -> None:
    async def test(server: Server) -> None:
        made = await server.made(public=True)
        for _ in range(3):
            socket = server.socket(made.id)
            await socket.hello()
            socket.say({"type": "say", "name": "Ann", "text": "Goodbye"})
            await socket.leave()
        await server.socket(made.id).leave()
        await until(lambda: not server.service.connections)
        assert failures(caplog) == []

    served(test)
