"""Fair shares of the workers' time: whoever has used least lately is next."""

MAX_REMEMBERED = 4096

Rank = tuple[int, float]


class FairShares:
    """Start-time fair queueing: a client that asks seldom goes before those that always have something waiting.

    Time is the worker time that each client has been given, in seconds. A client that comes back after a while begins
    where the others are now, so nobody saves up.
    """

    def __init__(self) -> None:
        """Nobody has used anything."""
        self._used: dict[str, float] = {}
        self._running: dict[str, int] = {}
        self._now = 0.0  # what the client that was served last had used

    @property
    def first_rank(self) -> Rank:
        """The lowest rank that any client can have now."""
        return 0, self._now

    def rank(self, client: str) -> Rank:
        """The lower, the sooner: how many of a client's jobs run, and what it has used."""
        used = self._used.get(client, 0.0)
        return self._running.get(client, 0), used if used > self._now else self._now

    def begin(self, client: str) -> None:
        """A job of a client is given to a worker."""
        used = self.rank(client)[1]
        self._running[client] = self._running.get(client, 0) + 1
        self._used[client] = self._now = used

    def end(self, client: str, seconds: float) -> None:
        """It has ended, after some seconds."""
        left = self._running.pop(client, 1) - 1
        if left > 0:
            self._running[client] = left
        self._used[client] = self._used.get(client, self._now) + seconds
        if len(self._used) > MAX_REMEMBERED:
            self._used = {name: used for name, used in self._used.items() if used > self._now}
