"""The workspace that the rules write into: the options of a decision, the tape of events, the state after each.

It is large and only needed while the rules run, so all games of a thread share one.
"""

import threading

import numpy as np

from ..rules.core.state import STATE, TAPE, new_workspace

SIZE = STATE.itemsize


class Workspace:
    """An array of one workspace for the entry points, and its parts for reading."""

    def __init__(self, *, foreseeing: bool = False) -> None:
        """Make an empty one."""
        self.array = new_workspace(foreseeing=foreseeing)
        self._legal = self.array["n"]
        self.codes: np.ndarray = self.array["codes"][0]
        self._recording = self.array["recording"]
        self._count = self.array["tape_n"]
        self._revealed = self.array["revealed"]
        self._tape = self.array["tape"][0]
        self._snapshots = self.array["snapshots"][0].view(np.uint8).reshape(TAPE, SIZE)
        self._is_recording = True

    def begin(self, *, recording: bool) -> None:
        """Rewind the tape and forget what was revealed; record from here on, or not."""
        if recording != self._is_recording:
            self._is_recording = recording
            self._recording[0] = recording
        self._count[0] = 0
        self._revealed[0] = 0

    @property
    def revealed(self) -> bool:
        """Whether the rules looked at something hidden."""
        return bool(self._revealed.item())

    @property
    def is_asking(self) -> bool:
        """Whether it holds the options of a decision."""
        return bool(self._legal.item())

    def recorded_rows(self) -> bytes:
        """The rows of the recorded events, one behind the other."""
        rows: bytes = self._tape[: self._count.item()].tobytes()
        return rows

    def recorded(self) -> tuple[bytes, bytes]:
        """The rows of the recorded events, one behind the other, and the states just after each of them."""
        count = self._count.item()
        return (self._tape[:count].tobytes(), self._snapshots[:count].tobytes()) if count else (b"", b"")


_of_thread = threading.local()


def foreseeing_workspace() -> Workspace:
    """The workspace of this thread in which the rules stop before the clock goes on: for looking ahead in copies."""
    try:
        found: Workspace = _of_thread.foreseeing
    except AttributeError:
        found = _of_thread.foreseeing = Workspace(foreseeing=True)
    return found


def quiet_workspace() -> np.ndarray:
    """A workspace of this thread that records nothing and explains nothing: for trying things out in copies."""
    try:
        found: np.ndarray = _of_thread.quiet
    except AttributeError:
        found = _of_thread.quiet = new_workspace(explain=False, recording=False)
    return found


def workspace() -> Workspace:
    """The workspace of this thread."""
    try:
        found: Workspace = _of_thread.workspace
    except AttributeError:
        found = _of_thread.workspace = Workspace()
    return found
