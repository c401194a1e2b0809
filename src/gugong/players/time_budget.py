"""The time that a player has for what it is asked just now."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_deadline: ContextVar[float | None] = ContextVar("deadline", default=None)


def time_left() -> float | None:
    """The seconds that a player still has for what it was asked; None: as long as it likes.

    To be called in the thread in which the player was asked. Whoever takes longer loses a game in the arena, and the
    decision at a table. 0.0 once the time is over.
    """
    deadline = _deadline.get()
    return None if deadline is None else max(deadline - time.perf_counter(), 0.0)


@contextmanager
def time_budget(seconds: float | None) -> Iterator[None]:
    """What is called in the body has so many seconds from now on (None: any time), and learns it by `time_left`."""
    before = _deadline.set(None if seconds is None else time.perf_counter() + seconds)
    try:
        yield
    finally:
        _deadline.reset(before)
