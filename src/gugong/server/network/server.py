"""uvicorn with limits: its configuration and its server, for connections that are counted and timed."""

import asyncio
import importlib.util
import logging
import socket
from typing import Any

import uvicorn

from .acceptor import Acceptor
from .edge import Edge
from .websocket_protocol import GuardedWebSocketProtocol

# uvicorn warns of each; they are counted and logged with other refused connections.
COUNTED_WARNINGS = ("Invalid HTTP request received.", "Unsupported upgrade request.")


class NetworkConfig(uvicorn.Config):
    """uvicorn's configuration with our protocols: httptools where it is installed, else h11."""

    def __init__(self, app: Any, edge: Edge, **options: Any) -> None:
        """For an application; `options` are uvicorn's."""
        self.edge = edge
        options.setdefault("http", http_protocol())
        parsed = 2 * edge.limits.header_bytes or None  # by h11; ours is looked at first
        super().__init__(app, ws=GuardedWebSocketProtocol, h11_max_incomplete_event_size=parsed, **options)


class NetworkServer(uvicorn.Server):
    """uvicorn's server, accepting connections by itself so that those over the limits cost nearly nothing."""

    config: NetworkConfig
    _sweeping: asyncio.Task[None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start the application and listen at the sockets."""
        logging.getLogger("uvicorn.error").addFilter(_is_not_counted)
        await super().startup([])
        self._sweeping = asyncio.create_task(self.config.edge.keep_sweeping())
        self.servers: list[Any] = []
        for listening in sockets or []:
            acceptor = Acceptor(listening, self.config.edge, self._new_protocol)
            acceptor.start(self.config.backlog)
            self.servers.append(acceptor)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop listening, end all connections, and stop the application."""
        await super().shutdown(None)  # the acceptors close the sockets
        if self._sweeping is not None:
            self._sweeping.cancel()

    def _new_protocol(self) -> Any:
        config: Any = self.config
        return config.http_protocol_class(
            config=config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
            _loop=asyncio.get_running_loop(),
        )


def http_protocol() -> Any:
    """The protocol class for HTTP: the faster parser, where it is installed."""
    if importlib.util.find_spec("httptools") is not None:
        from .httptools_protocol import GuardedHttpToolsProtocol

        return GuardedHttpToolsProtocol
    from .h11_protocol import GuardedH11Protocol

    return GuardedH11Protocol


def _is_not_counted(record: logging.LogRecord) -> bool:
    return record.msg not in COUNTED_WARNINGS
