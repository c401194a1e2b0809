"""What is too large or too much is refused in words, then cut off, and the table goes on."""

import asyncio
import json
from dataclasses import replace

import httpx
import pytest
import websockets

from tests.server.support.in_process import NO_LIMITS, listening
from tests.server.support.running_table import RunningTable, check_refused, refusal, with_running_table

MOST = NO_LIMITS.message_bytes


def test_what_is_too_large_is_refused_in_words_counted_in_bytes() -> None:
    async def test(running: RunningTable) -> None:
        assert await refusal(running, " " * (MOST + 1)) == "too-large"
        assert await refusal(running, '{"type":"say","name":"E","text":"' + "😀" * (MOST // 3) + '"}') == "too-large"
        assert await refusal(running, b"x" * (MOST + 1)) in ("too-large", "malformed")
        await running.goes_on()

    with_running_table(test)


def test_what_is_far_too_large_closes_the_connection() -> None:
    """By the server proper, before any of it is looked at."""

    async def test() -> None:
        async with listening() as port, httpx.AsyncClient() as http:
            made = await http.post(f"http://127.0.0.1:{port}/api/tables", json={"name": "Ann", "public": True})
            address = f"ws://127.0.0.1:{port}/api/tables/{made.json()['table']}/live"
            async with websockets.connect(address) as socket:
                await socket.send('{"type":"hello"}')
                assert json.loads(await socket.recv())["type"] == "table"
                await socket.send(" " * (MOST + 1))
                assert json.loads(await socket.recv())["code"] == "too-large"
                await socket.send(" " * (4 * MOST + 1))
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await socket.recv()
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1009

    asyncio.run(test())


def test_a_flood_is_refused_then_cut_off_and_the_table_goes_on() -> None:
    limits = replace(NO_LIMITS, messages_per_second=0.001, message_burst=5)

    async def test(running: RunningTable) -> None:
        socket = await running.sit(running.other)
        before = running.made.kept()
        for number in range(60):
            socket.say({"type": "move", "id": str(number), "at": 10**5, "action": 0})
        codes = []
        while (answer := await socket.next())["type"] != "closed":
            if answer["type"] != "here":
                codes.append(check_refused(answer))
        assert codes[:5] == ["late"] * 5
        assert set(codes[5:]) == {"too-fast"}
        assert answer["code"] == 4000
        assert socket.fault is None
        assert running.made.kept() == before
        await running.goes_on()

    with_running_table(test, limits)


def test_many_sockets_of_one_address_send_no_more_than_ten_would() -> None:
    """Each message costs something before it is refused for what it says."""
    limits = replace(NO_LIMITS, messages_per_second=0.001, message_burst=3)

    async def test(running: RunningTable) -> None:
        codes = []
        for _ in range(12):
            socket = await running.sit(None)
            for _ in range(3):
                codes.append(check_refused(await socket.ask({"type": "move", "id": "a", "at": 10**5, "action": 0})))
        assert codes.count("too-fast") == 6
        assert codes[-6:] == ["too-fast"] * 6

    with_running_table(test, limits)


def test_much_that_is_not_understood_is_cut_off() -> None:
    async def test(running: RunningTable) -> None:
        socket = await running.sit(None)
        for _ in range(100):
            socket.say("nonsense")
        while (answer := await socket.next())["type"] != "closed":
            check_refused(answer)
        assert answer["code"] == 4000
        await running.goes_on()

    with_running_table(test)
