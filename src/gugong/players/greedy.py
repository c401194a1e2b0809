"""The bot `greedy`: searches to the end of its own turn and maximises a hand-written evaluation function."""

import numpy as np

from ..ai.greedy import MAX_DEPTH
from ..compiler import loader
from ..game.game import Game
from ..rules.core.actions import ACTION_COUNT
from ..rules.core.state import STATE, new_workspace
from .specs import no_argument

POSITIONS = 2000  # evaluated for one decision, at most


class GreedyPlayer:
    """Chooses the action whose turn can end in the best evaluation."""

    def __init__(self, positions: int = POSITIONS) -> None:
        """`positions` limits how many are evaluated for a decision."""
        self._positions = positions
        self._states = np.zeros(MAX_DEPTH, STATE)
        self._work = new_workspace(explain=False, recording=False)
        self._options = np.zeros((MAX_DEPTH, ACTION_COUNT), np.int16)
        self._values = np.zeros(ACTION_COUNT)

    def values(self, game: Game) -> dict[int, float]:
        """By legal action, the best evaluation that it can lead to in this turn, in final VP expected."""
        self._states[:1] = game.state
        n = loader.entry_points(loader.BOTS).greedy_values(
            self._states, game.box.record, self._work, self._options, self._positions, self._values
        )
        return dict(zip(self._options[0, :n].tolist(), self._values[:n].tolist(), strict=True))

    def decide(self, game: Game, seat: int) -> int:
        """The action with the best value; of equal ones the first."""
        values = self.values(game)
        return max(values, key=values.__getitem__)


def make(argument: str | None, *, seed: int) -> GreedyPlayer:
    """Entry point of the spec `greedy`."""
    no_argument("greedy", argument)
    return GreedyPlayer()
