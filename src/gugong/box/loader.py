"""Finding the files of a box, reading them, and the box that comes of them."""

import json
import tomllib
from dataclasses import dataclass, field
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, cast

import numpy as np

from gugong.box.checks import check_box
from gugong.box.defaults import complete, without_later_defaults
from gugong.box.provenance import Provenance, take_provenance
from gugong.box.record_builder import fill_record
from gugong.box.values import Value
from gugong.errors import BoxError, shown

PARTS = ("cards", "tokens", "decrees", "board", "automa")
FILES = tuple(f"{part}.toml" for part in PARTS)
STANDARD = Path(__file__).parent / "standard"
UNPICKLED = 8  # boxes that are kept after unpickling, as many games share one


@dataclass(frozen=True)
class Box:
    """All components of a game; two boxes are equal when the figures in them are."""

    name: str = field(compare=False)
    fingerprint: str
    record: np.ndarray = field(compare=False, repr=False)  # an array of one, for compiled code
    cities: tuple[tuple[str, ...], tuple[str, ...]] = field(compare=False, repr=False)
    coordinates: dict[str, tuple[float, float]] = field(compare=False, repr=False)
    gifts: dict[int, str] = field(compare=False, repr=False)
    automa: tuple[str, ...] = field(compare=False, repr=False)
    data: dict[str, Any] = field(compare=False, repr=False)
    provenance: tuple[Provenance, ...] = field(compare=False, repr=False)

    def __copy__(self) -> "Box":
        """The same box: it never changes, so games share it."""
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "Box":
        """The same box: it never changes, so games share it."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the standard box by its name, any other one with all its figures; unpickling checks them again."""
        if self is _standard_box():
            return unpickled_standard, (self.fingerprint,)
        return unpickled, (self.name, json.dumps(self.data), self.fingerprint)


def load_box(path: str | Path | None = None) -> Box:
    """Load the box in a folder or file; what it lacks (without a path: all) comes from the standard box."""
    if path is None:
        return _standard_box()
    try:
        place = Path(path).expanduser()
        own = _find_parts(place)
    except BoxError:
        raise
    except (OSError, RuntimeError, ValueError):  # too long a name, a home of nobody, letters that no file name has
        raise BoxError(f"{shown(str(path))} is no path of a box; a box is a folder or a TOML file") from None
    parts = {part: own.get(part, standard) for part, standard in _standard_parts().items()}
    name = place.resolve().name if place.is_dir() else place.stem
    return _make_box(name, parts)


def unpickled_standard(fingerprint: str) -> Box:
    """The standard box, if it still is the one that was pickled; else BoxError."""
    box = _standard_box()
    if box.fingerprint != fingerprint:
        raise BoxError(
            f"This was pickled with another standard box ({fingerprint}) than this program has ({box.fingerprint});"
            " unpickle it with the program that pickled it"
        )
    return box


@lru_cache(UNPICKLED)
def unpickled(name: str, data: str, fingerprint: str) -> Box:
    """A box from its pickled figures; BoxError if they are not those of the box that was pickled."""
    parts = {part: Value(f"{part}.toml", "", content) for part, content in json.loads(data).items()}
    box = _make_box(name, parts)
    if box.fingerprint != fingerprint:
        raise BoxError(f"The pickled box {name} was changed or cut short; pickle it again")
    return box


@cache
def _standard_box() -> Box:
    return _make_box("standard", _standard_parts())


@cache
def _standard_parts() -> dict[str, Value]:
    return {part: Value(file, "", _read(STANDARD / file)) for part, file in zip(PARTS, FILES, strict=True)}


def _printable(place: Path) -> str:
    """A path for a sentence; letters that cannot be printed are escaped."""
    return str(place) if str(place).isprintable() else shown(str(place))


def _find_parts(place: Path) -> dict[str, Value]:
    if place.is_dir():
        return _parts_of_folder(place)
    if not place.exists():
        raise BoxError(f"{_printable(place)} does not exist; a box is a folder or a TOML file")
    if place.name in FILES:
        return {place.stem: Value(place.name, "", _read(place))}
    return _parts_of_combined_file(place)


def _parts_of_folder(folder: Path) -> dict[str, Value]:
    found = sorted(file.name for file in folder.glob("*.toml"))
    strange = [name for name in found if name not in FILES]
    if strange:
        raise BoxError(f"{folder}: {strange[0]} is not a file of a box; its files are {', '.join(FILES)}")
    if not found:
        raise BoxError(f"{folder} has no file of a box; it must have at least one of {', '.join(FILES)}")
    return {name.removesuffix(".toml"): Value(name, "", _read(folder / name)) for name in found}


def _parts_of_combined_file(file: Path) -> dict[str, Value]:
    whole = Value(file.name, "", _read(file)).with_keys(PARTS)
    if not whole.names():
        raise whole.fault(f"is empty; it must have at least one of the tables {', '.join(PARTS)}")
    return {part: whole[part] for part in whole.names()}


def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise BoxError(f"{file} cannot be read ({error.strerror}); it must be a readable file") from error
    except UnicodeDecodeError as error:
        raise BoxError(f"{file.name} is not UTF-8 text; save it as UTF-8") from error
    except (ValueError, RecursionError) as error:
        raise BoxError(f"{file.name} is not valid TOML: {error}; correct it there") from error


def _make_box(name: str, parts: dict[str, Value]) -> Box:
    figures, provenance = _take_apart(parts)
    standard, _ = _take_apart(_standard_parts())
    full = {part: complete(part, own, _content(standard[part])) for part, own in figures.items()}
    check_box(full)
    data = {part: _content(value) for part, value in full.items()}
    _spell_locations(data)
    return Box(
        name=name,
        fingerprint=_fingerprint(without_later_defaults(data, {name: _content(standard[name]) for name in PARTS})),
        record=fill_record(data),
        cities=(_cities(data["board"]["map_a"]), _cities(data["board"]["map_b"])),
        coordinates={city: (float(x), float(y)) for city, (x, y) in data["board"]["coordinates"].items()},
        gifts={int(value): gift for value, gift in data["cards"]["gifts"].items()},
        automa=(*data["automa"]["plain"], *["special"] * data["automa"]["special"]),
        data=data,
        provenance=provenance,
    )


def _take_apart(parts: dict[str, Value]) -> tuple[dict[str, Value], tuple[Provenance, ...]]:
    """The figures of all parts, and the notes on where they come from."""
    taken = {part: take_provenance(part, value) for part, value in parts.items()}
    return {part: figures for part, (figures, _) in taken.items()}, tuple(
        note for _, notes in taken.values() for note in notes
    )


def _content(value: Value) -> dict[str, Any]:
    return cast(dict[str, Any], value.content)


def _spell_locations(data: dict[str, Any]) -> None:
    """Write the location "decree", as a card's action is called, as "decrees", as its place is."""
    for faces in data["cards"]["cards"].values():
        faces[:] = [[value, _location(action)] for value, action in faces]
    data["automa"]["plain"] = [_location(location) for location in data["automa"]["plain"]]


def _location(action: str) -> str:
    return "decrees" if action == "decree" else action


def _cities(plan: dict[str, list[str]]) -> tuple[str, ...]:
    return (*plan["ring"], *plan["inner"])


def _fingerprint(data: dict[str, Any]) -> str:
    return sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:16]
