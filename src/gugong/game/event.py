"""Event: one thing that happened, as data and as a sentence for whoever reads it."""

from array import array
from collections.abc import Collection
from typing import Any

import numpy as np

from ..i18n.messages import capitalized, text
from ..rules.core.arguments import ArgType
from ..rules.core.events import EventKind
from ..rules.core.seats import MENG
from ..vocabulary import names
from ..vocabulary.arguments import HIDDEN, HIDDEN_CARD, GameContext, counted_for_people, read
from ..vocabulary.kinds import SECRET_EVENTS, TYPE_OF
from .pickling import check_version, version

NOBODY = -1
ROW = 6  # numbers that an event has on the tape: kind, seat, rule and three arguments
_ARGS = {int(kind): kind.args for kind in EventKind}
_SECRET_ARGS = {kind.key: tuple(arg.told_as for arg in kind.args if arg.secret) for kind in EventKind}
_SECRET_COLUMNS = {
    int(kind): [ROW - 3 + number for number, arg in enumerate(kind.args) if arg.secret]
    for kind in EventKind
    if kind.is_secret
}
_IS_SECRET = np.isin(np.arange(max(EventKind) + 1), list(_SECRET_COLUMNS))  # by kind


class Event:
    """An entry of a game's log: what happened, to whom, by which rule, with which arguments."""

    __slots__ = ("_context", "_row", "_solo")

    def __init__(self, row: tuple[int, ...], context: GameContext, solo: bool) -> None:
        """Make it of a row of the tape: kind, seat, rule and three arguments."""
        self._row = row
        self._context = context
        self._solo = solo

    @property
    def kind(self) -> str:
        """What happened, as its message is called: exchanged, gained, wall-scored …"""
        return names.EVENT_KINDS[self._row[0]]

    @property
    def seat(self) -> int | None:
        """Whose it is, or None."""
        return None if self._row[1] == NOBODY else self._row[1]

    @property
    def rule(self) -> str:
        """The rule it happened by."""
        return names.RULES[self._row[2]]

    @property
    def args(self) -> dict[str, Any]:
        """All arguments, secret ones too unless the game is a determinized one; show players `seen_by` instead."""
        return read(_ARGS[self._row[0]], self._row[3:], self._context)

    def seen_by(self, seat: int | None) -> dict[str, Any]:
        """The event as JSON for a seat (None: a spectator); what it may not know is hidden."""
        return hidden_from(self.as_dict(), () if seat is None else (seat,))

    def as_dict(self) -> dict[str, Any]:
        """The event as JSON, secrets too; show players `seen_by` instead."""
        return {"kind": self.kind, "seat": self.seat, "rule": self.rule, "args": self.args}

    def text(self, language: str = "en", seat: int | None = None, *, you: bool = False, short: bool = False) -> str:
        """One sentence for a seat (None: a spectator).

        With `you` the seat reads "You …" where it is meant. With `short` the sentence does not say who did it, to stand
        below a heading or after a sentence that does; what is told of a phase has no such form.
        """
        reader = seat if you else None
        args = counted_for_people(self.seen_by(seat)["args"], TYPE_OF)
        for name, value in args.items():
            if TYPE_OF.get(name) == ArgType.SEAT:
                args[name] = self._seat_name(value, reader)
        is_mine = reader is not None and self.seat == reader
        if self.seat is not None:
            args = {"player": self._seat_name(self.seat), "you": is_mine, **args}
        words = text(language, f"event-{self.kind}", args, self._context.box, "short" if short else None)
        return capitalized(language, words) if short or is_mine else words

    def _seat_name(self, seat: int, reader: int | None = None) -> str:
        if reader is not None and seat == reader:
            return "you"
        return names.seat_name(seat, meng=self._solo and seat == MENG)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle and copy it by what it was made of."""
        return _unpickled, (version(), self._row, self._context, self._solo)

    def __repr__(self) -> str:
        """For people at a prompt."""
        return f"<Event {self.kind} seat={self.seat} {self.rule} {self.args}>"


def _unpickled(pickled_version: str, row: tuple[int, ...], context: GameContext, solo: bool) -> Event:
    """The event that was pickled; SaveError if it is of another version."""
    check_version(pickled_version)
    return Event(row, context, solo)


def hidden_from(event: dict[str, Any], seats: Collection[int]) -> dict[str, Any]:
    """An event as JSON for whoever holds these seats; what they may not know is hidden."""
    if event["kind"] not in SECRET_EVENTS or event["seat"] in seats:
        return event
    return {**event, "args": {**event["args"], **dict.fromkeys(_SECRET_ARGS[event["kind"]], HIDDEN)}}


def rows_seen_by(rows: "array[int]", seat: int | None) -> "array[int]":
    """A copy of the rows of a tape in which cards are hidden that a seat (None: a spectator) may not know."""
    found = rows[:]
    kinds = np.array(rows[::ROW], np.intp)
    for number in _IS_SECRET[kinds].nonzero()[0].tolist():
        first = number * ROW
        if found[first + 1] != seat:
            for column in _SECRET_COLUMNS[found[first]]:
                found[first + column] = HIDDEN_CARD
    return found
