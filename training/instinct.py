"""Train the policy's weights: `uv run python training/instinct.py` (about twenty minutes on two idle cores).

The policy plays against itself, and against Meng for the solo set, and learns by REINFORCE with Adam. What pays only
late (jade, the harbours) is never tried by a policy that has not seen it pay, so each stage begins with reward
shaping: extra VP for these, fading to nothing before the stage ends. The sets of the two sides of the board begin
from a common one.
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
from gugong import RULES_VERSION, Setup
from gugong.ai.features import CHOICES, FEATURES
from gugong.ai.self_play import FIGURE_COUNT, IN_PALACE, LEARNING_MEMORY, REWARDS, SCORES, SEATS_SEEN, WINS
from gugong.box import load_box
from gugong.compiler import loader
from gugong.players import weights as weight_sets
from gugong.rules.core.state import STATE, new_workspace
from gugong.setup import generator_words

BOARD = [Setup(players=n, seed=0) for n in (2, 3, 4, 5)] + [Setup(players=3, seed=0, bonus_tokens="deluxe")]
MENG = [Setup(players=1, seed=0, meng="hard", card_sets=sets) for sets in ((2, 3), (4, 5), (1, 2))]
MOMENTUM, SCALE = 0.9, 0.99
SLOWEST = 0.1  # the learning rate at the end of a stage, as a part of that at its beginning


@dataclass(frozen=True)
class Stage:
    """A number of steps; `shaping` is extra VP for a jade, then for each of the three harbour rewards, and fades."""

    setups: Sequence[Setup]
    steps: int
    games: int  # of each set-up in a step
    rate: float
    win_weight: float
    shaping: tuple[float, float, float, float]
    shaped: float  # the part of the stage in which the shaping fades


TOGETHER = (
    Stage(BOARD, 850, 300, 0.03, 0.3, (3, 3, 6, 4), 0.6),
    Stage(BOARD, 750, 300, 0.03, 0.5, (2, 2, 6, 4), 0.5),
)
STAGES = {
    weight_sets.SOLO: (
        Stage(MENG, 1700, 500, 0.03, 0.3, (3, 3, 6, 4), 0.6),
        Stage(MENG, 1450, 500, 0.03, 0.5, (2, 2, 6, 4), 0.5),
    ),
    weight_sets.SIDE_A: (*TOGETHER, Stage(BOARD[:2] + BOARD[4:], 1650, 500, 0.02, 0.6, (1, 1, 3, 2), 0.4)),
    weight_sets.SIDE_B: (*TOGETHER, Stage(BOARD[2:4], 1400, 500, 0.02, 0.6, (1, 1, 3, 2), 0.4)),
}


class Trainer:
    """Weights and what is needed to improve them."""

    def __init__(self, weights: np.ndarray, seed: int) -> None:
        """Start from these weights, which are changed in place."""
        self.weights = weights
        self._states = np.zeros(2, STATE)
        self._work = new_workspace(explain=False, recording=False)
        self._work["generator"] = generator_words(seed)
        self._choices = np.zeros(1, CHOICES)
        self._memory = np.zeros(1, LEARNING_MEMORY)
        self._baselines: dict[Setup, float] = {}

    def play(
        self, setup: Setup, games: int, win_weight: float, shaping: np.ndarray, gradient: np.ndarray
    ) -> np.ndarray:
        """Play games of one set-up, add to the gradient, and return the figures (see gugong.ai.self_play)."""
        figures = np.zeros(FIGURE_COUNT)
        baseline = self._baselines.get(setup, 0.0)
        entries = loader.entry_points(loader.BOTS)
        box, how = load_box().record, np.array(setup.arguments(RULES_VERSION))
        entries.self_play(
            self._states,
            box,
            self._work,
            self._choices,
            how,
            games,
            self.weights,
            shaping,
            win_weight,
            baseline,
            gradient,
            figures,
            self._memory,
        )
        if setup.solo:  # the seats of one game balance each other, a single one needs a mean to be compared with
            self._baselines[setup] = 0.8 * baseline + 0.2 * figures[REWARDS] / figures[SEATS_SEEN]
        return figures

    def run_stage(self, stage: Stage, name: str) -> np.ndarray:
        """Take all steps of a stage; returns the figures of its last tenth."""
        first, second = np.zeros(FEATURES), np.zeros(FEATURES)
        lately = np.zeros(FIGURE_COUNT)
        for step in range(stage.steps):
            done = step / stage.steps
            shaping = np.array(stage.shaping) * max(0.0, 1 - done / stage.shaped)
            gradient = np.zeros(FEATURES)
            for setup in stage.setups:
                lately += self.play(setup, stage.games, stage.win_weight, shaping, gradient)
            gradient /= stage.games * len(stage.setups)
            first = MOMENTUM * first + (1 - MOMENTUM) * gradient
            second = SCALE * second + (1 - SCALE) * gradient**2
            rate = stage.rate * SLOWEST**done
            self.weights += (
                rate * first / (1 - MOMENTUM ** (step + 1)) / (np.sqrt(second / (1 - SCALE ** (step + 1))) + 1e-6)
            )
            if (step + 1) % max(stage.steps // 10, 1) == 0:
                print_progress(name, step + 1, stage.steps, lately)
                last, lately = lately, np.zeros(FIGURE_COUNT)
        return last


def print_progress(name: str, step: int, steps: int, figures: np.ndarray) -> None:
    """Print one line of progress to stderr."""
    seats = figures[SEATS_SEEN]
    wins, score, inside = figures[WINS] / seats, figures[SCORES] / seats, figures[IN_PALACE] / seats
    line = f"{name:7} {step:5}/{steps} wins {wins:.3f} score {score:.2f} in the palace {inside:.3f}"
    print(time.strftime("%H:%M:%S"), line, file=sys.stderr, flush=True)


def train(name: str, part: float) -> tuple[str, np.ndarray]:
    """Train one set from nothing; `part` shortens every stage."""
    trainer = Trainer(np.zeros(FEATURES), seed=len(name))
    for stage in STAGES[name]:
        shorter = Stage(**{**stage.__dict__, "steps": max(int(stage.steps * part), 10)})
        trainer.run_stage(shorter, name)
    return name, trainer.weights


def main() -> None:
    """Train all sets and write them."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("--out", type=Path, default=Path(weight_sets.__file__).parent / weight_sets.FILE)
    parser.add_argument("--part", type=float, default=1.0, help="shorten every stage, to try it out: 0.01")
    arguments = parser.parse_args()
    gugong.warm_up()
    with ProcessPoolExecutor(2) as processes:
        found = dict(processes.map(train, weight_sets.SETS, [arguments.part] * len(weight_sets.SETS)))
    arguments.out.write_text(weight_sets.serialize(found), encoding="utf-8")


if __name__ == "__main__":
    main()
