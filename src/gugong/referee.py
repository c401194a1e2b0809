"""The rules at work: interpreted at once, compiled as soon as the machine code is there.

The compiled rules are the same sources loaded a second time under another package name, with their machine
code kept in a folder named by a hash of those sources. When that folder is not ready yet, games start
interpreted and a process in the background compiles; the next call that finds it ready switches over.
"""

import contextlib
import getpass
import hashlib
import importlib
import importlib.util
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from functools import cache
from importlib.metadata import version
from pathlib import Path
from types import ModuleType
from typing import Any

from platformdirs import user_cache_path

from .rules.jit import COMPILED_NAME

KEEP_CACHES = 3
READY = "ready"
COMPILING = "compiling"
PATIENCE = 300  # seconds after which a compiler that did not finish is given up

Progress = Callable[[int, int], None]


@cache
def sources_hash() -> str:
    """A hash of everything that the machine code depends on: sources, versions, processor, flags."""
    digest = hashlib.sha256()
    folder = Path(__file__).parent
    for path in sorted([*folder.glob("rules/*.py"), *folder.glob("box/*.py")]):
        digest.update(path.name.encode() + path.read_bytes())
    flags = [f"{name}={value}" for name, value in sorted(os.environ.items()) if name.startswith("NUMBA_")]
    for part in (version("numba"), version("numpy"), sys.version, platform.processor(), *flags):
        digest.update(part.encode())
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


def cache_folder() -> Path:
    """Where the machine code of these sources is kept."""
    return cache_base() / "machine-code" / sources_hash()


def interpreting() -> bool:
    """Whether the user asked for plain Python only (NUMBA_DISABLE_JIT=1)."""
    return os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0")


def is_ready() -> bool:
    """Whether the machine code is on disk."""
    return not interpreting() and (cache_folder() / READY).exists()


@cache
def interpreted() -> ModuleType:
    """The entry functions as plain Python."""
    return importlib.import_module("gugong.rules.entries")


_load_lock = threading.Lock()


@cache
def _load_compiled() -> ModuleType:
    import numba

    package_file = Path(__file__).parent / "rules" / "__init__.py"
    spec = importlib.util.spec_from_file_location(
        COMPILED_NAME, package_file, submodule_search_locations=[str(package_file.parent)]
    )
    assert spec is not None
    assert spec.loader is not None
    package = importlib.util.module_from_spec(spec)
    sys.modules[COMPILED_NAME] = package
    spec.loader.exec_module(package)
    config: Any = numba.config
    before = config.CACHE_DIR
    config.CACHE_DIR = str(cache_folder())
    try:
        return importlib.import_module(COMPILED_NAME + ".entries")
    finally:
        config.CACHE_DIR = before


def compiled() -> ModuleType:
    """The entry functions compiled; their first calls compile or load the machine code."""
    with _load_lock:
        return _load_compiled()


_current: ModuleType | None = None
_background: subprocess.Popen[bytes] | None = None


def entries() -> Any:
    """The best entry functions there are right now."""
    global _current
    if _current is None:
        if interpreting():
            _current = interpreted()
        elif is_ready():
            _current = compiled()
        else:
            start_compiling()
            return interpreted()
    return _current


def start_compiling() -> None:
    """Compile in a process of its own, once; this process goes on interpreted meanwhile."""
    global _background
    if _background is None and not someone_compiles():
        command = [sys.executable, "-m", "gugong.warm_up"]
        quiet = subprocess.DEVNULL
        _background = subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True)


def someone_compiles() -> bool:
    """Whether another process began to compile these sources a short while ago."""
    try:
        return time.time() - (cache_folder() / COMPILING).stat().st_mtime < PATIENCE
    except OSError:
        return False


def warm_up(progress: Progress | None = None) -> None:
    """Compile everything now, or return at once if that was done; progress gets (functions done, of how many)."""
    if not interpreting() and not is_ready():
        from .warm_up import compile_all

        compile_all(progress)
    entries()


def mark_ready(folder: Path) -> None:
    """Note that the machine code is complete, and throw the oldest other versions away."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / READY).touch()
    (folder / COMPILING).unlink(missing_ok=True)
    versions = sorted(folder.parent.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in versions[KEEP_CACHES:]:
        if old != folder:
            shutil.rmtree(old, ignore_errors=True)
