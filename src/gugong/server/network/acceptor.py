"""Accepts connections: refuses those over the limits before anything is made for them."""

import asyncio
import contextlib
import logging
import socket
from collections.abc import Callable
from typing import Any

from ..refused_connections import REFUSED_CONNECTIONS
from .edge import Edge

log = logging.getLogger("gugong.server")
AT_ONCE = 8  # connections that are accepted before others have their turn
RETRY_SECONDS = 1.0  # after the system had no file for a connection
FULL = b"HTTP/1.1 503 Service Unavailable\r\nRetry-After: 10\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class Acceptor:
    """A listening socket, as uvicorn knows a server: it has `sockets`, `close` and `wait_closed`."""

    def __init__(self, listening: socket.socket, edge: Edge, protocol: Callable[[], Any]) -> None:
        """Of a socket that is bound; `protocol` makes a GuardedConnection."""
        self._listening, self._edge, self._protocol = listening, edge, protocol
        self._opening: set[asyncio.Task[None]] = set()
        self._accepting: asyncio.Task[None] | None = None
        self.sockets = (listening,)

    def start(self, backlog: int) -> None:
        """Listen, and accept from now on."""
        self._listening.setblocking(False)
        self._listening.listen(backlog)
        self._accepting = asyncio.create_task(self._accept())

    def close(self) -> None:
        """Accept nothing more."""
        if self._accepting is not None:
            self._accepting.cancel()

    async def wait_closed(self) -> None:
        """Wait until it accepts nothing more."""
        if self._accepting is not None:
            await asyncio.wait([self._accepting, *self._opening])

    async def _accept(self) -> None:
        """Accept until cancelled; then close the socket."""
        loop = asyncio.get_running_loop()
        try:
            while True:
                try:
                    self._take(*await loop.sock_accept(self._listening))
                    self._take_waiting()
                except ConnectionAbortedError:
                    pass  # the client has gone already
                except OSError:
                    REFUSED_CONNECTIONS.record("no-files")
                    await asyncio.sleep(RETRY_SECONDS)  # else this would be tried without end
                except Exception:
                    log.exception("a connection could not be accepted")
                    await asyncio.sleep(RETRY_SECONDS)
                await asyncio.sleep(0)
        finally:
            self._listening.close()

    def _take_waiting(self) -> None:
        """Take what else waits to be accepted, up to a number."""
        for _ in range(AT_ONCE - 1):
            try:
                accepted = self._listening.accept()
            except (BlockingIOError, InterruptedError):
                return
            self._take(*accepted)

    def _take(self, connection: socket.socket, peer: Any) -> None:
        address = peer[0] if isinstance(peer, tuple) else ""
        connection.setblocking(False)
        if not self._edge.admit(address):
            with contextlib.suppress(OSError):
                connection.send(FULL)
            connection.close()
            return
        task = asyncio.create_task(self._open(connection, address))
        self._opening.add(task)
        task.add_done_callback(self._opening.discard)

    async def _open(self, connection: socket.socket, address: str) -> None:
        protocol = self._protocol()
        protocol.place = address
        try:
            with contextlib.suppress(OSError):
                connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, connection)
        except OSError:  # the client has gone already
            protocol.leave()
            connection.close()
