"""A small masked PPO in JAX that learns to beat `random`: one file, one network, `gugong.envs.Batch`.

    uv run python examples/learning/ppo.py
    uv run python examples/learning/ppo.py --opponent instinct --iterations 1000

The first command, measured on two cores of an Intel Xeon on 2026-11-16, wins 10 % of 512 games before it learns (as
many as `random` against itself: mostly nobody comes into the palace), 94 % after 164,000 decisions, and 96 to 97 % from
328,000 to its end at 819,000; it loses 3 %. All of it took 85 s of processor time.

The learning seat plays first in half of the games and second in the other half; the opponent plays inside the batch.
Only the result of a game is rewarded: 1 won, -1 lost, 0 if nobody came into the palace.
"""

import argparse
import time
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import optax

from gugong import ACTION_COUNT, Setup
from gugong.envs import OBSERVATION_SIZE, Batch, feature_maxima

Params = dict[str, Any]
NEVER = -1e9  # the logit of an illegal action
SCALE = feature_maxima().astype(np.float32)


class Settings(NamedTuple):
    """What a run is made with."""

    opponent: str = "random"
    iterations: int = 50
    games: int = 512
    steps: int = 32  # of each game in an iteration
    hidden: int = 128
    epochs: int = 2
    minibatches: int = 8
    learning_rate: float = 1e-3
    discount: float = 0.997
    smoothing: float = 0.95  # lambda of generalised advantage estimation
    clip: float = 0.2
    entropy: float = 0.01
    seed: int = 1
    report_every: int = 10  # iterations
    measured: int = 512  # games that are played for a report


def new_params(seed: int, hidden: int) -> Params:
    """A network of two hidden layers with a head for the policy and one for the value."""
    sizes = {
        "first": (OBSERVATION_SIZE, hidden),
        "second": (hidden, hidden),
        "policy": (hidden, ACTION_COUNT),
        "value": (hidden, 1),
    }
    gains = {"first": 1.0, "second": 1.0, "policy": 0.01, "value": 0.1}
    chance = np.random.default_rng(seed)

    def weights(name: str, size: tuple[int, int]) -> np.ndarray:
        return (gains[name] * np.sqrt(2 / size[0]) * chance.standard_normal(size)).astype(np.float32)

    return {name: {"w": weights(name, size), "b": np.zeros(size[1], np.float32)} for name, size in sizes.items()}


def network(params: Params, observation: jax.Array, mask: jax.Array) -> tuple[jax.Array, jax.Array]:
    """The log-probability of each action (illegal ones have none to speak of), and the value of the position."""

    def layer(name: str, x: jax.Array) -> jax.Array:
        return x @ params[name]["w"] + params[name]["b"]

    x = observation.astype(jnp.float32) / SCALE
    x = jax.nn.relu(layer("first", x))
    x = jax.nn.relu(layer("second", x))
    logits = jnp.where(mask, layer("policy", x), NEVER)
    return jax.nn.log_softmax(logits), layer("value", x)[:, 0]


@jax.jit
def choose(params: Params, observation: jax.Array, mask: jax.Array, key: jax.Array) -> tuple[jax.Array, ...]:
    """Draw an action for each game: the actions, their log-probabilities, the values of the positions, the next key."""
    key, now = jax.random.split(key)
    log_policy, value = network(params, observation, mask)
    action = jax.random.categorical(now, log_policy)
    return action, jnp.take_along_axis(log_policy, action[:, None], 1)[:, 0], value, key


class Trajectory(NamedTuple):
    """What was seen and done; each array begins with steps × games."""

    observation: Any
    mask: Any
    action: Any
    log_probability: Any
    value: Any
    reward: Any
    done: Any


def own_reward(batch: Batch) -> np.ndarray:
    """The reward of the learning seat: 0 in even games, 1 in odd ones."""
    return np.where(np.arange(len(batch)) % 2 == 0, batch.reward[:, 0], batch.reward[:, 1])


def play(batch: Batch, params: Params, steps: int, key: jax.Array) -> tuple[Trajectory, jax.Array, jax.Array]:
    """Play on; returns what happened, the value of the positions at the end, and the next key."""
    seen = []
    for _ in range(steps):
        observation, mask = batch.observation.copy(), batch.mask.copy()  # the next step overwrites both
        action, log_probability, value, key = choose(params, observation, mask, key)
        batch.step(np.asarray(action))
        seen.append(Trajectory(observation, mask, action, log_probability, value, own_reward(batch), batch.done.copy()))
    _, _, last_value, key = choose(params, batch.observation, batch.mask, key)
    return Trajectory(*(np.stack(part) for part in zip(*seen, strict=True))), last_value, key


