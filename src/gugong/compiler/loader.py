"""The compiled parts at work: interpreted at once, compiled as soon as the machine code is there.

The parts are the rules, how bots think, and the environments. The machine code of each part is kept in a folder named
by a hash of its sources. When that folder is not ready yet, games start interpreted and processes in the background
compile; the next call that finds it ready switches over. The process that plays never compiles anything itself, nor
imports Numba. Nobody who plays waits for the environments: they are compiled when somebody asks for them.
"""

import contextlib
import getpass
import hashlib
import importlib
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterable
from functools import cache
from importlib.metadata import version
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

from platformdirs import user_cache_path

from . import machine_code

PACKAGE = Path(__file__).parents[1]
KEEP_CACHES = 3
READY = "ready"
COMPILING = "compiling"
PATIENCE = 300  # seconds without a sign of a compiler after which it is given up

Progress = Callable[[int, int], None]


RULES = "rules"
BOTS = "ai"
ENVS = "envs"
PARTS = (RULES, BOTS)  # that games need
_OF_RULES = ("jit/*.py", "box/**/*.py", "rules/**/*.py")
_OF_BOTS = (*_OF_RULES, "ai/**/*.py")
# What each part's machine code is made from.
SOURCES = {
    RULES: _OF_RULES,
    BOTS: _OF_BOTS,
    ENVS: (*_OF_BOTS, "jit/intrinsics/*.py", "envs/entry_points.py", "envs/stepping/*.py", "envs/observation/*.py"),
}


@cache
def sources_hash(part: str) -> str:
    """A hash of everything that a part's machine code depends on: sources, versions, processor, flags."""
    digest = hashlib.sha256()
    for path in sorted(path for pattern in SOURCES[part] for path in PACKAGE.glob(pattern)):
        digest.update(path.relative_to(PACKAGE).as_posix().encode() + path.read_bytes())
    flags = [f"{name}={value}" for name, value in sorted(os.environ.items()) if name.startswith("NUMBA_")]
    for word in (version("numba"), version("numpy"), sys.version, platform.processor(), *flags):
        digest.update(word.encode())
    return digest.hexdigest()[:16]


@cache
def cache_base() -> Path:
    """GUGONG_CACHE_DIR, or the user's cache folder, or (if that cannot be written) the folder for temporary files."""
    wanted = os.environ.get("GUGONG_CACHE_DIR")
    base = Path(wanted) if wanted else user_cache_path("gugong")
    with contextlib.suppress(OSError):
        base.mkdir(parents=True, exist_ok=True)
    if os.access(base, os.W_OK):
        return base
    return Path(tempfile.gettempdir()) / f"gugong-{getpass.getuser()}"


def cache_folder(part: str = RULES) -> Path:
    """Where the machine code of these sources is kept."""
    return cache_base() / "machine-code" / part / sources_hash(part)


def interpreting() -> bool:
    """Whether the user asked for plain Python only (NUMBA_DISABLE_JIT=1)."""
    return os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")


def is_marked_ready(part: str) -> bool:
    """Whether somebody has compiled a part completely."""
    return (cache_folder(part) / READY).exists()


def is_ready(part: str = RULES) -> bool:
    """Whether the machine code of a part is on disk, and that of the rules, which every part calls."""
    return not interpreting() and is_marked_ready(RULES) and is_marked_ready(part)


def is_warming_up(part: str = RULES) -> bool:
    """Whether a part runs interpreted only because its machine code is not there yet."""
    return part not in _current and not interpreting() and not is_ready(part)


@cache
def interpreted(part: str = RULES) -> ModuleType:
    """The entry functions of a part as plain Python."""
    return importlib.import_module(f"gugong.{part}.entry_points")


_load_lock = threading.Lock()


def compiled(part: str = RULES) -> Any:
    """The entry functions of a part compiled; compiles what is missing and waits for it."""
    if part not in _current:
        warm_up(parts=(RULES, part))
    return _current[part]


def _load(part: str) -> bool:
    """Load the machine code of a part, and of the rules, which every part calls; False if they are not there."""
    with _load_lock:
        try:
            for name in dict.fromkeys((RULES, part)):
                if name not in _current:
                    _current[name] = _loaded(name)
        except machine_code.NotCompiled:
            for name in (*PARTS, part):
                (cache_folder(name) / READY).unlink(missing_ok=True)
            return False
        return True


def _loaded(part: str) -> SimpleNamespace:
    """The entry points of a part compiled, by the names and with the arguments that they have interpreted."""
    declared = {name: one.kinds for name, one in vars(interpreted(part)).items() if hasattr(one, "kinds")}
    return SimpleNamespace(**machine_code.load(cache_folder(part), declared))


_current: dict[str, Any] = {}
_background: subprocess.Popen[bytes] | None = None


def entry_points(part: str = RULES) -> Any:
    """The best entry functions of a part there are right now."""
    if part not in _current:
        if interpreting():
            _current[part] = interpreted(part)
        elif not (is_ready(part) and _load(part)):
            start_compiling()
            return interpreted(part)
    return _current[part]


def start_compiling() -> None:
    """Compile in a process of its own, once; this process goes on interpreted meanwhile."""
    global _background
    if _background is None and not someone_compiles():
        command = [sys.executable, "-m", "gugong.compiler.compile"]
        quiet = subprocess.DEVNULL
        _background = subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True)


def someone_compiles() -> bool:
    """Whether another process began to compile these sources a short while ago."""
    return any(_is_compiling(cache_folder(part)) for part in PARTS)


def warm_up(progress: Progress | None = None, *, parts: Iterable[str] = PARTS) -> None:
    """Compile everything that games need now, or return at once if that was done.

    progress gets (functions done, of how many).
    """
    for part in parts:
        if interpreting():
            entry_points(part)
        elif part not in _current and not (is_ready(part) and _load(part)):
            from .compile import compile_all

            compile_all(progress, parts)
            if not _load(part):
                raise RuntimeError(
                    f"The machine code in {cache_folder(part)} cannot be used; delete that folder and try again."
                )


def mark_ready(folder: Path) -> None:
    """Note that the machine code is complete, and throw the oldest other versions away."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / READY).touch()
    (folder / COMPILING).unlink(missing_ok=True)
    versions = sorted(folder.parent.iterdir(), key=_last_written, reverse=True)
    for old in versions[KEEP_CACHES:]:
        if old != folder and not _is_compiling(old):
            shutil.rmtree(old, ignore_errors=True)


def _last_written(path: Path) -> float:
    """When a file or folder was changed last; 0 if another process has just deleted it."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _is_compiling(folder: Path) -> bool:
    """Whether a process gave a sign a short while ago that it compiles into this folder."""
    return time.time() - _last_written(folder / COMPILING) < PATIENCE
