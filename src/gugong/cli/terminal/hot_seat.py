"""Table: a game, the people at the screen, and the opponents in the other seats."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from ...errors import SetupError
from ...game.game import Game
from ...vocabulary.names import SEAT_NAMES
from .. import save_files
from ..messages import say
from ..save_files import Seating
from . import opponents
from .opponents import Opponents
from .scene import Scene


class Table:
    """Who plays; the first seats are people's, Meng's seat is played by the rules themselves."""

    def __init__(self, game: Game, seating: Seating, path: Path | None = None) -> None:
        """A game at the screen; `path` is where it is kept."""
        most = game.setup.players
        if not 1 <= seating.people <= most:
            raise SetupError(say("bad-people", people=seating.people, most=most))
        if len(seating.names) > seating.people:
            raise SetupError(say("too-many-names", names=len(seating.names), people=seating.people))
        self.game = game
        self.people = range(seating.people)
        self.opponents = _seated(seating, range(seating.people, most), game.setup.solo)
        self.seating = replace(seating, opponents=list(self.opponents.values()))
        self.path = path or save_files.fresh_path()

    @property
    def names(self) -> dict[int, str]:
        """What stands beside the colour of a seat."""
        return dict(enumerate(self.seating.names)) | self.opponents

    def seat_word(self, seat: int) -> str:
        """The word that a seat's name message ends in."""
        return "meng" if self.game.setup.solo and seat == 1 else SEAT_NAMES[seat]

    def scene(self, seat: int | None) -> Scene:
        """What a seat sees."""
        return Scene(self.game.view(seat), self.game.box, self.names)

    @property
    def opponent_to_play(self) -> int | None:
        """The seat of the opponent who decides now, if one does."""
        decision = self.game.decision
        return None if decision is None or decision.seat in self.people else decision.seat

    def let_others_play(self, thinking: Callable[[int], None] | None = None) -> list[str]:
        """Opponents choose until a person is asked or the game is over; sentences about those that failed.

        `thinking` is told each seat before it is asked.
        """
        bots = Opponents(self.opponents, self.game)
        while (seat := self.opponent_to_play) is not None:
            if thinking is not None:
                thinking(seat)
            self.game.play(bots.choose())
        return bots.faults

    def way_back(self) -> tuple[int, bool]:
        """How many actions lead back to a person's last decision (0: none does), and whether no barrier is passed."""
        twin = self.game.clone()
        free = True
        for steps in range(1, len(twin.actions) + 1):
            free = free and twin.can_undo
            twin.undo(consent=True)
            if twin.decision is not None and twin.decision.seat in self.people:
                return steps, free
        return 0, False

    def go_back(self, steps: int) -> None:
        """Take actions back; whoever asked has consented."""
        for _ in range(steps):
            self.game.undo(consent=True)

    def go_on(self) -> None:
        """Do again what was taken back, up to a person's next decision."""
        self.game.redo()
        while self.game.can_redo and self.opponent_to_play is not None:
            self.game.redo()

    def keep(self) -> None:
        """Save to the table's own file."""
        save_files.write(self.game, self.seating, self.path)


def _seated(seating: Seating, free: range, solo: bool) -> dict[int, str]:
    """A level or spec for each seat that no person has."""
    wanted = seating.opponents
    if wanted and not free:
        raise SetupError(say("no-opponents", meng=solo, people=seating.people))
    if len(wanted) > len(free):
        raise SetupError(say("too-many-opponents", opponents=len(wanted), seats=len(free)))
    words = wanted or [opponents.DEFAULT]
    return {seat: words[min(number, len(words) - 1)] for number, seat in enumerate(free)}
