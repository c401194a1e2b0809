"""The commands that check everything: tests/run and .ci/run, with a `uv` that only tells what it is asked for."""

import os
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
UV = """#!/bin/sh
echo "uv $* [${NUMBA_DISABLE_JIT:-}${NUMBA_BOUNDSCHECK:+bounds}]"
case "$*" in *"${FAILING:-nothing}"*) exit 1 ;; esac
"""


@pytest.fixture
def programs(tmp_path: Path) -> Path:
    """A folder with programs that do nothing, found before the real ones."""
    for name, code in {"uv": UV, "postgres": "#!/bin/sh\n", "chromium-headless-shell": "#!/bin/sh\n"}.items():
        (tmp_path / name).write_text(code, encoding="utf-8")
        (tmp_path / name).chmod(0o755)
    return tmp_path


def run(programs: Path, *command: str, failing: str = "nothing") -> "subprocess.CompletedProcess[str]":
    path = f"{programs}{os.pathsep}{os.environ['PATH']}"
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("NUMBA_", "OMP_"))}
    environment = {**clean, "PATH": path, "FAILING": failing}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def test_all_tests_use_all_cores_and_tell_the_slowest(programs: Path) -> None:
    done = run(programs, "tests/run")
    assert done.returncode == 0, done.stderr
    (asked,) = [line for line in done.stdout.splitlines() if line.startswith("uv run pytest")]
    assert f"-n {min(8, len(os.sched_getaffinity(0)) + 1)} " in asked
    assert "--durations 20" in asked
    assert "slow" not in asked


def test_what_is_given_goes_to_pytest(programs: Path) -> None:
    done = run(programs, "tests/run", "tests/rules", "-k", "two words")
    assert "tests/rules -k two words" in done.stdout


def test_the_quick_ones_are_linted_and_leave_the_slow_ones_out(programs: Path) -> None:
    done = run(programs, "tests/run", "--quick", "tests/rules")
    assert done.returncode == 0
    assert "uv run ruff check ." in done.stdout
    assert "-m not slow tests/rules" in done.stdout
    refused = run(programs, "tests/run", "--quick", failing="ruff format")
    assert refused.returncode != 0


def test_every_stage_is_told_with_its_outcome_and_its_time(programs: Path) -> None:
    done = run(programs, ".ci/run")
    assert done.returncode == 0, done.stdout
    summary = done.stdout.partition("s in all")[2].splitlines()[1:]
    assert len(summary) > 8
    assert all(line.startswith("ok ") and " s  " in line for line in summary)
    assert "uv run pytest -W error tests/rules tests/vocabulary" in done.stdout
    assert "tests/players/test_instinct.py [1]" in done.stdout
    assert "tests/envs/test_batch_players.py [bounds]" in done.stdout


@pytest.mark.parametrize("failing", ["ruff check", "mypy", "warm_up", "soak.py", "-W error", "--durations 20"])
def test_one_stage_that_fails_fails_all_and_stops_none(programs: Path, failing: str) -> None:
    done = run(programs, ".ci/run", failing=failing)
    assert done.returncode == 1
    summary = done.stdout.partition("s in all")[2].splitlines()[1:]
    assert len([line for line in summary if line.startswith("FAILED ")]) == 1
    assert len([line for line in summary if line.startswith("ok ")]) > 7
