"""One game for adapters: a state and its legal actions, without the events, the log and the undo of `Game`."""

import hashlib
import threading
from typing import Any

import numpy as np

from ..box import Box, load_box
from ..compiler import loader
from ..errors import IllegalMove, shown
from ..game.decision import Decision
from ..game.pickling import check_version, version
from ..game.plain_state import PlainState
from ..rules.core.actions import ACTION_COUNT
from ..rules.core.clock_steps import ClockStep
from ..rules.core.frames import COLUMNS, SEAT
from ..rules.core.state import NOBODY, SEATS, STATE, bytes_of, new_workspace
from ..rules.core.versions import RULES_VERSION
from ..setup import Setup, generator_words
from .rewards import rewards_of

NO_ACTION = -1
MASK_TYPE = np.int8  # what Gymnasium's Discrete.sample and PettingZoo expect

_GENERATOR = bytes_of("generator")
_STEP, _DEPTH = bytes_of("step").start, bytes_of("depth").start
_STACK_SEAT = bytes_of("stack").start + SEAT - COLUMNS


class SingleGame:
    """A game of which only the present counts. It copies in about a microsecond, and pickles by its bytes.

    `legal` are the numbers of the legal actions in rising order (none when the game is over); treat it as read-only.
    """

    __slots__ = ("_bytes", "_state", "box", "legal", "setup")

    def __init__(self, setup: Setup) -> None:
        """Begin a game; a set-up without a seed draws one."""
        self.setup = setup.with_seed()
        self.box: Box = load_box(setup.box)
        self._take(bytearray(STATE.itemsize))
        self._state["generator"][0] = generator_words(self.setup.seed or 0)
        arguments = self.setup.arguments(RULES_VERSION)
        loader.entry_points().begin(self._state, self.box.record, _work().array, *arguments)
        self._advance(NO_ACTION)

    def _take(self, content: bytearray) -> None:
        self._bytes = content
        self._state = np.frombuffer(content, STATE)

    def _advance(self, action: int) -> None:
        work = _work()
        loader.entry_points().advance(self._state, self.box.record, work.array, action)
        self.legal: list[int] = [] if self.over else sorted(work.ids[: work.count.item()].tolist())

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._bytes[_STEP] == ClockStep.OVER)

    @property
    def seat(self) -> int:
        """Who decides; not to be asked when the game is over."""
        return int(self._bytes[_STACK_SEAT + self._bytes[_DEPTH] * COLUMNS])

    @property
    def state(self) -> np.ndarray:
        """The state: an array of one record, which the next action changes; only for reading."""
        return self._state

    def mask(self) -> np.ndarray:
        """For each of ACTION_COUNT actions 1 if it is legal now, else 0; none is when the game is over."""
        mask = np.zeros(ACTION_COUNT, MASK_TYPE)
        mask[self.legal] = 1
        return mask

    def play(self, action: int) -> None:
        """Do a legal action and run to the next decision; an illegal one raises IllegalMove and changes nothing."""
        self.check(action)
        self._advance(action)

    def check(self, action: Any) -> None:
        """IllegalMove if this is not a legal action."""
        if self.over:
            raise IllegalMove("The game is over; no action is legal any more.")
        if isinstance(action, bool) or not isinstance(action, int | np.integer) or action not in self.legal:
            listed = ", ".join(map(str, self.legal))
            raise IllegalMove(f"Action {shown(action)} is not legal for seat {self.seat} now; legal are {listed}.")

    def play_unless_chance(self, action: int) -> bool:
        """Play, and tell that it was; but if chance would decide something (dice, a draw), change nothing."""
        self.check(action)
        before, legal = self._bytes[:], self.legal
        self._advance(action)
        if before[_GENERATOR] == self._bytes[_GENERATOR]:
            return True
        self._bytes[:], self.legal = before, legal
        return False

    def branch(self, outcome: int) -> None:
        """Seed chance anew from what it would have done and a number: each number is another way that it can go on."""
        words = int.from_bytes(self._bytes[_GENERATOR], "little")
        self._state["generator"][0] = generator_words((words << 32) + outcome)

    def deal_anew(self, seat: int, seed: int) -> None:
        """Deal all that a seat cannot know anew; cards that everybody saw going to somebody stay there."""
        self._state["generator"][0] = generator_words(seed)
        loader.entry_points().determinize(self._state, _work().array, seat, 1)
        self._advance(NO_ACTION)

    def rewards(self) -> list[float]:
        """The reward of each player; 0 before the end."""
        figures = np.zeros(2 * SEATS + 1, np.int64)
        if self.over:
            loader.entry_points().standings(self._state, figures)
        winner = int(figures[-1])
        return rewards_of(winner if self.over and winner != NOBODY else None, self.setup)

    def decision(self) -> Decision | None:
        """The decision with its options as words and arguments, made anew at each call; None when the game is over."""
        if self.over:
            return None
        work = new_workspace(recording=False)
        state = bytes(self._bytes)
        loader.entry_points().advance(np.frombuffer(bytearray(state), STATE), self.box.record, work, NO_ACTION)
        return Decision(state, work["codes"][0], self.box, PlainState(state))

    def digest(self) -> str:
        """A short hash of the whole state, secrets and the generator too."""
        return hashlib.sha256(self._bytes).hexdigest()[:16]

    def clone(self) -> "SingleGame":
        """An independent copy."""
        twin = SingleGame.__new__(SingleGame)
        twin.setup, twin.box, twin.legal = self.setup, self.box, self.legal
        twin._take(self._bytes[:])
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> "SingleGame":
        """As clone()."""
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the state, with the version that it is of; load only pickles that you trust."""
        return _unpickled, (version(), self.setup, self.box, bytes(self._bytes))

    def __eq__(self, other: object) -> bool:
        """Whether both are in the same state of the same game, seeds apart."""
        return isinstance(other, SingleGame) and self.digest() == other.digest() and self.box == other.box


def _unpickled(pickled_version: str, setup: Setup, box: Box, content: bytes) -> SingleGame:
    """The game that was pickled; SaveError if it is of another version."""
    check_version(pickled_version)
    game = SingleGame.__new__(SingleGame)
    game.setup, game.box = setup, box
    game._take(bytearray(content))
    game._advance(NO_ACTION)
    return game


class _Work(threading.local):
    """The workspace of a thread, and the parts of it that are read after each step."""

    def __init__(self) -> None:
        self.array = new_workspace(explain=False, recording=False)
        self.count: np.ndarray = self.array["n"]
        self.ids: np.ndarray = self.array["ids"][0]


_of_thread = _Work()


def _work() -> _Work:
    return _of_thread
