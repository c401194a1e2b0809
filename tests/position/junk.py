"""Positions and saves with something wrong in them, and what must come of it: a sentence, or a game like any other."""

import copy
import random
import re
from collections.abc import Iterator
from typing import Any

from gugong import Game, GugongError
from gugong.compiler import loader
from gugong.rules.invariants import FAULTS, MOST_DECISIONS

from ..random_games import keen_choice

Path = tuple[str | int, ...]

SENTENCE = re.compile(r"^[^\n]+[.!]$")


def nested(depth: int) -> list[Any]:
    """Lists in lists in lists."""
    found: list[Any] = []
    for _ in range(depth):
        found = [found]
    return found


JUNK: list[Any] = [
    None,
    True,
    False,
    *(-(2**63) - 1, -129, -2, -1, 0, 1, 2, 3, 5, 6, 7, 11, 12, 13, 24, 38, 40, 64, 100, 127, 128, 255, 256),
    *(2**31, 2**53, 2**63, 2**64, 2**128, 10**5000),
    *(1.0, 3.0, 0.5, -0.0, 1e300, float("nan"), float("inf")),
    *("", "x", "0", "1", "\ud800", "\x00", "servant", "set1.1", "draw.11", "gain1", "double", "double+", "Beijing"),
    *("level1.servant", "travel", "day", "night", "pool", "laid", "special"),
    *(
        [],
        [None],
        [0],
        [1, 2],
        [0, 1, 2, 3, 4],
        ["set1.1"],
        ["set1.1", "set1.1"],
        ["x"] * 200,
        nested(50),
        nested(5000),
    ),
    *({}, {"x": 1}, {"\ud800": 0}, {"seed": 1}, {"hand": []}, {"token": "toll"}, {"servants": 3, "port": 1}),
    *((), (1, 2), b"x", {1, 2}, {1: 2}),
]


def _can_be_printed(value: Any) -> bool:
    try:
        repr(value)
    except (RecursionError, ValueError):
        return False
    return True


PRINTABLE_JUNK = [one for one in JUNK if _can_be_printed(one)]  # all that hypothesis can tell of


def paths_in(value: Any, path: Path = ()) -> Iterator[Path]:
    """The way to every value in a JSON value, but for the whole."""
    if isinstance(value, dict | list):
        for key, part in value.items() if isinstance(value, dict) else enumerate(value):
            yield (*path, key)
            yield from paths_in(part, (*path, key))


def replaced(value: Any, path: Path, new: Any) -> Any:
    """A copy of a JSON value with another part at a path."""
    found = copy.deepcopy(value)
    holder = found
    for key in path[:-1]:
        holder = holder[key]
    holder[path[-1]] = new
    return found


def without(value: Any, path: Path) -> Any:
    """A copy of a JSON value in which the part at a path is missing."""
    found = copy.deepcopy(value)
    holder = found
    for key in path[:-1]:
        holder = holder[key]
    del holder[path[-1]]
    return found


def fault_of(game: Game) -> str:
    """What does not add up, or nothing."""
    return FAULTS[int(loader.entry_points().fault_in(game._state, game.box.record))]


def check_playable(game: Game, chance: random.Random) -> None:
    """A game can be played to its end at random, and everything adds up all the way."""
    assert fault_of(game) == ""
    decisions = 0
    while not game.over:
        game.play(keen_choice(game, chance))
        decisions += 1
        if decisions % 5 == 0 or game.over:
            assert fault_of(game) == ""
            assert game.view(None)
        assert decisions < MOST_DECISIONS


def refusal_or_game(position: Any, chance: random.Random) -> str | None:
    """The sentence with which a position is refused; or None, if it makes a game that can be played to its end."""
    before = repr_of(position)
    try:
        game = Game.from_position(position)
    except GugongError as fault:
        sentence = str(fault)
        assert SENTENCE.match(sentence), sentence
        sentence.encode()
        assert repr_of(position) == before
        return sentence
    check_playable(game, chance)
    return None


def repr_of(position: Any) -> str:
    """To see whether something was changed; lists that are too deep for it are never looked into."""
    try:
        return repr(position)
    except (RecursionError, ValueError):
        return ""
