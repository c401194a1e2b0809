"""Play random games in every mode with the invariants checked after every action, and report the result.

uv run python benchmarks/soak.py --games 1000000 --markdown docs/soak.md
"""

import argparse
import itertools
import multiprocessing
import os
import sys
import time
from pathlib import Path

import numpy as np
from rich.progress import track

from gugong import RULES_VERSION, Setup, __version__
from gugong.box import load_box
from gugong.compiler import loader
from gugong.rules.core.state import PLAYOUT_FIGURES, new_state, new_workspace
from gugong.rules.invariants import FAULTS
from gugong.setup import CARD_SETS, generator_words

CHUNK = 1000
Played = tuple[str, int, np.ndarray]


def modes() -> dict[str, Setup]:
    """Every mode there is: players × tokens × expert, and solo × level × card sets × matches × expert."""
    found = {}
    for players, tokens, expert in itertools.product((2, 3, 4, 5), ("none", "standard", "deluxe"), (False, True)):
        name = f"{players} players, {tokens} bonus tokens{', expert' if expert else ''}"
        found[name] = Setup(players=players, bonus_tokens=tokens, expert=expert)
    solo = itertools.product(("easy", "normal", "hard"), CARD_SETS, ("exact", "at_least"), (False, True))
    for level, sets, matches, expert in solo:
        name = f"solo, {level}, sets {sets[0]} and {sets[1]}, {matches}{', expert' if expert else ''}"
        found[name] = Setup(players=1, meng=level, card_sets=sets, meng_matches=matches, expert=expert)
    return found


def play(job: tuple[str, int, int]) -> Played:
    """Some games of one mode."""
    name, games, seed = job
    keen = seed % 2
    states = np.concatenate([new_state(), new_state()])
    work = new_workspace(explain=False, recording=False)
    work["generator"][0] = generator_words(seed)
    out = np.zeros(PLAYOUT_FIGURES, np.int64)
    how = np.array(modes()[name].arguments(RULES_VERSION))
    loader.compiled().playouts(states, load_box().record, work, how, games, 1, keen, out)
    return name, games, out


def merge(rows: list[Played]) -> dict[str, tuple[int, np.ndarray]]:
    """The figures by mode: sums, and maxima where they are maxima."""
    found: dict[str, tuple[int, np.ndarray]] = {}
    for name, games, out in rows:
        before, total = found.get(name, (0, np.zeros(PLAYOUT_FIGURES, np.int64)))
        largest = np.maximum(total, out)
        total = total + out
        total[[1, 3, 4]] = largest[[1, 3, 4]]
        found[name] = (before + games, total)
    return found


def report(found: dict[str, tuple[int, np.ndarray]], took: float, command: str) -> str:
    """The result in Markdown."""
    games = sum(count for count, _ in found.values())
    faults = sum(int(out[2]) for _, out in found.values())
    decisions = sum(int(out[0]) for _, out in found.values())
    deepest = max(int(out[4]) for _, out in found.values())
    longest = max(int(out[1]) for _, out in found.values())
    lines = [
        "# The soak",
        "",
        "Random games in every mode; the invariants (`src/gugong/rules/invariants.py`) are checked after every action.",
        "In half of them the players are keen: they think twice before they decline, so that more happens.",
        "",
        f"- command: `{command}`",
        f"- version {__version__}, Python {sys.version.split()[0]}, {os.cpu_count()} cores, {took:.0f} s",
        f"- **{games:,} games, {decisions:,} decisions, {faults} violations, no hang**",
        f"- mean game {decisions / games:.1f} decisions, longest {longest}; deepest stack {deepest} frames",
        "",
        "*Score* is the final score, 0 for whoever is not in the palace (random players rarely get there); *VP* is",
        "before that. Both are means over the seats of people; Meng's are apart.",
        "",
        "| mode | games | mean decisions | longest | violations | mean score | mean VP | Meng's mean score |",
        "|---|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for name, (count, out) in found.items():
        people = modes()[name].players
        score = out[5 : 5 + people].sum() / count / people
        vp = out[16 : 16 + people].sum() / count / people
        meng = f"{out[6] / count:.1f}" if people == 1 else "–"
        lines.append(
            f"| {name} | {count:,} | {out[0] / count:.1f} | {out[1]} | {out[2]} | {score:.2f} | {vp:.1f} | {meng} |"
        )
        if out[2]:
            lines.append(f"| last violation: {FAULTS[int(out[3])]} ||||||||")
    return "\n".join(lines) + "\n"


def main() -> int:
    """Play, print, and exit with 1 if anything was violated."""
    parser = argparse.ArgumentParser(description="Random games in all modes with the invariants on.")
    parser.add_argument("--games", type=int, default=60_000, help="how many games in all")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--markdown", type=Path, help="write the result there, too")
    arguments = parser.parse_args()
    loader.warm_up()
    names = list(modes())
    each, more = divmod(arguments.games, len(names))
    jobs = []
    for i, name in enumerate(names):
        left = each + (1 if i < more else 0)
        while left > 0:
            jobs.append((name, min(left, CHUNK), arguments.seed * 1_000_003 + len(jobs)))
            left -= CHUNK
    begun = time.perf_counter()
    with multiprocessing.get_context("spawn").Pool(arguments.processes) as pool:
        rows = list(track(pool.imap(play, jobs), "playing", total=len(jobs)))
    found = merge(rows)
    command = "uv run python benchmarks/soak.py " + " ".join(sys.argv[1:])
    text = report(found, time.perf_counter() - begun, command)
    print(text)
    if arguments.markdown:
        arguments.markdown.write_text(text, encoding="utf-8")
    return 1 if any(out[2] for _, out in found.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
