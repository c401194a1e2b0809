"""Where victory points come from, as the breakdown of a score names it."""

from enum import IntEnum


class PointSource(IntEnum):
    """The sources. Those of the level 3 decrees stand together, in the order of the box."""

    WALL = 0
    NIGHT = 1
    DECREES = 2
    ENVOY = 3
    HARBOURS = 4
    TOKENS = 5
    TRADES = 6
    TOLLS = 7
    FINAL_WALL = 8
    DECREE_SCORE = 9
    DECREE_EIGHT = 10
    DECREE_JADE = 11
    DECREE_DECREES = 12
    DECREE_HARBOURS = 13
    PALACE = 14
    JADE = 15
    CARRIED = 16  # VP that came with a position
    SWAPS = 17  # Meng's VP for the swap of a gift card

    @property
    def key(self) -> str:
        """Its name for programs."""
        return self.name.lower()
