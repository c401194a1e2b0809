"""States and boxes for reading: fields as plain attributes.

Each look at a field of a NumPy record costs microseconds, and a view looks at hundreds.
"""

from collections import namedtuple
from functools import cache
from typing import Any

import numpy as np

from ..box import Box
from ..box.record import BOX
from ..rules.core.state import STATE

_BoxFields: Any = namedtuple("_BoxFields", list(BOX.names or ()))  # type: ignore[misc]


def _layout() -> dict[str, tuple[int, np.dtype, tuple[int, ...], int]]:
    """For each field of a state: where it begins, its type, its shape and how many numbers it has."""
    found = {}
    for name in STATE.names or ():
        assert STATE.fields is not None
        field, offset, *_ = STATE.fields[name]
        found[name] = (offset, field.base, field.shape, int(np.prod(field.shape, dtype=int)))
    return found


_FIELDS = _layout()


class PlainState:
    """A state by its bytes; a field is decoded when it is first read: a number, or an array that cannot be changed."""

    def __init__(self, state: bytes) -> None:
        """Make it of the bytes of a state."""
        self.bytes = state

    def __getattr__(self, name: str) -> Any:
        """Decode a field and keep it."""
        try:
            offset, base, shape, count = _FIELDS[name]
        except KeyError:
            raise AttributeError(name) from None
        value: Any
        if shape:
            value = np.frombuffer(self.bytes, base, count, offset)
            if len(shape) > 1:
                value = value.reshape(shape)
        else:
            value = int.from_bytes(self.bytes[offset : offset + base.itemsize], "little", signed=True)
        self.__dict__[name] = value
        return value


@cache
def plain_box(box: Box) -> Any:
    """The figures of a box as plain fields."""
    return _BoxFields(*box.record[:1].tolist()[0])
