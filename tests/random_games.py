"""Whole games at random, for properties that every game must have."""

import random
from collections.abc import Iterator
from typing import Any

from hypothesis import strategies as st

from gugong import Game, Setup
from gugong.setup import CARD_SETS

MODES = [
    {"players": 2},
    {"players": 2, "bonus_tokens": "deluxe", "expert": True},
    {"players": 3, "bonus_tokens": "standard"},
    {"players": 4},
    {"players": 4, "bonus_tokens": "deluxe"},
    {"players": 5, "bonus_tokens": "deluxe", "expert": True},
    {"players": 5},
    {"players": 1, "meng": "easy", "card_sets": CARD_SETS[0]},
    {"players": 1, "meng": "normal", "meng_matches": "at_least", "focus": "wall"},
    {"players": 1, "meng": "hard", "card_sets": CARD_SETS[2], "expert": True},
]

setups = st.builds(
    lambda mode, seed: Setup(**mode, seed=seed), st.sampled_from(MODES), st.integers(min_value=0, max_value=10**9)
)


def keen_choice(game: Game, chance: random.Random) -> int:
    """A legal action at random, thinking twice before a refusal, so that more happens."""
    action = chance.choice(game.legal)
    return chance.choice(game.legal) if action in (0, 5) else action


def moments(setup: Setup, seed: int) -> Iterator[Game]:
    """A game at each of its decisions, and at its end."""
    game = Game(setup)
    chance = random.Random(seed)
    while not game.over:
        yield game
        game.play(keen_choice(game, chance))
    yield game


def finished(seed: int = 1, **mode: Any) -> Game:
    """A game played to its end."""
    *_, last = moments(Setup(seed=seed, **mode), seed)
    return last
