"""What every protocol of a connection has in common: its place among the connections, and its slow reader."""

import asyncio
from typing import Any

from ..refused_connections import REFUSED_CONNECTIONS
from .edge import Edge

WRITE_BUFFER = 32 * 1024  # bytes that may wait in a transport; then the application waits


class GuardedConnection:
    """A part of a protocol class that stands before uvicorn's own."""

    edge: Edge
    transport: asyncio.Transport
    scope: Any
    place: str | None = None  # the address that this connection is counted by, until it ends

    def connection_made(self, transport: Any) -> None:
        """Called when it is open, or was an HTTP connection until now."""
        super().connection_made(transport)  # type: ignore[misc]
        transport.set_write_buffer_limits(high=WRITE_BUFFER)

    def connection_lost(self, fault: Exception | None) -> None:
        """Called at its end."""
        super().connection_lost(fault)  # type: ignore[misc]
        self.leave()

    def leave(self) -> None:
        """Give its place back; once."""
        self.edge.forget(self)
        if self.place is not None:
            self.edge.release(self.place)
            self.place = None

    def hand_over(self) -> str | None:
        """Give its place to another protocol for the same connection."""
        self.edge.forget(self)
        place, self.place = self.place, None
        return place

    @property
    def client_address(self) -> str:
        """The client's address, as a trusted proxy told it with the last request."""
        client = (self.scope or {}).get("client")
        return client[0] if client else self.place or ""

    def pause_writing(self) -> None:
        """Called when more is sent than the client reads."""
        super().pause_writing()  # type: ignore[misc]
        if not self.edge.stall(self, self.client_address, self.transport.get_write_buffer_size()):
            asyncio.get_running_loop().call_soon(self.cut_off, "slow-reader")

    def resume_writing(self) -> None:
        """Called when the client has read."""
        super().resume_writing()  # type: ignore[misc]
        self.edge.resume(self)

    def cut_off(self, reason: str) -> None:
        """End the connection at once; what was not sent is lost."""
        REFUSED_CONNECTIONS.record(reason, self.client_address)
        self.transport.abort()

    def expire(self, reason: str) -> None:
        """Called when it was in a state for too long."""
        self.cut_off(reason)

    def await_close(self) -> None:
        """The transport has been closed; should its client not take the rest in time, it is cut off."""
        self.edge.heads.stop(self)
        self.edge.bodies.stop(self)
        if self.place is not None:
            self.edge.closing.start(self)
