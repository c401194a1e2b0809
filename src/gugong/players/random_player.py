"""`random`: any legal action, all alike."""

import random

from ..game.game import Game
from .specs import no_argument


class RandomPlayer:
    """Chooses blindly."""

    def __init__(self, seed: int) -> None:
        """A player with randomness of its own."""
        self._chance = random.Random(seed)

    def decide(self, game: Game, seat: int) -> int:
        """Any legal action."""
        return self._chance.choice(game.legal)


def make(argument: str | None, *, seed: int) -> RandomPlayer:
    """For the spec `random`."""
    no_argument("random", argument)
    return RandomPlayer(seed)
