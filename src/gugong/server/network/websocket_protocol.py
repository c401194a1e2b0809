"""A WebSocket whose pings, pongs and fragments are limited, and which ends when its client does not read."""

from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode

from ..asgi_extensions import SEND_NOW
from ..limits import TokenBucket
from ..refused_connections import REFUSED_CONNECTIONS
from .connection import GuardedConnection
from .inbox import Inbox

PIECE = 2048  # bytes that are parsed before limits are looked at: the frames in them are a few milliseconds of work
MESSAGES = (Opcode.TEXT, Opcode.BINARY)
POLICY_VIOLATION = 1008


class GuardedWebSocketProtocol(GuardedConnection, WebSocketsSansIOProtocol):
    """uvicorn's protocol with limits. Messages themselves are counted by the application."""

    def __init__(self, config: Any, **options: Any) -> None:
        """Of a NetworkConfig."""
        super().__init__(config, **options)
        self.edge = config.edge
        self.queue: Any = Inbox()
        self.scope = {}
        limits = self.edge.limits
        self._control_frames = TokenBucket(limits.control_frames_per_second, limits.control_frame_burst)
        self._unparsed = b""  # what came with messages that the application has not taken yet

    def connection_made(self, transport: Any) -> None:
        """Called when an HTTP connection asks to become a WebSocket."""
        earlier = transport.get_protocol()
        if isinstance(earlier, GuardedConnection):
            self.place = earlier.hand_over()
        super().connection_made(transport)

    def connection_lost(self, fault: Exception | None) -> None:
        """Called at its end. What is left of a flood must not wait for the garbage collector."""
        self._unparsed = b""
        self.conn.reader.buffer.clear()
        super().connection_lost(fault)

    def data_received(self, data: bytes) -> None:
        """Called when something was sent."""
        self._unparsed += data
        self._parse()

    def _parse(self) -> None:
        """Parse what has come, but no more than the application takes."""
        while self._unparsed and not self.read_paused and not self.transport.is_closing():
            piece, self._unparsed = self._unparsed[:PIECE], self._unparsed[PIECE:]
            super().data_received(piece)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self._refuse_handshake()
        if not self._unparsed and (self.conn.reader.buffer or self.conn.expect_continuation_frame):
            self.edge.bodies.start(self)  # the rest of a message has to come
        else:
            self.edge.bodies.stop(self)

    def _refuse_handshake(self) -> None:
        """Send what the parser says of a request that it does not understand; uvicorn would do nothing."""
        REFUSED_CONNECTIONS.record("malformed", self.client_address)
        self.handshake_initiated = self.handshake_complete = True
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.close()
        self.await_close()

    def handle_events(self) -> None:
        """Called when frames have been parsed: count those that are no whole message."""
        for event in self.conn.events:
            if isinstance(event, Frame) and not _is_message(event) and not self._may_send_frame():
                self._refuse_frames()
                return
        super().handle_events()

    def _may_send_frame(self) -> bool:
        """Whether this socket, and all of its address together, may send one more that is no whole message."""
        return self._control_frames.take() and self.edge.control_frames.take(self.client_address)

    def _refuse_frames(self) -> None:
        REFUSED_CONNECTIONS.record("control-frames", self.client_address)
        self._unparsed = b""
        self.conn.events_received()
        self.conn.data_to_send()  # the pongs to what came before
        self.conn.fail(POLICY_VIOLATION, "too many control frames")
        self.handle_parser_exception()
        self.await_close()

    def handle_connect(self, event: Any) -> None:
        """Called for the request that opens it: the application may also send by `send_now`."""
        super().handle_connect(event)
        if self.scope:
            self.scope["extensions"][SEND_NOW] = self.send_now

    def send_now(self, message: bytes) -> bool:
        """Send a text message without waiting, a third of the work of the usual way; False if one has to wait."""
        if not self.writable.is_set() or self.close_sent or self.transport.is_closing():
            return False
        try:
            self.conn.send_text(message)
        except InvalidState:  # the client has closed it
            return False
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def handle_ping(self) -> None:
        """Called for each ping; a client that does not read is sent no more pongs."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def keepalive_timeout(self) -> None:
        """Called when a ping of ours was not answered: nobody is there to take a close frame."""
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        """Run the application; when it has ended, the client has to take the rest."""
        await super().run_asgi()
        self.await_close()

    async def send(self, message: Any) -> None:
        """Called by the application; raises ClientDisconnected after the end, also where uvicorn has closed it."""
        await self.writable.wait()
        if self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        await super().send(message)
        if message["type"] == "websocket.accept":
            del self.request, self.response  # kilobytes that nobody reads any more
        if self._unparsed:
            self._parse()

    async def receive(self) -> Any:
        """Called by the application: the next message."""
        message = await super().receive()
        if self._unparsed:
            self._parse()
        return message


def _is_message(frame: Frame) -> bool:
    """Whether a frame is a whole message, or the end of all."""
    return frame.opcode is Opcode.CLOSE or (frame.opcode in MESSAGES and frame.fin)
