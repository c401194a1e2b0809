"""The architecture: which package may import which, how large folders may grow, and that class names are unique."""

import ast
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple, TypeGuard

import pytest

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "gugong"
OUTSIDE_TESTS = ("src", "tools", "benchmarks", "training", "examples", "web", "hatch_build.py")

# From the lowest layer to the highest. A module imports its own package and lower layers; those of one layer do not
# know each other. `gugong` is the package's own __init__, the public interface.
LAYERS = (
    ("errors", "jit"),
    ("box",),
    ("rules",),
    ("setup",),
    ("ai", "vocabulary"),
    ("compiler", "i18n"),
    ("position",),
    ("game",),
    ("cluster", "players", "workers"),
    ("envs",),
    ("analysis",),
    ("gugong",),
    ("arena", "server"),
    ("cli",),
)
# What is compiled knows no language, no clock and no network: it imports nothing but these.
COMPILED = {
    "rules": {"jit", "box", "rules"},
    "ai": {"jit", "box", "rules", "ai"},
    "envs/entry_points": {"jit", "box", "rules", "ai", "envs/stepping", "envs/observation"},
    "envs/stepping": {"jit", "box", "rules", "ai", "envs/stepping", "envs/observation"},
    "envs/observation": {"jit", "box", "rules", "envs/observation"},
}
LIBRARIES_OF_COMPILED = {"collections", "enum", "math", "numpy", "typing"}

# Inside packages: what each part must not import.
RULES_ABOVE = {"core": {"places", "phases", "meng", "engine", "entry_points"}, "places": {"phases", "meng", "engine"}}
SERVER_ABOVE = {
    "store": {"bots", "tables", "background", "people", "admin", "service", "api", "app"},
    "bots": {"store", "tables", "background", "people", "admin", "service", "api", "app"},
    "network": {"store", "bots", "tables", "background", "people", "admin", "service", "api", "app"},
    "tables": {"bots", "background", "people", "admin", "service", "api", "app"},
    "background": {"people", "admin", "service", "api", "app"},
    "people": {"admin", "bots", "background", "service", "api", "app"},
    "admin": {"people", "bots", "background", "service", "api", "app"},
    "service": {"api", "app"},
    "api": {"app"},
}

MOST_LOOSE_MODULES = 5
MOST_MODULES = 16  # in one folder, without __init__


class Import(NamedTuple):
    """An import of a module: the parts of the importer's and the imported name, such as ("game", "view")."""

    importer: tuple[str, ...]
    imported: tuple[str, ...]

    def __str__(self) -> str:
        return f"{'.'.join(self.importer)} imports {'.'.join(self.imported)}"


def modules(folder: Path) -> list[Path]:
    """The Python files of a folder and of those in it, without what npm and tools put there."""
    if folder.is_file():
        return [folder]
    return sorted(path for path in folder.rglob("*.py") if "node_modules" not in path.parts)


def import_nodes(path: Path) -> Iterator[ast.Import | ast.ImportFrom]:
    """All imports of a file, those inside functions too, but not those for type checkers alone."""
    waiting: list[ast.AST] = [ast.parse(path.read_text(encoding="utf-8"))]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.Import | ast.ImportFrom):
            yield node
        elif isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING"):
            waiting += node.orelse
        else:
            waiting += ast.iter_child_nodes(node)


def name_of(path: Path, base: Path) -> tuple[str, ...]:
    """The parts of a module's name below a folder; a package has the name of its folder."""
    parts = path.relative_to(base).with_suffix("").parts
    return parts[:-1] if parts[-1] == "__init__" else parts


def absolute(path: Path, node: ast.Import | ast.ImportFrom) -> Iterator[tuple[str, ...]]:
    """The full names, such as ("gugong", "game", "view"), that an import of a module of the package can mean."""
    if isinstance(node, ast.Import):
        yield from (tuple(alias.name.split(".")) for alias in node.names)
        return
    folder = ("gugong", *path.relative_to(PACKAGE).parts[:-1])
    base = folder[: len(folder) + 1 - node.level] if node.level else ()
    base += tuple(node.module.split(".")) if node.module else ()
    for alias in node.names:
        named = (*base[1:], alias.name)
        is_module = PACKAGE.joinpath(*named).is_dir() or PACKAGE.joinpath(*named).with_suffix(".py").is_file()
        yield (*base, alias.name) if base[0] == "gugong" and is_module else base


@cache
def imports() -> list[Import]:
    """All imports of the package's modules in the package."""
    found = {
        Import(name_of(path, PACKAGE), name[1:])
        for path in modules(PACKAGE)
        for node in import_nodes(path)
        for name in absolute(path, node)
        if name[0] == "gugong"
    }
    return sorted(found)


def package_of(name: tuple[str, ...]) -> str:
    """The package or loose module that a module belongs to."""
    return name[0] if name else "gugong"


def is_in(name: tuple[str, ...], place: str) -> bool:
    """Whether a module is in a package, such as "rules" or "envs/stepping", or is it itself."""
    parts = tuple(place.split("/"))
    return name[: len(parts)] == parts


