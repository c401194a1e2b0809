"""The workers: each is started, watched and replaced. One that cannot start is tried again, ever more rarely."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from ...compiler import loader
from .process import NotReady, WorkerProcess
from .protocol import Answer

HOPELESS = 5  # starts in a row that came to nothing, after which nobody waits for a place to be filled
SOONEST = 0.1  # seconds before a failed start is repeated; twice as many each time
LATEST = 60.0
COMPILER = 5.0  # seconds that a compiler has to say that it began
GLANCE = 0.05

Heard = Callable[[WorkerProcess, Answer], None]


class Staff:
    """So many places for workers, filled as well as can be."""

    def __init__(
        self, size: int, heard: Heard, lost: Callable[[WorkerProcess], bool], changed: Callable[[], None]
    ) -> None:
        """Nobody is there yet. `lost` says whether the worker was at work; `changed` hears of who comes."""
        self._heard, self._lost, self._changed = heard, lost, changed
        self._failed_starts = [0] * size
        self._places: list[asyncio.Task[None]] = []
        self.ready: list[WorkerProcess] = []  # who rested longest first
        self.restarts = 0
        self.is_open = False

    def open(self) -> None:
        """Begin to fill the places."""
        if not self.is_open:
            self.is_open = True
            self._failed_starts = [0] * len(self._failed_starts)
            self._compiler = asyncio.create_task(compiler_began())
            self._places = [asyncio.create_task(self._keep(place)) for place in range(len(self._failed_starts))]

    def close(self) -> Awaitable[object]:
        """Send everybody home; await it to see the last one gone."""
        self.is_open = False
        for place in self._places:
            place.cancel()
        places, self._places = self._places, []
        return asyncio.gather(*places, return_exceptions=True)

    @property
    def expected(self) -> int:
        """How many places are filled, or will be soon."""
        return sum(failed < HOPELESS for failed in self._failed_starts)

    @property
    def is_hopeful(self) -> bool:
        """Whether it makes sense to wait for a worker."""
        return self.expected > 0

    def rest(self, worker: WorkerProcess) -> None:
        """Whoever worked last is asked last, unless its player is."""
        self.ready.remove(worker)
        self.ready.append(worker)

    async def _keep(self, place: int) -> None:
        """Have a worker in one place, again and again."""
        await asyncio.shield(self._compiler)
        failed = 0
        while True:
            worker = WorkerProcess(self._heard)
            try:
                failed = 0 if await self._employ(worker, place) else failed + 1
            finally:
                await worker.leave()
            self.restarts += 1
            self._failed_starts[place] = failed
            if failed:
                self._changed()
                await asyncio.sleep(min(SOONEST * 2**failed, LATEST))

    async def _employ(self, worker: WorkerProcess, place: int) -> bool:
        """Start a worker and wait for its end; whether it ever answered, or at least died at work."""
        try:
            await worker.start()
        except NotReady:
            return False
        self.ready.append(worker)
        self._failed_starts[place] = 0
        self._changed()
        try:
            await worker.ended()
        finally:
            self.ready.remove(worker)
            at_work = self._lost(worker)
        return at_work or worker.answers > 0


async def compiler_began() -> None:
    """On the first start after an install: have one compiler begun before there are workers that would begin more."""
    if loader.interpreting() or all(loader.is_ready(part) for part in loader.PARTS):
        return
    with contextlib.suppress(OSError, TimeoutError):
        await asyncio.to_thread(loader.start_compiling)
        async with asyncio.timeout(COMPILER):
            while not loader.someone_compiles():
                await asyncio.sleep(GLANCE)
