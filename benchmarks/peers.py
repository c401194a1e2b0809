"""How fast the environments are beside games of other libraries: `uv run --group peers python benchmarks/peers.py`.

All in one run on one machine, with random legal actions. A step is one decision, with the mask or list of legal actions
and, where the table says so, with what the deciding player observes. Each figure is the best of some rounds. What is
printed is Markdown. On a machine that others use, too, `--processor-time` counts only the time that this program had.
"""

import argparse
import importlib
import os
import platform
import random
import time
from collections.abc import Callable
from functools import partial
from typing import Any, NamedTuple

import open_spiel.python.games  # noqa: F401 (registers those in Python)
import pyspiel

from gugong import Game, Setup
from gugong.cli.benchmarks.adapters import (
    Steps,
    gymnasium_steps,
    gymnasium_vector_steps,
    openspiel_steps,
    pettingzoo_steps,
    steps_per_second,
)
from gugong.cli.commands.bench import processor
from gugong.envs import Batch, openspiel_game

PLAYERS = 4
GAMES = 4096  # of a batch
RECORDED = 256  # steps of a batch whose actions are drawn first, and then given
OPENSPIEL = ("hearts", "backgammon", "chess")  # in C++
PETTINGZOO = ("chess_v6", "go_v5", "hanabi_v5", "connect_four_v3", "texas_holdem_v4", "leduc_holdem_v4", "tictactoe_v3")


class Row(NamedTuple):
    """A line of the table."""

    what: str
    observes: bool
    steps: Callable[[], Steps]
    threads: int = 1


def game_steps() -> Steps:
    """Games of `Game`, with its log, events and undo."""
    chance = random.Random(1)
    while True:
        game, done = Game(Setup(players=PLAYERS, seed=chance.randrange(2**31))), 0
        while not game.over:
            game.play(chance.choice(game.legal))
            done += 1
        yield done


def batch_steps(threads: int) -> Steps:
    """Games of a batch, whose actions are drawn inside."""
    batch = Batch(Setup(players=PLAYERS), games=GAMES, seed=1, threads=threads)
    while True:
        batch.step_random()
        yield GAMES


def given_steps(threads: int) -> Steps:
    """Games of a batch, whose actions are given: it drew them itself before, so that choosing takes no time now."""
    batch = Batch(Setup(players=PLAYERS), games=GAMES, seed=1, threads=threads)
    recorded = [batch.step_random() for _ in range(RECORDED)]
    while True:
        batch.reset(seed=1)
        for actions in recorded:
            batch.step(actions)
            yield GAMES


def peer_openspiel_steps(name: str, *, observing: bool) -> Steps:
    """Games of OpenSpiel."""
    game, chance = pyspiel.load_game(name), random.Random(1)
    has_observation = game.get_type().provides_observation_tensor
    while True:
        state, done = game.new_initial_state(), 0
        observe = state.observation_tensor if has_observation else state.information_state_tensor
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, shares = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(outcomes, shares)[0])
                continue
            if observing:
                observe()
            state.apply_action(chance.choice(state.legal_actions()))
            done += 1
        yield done


def peer_pettingzoo_steps(name: str) -> Steps:
    """Games of PettingZoo, where whoever is next always observes."""
    env: Any = importlib.import_module(f"pettingzoo.classic.{name}").env()
    chance = random.Random(1)
    while True:
        env.reset(seed=chance.randrange(2**31))
        done = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            over = terminated or truncated
            if over:
                env.step(None)
            else:
                mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
                env.step(chance.choice(mask.nonzero()[0]))
            done += not over
        yield done


def rows() -> list[Row]:
    """All lines, ours first."""
    cores = len(os.sched_getaffinity(0))
    batch, in_openspiel = f"`Batch`, {GAMES:,} games", f"{openspiel_game.NAME}(players={PLAYERS})"
    ours = [
        Row(f"{batch}, actions drawn inside, {cores} threads", True, partial(batch_steps, cores), cores),
        Row(f"{batch}, actions drawn inside, 1 thread", True, partial(batch_steps, 1)),
        Row(f"{batch}, actions from Python, 1 thread", True, partial(given_steps, 1)),
        Row("Gymnasium, 1,024 games at once against three `random`, 1 thread", True, gymnasium_vector_steps),
        Row("Gymnasium, one game against three `random`", True, gymnasium_steps),
        Row("PettingZoo", True, pettingzoo_steps),
        Row("PettingZoo, without its wrappers", True, partial(pettingzoo_steps, wrapped=False)),
        Row("OpenSpiel", True, openspiel_steps),
        Row("OpenSpiel", False, partial(peer_openspiel_steps, in_openspiel, observing=False)),
        Row("`Game`, with events, log and undo", False, game_steps),
    ]
    openspiel = [
        Row(f"OpenSpiel `{name}`", observing, partial(peer_openspiel_steps, name, observing=observing))
        for name in (*OPENSPIEL, "python_kuhn_poker")
        for observing in (True, False)
    ]
    pettingzoo = [Row(f"PettingZoo `{name}`", True, partial(peer_pettingzoo_steps, name)) for name in PETTINGZOO]
    return [row._replace(what=f"**Gùgōng**: {row.what}") for row in ours] + openspiel + pettingzoo


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each round of each line")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--processor-time", action="store_true", help="measure it; of lines with one thread only")
    options = parser.parse_args()
    clock = time.process_time if options.processor_time else time.perf_counter
    print(f"{processor()}, {len(os.sched_getaffinity(0))} cores, Python {platform.python_version()}\n")
    print("| what | observation | steps/s | µs a step |\n|---|---|---:|---:|")
    for row in rows():
        if row.threads > 1 and options.processor_time:
            continue
        speed = steps_per_second(row.steps(), options.seconds, options.rounds, clock)
        print(f"| {row.what} | {'yes' if row.observes else 'no'} | {speed:,.0f} | {1e6 / speed:,.2f} |", flush=True)


if __name__ == "__main__":
    main()
