"""Nobody waits for a compiler: how games are played while the machine code is not there yet."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from gugong.compiler import loader, machine_code
from gugong.jit.native_calls import ObjectCode

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
    assert not list(tmp_path.rglob(machine_code.FILE))


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
import pathlib, sys, gugong, gugong.compiler.loader as loader
loader.start_compiling = lambda: print("compiling")
game = gugong.Game(gugong.Setup(players=2, seed=1))
game.play(game.legal[0])
assert pathlib.Path(gugong.__file__).is_relative_to({folder!r})
assert "numba" not in sys.modules, "machine code is loaded without Numba"
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


def no_code(folder: Path) -> None:
    """Leave it as it is."""


def damaged_code(folder: Path) -> None:
    machine_code.write(folder, [ObjectCode("advance", b"code")])
    content = (folder / machine_code.FILE).read_bytes()
    (folder / machine_code.FILE).write_bytes(content[:-100])


def code_for_another_processor(folder: Path) -> None:
    with pytest.MonkeyPatch.context() as elsewhere:
        elsewhere.setattr(machine_code, "_processor", lambda: ("m68k-apple-macosx", "68000", ""))
        machine_code.write(folder, [ObjectCode("advance", b"code")])


@compiled_only
@pytest.mark.parametrize("fill", [no_code, damaged_code, code_for_another_processor])
def test_a_cache_that_is_ready_but_cannot_be_used_is_compiled_again_in_the_background(
    tmp_path: Path, fill: Callable[[Path], None]
) -> None:
    marks = [tmp_path / loader.cache_folder(part).relative_to(loader.cache_base()) for part in loader.PARTS]
    for folder in marks:
        folder.mkdir(parents=True)
        (folder / loader.READY).touch()
        fill(folder)
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


COMPILE_EXAMPLE = """
import pathlib, sys, warnings
{damage}
import numpy as np
from gugong.compiler import compile, machine_code
compile.compiled_package({{"rules": "compile", "ai": "declare"}})
with warnings.catch_warnings(record=True) as told:
    warnings.simplefilter("always")
    from gugong.compiled.jit import numba_backend as backend
backend._mode = lambda function: "compile"

@backend.rule
def double(number):
    return 2 * number

LINE = np.dtype((np.record, [("number", "i8")]))

@backend.shared(LINE, int)
def grow(line, number):
    if number < 0:
        raise ValueError("too small")
    line.number += double(number) + 1

@backend.rule
def grow_by(line, number):
    return grow(line, double(number))

@backend.entry_point((np.int64, 2), int, float)
def fill(numbers, number, factor):
    if number > 100:
        raise ValueError("too large")
    numbers[1, 2] = double(number)
    numbers[0, 1] = int(factor * number)

@backend.entry_point(LINE, int)
def add(lines, number):
    return grow_by(lines[1], number)

@backend.entry_point(np.int64)
def count(numbers):
    return len(numbers)

@backend.entry_point(np.int8)
def first(numbers):
    return numbers[0]

machine_code.write(pathlib.Path({folder!r}), backend.object_code)
print(*[str(one.message).split(" (")[0] for one in told])
"""

CALL_EXAMPLE = """
import pathlib, sys
import numpy as np
from gugong.compiler import machine_code

LINE = np.dtype((np.record, [("number", "i8")]))
declared = {{"fill": ((np.int64, 2), int, float), "add": (LINE, int), "count": (np.int64,), "first": (np.int8,)}}
entries = machine_code.load(pathlib.Path({folder!r}), declared)
numbers, lines = np.zeros((2, 3), np.int64), np.zeros(2, LINE)

def failure(function, *arguments):
    try:
        function(*arguments)
    except Exception as fault:
        return type(fault).__name__

print(entries["fill"](numbers, 5, 1.5), *numbers.ravel(), entries["count"](numbers[0]))
print(entries["first"](np.array([-3], np.int8)))
print(entries["add"](lines, 5), entries["add"](lines, -5), *lines["number"])
print(failure(entries["fill"], numbers, 101, 1.5))
for arguments in (
    (numbers, 5),
    (numbers[0], 5, 1.5),
    (numbers.astype(np.int32), 5, 1.5),
    (numbers.T, 5, 1.5),
    (numbers.tolist(), 5, 1.5),
    (numbers, "5", 1.5),
    (numbers, 5, "1.5"),
    (np.frombuffer(numbers.tobytes(), np.int64).reshape(2, 3), 5, 1.5),
):
    print(failure(entries["fill"], *arguments))
