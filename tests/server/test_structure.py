"""The structure of the server's package: which of its parts may import which."""

import ast
from collections.abc import Iterator
from pathlib import Path

import gugong.server

SERVER = Path(gugong.server.__file__).parent

# What the modules of a package may import of the server. Modules beside the packages are named themselves.
SHARED = {"addresses", "asgi_extensions", "errors", "metrics", "refused_connections", "settings"}
ALLOWED = {
    "store": {"store", "metrics", "settings"},
    "bots": {"bots", "metrics"},
    "tables": {"tables", "store", "names", "usage", *SHARED},
    "background": {"background", "tables", "store", "bots", *SHARED},
    "people": {"people", "tables", "store", "limits", *SHARED},
    "admin": {"admin", "tables", "store", *SHARED},
    "limits": {"addresses"},
    "turns": {"errors", "addresses"},
    "usage": {"settings"},
    "network": {"network", "limits", *SHARED},
    "service": {"admin", "background", "people", "tables", "store", "bots", "limits", "turns", *SHARED},
    "api": {"api", "service", "people", "tables", "store", "bots", "limits", "turns", *SHARED},
    "app": {"api", "service", "store", "turns", *SHARED},
    **{
        part: set[str]()
        for part in ("addresses", "asgi_extensions", "errors", "metrics", "settings", "log_format", "names")
    },
    "refused_connections": {"addresses", "metrics"},
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
