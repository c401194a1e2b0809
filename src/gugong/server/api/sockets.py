"""Live play over a WebSocket: after `hello` a client gets the whole table, then news; what it asks is answered by
`done` (with the news, where it changed something) or `refused`."""

import asyncio
import contextlib
import logging
import re
import time
from typing import Annotated, Any, Literal

import orjson
from pydantic import BaseModel, ConfigDict, Field, ValidationError
from starlette.datastructures import Headers
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ...i18n.messages import FALLBACK, languages
from ..errors import Refused, no_such_table
from ..limits import Bucket, origin_is_fine
from ..metrics import METRICS
from ..service import Service
from ..tables.command_handlers import Who
from ..tables.commands import COMMAND, MOST_ENTRIES, Key
from ..tables.keys import hashed, new_key
from ..tables.live_table import LiveTable

log = logging.getLogger("gugong.server")
ADDRESS = re.compile(r"/api/tables/(?P<table>[^/]+)/live", re.DOTALL)
HELLO_WITHIN = 10.0  # seconds
MOST_FAULTS = 20  # refusals for speed or form in a row, after which a connection is closed
GOODBYE_WITHIN = 1.0  # seconds
REFUSED = 4000


class Hello(BaseModel):
    """The first message of a client."""

    model_config = ConfigDict(extra="forbid", strict=True)
    type: Literal["hello"]
    key: Key | None = Field(None, description="The key of your seats.")
    invite: Key | None = Field(None, description="The invitation to a table that is not public.")
    after: Annotated[int, Field(ge=-1, le=MOST_ENTRIES)] | None = Field(
        None, description="The number of the last entry that you have seen."
    )
    language: Annotated[str, Field(max_length=8)] = "en"


class Ping(BaseModel):
    """Is somebody there? Answered by a pong: for clients that cannot see whether their connection still lives."""

    model_config = ConfigDict(extra="forbid", strict=True)
    type: Literal["ping"]


PING, PONG = '{"type":"ping"}', b'{"type":"pong"}'


