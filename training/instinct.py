"""Make the weights of instinct: `uv run python training/instinct.py` (about twenty minutes on two idle cores).

Instinct practises against itself, and against Meng for the solo set, by REINFORCE with Adam. What pays only late
(jade, the harbours) is never tried by a player who has not seen it pay, so each stage begins with a lure: extra VP
for these, which fade away before the stage ends. The sets of the two sides of the board begin from a common one.
"""

import argparse
import sys
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import numpy as np

import gugong
from gugong import Setup
from gugong.ai.features import CHOICES, FEATURES
from gugong.ai.self_play import FIGURES, IN_PALACE, REWARDS, SCORES, SEATS_SEEN, WINS
from gugong.box import load_box
from gugong.compiler import loader
from gugong.players import weights as kept
from gugong.rules.core.state import STATE, new_workspace
from gugong.setup import generator_words

BOARD = [Setup(players=n, seed=0) for n in (2, 3, 4, 5)] + [Setup(players=3, seed=0, bonus_tokens="deluxe")]
MENG = [Setup(players=1, seed=0, meng="hard", card_sets=sets) for sets in ((2, 3), (4, 5), (1, 2))]
MOMENTUM, SCALE = 0.9, 0.99
SLOWEST = 0.1  # the learning rate at the end of a stage, as a part of that at its beginning


@dataclass(frozen=True)
class Stage:
    """So many steps; the lures (VP for a jade, then for the three rewards of the harbours) fade meanwhile."""

    setups: Sequence[Setup]
    steps: int
    games: int  # of each set-up in a step
    rate: float
    win_share: float
    lures: tuple[float, float, float, float]
    lured: float  # the part of the stage until the lures are gone


TOGETHER = (
    Stage(BOARD, 850, 300, 0.03, 0.3, (3, 3, 6, 4), 0.6),
    Stage(BOARD, 750, 300, 0.03, 0.5, (2, 2, 6, 4), 0.5),
)
STAGES = {
    kept.SOLO: (
        Stage(MENG, 1700, 500, 0.03, 0.3, (3, 3, 6, 4), 0.6),
        Stage(MENG, 1450, 500, 0.03, 0.5, (2, 2, 6, 4), 0.5),
    ),
    kept.SIDE_A: (*TOGETHER, Stage(BOARD[:2] + BOARD[4:], 1650, 500, 0.02, 0.6, (1, 1, 3, 2), 0.4)),
    kept.SIDE_B: (*TOGETHER, Stage(BOARD[2:4], 1400, 500, 0.02, 0.6, (1, 1, 3, 2), 0.4)),
}


class Practice:
    """Weights that get better."""

    def __init__(self, weights: np.ndarray, seed: int) -> None:
        """Begin with these weights, which are changed in place."""
        self.weights = weights
        self._states = np.zeros(2, STATE)
        self._work = new_workspace(explain=False, recording=False)
        self._work["generator"] = generator_words(seed)
        self._choices = np.zeros(1, CHOICES)
        self._baselines: dict[Setup, float] = {}

    def play(self, setup: Setup, games: int, win_share: float, lures: np.ndarray, gradient: np.ndarray) -> np.ndarray:
        """Play games of one set-up; returns the figures of thinking.practice."""
        figures = np.zeros(FIGURES)
        baseline = self._baselines.get(setup, 0.0)
        entries = loader.entry_points(loader.BOTS)
        tables, how = load_box().record, np.array(setup.arguments())
        entries.practise(
            self._states,
            tables,
            self._work,
            self._choices,
            how,
            games,
            self.weights,
            lures,
            win_share,
            baseline,
            gradient,
            figures,
        )
        if setup.solo:  # the seats of one game balance each other, a single one needs a mean to be compared with
            self._baselines[setup] = 0.8 * baseline + 0.2 * figures[REWARDS] / figures[SEATS_SEEN]
        return figures

    def go_through(self, stage: Stage, name: str) -> np.ndarray:
        """All steps of a stage; returns the figures of its last tenth."""
        first, second = np.zeros(FEATURES), np.zeros(FEATURES)
        lately = np.zeros(FIGURES)
        for step in range(stage.steps):
            done = step / stage.steps
            lures = np.array(stage.lures) * max(0.0, 1 - done / stage.lured)
            gradient = np.zeros(FEATURES)
            for setup in stage.setups:
                lately += self.play(setup, stage.games, stage.win_share, lures, gradient)
            gradient /= stage.games * len(stage.setups)
            first = MOMENTUM * first + (1 - MOMENTUM) * gradient
            second = SCALE * second + (1 - SCALE) * gradient**2
            rate = stage.rate * SLOWEST**done
            self.weights += (
                rate * first / (1 - MOMENTUM ** (step + 1)) / (np.sqrt(second / (1 - SCALE ** (step + 1))) + 1e-6)
            )
            if (step + 1) % max(stage.steps // 10, 1) == 0:
                tell(name, step + 1, stage.steps, lately)
                last, lately = lately, np.zeros(FIGURES)
        return last


def tell(name: str, step: int, steps: int, figures: np.ndarray) -> None:
    """One line of progress."""
    seats = figures[SEATS_SEEN]
    wins, score, inside = figures[WINS] / seats, figures[SCORES] / seats, figures[IN_PALACE] / seats
    line = f"{name:7} {step:5}/{steps} wins {wins:.3f} score {score:.2f} in the palace {inside:.3f}"
    print(time.strftime("%H:%M:%S"), line, file=sys.stderr, flush=True)


def train(name: str, part: float) -> tuple[str, np.ndarray]:
    """Practise one set from nothing; `part` shortens every stage."""
    practice = Practice(np.zeros(FEATURES), seed=len(name))
    for stage in STAGES[name]:
        shorter = Stage(**{**stage.__dict__, "steps": max(int(stage.steps * part), 10)})
        practice.go_through(shorter, name)
    return name, practice.weights


def main() -> None:
    """Train all sets and write them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--out", type=Path, default=Path(kept.__file__).parent / kept.FILE)
    parser.add_argument("--part", type=float, default=1.0, help="shorten every stage, to try it out: 0.01")
    wishes = parser.parse_args()
    gugong.compiler.compile()
    with ProcessPoolExecutor(2) as processes:
        found = dict(processes.map(train, kept.SETS, [wishes.part] * len(kept.SETS)))
    wishes.out.write_text(kept.write(found), encoding="utf-8")


if __name__ == "__main__":
    main()
