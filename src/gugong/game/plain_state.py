"""States and boxes for reading: fields as plain attributes.

Each look at a field of a NumPy record costs microseconds, and a view looks at hundreds.
"""

from collections.abc import Collection
from functools import cache
from itertools import accumulate
from struct import Struct
from types import SimpleNamespace
from typing import Any

import numpy as np

from ..box import Box
from ..box.record import BOX
from ..rules.core.frames import COLUMNS
from ..rules.core.state import STATE, bytes_of


def _layout() -> dict[str, tuple[int, np.dtype, tuple[int, ...], int]]:
    """For each field of a state: where it begins, its type, its shape and how many numbers it has."""
    found = {}
    for name in STATE.names or ():
        assert STATE.fields is not None
        field, offset, *_ = STATE.fields[name]
        found[name] = (offset, field.base, field.shape, int(np.prod(field.shape, dtype=int)))
    return found


_FIELDS = _layout()
_STACK, _DEPTH = bytes_of("stack").start, bytes_of("depth").start
_FRAME = Struct(f"{COLUMNS}b")


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


def top_frame(state: bytes) -> tuple[int, ...]:
    """The frame on top of a state's stack: what is to be decided or done next."""
    return _FRAME.unpack_from(state, _STACK + (state[_DEPTH] - 1) * COLUMNS)


class StateNumbers:
    """A state by its bytes for views: a field is a number, a tuple, or a tuple of tuples. Quicker than arrays.

    A field is decoded when it is first read; a `FieldDecoder` is quicker where most of them will be.
    """

    def __init__(self, state: bytes) -> None:
        """Make it of the bytes of a state."""
        self.bytes = state

    def __getattr__(self, name: str) -> Any:
        """Decode a field and keep it."""
        try:
            unpack, offset, width = _UNPACKERS[name]
        except KeyError:
            raise AttributeError(name) from None
        numbers = unpack(self.bytes, offset)
        value: Any = numbers[0] if width == 0 else _in_rows(numbers, width)
        self.__dict__[name] = value
        return value


class FieldDecoder:
    """Decodes some fields of states all at once."""

    def __init__(self, names: Collection[str]) -> None:
        """For these fields."""
        forms = [form if name in names else f"{size}x" for name, (form, _, _, _, size) in _FORMATS.items()]
        wanted = [(name, count, width) for name, (_, _, count, width, _) in _FORMATS.items() if name in names]
        ends = accumulate(count for _, count, _ in wanted)
        self._unpack = Struct("<" + "".join(forms)).unpack
        self._places = [(name, end - count, end, width) for (name, count, width), end in zip(wanted, ends, strict=True)]

    def decode(self, state: StateNumbers) -> None:
        """Decode the fields of a state, and keep them there."""
        numbers, fields = self._unpack(state.bytes), state.__dict__
        for name, first, last, width in self._places:
            fields[name] = numbers[first] if width == 0 else _in_rows(numbers[first:last], width)


def _in_rows(numbers: tuple[int, ...], width: int) -> Any:
    """Numbers as rows of a width; -1: one row."""
    return numbers if width < 0 else tuple([numbers[i : i + width] for i in range(0, len(numbers), width)])


def _formats() -> dict[str, tuple[str, int, int, int, int]]:
    """Of each field: format, beginning, how many numbers, the width of a row (0: one number), and bytes."""
    letters = {"i1": "b", "i2": "h", "i8": "q"}
    return {
        name: (
            f"{count}{letters[base.str[1:]]}",
            offset,
            count,
            0 if not shape else (*shape, -1)[1],
            count * base.itemsize,
        )
        for name, (offset, base, shape, count) in _FIELDS.items()
    }


_FORMATS = _formats()
_UNPACKERS = {name: (Struct(f"<{form}").unpack_from, at, width) for name, (form, at, _, width, _) in _FORMATS.items()}


@cache
def plain_box(box: Box) -> Any:
    """The figures of a box as plain fields."""
    return SimpleNamespace(**dict(zip(BOX.names or (), box.record[:1].tolist()[0], strict=True)))
