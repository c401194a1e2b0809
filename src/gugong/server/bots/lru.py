"""A memory that forgets what was not needed for longest."""

from collections import OrderedDict
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Recent(OrderedDict[K, V]):
    """At most so many things, in the order in which they were kept last."""

    def __init__(self, limit: int) -> None:
        """Empty."""
        super().__init__()
        self._limit = limit

    def keep(self, key: K, value: V) -> V:
        """Remember it as the latest, and forget the oldest if there are too many."""
        self[key] = value
        self.move_to_end(key)
        if len(self) > self._limit:
            self.popitem(last=False)
        return value
