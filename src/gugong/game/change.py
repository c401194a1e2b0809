"""What each event changed in the views of a game: the difference of the states before and after it.

Whoever has a view and applies the changes of an action one by one has, after each event, the view of that moment.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from ..box import Box
from ..rules.core.state import SEATS, STATE
from ..setup import Setup
from .plain_state import PlainState
from .view import OWN_PARTS, SEAT_PARTS, TABLE_PARTS, Sight

SIZE = STATE.itemsize


@dataclass(frozen=True)
class Change:
    """What is new in a view: for everybody (`public`), and by seat in the cards that only its owner sees (`own`).

    `public` has the keys of the public view with their new values; under `seats` only the changed keys, by seat.
    """

    public: dict[str, Any] = field(default_factory=dict)
    own: dict[int, dict[str, Any]] = field(default_factory=dict)

    def seen_by(self, seats: Collection[int]) -> dict[str, Any]:
        """The change as JSON for whoever holds these seats."""
        own = {str(seat): cards for seat, cards in self.own.items() if seat in seats}
        return {**self.public, "own": own} if own else self.public


# A cell is the part of a state that is compared: a field, or what a field by seat has of one seat.
def _cells() -> tuple[list[int], dict[str, list[int]]]:
    """Where each cell begins in the bytes of a state, and the cells of each field."""
    starts: list[int] = []
    of_field: dict[str, list[int]] = {}
    assert STATE.fields is not None
    for name in STATE.names or ():
        dtype, offset, *_ = STATE.fields[name]
        count = SEATS if dtype.shape[:1] == (SEATS,) else 1
        of_field[name] = [len(starts) + i for i in range(count)]
        starts += [offset + i * (dtype.itemsize // count) for i in range(count)]
    return starts, of_field


_STARTS, _CELLS_OF = _cells()

PUBLIC, SEAT, OWN = range(3)
Place = tuple[int, Any, int]  # which list of parts, the part, the seat


def _places() -> list[list[Place]]:
    """For each cell the parts of views that are made from it."""
    found: list[list[Place]] = [[] for _ in _STARTS]
    for part in TABLE_PARTS:
        for cell in {cell for name in part.fields for cell in _CELLS_OF[name]}:
            found[cell].append((PUBLIC, part, 0))
    for which, parts in ((SEAT, SEAT_PARTS), (OWN, OWN_PARTS)):
        for seat_part in parts:
            for name in seat_part.fields:
                for seat, cell in enumerate(_CELLS_OF[name]):
                    found[cell].append((which, seat_part, seat))
    return found


_PLACES = _places()


def changes_between(states: Sequence[bytes], setup: Setup, box: Box) -> list[Change]:
    """The changes from each of these states of a game to the next."""
    rows = np.frombuffer(b"".join(states), np.uint8).reshape(-1, SIZE)
    differing = np.logical_or.reduceat(rows[1:] != rows[:-1], _STARTS, axis=1)
    sights = [Sight(PlainState(state), setup, box) for state in states]
    return [
        _change(np.flatnonzero(cells).tolist(), before, after)
        for cells, before, after in zip(differing, sights, sights[1:], strict=False)
    ]


def _change(cells: list[int], before: Sight, after: Sight) -> Change:
    public: dict[str, Any] = {}
    seats: dict[str, dict[str, Any]] = {}
    own: dict[int, dict[str, Any]] = {}
    seen: set[tuple[str, int]] = set()
    for cell in cells:
        for which, part, seat in _PLACES[cell]:
            if (part.key, seat) in seen or seat >= after.seats:
                continue
            seen.add((part.key, seat))
            if which == PUBLIC:
                value = part.value(after)
                if value != part.value(before):
                    public[part.key] = value
                continue
            value = part.value(after, seat)
            if value == part.value(before, seat):
                continue
            if which == SEAT:
                seats.setdefault(str(seat), {})[part.key] = value
            else:
                own.setdefault(seat, {})[part.key] = value
    if seats:
        public["seats"] = seats
    return Change(public, own)
