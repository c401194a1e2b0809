"""The trained weights of the policy: one set for solo games, one for each side of the board.

`training/instinct.py` makes them; instinct.json holds them in hundredths.
"""

import json
from functools import cache
from importlib.resources import files

import numpy as np

from ..ai.features import FEATURES
from ..game.game import Game
from ..rules.phases.setup import MOST_ON_SIDE_A
from ..setup import Setup

FILE = "instinct.json"
SOLO, SIDE_A, SIDE_B = "solo", "side_a", "side_b"
SETS = (SOLO, SIDE_A, SIDE_B)
HUNDREDTH = 0.01
NUMBERS_A_LINE = 32


@cache
def _all() -> dict[str, np.ndarray]:
    return parse((files("gugong.players") / FILE).read_text(encoding="utf-8"))


def parse(written: str) -> dict[str, np.ndarray]:
    """Read the sets from JSON; ValueError if the number of weights is not that of the features."""
    found = {name: np.array([x for row in rows for x in row]) * HUNDREDTH for name, rows in json.loads(written).items()}
    for name in SETS:
        if len(found.get(name, ())) != FEATURES:
            raise ValueError(f"{FILE} has no {FEATURES} weights {name!r}; make them anew with training/instinct.py")
    return found


def serialize(sets: dict[str, np.ndarray]) -> str:
    """The sets as JSON."""
    blocks = []
    for name, weights in sets.items():
        whole = np.rint(weights / HUNDREDTH).astype(int).tolist()
        rows = [json.dumps(whole[i : i + NUMBERS_A_LINE]) for i in range(0, len(whole), NUMBERS_A_LINE)]
        blocks.append(f' "{name}": [\n  ' + ",\n  ".join(rows) + "\n ]")
    return "{\n" + ",\n".join(blocks) + "\n}\n"


def set_for(setup: Setup) -> str:
    """The name of the set for a game: by the side of the board, or solo."""
    if setup.solo:
        return SOLO
    return SIDE_A if setup.players <= MOST_ON_SIDE_A else SIDE_B


def weights_of(setup: Setup) -> np.ndarray:
    """The weights for games of a set-up, by feature."""
    return _all()[set_for(setup)]


def weights_for(game: Game) -> np.ndarray:
    """The weights for a game, by feature."""
    return weights_of(game.setup)
