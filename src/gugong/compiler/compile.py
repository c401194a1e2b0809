"""Compile the rules, then how bots think, into the cache: `python -m gugong.compiler.compile`, or `compile_all`."""

import importlib
from collections.abc import Callable
from typing import Any

import numpy as np

from ..ai.features import CHOICES, FEATURES
from ..ai.greedy import MAX_DEPTH
from ..ai.search import SETTING_COUNT
from ..ai.self_play import FIGURE_COUNT, SHAPING_TERMS
from ..ai.tree import NODE
from ..box import load_box
from ..game.game import Game
from ..rules.core.actions import ACTION_COUNT
from ..rules.core.jit import COMPILED_NAME
from ..rules.core.state import PLAYOUT_FIGURES, STATE, new_state, new_workspace
from ..setup import Setup
from . import loader


def exercise_rules(entries: Any) -> None:
    """Call every entry function of the rules once, with the types that it is always called with."""
    box = load_box().tables
    states = np.concatenate([new_state(), new_state()])
    work = new_workspace()
    states["generator"][0] = (1, 2)
    work["generator"] = (3, 4)
    game = states[:1].copy()
    entries.begin(game, box, work, 2, 0, 0, 0, 0, 2, 3, -1)
    entries.advance(game, box, work, -1)
    entries.determinize(game, box, 0, 0)
    entries.standings(game, np.zeros(11, np.int64))
    entries.fault_in(game, box)
    how = np.array([2, 0, 0, 0, 0, 2, 3, -1])
    entries.playouts(
        states, box, new_workspace(explain=False, recording=False), how, 0, 1, 0, np.zeros(PLAYOUT_FIGURES, np.int64)
    )
    entries.copy_state(states, 0)


def exercise_thinking(entries: Any) -> None:
    """The same for how bots think."""
    box = load_box().tables
    states = np.zeros(MAX_DEPTH, STATE)
    states[:1] = Game(Setup(players=2, seed=1))._state
    work = new_workspace(explain=False, recording=False)
    work["generator"] = (3, 4)
    choices, weights = np.zeros(1, CHOICES), np.zeros(FEATURES)
    entries.greedy_values(states, box, work, np.zeros((MAX_DEPTH, ACTION_COUNT), np.int16), 1, np.zeros(ACTION_COUNT))
    entries.policy_priors(states, box, work, choices, weights, np.zeros(ACTION_COUNT))
    entries.search(states, box, work, choices, weights, np.ones(SETTING_COUNT), np.zeros(4, NODE), 2, 1, 0)
    how = np.array(Setup(players=2, seed=1).arguments())
    figures, shaping = np.zeros(FIGURE_COUNT), np.zeros(SHAPING_TERMS)
    entries.self_play(states, box, work, choices, how, 0, weights, shaping, 0.5, 0.0, np.zeros(FEATURES), figures)


EXERCISES: dict[str, Callable[[Any], None]] = {loader.RULES: exercise_rules, loader.BOTS: exercise_thinking}


def compile_all(progress: loader.Progress | None = None) -> None:
    """Compile what is missing, telling progress how many of the functions are done."""
    from numba.core import event

    missing = [part for part in loader.PARTS if not loader.is_ready(part)]
    for part in missing:
        folder = loader.cache_folder(part)
        folder.mkdir(parents=True, exist_ok=True)
        (folder / loader.COMPILING).touch()
    entries = {part: loader.compiled(part) for part in missing}
    compiled_functions = importlib.import_module(COMPILED_NAME + ".rules.core.jit").compiled_functions
    done: set[str] = set()

    class Listener(event.Listener):
        def on_start(self, happening: Any) -> None:
            pass

        def on_end(self, happening: Any) -> None:
            done.add(happening.data["dispatcher"].py_func.__qualname__)
            if progress is not None:
                progress(min(len(done), len(compiled_functions)), len(compiled_functions))

    with event.install_listener("numba:compile", Listener()):
        for part in missing:
            EXERCISES[part](entries[part])
            loader.mark_ready(loader.cache_folder(part))


if __name__ == "__main__":
    compile_all()
