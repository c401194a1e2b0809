"""Observations for Python: what a seat may know of a game as a row of numbers, their names, and the way back."""

from functools import cache
from itertools import product
from typing import Any

import numpy as np

from ..compiler import loader
from ..errors import GugongError, IllegalMove, shown
from ..game.game import Game
from ..game.plain_state import plain_box
from ..rules.core.seats import MENG
from ..rules.core.state import STATE
from .observation.blocks import OBSERVATION_SIZE, Block, Content, PlacedBlock, places
from .observation.encoder import encode

OWN = "own"


def observe(game: Game, seat: int | None = None) -> np.ndarray:
    """What a seat may know of a game, and nothing else: OBSERVATION_SIZE numbers of int8, most of them 0.

    Without a seat it is the one that decides. `feature_names` says what the numbers are, docs/observation.md what they
    mean. IllegalMove if there is no such seat, if it is Meng's, or if none is named and the game is over.
    """
    seat = _observer(game, seat)
    row = np.empty(OBSERVATION_SIZE, np.int8)
    if loader.interpreting() or loader.is_warming_up(loader.ENVS):
        encode(game.plain, plain_box(game.box), seat, row)
    else:
        state = np.frombuffer(bytearray(game.plain.bytes), STATE)
        loader.entry_points(loader.ENVS).observe_state(state, game.box.record, seat, row)
    return row


def observe_sparse(game: Game, seat: int | None = None) -> tuple[np.ndarray, np.ndarray]:
    """The same as the places that are not 0, in rising order (int16), and the numbers there (int8)."""
    row = observe(game, seat)
    indices = row.nonzero()[0].astype(np.int16)
    return indices, row[indices]


def _observer(game: Game, seat: int | None) -> int:
    """The seat whose observation is asked for, if there can be one."""
    if seat is None:
        if game.decision is None:
            raise IllegalMove("The game is over and nobody decides; name the seat whose observation you want.")
        return game.decision.seat
    game.check_seat(seat)
    if game.setup.solo and seat == MENG:
        raise IllegalMove(f"Seat {MENG} is Meng's, whose cards nobody may see; observe seat 0.")
    return seat


@cache
def _names() -> tuple[str, ...]:
    return tuple(name for place in places() for name in _names_of(place))


def feature_names() -> list[str]:
    """The name of each number of an observation, such as `day[2]`, `own.pool` or `next1.hand[set2.3]`.

    `own` is the seat that observes, `next1` the one after it in player order, and so on.
    """
    return list(_names())


def _names_of(place: PlacedBlock) -> list[str]:
    name = block_name(place)
    if not place.block.axes:
        return [name]
    return [f"{name}[{','.join(labels)}]" for labels in product(*place.block.axes)]


def block_name(place: PlacedBlock) -> str:
    """The name of a block, such as `day` or `own.pool`."""
    return place.block.name if place.seat is None else f"{seat_name(place.seat)}.{place.block.name}"


def seat_name(after: int) -> str:
    """The name of the seat that comes so many after the own one."""
    return OWN if after == 0 else f"next{after}"


def feature_maxima() -> np.ndarray:
    """For each number a bound in games of the standard box, to scale by."""
    return np.concatenate([np.full(place.block.size, place.block.most, np.int8) for place in places()])


def decode(row: np.ndarray) -> dict[str, Any]:
    """An observation in words, for people who look for a mistake: `table` by block, and `seats`, the own one first.

    Of a one-hot block it tells the word that is set, of others what is not 0; blocks that are all 0 are left out.
    GugongError if this is no observation.
    """
    numbers = np.asarray(row)
    if numbers.shape != (OBSERVATION_SIZE,) or numbers.dtype.kind not in "iu":
        raise GugongError(
            f"An observation is an array of {OBSERVATION_SIZE} whole numbers;"
            f" this is one of shape {shown(numbers.shape)} and type {numbers.dtype}."
        )
    table: dict[str, Any] = {}
    seats: dict[int, dict[str, Any]] = {}
    for block, start, seat in places():
        part = numbers[start : start + block.size]
        if part.any():
            found = table if seat is None else seats.setdefault(seat, {})
            found[block.name] = _decoded(block, part.tolist())
    return {"table": table, "seats": [seats[seat] for seat in sorted(seats)]}


def _decoded(block: Block, numbers: list[int]) -> Any:
    """The numbers of a block, which are not all 0, in words."""
    if not block.axes:
        return bool(numbers[0]) if block.content is Content.FLAG else numbers[0]
    found = {labels: number for labels, number in zip(product(*block.axes), numbers, strict=True) if number}
    if block.content is Content.COUNT:
        return {".".join(labels): number for labels, number in found.items()}
    if len(block.axes) == 2:
        return {labels[0]: labels[1] for labels in found}
    words = [label for (label,) in found]
    return words[0] if block.content is Content.ONE_HOT else words
