"""The arrays that a batch fills, made by it or by its caller, and those that it is given."""

from collections.abc import Iterable
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


class Rollout(NamedTuple):
    """What a batch tells of its games at each of several steps; row [i, t] is game i after step t."""

    observation: np.ndarray
    mask: np.ndarray
    seat: np.ndarray
    reward: np.ndarray
    done: np.ndarray
    scores: np.ndarray
    """int16, games × steps × 5: the final scores by seat, if a game ended in this step; else 0."""
    action: np.ndarray
    """int64, games × steps: the action that was drawn and done in this step."""


FORMS: dict[str, tuple[Any, tuple[int, ...]]] = {
    "observation": (np.int8, (OBSERVATION_SIZE,)),
    "mask": (np.bool_, (ACTION_COUNT,)),
    "seat": (np.int8, ()),
    "reward": (np.float32, (SEATS,)),
    "done": (np.bool_, ()),
    "scores": (np.int16, (SEATS,)),
    "action": (np.int64, ()),
}


def array_for(name: str, rows: tuple[int, ...], given: Any = None) -> np.ndarray:
    """The array of a name with so many rows: the one that is given, if it can be used, or a new one."""
    dtype, row = FORMS[name]
    return np.zeros((*rows, *row), dtype) if given is None else _checked(name, given, dtype, (*rows, *row))


def arrays_for(games: int, given: dict[str, Any]) -> BatchArrays:
    """The arrays of a batch: those that are given (not None), and new ones."""
    return BatchArrays(*(array_for(name, (games,), given.get(name)) for name in BatchArrays._fields))


def rollout_for(games: int, steps: Any, into: Any) -> Rollout:
    """Arrays for so many steps; those of `into`, if it is not None."""
    if isinstance(steps, bool) or not isinstance(steps, int) or steps < 1:
        raise ArrayError(f"steps must be a whole number from 1 on, not {shown(steps)}.")
    if into is not None and not isinstance(into, Rollout):
        raise ArrayError(f"into must be a Rollout, such as one that rollout gave before, not {shown(into)}.")
    return Rollout(*(array_for(name, (games, steps), getattr(into, name, None)) for name in Rollout._fields))


def by_step(arrays: Iterable[np.ndarray]) -> tuple[np.ndarray, ...]:
    """Views of arrays by game as arrays by game and step, of one step."""
    return tuple(array[:, np.newaxis] for array in arrays)


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
