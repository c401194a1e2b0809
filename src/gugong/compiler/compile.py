"""Compile the rules, then the bots, into the cache of machine code: `python -m gugong.compiler.compile`."""

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
from ..rules.core.actions import ACTION_COUNT
from ..rules.core.jit import COMPILED_NAME
from ..rules.core.state import PLAYOUT_FIGURES, SEATS, STATE, new_state, new_workspace
from ..rules.entry_points import VIEW_FIGURES
from . import loader

SET_UP = (2, 0, 0, 0, 0, 2, 3, -1)  # the arguments of a game of two


def exercise_rules(points: Any) -> None:
    """Call every entry point of the rules once, with the types that it is always called with."""
    box = load_box().record
    states = np.concatenate([new_state(), new_state()])
    work = new_workspace()
    states["generator"][0] = (1, 2, 3, 4)
    work["generator"] = (5, 6, 7, 8)
    game = states[:1].copy()
    points.begin(game, box, work, *SET_UP)
    points.advance(game, box, work, -1)
    points.determinize(game, box, 0, 0)
    points.standings(game, np.zeros(2 * SEATS + 1, np.int64))
    points.view_figures(game, box, np.zeros(VIEW_FIGURES, np.int64))
    points.fault_in(game, box)
    quiet = new_workspace(explain=False, recording=False)
    points.playouts(states, box, quiet, np.array(SET_UP), 0, 1, 0, np.zeros(PLAYOUT_FIGURES, np.int64))
    points.copy_state(states, 0)


def exercise_bots(points: Any) -> None:
    """Call every entry point of the bots once, with the types that it is always called with."""
    box = load_box().record
    states = np.zeros(MAX_DEPTH, STATE)
    states["generator"][0] = (1, 2, 3, 4)
    work = new_workspace(explain=False, recording=False)
    work["generator"] = (5, 6, 7, 8)
    rules = loader.interpreted(loader.RULES)
    rules.begin(states, box, work, *SET_UP)
    rules.advance(states, box, work, -1)
    choices, weights = np.zeros(1, CHOICES), np.zeros(FEATURES)
    points.greedy_values(states, box, work, np.zeros((MAX_DEPTH, ACTION_COUNT), np.int16), 1, np.zeros(ACTION_COUNT))
    points.policy_priors(states, box, work, choices, weights, np.zeros(ACTION_COUNT))
    points.search(states, box, work, choices, weights, np.ones(SETTING_COUNT), np.zeros(4, NODE), 2, 1, 0)
    figures, shaping = np.zeros(FIGURE_COUNT), np.zeros(SHAPING_TERMS)
    how = np.array(SET_UP)
    points.self_play(states, box, work, choices, how, 0, weights, shaping, 0.5, 0.0, np.zeros(FEATURES), figures)


EXERCISES: dict[str, Callable[[Any], None]] = {loader.RULES: exercise_rules, loader.BOTS: exercise_bots}


def compile_all(progress: loader.Progress | None = None) -> None:
    """Compile what is missing, telling progress how many of the functions are done."""
    from numba.core import event as numba_event

    missing = [part for part in loader.PARTS if not loader.is_ready(part)]
    if not missing:
        return  # another process has just done it
    for part in missing:
        folder = loader.cache_folder(part)
        folder.mkdir(parents=True, exist_ok=True)
        (folder / loader.COMPILING).touch()
    points = {part: loader.compiled(part) for part in missing}
    compiled_functions = importlib.import_module(COMPILED_NAME + ".rules.core.jit").compiled_functions
    done: set[str] = set()

    class ProgressListener(numba_event.Listener):
        def on_start(self, event: Any) -> None:
            pass

        def on_end(self, event: Any) -> None:
            done.add(event.data["dispatcher"].py_func.__qualname__)
            if progress is not None:
                progress(min(len(done), len(compiled_functions)), len(compiled_functions))

    with numba_event.install_listener("numba:compile", ProgressListener()):
        for part in missing:
            EXERCISES[part](points[part])
            loader.mark_ready(loader.cache_folder(part))


if __name__ == "__main__":
    compile_all()
