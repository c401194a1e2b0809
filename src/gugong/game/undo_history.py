"""What led to a state: every action with its seat, and enough of the states before them to go back.

A state is kept of the last few actions and of every thirty-second; those between are played again from there.
"""

from array import array
from typing import Any

import numpy as np

from ..compiler import loader
from ..rules.core.state import STATE, new_workspace

LATEST = 3  # states in a row that are kept at the end
EVERY = 32  # and further back one in so many


class UndoHistory:
    """The actions so far, in order."""

    __slots__ = ("_actions", "_record", "_revealing", "_rows", "_seats", "_states")

    def __init__(self, record: np.ndarray) -> None:
        """Nothing has happened; the game is played with these figures of a box."""
        self._record = record
        self._actions = array("h")
        self._seats = array("b")
        self._revealing = array("b")
        self._rows = array("i")  # how long the tape of events was
        self._states: dict[int, bytes] = {}

    def __len__(self) -> int:
        """How many actions."""
        return len(self._actions)

    def copy(self) -> "UndoHistory":
        """An independent copy."""
        twin = UndoHistory(self._record)
        twin._actions, twin._seats, twin._rows = self._actions[:], self._seats[:], self._rows[:]
        twin._revealing = self._revealing[:]
        twin._states = dict(self._states)
        return twin

    def content(self) -> tuple[Any, ...]:
        """All of it but the figures of the box, as plain data."""
        return self._actions, self._seats, self._rows, self._states, self._revealing

    @classmethod
    def from_content(cls, record: np.ndarray, content: tuple[Any, ...]) -> "UndoHistory":
        """The history that `content` told of; it goes on with that very data."""
        history = cls(record)
        history._actions, history._seats, history._rows, history._states, history._revealing = content
        return history

    def push(self, state: bytes, action: int, rows: int, seat: int, *, revealing: bool) -> None:
        """An action of a seat, the state before it, how many events there were, and whether it revealed something."""
        number = len(self._actions)
        self._states[number] = state
        if (number - LATEST) % EVERY:
            self._states.pop(number - LATEST, None)
        self._actions.append(action)
        self._rows.append(rows)
        self._seats.append(seat)
        self._revealing.append(revealing)

    @property
    def last_revealed(self) -> bool:
        """Whether the last action revealed something."""
        return bool(self._revealing[-1])

    def _last_state(self) -> bytes:
        """The state before the last action."""
        number = len(self._actions) - 1
        if number not in self._states:
            self._replay(number - number % EVERY, number)
        return self._states[number]

    def _replay(self, start: int, end: int) -> None:
        states = np.frombuffer(bytearray(self._states[start]), STATE)
        work = new_workspace(explain=False, recording=False)
        for number in range(start, end):
            loader.entry_points().advance(states, self._record, work, self._actions[number])
            self._states[number + 1] = states.tobytes()

    def pop(self) -> tuple[bytes, int, int, int]:
        """Take the last action away: the state before it, the action, how many events there were, its seat."""
        state = self._last_state()
        del self._states[len(self._actions) - 1]
        self._revealing.pop()
        return state, self._actions.pop(), self._rows.pop(), self._seats.pop()

    @property
    def last_seat(self) -> int:
        """Whose the last action was."""
        return self._seats[-1]

    def has(self, seat: int) -> bool:
        """Whether any action was that seat's."""
        return seat in self._seats

    def rows_before_last(self, seat: int) -> int | None:
        """How long the tape of events was before the last action of a seat; None if there is none."""
        number = self._seats.tobytes().rfind(seat)
        return None if number < 0 else self._rows[number]

    @property
    def actions(self) -> list[int]:
        """All actions."""
        return self._actions.tolist()

    @property
    def seats(self) -> list[int]:
        """The seat of each action."""
        return self._seats.tolist()
