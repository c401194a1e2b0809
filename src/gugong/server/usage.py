"""How often somebody did something at a table lately: what rate limits by person and by time are measured with.

It follows from a table's entries alone, so it is the same in every process and after every restart.
"""

from dataclasses import dataclass
from enum import StrEnum

from .settings import Limits

MINUTE = 60_000  # milliseconds
DAY = 24 * 60 * MINUTE
# Those who are nobody's in particular share one budget, however many keys they make.
SPECTATORS, NEWCOMERS = "spectators", "newcomers"


class Activity(StrEnum):
    """What has a budget of its own."""

    UNDO = "undo"
    CHAT = "chat"
    SEATS = "seats"


@dataclass(slots=True)
class _Window:
    """A sliding count: of this stretch of time, and of the one before as far as it still counts."""

    length: int
    index: int = -1
    count: int = 0
    before: int = 0

    def _move(self, now: int) -> None:
        index = now // self.length
        if index > self.index:
            self.before = self.count if index == self.index + 1 else 0
            self.index, self.count = index, 0

    def add(self, now: int, cost: int) -> None:
        self._move(now)
        self.count += cost

    def wait(self, now: int, most: int) -> int:
        """Milliseconds until one more makes at most `most` in one length of time; 0: now."""
        self._move(now)
        begun = self.index * self.length
        if self.count < most:
            free_at = begun + self._faded(self.before, most - 1 - self.count)
        else:
            free_at = begun + self.length + self._faded(self.count, most - 1)
        return max(free_at - now, 0)

    def _faded(self, count: int, most: int) -> int:
        """How far into the next stretch a count has faded to `most`."""
        return 0 if count <= most else -(-self.length * (count - most) // count)


class Usage:
    """What each person did at one table lately. People are known by the hashes of their keys."""

    def __init__(self) -> None:
        """Nothing was done yet."""
        self._windows: dict[tuple[str, Activity], tuple[_Window, _Window]] = {}

    def add(self, who: str, activity: Activity, now: int, cost: int = 1) -> None:
        """Somebody did something, which counts as so many."""
        for window in self._windows.setdefault((who, activity), (_Window(MINUTE), _Window(DAY))):
            window.add(now, cost)

    def wait(self, who: str, activity: Activity, now: int, limits: Limits) -> int:
        """Milliseconds until somebody may do something once more; 0: now."""
        windows = self._windows.get((who, activity))
        if windows is None:
            return 0
        rates = _rates(who, activity, limits)
        return max(window.wait(now, most) if most else 0 for window, most in zip(windows, rates, strict=True))

    def keep_only(self, people: set[str]) -> None:
        """Forget all but these people, and what is shared."""
        kept = people | {SPECTATORS, NEWCOMERS}
        self._windows = {key: windows for key, windows in self._windows.items() if key[0] in kept}


def _rates(who: str, activity: Activity, limits: Limits) -> tuple[int, int]:
    """How often in a minute and in a day; 0: no limit."""
    if activity == Activity.CHAT and who in (SPECTATORS, NEWCOMERS):
        return limits.spectator_chat_per_minute, limits.spectator_chat_per_day
    if who == NEWCOMERS:
        return limits.newcomers_per_minute, limits.newcomers_per_day
    return {
        Activity.UNDO: (limits.undos_per_minute, limits.undos_per_day),
        Activity.CHAT: (limits.chat_per_minute, limits.chat_per_day),
        Activity.SEATS: (limits.seat_changes_per_minute, limits.seat_changes_per_day),
    }[activity]
