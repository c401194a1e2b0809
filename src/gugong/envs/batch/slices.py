"""Work on slices of the games, on several threads: compiled code lets other threads run meanwhile."""

import os
import threading
import weakref
from collections.abc import Callable, Iterator, Sequence
from queue import SimpleQueue
from typing import Any

SLICES_A_THREAD = 4  # so that a thread that is done early takes more
LEAST_GAMES = 64  # in a slice: below that threads wait longer for each other than they work

Work = Callable[[Any, int, int], None]
Slices = Iterator[tuple[int, int]]


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
        self._helpers: HelperThreads | None = None

    def run(self, work: Work) -> None:
        """Call work(memory, first, last) for each slice, and return when all are done."""
        if len(self._memories) == 1:
            work(self._memories[0], *self._slices[0])
            return
        if self._helpers is None or self._helpers.process != os.getpid():  # a forked process has no threads
            self._helpers = HelperThreads(self._memories[1:])
        slices = iter(self._slices)
        self._helpers.begin(work, slices)
        try:
            _work_off(work, self._memories[0], slices)
        finally:
            faults = self._helpers.finish()
        if faults:
            raise faults[0]


class HelperThreads:
    """Threads that wait for work; they end when nobody knows them any more, or with the process."""

    def __init__(self, memories: Sequence[Any]) -> None:
        """One for each memory."""
        self.process = os.getpid()
        self._orders: list[SimpleQueue[tuple[Work, Slices] | None]] = [SimpleQueue() for _ in memories]
        self._results: SimpleQueue[BaseException | None] = SimpleQueue()
        for memory, orders in zip(memories, self._orders, strict=True):
            threading.Thread(target=_help, args=(memory, orders, self._results), daemon=True).start()
        weakref.finalize(self, _dismiss, self._orders)

    def begin(self, work: Work, slices: Slices) -> None:
        """Let all of them take slices."""
        for orders in self._orders:
            orders.put((work, slices))

    def finish(self) -> list[BaseException]:
        """Wait until all are done, and tell what went wrong."""
        results = [self._results.get() for _ in self._orders]
        return [fault for fault in results if fault is not None]


def _work_off(work: Work, memory: Any, slices: Slices) -> None:
    """Take slices until none is left."""
    for first, last in slices:
        work(memory, first, last)


def _help(
    memory: Any, orders: "SimpleQueue[tuple[Work, Slices] | None]", results: "SimpleQueue[BaseException | None]"
) -> None:
    """What a thread does until it is dismissed."""
    while (order := orders.get()) is not None:
        fault: BaseException | None = None
        try:
            _work_off(order[0], memory, order[1])
        except BaseException as raised:
            fault = raised
        del order
        results.put(fault)


def _dismiss(queues: "list[SimpleQueue[tuple[Work, Slices] | None]]") -> None:
    for orders in queues:
        orders.put(None)
