"""The checkpoint of a game: what was played, in memory that a worker and its parent share.

It costs next to nothing to write, and the parent can read it when the worker has died.
"""

import mmap
import struct
from pathlib import Path

SIZE = 1 << 14  # integers: the number of actions played, the deciding seat, and the actions
COUNT, DECIDING, ACTIONS = 0, 1, 2  # indices


class Checkpoint:
    """A file of integers that is mapped into the memory of both processes."""

    def __init__(self, path: Path) -> None:
        """Map a file, which is made if it is not there."""
        self.path = path
        size = SIZE * struct.calcsize("i")
        with path.open("r+b" if path.exists() else "w+b") as file:
            file.truncate(size)
            self._numbers: memoryview[int] = memoryview(mmap.mmap(file.fileno(), size)).cast("i")

    def begin(self) -> None:
        """A game begins."""
        self._numbers[COUNT], self._numbers[DECIDING] = 0, 0

    def write_action(self, action: int) -> None:
        """Write an action, then count it."""
        self._numbers[ACTIONS + self._numbers[COUNT]] = action
        self._numbers[COUNT] += 1

    @property
    def deciding(self) -> int:
        """The seat whose bot is at work."""
        return self._numbers[DECIDING]

    @deciding.setter
    def deciding(self, seat: int) -> None:
        self._numbers[DECIDING] = seat

    @property
    def actions(self) -> tuple[int, ...]:
        """The actions so far."""
        return tuple(self._numbers[ACTIONS : ACTIONS + self._numbers[COUNT]])

    @property
    def progress(self) -> tuple[int, int]:
        """Something that changes with every decision."""
        return self._numbers[COUNT], self._numbers[DECIDING]
