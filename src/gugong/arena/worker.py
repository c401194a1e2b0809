"""One process that plays games for a crowd, and the notes from which a game goes on should the process die."""

import contextlib
import os
import signal
import traceback
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from .. import referee
from ..players import Player, new_player
from .match import Died, Match, Pairing, Result

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
    """A game to play from its beginning, or on from where a process died."""

    pairing: Pairing
    actions: tuple[int, ...] = ()
    falls: tuple[Fall, ...] = ()

    def after_death(self, notes: Any, how: str) -> "Job | None":
        """The rest of this job; whoever was at work has fallen, or the next who has not. None: nobody is left."""
        fallen = {fall.seat for fall in self.falls}
        seats = len(self.pairing.specs)
        standing = [seat for n in range(seats) if (seat := (notes[AT_WORK] + n) % seats) not in fallen]
        if not standing:
            return None
        actions = tuple(notes[ACTIONS : ACTIONS + notes[PLAYED]])
        return Job(self.pairing, actions, (*self.falls, Fall(len(actions), standing[0], how)))


class NotedMatch(Match):
    """A game that notes every action where the parent process can read it."""

    def __init__(self, job: Job, notes: Any) -> None:
        """Seat the bots and bring the game to where it was."""
        self.job, self.notes = job, notes
        notes[PLAYED], notes[AT_WORK] = 0, 0
        super().__init__(job.pairing)
        for action in job.actions:
            self.let_fall()
            self.game.play(action)
            self.note(action)
        self.let_fall()

    def seated(self, seat: int) -> Player:
        """As in any game; a bot that has fallen is not called again."""
        self.notes[AT_WORK] = seat
        if any(fall.seat == seat for fall in self.job.falls):
            return new_player("random", self._seed_of(seat))
        return super().seated(seat)

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
    from ..warm_up import EXERCISES

    referee.warm_up()
    for part, exercise in EXERCISES.items():
        exercise(referee.entries(part))


def work(jobs: Connection, notes: Any) -> None:
    """Play job after job until the pipe closes; says None once it is ready, then a Result or a traceback for each."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.dup2(2, 1)  # stdout is for results, so what bots print goes to stderr
    with contextlib.suppress(EOFError, OSError):
        load_machine_code()
        jobs.send(None)
        while True:
            job: Job = jobs.recv()
            answer: Result | str
            try:
                answer = NotedMatch(job, notes).play()
            except Exception:
                answer = traceback.format_exc()
            jobs.send(answer)
