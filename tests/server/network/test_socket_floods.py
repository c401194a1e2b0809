"""Pings, pongs and fragments on one socket are limited, pongs that nobody reads are not kept, and others go on."""

import asyncio

import pytest

from gugong.server.network.inbox import Inbox
from gugong.server.network.websocket_protocol import PIECE
from tests.server.network.edge_server import EdgeServer, frame, refused, run
from tests.server.support.waiting import until

TEXT, CLOSE, PING, PONG, CONTINUATION = 1, 8, 9, 10, 0
LOOPS = pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
FLOODS = {
    "pings": frame(PING, b"x" * 100),
    "empty pings": frame(PING),
    "pongs": frame(PONG),
    "fragments": frame(CONTINUATION, b"", final=False),
}


@LOOPS
@pytest.mark.parametrize("flood", FLOODS)
def test_a_flood_of_frames_that_are_no_messages_ends_the_socket(loop: str, flood: str) -> None:
    async def test(server: EdgeServer) -> None:
        client = await server.connect()
        await client.upgrade()
        if flood == "fragments":
            await client.send(frame(TEXT, b"a", final=False))
        for _ in range(50):
            await client.send(FLOODS[flood] * 1000)
        heard = await client.rest()
        assert len(heard) < 100 * len(FLOODS[flood]), "it was answered no longer than its budget lasted"
        assert await server.is_served()

    before = refused("control-frames")
    run(test, loop, http="httptools")
    assert refused("control-frames") == before + 1


def test_all_sockets_of_one_address_together_ping_no_more_than_ten_would() -> None:
    async def test(server: EdgeServer) -> None:
        answered = []
        for _ in range(12):
            client = await server.connect()
            await client.upgrade()
            await client.send(frame(PING, b"x") * 3 + frame(CLOSE))
            answered.append((await client.rest()).count(bytes([0x80 | PONG, 1]) + b"x"))
        assert answered == [3] * 10 + [0] * 2

    run(test, control_frames_per_second=0.001, control_frame_burst=3)


def test_pings_as_clients_send_them_are_answered() -> None:
    async def test(server: EdgeServer) -> None:
        client = await server.connect()
        await client.upgrade()
        for number in range(20):
            await client.send(frame(PING, b"%02d" % number))
            assert await client.reader.readexactly(4) == bytes([0x80 | PONG, 2]) + b"%02d" % number
        await client.send(frame(TEXT, b"hel", final=False) + frame(CONTINUATION, b"lo"))
        assert await client.reader.readexactly(7) == bytes([0x80 | TEXT, 5]) + b"hello"
        client.close()

    before = refused("control-frames")
    run(test)
    assert refused("control-frames") == before


def test_pongs_that_nobody_reads_are_not_kept() -> None:
    """The budget is off: only what a client reads is written."""

    async def test(server: EdgeServer) -> None:
        client = await server.connect(small=True)
        await client.upgrade()
        for _ in range(80):
            await client.send(frame(PING, b"x" * 125) * 400)

        assert server.edge.count == 1
        await until(lambda: len(server.edge.stalled) == 1)
        ((_, unsent),) = server.edge._unsent.values()
        (connection,) = server.edge._unsent
        assert connection.transport.get_write_buffer_size() < 64 * 1024 + unsent  # type: ignore[attr-defined]
        client.close()

    run(test, control_frames_per_second=0)


@LOOPS
def test_many_small_messages_are_parsed_as_the_application_takes_them(loop: str) -> None:
    async def test(server: EdgeServer) -> None:
        client = await server.connect()
        await client.upgrade()
        sending = asyncio.create_task(client.send(frame(TEXT, b"m") * 4_000))
        heard = await client.reader.readexactly(3 * 4_000)
        assert heard == (bytes([0x80 | TEXT, 1]) + b"m") * 4_000
        await sending
        await client.send(frame(CLOSE, b"\x03\xe8"))
        assert (await client.rest())[0] == 0x80 | CLOSE

    longest = 0
    put = Inbox.put_nowait

    def counted(inbox: Inbox, message: object) -> None:
        nonlocal longest
        put(inbox, message)
        longest = max(longest, len(inbox._messages))

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Inbox, "put_nowait", counted)
        run(test, loop)
    assert 1 < longest <= PIECE // len(frame(TEXT, b"m")) + 2


def test_half_a_message_is_ended_after_its_time() -> None:
    async def test(server: EdgeServer) -> None:
        client = await server.connect()
        await client.upgrade()
        await client.send(frame(TEXT, b"hello")[:-2])
        await client.rest()

    before = refused("body-time")
    run(test, body_seconds=0.05)
    assert refused("body-time") == before + 1


@LOOPS
def test_a_socket_that_does_not_read_is_cut_off(loop: str) -> None:
    async def test(server: EdgeServer) -> None:
        client = await server.connect(small=True)
        await client.upgrade()

        async def go_on_sending() -> None:
            while True:
                await client.send(frame(TEXT, b"x" * 120) * 100)
                await asyncio.sleep(0)

        sending = asyncio.create_task(go_on_sending())
        await until(lambda: not server.edge.count)
        sending.cancel()

    before = refused("slow-reader")
    run(test, loop, send_seconds=0.1)
    assert refused("slow-reader") == before + 1


@pytest.mark.parametrize("http", ["h11", "httptools"])
def test_an_upgrade_that_the_parser_does_not_take_is_answered_and_ended(http: str) -> None:
    async def test(server: EdgeServer) -> None:
        client = await server.connect()
        await client.send(b"GET /echo HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n")
        answer = await client.ask(b"Long: " + b"a" * 12_000 + b"\r\n\r\n")
        assert answer.startswith(b"HTTP/1.1 4")

    run(test, http=http)
