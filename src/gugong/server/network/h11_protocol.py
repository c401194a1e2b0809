"""HTTP by h11, which is always installed, with limits."""

import contextlib
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from .http_connection import GuardedHttpConnection, RequestPhase

_PHASES = {h11.IDLE: RequestPhase.HEAD, h11.SEND_BODY: RequestPhase.BODY}


class GuardedH11Protocol(GuardedHttpConnection, H11Protocol):
    """uvicorn's protocol with limits."""

    def __init__(self, config: Any, **options: Any) -> None:
        """Of a NetworkConfig."""
        super().__init__(config, **options)
        self.edge = config.edge

    def phase(self) -> RequestPhase:
        """What is expected of the client next."""
        return _PHASES.get(self.conn.their_state, RequestPhase.NOTHING)

    def send_400_response(self, msg: str) -> None:
        """Called when something came that is no HTTP; where an answer has begun there is none."""
        with contextlib.suppress(h11.LocalProtocolError):
            super().send_400_response(msg)
        self.transport.close()
        self.abandon()
        self.await_close()
