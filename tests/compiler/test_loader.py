"""Nobody waits for a compiler: how games are played while the machine code is not there yet."""

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from gugong.compiler import loader

FIRST_DECISION = """
import sys, gugong, gugong.compiler.loader as loader
started = []
loader.start_compiling = lambda: started.append(1)
game = gugong.Game(gugong.Setup(players=4, seed=1))
game.play(game.legal[0])
assert started, "nobody compiles"
assert "numba" not in sys.modules, "a first start must not wait for Numba"
print(game.decision.kind)
"""


def run(code: str, cache: Path, **environment: str) -> str:
    variables = {key: value for key, value in os.environ.items() if not key.startswith("NUMBA_")}
    variables |= {"GUGONG_CACHE_DIR": str(cache), **environment}
    done = subprocess.run([sys.executable, "-c", code], env=variables, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_the_very_first_start_plays_interpreted_while_another_process_compiles(tmp_path: Path) -> None:
    assert run(FIRST_DECISION, tmp_path) == "location"


def test_with_the_compiler_switched_off_nothing_is_written(tmp_path: Path) -> None:
    code = "import gugong; g = gugong.Game(); g.play(g.legal[0]); gugong.warm_up(); print(g.decision.kind)"
    assert run(code, tmp_path, NUMBA_DISABLE_JIT="1") == "location"
    assert not list(tmp_path.rglob("*.nbi"))


def test_only_one_process_compiles_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loader, "cache_folder", lambda part: tmp_path)
    assert not loader.someone_compiles()
    mark = tmp_path / loader.COMPILING
    mark.touch()
    assert loader.someone_compiles()
    long_ago = time.time() - loader.PATIENCE - 1
    os.utime(mark, (long_ago, long_ago))
    assert not loader.someone_compiles()


def test_machine_code_of_old_sources_is_thrown_away(tmp_path: Path) -> None:
    for age, name in enumerate(("new", "old", "older", "oldest")):
        folder = tmp_path / name
        folder.mkdir()
        os.utime(folder, (1_000_000 - age, 1_000_000 - age))
    loader.mark_ready(tmp_path / "mine")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["mine", "new", "old"]
    assert (tmp_path / "mine" / loader.READY).exists()


def test_an_unwritable_cache_folder_is_replaced(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    code = "from gugong.compiler.loader import cache_base; print(cache_base())"
    assert "gugong-" in run(code, blocked / "inside")
