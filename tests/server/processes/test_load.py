"""The load benchmark still runs: a few tables, a few moves, every figure; no time is asserted."""

import subprocess
import sys
from pathlib import Path

import orjson

ROOT = Path(__file__).parents[3]
SMALL = "--tables 4 --moves 40 --warm-up 0 --seconds 10 --rate 100 --connections 8 --games 2 --running 1"


def test_the_load_benchmark_gives_every_figure(tmp_path: Path) -> None:
    figures = tmp_path / "load.json"
    command = [sys.executable, "benchmarks/load.py", *SMALL.split(), "--json", str(figures)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found = orjson.loads(figures.read_bytes())
    assert found["closed"]["moves"] >= 40
    assert found["fixed"]["moves"] >= 40
    assert found["closed"]["refused"] == found["fixed"]["refused"] == 0
    assert found["quiet"]["server"] > found["quiet"]["server_before"] > 0
    assert found["start"]["games"] == 3
    assert found["start"]["table_seconds"] >= found["start"]["well_seconds"] > 0
