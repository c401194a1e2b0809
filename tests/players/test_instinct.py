"""Instinct and greedy: what they look at, and that practice makes better."""

import json
import random

import numpy as np
import pytest

from gugong import Game, Setup
from gugong.ai.features import CHOICES, FEATURES, MAX_CHOICES, MAX_FEATURES
from gugong.ai.option_features import list_choices
from gugong.ai.self_play import IN_PALACE, SEATS_SEEN
from gugong.compiler import loader
from gugong.players import known_to_seat
from gugong.players import weights as kept
from gugong.players.greedy import GreedyPlayer
from gugong.players.instinct import InstinctPlayer
from gugong.rules.core.state import new_workspace
from gugong.rules.engine import run
from training.instinct import Stage, Trainer


def moments(setup: Setup, every: int = 5) -> list[Game]:
    """Decisions of a random game."""
    chance, game, found = random.Random(setup.seed), Game(setup), []
    while not game.over:
        if chance.randrange(every) == 0:
            found.append(game.clone())
        game.play(chance.choice(game.legal))
    return found


@pytest.mark.parametrize("players", [1, 2, 4, 5])
def test_the_chances_of_all_legal_actions_add_up_to_one(players: int) -> None:
    tokens = "none" if players == 1 else "deluxe"
    for game in moments(Setup(players=players, seed=players, bonus_tokens=tokens)):
        assert game.decision is not None
        chances = InstinctPlayer().priors(known_to_seat(game, game.decision.seat, 0))
        assert sum(chances.values()) == pytest.approx(1)
        assert min(chances.values()) >= 0


@pytest.mark.parametrize("players", [1, 3, 5])
def test_every_choice_has_features_within_their_range(players: int) -> None:
    tokens = "none" if players == 1 else "deluxe"
    choices, work = np.zeros(1, CHOICES), new_workspace()
    for game in moments(Setup(players=players, seed=players, bonus_tokens=tokens)):
        states, box = game._state.copy(), game.box.record
        run(states[0], box[0], work[0])
        list_choices(states[0], box[0], work[0], choices[0])
        seen = choices[0]
        assert 0 < int(seen.n) <= MAX_CHOICES
        for i in range(int(seen.n)):
            count = int(seen.count[i])
            assert 0 <= count <= MAX_FEATURES
            assert all(0 <= feature < FEATURES for feature in seen.feature[i, :count])


def test_greedy_judges_every_legal_action() -> None:
    for game in moments(Setup(players=3, seed=8), every=10):
        assert game.decision is not None
        values = GreedyPlayer().values(known_to_seat(game, game.decision.seat, 0))
        assert set(values) == set(game.legal)


@pytest.mark.skipif(loader.interpreting(), reason="thousands of games need the compiled rules")
def test_practice_makes_better() -> None:
    setup = Setup(players=2, seed=0)
    trainer = Trainer(np.zeros(FEATURES), seed=1)
    shaping, nothing = np.zeros(4), np.zeros(FEATURES)
    before = trainer.play(setup, 400, 0.3, shaping, nothing)
    trainer.run_stage(Stage([setup], 30, 100, 0.1, 0.3, (0, 0, 0, 0), 0.5), "test")
    then = trainer.play(setup, 400, 0.3, shaping, nothing)
    assert then[IN_PALACE] / then[SEATS_SEEN] > before[IN_PALACE] / before[SEATS_SEEN] + 0.2


def test_weights_are_written_as_they_are_read() -> None:
    chance = np.random.default_rng(1)
    sets = {name: chance.integers(-900, 900, FEATURES) * kept.HUNDREDTH for name in kept.SETS}
    again = kept.parse(kept.serialize(sets))
    assert all(np.allclose(again[name], sets[name]) for name in kept.SETS)


def test_weights_of_other_features_are_refused() -> None:
    written = json.dumps({name: [[1, 2, 3]] for name in kept.SETS})
    with pytest.raises(ValueError, match=r"make them anew with training/instinct\.py"):
        kept.parse(written)


@pytest.mark.parametrize(
    ("players", "name"), [(1, kept.SOLO), (2, kept.SIDE_A), (3, kept.SIDE_A), (4, kept.SIDE_B), (5, kept.SIDE_B)]
)
def test_each_side_of_the_board_and_meng_have_their_own_weights(players: int, name: str) -> None:
    assert kept.set_for(Setup(players=players, seed=1)) == name
