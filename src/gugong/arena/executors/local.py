"""Games in processes of this machine; a bot that crashes or hangs its process harms no other game (lane.py)."""

import asyncio
import contextlib
import os
import queue
import sys
import tempfile
import threading
from collections.abc import Generator, Iterable, Iterator
from dataclasses import replace
from itertools import chain, islice
from pathlib import Path

from ...compiler import loader
from ...workers import WorkerPool
from ..match import MatchResult, Pairing, play_match
from .checkpoint import Checkpoint
from .lane import COMMAND, Lane

POLL_SECONDS = 0.5  # between two looks for Ctrl-C


class LocalExecutor:
    """Plays games in processes of this machine (executors.Executor).

    In one process, which is this one, bots can be debugged, but one that crashes Python ends everything.
    """

    def __init__(self, processes: int | None = None) -> None:
        """Nothing is started yet; `processes` play at the same time (None: one a core; 1: this one)."""
        self.processes = processes or os.cpu_count() or 1

    def results(self, pairings: Iterable[Pairing]) -> Generator[MatchResult, None, None]:
        """As Executor.results; every game has a result."""
        loader.warm_up()
        seeded = (replace(pairing, setup=pairing.setup.with_seed()) for pairing in pairings)
        return _played_here(seeded) if self.processes == 1 else _played_there(seeded, self.processes)


def _played_here(pairings: Iterable[Pairing]) -> Generator[MatchResult, None, None]:
    for pairing in pairings:
        with contextlib.redirect_stdout(sys.stderr):  # stdout is for results
            result = play_match(pairing)
        yield result


def _played_there(pairings: Iterable[Pairing], processes: int) -> Generator[MatchResult, None, None]:
    games = _GamesThread(pairings, processes)
    games.start()
    try:
        yield from games.results()
    finally:
        games.stop()


class _GamesThread(threading.Thread):
    """The event loop of a worker pool in a thread of its own, so that callers need none and get results one by one."""

    def __init__(self, pairings: Iterable[Pairing], processes: int) -> None:
        super().__init__(name="gugong-arena", daemon=True)
        self._pairings, self._processes = iter(pairings), processes
        self._outbox: queue.SimpleQueue[MatchResult | BaseException | None] = queue.SimpleQueue()
        self._playing: asyncio.Task[None] | None = None
        self._stopping = False
        self._loop = asyncio.new_event_loop()

    def results(self) -> Iterator[MatchResult]:
        """The results as they arrive; raises what went wrong."""
        while True:
            with contextlib.suppress(queue.Empty):
                found = self._outbox.get(timeout=POLL_SECONDS)  # a get without a timeout is deaf to Ctrl-C on Windows
                if found is None:
                    return
                if isinstance(found, BaseException):
                    raise found
                yield found

    def stop(self) -> None:
        """End all processes; another Ctrl-C meanwhile changes nothing."""
        self._stopping = True
        with contextlib.suppress(RuntimeError):  # the loop has ended
            self._loop.call_soon_threadsafe(lambda: self._playing and self._playing.cancel())
        while self.is_alive():
            with contextlib.suppress(KeyboardInterrupt):
                self.join()

    def run(self) -> None:
        """Play all games."""
        last: BaseException | None = None
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            try:
                runner.run(self._play())
            except (Exception, asyncio.CancelledError) as fault:
                last = fault
        self._outbox.put(last)

    async def _play(self) -> None:
        self._playing = asyncio.current_task()
        first = list(islice(self._pairings, self._processes))
        self._pairings = chain(first, self._pairings)
        if self._stopping or not first:
            return
        pool = WorkerPool(len(first), COMMAND)
        pool.open()
        try:
            with tempfile.TemporaryDirectory(prefix="gugong-arena-", ignore_cleanup_errors=True) as folder:
                async with asyncio.TaskGroup() as lanes:
                    for number in range(len(first)):
                        lane = Lane(pool, Checkpoint(Path(folder) / str(number)))
                        lanes.create_task(self._play_lane(lane))
        except ExceptionGroup as faults:
            raise faults.exceptions[0] from None
        finally:
            await pool.close(RuntimeError("The games were ended."))

    async def _play_lane(self, lane: Lane) -> None:
        """Play one game after the other: there are as many lanes as processes."""
        for pairing in self._pairings:
            self._outbox.put(await lane.play(pairing))
