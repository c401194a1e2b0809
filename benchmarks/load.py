"""Measure `gugong serve` under load on this machine: throughput, latency, memory, start-up time.

uv run python benchmarks/load.py --json /tmp/load.json
uv run python benchmarks/load.py --only closed --tables 50 --database postgresql://…
"""

import argparse
import asyncio
import multiprocessing
import os
import signal
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from threading import Barrier
from typing import Any

import orjson
import uvloop
from load_players import Figures, Load, Order
from load_quiet import quiet, start
from load_server import MIB, Served, raise_file_limit, serving

MODES = ("closed", "fixed", "quiet", "start")
TARGETS = {"closed": 3500.0, "fixed": 0.015, "quiet": 300.0, "start": 5.0}
TOGETHER = 120.0  # seconds until all client processes are ready
_barrier: Barrier | None = None


def main() -> int:
    """Measure, print, and write the figures if asked."""
    wishes = arguments()
    raise_file_limit()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # so that our server ends, too
    found: dict[str, Any] = {"machine": machine()}
    with tempfile.TemporaryDirectory(prefix="gugong-load-") as name:
        folder = Path(name)
        for mode in wishes.only:
            before = os.getloadavg()[0]
            found[mode] = measure(mode, wishes, folder) | {"load_before": before}
            print(report(mode, found[mode]), flush=True)
    if wishes.json:
        wishes.json.write_bytes(orjson.dumps(found, option=orjson.OPT_INDENT_2) + b"\n")
    return 1 if any(found[mode].get("refused") or found[mode].get("lost") for mode in wishes.only) else 0


def arguments() -> argparse.Namespace:
    """The options of the command line."""
    parser = argparse.ArgumentParser(description="Load for a table server on this machine.")
    parser.add_argument("--only", nargs="+", choices=MODES, default=MODES, help="which figures; else all")
    parser.add_argument("--url", help="a server that runs already, at 127.0.0.1 and without limits: closed and fixed")
    parser.add_argument("--database", help="for closed and fixed; else a new SQLite file")
    parser.add_argument("--clients", type=int, default=1, help="client processes")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--players", type=int, default=2, choices=(2, 3, 4, 5))
    parser.add_argument("--rate", type=float, default=500.0, help="moves a second of fixed")
    parser.add_argument("--warm-up", type=float, default=5.0, help="seconds that do not count")
    parser.add_argument("--seconds", type=float, default=20.0, help="that count")
    parser.add_argument("--moves", type=int, default=0, help="stop earlier, after so many moves a client process")
    parser.add_argument("--connections", type=int, default=5000, help="of quiet")
    parser.add_argument("--games", type=int, default=10_000, help="finished ones in the database of start")
    parser.add_argument("--running", type=int, default=200, help="running ones in it")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", type=Path, help="write all figures there")
    wishes = parser.parse_args()
    if wishes.url and (wishes.database or set(wishes.only) - {"closed", "fixed"}):
        parser.error("--url goes with --only closed fixed, and without --database")
    return wishes


