"""A tree search over one decision, for the bot `mcts` and for analysis: the arrays of the compiled search."""

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
INITIAL_NODES = 1 << 14


@dataclass(frozen=True)
class SearchSettings:
    """The parameters of the search, explained in ai/search.py; the defaults did best in the arena."""

    exploration: float = 0.5
    fpu_reduction: float = 0.1
    prior_smoothing: float = 0.1
    win_weight: float = 0.7
    lead_scale: float = 12.0
    minimum_visits: int = 0

    def as_array(self) -> np.ndarray:
        """The array `settings` of the compiled search."""
        settings = np.zeros(search.SETTING_COUNT)
        settings[search.EXPLORATION] = self.exploration
        settings[search.FPU_REDUCTION] = self.fpu_reduction
        settings[search.PRIOR_SMOOTHING] = self.prior_smoothing
        settings[search.WIN_WEIGHT] = self.win_weight
        settings[search.LEAD_SCALE] = self.lead_scale
        settings[search.MINIMUM_VISITS] = self.minimum_visits
        return settings


@dataclass
class OptionStatistics:
    """Visits of one option, and the sums over them of value, wins and score of the deciding seat."""

    visits: int = 0
    value: float = 0.0
    wins: float = 0.0
    score: float = 0.0

    def __add__(self, other: "OptionStatistics") -> "OptionStatistics":
        """The sums of both."""
        return OptionStatistics(
            self.visits + other.visits, self.value + other.value, self.wins + other.wins, self.score + other.score
        )


class SearchTree:
    """The search tree of one thread."""

    def __init__(self, seed: int) -> None:
        """An empty tree; `seed` fixes its simulations."""
        self._states = np.zeros(2, STATE)
        self._work = new_workspace(explain=False, recording=False)
        self._work["generator"] = generator_words(seed)
        self._choices = np.zeros(1, CHOICES)
        self._memory = np.zeros(1, search.SEARCH_MEMORY)
        self._nodes = np.zeros(INITIAL_NODES, NODE)
        self._size = ROOT + 1
        self._root = ROOT

    def begin(self, game: Game) -> None:
        """Clear the tree for a new decision."""
        self._states[:1] = game.state
        self._nodes[: ROOT + 1] = 0
        self._size, self._root = ROOT + 1, ROOT

    def follow(self, game: Game, action: int) -> bool:
        """Make the subtree below an action the tree, for the game after it; False if there is none."""
        child = self._children(self._seat).get(action)
        if child is None:
            return False
        self._states[:1] = game.state
        self._root = child
        return True

    def run(self, box: np.ndarray, weights: np.ndarray, settings: np.ndarray, simulations: int) -> None:
        """Run more simulations."""
        needed = self._size + simulations
        if needed > len(self._nodes):
            grown = np.zeros(max(needed, 2 * len(self._nodes)), NODE)
            grown[: self._size] = self._nodes[: self._size]
            self._nodes = grown
        self._size = loader.entry_points(loader.BOTS).search(
            self._states,
            box,
            self._work,
            self._choices,
            weights,
            settings,
            self._nodes,
            self._size,
            self._root,
            simulations,
            self._memory,
        )

    def statistics(self) -> dict[int, OptionStatistics]:
        """By action, the statistics of those that were tried."""
        found = {}
        for action, child in self._children(self._seat).items():
            node = self._nodes[child]
            found[action] = OptionStatistics(int(node.visits), float(node.value), float(node.wins), float(node.score))
        return found

    def _children(self, seat: int) -> dict[int, int]:
        """The node of each action of a seat below the root; by chance another seat may have decided there."""
        found = {}
        child = int(self._nodes["child"][self._root])
        while child:
            if self._nodes["seat"][child] == seat:
                found[int(self._nodes["action"][child])] = child
            child = int(self._nodes["sibling"][child])
        return found

    @property
    def _seat(self) -> int:
        """The seat that decides at the root."""
        state = self._states[0]
        return int(state.stack[int(state.depth) - 1, 1])


class TreeSearch:
    """A search with one or more threads, each with its own tree (root parallelism); their statistics are added up."""

    def __init__(self, seed: int, threads: int = 1, settings: SearchSettings | None = None) -> None:
        """Call begin before anything else."""
        self._trees = [SearchTree(seed * 64 + i) for i in range(threads)]
        self._settings = (settings or SearchSettings()).as_array()
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self._game: Game | None = None

    def begin(self, game: Game) -> None:
        """Start the search of a new decision."""
        self._game = game
        for tree in self._trees:
            tree.begin(game)

    def follow(self, game: Game, action: int) -> bool:
        """Go on to the decision after an action and keep its subtree; False if there is none, then call begin."""
        self._game = game
        followed = [tree.follow(game, action) for tree in self._trees]
        return all(followed)

    def run(self, simulations: int) -> None:
        """Run more simulations, shared among the threads."""
        assert self._game is not None
        box, weights = self._game.box.record, weights_for(self._game)
        if self._pool is None:
            self._trees[0].run(box, weights, self._settings, simulations)
            return
        each, more = divmod(simulations, len(self._trees))
        jobs = [
            self._pool.submit(tree.run, box, weights, self._settings, each + (i < more))
            for i, tree in enumerate(self._trees)
        ]
        for job in jobs:
            job.result()

    def statistics(self) -> dict[int, OptionStatistics]:
        """By legal action, its statistics over all threads."""
        assert self._game is not None
        found = {action: OptionStatistics() for action in self._game.legal}
        for tree in self._trees:
            for action, one in tree.statistics().items():
                if action in found:
                    found[action] += one
        return found
