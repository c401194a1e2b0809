"""Live play over a WebSocket: after `hello` a client gets the whole table, then news of every change.

A command is answered by the news that it caused, by `done` if it was executed before, or by `refused`.
"""

import asyncio
import contextlib
import logging
import re
import time
from collections.abc import Callable
from typing import Annotated, Any, Literal

import orjson
from pydantic import BaseModel, ConfigDict, Field, ValidationError
from starlette.datastructures import Headers
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ...i18n.messages import FALLBACK, languages
from ..asgi_extensions import SEND_NOW
from ..errors import Refused
from ..limits import TokenBucket
from ..metrics import METRICS
from ..refused_connections import REFUSED_CONNECTIONS
from ..service import Service
from ..tables.commands import COMMAND, MAX_ENTRIES, Key
from ..tables.keys import hashed, is_id, new_key
from ..tables.live_table import LiveTable
from ..tables.viewers import Viewer
from .security import client_address, is_allowed_origin

log = logging.getLogger("gugong.server")
SOCKET_PATH = re.compile(r"/api/tables/(?P<table>[^/]+)/live", re.DOTALL)
HELLO_TIMEOUT = 10.0  # seconds
MAX_FAULTS = 20  # rate-limited or malformed messages in a row, after which a connection is closed
CLOSE_TIMEOUT = 1.0  # seconds
CLOSE_REFUSED = 4000
CLOSE_FAILED = 1011
MAX_REASON_BYTES = 123  # of a close frame


class Hello(BaseModel):
    """The first message of a client."""

    model_config = ConfigDict(extra="forbid", strict=True)
    type: Literal["hello"]
    key: Key | None = Field(None, description="The key of your seats.")
    invite: Key | None = Field(None, description="The invitation to a table that is not public.")
    after: Annotated[int, Field(ge=-1, le=MAX_ENTRIES)] | None = Field(
        None, description="The number of the last entry that you have seen."
    )
    language: Annotated[str, Field(max_length=8)] = "en"
    foresight: bool = Field(False, description="Whether to tell what each of your options would bring.")


class Ping(BaseModel):
    """Answered by a pong: for clients that cannot see whether their connection still lives."""

    model_config = ConfigDict(extra="forbid", strict=True)
    type: Literal["ping"]


PING, PONG = '{"type":"ping"}', b'{"type":"pong"}'