class Connection:
    """One socket at one table. There are thousands, most of them quiet: so it has slots, and lists where few wait."""

    __slots__ = (
        *("_answering", "_bucket", "_faults", "_language", "_most_bytes", "_most_unsent", "_sending", "_service"),
        *("_socket", "_task", "_unsent", "is_cut", "person", "who"),
    )

    def __init__(self, service: Service, socket: WebSocket) -> None:
        """An accepted socket."""
        self.who = Who()
        self.person: str | None = None
        self._service, self._socket = service, socket
        self._language = "en"
        self._unsent: list[bytes] = []
        self._task = asyncio.current_task()
        self._answering = self.is_cut = False
        self._sending: asyncio.Task[None] | None = None
        limits = service.settings.limits
        self._most_unsent = limits.unsent_messages
        self._most_bytes = limits.message_bytes
        self._bucket = Bucket(limits.messages_per_second, limits.message_burst)
        self._faults = 0

    def push(self, message: bytes) -> None:
        """Send as soon as possible; a client that does not read is cut off, and can come back."""
        if self.is_cut:
            return
        if len(self._unsent) >= self._most_unsent > 0:
            self.cut()
            return
        self._unsent.append(message)
        if self._sending is None:
            self._sending = asyncio.create_task(self._send())

    async def _send(self) -> None:
        try:
            while self._unsent and self._socket.client_state == WebSocketState.CONNECTED:
                await self._socket.send_text(self._unsent.pop(0).decode())
        except (RuntimeError, WebSocketDisconnect):
            self._unsent.clear()  # the client has gone; its reading end notices
        finally:
            self._sending = None

    def cut(self) -> None:
        """End the connection without words: to a client that does not read, even a goodbye would wait for ever."""
        self._unsent.clear()
        if not self.is_cut and not self._answering and self._task is not None:
            self._task.cancel()  # while it answers, a change may be half kept: then it ends after that
        self.is_cut = True

    async def close(self, code: int) -> None:
        """End the connection with a goodbye, or without one."""
        try:
            async with asyncio.timeout(GOODBYE_WITHIN):
                await self._socket.close(code)
        except TimeoutError:
            self.cut()
        except (RuntimeError, WebSocketDisconnect):
            pass  # it has gone

    async def run(self, table_id: str) -> None:
        """From hello to the end."""
        try:
            live = await asyncio.wait_for(self._hello(table_id), HELLO_WITHIN)
        except (TimeoutError, Refused) as fault:
            self._refuse(fault if isinstance(fault, Refused) else Refused("hello-first", 408), None)
            await self._say_last(REFUSED)
            return
        try:
            while self._faults < MOST_FAULTS and not self.is_cut:
                text = await self._read()
                self._answering = True
                await self._answer(live, text)
                self._answering = False
            if not self.is_cut:
                await self._say_last(REFUSED)
        finally:
            live.stop_listening(self)
            live.used = time.monotonic()

    async def _say_last(self, code: int) -> None:
        """Send what waits, then close; but do not wait for a client that does not read."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_WITHIN):
                if self._sending is not None:
                    await self._sending
                await self._socket.close(code)

    def end(self) -> None:
        """Nothing more is sent."""
        if self._sending is not None:
            self._sending.cancel()

    async def _read(self) -> str:
        message = await self._socket.receive()
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect(message.get("code", 1005))
        text = message.get("text")
        return str(text) if text is not None else ""

    async def _hello(self, table_id: str) -> LiveTable:
        text = await self._read()
        try:
            hello = Hello.model_validate_json(text)
        except ValidationError:
            raise Refused("hello-first", 422) from None
        self._language = hello.language if hello.language in languages() else FALLBACK
        self.person = None if hello.key is None else hashed(hello.key)
        live, self.who = await self._service.enter(table_id, hello.key, hello.invite)
        if hello.key is not None and self.who.person is None:
            raise no_such_table()
        await self._service.show(live, self.who, hello.after, self)
        return live

    async def _answer(self, live: LiveTable, text: str) -> None:
        begun = time.perf_counter()
        asked: str | None = None
        try:
            if not self._bucket.take():
                raise Refused("too-fast", 429)
            if len(text.encode()) > self._most_bytes:
                raise Refused("too-large", 413, most=self._most_bytes)
            if text == PING:
                self._faults = 0
                self.push(PONG)
                return
            command = COMMAND.validate_json(text)
            asked = command.id
            done = await (self._sit(live, command) if command.type == "sit" else self._do(live, command))
        except ValidationError as fault:
            self._faults += 1
            self._refuse(Refused("malformed", 422, why=first_fault(fault)), asked or _id_in(text))
        except Refused as fault:
            self._faults += fault.status in (429, 413)
            self._refuse(fault, asked)
        else:
            self._faults = 0
            if not done:
                self.push(orjson.dumps({"type": "done", "id": asked, "number": live.table.number, "at": live.table.at}))
            METRICS.answer_seconds.observe(time.perf_counter() - begun)

    async def _do(self, live: LiveTable, command: Any) -> bool:
        return await self._service.hall.do(live, self.person, command, self)

    async def _sit(self, live: LiveTable, command: Any) -> bool:
        """Sit down; whoever has no key yet is given one, and sees with it from then on."""
        if self.who.person is not None:
            return await self._do(live, command)
        key, before = command.key or new_key(), self.person
        self.person = hashed(key)
        try:
            done = await self._do(live, command)
        except BaseException:
            self.person = before
            raise
        self.push(orjson.dumps({"type": "key", "key": key}))
        return done

    def _refuse(self, fault: Refused, asked: str | None) -> None:
        METRICS.refused.labels(fault.code).inc()
        self.push(orjson.dumps({"type": "refused", "id": asked, **fault.as_json(self._language)}))


def first_fault(fault: ValidationError) -> str:
    """Where the first fault of a message is, and what it is; never what stood there."""
    first = fault.errors(include_url=False, include_input=False, include_context=False)[0]
    where = ".".join(str(part) for part in first["loc"])
    return f"{where}: {first['msg']}" if where else first["msg"]


def _id_in(text: str) -> str | None:
    """The id of a message that is not understood, if it has one."""
    with contextlib.suppress(ValueError):
        found = orjson.loads(text)
        if isinstance(found, dict) and isinstance(found.get("id"), str) and len(found["id"]) <= 64:
            return str(found["id"])
    return None


async def serve_socket(service: Service, socket: WebSocket) -> None:
    """A client that opened a socket, until it goes."""
    found = ADDRESS.fullmatch(socket.scope["path"])
    address = socket.client.host if socket.client else ""
    welcome = origin_is_fine(Headers(scope=socket.scope), service.settings.origins, service.settings.hosts)
    socket.scope["headers"] = []  # a kilobyte that nobody needs any more
    if found is None or not welcome:
        await socket.close(REFUSED)
        return
    if service.stopping or not service.addresses.may_ask(address) or not service.addresses.connect(address):
        await socket.close(REFUSED)
        return
    connection = Connection(service, socket)
    METRICS.connections.inc()
    service.connections.add(connection)
    try:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            await socket.accept()
            await connection.run(found["table"])
    except asyncio.CancelledError:
        if not connection.is_cut:
            raise
    finally:
        connection.end()
        service.connections.discard(connection)
        METRICS.connections.dec()
        service.addresses.disconnect(address)
