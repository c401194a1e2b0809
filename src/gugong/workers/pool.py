"""The pool of worker processes: gives each job to an idle worker, and always comes back with an outcome."""

import asyncio
import os
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any, Protocol, TypeVar

from .frames import WorkerReply
from .process import WorkerCommand, WorkerProcess
from .supervisor import WorkerSupervisor

MIN_SIZE = 2  # workers, where nobody says how many


class Ending(Enum):
    """How a job has ended."""

    RESULT = auto()
    DIED = auto()  # its worker ended in the middle of it
    STOPPED = auto()  # it took too long, or somebody stopped it, and its worker was killed
    NO_WORKER = auto()  # no worker could be started


@dataclass(frozen=True)
class JobOutcome:
    """How a job has ended, with its result; `how` says how its worker died, or why it was stopped."""

    ending: Ending
    result: Any = None
    how: str = ""


def _new_future() -> "asyncio.Future[JobOutcome]":
    return asyncio.get_running_loop().create_future()


@dataclass(eq=False)
class WorkerJob:
    """A job on its way to a worker; it is made inside the event loop.

    `timeout` (seconds) counts from when it is given to a worker, at `begun` (time.monotonic); `on_message` is called
    with what the worker tells before the result.
    """

    payload: bytes
    timeout: float | None = None
    on_message: Callable[[Any], None] | None = None
    done: "asyncio.Future[JobOutcome]" = field(default_factory=_new_future)
    begun: float | None = None

    def settle(self, outcome: JobOutcome) -> None:
        """Resolve the future, unless its caller has given up."""
        if not self.done.done():
            self.done.set_result(outcome)


J = TypeVar("J", bound=WorkerJob)


class JobScheduler(Protocol[J]):
    """Keeps the jobs that wait, and decides which is next and which worker gets it."""

    def __len__(self) -> int:
        """How many jobs wait."""
        ...

    def add(self, job: J, *, first: bool) -> None:
        """Queue a job; at the front if it is retried."""
        ...

    def drop(self, job: J) -> None:
        """Remove a job that nobody waits for any more, if it is there."""
        ...

    def clear(self) -> list[J]:
        """Remove and return all jobs."""
        ...

    def take(self, idle: Sequence[WorkerProcess], expected: int) -> tuple[J, WorkerProcess] | None:
        """The next job and one of the idle workers (the one idle for longest is first); None: nobody gets one now.

        `expected` workers are there, or will be soon. The job's payload must be complete now.
        """
        ...

    def finished(self, job: J, outcome: JobOutcome) -> None:
        """A job that was taken has ended."""
        ...


class FirstComeScheduler:
    """First come, first served."""

    def __init__(self) -> None:
        """Empty."""
        self._waiting: OrderedDict[WorkerJob, None] = OrderedDict()

    def __len__(self) -> int:
        """How many jobs wait."""
        return len(self._waiting)

    def add(self, job: WorkerJob, *, first: bool) -> None:
        """Queue a job."""
        self._waiting[job] = None
        if first:
            self._waiting.move_to_end(job, last=False)

    def drop(self, job: WorkerJob) -> None:
        """Remove a job."""
        self._waiting.pop(job, None)

    def clear(self) -> list[WorkerJob]:
        """Remove and return all jobs."""
        jobs = list(self._waiting)
        self._waiting.clear()
        return jobs

    def take(self, idle: Sequence[WorkerProcess], expected: int) -> tuple[WorkerJob, WorkerProcess] | None:
        """The first job, for the worker that is idle for longest."""
        return (self._waiting.popitem(last=False)[0], idle[0]) if self._waiting else None

    def finished(self, job: WorkerJob, outcome: JobOutcome) -> None:
        """Nothing to note."""


@dataclass
class _RunningJob:
    number: int
    job: WorkerJob
    timer: asyncio.TimerHandle | None


