"""Observations of bare states, as adapters need them for every step."""

import numpy as np

from ..box import Box
from .batch.machine import entry_points
from .observation.blocks import OBSERVATION_SIZE


def observe_state(state: np.ndarray, box: Box, seat: int) -> np.ndarray:
    """What a seat may know of a state (an array of one that can be written to), as `observe` gives it of a game."""
    row = np.empty(OBSERVATION_SIZE, np.int8)
    entry_points().observe_state(state, box.record, seat, row)
    return row
