"""`gugong bench`: how fast the engine is on this machine, printed or as JSON."""

import json
import os
import platform
import random
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from typing import Annotated, Any

import numpy as np
import typer
from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Grid

from ...box import load_box
from ...compiler import loader
from ...game.game import Game
from ...rules.core.state import PLAYOUT_FIGURES, STATE, new_state, new_workspace
from ...rules.core.versions import RULES_VERSION
from ...setup import Setup
from ..benchmarks import batch
from ..benchmarks.adapters import measure_adapters
from ..benchmarks.batch import CORES_RATIO, measure_batch
from ..benchmarks.search import MODES as SEARCH_MODES
from ..benchmarks.search import RATIO, measure_bots, measure_search
from ..compile_progress import compile_with_progress
from ..messages import message

SECONDS = 1.0
ROUNDS = 3
MODES = {
    "2 players": Setup(players=2, seed=1),
    "3 players": Setup(players=3, seed=1),
    "4 players": Setup(players=4, seed=1),
    "5 players": Setup(players=5, seed=1),
    "solo": Setup(players=1, seed=1),
    "4 players, deluxe tokens": Setup(players=4, seed=1, bonus_tokens="deluxe"),
}
FIGURES = (
    "game_decisions_per_s",
    "state_bytes",
    "state_copy_ns",
    "import_s",
    "warm_start_s",
    "first_start_first_decision_s",
    "cold_compile_rules_s",
    "cold_compile_s",
    "cold_compile_rules_cpu_s",
    "cold_compile_bots_cpu_s",
    "cold_compile_envs_s",
)
FIRST_DECISION = "import gugong; gugong.Game(gugong.Setup(players=4, seed=1)).decision.options"

COLD_COMPILE = """
import dataclasses, json, gugong.compiler.compile as compiling
times = compiling.compile_all()
times |= compiling.compile_all(parts=["envs"])
print(json.dumps({part: dataclasses.asdict(took) for part, took in times.items()}))
"""


app = typer.Typer(add_completion=False)


@app.command("bench")
def bench(as_json: Annotated[bool, typer.Option("--json", help="Print figures for programs.")] = False) -> None:
    """Measure how fast the rules run here."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True) as progress:
        compile_with_progress(progress, environments=True)
        parts = len(MODES) + len(SEARCH_MODES) + batch.PARTS + 6
        measuring = progress.add_task(message("bench-measuring"), total=parts)
        result = measure(lambda: progress.advance(measuring))
    if as_json:
        print(json.dumps(result, indent=1))
    else:
        show(Console(), result)


def measure(step: Callable[[], None]) -> dict[str, Any]:
    """Measure all figures; `step` is called after each part."""
    playouts = {}
    for name, setup in MODES.items():
        playouts[name] = measure_playouts(setup)
        step()
    searching = measure_search(step)
    batches = measure_batch(step)
    bots = measure_bots()
    step()
    through_game = measure_game()
    step()
    adapters = measure_adapters()
    step()
    copying = measure_copy()
    step()
    starting = measure_starts()
    step()
    cold = measure_cold()
    step()
    return {
        "machine": {"processor": processor(), "cores": os.cpu_count(), "python": platform.python_version()},
        "playouts": playouts,
        "search": searching,
        "batch": batches,
        "decision_ms": bots,
        "adapter_decision_us": adapters,
        "game_decisions_per_s": through_game,
        "state_bytes": STATE.itemsize,
        "state_copy_ns": copying,
        **starting,
        **cold,
    }


def processor() -> str:
    """The name of the processor."""
    try:
        with open("/proc/cpuinfo", encoding="utf-8") as lines:
            return next(line.split(":", 1)[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor()


def measure_playouts(setup: Setup) -> dict[str, float]:
    """Speed of random games in compiled code on one core; the best of a few rounds."""
    entries = loader.compiled()
    states = np.concatenate([new_state(), new_state()])
    work = new_workspace(explain=False, recording=False)
    work["generator"] = (5, 6, 7, 8)
    how = np.array(setup.arguments(RULES_VERSION))
    box = load_box().record
    best = {"decisions_per_s": 0.0, "games_per_s": 0.0, "decisions_per_game": 0.0}
    for _ in range(ROUNDS):
        out = np.zeros(PLAYOUT_FIGURES, np.int64)
        games, begun = 0, time.perf_counter()
        while time.perf_counter() - begun < SECONDS:
            entries.playouts(states, box, work, how, 1000, 0, 0, out)
            games += 1000
        took = time.perf_counter() - begun
        if out[0] / took > best["decisions_per_s"]:
            best = {
                "decisions_per_s": round(out[0] / took),
                "games_per_s": round(games / took),
                "decisions_per_game": round(float(out[0]) / games, 1),
            }
    return best


def measure_game() -> float:
    """Decisions a second through Game with random legal actions, four players."""
    chance = random.Random(1)
    best = 0.0
    for _ in range(ROUNDS):
        done, begun = 0, time.perf_counter()
        while time.perf_counter() - begun < SECONDS:
            game = Game(Setup(players=4, seed=done))
            while not game.over:
                game.play(chance.choice(game.legal))
                done += 1
        best = max(best, done / (time.perf_counter() - begun))
    return round(best)


def measure_copy() -> float:
    """Nanoseconds to copy a state in compiled code."""
    states = np.concatenate([new_state()] * 64)
    times = 2_000_000
    best = 1e9
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        loader.compiled().copy_state(states, times)
        best = min(best, (time.perf_counter() - begun) / times * 1e9)
    return round(best, 1)


def timed(code: str, environment: dict[str, str]) -> float:
    """Seconds that a fresh Python takes for some code."""
    begun = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True, env=environment, stdout=subprocess.DEVNULL)
    return time.perf_counter() - begun


def measure_starts() -> dict[str, float]:
    """Start-up times of a new process: the import, and the first decision with machine code in the cache."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    timed(FIRST_DECISION, environment)  # writes the bytecode of the libraries
    bare = min(timed("pass", environment) for _ in range(ROUNDS))
    importing = min(timed("import gugong", environment) for _ in range(ROUNDS))
    warm = min(timed(FIRST_DECISION, environment) for _ in range(ROUNDS))
    return {"import_s": round(importing - bare, 3), "warm_start_s": round(warm, 3)}


