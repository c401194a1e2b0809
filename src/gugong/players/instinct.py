"""`instinct`: what a practised player does without thinking; it plays the games that `mcts` imagines."""

import numpy as np

from ..ai.features import CHOICES
from ..compiler import loader
from ..game.game import Game
from ..rules.core.actions import ACTION_COUNT
from ..rules.core.state import STATE, new_workspace
from .specs import no_argument
from .weights import weights_for


class InstinctPlayer:
    """Takes the option that practice has made likeliest."""

    def __init__(self) -> None:
        """A player that remembers nothing."""
        self._states = np.zeros(1, STATE)
        self._work = new_workspace(explain=False, recording=False)
        self._choices = np.zeros(1, CHOICES)
        self._prior = np.zeros(ACTION_COUNT)

    def feel(self, game: Game) -> dict[int, float]:
        """How likely each legal action is."""
        self._states[:] = game._state
        loader.entry_points(loader.BOTS).feel(
            self._states, game.box.record, self._work, self._choices, weights_for(game), self._prior
        )
        return {action: float(self._prior[action]) for action in game.legal}

    def decide(self, game: Game, seat: int) -> int:
        """The likeliest action."""
        chances = self.feel(game)
        return max(chances, key=chances.__getitem__)


def make(argument: str | None, *, seed: int) -> InstinctPlayer:
    """For the spec `instinct`."""
    no_argument("instinct", argument)
    return InstinctPlayer()
