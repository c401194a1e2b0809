"""The arrays that a batch fills, made by it or by its caller, and those that it is given."""

from typing import Any, NamedTuple

import numpy as np

from ...errors import ArrayError, shown
from ...rules.core.actions import ACTION_COUNT
from ...rules.core.state import SEATS
from ..observation.blocks import OBSERVATION_SIZE


class BatchArrays(NamedTuple):
    """What a batch tells of its games; row i is game i."""

    observation: np.ndarray
    """int8, games × OBSERVATION_SIZE: what the deciding seat knows."""
    mask: np.ndarray
    """bool, games × ACTION_COUNT: which actions are legal."""
    seat: np.ndarray
    """int8, games: the seat that decides."""
    reward: np.ndarray
    """float32, games × 5: by seat, if a game ended in this step; else 0."""
    done: np.ndarray
    """bool, games: whether a game ended in this step; the other arrays show the next one then."""


FORMS: dict[str, tuple[Any, tuple[int, ...]]] = {
    "observation": (np.int8, (OBSERVATION_SIZE,)),
    "mask": (np.bool_, (ACTION_COUNT,)),
    "seat": (np.int8, ()),
    "reward": (np.float32, (SEATS,)),
    "done": (np.bool_, ()),
}


def arrays_for(games: int, given: dict[str, Any]) -> BatchArrays:
    """The arrays of a batch: those that are given (not None), if they can be used, and new ones."""
    found = {}
    for name, (dtype, row) in FORMS.items():
        one = given.get(name)
        found[name] = np.zeros((games, *row), dtype) if one is None else _checked(name, one, dtype, (games, *row))
    return BatchArrays(**found)


def _checked(name: str, array: Any, dtype: Any, shape: tuple[int, ...]) -> np.ndarray:
    if not isinstance(array, np.ndarray):
        raise ArrayError(f"{name} must be a NumPy array, not {shown(type(array).__name__)}.")
    if array.dtype != np.dtype(dtype) or array.shape != shape:
        raise ArrayError(
            f"{name} must be an array of {np.dtype(dtype)} of the shape {shape}, not of {array.dtype} of the shape"
            f" {array.shape}."
        )
    if not array.flags.c_contiguous or not array.flags.aligned or not array.flags.writeable:
        raise ArrayError(f"{name} must be contiguous (C order), aligned and writeable; np.zeros makes such an array.")
    return array


def take_actions(given: Any, into: np.ndarray) -> None:
    """Copy the actions that somebody gives, whole numbers of any width; ArrayError if they are something else."""
    wanted = f"actions must be {len(into)} whole numbers, one for each game"
    try:
        actions = np.asarray(given)
    except ValueError:
        raise ArrayError(f"{wanted}, not rows of different lengths.") from None
    if actions.dtype.kind not in "iu" or actions.shape != into.shape:
        raise ArrayError(f"{wanted}, not an array of {actions.dtype} of the shape {actions.shape}.")
    np.copyto(into, actions, casting="unsafe")
