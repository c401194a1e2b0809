"""A cache that evicts the least recently used item."""

from collections import OrderedDict
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class LruCache(OrderedDict[K, V]):
    """A dict of at most so many items, in the order in which they were last put."""

    def __init__(self, limit: int) -> None:
        """Empty."""
        super().__init__()
        self._limit = limit

    def put(self, key: K, value: V) -> V:
        """Set an item as the most recent one, and evict the oldest if there are too many."""
        self[key] = value
        self.move_to_end(key)
        if len(self) > self._limit:
            self.popitem(last=False)
        return value
