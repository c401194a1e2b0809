"""The announcement that the server will be restarted: everybody on the page is told."""

import time

import orjson

FORGOTTEN_AFTER_MS = 10 * 60_000


class RestartNotice:
    """When the server will be restarted, if that has been announced."""

    def __init__(self) -> None:
        """Nothing is announced."""
        self._at: int | None = None

    @property
    def at(self) -> int | None:
        """When, in milliseconds since 1970; None also if that was minutes ago: it was put off."""
        return None if self._at is None or self._at + FORGOTTEN_AFTER_MS < time.time_ns() // 1_000_000 else self._at

    @at.setter
    def at(self, at: int | None) -> None:
        self._at = at

    def message(self) -> bytes:
        """As a socket is sent it."""
        return orjson.dumps({"type": "restart", "at": self.at})
