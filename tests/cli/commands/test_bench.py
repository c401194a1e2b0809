"""gugong bench: every figure is there, as a table and for programs; how large they are is not for a test."""

import json
from typing import Any

import pytest
from rich.console import Console

from gugong.cli.benchmarks import adapters as bench_adapters
from gugong.cli.benchmarks import batch as bench_batch
from gugong.cli.benchmarks import search as bench_search
from gugong.cli.commands import bench

from ..support.cli_driver import CliDriver


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Measure next to nothing, and no fresh processes."""
    for module in (bench, bench_batch, bench_adapters):
        monkeypatch.setattr(module, "SECONDS", 0.001)
    for module in (bench, bench_search, bench_batch, bench_adapters):
        monkeypatch.setattr(module, "ROUNDS", 1)
    monkeypatch.setattr(bench_batch, "MANY_GAMES", 64)
    monkeypatch.setattr(bench, "MODES", {"2 players": bench.MODES["2 players"]})
    monkeypatch.setattr(bench_search, "SIMULATIONS", 2)
    monkeypatch.setattr(bench_search, "EVERY", 40)
    monkeypatch.setattr(bench, "measure_copy", lambda: 20.0)
    monkeypatch.setattr(bench, "measure_starts", lambda: {"import_s": 0.1, "warm_start_s": 0.2})
    cold = [figure for figure in bench.FIGURES if figure.startswith(("cold_", "first_start"))]
    monkeypatch.setattr(bench, "measure_cold", lambda: dict.fromkeys(cold, 9.0))


@pytest.mark.usefixtures("hasty")
def test_json_has_every_figure(cli: CliDriver) -> None:
    result = json.loads(cli.run("bench", "--json").stdout)
    assert list(result["search"]) == ["4 players", "2 players", "solo", "4 players, two threads", "threads_ratio"]
    assert list(result["decision_ms"]) == ["greedy", "instinct"]
    assert list(result["batch"]) == [
        "random actions",
        "random actions, all cores",
        "given actions",
        "given actions, all cores",
        "cores_ratio",
    ]
    assert list(result["adapter_decision_us"]) == ["gymnasium", "gymnasium_vector", "pettingzoo", "openspiel"]
    tables = ("search", "batch", "decision_ms", "adapter_decision_us")
    figures = [value for table in tables for value in result[table].values()]
    figures += [result[name] for name in bench.FIGURES]
    assert all(figure > 0 for figure in figures)
    assert result["playouts"]["2 players"]["decisions_per_s"] > 0


def test_the_table_tells_every_figure() -> None:
    row = {"decisions_per_s": 12_000_000, "games_per_s": 60_000, "decisions_per_game": 200.5}
    result = {
        "machine": {"processor": "Abacus", "cores": 2, "python": "3.12"},
        "playouts": dict.fromkeys(bench.MODES, row),
        "search": {"4 players": 9001, "2 players": 9002, "solo": 9003, "4 players, two threads": 9004}
        | {"threads_ratio": 1.91},
        "batch": {"random actions": 5001, "random actions, all cores": 5002}
        | {"given actions": 5003, "given actions, all cores": 5004, "cores_ratio": 1.83},
        "decision_ms": {"greedy": 1.25, "instinct": 0.125},
        "adapter_decision_us": {"gymnasium": 77.5, "openspiel": 88.5},
        **{name: 7000 + i for i, name in enumerate(bench.FIGURES)},
    }
    shown = told(result)
    for figure in (
        "Abacus, 2 cores",
        "12,000,000",
        "200.5",
        "9,001",
        "9,002",
        "9,003",
        "9,004",
        "1.91",
        "5,001",
        "5,002",
        "5,003",
        "5,004",
        "1.83",
        "1.25",
        "0.125",
        "77.5",
        "88.5",
    ):
        assert figure in shown
    assert all(f"{7000 + i:,}" in shown for i in range(len(bench.FIGURES)))


def told(result: dict[str, Any]) -> str:
    console = Console(width=100, force_terminal=False)
    with console.capture() as capture:
        bench.show(console, result)
    return capture.get()


def test_the_search_looks_at_choices_only() -> None:
    games = bench_search.decisions(bench_search.MODES["solo"])
    assert games
    assert all(len(game.legal) > 1 for game in games)
    assert [game.moment for game in games] == sorted({game.moment for game in games})


def test_without_its_library_an_adapter_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_adapters, "find_spec", lambda name: None)
    assert bench_adapters.measure_adapters() == {}
