"""A worker process of the pool, and the checkpoint from which a game goes on if the process dies."""

import contextlib
import os
import signal
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from ..compiler import loader
from ..players import Player, new_player
from .match import BotFailure, Match, MatchResult, Pairing, ProcessDied

CHECKPOINT_SIZE = 1 << 14  # integers: the number of actions played, the deciding seat, and the actions
COUNT, DECIDING, ACTIONS = 0, 1, 2  # indices of a checkpoint


@dataclass(frozen=True)
class Crash:
    """A process that died: after how many actions, in which seat the bot was at work, and how."""

    moment: int
    seat: int
    how: str


@dataclass(frozen=True)
class MatchJob:
    """A game to play from its beginning, or on from where a process died.

    `failures` were reported before it died; `crashes` are still to be recorded by the game that goes on.
    """

    pairing: Pairing
    actions: tuple[int, ...] = ()
    crashes: tuple[Crash, ...] = ()
    failures: tuple[BotFailure, ...] = ()

    @property
    def failed_seats(self) -> set[int]:
        """The seats whose bots have failed and are not asked any more."""
        return {crash.seat for crash in self.crashes} | {failure.seat for failure in self.failures}

    def after_crash(self, checkpoint: Any, how: str, reported: Sequence[BotFailure]) -> "MatchJob | None":
        """The rest of this job; the bot that was deciding has crashed, or else the next one. None if no bot is left."""
        known = {failure.seat for failure in reported}
        crashes = tuple(crash for crash in self.crashes if crash.seat not in known)
        rest = MatchJob(self.pairing, self.actions, crashes, (*self.failures, *reported))
        seats = len(self.pairing.specs)
        candidates = [
            seat for n in range(seats) if (seat := (checkpoint[DECIDING] + n) % seats) not in rest.failed_seats
        ]
        if not candidates:
            return None
        # A process that died while it replayed the job's actions has written fewer of them.
        played = max(tuple(checkpoint[ACTIONS : ACTIONS + checkpoint[COUNT]]), self.actions, key=len)
        return MatchJob(self.pairing, played, (*crashes, Crash(len(played), candidates[0], how)), rest.failures)


class CheckpointedMatch(Match):
    """A game that writes each action to memory shared with the parent, and reports each failure to it at once."""

    def __init__(self, job: MatchJob, checkpoint: Any, report: Callable[[BotFailure], None]) -> None:
        """Make the bots and replay the job's actions."""
        self.job, self.checkpoint, self.report = job, checkpoint, report
        checkpoint[COUNT], checkpoint[DECIDING] = 0, 0
        super().__init__(job.pairing)
        self.failures[:0] = job.failures
        for action in job.actions:
            self.report_crashes()
            self.game.play(action)
            self.write_action(action)
        self.report_crashes()

    def seat_player(self, seat: int) -> Player:
        """As in any match; a bot that has failed before is replaced at once."""
        self.checkpoint[DECIDING] = seat
        if seat in self.job.failed_seats:
            return new_player("random", self._seed_of(seat))
        return super().seat_player(seat)

    def record_failure(self, seat: int, fault: BaseException) -> Player:
        """As in any match, and report it to the parent, in case this process dies later."""
        fallback = super().record_failure(seat, fault)
        self.report(self.failures[-1])
        return fallback

    def report_crashes(self) -> None:
        """Record the crashes of this moment."""
        for crash in self.job.crashes:
            if crash.moment == self.game.moment:
                self.replace_failed(crash.seat, ProcessDied(crash.how))

    def write_action(self, action: int) -> None:
        """Write an action to the checkpoint, then count it."""
        self.checkpoint[ACTIONS + self.checkpoint[COUNT]] = action
        self.checkpoint[COUNT] += 1

    def step(self) -> None:
        """As in any match, with the deciding seat and its action in the checkpoint."""
        assert self.game.decision is not None
        self.checkpoint[DECIDING] = self.game.decision.seat
        super().step()
        self.write_action(self.game.actions[-1])


def load_machine_code() -> None:
    """Compile and load all machine code, so that no bot's time is spent on it."""
    loader.warm_up()


def run_worker(jobs: Connection, checkpoint: Any) -> None:
    """The main function of a worker: play job after job until the pipe closes.

    It sends None once it is ready, then for each job its BotFailures and a MatchResult, or a traceback.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.dup2(2, 1)  # stdout is for results, so what bots print goes to stderr
    with contextlib.suppress(EOFError, OSError):
        load_machine_code()
        jobs.send(None)
        while True:
            job: MatchJob = jobs.recv()
            answer: MatchResult | str
            try:
                answer = CheckpointedMatch(job, checkpoint, jobs.send).play()
            except Exception:
                answer = traceback.format_exc()
            jobs.send(answer)
