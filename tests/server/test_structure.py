"""The structure of the server's package: imports go one way, and a name means one thing."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import gugong.server

SERVER = Path(gugong.server.__file__).parent

# What the modules of a package may import of the server. Modules beside the packages are named themselves.
SHARED = {"errors", "metrics", "settings"}
ALLOWED = {
    "store": {"store"},
    "bots": {"bots"},
    "tables": {"tables", "store", "bots", *SHARED},
    "limits": {"errors"},
    "service": {"tables", "store", "bots", "limits", *SHARED},
    "api": {"api", "service", "tables", "store", "bots", "limits", *SHARED},
    "app": {"api", "service", "store", *SHARED},
    **{part: set[str]() for part in (*SHARED, "log_format")},
}


def imports(file: Path) -> Iterator[str]:
    """The parts of the server that a module imports."""
    package = ("gugong", "server", *file.relative_to(SERVER).parent.parts)
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom):
            base = package[: len(package) + 1 - node.level] if node.level else ()
            module = (*base, *(node.module or "").split(".")) if node.module else base
            for name in node.names:
                found = (*module, name.name)
                if found[:2] == ("gugong", "server") and len(found) > 2:
                    yield found[2]


def test_imports_between_the_parts_of_the_server_go_one_way() -> None:
    wrong = []
    for file in SERVER.rglob("*.py"):
        part = file.relative_to(SERVER).parts[0].removesuffix(".py")
        if part not in ("__init__", "static") and "migrations" not in file.parts:
            wrong += [
                f"{file.relative_to(SERVER)} imports {found}" for found in imports(file) if found not in ALLOWED[part]
            ]
    assert not wrong


def test_no_two_classes_have_the_same_name() -> None:
    found = defaultdict(list)
    for file in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(str(file.relative_to(SERVER)))
    assert not {name: files for name, files in found.items() if len(files) > 1}
