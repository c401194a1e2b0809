"""The page's own tests and types, and what it weighs: run with the Node that comes with the tests."""

import gzip
import json
import re
import runpy
import sys
from pathlib import Path
from typing import Any

import pytest

from .recorded import write as write_games

WEB = Path(__file__).parents[2] / "web"
MOST_BYTES = 250_000  # all of the page but the messages, compressed
MODULES = WEB / "node_modules"


@pytest.fixture(scope="module")
def page() -> Any:
    """How the page is built (web/build.py), with everything fetched that it needs."""
    sys.path.insert(0, str(WEB))
    import build

    build.install(build.node_of_wheel())
    return build


@pytest.fixture(scope="module")
def built(page: Any) -> Path:
    """The folder with the page, of what is there now."""
    if not page.is_fresh():
        page.build()
    static: Path = page.STATIC
    return static


def test_its_logic(page: Any) -> None:
    write_games(WEB / "tests" / "recorded")
    page.node_of_wheel().run(MODULES / "vitest" / "vitest.mjs", "run")


def test_its_types_are_those_of_the_server(page: Any) -> None:
    runpy.run_path(str(WEB / "wire_types.py"), run_name="__main__")
    checker = MODULES / "svelte-check" / "bin" / "svelte-check"
    page.node_of_wheel().run(checker, "--fail-on-warnings", "--tsconfig", "./tsconfig.json")


def code_of(built: Path) -> list[Path]:
    """All scripts and styles, of the first page and of later ones, but not the messages."""
    manifest = json.loads((built / ".vite" / "manifest.json").read_bytes())
    messages = {chunk["file"] for source, chunk in manifest.items() if ".ftl" in source}
    files = [file for file in built.rglob("*") if file.suffix in (".js", ".css")]
    return [file for file in files if file.relative_to(built).as_posix() not in messages]


def test_it_is_small(built: Path) -> None:
    sizes = {file.name: len(gzip.compress(file.read_bytes(), mtime=0)) for file in code_of(built)}
    assert sizes
    assert sum(sizes.values()) < MOST_BYTES, sizes


def test_it_loads_nothing_from_elsewhere(built: Path) -> None:
    """Links may lead away, and namespaces look like addresses; but nothing is fetched."""
    index = (built / "index.html").read_text(encoding="utf-8")
    assert not re.findall(r"""(?:src|href)=["']?(?:https?:)?//""", index)
    assert "<script>" not in index
    for file in code_of(built):
        text = file.read_text(encoding="utf-8")
        if file.suffix == ".css":
            assert not re.findall(r"""url\(["']?(?:https?:)?//|@import""", text), file.name
        else:
            fetched = r"""(?:fetch|import|importScripts|Worker|WebSocket|EventSource)\(\s*["'`](?:https?|wss?)?:?//"""
            assert not re.findall(fetched, text), file.name


def test_every_file_that_it_names_is_there(built: Path) -> None:
    index = (built / "index.html").read_text(encoding="utf-8")
    styles = "".join(file.read_text(encoding="utf-8") for file in code_of(built) if file.suffix == ".css")
    named = re.findall(r"""(?:src|href)=["']/([^"']+)""", index) + re.findall(r"""url\(["']?/([^"')]+)""", styles)
    assert named
    assert not [name for name in named if not (built / name).is_file()]