def test_every_package_has_a_layer() -> None:
    found = {package_of(name_of(path, PACKAGE)) for path in modules(PACKAGE)}
    assert found == {package for layer in LAYERS for package in layer}


def test_imports_point_to_lower_layers() -> None:
    height = {package: number for number, layer in enumerate(LAYERS) for package in layer}
    wrong = [
        str(one)
        for one in imports()
        if package_of(one.importer) != package_of(one.imported)
        and height[package_of(one.importer)] <= height[package_of(one.imported)]
    ]
    assert not wrong


@pytest.mark.parametrize("package", COMPILED)
def test_what_is_compiled_imports_only_what_is_compiled(package: str) -> None:
    own = [one for one in imports() if is_in(one.importer, package)]
    assert own
    assert not [str(one) for one in own if not any(is_in(one.imported, allowed) for allowed in COMPILED[package])]
    folder = PACKAGE / package
    libraries = {
        name[0]
        for path in modules(folder if folder.is_dir() else folder.with_suffix(".py"))
        for node in import_nodes(path)
        for name in absolute(path, node)
        if name[0] != "gugong"
    }
    assert libraries <= LIBRARIES_OF_COMPILED


@pytest.mark.parametrize(("package", "above"), [("rules", RULES_ABOVE), ("server", SERVER_ABOVE)])
def test_imports_inside_a_package_point_one_way(package: str, above: dict[str, set[str]]) -> None:
    inside = [one for one in imports() if package_of(one.importer) == package == package_of(one.imported)]
    parts = {one.importer[1] for one in inside if len(one.importer) > 1}
    assert above.keys() <= parts, "a part that is named here is gone"
    wrong = [
        str(one)
        for one in inside
        if len(one.importer) > 1 and len(one.imported) > 1 and one.imported[1] in above.get(one.importer[1], ())
    ]
    assert not wrong


def test_few_modules_are_loose() -> None:
    loose = [path.name for path in PACKAGE.glob("*.py") if path.name != "__init__.py"]
    assert len(loose) <= MOST_LOOSE_MODULES, loose


def test_no_folder_is_crowded() -> None:
    counts: dict[str, int] = defaultdict(int)
    for top in ("src", "tests", "tools", "benchmarks", "training", "examples"):
        for path in modules(ROOT / top):
            counts[path.parent.relative_to(ROOT).as_posix()] += path.name != "__init__.py"
    assert not {folder: count for folder, count in counts.items() if count > MOST_MODULES}


def test_no_two_classes_have_one_name() -> None:
    found = defaultdict(list)
    for path in modules(PACKAGE):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name.lstrip("_")].append(path.relative_to(ROOT).as_posix())
    twice = {name: places for name, places in found.items() if len(places) > 1}
    assert not twice


def test_nothing_but_tests_imports_tests() -> None:
    wrong = []
    for top in OUTSIDE_TESTS:
        for path in modules(ROOT / top):
            for node in import_nodes(path):
                named = (
                    [node.module or ""] if isinstance(node, ast.ImportFrom) else [alias.name for alias in node.names]
                )
                level = node.level if isinstance(node, ast.ImportFrom) else 0
                if not level and any(name.split(".")[0] == "tests" for name in named):
                    wrong.append(path.relative_to(ROOT).as_posix())
    assert not wrong


def private_names(path: Path, *classes: str) -> set[str]:
    """The names with an underscore that the classes of a file use on themselves."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {
        node.attr
        for found in ast.walk(tree)
        if isinstance(found, ast.ClassDef) and found.name in classes
        for node in ast.walk(found)
        if is_private(node) and isinstance(node.value, ast.Name) and node.value.id in ("self", "game", "twin")
    }


def is_private(node: ast.AST) -> TypeGuard[ast.Attribute]:
    """Whether this reads or writes an attribute that begins with one underscore."""
    return isinstance(node, ast.Attribute) and node.attr.startswith("_") and not node.attr.startswith("__")


def test_only_the_game_package_touches_private_attributes_of_games() -> None:
    """Bots, server and arena use what anybody else could."""
    game = PACKAGE / "game"
    private = private_names(game / "game.py", "Game") | private_names(game / "decision.py", "Decision", "Option")
    private |= private_names(game / "event.py", "Event")
    assert {"_state", "_bytes", "_codes", "_past", "_settle", "_decision", "_row"} <= private
    wrong = []
    for top in OUTSIDE_TESTS:
        for path in modules(ROOT / top):
            if path.is_relative_to(game):
                continue
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                on_itself = is_private(node) and isinstance(node.value, ast.Name) and node.value.id in ("self", "cls")
                if is_private(node) and node.attr in private and not on_itself:
                    wrong.append(f"{path.relative_to(ROOT).as_posix()}:{node.lineno} {ast.unparse(node)}")
    assert not wrong


def test_only_the_game_package_uses_its_workspace() -> None:
    wrong = [str(one) for one in imports() if one.imported == ("game", "workspace") and one.importer[0] != "game"]
    assert not wrong
