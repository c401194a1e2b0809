"""What each event changed in the views of a game: the difference of the states before and after it.

Whoever has a view and applies the changes of an action one by one has, after each event, the view of that moment.
"""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import numpy as np

from ..box import Box
from ..rules.core.state import SEATS, STATE
from ..setup import Setup
from .view import OWN_PARTS, SEAT_PARTS, TABLE_PARTS
from .view_source import ViewSource

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


PUBLIC, SEAT, OWN = range(3)


class ViewPlace(NamedTuple):
    """A part of a view: which list of parts it is in, the part, and the seat that it is about."""

    which: int
    part: Any
    seat: int


def _places() -> tuple[list[ViewPlace], list[int]]:
    """All parts of views, and for each byte of a state which are made from it: bit n stands for part n."""
    places = [ViewPlace(PUBLIC, part, 0) for part in TABLE_PARTS]
    places += [ViewPlace(SEAT, part, seat) for part in SEAT_PARTS for seat in range(SEATS)]
    places += [ViewPlace(OWN, part, seat) for part in OWN_PARTS for seat in range(SEATS)]
    of_byte = [0] * SIZE
    for number, place in enumerate(places):
        for name in place.part.fields:
            for byte in _bytes_of(name, None if place.which == PUBLIC else place.seat):
                of_byte[byte] |= 1 << number
    return places, of_byte


def _bytes_of(name: str, seat: int | None) -> range:
    """The bytes of a field; of a field by seat only that seat's, if one is given."""
    assert STATE.fields is not None
    dtype, offset, *_ = STATE.fields[name]
    if seat is None:
        return range(offset, offset + dtype.itemsize)
    assert dtype.shape[0] == SEATS, f"{name} is not by seat"
    width = dtype.itemsize // SEATS
    return range(offset + seat * width, offset + (seat + 1) * width)


_PLACES, _PLACES_OF_BYTE = _places()


def changes_in(snapshots: bytes, setup: Setup, box: Box) -> list[Change]:
    """The changes from each of these states of a game (one behind the other) to the next."""
    if not snapshots:
        return []
    rows = np.frombuffer(snapshots, np.uint8).reshape(-1, SIZE)
    touched = [0] * (len(rows) - 1)
    steps, changed = (rows[1:] != rows[:-1]).nonzero()
    for step, byte in zip(steps.tolist(), changed.tolist(), strict=True):
        touched[step] |= _PLACES_OF_BYTE[byte]
    sources = [ViewSource(snapshots[i : i + SIZE], setup, box) for i in range(0, len(snapshots), SIZE)]
    known: dict[int, Any] = {}
    return [
        _change(_numbers_in(places), before, after, known)
        for places, before, after in zip(touched, sources, sources[1:], strict=False)
    ]


def _numbers_in(bits: int) -> list[int]:
    """The numbers of the bits that are set, rising."""
    found = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return found


def _change(places: list[int], before: ViewSource, after: ViewSource, known: dict[int, Any]) -> Change:
    """What differs in these parts; `known` has the values of parts by number as they were told last."""
    public: dict[str, Any] = {}
    seats: dict[str, dict[str, Any]] = {}
    own: dict[int, dict[str, Any]] = {}
    for number in places:
        which, part, seat = _PLACES[number]
        if which == PUBLIC:
            value = part.value(after)
            if value != (known[number] if number in known else part.value(before)):
                public[part.key] = value
        elif seat < after.seats:
            value = part.value(after, seat)
            if value != (known[number] if number in known else part.value(before, seat)):
                changed = own.setdefault(seat, {}) if which == OWN else seats.setdefault(str(seat), {})
                changed[part.key] = value
        else:
            continue
        known[number] = value
    if seats:
        public["seats"] = seats
    return Change(public, own)
