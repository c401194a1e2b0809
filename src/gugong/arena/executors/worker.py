"""What a worker process of the arena does: it plays games, and goes on with those whose process has died."""

import pickle
import traceback
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from ...players import Player, new_player
from ..match import BotFailure, Hook, Match, Pairing, ProcessDied
from .checkpoint import Checkpoint

LONGEST_TRACEBACK = 20_000  # characters


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

    def after_crash(self, checkpoint: Checkpoint, how: str, reported: Sequence[BotFailure]) -> "MatchJob | None":
        """The rest of this job; the bot that was deciding has crashed, or else the next one. None if no bot is left."""
        known = {failure.seat for failure in reported}
        crashes = tuple(crash for crash in self.crashes if crash.seat not in known)
        rest = MatchJob(self.pairing, self.actions, crashes, (*self.failures, *reported))
        seats = len(self.pairing.specs)
        candidates = [
            seat for n in range(seats) if (seat := (checkpoint.deciding + n) % seats) not in rest.failed_seats
        ]
        if not candidates:
            return None
        # A process that died while it replayed the job's actions has written fewer of them.
        played = max(checkpoint.actions, self.actions, key=len)
        return MatchJob(self.pairing, played, (*crashes, Crash(len(played), candidates[0], how)), rest.failures)


class CheckpointedMatch(Match):
    """A game that writes each action to memory shared with the parent, and reports each failure to it at once."""

    def __init__(self, job: MatchJob, checkpoint: Checkpoint, report: Callable[[BotFailure], None]) -> None:
        """Make the bots and replay the job's actions."""
        self.job, self.checkpoint, self.report = job, checkpoint, report
        checkpoint.begin()
        super().__init__(job.pairing)
        self.failures[:0] = job.failures
        for action in job.actions:
            self.report_crashes()
            self.game.play(action)
            self.checkpoint.write_action(action)
        self.report_crashes()

    def seat_player(self, seat: int) -> Player:
        """As in any match; a bot that has failed before is replaced at once."""
        self.checkpoint.deciding = seat
        if seat in self.job.failed_seats:
            return new_player("random", self._seed_of(seat))
        return super().seat_player(seat)

    def call_hook(self, seat: int, hook: Hook) -> None:
        """As in any match, with the seat in the checkpoint."""
        self.checkpoint.deciding = seat
        super().call_hook(seat, hook)

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

    def step(self) -> None:
        """As in any match, with the deciding seat and its action in the checkpoint."""
        assert self.game.decision is not None
        self.checkpoint.deciding = self.game.decision.seat
        super().step()
        self.checkpoint.write_action(self.game.actions[-1])


class MatchHandler:
    """Plays the games that a worker is given (gugong.workers.main.JobHandler)."""

    def __init__(self) -> None:
        """Has mapped no checkpoint yet."""
        self._checkpoint: Checkpoint | None = None

    def handle(self, payload: bytes, tell: Callable[[Any], None]) -> dict[str, Any]:
        """The `result` of a game, or the `traceback` of a fault that is no bot's; `tell` gets each failure of a bot."""
        try:
            job, path = pickle.loads(payload)
            if self._checkpoint is None or self._checkpoint.path != path:
                self._checkpoint = Checkpoint(path)
            match = CheckpointedMatch(job, self._checkpoint, lambda failure: tell(asdict(failure)))
            return {"result": match.play().as_json()}
        except Exception:
            return {"traceback": traceback.format_exc()[-LONGEST_TRACEBACK:]}


def packed(job: MatchJob, checkpoint: Path) -> bytes:
    """What MatchHandler is sent."""
    return pickle.dumps((job, checkpoint), pickle.HIGHEST_PROTOCOL)
