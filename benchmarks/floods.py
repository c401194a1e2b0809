"""Measure what floods from one address do to tables in play, on this machine: their moves, and the server's memory.

uv run python benchmarks/floods.py
uv run python benchmarks/floods.py --only pings headers --seconds 10
"""

import argparse
import asyncio
import multiprocessing
import os
import re
import signal
import sys
import tempfile
import threading
import urllib.request
from pathlib import Path
from typing import Any

import orjson
import uvloop
from flood_attacks import ATTACKS, attack
from load import spread
from load_players import Figures, Load, Order
from load_server import MIB, PATIENCE, Served, memory, raise_file_limit, serving

NOTHING = "no flood"
FILES = 1024  # as many systems have
TOKEN = "floods"
# All players come from one address, and all at once.
OPTIONS = ("--request-burst", "160", "--metrics-token", TOKEN)
SAMPLE = 0.1  # seconds between two looks at the server's memory
MOST_P99, MOST_MEMORY = 100.0, 32 * MIB


def main() -> int:
    """Measure, print a table, and write the figures if asked; 1 if a target was missed."""
    wishes = arguments()
    raise_file_limit()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that our server ends, too
    found: dict[str, Any] = {}
    print(f"{wishes.tables} tables of two, {wishes.rate:g} moves a second, {wishes.seconds:g} s of each flood\n")
    print("| flood | moves | answer p50, p99, max (ms) | news p99 (ms) | server (s) | memory (MiB) | refused | load |")
    print("|---|---:|---:|---:|---:|---:|---:|---:|")
    with tempfile.TemporaryDirectory(prefix="gugong-floods-") as name:
        for flood in wishes.only:
            found[flood] = measure(flood, wishes, Path(name))
            print(row(flood, found[flood]), flush=True)
    if wishes.json:
        wishes.json.write_bytes(orjson.dumps(found, option=orjson.OPT_INDENT_2) + b"\n")
    missed = [flood for flood, one in found.items() if not meets_targets(one)]
    print(
        f"\nTargets (p99 under {MOST_P99:g} ms, memory under {MOST_MEMORY // MIB} MiB):",
        "missed by " * bool(missed),
        end="",
    )
    print(", ".join(missed) or "met")
    return bool(missed)


def arguments() -> argparse.Namespace:
    """The options of the command line."""
    parser = argparse.ArgumentParser(description="Floods against a table server on this machine.")
    parser.add_argument("--only", nargs="+", choices=(NOTHING, *ATTACKS), default=(NOTHING, *ATTACKS))
    parser.add_argument("--tables", type=int, default=50, help="in play, of two people each")
    parser.add_argument("--rate", type=float, default=100.0, help="moves a second at all tables together")
    parser.add_argument("--warm-up", type=float, default=5.0, help="seconds of play before the flood")
    parser.add_argument("--seconds", type=float, default=20.0, help="of the flood")
    parser.add_argument("--json", type=Path, help="write all figures there")
    return parser.parse_args()


def measure(flood: str, wishes: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """The figures of one flood, on a server of its own with its usual limits."""
    load_before = os.getloadavg()[0]
    name = flood.replace(" ", "-")
    with serving(f"sqlite:///{folder}/{name}.db", folder / f"{name}.log", 2, OPTIONS, FILES) as server:
        figures, before, most = uvloop.run(play(server, flood, wishes))
        refused = refused_connections(server.url)
    answers, news = sorted(figures.answers), sorted(figures.news)
    return {
        "moves": len(answers),
        "answer": spread(answers),
        "news": spread(news),
        "server_seconds": figures.server_seconds,
        "lost": figures.lost + figures.refused,
        "memory_before": before,
        "memory_growth": most - before,
        "refused": refused,
        "lines": (folder / f"{name}.log").read_bytes().count(b"\n"),
        "load_before": load_before,
    }


async def play(server: Served, flood: str, wishes: argparse.Namespace) -> tuple[Figures, int, int]:
    """Play at all tables, begin the flood, and measure: what players saw, and memory before and at most."""
    assert server.pid is not None
    load = Load(Order(server.url, wishes.tables, 2, wishes.rate, 0.0, wishes.warm_up, pid=server.pid))
    await load.prepare()
    await load.measure()
    load.order.seconds, load.figures = wishes.seconds, Figures()
    before = memory(server.pid)[0]
    spawn = multiprocessing.get_context("spawn")
    begun = spawn.Event()
    attacking = spawn.Process(target=attack, args=(server.url, flood, begun), daemon=True)
    try:
        with MemoryWatch(server.pid) as watch:
            if flood != NOTHING:
                attacking.start()
                await asyncio.to_thread(begun.wait)
            figures = await load.measure()
        return figures, before, watch.most
    finally:
        load.close()
        if flood != NOTHING:
            attacking.terminate()
            attacking.join()


class MemoryWatch:
    """The most memory that a process has had while the block ran."""

    def __init__(self, pid: int) -> None:
        """Of a process."""
        self.most = 0
        self._pid, self._done = pid, threading.Event()
        self._thread = threading.Thread(target=self._look, daemon=True)

    def __enter__(self) -> "MemoryWatch":
        """Begin."""
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        """End."""
        self._done.set()
        self._thread.join()

    def _look(self) -> None:
        while not self._done.wait(SAMPLE):
            self.most = max(self.most, memory(self._pid)[0])


def refused_connections(url: str) -> dict[str, int]:
    """How many connections the server has refused, by reason."""
    request = urllib.request.Request(f"{url}/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        lines = answer.read().decode().splitlines()
    found = [re.fullmatch(r'gugong_refused_connections_total\{reason="(.*)"\} (.*)', line) for line in lines]
    return {one[1]: round(float(one[2])) for one in found if one}


def meets_targets(found: dict[str, Any]) -> bool:
    """Whether the moves were quick and memory did not grow, and no player lost anything."""
    quick = found["answer"].get("p99", float("inf")) < MOST_P99
    return quick and found["memory_growth"] < MOST_MEMORY and not found["lost"]


def row(flood: str, found: dict[str, Any]) -> str:
    """The figures as a row of a table in Markdown."""
    answer = ", ".join(f"{found['answer'].get(name, float('nan')):.1f}" for name in ("p50", "p99", "max"))
    refused = ", ".join(f"{count:,} {reason}" for reason, count in sorted(found["refused"].items())) or "none"
    server, growth = found["server_seconds"], found["memory_growth"] / MIB
    return (
        f"| {flood} | {found['moves']:,} | {answer} | {found['news'].get('p99', float('nan')):.1f} | {server:.1f} "
        f"| +{growth:.1f} | {refused}; {found['lines']} lines | {found['load_before']:.1f} |"
    )


if __name__ == "__main__":
    sys.exit(main())
