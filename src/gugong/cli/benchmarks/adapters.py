"""The part of `gugong bench` about adapters: what a decision takes through each whose library is installed."""

import random
import time
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any

import numpy as np

ROUNDS = 3
SECONDS = 0.5
GAMES = 1024  # of the vector environment
RECORDED = 64  # its steps, whose actions are drawn before anything is measured
PLAYERS = 4

Steps = Iterator[int]
"""Gives again and again how many decisions were made since it was asked before."""


def gymnasium_steps() -> Steps:
    """Games of one seat against `random`: the decisions of that seat."""
    from ...envs.gymnasium_env import GugongEnv

    env, chance = GugongEnv(players=PLAYERS), random.Random(1)
    _, info = env.reset(seed=1)
    while True:
        done, over = 0, False
        while not over:
            _, _, over, _, info = env.step(chance.choice(info["action_mask"].nonzero()[0]))
            done += 1
        yield done
        _, info = env.reset()


def gymnasium_vector_steps() -> Steps:
    """The same in many games at once; the actions were drawn before, which would take longer than the steps."""
    from ...envs.gymnasium_vector import GugongVectorEnv

    envs, chance, recorded = GugongVectorEnv(GAMES, players=PLAYERS, threads=1), np.random.default_rng(1), []
    _, info = envs.reset(seed=1)
    for _ in range(RECORDED):
        recorded.append((chance.random(info["action_mask"].shape, np.float32) * info["action_mask"]).argmax(1))
        _, _, _, _, info = envs.step(recorded[-1])
    while True:
        envs.reset(seed=1)
        for actions in recorded:
            envs.step(actions)
            yield GAMES


def pettingzoo_steps(*, wrapped: bool = True) -> Steps:
    """Games in which all seats draw their actions, with the library's usual wrappers or without."""
    from ...envs import pettingzoo_env

    make: Any = pettingzoo_env.env if wrapped else pettingzoo_env.GugongAEC
    env, chance = make(players=PLAYERS), random.Random(1)
    env.reset(seed=1)
    while True:
        done = 0
        for _ in env.agent_iter():
            observation, _, over, _, _ = env.last()
            env.step(None if over else chance.choice(observation["action_mask"].nonzero()[0]))
            done += not over
        yield done
        env.reset()


def openspiel_steps() -> Steps:
    """The same, with the observation of whoever decides."""
    import pyspiel

    from ...envs import openspiel_game

    game, chance = pyspiel.load_game(openspiel_game.NAME, {"players": PLAYERS}), random.Random(1)
    while True:
        state, done = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(chance.randrange(openspiel_game.CHANCE_OUTCOMES))
                continue
            state.observation_tensor()
            state.apply_action(chance.choice(state.legal_actions()))
            done += 1
        yield done


ADAPTERS: dict[str, tuple[str, Callable[[], Steps]]] = {
    "gymnasium": ("gymnasium", gymnasium_steps),
    "gymnasium_vector": ("gymnasium", gymnasium_vector_steps),
    "pettingzoo": ("pettingzoo", pettingzoo_steps),
    "openspiel": ("pyspiel", openspiel_steps),
}
"""By name: the library that an adapter needs, and its steps."""


def measure_adapters() -> dict[str, float]:
    """Microseconds for a decision of four random players through each adapter whose library is installed."""
    return {
        name: round(1e6 / steps_per_second(steps(), SECONDS, ROUNDS), 1)
        for name, (library, steps) in ADAPTERS.items()
        if find_spec(library) is not None
    }


def steps_per_second(
    steps: Steps, seconds: float, rounds: int, clock: Callable[[], float] = time.perf_counter
) -> float:
    """How many steps are made in a second of a clock; the best of some rounds, each of so many seconds."""
    next(steps)
    best = 0.0
    for _ in range(rounds):
        done, begun = 0, clock()
        while clock() - begun < seconds:
            done += next(steps)
        best = max(best, done / (clock() - begun))
    return best
