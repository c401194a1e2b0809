"""Table: a game, the people at the screen, and opponents that choose at random in the other seats."""

import random
from pathlib import Path

from ..errors import SetupError
from ..game import Game
from ..words import SEAT_NAMES
from . import saves
from .saves import Seating
from .saying import say
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
        self.seating = seating
        self.people = range(seating.people)
        self.path = path or saves.fresh_path()

    @property
    def names(self) -> dict[int, str]:
        """What stands beside the colour of a seat."""
        own = dict(enumerate(self.seating.names))
        others = range(len(self.people), self.game.setup.players)
        return own | {seat: say("random-player") for seat in others}

    def seat_word(self, seat: int) -> str:
        """The word that a seat's name message ends in."""
        return "meng" if self.game.setup.solo and seat == 1 else SEAT_NAMES[seat]

    def scene(self, seat: int | None) -> Scene:
        """What a seat sees."""
        return Scene(self.game.view(seat), self.game.box, self.names)

    def let_others_play(self) -> None:
        """Opponents choose until a person is asked or the game is over; the same moment, the same choice."""
        while self.game.decision is not None and self.game.decision.seat not in self.people:
            chance = random.Random(f"{self.game.setup.seed}:{len(self.game.actions)}")
            self.game.play(chance.choice(self.game.legal))

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
        while self.game.can_redo and self.game.decision is not None and self.game.decision.seat not in self.people:
            self.game.redo()

    def keep(self) -> None:
        """Save to the table's own file."""
        saves.write(self.game, self.seating, self.path)
