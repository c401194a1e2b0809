"""Many games for Gymnasium: those of a batch, with one seat that learns."""

import gymnasium
import numpy as np
import pytest

from gugong import ACTION_COUNT, GugongError
from gugong.envs import observe
from gugong.envs.gymnasium_env import ID
from gugong.envs.gymnasium_vector import GugongVectorEnv


def test_many_games_are_those_of_a_batch() -> None:
    envs = gymnasium.make_vec(ID, num_envs=6, players=3, opponents=["instinct", "random"], seat=None).unwrapped
    assert isinstance(envs, GugongVectorEnv)
    assert envs.seats.tolist() == [0, 1, 2, 0, 1, 2]
    observation, info = envs.reset(seed=4)
    chance, ended = np.random.default_rng(4), 0
    for _ in range(90):
        for number in range(6):
            game = envs.batch.game(number)
            assert game.decision is not None
            assert game.decision.seat == envs.seats[number]
            assert np.array_equal(observation[number], observe(game))
            assert info["action_mask"][number].tolist() == game.mask.tolist()
        kept = observation.copy()
        after, reward, over, truncated, info = envs.step(
            np.array([chance.choice(mask.nonzero()[0]) for mask in info["action_mask"]])
        )
        assert np.array_equal(observation, kept), "what was given before has changed"
        observation = after
        assert not truncated.any()
        assert not reward[~over].any()
        assert ("scores" in info) == over.any()
        ended += int(over.sum())
    assert ended >= 6


def test_the_spaces_of_many_games_fit() -> None:
    envs = GugongVectorEnv(4, players=1)
    observation, info = envs.reset(seed=1)
    assert envs.observation_space.contains(observation)
    assert info["action_mask"].shape == (4, ACTION_COUNT)
    envs.single_action_space.seed(1)
    actions = np.array([envs.single_action_space.sample(mask) for mask in info["action_mask"]])
    assert envs.action_space.contains(actions)
    envs.step(actions)
    with pytest.raises(GugongError, match="seed must be one whole number"):
        envs.reset(seed=[1, 2, 3, 4])  # type: ignore[arg-type]


def test_without_a_seed_no_two_environments_play_the_same_games() -> None:
    first, second = (GugongVectorEnv(8).reset()[0] for _ in range(2))
    assert (first != second).any()
