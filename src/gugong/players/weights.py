"""The weights of instinct, from practice: one set for solo games, one for each side of the board.

`training/instinct.py` makes them; they are kept in hundredths, as text.
"""

import json
from functools import cache
from importlib.resources import files

import numpy as np

from ..ai.features import FEATURES
from ..game.game import Game
from ..setup import Setup

FILE = "instinct.json"
SOLO, SIDE_A, SIDE_B = "solo", "side_a", "side_b"
SETS = (SOLO, SIDE_A, SIDE_B)
HUNDREDTH = 0.01
ROW = 32


@cache
def _all() -> dict[str, np.ndarray]:
    return read((files("gugong.players") / FILE).read_text(encoding="utf-8"))


def read(written: str) -> dict[str, np.ndarray]:
    """The sets of a file; weights of other features than these are refused."""
    found = {name: np.array([x for row in rows for x in row]) * HUNDREDTH for name, rows in json.loads(written).items()}
    for name in SETS:
        if len(found.get(name, ())) != FEATURES:
            raise ValueError(f"{FILE} has no {FEATURES} weights {name!r}; make them anew with training/instinct.py")
    return found


def write(sets: dict[str, np.ndarray]) -> str:
    """The sets as text."""
    blocks = []
    for name, weights in sets.items():
        whole = np.rint(weights / HUNDREDTH).astype(int).tolist()
        rows = [json.dumps(whole[i : i + ROW]) for i in range(0, len(whole), ROW)]
        blocks.append(f' "{name}": [\n  ' + ",\n  ".join(rows) + "\n ]")
    return "{\n" + ",\n".join(blocks) + "\n}\n"


def set_for(setup: Setup) -> str:
    """The name of the set that a game is played with: the sides of the board are other games, and so is Meng's."""
    if setup.solo:
        return SOLO
    return SIDE_A if setup.players <= 3 else SIDE_B


def weights_for(game: Game) -> np.ndarray:
    """The weights for a game."""
    return _all()[set_for(game.setup)]
