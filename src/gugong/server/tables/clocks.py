"""Clocks: how long a person may think. When a seat's time is up a bot plays for it until its owner returns.

`none` never ends, `live` gives each seat minutes for the whole game and seconds for every turn, `days` gives days
for every turn. All times are milliseconds, and follow from the entries of a table alone.
"""

from dataclasses import dataclass, field
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

SECOND = 1000
MINUTE = 60 * SECOND
DAY = 24 * 60 * MINUTE
MIN_ON_RETURN = MINUTE  # so that a returning person has time to look


class NoClock(BaseModel):
    """Unlimited time."""

    model_config = ConfigDict(extra="forbid", strict=True)
    kind: Literal["none"] = "none"


class LiveClock(BaseModel):
    """Minutes for the whole game, and seconds that are added for each turn."""

    model_config = ConfigDict(extra="forbid", strict=True)
    kind: Literal["live"]
    minutes: int = Field(20, ge=1, le=600)
    seconds: int = Field(30, ge=0, le=600)


class DaysClock(BaseModel):
    """Days for each turn."""

    model_config = ConfigDict(extra="forbid", strict=True)
    kind: Literal["days"]
    days: int = Field(3, ge=1, le=60)


Clock = NoClock | LiveClock | DaysClock


@dataclass
class ClockState:
    """The time left to each seat, and since when whose time runs."""

    clock: Clock
    left: list[int] = field(default_factory=list)
    thinking: int | None = None  # the seat whose time runs
    since: int = 0

    @classmethod
    def at_start(cls, clock: Clock, seats: int) -> "ClockState":
        """A clock at the beginning of a game: every seat has its full time."""
        whole = clock.minutes * MINUTE if isinstance(clock, LiveClock) else 0
        return cls(clock, [whole] * seats)

    def start_turn(self, seat: int | None, now: int, fresh: bool) -> None:
        """From now on this seat's time runs (None: nobody's); a fresh turn adds to it."""
        if self.thinking is not None and not isinstance(self.clock, NoClock):
            self.left[self.thinking] = max(self.left[self.thinking] - max(now - self.since, 0), 0)
        if fresh and seat is not None:
            self._add(seat)
        self.thinking, self.since = seat, now

    def _add(self, seat: int) -> None:
        if isinstance(self.clock, LiveClock):
            self.left[seat] += self.clock.seconds * SECOND
        elif isinstance(self.clock, DaysClock):
            self.left[seat] = self.clock.days * DAY

    def skip(self, milliseconds: int) -> None:
        """Do not count time during which no server ran."""
        self.since += milliseconds

    def grant_minimum(self, seat: int) -> None:
        """Give a person who returns to a seat at least a little time."""
        self.left[seat] = max(self.left[seat], MIN_ON_RETURN)

    @property
    def deadline(self) -> int | None:
        """When the running seat's time is up; None if no time runs."""
        if self.thinking is None or isinstance(self.clock, NoClock):
            return None
        return self.since + self.left[self.thinking]

    @property
    def key(self) -> tuple[object, ...] | None:
        """Equal whenever `as_json` is, of the same clock."""
        return None if isinstance(self.clock, NoClock) else (*self.left, self.thinking, self.since)

    def as_json(self) -> dict[str, object]:
        """As clients are sent it."""
        if isinstance(self.clock, NoClock):
            return self.clock.model_dump()
        return {
            **self.clock.model_dump(),
            "left": list(self.left),
            "thinking": self.thinking,
            "since": self.since,
            "ends": self.deadline,
        }
