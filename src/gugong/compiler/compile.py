"""Compile parts into the cache of machine code, side by side: `python -m gugong.compiler.compile` those of games."""

import importlib
import importlib.machinery
import importlib.util
import json
import subprocess
import sys
import threading
import time
from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from types import ModuleType
from typing import Any

from ..jit import COMPILED_NAME
from . import loader, machine_code


def compiled_package(modes: dict[str, str]) -> None:
    """Make the package that the sources are loaded into a second time: a bare name over the same folder.

    Those in it are bare, too: what their __init__ has is for Python.
    """
    _bare_package(COMPILED_NAME, loader.PACKAGE).modes = modes  # type: ignore[attr-defined]
    for part in modes:
        for path in sorted((loader.PACKAGE / part).rglob("__init__.py")):
            name = ".".join(path.parent.relative_to(loader.PACKAGE).parts)
            _bare_package(f"{COMPILED_NAME}.{name}", path.parent)


def _bare_package(name: str, folder: Path) -> ModuleType:
    spec = importlib.machinery.ModuleSpec(name, None, is_package=True)
    spec.submodule_search_locations = [str(folder)]
    package = sys.modules[name] = importlib.util.module_from_spec(spec)
    return package


def compile_part(part: str) -> None:
    """Compile a part in this process, which can play no games then; writes a line of progress for each function."""
    from numba.core import event as numba_event

    folder = loader.cache_folder(part)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / loader.COMPILING).touch()
    modes = {name: "declare" for name in loader.SOURCES if name != part}
    compiled_package({**modes, part: "compile"})
    jit: Any = importlib.import_module(f"{COMPILED_NAME}.jit")
    done: set[str] = set()

    class ProgressListener(numba_event.Listener):
        def on_start(self, event: Any) -> None:
            pass

        def on_end(self, event: Any) -> None:
            (folder / loader.COMPILING).touch()
            done.add(event.data["dispatcher"].py_func.__qualname__)
            count = len(jit.compiled_functions)
            print(json.dumps({"done": min(len(done), count), "of": count}), flush=True)

    with numba_event.install_listener("numba:compile", ProgressListener()):
        importlib.import_module(f"{COMPILED_NAME}.{part}.entry_points")
    machine_code.write(folder, jit.object_code)
    loader.mark_ready(folder)
    print(json.dumps({"cpu_seconds": time.process_time()}), flush=True)


@dataclass
class PartTimes:
    """How long a part took to compile."""

    seconds: float = 0.0  # from the start of compile_all until it was ready
    cpu_seconds: float = 0.0


class PartCompiler:
    """A process that compiles a part."""

    def __init__(self, part: str, report: loader.Progress) -> None:
        """Start it; `report` is called with the functions done and of how many."""
        self.times = PartTimes()
        self._folder = loader.cache_folder(part)
        self._begun = time.perf_counter()
        command = [sys.executable, "-m", "gugong.compiler.compile", part]
        self._process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE)
        self._report = report
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self._process.stdout is not None
        for line in self._process.stdout:
            told = json.loads(line)
            if "cpu_seconds" in told:
                self.times = PartTimes(time.perf_counter() - self._begun, told["cpu_seconds"])
            else:
                self._report(told["done"], told["of"])

    def wait(self) -> bool:
        """Wait until it ends; whether it was done."""
        code = self._process.wait()
        self._reader.join()
        return code == 0

    def stop(self) -> None:
        """End it, if it has not ended, and take its sign away."""
        self._process.kill()
        self._process.wait()
        (self._folder / loader.COMPILING).unlink(missing_ok=True)


def compile_all(progress: loader.Progress | None = None, parts: Iterable[str] = loader.PARTS) -> dict[str, PartTimes]:
    """Compile what is missing of these parts, each in a process, telling progress how many functions are done."""
    missing = [part for part in parts if not loader.is_marked_ready(part)]
    counts = dict.fromkeys(missing, (0, 0))

    def report(part: str, done: int, total: int) -> None:
        counts[part] = (done, total)
        if progress is not None and all(total for _, total in counts.values()):
            progress(sum(done for done, _ in counts.values()), sum(total for _, total in counts.values()))

    compilers: dict[str, PartCompiler] = {}
    try:
        for part in missing:
            compilers[part] = PartCompiler(part, partial(report, part))
        for part, compiler in compilers.items():
            if not compiler.wait():
                raise RuntimeError(f"Compiling the part {part!r} failed; what went wrong is printed above.")
    finally:
        for compiler in compilers.values():
            compiler.stop()
    return {part: compiler.times for part, compiler in compilers.items()}


if __name__ == "__main__":
    if len(sys.argv) > 1:
        compile_part(sys.argv[1])
    else:
        compile_all()
