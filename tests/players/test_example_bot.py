"""The example of a bot of one's own: small, found by its entry point, and able to play."""

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "examples" / "house_bot"
PROJECT = tomllib.loads((FOLDER / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def install(folder: Path) -> None:
    """Write what an installer writes beside a package: its name and its entry points."""
    info = folder / f"{PROJECT['name'].replace('-', '_')}-{PROJECT['version']}.dist-info"
    info.mkdir()
    metadata = f"Metadata-Version: 2.1\nName: {PROJECT['name']}\nVersion: {PROJECT['version']}\n"
    (info / "METADATA").write_text(metadata, encoding="utf-8")
    lines = [
        line
        for group, points in PROJECT["entry-points"].items()
        for line in (f"[{group}]", *(f"{name} = {value}" for name, value in points.items()))
    ]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


def run(folder: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    install(folder)
    path = os.pathsep.join([str(folder), str(FOLDER)])
    code = "from gugong.cli import main; main()"
    return subprocess.run(
        [sys.executable, "-c", code, "arena", *words],
        env={**os.environ, "PYTHONPATH": path, "GUGONG_SAVE_DIR": str(folder)},
        capture_output=True,
        text=True,
        check=False,
    )


def test_it_has_fewer_than_forty_lines() -> None:
    lines = [line for file in FOLDER.rglob("*.py") for line in file.read_text(encoding="utf-8").splitlines()]
    assert 0 < len(lines) < 40


def test_it_is_found_by_its_name_and_beats_chance(tmp_path: Path) -> None:
    done = run(tmp_path, "house", "random", "--games", "1", "--processes", "1", "--json")
    assert done.returncode == 0, done.stderr
    data = json.loads(done.stdout)
    assert data["failures"] == []
    assert data["standings"][0]["spec"] == "house"
    assert data["standings"][0]["wins"]["count"] == data["played"] == 2


def test_it_refuses_an_argument(tmp_path: Path) -> None:
    done = run(tmp_path, "house:3", "random")
    assert done.returncode == 2
    assert done.stderr.strip() == "house takes no argument, so write house alone, not house:3."
