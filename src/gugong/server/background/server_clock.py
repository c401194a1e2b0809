"""The time that entries carry and clocks go by: that of the machine, but it neither stands still, goes back nor leaps.

Within a run it follows the monotonic clock. What leaps (the machine's clock was set, the machine slept, the process
stood still) is found at the next tick and returned, so that it can be given back to whoever was to move.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass

MAX_STEP_MS = 3_000  # between two ticks no more than this passes: a process that stood still does not count
TOLERANCE_MS = 2_000  # by which it may be behind the reference before it leaps there
SLEW_MS = 10  # by which it is corrected at each tick


def wall_ms() -> int:
    """The time of this machine, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def monotonic_ms() -> int:
    """Milliseconds since some moment; nobody can set this clock."""
    return time.monotonic_ns() // 1_000_000


@dataclass(frozen=True)
class Leap:
    """From when to when time passed that nobody could use."""

    begun: int
    ended: int


class ServerClock:
    """A clock that follows a reference: the machine's own, or a common one of several processes (see `follow`)."""

    def __init__(
        self,
        common: int | None = None,
        at_least: int = 0,
        *,
        wall: Callable[[], int] = wall_ms,
        monotonic: Callable[[], int] = monotonic_ms,
    ) -> None:
        """Starts at a common time, or at the machine's if there is none; but not before `at_least`."""
        self._wall, self._monotonic = wall, monotonic
        self._ticked = monotonic()
        # A common time, and the monotonic time at which it was told.
        self._common = None if common is None else (common, self._ticked)
        self._time = max(wall() if common is None else common, at_least)

    def now(self) -> int:
        """The time in milliseconds since 1970."""
        return self._time + min(self._monotonic() - self._ticked, MAX_STEP_MS)

    def follow(self, common: int) -> None:
        """From now on the reference is a common clock, on which it is so late now, instead of the machine's."""
        self._common = (common, self._monotonic())

    @property
    def behind(self) -> int:
        """By how many milliseconds it is behind its reference; negative if it is ahead."""
        if self._common is None:
            return self._wall() - self.now()
        common, told = self._common
        return common + self._monotonic() - told - self.now()

    def tick(self) -> Leap | None:
        """To be called every second: go on from here, corrected a little; returns the leap if it was far behind.

        A reference that was set back is not followed, but for that little: meanwhile clocks go on.
        """
        behind = self.behind
        begun = self.now()
        self._ticked = self._monotonic()
        if behind > TOLERANCE_MS:
            self._time = begun + behind
            return Leap(begun, self._time)
        self._time = begun + max(-SLEW_MS, min(behind, SLEW_MS))
        return None
