"""Batch: many games that one call steps, for programs that learn."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

import numpy as np

from ...ai.features import CHOICES
from ...errors import IllegalMove, SetupError, shown
from ...game.game import Game
from ...rules.core.state import SEATS, STATE, new_workspace
from ...setup import Setup
from ..stepping.layout import LOG, SLOT, THREAD_MEMORY, Mode
from . import saving
from .arrays import BatchArrays, arrays_for, take_actions
from .machine import entry_points
from .plans import SeatPlayers, base_words, make_plans
from .slices import SliceRunner, available_cores, useful_threads

REFUSE, LOSE = "refuse", "lose"
ILLEGAL = (REFUSE, LOSE)
MOST_THREADS = 1024
BEGIN, GIVEN, RANDOM, SHOW = map(int, (Mode.BEGIN, Mode.GIVEN, Mode.RANDOM, Mode.SHOW))


class _ThreadArrays(NamedTuple):
    """What the compiled code of one thread writes down while it runs."""

    work: np.ndarray
    choices: np.ndarray
    memory: np.ndarray


def _thread_arrays() -> _ThreadArrays:
    return _ThreadArrays(
        new_workspace(explain=False, recording=False), np.zeros(1, CHOICES), np.zeros(1, THREAD_MEMORY)
    )


class Batch:
    """Games that are stepped together, by one compiled call on all cores.

    Each game is always at a decision that the caller makes. `step` takes an action for each of them, lets the built-in
    players choose until the caller is asked again, begins the next game where one has ended, and fills the arrays
    `observation`, `mask`, `seat`, `reward` and `done` in place.

        batch = Batch(Setup(players=4), games=1024, seed=1, players={1: "greedy", 2: "greedy", 3: "greedy"})
        while True:
            actions = choose(batch.observation, batch.mask)
            batch.step(actions)

    The reward of a game that ended is 1 for the winner and -1 shared by the other seats, or 0 for all if nobody won; it
    adds up to 0. The games depend on seed and actions only, not on the number of threads. A batch is not to be used by
    two threads at once.
    """

    def __init__(
        self,
        setups: Setup | Sequence[Setup],
        *,
        games: int,
        seed: int = 0,
        players: SeatPlayers | Sequence[SeatPlayers | None] | None = None,
        illegal: str = REFUSE,
        threads: int | None = None,
        observation: np.ndarray | None = None,
        mask: np.ndarray | None = None,
        seat: np.ndarray | None = None,
        reward: np.ndarray | None = None,
        done: np.ndarray | None = None,
    ) -> None:
        """Begin all games.

        setups: One set-up without a seed, or several: game i has set-up i % len(setups). All can be mixed: players,
            Meng, tokens, experts, boxes.
        games: How many.
        seed: What all chance comes from. The seed of each game is made of this one, the number of the game and how many
            games were played there before.
        players: The built-in players (`random`, `instinct`, `greedy`) by seat, or a list of such, one for each set-up.
            They know what their seat may know, and choose inside `step`. The caller has the other seats.
        illegal: `refuse`: an illegal action raises IllegalMove, which names the game, and no game is stepped; `lose`:
            the game ends, with a reward of -1 for the seat and 1 shared by the others.
        threads: None: as many as there are processors for this process.
        observation, mask, seat, reward, done: Arrays to be filled, such as views of shared memory; see BatchArrays.
        """
        if illegal not in ILLEGAL:
            raise SetupError(f"illegal must be 'refuse' or 'lose', not {shown(illegal)}.")
        games, seed = (int(one) if isinstance(one, np.integer) else one for one in (games, seed))
        threads = int(threads) if isinstance(threads, np.integer) else threads
        if threads is not None and (
            isinstance(threads, bool) or not isinstance(threads, int) or not 1 <= threads <= MOST_THREADS
        ):
            raise SetupError(f"threads must be a whole number from 1 to {MOST_THREADS}, or None, not {shown(threads)}.")
        self._plans = make_plans(setups, players, games)
        self._base = base_words(seed)
        given = {"observation": observation, "mask": mask, "seat": seat, "reward": reward, "done": done}
        self.arrays = arrays_for(games, given)
        """All five arrays, as `reset` and `step` return them."""
        self.observation, self.mask, self.seat, self.reward, self.done = self.arrays
        self.scores = np.zeros((games, SEATS), np.int16)
        """int16, games × 5: final scores by seat, if a game ended in this step; 0 if not, or by an illegal action."""
        self._illegal = illegal
        self._threads = threads or available_cores()
        self._states = np.zeros(games, STATE)
        self._slots = np.zeros(games, SLOT)
        self._logs = np.zeros((games, LOG), np.int16)
        self._actions = np.zeros(games, np.int64)
        self._runner = SliceRunner(games, [_thread_arrays() for _ in range(useful_threads(games, self._threads))])
        self._entries = entry_points()
        self._shared = (
            *(self._states, self._slots, self._logs),
            *(self._plans.boxes, self._plans.table, self._base, self._plans.weights),
            *(*self.arrays, self.scores, self._actions),
        )
        self._slots["episode"] = -1
        self._run(BEGIN)

    def __len__(self) -> int:
        """How many games there are."""
        return len(self._states)

    def __repr__(self) -> str:
        """For people at a prompt."""
        return f"<Batch of {len(self)} games, {len(self.setups)} set-ups, {self._threads} threads>"

    @property
    def setups(self) -> tuple[Setup, ...]:
        """The set-ups; game i has setups[i % len(setups)]."""
        return self._plans.setups

    @property
    def players(self) -> tuple[dict[int, str], ...]:
        """For each set-up the built-in players by seat."""
        return self._plans.players

    def reset(self, seed: int | None = None) -> BatchArrays:
        """Begin all games anew: with a seed those of a new batch with that seed, without one the next of each."""
        if seed is not None:
            self._base[:] = base_words(int(seed) if isinstance(seed, np.integer) else seed)
            self._slots["episode"] = -1
        self._run(BEGIN)
        return self.arrays

    def step(self, actions: Any) -> BatchArrays:
        """Do an action in each game, and run it to the next decision of the caller.

        actions: A whole number for each game. An illegal one raises IllegalMove, and no game is stepped, unless the
            batch was made with illegal="lose".
        """
        take_actions(actions, self._actions)
        if self._illegal == REFUSE:
            self._refuse_illegal()
        self._run(GIVEN)
        return self.arrays

    def step_random(self) -> np.ndarray:
        """As `step` with legal actions that are drawn, all with the same probability; returns them."""
        self._run(RANDOM)
        return self._actions.copy()

    def _refuse_illegal(self) -> None:
        wrong = self._entries.first_illegal(self._slots, self._actions, 0, len(self))
        if wrong >= 0:
            slot = self._slots[wrong]
            legal = ", ".join(str(action) for action in sorted(slot.ids[: slot.n].tolist()))
            raise IllegalMove(
                f"Action {self._actions[wrong]} is not legal in game {wrong}, so no game was stepped; legal there are"
                f" {legal}."
            )

    def _run(self, mode: int) -> None:
        """Let the compiled code do something with all games."""
        play, shared = self._entries.play_games, self._shared
        self._runner.run(lambda own, first, last: play(*shared, *own, first, last, mode))

    def setup_of(self, game: int) -> Setup:
        """The set-up of a game with its seed: `Game(batch.setup_of(i))` begins the same game."""
        self._check_index(game)
        return replace(self.setups[game % len(self.setups)], seed=int(self._slots["seed"][game]))

    def actions_of(self, game: int) -> list[int]:
        """All actions of a game until now, those of the built-in players too."""
        self._check_index(game)
        count = int(self._slots["moment"][game])
        if count > LOG:
            raise IllegalMove(f"Game {game} has {count} actions, and a batch keeps the first {LOG} only.")
        found: list[int] = self._logs[game, :count].tolist()
        return found

    def game(self, game: int) -> Game:
        """A game as it is now, for looking at it: played again from its set-up, so this takes milliseconds."""
        found = Game(self.setup_of(game))
        for action in self.actions_of(game):
            found.play(action)
        return found

    def _check_index(self, game: Any) -> None:
        if isinstance(game, bool) or not isinstance(game, int | np.integer) or not 0 <= game < len(self):
            raise IndexError(f"There is no game {shown(game)}; games are numbered from 0 to {len(self) - 1}.")

    def save(self) -> bytes:
        """All games and arrays as they are now; `restore` takes them back. Restore only what you trust."""
        return saving.packed(self._described, self._kept)

    def restore(self, saved: bytes) -> BatchArrays:
        """Go back to what `save` gave, in this batch or in one with the same games, set-ups and players.

        Raises SaveError, and changes nothing, if it is something else or of another version.
        """
        saving.unpack(saved, self._described, self._kept)
        self._run(SHOW)
        return self.arrays

    @property
    def _described(self) -> dict[str, Any]:
        """What games these are: a saved state fits where this is the same."""
        return {"games": len(self), "setups": self._plans.describe()}

    @property
    def _kept(self) -> tuple[np.ndarray, ...]:
        """What a saved state holds; the rest is made from it."""
        slots = (self._slots[name] for name in ("generator", "seed", "episode", "moment"))
        return self._base, self._states, *slots, self._logs, self.reward, self.scores, self.done

    def copy(self) -> "Batch":
        """A batch of its own, with its own arrays, whose games are where these are."""
        twin = Batch(**self._arguments)
        for own, other in zip(twin._kept, self._kept, strict=True):
            own[...] = other
        twin._run(SHOW)
        return twin

    @property
    def _arguments(self) -> dict[str, Any]:
        """What a batch of such games is made with."""
        return {
            "setups": self.setups,
            "games": len(self),
            "players": self.players,
            "illegal": self._illegal,
            "threads": self._threads,
        }

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the games; the copy has arrays of its own."""
        return _remade, (self._arguments, self.save())

    def __copy__(self) -> "Batch":
        """As copy()."""
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> "Batch":
        """As copy()."""
        return self.copy()


def _remade(arguments: dict[str, Any], saved: bytes) -> Batch:
    """The batch that was pickled."""
    batch = Batch(**arguments)
    batch.restore(saved)
    return batch
