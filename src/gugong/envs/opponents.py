"""Who sits where when one seat learns."""

from collections.abc import Sequence
from typing import Any

from ..errors import SetupError, shown
from ..setup import Setup


def check_seat(seat: Any, setup: Setup) -> None:
    """SetupError if no player has this seat; None is drawn later."""
    if seat is not None and (isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < setup.players):
        raise SetupError(f"seat must be a whole number from 0 to {setup.players - 1}, or None, not {shown(seat)}.")


def specs_of(opponents: Any, setup: Setup) -> list[str]:
    """The spec of each opponent, in the order of their seats; SetupError if it is not one for all or one for each."""
    count = setup.players - 1
    if isinstance(opponents, str):
        return [opponents] * count
    if not isinstance(opponents, Sequence) or not all(isinstance(spec, str) for spec in opponents):
        raise SetupError(f"opponents must be a spec such as 'random', or a list of specs, not {shown(opponents)}.")
    if len(opponents) != count:
        raise SetupError(f"opponents must be one spec for all, or a list of {count}, not of {len(opponents)}.")
    return list(opponents)


def seated(specs: list[str], seat: int, setup: Setup) -> dict[int, str]:
    """The opponents by seat, if this seat learns."""
    others = [other for other in range(setup.players) if other != seat]
    return dict(zip(others, specs, strict=True))