def measure(mode: str, wishes: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """The figures of one mode."""
    if mode == "quiet":
        return quiet(folder, wishes.connections)
    if mode == "start":
        return start(folder, wishes.games, wishes.running)
    server: AbstractContextManager[Served] = nullcontext(Served(wishes.url))
    if not wishes.url:
        server = serving(wishes.database or f"sqlite:///{folder}/{mode}.db", folder / f"{mode}.log")
    with server as served:
        return play(served, wishes, wishes.rate if mode == "fixed" else 0.0)


def play(served: Served, wishes: argparse.Namespace, rate: float) -> dict[str, Any]:
    """Run all client processes against a server, and merge their figures."""
    count, each = wishes.clients, wishes.tables // wishes.clients
    orders = [
        Order(
            served.url,
            each,
            wishes.players,
            rate / count,
            wishes.warm_up,
            wishes.seconds,
            wishes.moves,
            wishes.seed + i,
            served.pid,
        )
        for i in range(count)
    ]
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(count, spawn, _meet, (spawn.Barrier(count),)) as pool:
        return merged(list(pool.map(one_client, orders)), wishes)


def _meet(barrier: Any) -> None:
    global _barrier
    _barrier = barrier


def one_client(order: Order) -> Figures:
    """One client process, from its first table to its figures."""

    async def run() -> Figures:
        load = Load(order)
        try:
            await asyncio.wait_for(load.prepare(), TOGETHER)
            assert _barrier is not None
            _barrier.wait(TOGETHER)
            return await load.measure()
        finally:
            load.close()

    return uvloop.run(run())


def merged(found: list[Figures], wishes: argparse.Namespace) -> dict[str, Any]:
    """The figures of all client processes together."""
    answers = sorted(took for one in found for took in one.answers)
    news = sorted(took for one in found for took in one.news)
    return {
        "tables": wishes.tables,
        "players": wishes.players,
        "clients": wishes.clients,
        "database": (wishes.database or "sqlite").partition(":")[0],
        "seconds": max(one.seconds for one in found),
        "moves": len(answers),
        "moves_per_second": sum(one.moves / one.seconds for one in found),
        "answer": spread(answers),
        "news": spread(news),
        "finished": sum(one.finished for one in found),
        "refused": sum(one.refused for one in found),
        "lost": sum(one.lost for one in found),
        "news_bytes_per_move": sum(one.news_bytes for one in found) / max(len(answers), 1),
        "server_seconds": found[0].server_seconds,
        "server_ms_per_move": found[0].server_seconds * 1e3 / max(found[0].moves, 1),
        "client_seconds": sum(one.client_seconds for one in found),
    }


def spread(values: list[float]) -> dict[str, float]:
    """Median, 99th percentile and maximum of sorted values, in milliseconds."""
    if not values:
        return {}
    last = len(values) - 1
    return {"p50": values[last // 2] * 1e3, "p99": values[round(last * 0.99)] * 1e3, "max": values[last] * 1e3}


def machine() -> dict[str, Any]:
    """Where this was measured."""
    return {"cores": os.cpu_count(), "python": sys.version.split()[0], "platform": sys.platform}


def report(mode: str, found: dict[str, Any]) -> str:
    """The figures of a mode as a table in Markdown."""
    lines = ["", f"### {mode}", "", "| figure | value |", "|---|---:|"]
    for name, value in found.items():
        for part, number in value.items() if isinstance(value, dict) else [("", value)]:
            lines.append(f"| {name.replace('_', ' ')}{' ' + part + ', ms' if part else ''} | {shown(name, number)} |")
    lines += ["", f"Target: {verdict(mode, found)}"]
    return "\n".join(lines)


def shown(name: str, value: Any) -> str:
    """A figure for people."""
    if name in ("server_before", "server_with_tables", "server", "bots", "database_bytes"):
        return f"{value / MIB:,.0f} MiB"
    return f"{value:,.2f}" if isinstance(value, float) else f"{value:,}" if isinstance(value, int) else str(value)


def verdict(mode: str, found: dict[str, Any]) -> str:
    """Whether a mode met its target."""
    target = TARGETS[mode]
    if mode == "closed":
        return f"{target:,.0f} moves/s: {'met' if found['moves_per_second'] >= target else 'missed'}"
    if mode == "fixed":
        p99 = found["news"].get("p99", float("inf"))
        return f"p99 of the news under {target * 1e3:.0f} ms: {'met' if p99 < target * 1e3 else 'missed'}"
    if mode == "quiet":
        return f"server under {target:.0f} MiB: {'met' if found['server'] < target * MIB else 'missed'}"
    return f"first table within {target:.0f} s: {'met' if found['table_seconds'] < target else 'missed'}"


if __name__ == "__main__":
    sys.exit(main())
