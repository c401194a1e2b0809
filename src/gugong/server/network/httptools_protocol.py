"""HTTP by httptools, which is faster and knows no limits, with limits."""

from collections import deque
from collections.abc import Iterable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from .http_connection import MAX_PIPELINED, GuardedHttpConnection, RequestPhase


class TooManyPipelined(Exception):
    """A client has sent more requests than it may before it was answered."""


class GuardedHttpToolsProtocol(GuardedHttpConnection, HttpToolsProtocol):
    """uvicorn's protocol with limits."""

    _phase = RequestPhase.HEAD

    def __init__(self, config: Any, **options: Any) -> None:
        """Of a NetworkConfig."""
        super().__init__(config, **options)
        self.edge = config.edge
        self._unanswered: deque[Any] = deque()

    def phase(self) -> RequestPhase:
        """What is expected of the client next."""
        return self._phase

    def unanswered(self) -> Iterable[Any]:
        """The requests that have come and are not answered yet: uvicorn knows the last one only."""
        return self._unanswered

    def on_message_begin(self) -> None:
        """Called by the parser at the first byte of a request."""
        self._phase = RequestPhase.HEAD
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Called by the parser after the headers."""
        self._phase = RequestPhase.BODY
        if len(self.pipeline) >= MAX_PIPELINED:
            self._malformed = "pipelined"
            raise TooManyPipelined  # the parser stops, and uvicorn closes the connection
        before = self.cycle
        super().on_headers_complete()
        if self.cycle is not before:
            self._unanswered.append(self.cycle)

    def on_message_complete(self) -> None:
        """Called by the parser after the body."""
        answered = self.cycle is not None and self.cycle.response_complete
        self._phase = RequestPhase.HEAD if answered else RequestPhase.NOTHING
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """Called when a request has been answered."""
        self._unanswered.popleft()
        if self._phase is RequestPhase.NOTHING and not self.pipeline:
            self._phase = RequestPhase.HEAD
        super().on_response_complete()
