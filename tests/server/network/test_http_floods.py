"""Headers without end, half requests and clients that do not read end by themselves; others are served meanwhile."""

import asyncio

import pytest

from tests.server.network.edge_server import Client, EdgeServer, refused, run
from tests.server.support.waiting import until

BOTH = pytest.mark.parametrize("http", ["h11", "httptools"])
LOOPS = pytest.mark.parametrize("loop", ["asyncio", "uvloop"])
GET = b"GET / HTTP/1.1\r\nHost: x\r\n"


def test_ordinary_requests_are_answered_one_after_the_other() -> None:
    async def test(server: EdgeServer) -> None:
        client = await server.connect()
        body = b"y" * 100_000
        head = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: %d\r\n\r\n" % len(body)
        await client.send(head[:20])
        await client.send(head[20:] + body[:10])
        await client.send(body[10:])
        assert (await client.reader.readuntil(b"100000")).startswith(b"HTTP/1.1 200")
        assert (await client.ask(GET + b"Connection: close\r\n\r\n")).endswith(b"0")

    for http in ("h11", "httptools"):
        for loop in ("asyncio", "uvloop"):
            run(test, loop, http=http)


@BOTH
@LOOPS
@pytest.mark.parametrize(
    "beginning", [b"GET /", b"GET / HTTP/1.1\r\nHost: x\r\nLong: ", b"GET / HTTP/1.1\r\n", b"POST / HTTP/1.1\r\nX: "]
)
def test_a_header_or_an_address_without_end_is_refused_after_so_many_bytes(
    http: str, loop: str, beginning: bytes
) -> None:
    async def test(server: EdgeServer) -> None:
        client = await server.connect()
        more = b"a: b\r\n" if beginning.endswith(b"\n") else b"aaaaaa"
        await client.send(beginning)
        for _ in range(200):
            await client.send(more * 1000)
        assert (await client.rest()).startswith((b"HTTP/1.1 431", b""))
        assert await server.is_served()

    before = refused("header-size")
    run(test, loop, http=http)
    assert refused("header-size") == before + 1


@BOTH
def test_headers_that_come_whole_and_too_large_are_refused(http: str) -> None:
    async def test(server: EdgeServer) -> None:
        client = await server.connect()
        answer = await client.ask(GET + b"Long: " + b"a" * 20_000 + b"\r\n\r\n")
        assert answer.startswith(b"HTTP/1.1 431")

    run(test, http=http)


