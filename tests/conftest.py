"""All tests run on the compiled rules; with NUMBA_DISABLE_JIT=1 on the same rules interpreted.

With pytest-xdist (tests/run uses it) every worker process has its own fixtures; what is made on disk for all of them is
made once: the machine code before the workers start, the page by the first worker that needs it.
"""

import contextlib
import fcntl
import gc
import os
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from gugong.compiler import loader
from tools.bytecode import keep_bytecode

TESTS = Path(__file__).parent
WEB = TESTS.parent / "web"

# Tests that start other processes, play many whole games or send many generated requests: `tests/run --quick` has none.
SLOW_PATHS = (
    "arena/comparison",
    "arena/executors",
    "arena/test_arena_command.py",
    "arena/ratings/test_plackett_luce.py",
    "arena/store",
    "arena/test_notebooks.py",
    "arena/test_tournament.py",
    "browser",
    "cli/terminal/test_board.py",
    "cli/terminal/test_languages.py",
    "cli/terminal/test_screen.py",
    "cli/terminal/test_whole_games.py",
    "envs/test_examples.py",
    "game/test_foresight.py",
    "game/test_properties.py",
    "game/test_undo_barrier.py",
    "i18n/test_catalogue.py",
    "packaging",
    "players/test_hooks.py",
    "position/test_made_up_positions.py",
    "server/api/test_api_models.py",
    "server/api/test_api_schema.py",
    "server/api/test_at_home.py",
    "server/api/test_example_bot.py",
    "server/bots",
    "server/processes",
    "server/proxies",
    "server/secrets",
    "server/tables/test_bots_at_tables.py",
    "server/tables/test_restart.py",
    "workers",
)
LONGEST = ("server/processes/test_kill.py", "server/processes/test_load.py")  # more than half a minute each
COMPILE = "from gugong.compiler import loader; loader.warm_up(parts=loader.SOURCES)"
SLOW_FIXTURES = {"page_builder", "postgres"}


def pytest_configure() -> None:
    """Keep the bytecode of this process, of the workers and of all that the tests start."""
    gc.set_threshold(20_000, 50, 100)  # there is little garbage, and much else to look through for it
    keep_bytecode(os.environ)
    sys.dont_write_bytecode, sys.pycache_prefix = False, os.environ["PYTHONPYCACHEPREFIX"]


def pytest_sessionstart(session: pytest.Session) -> None:
    """Compile once, in a process of its own, before any worker starts."""
    is_worker = hasattr(session.config, "workerinput")
    if not is_worker and any(loader.is_warming_up(part) for part in loader.SOURCES):
        reporter = session.config.pluginmanager.get_plugin("terminalreporter")
        if reporter is not None:
            reporter.write_line("compiling rules, bots and environments, which takes about a minute the first time")
        subprocess.run([sys.executable, "-c", COMPILE], check=True)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the slow tests, and let every worker begin with its share of them: what is left for the end is short."""
    for item in items:
        if _is_slow(item):
            item.add_marker(pytest.mark.slow)
    slow = sorted((item for item in items if item.get_closest_marker("slow")), key=_is_short)
    quick = [item for item in items if not item.get_closest_marker("slow")]
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    left = len(items)
    items[:] = []
    for number, share in enumerate(_shares(slow, workers)):
        size = left // (workers - number)  # so many tests xdist gives to this worker first
        some = max(size - len(share), 0)
        items += [*share, *quick[:some]]
        left -= size
        del quick[:some]
    items += quick


def _shares(tests: list[pytest.Item], workers: int) -> list[list[pytest.Item]]:
    """The tests for each worker in their order: of each folder about as many as for the others.

    The tests of a module stay together: what they share is made once then.
    """
    folders: dict[str, dict[Path, list[int]]] = defaultdict(lambda: defaultdict(list))
    for number, test in enumerate(tests):
        folders[test.path.relative_to(TESTS).parts[0]][test.path].append(number)
    shares: list[list[int]] = [[] for _ in range(workers)]
    for modules in folders.values():
        parts: list[list[int]] = [[] for _ in range(workers)]
        for numbers in sorted(modules.values(), key=len, reverse=True):
            min(parts, key=len).extend(numbers)
        # The most for whoever has fewest.
        for share, part in zip(sorted(shares, key=len), sorted(parts, key=len, reverse=True), strict=True):
            share.extend(part)
    return [[tests[number] for number in sorted(share)] for share in shares]


def pytest_collection_finish() -> None:
    """What was imported stays: no collection of garbage need look at it again."""
    gc.freeze()


def _is_short(item: pytest.Item) -> bool:
    return not any(item.path.match(longest) for longest in LONGEST)


def _is_slow(item: pytest.Item) -> bool:
    if _is_slow_path(item.path):
        return True
    parameters = item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
    used = SLOW_FIXTURES.intersection(getattr(item, "fixturenames", ()))
    return bool(used) or parameters.get("database_url") == "postgresql"


@cache
def _is_slow_path(path: Path) -> bool:
    return any(path.relative_to(TESTS).is_relative_to(slow) for slow in SLOW_PATHS)


@pytest.fixture(scope="session", autouse=True)
def _warm() -> None:
    loader.warm_up()


@contextlib.contextmanager
def _one_worker_at_a_time(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The others wait, and find done what the first has done."""
    with (tmp_path_factory.getbasetemp().parent / "one-worker.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="session")
def page_builder(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """How the page is built (web/build.py), with everything fetched that it needs."""
    sys.path.insert(0, str(WEB))
    import build

    with _one_worker_at_a_time(tmp_path_factory):
        build.install(build.node_of_wheel())
    return build


@pytest.fixture(scope="session")
def built_page(page_builder: Any, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the page, made of what is there now."""
    with _one_worker_at_a_time(tmp_path_factory):
        if not page_builder.is_fresh():
            page_builder.build()
    static: Path = page_builder.STATIC
    return static
