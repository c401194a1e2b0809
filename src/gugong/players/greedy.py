"""`greedy`: looks through its own turn and takes what leaves it best off, by a hand-made judgement of positions."""

import numpy as np

from ..ai.greedy import DEEPEST
from ..compiler import loader
from ..game.game import Game
from ..rules.core.actions import ACTION_COUNT
from ..rules.core.state import STATE, new_workspace
from .specs import no_argument

POSITIONS = 2000  # looked at for one decision, at most


class GreedyPlayer:
    """Sees no further than the end of its own turn."""

    def __init__(self, positions: int = POSITIONS) -> None:
        """A player that looks at so many positions a decision."""
        self._positions = positions
        self._states = np.zeros(DEEPEST, STATE)
        self._work = new_workspace(explain=False, recording=False)
        self._options = np.zeros((DEEPEST, ACTION_COUNT), np.int16)
        self._values = np.zeros(ACTION_COUNT)

    def judge(self, game: Game) -> dict[int, float]:
        """The worth that each legal action can lead to, in VP expected at the end."""
        self._states[:1] = game._state
        n = loader.entry_points(loader.BOTS).look(
            self._states, game.box.record, self._work, self._options, self._positions, self._values
        )
        return dict(zip(self._options[0, :n].tolist(), self._values[:n].tolist(), strict=True))

    def decide(self, game: Game, seat: int) -> int:
        """The best action, the first of equals."""
        values = self.judge(game)
        return max(values, key=values.__getitem__)


def make(argument: str | None, *, seed: int) -> GreedyPlayer:
    """For the spec `greedy`."""
    no_argument("greedy", argument)
    return GreedyPlayer()
