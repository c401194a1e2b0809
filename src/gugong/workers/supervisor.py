"""The supervisor of worker processes: starts, watches and replaces them, with exponential backoff."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable

from ..compiler import loader
from .frames import WorkerReply
from .process import WorkerCommand, WorkerProcess, WorkerStartError

MAX_FAILED_STARTS = 5  # in a row, after which nobody waits for a slot to be filled
MIN_BACKOFF = 0.1  # seconds before a failed start is repeated; doubled each time
MAX_BACKOFF = 60.0
COMPILER_TIMEOUT = 5.0  # seconds until a compiler must have started
POLL_SECONDS = 0.05

ReplyCallback = Callable[[WorkerProcess, WorkerReply], None]


class WorkerSupervisor:
    """A fixed number of slots, each with a worker that is restarted when it ends."""

    def __init__(
        self,
        size: int,
        command: WorkerCommand,
        on_reply: ReplyCallback,
        on_exit: Callable[[WorkerProcess], bool],
        on_change: Callable[[], None],
    ) -> None:
        """Not open yet. `on_exit` returns whether the worker was busy; `on_change`: one is ready or failed to start."""
        self._command = command
        self._on_reply, self._on_exit, self._on_change = on_reply, on_exit, on_change
        self._failed_starts = [0] * size
        self._slots: list[asyncio.Task[None]] = []
        self.ready: list[WorkerProcess] = []  # the one idle for longest first
        self.restarts = 0
        self.is_open = False

    def open(self) -> None:
        """Start the workers in the background."""
        if not self.is_open:
            self.is_open = True
            self._failed_starts = [0] * len(self._failed_starts)
            self._compiler = asyncio.create_task(wait_for_compiler())
            self._slots = [asyncio.create_task(self._run_slot(slot)) for slot in range(len(self._failed_starts))]

    def close(self) -> Awaitable[object]:
        """End all workers; await the result to see the last one gone."""
        self.is_open = False
        for slot in self._slots:
            slot.cancel()
        slots, self._slots = self._slots, []
        return asyncio.gather(*slots, return_exceptions=True)

    @property
    def expected(self) -> int:
        """How many slots have a worker, or will soon."""
        return sum(failed < MAX_FAILED_STARTS for failed in self._failed_starts)

    @property
    def can_serve(self) -> bool:
        """Whether it makes sense to wait for a worker: not every slot keeps failing to start."""
        return self.expected > 0

    def mark_idle(self, worker: WorkerProcess) -> None:
        """A worker has finished a job: it becomes the last in the order of idle ones."""
        self.ready.remove(worker)
        self.ready.append(worker)

    async def _run_slot(self, slot: int) -> None:
        """Run one worker after another in a slot."""
        await asyncio.shield(self._compiler)
        failed = 0
        while True:
            worker = WorkerProcess(self._command, self._on_reply)
            try:
                failed = 0 if await self._run_worker(worker, slot) else failed + 1
            finally:
                await worker.stop()
            self.restarts += 1
            self._failed_starts[slot] = failed
            if failed:
                self._on_change()
                await asyncio.sleep(min(MIN_BACKOFF * 2**failed, MAX_BACKOFF))

    async def _run_worker(self, worker: WorkerProcess, slot: int) -> bool:
        """Start a worker and wait for its end; returns whether it ever got to work."""
        try:
            await worker.start()
        except WorkerStartError:
            return False
        self.ready.append(worker)
        self._failed_starts[slot] = 0
        self._on_change()
        try:
            await worker.wait_closed()
        finally:
            self.ready.remove(worker)
            was_busy = self._on_exit(worker)
        return was_busy or worker.was_given_work


async def wait_for_compiler() -> None:
    """On the first start after an install: start one compiler before workers would each start their own."""
    if loader.interpreting() or all(loader.is_ready(part) for part in loader.PARTS):
        return
    with contextlib.suppress(OSError, TimeoutError):
        await asyncio.to_thread(loader.start_compiling)
        async with asyncio.timeout(COMPILER_TIMEOUT):
            while not loader.someone_compiles():
                await asyncio.sleep(POLL_SECONDS)
