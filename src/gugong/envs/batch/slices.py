"""Work on slices of the games, on several threads: compiled code lets other threads run meanwhile."""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from typing import Any

SLICES_A_THREAD = 4  # so that a thread that is done early takes more
LEAST_GAMES = 64  # in a slice: below that threads wait longer for each other than they work

Work = Callable[[Any, int, int], None]


def available_cores() -> int:
    """How many processors this process may run on."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1


class SliceRunner:
    """Runs work on all slices of so many games; each thread has a memory of its own."""

    def __init__(self, games: int, memories: Sequence[Any]) -> None:
        """With as many threads as there are memories, but no more than there are slices."""
        size = max(LEAST_GAMES, -(-games // (len(memories) * SLICES_A_THREAD))) if len(memories) > 1 else games
        self._slices = [(first, min(first + size, games)) for first in range(0, games, size)]
        self._memories = memories[: len(self._slices)]
        self._pool: ThreadPoolExecutor | None = None
        self._process = 0

    def run(self, work: Work) -> None:
        """Call work(memory, first, last) for each slice, and return when all are done."""
        waiting = iter(self._slices)
        others = [self._threads().submit(_work_off, work, memory, waiting) for memory in self._memories[1:]]
        try:
            _work_off(work, self._memories[0], waiting)
        finally:
            wait(others)
        for other in others:
            other.result()

    def _threads(self) -> ThreadPoolExecutor:
        """The threads, which are started once; a process that was forked has none of its parent's."""
        if self._pool is None or self._process != os.getpid():
            self._pool = ThreadPoolExecutor(len(self._memories) - 1, "gugong-batch")
            self._process = os.getpid()
        return self._pool


def _work_off(work: Work, memory: Any, slices: Iterator[tuple[int, int]]) -> None:
    """Take slices until none is left."""
    for first, last in slices:
        work(memory, first, last)