def advantages(trajectory: Trajectory, last_value: jax.Array, settings: Settings) -> np.ndarray:
    """Generalised advantage estimation, backwards through the steps."""
    found = np.zeros_like(trajectory.value)
    following, carried = np.asarray(last_value), np.zeros_like(last_value)
    for step in reversed(range(len(found))):
        goes_on = 1.0 - trajectory.done[step]
        surprise = trajectory.reward[step] + settings.discount * following * goes_on - trajectory.value[step]
        carried = surprise + settings.discount * settings.smoothing * goes_on * carried
        found[step], following = carried, trajectory.value[step]
    return found


def make_learner(settings: Settings, optimizer: optax.GradientTransformation) -> Any:
    """The compiled function that learns from one trajectory."""

    def loss(params: Params, seen: Trajectory, advantage: jax.Array, target: jax.Array) -> jax.Array:
        log_policy, value = network(params, seen.observation, seen.mask)
        log_probability = jnp.take_along_axis(log_policy, seen.action[:, None], 1)[:, 0]
        ratio = jnp.exp(log_probability - seen.log_probability)
        clipped = jnp.clip(ratio, 1 - settings.clip, 1 + settings.clip)
        gain = jnp.minimum(ratio * advantage, clipped * advantage).mean()
        entropy = -(jnp.exp(log_policy) * jnp.where(seen.mask, log_policy, 0)).sum(1).mean()
        return 0.5 * jnp.square(value - target).mean() - gain - settings.entropy * entropy

    def learn(params: Params, memory: Any, seen: Trajectory, advantage: jax.Array, key: jax.Array) -> tuple[Any, ...]:
        target = advantage + seen.value
        advantage = (advantage - advantage.mean()) / (advantage.std() + 1e-6)

        def step(carried: tuple[Params, Any], rows: jax.Array) -> tuple[tuple[Params, Any], None]:
            params, memory = carried
            some = jax.tree.map(lambda array: array[rows], (seen, advantage, target))
            gradient = jax.grad(loss)(params, *some)
            updates, memory = optimizer.update(gradient, memory, params)
            return (optax.apply_updates(params, updates), memory), None

        count = len(advantage)
        orders = [jax.random.permutation(one, count) for one in jax.random.split(key, settings.epochs)]
        rows = jnp.concatenate(orders).reshape(settings.epochs * settings.minibatches, -1)
        (params, memory), _ = jax.lax.scan(step, (params, memory), rows)
        return params, memory

    return jax.jit(learn)


def new_batch(settings: Settings, games: int, seed: int) -> Batch:
    """Games of two: the learning seat is 0 in even games and 1 in odd ones."""
    opponents = [{1: settings.opponent}, {0: settings.opponent}]
    return Batch([Setup(players=2)] * 2, games=games, seed=seed, players=opponents)


def measure(params: Params, settings: Settings) -> tuple[float, float]:
    """The shares of games won and lost by actions that the policy draws, in games that are not learned from."""
    games, seed = settings.measured, settings.seed + 10**6
    batch, key = new_batch(settings, games, seed), jax.random.key(seed)
    results, over = np.zeros(games), np.zeros(games, bool)
    while not over.all():
        action, _, _, key = choose(params, batch.observation, batch.mask, key)
        batch.step(np.asarray(action))
        first = batch.done & ~over
        results[first] = own_reward(batch)[first]
        over |= first
    return float((results > 0).mean()), float((results < 0).mean())


def train(settings: Settings) -> tuple[Params, list[tuple[int, float, float]]]:
    """Learn; returns the network, and now and then the iterations done with the shares of games won and lost."""
    key, params = jax.random.key(settings.seed), new_params(settings.seed, settings.hidden)
    optimizer = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(settings.learning_rate))
    memory, learn = optimizer.init(params), make_learner(settings, optimizer)
    batch = new_batch(settings, settings.games, settings.seed)
    history, begun = [], time.perf_counter()
    for iteration in range(settings.iterations + 1):
        if iteration % settings.report_every == 0 or iteration == settings.iterations:
            won, lost = measure(params, settings)
            history.append((iteration, won, lost))
            steps = iteration * settings.games * settings.steps
            spent = time.perf_counter() - begun
            print(f"{spent:6.0f} s {steps:10,} decisions: {won:6.1%} won, {lost:6.1%} lost", flush=True)
        if iteration < settings.iterations:
            trajectory, last_value, key = play(batch, params, settings.steps, key)
            gain = advantages(trajectory, last_value, settings)
            flat = jax.tree.map(lambda array: array.reshape(-1, *array.shape[2:]), (trajectory, gain))
            key, now = jax.random.split(key)
            params, memory = learn(params, memory, *flat, now)
    return params, history


def main(arguments: list[str] | None = None) -> list[tuple[int, float, float]]:
    """Read the options of the command line and learn."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, default in Settings()._asdict().items():
        parser.add_argument(f"--{name.replace('_', '-')}", type=type(default), default=default)
    return train(Settings(**vars(parser.parse_args(arguments))))[1]


if __name__ == "__main__":
    main()
