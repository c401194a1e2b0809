"""Reading JSON that people write: values that know their path, and faults that say what would be right."""

from collections.abc import Iterable, Sequence
from typing import Any

from ..errors import PositionError, shown

MISSING = object()


def refuse(path: str, wanted: str, value: Any) -> PositionError:
    """The one sentence about a wrong value."""
    return PositionError(f"{path} must be {wanted}, not {shown(value)}.")


def whole(path: str, value: Any, least: int, most: int) -> int:
    """A whole number within bounds."""
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise refuse(path, f"a whole number from {least} to {most}", value)
    return value


def word(path: str, value: Any, allowed: Sequence[str]) -> int:
    """The place of a word among the allowed ones."""
    if not isinstance(value, str) or value not in allowed:
        raise refuse(path, f"one of {', '.join(allowed)}", value)
    return allowed.index(value)


def items(path: str, value: Any, most: int) -> list[Any]:
    """A list of at most so many things."""
    if not isinstance(value, list | tuple) or len(value) > most:
        raise refuse(path, f"a list of at most {most}", value)
    return list(value)


def mapping(path: str, value: Any, allowed: Iterable[str]) -> dict[str, Any]:
    """An object that has no other keys than the allowed ones."""
    if not isinstance(value, dict):
        raise refuse(path, "an object", value)
    keys = list(allowed)
    for key in value:
        if key not in keys:
            raise PositionError(f"{path} has no key {shown(key)}; it has {', '.join(keys)}.")
    return value
