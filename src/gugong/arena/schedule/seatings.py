"""Who sits where at a table, so that neither seats nor neighbours are an advantage.

Two things matter: the seat (it has its own set of cards, and a place in the turn order of the first day) and who sits
on the right, because that player moves just before. Rotating one circle of players balances seats only: everybody
keeps the same neighbours. So there are several circles. In all rotations of all of them, everybody sits in every seat
equally often, and on the left of everybody else equally often.
"""

from collections.abc import Sequence
from enum import StrEnum
from itertools import permutations
from typing import TypeVar

AFFORDABLE = 6  # seatings of one seed: all that two or three players have
SEATINGS = ("auto", "complete", "balanced", "fixed")

T = TypeVar("T")
Table = tuple[T, ...]


class SeatingRule(StrEnum):
    """Which seatings of a lineup are played with each seed."""

    COMPLETE = "complete"
    """Every permutation."""
    BALANCED = "balanced"
    """All rotations of one circle; the circles take turns from seed to seed."""
    FIXED = "fixed"
    """The order in which the entrants were given."""

    @classmethod
    def chosen(cls, wanted: str, lineup: Sequence[int]) -> "SeatingRule":
        """The seating of this name; for `auto`, complete if a lineup has few permutations, else balanced."""
        if wanted != "auto":
            return cls(wanted)
        return cls.COMPLETE if len(distinct_permutations(lineup)) <= AFFORDABLE else cls.BALANCED


def circles(seats: int) -> list[tuple[int, ...]]:
    """Circles of so many players in which everybody is the left neighbour of everybody else equally often.

    With a prime number of seats one circle for each step (0, s, 2s, …) is enough. With four there is nothing
    smaller than all six circles; each is followed by its mirror image, so that any even number of them is near balance.
    """
    if seats == 4:
        return [(0, 1, 2, 3), (0, 3, 2, 1), (0, 2, 1, 3), (0, 3, 1, 2), (0, 1, 3, 2), (0, 2, 3, 1)]
    return [tuple(step * seat % seats for seat in range(seats)) for step in _mirrored_steps(seats)]


def _mirrored_steps(seats: int) -> list[int]:
    return list(dict.fromkeys(step for low in range(1, seats // 2 + 1) for step in (low, seats - low)))


def rotations(table: Table[T]) -> list[Table[T]]:
    """The rotations of a table, without the same one twice."""
    return list(dict.fromkeys(table[n:] + table[:n] for n in range(len(table))))


def distinct_permutations(lineup: Sequence[T]) -> list[Table[T]]:
    """The permutations of a lineup, without the same one twice."""
    return list(dict.fromkeys(permutations(lineup)))


def seatings_of(lineup: Table[T], seating: SeatingRule, turn: int) -> list[Table[T]]:
    """The tables at which a lineup plays one seed; `turn` counts the seeds from 0."""
    if seating is SeatingRule.COMPLETE:
        return distinct_permutations(lineup)
    if seating is SeatingRule.FIXED:
        return [lineup]
    orders = circles(len(lineup))
    return rotations(tuple(lineup[n] for n in orders[turn % len(orders)]))