class Connection:
    """One client's socket at one table. There are thousands, most of them idle; hence slots, and lists for queues."""

    __slots__ = (
        *("_answering", "_rate_limit", "_faults", "_language", "_most_bytes", "_most_unsent", "_most_unsent_bytes"),
        *(
            "_send_now",
            "_sending",
            "_service",
            "_socket",
            "_task",
            "_unsent",
            "_unsent_bytes",
            "address",
            "is_aborted",
            "opened",
            "person",
            "table_id",
            "viewer",
        ),
    )

    def __init__(self, service: Service, socket: WebSocket, table_id: str, address: str) -> None:
        """Of a socket that is to be accepted."""
        self.table_id, self.address, self.opened = table_id, address, time.monotonic()
        self.viewer = Viewer()
        self.person: str | None = None
        self._service, self._socket = service, socket
        self._language = "en"
        self._unsent: list[bytes] = []
        self._unsent_bytes = 0
        self._send_now: Callable[[bytes], bool] | None = socket.scope.get("extensions", {}).get(SEND_NOW)
        self._task = asyncio.current_task()
        self._answering = self.is_aborted = False
        self._sending: asyncio.Task[None] | None = None
        limits = service.settings.limits
        self._most_unsent, self._most_unsent_bytes = limits.unsent_messages, limits.unsent_bytes
        self._most_bytes = limits.message_bytes
        self._rate_limit = TokenBucket(limits.messages_per_second, limits.message_burst)
        self._faults = 0

    def push(self, message: bytes) -> None:
        """Queue a message for sending; a client that does not read is disconnected, and can reconnect."""
        if self.is_aborted or (self._sending is None and self._send_now is not None and self._send_now(message)):
            return
        if len(self._unsent) >= self._most_unsent > 0 or self._unsent_bytes >= self._most_unsent_bytes > 0:
            REFUSED_CONNECTIONS.record("slow-reader", client_address(self._socket))
            self.abort()
            return
        self._unsent.append(message)
        self._unsent_bytes += len(message)
        if self._sending is None:
            self._sending = asyncio.create_task(self._send())

    async def _send(self) -> None:
        try:
            while self._unsent and self._socket.client_state == WebSocketState.CONNECTED:
                message = self._unsent.pop(0)
                self._unsent_bytes -= len(message)
                await self._socket.send_text(message.decode())
        except WebSocketDisconnect:
            self._forget_unsent()  # the client has gone; its reading end notices
        except Exception as fault:
            self._forget_unsent()
            if not has_ended(self._socket):
                log.error("sending to a socket failed", exc_info=fault)
                self.abort()
        finally:
            self._sending = None

    def _forget_unsent(self) -> None:
        self._unsent.clear()
        self._unsent_bytes = 0

    def abort(self) -> None:
        """End the connection without a close frame, which a client that does not read would never take."""
        self._forget_unsent()
        if not self.is_aborted and not self._answering and self._task is not None:
            self._task.cancel()  # while a command is executed, its change may be half stored: then it ends after that
        self.is_aborted = True

    async def close(self, code: int, why: Refused) -> None:
        """Close the connection and say why, and abort it if the client does not take the close frame in time."""
        try:
            async with asyncio.timeout(CLOSE_TIMEOUT):
                await self._socket.close(code, _close_reason(why.sentence(self._language)))
        except TimeoutError:
            self.abort()
        except (RuntimeError, WebSocketDisconnect):
            pass  # it has gone

    async def dismiss(self, fault: Refused) -> None:
        """Say in words why the client cannot stay, and close."""
        self._refuse(fault, None)
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):  # it has gone
            await self._flush_and_close(CLOSE_REFUSED)

    async def run(self) -> None:
        """Serve the connection from hello to its end."""
        try:
            live = await asyncio.wait_for(self._receive_hello(self.table_id), HELLO_TIMEOUT)
        except (TimeoutError, Refused) as fault:
            if not isinstance(fault, Refused):
                REFUSED_CONNECTIONS.record("no-hello", client_address(self._socket))
            self._refuse(fault if isinstance(fault, Refused) else Refused("hello-first", 408), None)
            await self._flush_and_close(CLOSE_REFUSED)
            return
        try:
            while self._faults < MAX_FAULTS and not self.is_aborted:
                text = await self._read()
                self._answering = True
                await self._answer(live, text)
                self._answering = False
            if not self.is_aborted:
                REFUSED_CONNECTIONS.record("too-many-faults", client_address(self._socket))
                await self._flush_and_close(CLOSE_REFUSED)
        finally:
            live.unsubscribe(self)
            live.last_used = time.monotonic()

    async def _flush_and_close(self, code: int) -> None:
        """Send what is queued, then close; waits only briefly for a client that does not read."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_TIMEOUT):
                if self._sending is not None:
                    await self._sending
                await self._socket.close(code)

    def cancel_sending(self) -> None:
        """Stop sending; called when the connection has ended."""
        if self._sending is not None:
            self._sending.cancel()

    async def _read(self) -> str:
        message = await self._socket.receive()
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect(message.get("code", 1005))
        text = message.get("text")
        return str(text) if text is not None else ""

    async def _receive_hello(self, table_id: str) -> LiveTable:
        text = await self._read()
        try:
            hello = Hello.model_validate_json(text)
        except ValidationError:
            raise Refused("hello-first", 422) from None
        self._language = hello.language if hello.language in languages() else FALLBACK
        self.person = None if hello.key is None else hashed(hello.key)
        live = await self._service.authorize(table_id, hello.key, hello.invite)
        invite = None if hello.invite is None else hashed(hello.invite)
        await self._service.show(live, self.person, invite, hello.after, self, foresees=hello.foresight)
        if self._service.restart.at is not None:
            self.push(self._service.restart.message())
        return live

    async def _answer(self, live: LiveTable, text: str) -> None:
        started = time.perf_counter()
        asked: str | None = None
        try:
            if not self._rate_limit.take() or not self._service.messages_by_address.take(self.address):
                raise Refused("too-fast", 429)
            if len(text.encode()) > self._most_bytes:
                raise Refused("too-large", 413, most=self._most_bytes)
            if text == PING:
                self._faults = 0
                self.push(PONG)
                return
            command = COMMAND.validate_json(text)
            asked = command.id
            done = await (self._sit(live, command) if command.type == "sit" else self._execute(live, command))
        except ValidationError as fault:
            self._faults += 1
            self._refuse(Refused("malformed", 422, why=first_error(fault)), asked or _id_in(text))
        except Refused as fault:
            self._faults += fault.status in (429, 413)
            self._refuse(fault, asked)
        else:
            self._faults = 0
            if not done:
                self.push(orjson.dumps({"type": "done", "id": asked, "number": live.table.number, "at": live.table.at}))
            METRICS.answer_seconds.observe(time.perf_counter() - started)

    async def _execute(self, live: LiveTable, command: Any) -> bool:
        self._service.mutes.check_command(command, self.person, self.address)
        return await self._service.registry.execute(live, self.person, command, self)

    async def _sit(self, live: LiveTable, command: Any) -> bool:
        """Execute `sit`; a client without a key is given one, and is that person from then on."""
        if self.viewer.person is not None:
            return await self._execute(live, command)
        key, before = command.key or new_key(), self.person
        self.person = hashed(key)
        try:
            done = await self._execute(live, command)
        except BaseException:
            self.person = before
            raise
        self.push(orjson.dumps({"type": "key", "key": key}))
        return done

    def _refuse(self, fault: Refused, asked: str | None) -> None:
        METRICS.refused.labels(fault.code).inc()
        self.push(orjson.dumps({"type": "refused", "id": asked, **fault.as_json(self._language)}))


def _close_reason(sentence: str) -> str:
    """A sentence as a close frame can hold it, whose letters may take several bytes each."""
    return sentence.encode()[:MAX_REASON_BYTES].decode(errors="ignore")


def first_error(fault: ValidationError) -> str:
    """Where the first validation error is and what is wrong; never the value that stood there."""
    first = fault.errors(include_url=False, include_input=False, include_context=False)[0]
    where = ".".join(str(part) for part in first["loc"])
    return f"{where}: {first['msg']}" if where else first["msg"]


def _id_in(text: str) -> str | None:
    """The id of a malformed message, if it has one."""
    with contextlib.suppress(ValueError):
        found = orjson.loads(text)
        if isinstance(found, dict) and isinstance(found.get("id"), str) and len(found["id"]) <= 64:
            return str(found["id"])
    return None


def has_ended(socket: WebSocket) -> bool:
    """Whether one of the two ends has closed a socket: what is done with it then may fail."""
    return WebSocketState.DISCONNECTED in (socket.client_state, socket.application_state)


def _admit(service: Service, address: str) -> bool:
    """Whether an address may have one more socket; if so it is counted."""
    if not service.address_limits.allow_request(address):
        reason = "too-fast"
    elif service.address_limits.add_connection(address):
        return True
    else:
        reason = "socket-limit"
    REFUSED_CONNECTIONS.record(reason, address)
    return False


async def serve_socket(service: Service, socket: WebSocket) -> None:
    """Serve a WebSocket until it ends, or refuse it."""
    found = SOCKET_PATH.fullmatch(socket.scope["path"])
    address = client_address(socket)
    allowed = is_allowed_origin(Headers(scope=socket.scope), service.settings.allowed_origins, service.settings.hosts)
    socket.scope["headers"] = []  # saves a kilobyte for each connection
    if found is None or not allowed:
        REFUSED_CONNECTIONS.record("foreign-origin" if found else "no-such-socket", address)
        await socket.close(CLOSE_REFUSED)
        return
    if service.stopping or not _admit(service, address):
        await socket.close(CLOSE_REFUSED)
        return
    connection = Connection(service, socket, found["table"], address)
    METRICS.connections.inc()
    service.connections.add(connection)
    try:
        await socket.accept()
        await connection.run()
    except WebSocketDisconnect:
        pass
    except asyncio.CancelledError:
        if not connection.is_aborted:
            raise
    except Exception as fault:
        if not has_ended(socket):
            table = found["table"] if is_id(found["table"]) else ""
            log.error("a socket failed", exc_info=fault, extra={"table": table})
            await connection.close(CLOSE_FAILED, Refused("fault", 500))
    finally:
        connection.cancel_sending()
        service.connections.discard(connection)
        METRICS.connections.dec()
        service.address_limits.remove_connection(address)
