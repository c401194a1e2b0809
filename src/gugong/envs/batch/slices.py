"""Work on slices of the games, on several threads: compiled code lets other threads run meanwhile."""

import os
import threading
import weakref
from collections.abc import Callable, Sequence
from queue import SimpleQueue
from typing import Any

SLICES_A_THREAD = 4  # so that a thread that is done early takes more
LEAST_GAMES = 64  # in a slice: below that threads wait longer for each other than they work

Work = Callable[[Any, int, int], None]


def available_cores() -> int:
    """How many processors this process may run on."""
    affinity = getattr(os, "sched_getaffinity", None)
    return len(affinity(0)) if affinity else os.cpu_count() or 1


def useful_threads(games: int, threads: int) -> int:
    """How many of so many threads can have a slice of so many games."""
    return min(threads, -(-games // LEAST_GAMES))


class SliceRunner:
    """Runs work on all slices of so many games; each thread has a memory of its own."""

    def __init__(self, games: int, memories: Sequence[Any]) -> None:
        """With as many threads as there are memories, but no more than there are slices."""
        size = max(LEAST_GAMES, -(-games // (len(memories) * SLICES_A_THREAD))) if len(memories) > 1 else games
        self._slices = [(first, min(first + size, games)) for first in range(0, games, size)]
        self._memories = memories[: len(self._slices)]
        self._helpers: HelperThreads | None = None

    def run(self, work: Work) -> None:
        """Call work(memory, first, last) for each slice, and return when all are done.

        Also when it is interrupted (Ctrl-C): the exception is raised after the last slice.
        """
        if len(self._memories) == 1:
            work(self._memories[0], *self._slices[0])
            return
        if self._helpers is None or self._helpers.process != os.getpid():  # a forked process has no threads
            self._helpers = HelperThreads(self._memories)
        self._helpers.run(SlicedWork(work, self._slices))


class SlicedWork:
    """Work on slices, which several threads take one by one until none is left."""

    def __init__(self, work: Work, slices: Sequence[tuple[int, int]]) -> None:
        """Nothing is done yet."""
        self.faults: list[BaseException] = []
        self._work = work
        self._left = iter(slices)
        self._count = len(slices)
        self._done: list[int] = []
        self._news: SimpleQueue[None] = SimpleQueue()

    def take_part(self, memory: Any) -> None:
        """Work on slices until none is left; what is raised is noted."""
        for first, last in self._left:
            try:
                self._work(memory, first, last)
            except BaseException as fault:
                self.faults.append(fault)
            self._done.append(first)
        self._news.put(None)

    def wait(self) -> None:
        """Return when all slices are done; it may be called again after an interruption."""
        while len(self._done) < self._count:
            self._news.get()


class HelperThreads:
    """Threads that wait for work; they end when nobody knows them any more, or with the process.

    The thread that asks only waits: an interruption, which only ever meets the main thread, then breaks no work off.
    """

    def __init__(self, memories: Sequence[Any]) -> None:
        """One for each memory."""
        self.process = os.getpid()
        self._orders: list[SimpleQueue[SlicedWork | None]] = [SimpleQueue() for _ in memories]
        for memory, orders in zip(memories, self._orders, strict=True):
            threading.Thread(target=_help, args=(memory, orders), daemon=True).start()
        weakref.finalize(self, _dismiss, self._orders)

    def run(self, work: SlicedWork) -> None:
        """Let all of them work, and raise what went wrong when they are done."""
        interruption: BaseException | None = None
        try:
            for orders in self._orders:
                orders.put(work)
            work.wait()
        except BaseException as raised:
            interruption = raised
            self._orders[0].put(work)  # it may not have been told; if it was, it finds nothing left to do
            work.wait()
        if interruption is not None:
            raise interruption
        if work.faults:
            raise work.faults[0]


def _help(memory: Any, orders: "SimpleQueue[SlicedWork | None]") -> None:
    """What a thread does until it is dismissed."""
    while (work := orders.get()) is not None:
        work.take_part(memory)
        del work


def _dismiss(queues: "list[SimpleQueue[SlicedWork | None]]") -> None:
    for orders in queues:
        orders.put(None)
