"""Random games by each adapter: Gymnasium, one game and many at once, and PettingZoo.

uv run python examples/learning/random_rollout.py --players 4
"""

import argparse

import gymnasium
import numpy as np

from gugong.envs import gymnasium_env, pettingzoo_env


def one_seat(players: int, seed: int) -> float:
    """One game by Gymnasium, against `instinct`; the reward of the seat that draws its actions."""
    env = gymnasium.make(gymnasium_env.ID, players=players, opponents="instinct")
    _, info = env.reset(seed=seed)
    env.action_space.seed(seed)
    while True:
        action = env.action_space.sample(info["action_mask"])
        _, reward, terminated, _, info = env.step(action)
        if terminated:
            return float(reward)


def many_games(players: int, seed: int, games: int, steps: int) -> int:
    """Many games at once by Gymnasium, against `random`; how many ended."""
    envs = gymnasium.make_vec(gymnasium_env.ID, num_envs=games, players=players, opponents="random")
    _, info = envs.reset(seed=seed)
    chance, ended = np.random.default_rng(seed), 0
    for _ in range(steps):
        actions = (chance.random(info["action_mask"].shape) * info["action_mask"]).argmax(1)
        _, _, terminated, _, info = envs.step(actions)
        ended += int(terminated.sum())
    return ended


def all_seats(players: int, seed: int) -> dict[str, float]:
    """One game by PettingZoo, all seats at random; the reward of each."""
    env = pettingzoo_env.env(players=players)
    env.reset(seed=seed)
    chance, rewards = np.random.default_rng(seed), {}
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        if terminated:
            rewards[agent] = reward
            env.step(None)
        else:
            env.step(chance.choice(observation["action_mask"].nonzero()[0]))
    return rewards


def main(arguments: list[str] | None = None) -> None:
    """Read the options of the command line and play."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(arguments)
    print("Gymnasium, one game against instinct:", one_seat(options.players, options.seed))
    print("Gymnasium, 64 games at once, 100 steps:", many_games(options.players, options.seed, 64, 100), "ended")
    print("PettingZoo:", all_seats(options.players, options.seed))


if __name__ == "__main__":
    main()