@BOTH
def test_a_half_request_is_ended_after_its_time(http: str) -> None:
    async def test(server: EdgeServer) -> None:
        half = await server.connect()
        await half.send(GET)
        body = await server.connect()
        await body.send(b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n1234")
        silent = await server.connect()
        assert await silent.rest() == b""
        assert (await half.rest()).startswith(b"HTTP/1.1 408")
        assert (await body.rest()).startswith(b"HTTP/1.1 408")
        assert await server.is_served()

    before = refused("no-request"), refused("header-time"), refused("body-time")
    run(test, http=http, header_seconds=0.5, body_seconds=0.5)
    assert (refused("no-request"), refused("header-time"), refused("body-time")) == tuple(one + 1 for one in before)


@BOTH
def test_one_byte_at_a_time_does_not_extend_the_time(http: str) -> None:
    async def drip(client: Client) -> None:
        while not client.writer.is_closing():
            await client.send(b"a")
            await asyncio.sleep(0.01)

    async def test(server: EdgeServer) -> None:
        client = await server.connect()
        await client.send(GET)
        dripping = asyncio.create_task(drip(client))
        answer = await client.rest()
        assert answer == b"" or answer.startswith(b"HTTP/1.1 408")  # what drips in may cost the answer
        client.close()
        await dripping

    before = refused("header-time")
    run(test, http=http, header_seconds=0.1)
    assert refused("header-time") == before + 1


@BOTH
def test_a_body_without_end_is_cut_off(http: str) -> None:
    async def test(server: EdgeServer) -> None:
        client = await server.connect()
        await client.send(b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
        for _ in range(600):
            await client.send(b"400\r\n" + b"a" * 1024 + b"\r\n")
        assert await client.rest() == b""

    before = refused("body-size")
    run(test, http=http)
    assert refused("body-size") == before + 1


@BOTH
def test_many_requests_at_once_are_cut_off_while_one_waits(http: str) -> None:
    async def test(server: EdgeServer) -> None:
        client = await server.connect()
        await client.send(b"GET /wait HTTP/1.1\r\nHost: x\r\n\r\n")
        await until(lambda: not len(server.edge.heads))
        await client.ask((GET + b"\r\n") * 2000)

    before = refused("pipelined")
    run(test, http=http)
    assert refused("pipelined") == before + 1


@BOTH
@LOOPS
def test_who_does_not_read_is_cut_off_in_the_end(http: str, loop: str) -> None:
    async def test(server: EdgeServer) -> None:
        client = await server.connect(small=True)
        await client.send(b"GET /large HTTP/1.1\r\nHost: x\r\n\r\n")
        await until(lambda: not server.edge.count)
        assert not server.edge._unsent_of_address

    before = refused("slow-reader")
    run(test, loop, http=http, send_seconds=0.01, unsent_bytes_per_address=0)
    assert refused("slow-reader") == before + 1


@BOTH
def test_who_does_not_read_the_last_answer_is_cut_off_too(http: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gugong.server.network.edge.CLOSING_SECONDS", 0.01)

    async def test(server: EdgeServer) -> None:
        client = await server.connect(small=True)
        await client.send(b"GET /large HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        await until(lambda: not server.edge.count)

    run(test, http=http, send_seconds=0, unsent_bytes_per_address=0)


@LOOPS
def test_all_that_waits_for_one_address_is_bounded(loop: str) -> None:
    """Whatever one of them may hold, together they may hold no more."""

    async def test(server: EdgeServer) -> None:
        clients = [await server.connect(small=True) for _ in range(6)]
        for client in clients:
            await client.send(b"GET /large HTTP/1.1\r\nHost: x\r\n\r\n")
        await until(lambda: len(server.edge.stalled) + refused("slow-reader") - before == 6)
        assert 0 < sum(server.edge._unsent_of_address.values()) <= 16 << 20
        for client in clients:
            client.close()

    before = refused("slow-reader")
    run(test, loop, unsent_bytes_per_address=16 << 20)
    assert refused("slow-reader") > before


@BOTH
def test_what_is_no_http_is_answered_once_and_counted(http: str, caplog: pytest.LogCaptureFixture) -> None:
    async def test(server: EdgeServer) -> None:
        for _ in range(20):
            client = await server.connect()
            assert (await client.ask(b"\x16\x03\x01 nonsense\r\n\r\n")).startswith(b"HTTP/1.1 400")

    before = refused("malformed")
    run(test, http=http)
    assert refused("malformed") == before + 20
    lines = [record for record in caplog.records if record.levelname == "WARNING"]
    assert len(lines) <= 2, "a line for each would fill the disk"


@LOOPS
def test_a_request_under_way_ends_in_silence_when_its_connection_is_refused(
    loop: str, caplog: pytest.LogCaptureFixture
) -> None:
    """uvicorn would go on writing, which fails, and log each of these failures."""

    async def test(server: EdgeServer) -> None:
        for _ in range(10):
            client = await server.connect()
            assert b" 400 " in await client.ask((GET + b"\r\n") * 50)

    before = refused("pipelined"), refused("malformed")
    run(test, loop, http="httptools")
    assert (refused("pipelined"), refused("malformed")) == (before[0] + 10, before[1])
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


@BOTH
def test_nonsense_while_an_answer_is_under_way_ends_the_connection(http: str) -> None:
    async def test(server: EdgeServer) -> None:
        client = await server.connect()
        await client.send(b"POST /wait HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
        await client.ask(b"nonsense\r\n")

    run(test, http=http)
