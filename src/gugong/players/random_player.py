"""The bot `random`: any legal action, all with equal probability."""

import random

from ..game.game import Game
from .specs import no_argument


class RandomPlayer:
    """Chooses among the legal actions at random."""

    def __init__(self, seed: int) -> None:
        """`seed` fixes its choices."""
        self._chance = random.Random(seed)

    def decide(self, game: Game, seat: int) -> int:
        """A random legal action."""
        return self._chance.choice(game.legal)


def make(argument: str | None, *, seed: int) -> RandomPlayer:
    """Entry point of the spec `random`."""
    no_argument("random", argument)
    return RandomPlayer(seed)
