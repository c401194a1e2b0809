"""A process pool that plays games in parallel and survives bots that crash or hang their process.

A bot that ends its process, or hangs in code that no time limit can interrupt, loses its game: the game goes on in a
new process from the last action, with `random` in that seat.
"""

import contextlib
import multiprocessing
import os
import signal
import sys
import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from multiprocessing.connection import wait
from typing import Any

from ..compiler import loader
from .match import BotFailure, MatchResult, Pairing, play_match
from .worker import CHECKPOINT_SIZE, COUNT, DECIDING, MatchJob, load_machine_code, run_worker

POLL_SECONDS = 0.5  # between two checks of the processes
GRACE_SECONDS = 10.0  # beyond twice the time limit, after which a process counts as stuck

OnResult = Callable[[MatchResult], None]


def play_all(pairings: Iterable[Pairing], processes: int | None, on_result: OnResult) -> bool:
    """Play games in several processes (None: one a core; 1: in this one); on_result gets each result as it arrives.

    Returns False if Ctrl-C ended it early. In this process bots can be debugged, but one that crashes Python ends
    everything. Scripts that use several processes need the guard `if __name__ == "__main__":`.
    """
    loader.warm_up()
    seeded = (replace(pairing, setup=pairing.setup.with_seed()) for pairing in pairings)
    processes_wanted = processes or os.cpu_count() or 1
    try:
        if processes_wanted == 1:
            _play_in_this_process(seeded, on_result)
        else:
            _ProcessPool(seeded, processes_wanted, on_result).run()
    except KeyboardInterrupt:
        return False
    return True


def _play_in_this_process(pairings: Iterable[Pairing], on_result: OnResult) -> None:
    load_machine_code()
    for pairing in pairings:
        with contextlib.redirect_stdout(sys.stderr):  # stdout is for results
            result = play_match(pairing)
        on_result(result)


@contextlib.contextmanager
def _interrupts_blocked() -> Iterator[None]:
    """Block SIGINT in the body; processes started there inherit that."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Worker:
    """A worker process, its pipe, its checkpoint and its current job."""

    def __init__(self, job: MatchJob) -> None:
        # Spawned, because forking a process with threads, such as that of a progress bar, is not safe.
        context = multiprocessing.get_context("spawn")
        self.checkpoint: Any = context.RawArray("i", CHECKPOINT_SIZE)
        self.pipe, far_end = context.Pipe()
        self.process = context.Process(target=run_worker, args=(far_end, self.checkpoint), daemon=True)
        with _interrupts_blocked():
            self.process.start()
        far_end.close()
        self.ready = False
        self.assign(job)

    def assign(self, job: MatchJob) -> None:
        self.job = job
        self.reported: list[BotFailure] = []
        with contextlib.suppress(OSError):  # a dead process is noticed by its closed pipe
            self.pipe.send(job)
        self.mark_progress()

    def mark_progress(self) -> None:
        self.seen, self.since = (self.checkpoint[COUNT], self.checkpoint[DECIDING]), time.monotonic()

    def is_stuck(self) -> bool:
        """Whether a decision takes far longer than the time limit."""
        limit = self.job.pairing.time_limit
        if limit is None or not self.ready:
            return False
        if self.seen != (self.checkpoint[COUNT], self.checkpoint[DECIDING]):
            self.mark_progress()
        return time.monotonic() - self.since > 2 * limit + GRACE_SECONDS

    def stop(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()

    def cause_of_death(self) -> str:
        self.process.join(POLL_SECONDS)
        code = self.process.exitcode or 0
        return f"crashed its process (signal {-code})" if code < 0 else f"ended its process (exit code {code})"


class _ProcessPool:
    """The worker processes and the queue of jobs."""

    def __init__(self, pairings: Iterable[Pairing], processes: int, on_result: OnResult) -> None:
        self.new_jobs = (MatchJob(pairing) for pairing in pairings)
        self.interrupted_jobs: deque[MatchJob] = deque()
        self.processes = processes
        self.on_result = on_result
        self.workers: list[_Worker] = []

    def run(self) -> None:
        try:
            self.start_workers()
            while self.workers:
                readable = wait([worker.pipe for worker in self.workers], POLL_SECONDS)
                for worker in list(self.workers):
                    self.poll_worker(worker, worker.pipe in readable)
                self.start_workers()
        finally:
            with _interrupts_blocked():
                for worker in self.workers:
                    worker.stop()

    def next_job(self) -> MatchJob | None:
        return self.interrupted_jobs.popleft() if self.interrupted_jobs else next(self.new_jobs, None)

    def start_workers(self) -> None:
        while len(self.workers) < self.processes and (job := self.next_job()) is not None:
            self.workers.append(_Worker(job))

    def poll_worker(self, worker: _Worker, is_readable: bool) -> None:
        if is_readable or worker.pipe.poll():
            try:
                self.handle_message(worker, worker.pipe.recv())
            except (EOFError, ConnectionError):
                self.replace_worker(worker, worker.cause_of_death())
        elif not worker.process.is_alive():
            self.replace_worker(worker, worker.cause_of_death())
        elif worker.is_stuck():
            limit = worker.job.pairing.time_limit
            self.replace_worker(worker, f"took more than {limit:g} s for a decision and could not be interrupted")

    def handle_message(self, worker: _Worker, answer: MatchResult | BotFailure | str | None) -> None:
        if isinstance(answer, str):
            raise RuntimeError(f"A game could not be played in its process.\n{answer}")
        if isinstance(answer, BotFailure):
            worker.reported.append(answer)
            return
        if answer is None:
            worker.ready = True
            worker.mark_progress()
            return
        self.on_result(answer)
        job = self.next_job()
        if job is not None:
            worker.assign(job)
        else:
            self.stop_worker(worker)

    def stop_worker(self, worker: _Worker) -> None:
        worker.stop()
        self.workers.remove(worker)

    def replace_worker(self, worker: _Worker, how: str) -> None:
        """Stop a dead or stuck process and queue the rest of its game."""
        self.stop_worker(worker)
        rest = worker.job.after_crash(worker.checkpoint, how, worker.reported) if worker.ready else None
        if rest is None:
            raise RuntimeError(f"A process for games {how}, and no bot can have done it.")
        self.interrupted_jobs.append(rest)
