"""An HTTP connection whose headers, bodies and pipelined requests are limited in bytes and in time."""

from abc import abstractmethod
from collections.abc import Iterable
from enum import Enum
from http import HTTPStatus
from typing import Any

from ..refused_connections import REFUSED_CONNECTIONS
from .connection import GuardedConnection

BODY_BYTES = 512 * 1024  # more than any body that is read, with the overhead of its chunks
BODY_PIECE = 16 * 1024
MAX_PIPELINED = 4  # requests that wait until an earlier one is answered


class RequestPhase(Enum):
    """What is expected of the client next."""

    HEAD = "head"
    BODY = "body"
    NOTHING = "nothing"  # a request is being answered


class GuardedHttpConnection(GuardedConnection):
    """A part of a protocol class for HTTP that stands before uvicorn's own."""

    cycle: Any
    _head_bytes = _body_bytes = _early_bytes = 0
    _malformed = "malformed"  # why uvicorn is going to refuse a request

    @abstractmethod
    def phase(self) -> RequestPhase:
        """What is expected of the client next."""

    def unanswered(self) -> Iterable[Any]:
        """The requests (uvicorn's cycles) that have come and are not answered yet."""
        return () if self.cycle is None or self.cycle.response_complete else (self.cycle,)

    def abandon(self) -> None:
        """Send nothing more: what is being answered ends as if the client had gone."""
        for cycle in self.unanswered():
            cycle.disconnected = True
            cycle.message_event.set()

    def connection_lost(self, fault: Exception | None) -> None:
        """Called at its end."""
        self.abandon()
        super().connection_lost(fault)

    def connection_made(self, transport: Any) -> None:
        """Called when it is open: from now on a request has to come."""
        super().connection_made(transport)
        self.edge.heads.start(self)

    def data_received(self, data: bytes) -> None:
        """Called when something was sent: gives it on in pieces, so that a limit is seen before more is read."""
        while data and not self.transport.is_closing():
            phase = self.phase()
            size = self._room(phase) or len(data)
            piece, data = data[:size], data[size:]
            if phase is RequestPhase.HEAD:
                self._head_bytes += len(piece)
            elif phase is RequestPhase.BODY:
                self._body_bytes += len(piece)
            else:
                self._early_bytes += len(piece)
            super().data_received(piece)  # type: ignore[misc]
            if self.place is None:
                return  # it has become a WebSocket
            self._check(phase)

    def _room(self, phase: RequestPhase) -> int:
        """How much is read before the limits are looked at; 0: all."""
        most = self.edge.limits.header_bytes
        if phase is RequestPhase.BODY:
            return BODY_PIECE
        return most and most + 1 - (self._head_bytes if phase is RequestPhase.HEAD else self._early_bytes)

    def _check(self, before: RequestPhase) -> None:
        """Refuse what is too much, and set the deadlines of what is expected now."""
        now, most, edge = self.phase(), self.edge.limits.header_bytes, self.edge
        if self.transport.is_closing():
            self.await_close()
            return
        if now is not RequestPhase.BODY:
            edge.bodies.stop(self)
        if now is before is RequestPhase.HEAD:
            edge.heads.start(self)
            if self._head_bytes > most > 0:
                self.refuse("header-size", HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
            return
        edge.heads.stop(self)
        self._head_bytes = 0
        if now is RequestPhase.BODY:
            edge.bodies.start(self)
            if self._body_bytes > BODY_BYTES:
                self.cut_off("body-size")
        else:
            self._body_bytes = 0
            if self._early_bytes > most > 0:
                self.cut_off("pipelined")

    def on_response_complete(self) -> None:
        """Called by uvicorn when a request has been answered."""
        self._early_bytes = 0
        super().on_response_complete()  # type: ignore[misc]
        if self.transport.is_closing():
            self.await_close()

    def timeout_keep_alive_handler(self) -> None:
        """Called by uvicorn when no other request has come for a while."""
        super().timeout_keep_alive_handler()  # type: ignore[misc]
        self.await_close()

    def send_400_response(self, msg: str) -> None:
        """Called by uvicorn when something came that is no HTTP."""
        REFUSED_CONNECTIONS.record(self._malformed, self.client_address)
        super().send_400_response(msg)  # type: ignore[misc]
        self.abandon()
        self.await_close()

    def refuse(self, reason: str, status: HTTPStatus) -> None:
        """Answer with a status if nothing else has been answered yet, and close the connection."""
        REFUSED_CONNECTIONS.record(reason, self.client_address)
        is_free = self.cycle is None or self.cycle.response_complete or not self.cycle.response_started
        if is_free and not self.transport.is_closing():
            head = f"HTTP/1.1 {status.value} {status.phrase}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
            self.transport.write(head.encode())
        self.transport.close()
        self.abandon()
        self.await_close()

    def cut_off(self, reason: str) -> None:
        """End the connection at once."""
        super().cut_off(reason)
        self.abandon()

    def expire(self, reason: str) -> None:
        """Called when it was in a state for too long."""
        if reason == "header-time" and not self._head_bytes:
            self.cut_off("no-request")
        elif reason in ("header-time", "body-time"):
            self.refuse(reason, HTTPStatus.REQUEST_TIMEOUT)
        else:
            super().expire(reason)
