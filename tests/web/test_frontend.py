"""The page's own tests and types, and what it weighs: run with the Node that comes with the tests."""

import gzip
import json
import re
import runpy
from pathlib import Path
from typing import Any

from tools.page_bundle import MAX_BYTES, code_files
from tools.recorded_moves import write as write_games

WEB = Path(__file__).parents[2] / "web"
MODULES = WEB / "node_modules"


def test_its_logic(page_builder: Any) -> None:
    write_games(WEB / "tests" / "recorded")
    page_builder.node_of_wheel().run(MODULES / "vitest" / "vitest.mjs", "run")


def test_its_types_are_those_of_the_server(page_builder: Any) -> None:
    runpy.run_path(str(WEB / "wire_types.py"), run_name="__main__")
    checker = MODULES / "svelte-check" / "bin" / "svelte-check"
    page_builder.node_of_wheel().run(checker, "--fail-on-warnings", "--tsconfig", "./tsconfig.json")


def test_it_is_small(built_page: Path) -> None:
    sizes = {file.name: len(gzip.compress(file.read_bytes(), mtime=0)) for file in code_files(built_page)}
    assert sizes
    assert sum(sizes.values()) < MAX_BYTES, sizes


def test_it_loads_nothing_from_elsewhere(built_page: Path) -> None:
    """Links may lead away, and namespaces look like addresses; but nothing is fetched."""
    index = (built_page / "index.html").read_text(encoding="utf-8")
    assert not re.findall(r"""(?:src|href)=["']?(?:https?:)?//""", index)
    assert "<script>" not in index
    for file in code_files(built_page):
        text = file.read_text(encoding="utf-8")
        if file.suffix == ".css":
            assert not re.findall(r"""url\(["']?(?:https?:)?//|@import""", text), file.name
        else:
            fetched = r"""(?:fetch|import|importScripts|Worker|WebSocket|EventSource)\(\s*["'`](?:https?|wss?)?:?//"""
            assert not re.findall(fetched, text), file.name


def test_every_file_that_it_names_is_there(built_page: Path) -> None:
    index = (built_page / "index.html").read_text(encoding="utf-8")
    styles = "".join(file.read_text(encoding="utf-8") for file in code_files(built_page) if file.suffix == ".css")
    named = re.findall(r"""(?:src|href)=["']/([^"']+)""", index) + re.findall(r"""url\(["']?/([^"')]+)""", styles)
    assert named
    assert not [name for name in named if not (built_page / name).is_file()]


def test_every_package_in_it_has_its_licence_there(page_builder: Any, built_page: Path, tmp_path: Path) -> None:
    """The packages are found in the source maps and in the names of the files, not where the licences were found."""
    vite = MODULES / "vite" / "bin" / "vite.js"
    page_builder.node_of_wheel().run(vite, "build", "--outDir", tmp_path, "--sourcemap", "--manifest")
    sources = {source for file in tmp_path.rglob("*.map") for source in json.loads(file.read_bytes())["sources"]}
    sources |= set(json.loads((tmp_path / ".vite" / "manifest.json").read_bytes()))
    packages = {found[1] for source in sources if (found := re.search(r"node_modules/((?:@[^/]+/)?[^/]+)/", source))}
    assert {"svelte", "@fluent/bundle", "@fontsource-variable/eb-garamond"} <= packages
    texts = {licence["name"]: licence["text"] for licence in json.loads((built_page / "licences.json").read_bytes())}
    assert packages <= set(texts)
    assert all(len(text) > 500 for text in texts.values())