def measure_cold() -> dict[str, float]:
    """Times with an empty cache: the first decision, and compiling, by part."""
    folder = tempfile.mkdtemp(prefix="gugong-bench-")
    environment = {**os.environ, "GUGONG_CACHE_DIR": folder}
    try:
        # Without the compiler in the background, which would disturb the next figure.
        no_compiler = "import gugong.compiler.loader as loader; loader.start_compiling = lambda: None; "
        first = timed(no_compiler + FIRST_DECISION, environment)
        told = subprocess.run([sys.executable, "-c", COLD_COMPILE], check=True, env=environment, stdout=subprocess.PIPE)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    times = json.loads(told.stdout)
    rules, bots = times[loader.RULES], times[loader.BOTS]
    return {
        "first_start_first_decision_s": round(first, 2),
        "cold_compile_rules_s": round(rules["seconds"], 1),
        "cold_compile_s": round(max(rules["seconds"], bots["seconds"]), 1),
        "cold_compile_rules_cpu_s": round(rules["cpu_seconds"], 1),
        "cold_compile_bots_cpu_s": round(bots["cpu_seconds"], 1),
        "cold_compile_envs_s": round(times[loader.ENVS]["seconds"], 1),
    }


def show(console: Console, result: dict[str, Any]) -> None:
    """Print the figures."""
    console.print(message("bench-machine", **result["machine"]))
    playouts = _grid("playouts", "decisions", "games", "length")
    for name, row in result["playouts"].items():
        values = (row["decisions_per_s"], row["games_per_s"])
        playouts.add_row(_mode(name), *(f"{value:,}" for value in values), str(row["decisions_per_game"]))
    search = _grid("search", "simulations")
    for name, value in result["search"].items():
        search.add_row(*((message("bench-ratio"), str(value)) if name == RATIO else (_mode(name), f"{value:,}")))
    batches = _grid("batch", "steps")
    for name, value in result["batch"].items():
        ratio = name == CORES_RATIO
        batches.add_row(message("bench-cores-ratio") if ratio else _mode(name), str(value) if ratio else f"{value:,}")
    adapters = _grid("adapters", "microseconds")
    for name, value in result["adapter_decision_us"].items():
        adapters.add_row(message(f"bench-adapter-{name}"), str(value))
    rest = _grid("figure", "value")
    rest.show_header = False
    for name, value in result["decision_ms"].items():
        rest.add_row(message(f"bench-{name}"), str(value))
    for name in FIGURES:
        rest.add_row(message(f"bench-{name}"), f"{result[name]:,}")
    console.print(playouts, search, batches, *([adapters] if adapters.rows else []), rest)


def _grid(*columns: str) -> Grid:
    """A grid with words in the first column and figures in the others."""
    grid = Grid(*(message(f"bench-column-{name}") for name in columns))
    for column in grid.columns[1:]:
        column.justify = "right"
    return grid


def _mode(name: str) -> str:
    return message(f"bench-mode-{name.replace(',', '').replace(' ', '-')}")
