"""The options that adapters are made with: those of a set-up without its seed, and their own."""

from typing import Any

from ..errors import SetupError, shown
from ..setup import Setup


def setup_of(options: dict[str, Any]) -> Setup:
    """The set-up with these options, such as players=4; SetupError for one that it does not have, and for a seed."""
    if "seed" in options:
        raise SetupError("An environment is not made with a seed; give it to reset(seed=...).")
    return Setup.from_dict(options)


def check_one_of(name: str, value: Any, allowed: tuple[str | None, ...]) -> None:
    """SetupError if an option is none of these."""
    if value not in allowed:
        raise SetupError(f"{name} must be one of {', '.join(map(repr, allowed))}, not {shown(value)}.")
