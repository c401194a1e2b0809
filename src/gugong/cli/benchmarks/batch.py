"""The part of `gugong bench` about the batch environment: steps per second, with observation and mask."""

import time
from collections.abc import Callable

import numpy as np

from ...envs import Batch
from ...envs.batch.slices import available_cores
from ...setup import Setup

ROUNDS = 3
SECONDS = 0.5
SETUP = Setup(players=4)
GAMES = 512  # for each core, if actions are drawn inside: so many stay in the cache of a core
MANY_GAMES = 4096  # whose actions come from Python
RANDOM = "random actions"
RANDOM_ON_ALL = "random actions, all cores"
GIVEN = "given actions"
GIVEN_ON_ALL = "given actions, all cores"
CORES_RATIO = "cores_ratio"
PARTS = 2


def measure_batch(step: Callable[[], None]) -> dict[str, float]:
    """Steps per second of games of four players on one core and on all, which alternate, to share the load of others.

    The time that it takes to draw the actions that are given is left out.
    """
    cores = available_cores()
    alone, together = (Batch(SETUP, games=GAMES * n, seed=1, threads=n) for n in (1, cores))
    found = _best({RANDOM: lambda: _random_rate(alone), RANDOM_ON_ALL: lambda: _random_rate(together)})
    step()
    one, many = (Batch(SETUP, games=MANY_GAMES, seed=1, threads=n) for n in (1, cores))
    found |= _best({GIVEN: lambda: _given_rate(one), GIVEN_ON_ALL: lambda: _given_rate(many)})
    step()
    ratio = found[RANDOM_ON_ALL] / found[RANDOM]
    return {name: round(value) for name, value in found.items()} | {CORES_RATIO: round(ratio, 2)}


def _best(rates: dict[str, Callable[[], float]]) -> dict[str, float]:
    """The best of a few rounds of each."""
    best = dict.fromkeys(rates, 0.0)
    for _ in range(ROUNDS):
        for name, rate in rates.items():
            best[name] = max(best[name], rate())
    return best


def _random_rate(batch: Batch) -> float:
    done, begun = 0, time.perf_counter()
    while time.perf_counter() - begun < SECONDS:
        batch.step_random()
        done += len(batch)
    return done / (time.perf_counter() - begun)


def _given_rate(batch: Batch) -> float:
    chance = np.random.default_rng(1)
    done, took = 0, 0.0
    while took < SECONDS:
        actions = (chance.random(batch.mask.shape, np.float32) * batch.mask).argmax(1)
        begun = time.perf_counter()
        batch.step(actions)
        took += time.perf_counter() - begun
        done += len(batch)
    return done / took
