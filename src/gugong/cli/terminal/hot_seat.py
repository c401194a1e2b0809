"""HotSeatGame: a game of people who share a screen, with bots in the other seats."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from ...errors import SetupError
from ...game.game import Game
from ...rules.core.seats import MENG
from ...vocabulary.names import seat_name
from .. import save_files
from ..messages import message
from ..save_files import Seating
from . import opponents
from .board_context import BoardContext
from .opponents import OpponentBots


class HotSeatGame:
    """A game and who plays it: people in the first seats, bots in the others; Meng is played by the rules."""

    def __init__(self, game: Game, seating: Seating, path: Path | None = None) -> None:
        """Raises SetupError if the seating does not fit the game; `path` is its save file, by default a new one."""
        most = game.setup.players
        if not 1 <= seating.people <= most:
            raise SetupError(message("bad-people", people=seating.people, most=most))
        if len(seating.names) > seating.people:
            raise SetupError(message("too-many-names", names=len(seating.names), people=seating.people))
        self.game = game
        self.people = range(seating.people)
        self.opponents = _seated(seating, range(seating.people, most), game.setup.solo)
        self.seating = replace(seating, opponents=list(self.opponents.values()))
        self.path = path or save_files.new_save_path()
        self._end_is_told = game.over

    @property
    def names(self) -> dict[int, str]:
        """The names of people and opponents, by seat."""
        return dict(enumerate(self.seating.names)) | self.opponents

    def seat_key(self, seat: int) -> str:
        """The key of a seat's name in the messages `seat-<key>`."""
        return seat_name(seat, self.game.setup.solo and seat == MENG)

    def context_for(self, seat: int | None) -> BoardContext:
        """What the board is drawn from for a seat, or for a spectator (None)."""
        return BoardContext(self.game.view(seat), self.game.box, self.names)

    @property
    def opponent_to_play(self) -> int | None:
        """The seat of the opponent who decides now, or None."""
        decision = self.game.decision
        return None if decision is None or decision.seat in self.people else decision.seat

    def play_opponents(self, thinking: Callable[[int], None] | None = None) -> list[str]:
        """Let opponents play until a person decides or the game is over; returns sentences about bots that failed.

        `thinking` is called with each seat before its bot is asked.
        """
        bots = OpponentBots(self.opponents, self.game)
        while (seat := self.opponent_to_play) is not None:
            if thinking is not None:
                thinking(seat)
            self.game.play(bots.choose())
        if self.game.over and not self._end_is_told:
            bots.end_game()
        self._end_is_told = self.game.over
        return bots.faults

    def steps_to_last_decision(self) -> tuple[int, bool]:
        """How many actions to undo to a person's last decision (0: there is none), and whether all are free to undo."""
        twin = self.game.clone()
        free = True
        for steps in range(1, len(twin.actions) + 1):
            free = free and twin.can_undo
            twin.undo(consent=True)
            if twin.decision is not None and twin.decision.seat in self.people:
                return steps, free
        return 0, False

    def undo(self, steps: int) -> None:
        """Undo so many actions; consent is given."""
        for _ in range(steps):
            self.game.undo(consent=True)

    def redo(self) -> None:
        """Redo up to a person's next decision."""
        self.game.redo()
        while self.game.can_redo and self.opponent_to_play is not None:
            self.game.redo()

    def save(self) -> None:
        """Write the save file."""
        save_files.write(self.game, self.seating, self.path)


def _seated(seating: Seating, free: range, solo: bool) -> dict[int, str]:
    """The level or spec of each seat without a person."""
    wanted = seating.opponents
    if wanted and not free:
        raise SetupError(message("no-opponents", meng=solo, people=seating.people))
    if len(wanted) > len(free):
        raise SetupError(message("too-many-opponents", opponents=len(wanted), seats=len(free)))
    words = wanted or [opponents.DEFAULT]
    return {seat: words[min(number, len(words) - 1)] for number, seat in enumerate(free)}
