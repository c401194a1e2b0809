"""Many games at once, in processes of their own.

A process that a bot kills, or that sits in code which no time limit can interrupt, costs that bot the game: its
seat is played on by chance in a new process, from the action at which the old one died.
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
from .match import Failure, Pairing, Result, play_match
from .worker import AT_WORK, NOTES, PLAYED, Job, load_machine_code, work

BEAT = 0.5  # seconds between two looks at the processes
GRACE = 10.0  # seconds beyond twice the time limit after which a process counts as stuck

OnResult = Callable[[Result], None]


def play_all(pairings: Iterable[Pairing], processes: int | None, on_result: OnResult) -> bool:
    """Play in several processes (None: one a core; 1: in this one) and hand over each result as it arrives.

    False if Ctrl-C ended it early. In this process bots can be debugged, but one that crashes Python ends it all.
    A script that plays in several processes must guard its main part with `if __name__ == "__main__":`.
    """
    loader.warm_up()
    seeded = (replace(pairing, setup=pairing.setup.with_seed()) for pairing in pairings)
    many = processes or os.cpu_count() or 1
    try:
        if many == 1:
            _play_here(seeded, on_result)
        else:
            _Crowd(seeded, many, on_result).run()
    except KeyboardInterrupt:
        return False
    return True


def _play_here(pairings: Iterable[Pairing], on_result: OnResult) -> None:
    load_machine_code()
    for pairing in pairings:
        with contextlib.redirect_stdout(sys.stderr):  # stdout is for results
            result = play_match(pairing)
        on_result(result)


@contextlib.contextmanager
def _no_interrupts() -> Iterator[None]:
    """Hold Ctrl-C back; a process started meanwhile never gets it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Worker:
    """A process as its parent sees it."""

    def __init__(self, job: Job) -> None:
        # Spawned, because forking a process with threads, such as that of a progress bar, is not safe.
        context = multiprocessing.get_context("spawn")
        self.notes: Any = context.RawArray("i", NOTES)
        self.pipe, far_end = context.Pipe()
        self.process = context.Process(target=work, args=(far_end, self.notes), daemon=True)
        with _no_interrupts():
            self.process.start()
        far_end.close()
        self.ready = False
        self.give(job)

    def give(self, job: Job) -> None:
        self.job = job
        self.heard: list[Failure] = []
        with contextlib.suppress(OSError):  # a dead one is noticed when nothing can be heard from it
            self.pipe.send(job)
        self.touch()

    def touch(self) -> None:
        self.seen, self.since = (self.notes[PLAYED], self.notes[AT_WORK]), time.monotonic()

    def is_stuck(self) -> bool:
        """Whether a decision takes far longer than it may."""
        limit = self.job.pairing.time_limit
        if limit is None or not self.ready:
            return False
        if self.seen != (self.notes[PLAYED], self.notes[AT_WORK]):
            self.touch()
        return time.monotonic() - self.since > 2 * limit + GRACE

    def stop(self) -> None:
        self.process.kill()
        self.process.join()
        self.pipe.close()

    def how_it_died(self) -> str:
        self.process.join(BEAT)
        code = self.process.exitcode or 0
        return f"crashed its process (signal {-code})" if code < 0 else f"ended its process (exit code {code})"


class _Crowd:
    """The processes, and what they have to play."""

    def __init__(self, pairings: Iterable[Pairing], processes: int, on_result: OnResult) -> None:
        self.fresh = (Job(pairing) for pairing in pairings)
        self.again: deque[Job] = deque()
        self.processes = processes
        self.on_result = on_result
        self.workers: list[_Worker] = []

    def run(self) -> None:
        try:
            self.hire()
            while self.workers:
                heard = wait([worker.pipe for worker in self.workers], BEAT)
                for worker in list(self.workers):
                    self.attend(worker, worker.pipe in heard)
                self.hire()
        finally:
            with _no_interrupts():
                for worker in self.workers:
                    worker.stop()

    def next_job(self) -> Job | None:
        return self.again.popleft() if self.again else next(self.fresh, None)

    def hire(self) -> None:
        while len(self.workers) < self.processes and (job := self.next_job()) is not None:
            self.workers.append(_Worker(job))

    def attend(self, worker: _Worker, speaks: bool) -> None:
        if speaks or worker.pipe.poll():
            try:
                self.hear(worker, worker.pipe.recv())
            except (EOFError, ConnectionError):
                self.lose(worker, worker.how_it_died())
        elif not worker.process.is_alive():
            self.lose(worker, worker.how_it_died())
        elif worker.is_stuck():
            limit = worker.job.pairing.time_limit
            self.lose(worker, f"took more than {limit:g} s for a decision and could not be interrupted")

    def hear(self, worker: _Worker, answer: Result | Failure | str | None) -> None:
        if isinstance(answer, str):
            raise RuntimeError(f"A game could not be played in its process.\n{answer}")
        if isinstance(answer, Failure):
            worker.heard.append(answer)
            return
        if answer is None:
            worker.ready = True
            worker.touch()
            return
        self.on_result(answer)
        job = self.next_job()
        if job is not None:
            worker.give(job)
        else:
            self.dismiss(worker)

    def dismiss(self, worker: _Worker) -> None:
        worker.stop()
        self.workers.remove(worker)

    def lose(self, worker: _Worker, how: str) -> None:
        """Let the game of a dead or stuck process go on in a new one."""
        self.dismiss(worker)
        rest = worker.job.after_death(worker.notes, how, worker.heard) if worker.ready else None
        if rest is None:
            raise RuntimeError(f"A process for games {how}, and no bot can have done it.")
        self.again.append(rest)
