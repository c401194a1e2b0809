"""The bot `instinct`: plays the likeliest action of a trained policy, without search."""

import numpy as np

from ..ai.features import CHOICES
from ..compiler import loader
from ..game.game import Game
from ..rules.core.actions import ACTION_COUNT
from ..rules.core.state import STATE, new_workspace
from .specs import no_argument
from .weights import weights_for


class InstinctPlayer:
    """Chooses the action to which the policy gives the highest probability."""

    def __init__(self) -> None:
        """Has no state but its buffers."""
        self._states = np.zeros(1, STATE)
        self._work = new_workspace(explain=False, recording=False)
        self._choices = np.zeros(1, CHOICES)
        self._prior = np.zeros(ACTION_COUNT)

    def priors(self, game: Game) -> dict[int, float]:
        """The policy's probability of each legal action."""
        self._states[:] = game.state
        loader.entry_points(loader.BOTS).policy_priors(
            self._states, game.box.record, self._work, self._choices, weights_for(game), self._prior
        )
        return {action: float(self._prior[action]) for action in game.legal}

    def decide(self, game: Game, seat: int) -> int:
        """The action with the highest probability; of equal ones the first."""
        priors = self.priors(game)
        return max(priors, key=priors.__getitem__)


def make(argument: str | None, *, seed: int) -> InstinctPlayer:
    """Entry point of the spec `instinct`."""
    no_argument("instinct", argument)
    return InstinctPlayer()