assert "numba" not in sys.modules
"""


@compiled_only
@pytest.mark.parametrize(
    ("damage", "warning"),
    [
        ("", ""),
        ("import numba.core.codegen as c; del c.JITCodeLibrary", "The rules cannot be compiled the quick way"),
    ],
)
def test_where_the_internals_of_numba_have_changed_it_compiles_in_the_usual_way(
    tmp_path: Path, damage: str, warning: str
) -> None:
    said = run(COMPILE_EXAMPLE.format(damage=damage, folder=str(tmp_path)), tmp_path)
    assert said.startswith(warning)
    assert bool(warning) or said == ""
    results = run(CALL_EXAMPLE.format(folder=str(tmp_path)), tmp_path).splitlines()
    assert results == ["None 0 7 0 0 0 10 3", "-3", "0 1 0 21", "RuntimeError", *["TypeError"] * 8]


COMPILE_A_READ = """
import pathlib, numpy as np
from gugong.compiler import compile, machine_code
compile.compiled_package({{"rules": "compile", "ai": "declare"}})
from gugong.compiled.jit import numba_backend as backend

@backend.entry_point(np.int64, int)
def read(numbers, i):
    return numbers[i]

machine_code.write(pathlib.Path({folder!r}), backend.object_code)
"""

READ_TOO_FAR = """
import pathlib, numpy as np
from gugong.compiler import machine_code
read = machine_code.load(pathlib.Path({folder!r}), {{"read": (np.int64, int)}})["read"]
print(read(np.arange(3), 2))
try:
    read(np.arange(3), 3)
except RuntimeError as fault:
    print(fault)
"""


@compiled_only
def test_compiled_with_bounds_checks_it_fails_where_it_reads_too_far(tmp_path: Path) -> None:
    run(COMPILE_A_READ.format(folder=str(tmp_path)), tmp_path, NUMBA_BOUNDSCHECK="1")
    said = run(READ_TOO_FAR.format(folder=str(tmp_path)), tmp_path)
    assert said.splitlines()[0] == "2"
    assert said.endswith("read failed in compiled code; NUMBA_DISABLE_JIT=1 tells where")


@compiled_only
def test_compiled_code_takes_only_the_arrays_that_it_was_made_for() -> None:
    with pytest.raises(TypeError, match="copy_state takes 2 arguments"):
        loader.compiled().copy_state(np.zeros(3), 1)


ASKED_FOR = """
import gugong, gugong.envs
from gugong.compiler import compile, loader
asked = []
loader.start_compiling = lambda: asked.append("games, in the background")
def compile_all(progress, parts):
    asked.append(tuple(parts))
    raise SystemExit
compile.compile_all = compile_all
gugong.Game()
for wait in (gugong.warm_up, lambda: gugong.envs.Batch(gugong.Setup(), games=1)):
    try:
        wait()
    except SystemExit:
        pass
print(list(dict.fromkeys(asked)))
"""


def test_environments_are_compiled_only_when_somebody_asks_for_them(tmp_path: Path) -> None:
    """A first game and the bots do not wait for them."""
    told = run(ASKED_FOR, tmp_path)
    assert told == str(["games, in the background", ("rules", "ai"), ("rules", "envs")])


def test_somebody_who_waits_for_the_environments_is_told(tmp_path: Path) -> None:
    code = """
import logging
from gugong.compiler import compile
from gugong.envs import Batch
from gugong import Setup
compile.compile_all = lambda progress, parts: exit(0)
logging.basicConfig(format="%(levelname)s %(name)s: %(message)s", stream=__import__("sys").stdout)
Batch(Setup(), games=1)
"""
    wanted = "WARNING gugong: Compiling the environments for this machine, once; this takes less than a minute."
    assert run(code, tmp_path) == wanted


@compiled_only
def test_environments_run_on_machine_code_without_numba() -> None:
    code = """
import sys
from gugong import Setup
from gugong.compiler import loader
from gugong.envs import Batch
loader.start_compiling = None
batch = Batch(Setup(players=4), games=8)
batch.step_random()
assert "numba" not in sys.modules, "machine code is loaded without Numba"
print(type(batch._entries.play_games).__name__, loader.BOTS in loader._current)
"""
    assert run(code, loader.cache_base(), keep_numba=True) == "builtin_function_or_method False"
