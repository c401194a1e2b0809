"""The adapter for PettingZoo: its own tests pass, and it plays the same game."""

import random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from gugong import Game, GugongError, IllegalMove
from gugong.envs import observe
from gugong.envs.pettingzoo_env import GugongAEC, env


@pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably"
)
@pytest.mark.parametrize(
    "options", [{}, {"players": 1, "meng": "hard"}, {"players": 5, "bonus_tokens": "deluxe"}], ids=str
)
def test_the_tests_of_the_library_pass(options: dict[str, Any]) -> None:
    api_test(env(**options), num_cycles=150)
    seed_test(lambda: env(**options), num_cycles=30)


def played(aec: GugongAEC, seed: int) -> Game:
    """The same game by Game, compared at each decision."""
    aec.reset(seed=seed)
    game, chance = Game(aec.game.setup), random.Random(seed)
    while not game.over:
        decision = game.decision
        assert decision is not None
        assert aec.agent_selection == f"player_{decision.seat}"
        seen = aec.last()[0]
        assert np.array_equal(seen["observation"], observe(game))
        assert seen["action_mask"].tolist() == game.mask.tolist()
        action = chance.choice(game.legal)
        game.play(action)
        aec.step(action)
    return game


@pytest.mark.parametrize(("seed", "winner"), [(1, None), (9, 2), (19, 1)])
def test_it_is_the_same_game_to_the_end(seed: int, winner: int | None) -> None:
    aec = GugongAEC(players=3)
    assert played(aec, seed).winner == winner
    rewards = [0.0 if winner is None else 1.0 if seat == winner else -0.5 for seat in range(3)]
    assert list(aec.rewards.values()) == rewards
    assert all(aec.terminations.values())


def test_an_illegal_action_loses_or_raises() -> None:
    wrapped = env(players=3)
    wrapped.reset(seed=1)
    agent = wrapped.agent_selection
    wrapped.step(0)
    assert wrapped.unwrapped.rewards[agent] == -1
    assert all(wrapped.terminations.values())
    bare = GugongAEC(players=3)
    bare.reset(seed=1)
    with pytest.raises(IllegalMove, match=r"Action 0 is not legal for seat \d now; legal are"):
        bare.step(0)
    assert not any(bare.terminations.values())


def test_it_renders_the_question() -> None:
    aec = GugongAEC(render_mode="ansi")
    aec.reset(seed=1)
    question, *options = str(aec.render()).splitlines()
    assert question.endswith("Which card do you exchange?")
    assert [int(option.split()[0]) for option in options] == aec.game.legal


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"players": 6}, "players must be a whole number from 1 to 5, not 6."),
        ({"seed": 3}, "An environment is not made with a seed; give it to reset(seed=...)."),
        ({"render_mode": "human"}, "render_mode must be one of None, 'ansi', not 'human'."),
    ],
)
def test_bad_options_are_refused(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(GugongError) as refused:
        env(**options)
    assert str(refused.value) == sentence


def test_whoever_does_not_decide_observes_too() -> None:
    aec = GugongAEC(players=3)
    aec.reset(seed=2)
    game = Game(aec.game.setup)
    for seat, agent in enumerate(aec.agents):
        seen = aec.observe(agent)
        assert np.array_equal(seen["observation"], observe(game, seat))
        assert seen["action_mask"].any() == (agent == aec.agent_selection)
