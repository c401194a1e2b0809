"""The announcement that the server will be restarted: everybody on the page is told."""

import orjson


class RestartNotice:
    """When the server will be restarted, if that has been announced."""

    def __init__(self) -> None:
        """Nothing is announced."""
        self.at: int | None = None  # in milliseconds since 1970

    def message(self) -> bytes:
        """As a socket is sent it."""
        return orjson.dumps({"type": "restart", "at": self.at})
