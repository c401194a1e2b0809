"""The messages of a socket that the application has not read yet."""

import asyncio
from typing import Any


class Inbox:
    """As an asyncio.Queue for one reader, in a tenth of its memory: there are thousands, most of them empty."""

    __slots__ = ("_messages", "_waiter")

    def __init__(self) -> None:
        """Empty."""
        self._messages: list[Any] = []
        self._waiter: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        """Add a message."""
        self._messages.append(message)
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    def empty(self) -> bool:
        """Whether there is none."""
        return not self._messages

    async def get(self) -> Any:
        """The oldest message, as soon as there is one."""
        while not self._messages:
            self._waiter = asyncio.get_running_loop().create_future()
            try:
                await self._waiter
            finally:
                self._waiter = None
        return self._messages.pop(0)
