"""Nobody waits for a compiler: how games are played while the machine code is not there yet."""

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
import pytest

from gugong.compiler import loader

compiled_only = pytest.mark.skipif(loader.interpreting(), reason="nothing is compiled")

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


def run(code: str, cache: Path, *, keep_numba: bool = False, **environment: str) -> str:
    variables = {key: value for key, value in os.environ.items() if keep_numba or not key.startswith("NUMBA_")}
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


PLAYS_COMPILED = """
import pathlib, gugong, gugong.compiler.loader as loader
loader.start_compiling = lambda: print("compiling")
game = gugong.Game(gugong.Setup(players=2, seed=1))
game.play(game.legal[0])
assert pathlib.Path(gugong.__file__).is_relative_to({folder!r})
print("compiled" if loader.RULES in loader._current else "interpreted")
"""


@compiled_only
def test_the_same_sources_in_another_folder_use_the_same_machine_code(tmp_path: Path) -> None:
    sources = Path(loader.PACKAGE)
    shutil.copytree(sources, tmp_path / sources.name, ignore=shutil.ignore_patterns("static", "__pycache__"))
    for file in tmp_path.rglob("*.py"):
        os.utime(file, (1_000_000, 1_000_000))  # as another install would have
    code = PLAYS_COMPILED.format(folder=str(tmp_path))
    assert run(code, loader.cache_base(), keep_numba=True, PYTHONPATH=str(tmp_path)) == "compiled"


@compiled_only
def test_a_cache_that_is_ready_but_cannot_be_used_is_compiled_again_in_the_background(tmp_path: Path) -> None:
    marks = [tmp_path / loader.cache_folder(part).relative_to(loader.cache_base()) for part in loader.PARTS]
    for folder in marks:
        folder.mkdir(parents=True)
        (folder / loader.READY).touch()
    code = PLAYS_COMPILED.format(folder=str(loader.PACKAGE))
    assert set(run(code, tmp_path, keep_numba=True).split()) == {"compiling", "interpreted"}
    assert not any((folder / loader.READY).exists() for folder in marks)


def test_warm_up_is_a_function_whatever_was_imported_before(tmp_path: Path) -> None:
    code = """
import importlib, pkgutil, gugong
for module in pkgutil.walk_packages(gugong.__path__, "gugong."):
    if "migrations" not in module.name and not module.name.endswith("__main__"):
        importlib.import_module(module.name)
gugong.warm_up()
gugong.warm_up()
print("fine")
"""
    assert run(code, tmp_path, NUMBA_DISABLE_JIT="1") == "fine"


DECORATED = """
import sys, warnings
{damage}
import numpy as np
from gugong.compiler import loader
loader.compiled_package({{"rules": "compile", "ai": "declare"}})
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter("always")
    from gugong.compiled.jit import numba_backend as backend
backend._mode = lambda function: "compile"

@backend.rule
def double(number):
    return 2 * number

@backend.shared(int)
def gugong_test(number):
    return double(number) + 1

@backend.rule
def more(number):
    return gugong_test(double(number))

numbers = np.zeros(1, np.int64)

def fill(numbers, number):
    numbers[0] = more(number)

import numba
numba.njit(fill, pipeline_class=backend._entry_point_compiler)(numbers, 5)
print(numbers[0], *[str(one.message).split(" (")[0] for one in told])
"""


@compiled_only
@pytest.mark.parametrize(
    ("damage", "warning"),
    [
        ("", ""),
        ("import numba.core.codegen as c; del c.JITCodeLibrary", " The rules cannot be compiled the quick way"),
    ],
)
def test_where_the_internals_of_numba_have_changed_it_compiles_in_the_usual_way(
    tmp_path: Path, damage: str, warning: str
) -> None:
    (tmp_path / "example.py").write_text(DECORATED.format(damage=damage))  # Numba keeps machine code of files only
    said = run("import example", tmp_path, PYTHONPATH=str(tmp_path), NUMBA_CACHE_DIR=str(tmp_path))
    assert said.startswith("21" + warning)
    assert bool(warning) or said == "21"


@compiled_only
def test_machine_code_is_never_made_for_other_types_by_a_call() -> None:
    with pytest.raises(TypeError, match="No matching definition"):
        loader.compiled().copy_state(np.zeros(3), 1)
