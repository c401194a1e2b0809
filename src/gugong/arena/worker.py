"""One process that plays games for a crowd, and the notes from which a game goes on should the process die."""

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
from .match import Died, Failure, Match, Pairing, Result

NOTES = 1 << 14  # whole numbers: how many actions were played, whose bot is at work, and the actions
PLAYED, AT_WORK, ACTIONS = 0, 1, 2


@dataclass(frozen=True)
class Fall:
    """A bot that took its process with it: when (after so many actions), in which seat and how."""

    moment: int
    seat: int
    how: str


@dataclass(frozen=True)
class Job:
    """A game to play from its beginning, or on from where a process died.

    `failures` are those that were told before it died; `falls` are still to be told by the game that goes on.
    """

    pairing: Pairing
    actions: tuple[int, ...] = ()
    falls: tuple[Fall, ...] = ()
    failures: tuple[Failure, ...] = ()

    @property
    def out(self) -> set[int]:
        """The seats whose bots are not called any more."""
        return {fall.seat for fall in self.falls} | {failure.seat for failure in self.failures}

    def after_death(self, notes: Any, how: str, heard: Sequence[Failure]) -> "Job | None":
        """The rest of this job; whoever was at work has fallen, or the next who has not. None: nobody is left."""
        told = {failure.seat for failure in heard}
        falls = tuple(fall for fall in self.falls if fall.seat not in told)
        rest = Job(self.pairing, self.actions, falls, (*self.failures, *heard))
        seats = len(self.pairing.specs)
        standing = [seat for n in range(seats) if (seat := (notes[AT_WORK] + n) % seats) not in rest.out]
        if not standing:
            return None
        # A process that died while it was still bringing the game to where it was has noted less than is known.
        played = max(tuple(notes[ACTIONS : ACTIONS + notes[PLAYED]]), self.actions, key=len)
        return Job(self.pairing, played, (*falls, Fall(len(played), standing[0], how)), rest.failures)


class NotedMatch(Match):
    """A game that notes every action where the parent process can read it, and tells it of every failure at once."""

    def __init__(self, job: Job, notes: Any, tell: Callable[[Failure], None]) -> None:
        """Seat the bots and bring the game to where it was."""
        self.job, self.notes, self.tell = job, notes, tell
        notes[PLAYED], notes[AT_WORK] = 0, 0
        super().__init__(job.pairing)
        self.failures[:0] = job.failures
        for action in job.actions:
            self.let_fall()
            self.game.play(action)
            self.note(action)
        self.let_fall()

    def seated(self, seat: int) -> Player:
        """As in any game; a bot that has fallen is not called again."""
        self.notes[AT_WORK] = seat
        if seat in self.job.out:
            return new_player("random", self._seed_of(seat))
        return super().seated(seat)

    def failed(self, seat: int, fault: BaseException) -> Player:
        """As in any game, and the parent hears of it, should this process die later."""
        stand_in = super().failed(seat, fault)
        self.tell(self.failures[-1])
        return stand_in

    def let_fall(self) -> None:
        """Tell of the bots that fell at this moment."""
        for fall in self.job.falls:
            if fall.moment == self.game.moment:
                self.fail(fall.seat, Died(fall.how))

    def note(self, action: int) -> None:
        """Write an action down, then count it."""
        self.notes[ACTIONS + self.notes[PLAYED]] = action
        self.notes[PLAYED] += 1

    def step(self) -> None:
        """Ask whoever decides, and note it."""
        assert self.game.decision is not None
        self.notes[AT_WORK] = self.game.decision.seat
        super().step()
        self.note(self.game.actions[-1])


def load_machine_code() -> None:
    """Have everything compiled and loaded, so that no bot's time is spent on it."""
    from ..compiler.compile import EXERCISES

    loader.warm_up()
    for part, exercise in EXERCISES.items():
        exercise(loader.entry_points(part))


def work(jobs: Connection, notes: Any) -> None:
    """Play job after job until the pipe closes; says None once it is ready, then Failures and a
    Result, or a traceback, for each."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.dup2(2, 1)  # stdout is for results, so what bots print goes to stderr
    with contextlib.suppress(EOFError, OSError):
        load_machine_code()
        jobs.send(None)
        while True:
            job: Job = jobs.recv()
            answer: Result | str
            try:
                answer = NotedMatch(job, notes, jobs.send).play()
            except Exception:
                answer = traceback.format_exc()
            jobs.send(answer)
