"""A state of a game as views look at it, with what the rules reckon from it."""

from functools import cached_property
from typing import TYPE_CHECKING, Any

import numpy as np

from ..box import Box
from ..compiler import loader
from ..rules.core.clock_steps import ClockStep
from ..rules.core.state import SEATS, STATE
from ..rules.entry_points import VIEW_FIGURES
from ..rules.forecast import FORECAST_FIGURES
from ..setup import Setup
from .plain_state import PlainState, StateNumbers
from .workspace import quiet_workspace

if TYPE_CHECKING:
    from .game import Game


class ViewSource:
    """A state of a game as views look at it."""

    def __init__(self, state: bytes, setup: Setup, box: Box) -> None:
        """Make it of the bytes of a state, the set-up of its game, and the box."""
        self.bytes, self.setup, self.box = state, setup, box
        self.numbers: Any = StateNumbers(state)
        self.seats = setup.seats

    @cached_property
    def state(self) -> PlainState:
        """The state as the rules read it."""
        return PlainState(self.bytes)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.numbers.step == ClockStep.OVER)

    @cached_property
    def figures(self) -> list[int]:
        """What the rules reckon from a state for views: see the entry point `view_figures`."""
        found = np.zeros(VIEW_FIGURES, np.int64)
        loader.entry_points().view_figures(np.frombuffer(bytearray(self.bytes), STATE), self.box.record, found)
        listed: list[int] = found.tolist()
        return listed

    @cached_property
    def forecast(self) -> list[int]:
        """What the wall and the final scoring would give now: see the entry point `forecast`."""
        found = np.zeros(FORECAST_FIGURES, np.int64)
        states = np.frombuffer(bytearray(self.bytes * 2), STATE)
        loader.entry_points().forecast(states, self.box.record, quiet_workspace(), found)
        listed: list[int] = found.tolist()
        return listed

    @cached_property
    def standings(self) -> list[int]:
        """Final scores by seat, then ranks by seat, then the best seat that can win or NOBODY: as if it ended now."""
        found = np.zeros(2 * SEATS + 1, np.int64)
        loader.entry_points().standings(np.frombuffer(bytearray(self.bytes), STATE), found)
        listed: list[int] = found.tolist()
        return listed


def view_source(game: "Game") -> ViewSource:
    """A game as views look at it now."""
    return ViewSource(game._bytes, game.setup, game.box)
