"""One tree search over one decision, for the bot `mcts` and for analysis: arrays, and the compiled search on them."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from ..ai import search
from ..ai.features import CHOICES
from ..ai.tree import NODE
from ..compiler import loader
from ..game.game import Game
from ..rules.core.state import STATE, new_workspace
from ..setup import generator_words
from .weights import weights_for

ROOT = 1
FIRST_NODES = 1 << 14


@dataclass(frozen=True)
class Tuning:
    """How the search weighs what it knows; the defaults did best in the arena."""

    exploration: float = 0.5
    first_look: float = 0.1
    curiosity: float = 0.1
    win_share: float = 0.7
    spread: float = 12.0
    least: int = 0

    def as_array(self) -> np.ndarray:
        """As the compiled search reads it."""
        settings = np.zeros(search.SETTINGS)
        settings[search.EXPLORATION] = self.exploration
        settings[search.FIRST_LOOK] = self.first_look
        settings[search.CURIOSITY] = self.curiosity
        settings[search.WIN_SHARE] = self.win_share
        settings[search.SPREAD] = self.spread
        settings[search.LEAST] = self.least
        return settings


@dataclass
class Tally:
    """What the search knows of one option: visits, and sums over them for the seat that decides."""

    visits: int = 0
    value: float = 0.0
    wins: float = 0.0
    score: float = 0.0

    def __add__(self, other: "Tally") -> "Tally":
        """Both together."""
        return Tally(
            self.visits + other.visits, self.value + other.value, self.wins + other.wins, self.score + other.score
        )


class Branch:
    """A tree of its own, for one thread."""

    def __init__(self, seed: int) -> None:
        """An empty tree."""
        self._states = np.zeros(2, STATE)
        self._work = new_workspace(explain=False, recording=False)
        self._work["generator"] = generator_words(seed)
        self._choices = np.zeros(1, CHOICES)
        self._tree = np.zeros(FIRST_NODES, NODE)
        self._size = ROOT + 1
        self._root = ROOT

    def begin(self, game: Game) -> None:
        """Forget the tree, and look at a new decision."""
        self._states[:1] = game._state
        self._tree[: ROOT + 1] = 0
        self._size, self._root = ROOT + 1, ROOT

    def follow(self, game: Game, action: int) -> bool:
        """Keep what is known of the decision after an action, if that is anything; the game has gone there."""
        child = self._children(self._seat).get(action)
        if child is None:
            return False
        self._states[:1] = game._state
        self._root = child
        return True

    def run(self, tables: np.ndarray, weights: np.ndarray, settings: np.ndarray, simulations: int) -> None:
        """So many simulations more."""
        needed = self._size + simulations
        if needed > len(self._tree):
            grown = np.zeros(max(needed, 2 * len(self._tree)), NODE)
            grown[: self._size] = self._tree[: self._size]
            self._tree = grown
        self._size = loader.entry_points(loader.BOTS).search(
            self._states,
            tables,
            self._work,
            self._choices,
            weights,
            settings,
            self._tree,
            self._size,
            self._root,
            simulations,
        )

    def tallies(self) -> dict[int, Tally]:
        """What is known of each action of the decision that was ever tried."""
        found = {}
        for action, child in self._children(self._seat).items():
            node = self._tree[child]
            found[action] = Tally(int(node.visits), float(node.value), float(node.wins), float(node.score))
        return found

    def _children(self, seat: int) -> dict[int, int]:
        """The node of each action of a seat under the root; chance may let another seat decide there, too."""
        found = {}
        child = int(self._tree["child"][self._root])
        while child:
            if self._tree["seat"][child] == seat:
                found[int(self._tree["action"][child])] = child
            child = int(self._tree["sibling"][child])
        return found

    @property
    def _seat(self) -> int:
        """Whose decision the root is."""
        state = self._states[0]
        return int(state.stack[int(state.depth) - 1, 1])


class Thinker:
    """Searches with one or more threads, each with a tree of its own; what they find is added up."""

    def __init__(self, seed: int, threads: int = 1, tuning: Tuning | None = None) -> None:
        """A thinker that has not seen anything yet."""
        self._branches = [Branch(seed * 64 + i) for i in range(threads)]
        self._settings = (tuning or Tuning()).as_array()
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._game: Game | None = None

    def begin(self, game: Game) -> None:
        """Look at a new decision."""
        self._game = game
        for branch in self._branches:
            branch.begin(game)

    def follow(self, game: Game, action: int) -> bool:
        """Look at the decision after an action and keep what is known of it; False if nothing is."""
        self._game = game
        followed = [branch.follow(game, action) for branch in self._branches]
        return all(followed)

    def run(self, simulations: int) -> None:
        """So many simulations more, shared among the threads."""
        assert self._game is not None
        tables, weights = self._game.box.record, weights_for(self._game)
        if self._pool is None:
            self._branches[0].run(tables, weights, self._settings, simulations)
            return
        each, more = divmod(simulations, len(self._branches))
        jobs = [
            self._pool.submit(branch.run, tables, weights, self._settings, each + (i < more))
            for i, branch in enumerate(self._branches)
        ]
        for job in jobs:
            job.result()

    def tallies(self) -> dict[int, Tally]:
        """What is known of each legal action of the decision."""
        assert self._game is not None
        found = {action: Tally() for action in self._game.legal}
        for branch in self._branches:
            for action, tally in branch.tallies().items():
                if action in found:
                    found[action] += tally
        return found
