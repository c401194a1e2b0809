"""Records for reading: a state or a box with its fields as plain attributes.

Each look at a field of a NumPy record costs microseconds, and a view looks at hundreds.
"""

from collections import namedtuple
from functools import cache
from typing import Any

import numpy as np

from ..box import Box
from ..box.record import BOX
from ..rules.core.state import STATE


def _fields(record: np.dtype) -> Any:
    return namedtuple("Fields", record.names or ())


_StateFields = _fields(STATE)
_BoxFields = _fields(BOX)


def plain_state(states: np.ndarray) -> Any:
    """The first of an array of states, as it is now: numbers, and arrays."""
    return _StateFields(*states[:1].tolist()[0])


@cache
def plain_tables(box: Box) -> Any:
    """The figures of a box."""
    return _BoxFields(*box.tables[:1].tolist()[0])
