"""Compile the rules into the cache: `python -m gugong.warm_up`, or `compile_all` with a progress callback."""

import importlib
from typing import Any

import numpy as np

from . import referee
from .box import load_box
from .rules.jit import COMPILED_NAME
from .rules.state import PLAYOUT_FIGURES, new_state, new_workspace


def exercise(entries: Any) -> None:
    """Call every entry function once, with the types that it is always called with."""
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


def compile_all(progress: referee.Progress | None = None) -> None:
    """Compile, telling progress how many of the functions are done."""
    from numba.core import event

    folder = referee.cache_folder()
    folder.mkdir(parents=True, exist_ok=True)
    (folder / referee.COMPILING).touch()
    entries = referee.compiled()
    compiled_functions = importlib.import_module(COMPILED_NAME + ".jit").compiled_functions
    done: set[str] = set()

    class Listener(event.Listener):
        def on_start(self, happening: Any) -> None:
            pass

        def on_end(self, happening: Any) -> None:
            done.add(happening.data["dispatcher"].py_func.__qualname__)
            if progress is not None:
                progress(min(len(done), len(compiled_functions)), len(compiled_functions))

    with event.install_listener("numba:compile", Listener()):
        exercise(entries)
    referee.mark_ready(folder)


if __name__ == "__main__":
    compile_all()
