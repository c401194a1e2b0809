"""Observations of bare states, as adapters need them for every step."""

import numpy as np

from ..box import Box
from ..game.plain_state import PlainState, plain_box
from .observation.encoder import encode


def observe_into(row: np.ndarray, state: np.ndarray, box: Box, seat: int) -> None:
    """Fill a row of OBSERVATION_SIZE int8 with what a seat may know of a state (an array of one)."""
    encode(PlainState(state.tobytes()), plain_box(box), seat, row)