class WorkerPool:
    """A fixed number of workers that are replaced when they die or are stopped. All calls are from one event loop.

    `read` turns what a worker sends (the JSON of a result) into what callers get; where it raises ValueError the
    worker is killed. `restarts`, `busy` and `waiting` are for metrics.
    """

    def __init__(
        self,
        size: int | None,
        command: WorkerCommand,
        scheduler: JobScheduler[Any] | None = None,
        read: Callable[[Any], Any] = lambda content: content,
    ) -> None:
        """So many workers (None: one for each core, at least two) of a command, not started yet."""
        self.size = size or max(MIN_SIZE, os.cpu_count() or 1)
        self._scheduler: JobScheduler[Any] = FirstComeScheduler() if scheduler is None else scheduler
        self._read = read
        self.supervisor = WorkerSupervisor(self.size, command, self._on_reply, self._on_exit, self._on_workers_changed)
        self._running: dict[WorkerProcess, _RunningJob] = {}
        self._numbers = 0

    def open(self) -> None:
        """Start the workers in the background; jobs are queued until the first is ready."""
        self.supervisor.open()

    async def close(self, fault: Exception) -> None:
        """End all workers and return when they are gone; whoever waits for a job gets the fault."""
        closing = self.supervisor.close()
        for job in (*self._scheduler.clear(), *(running.job for running in self._running.values())):
            if not job.done.done():
                job.done.set_exception(fault)
        await closing

    @property
    def is_open(self) -> bool:
        """Whether jobs can be run."""
        return self.supervisor.is_open

    @property
    def restarts(self) -> int:
        """How many workers had to be replaced."""
        return self.supervisor.restarts

    @property
    def busy(self) -> int:
        """How many workers are busy."""
        return len(self._running)

    @property
    def waiting(self) -> int:
        """How many jobs wait for an idle worker."""
        return len(self._scheduler)

    async def run(self, job: WorkerJob, *, first: bool = False) -> JobOutcome:
        """The outcome of a job; it waits in the queue, or before it. Cancelled, a job that waits is dropped."""
        if not self.supervisor.can_serve:
            return JobOutcome(Ending.NO_WORKER)
        self._scheduler.add(job, first=first)
        self.give_work()
        try:
            return await job.done
        finally:
            self._scheduler.drop(job)

    def stop(self, job: WorkerJob, why: str) -> None:
        """Kill the worker that is at a job, since nothing else is sure to stop it; without one nothing happens."""
        for worker, running in list(self._running.items()):
            if running.job is job:
                self._finish(worker, JobOutcome(Ending.STOPPED, how=why))
                worker.kill()

    def give_work(self) -> None:
        """Give jobs to idle workers, as long as there are both; for schedulers that may decide otherwise by now."""
        idle = [worker for worker in self.supervisor.ready if worker not in self._running and worker.is_alive]
        while idle and (taken := self._scheduler.take(idle, self.supervisor.expected)) is not None:
            job, worker = taken
            idle.remove(worker)
            self._send(worker, job)

    def _send(self, worker: WorkerProcess, job: WorkerJob) -> None:
        self._numbers += 1
        timer = None
        if job.timeout is not None:
            timer = asyncio.get_running_loop().call_later(job.timeout, self.stop, job, "took too long")
        self._running[worker] = _RunningJob(self._numbers, job, timer)
        job.begun = time.monotonic()
        worker.send(self._numbers, job.payload)

    def _on_reply(self, worker: WorkerProcess, reply: WorkerReply) -> None:
        """A worker has replied; a reply that is not about its job is ignored. ValueError if it cannot be read."""
        running = self._running.get(worker)
        if running is None or running.number != reply.number:
            return
        if not reply.is_result:
            if running.job.on_message is not None:
                running.job.on_message(reply.content)
            return
        self._finish(worker, JobOutcome(Ending.RESULT, self._read(reply.content)))
        self.supervisor.mark_idle(worker)
        self.give_work()

    def _on_exit(self, worker: WorkerProcess) -> bool:
        """A worker has exited; returns whether it was busy."""
        was_busy = worker in self._running
        if was_busy:
            self._finish(worker, JobOutcome(Ending.DIED, how=worker.cause_of_death))
        return was_busy

    def _finish(self, worker: WorkerProcess, outcome: JobOutcome) -> None:
        running = self._running.pop(worker)
        if running.timer is not None:
            running.timer.cancel()
        self._scheduler.finished(running.job, outcome)
        running.job.settle(outcome)

    def _on_workers_changed(self) -> None:
        """A worker has become ready, or failed to start."""
        if self.supervisor.can_serve:
            self.give_work()
        else:
            for job in self._scheduler.clear():
                job.settle(JobOutcome(Ending.NO_WORKER))
