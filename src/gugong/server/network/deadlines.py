"""Deadlines of connections: how long one may be in a state, such as sending its headers."""

import time
from typing import Protocol


class Expiring(Protocol):
    """A connection that is told when its time is over."""

    def expire(self, reason: str) -> None:
        """It was in a state for too long; end it."""
        ...


class Deadline:
    """The connections in one state, in the order in which they came into it, and how long they may stay."""

    def __init__(self, reason: str, seconds: float) -> None:
        """`reason` is what an expired connection is told; 0 seconds: as long as they like."""
        self.reason, self._seconds = reason, seconds
        self._since: dict[Expiring, float] = {}

    def __contains__(self, connection: Expiring) -> bool:
        """Whether a connection is in this state."""
        return connection in self._since

    def __len__(self) -> int:
        """How many connections are in this state."""
        return len(self._since)

    def start(self, connection: Expiring) -> None:
        """A connection is in this state from now on, if it was not before."""
        if connection not in self._since:
            self._since[connection] = time.monotonic()

    def stop(self, connection: Expiring) -> None:
        """A connection is not in this state any more, if it was."""
        self._since.pop(connection, None)

    def expire(self, now: float) -> None:
        """End the connections whose time is over."""
        while self._seconds and (found := self.take_oldest(now, self._seconds)) is not None:
            found.expire(self.reason)

    def take_oldest(self, now: float, seconds: float) -> Expiring | None:
        """The connection that has been in this state for longest, if for so many seconds; it is not any more."""
        for connection, since in self._since.items():
            if now - since < seconds:
                return None
            del self._since[connection]
            return connection
        return None
