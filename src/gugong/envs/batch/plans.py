"""What the games of a batch are: set-ups, and who chooses for which seat, as the compiled step reads them."""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from ...box import load_box
from ...box.record import BOX
from ...errors import PlayerError, SetupError, shown
from ...players import LEVELS
from ...players.weights import set_for, weights_of
from ...rules.core.seats import MENG
from ...rules.core.versions import RULES_VERSION
from ...setup import Setup, check_seed
from ..stepping.layout import BOX_COLUMN, CHOOSER_COLUMN, PLAN_COLUMNS, SETUP_ARGUMENTS, WEIGHTS_COLUMN, Chooser

BUILT_IN = {chooser.name.lower(): chooser for chooser in Chooser if chooser is not Chooser.CALLER}
MOST_GAMES = 2**31

SeatPlayers = Mapping[int, str]


@dataclass(frozen=True)
class Plans:
    """The games of a batch: game i has set-up i % len(setups)."""

    setups: tuple[Setup, ...]
    players: tuple[dict[int, str], ...]  # of each set-up, by seat; the caller has the others
    table: np.ndarray  # a row for each set-up, see stepping.layout
    boxes: np.ndarray
    weights: np.ndarray  # of `instinct`

    def describe(self) -> list[dict[str, Any]]:
        """The set-ups with boxes and players as JSON: equal for batches whose states mean the same."""
        return [
            {
                "setup": setup.as_dict(),
                "box": load_box(setup.box).fingerprint,
                "players": {str(seat): name for seat, name in players.items()},
            }
            for setup, players in zip(self.setups, self.players, strict=True)
        ]


def make_plans(
    setups: Setup | Sequence[Setup], players: SeatPlayers | Sequence[SeatPlayers | None] | None, games: int
) -> Plans:
    """Check set-ups and players and turn them into numbers; SetupError or PlayerError says what is wrong."""
    listed = (setups,) if isinstance(setups, Setup) else tuple(setups) if isinstance(setups, Sequence) else ()
    _check_setups(setups, listed, games)
    seated = tuple(_players(setup, one) for setup, one in zip(listed, _for_each(players, len(listed)), strict=True))
    boxes = {load_box(setup.box).fingerprint: load_box(setup.box).record for setup in listed}
    sets = {set_for(setup): weights_of(setup) for setup in listed}
    table = np.zeros((len(listed), PLAN_COLUMNS), np.int64)
    for row, setup, by_seat in zip(table, listed, seated, strict=True):
        row[:SETUP_ARGUMENTS] = setup.arguments(RULES_VERSION)
        row[BOX_COLUMN] = list(boxes).index(load_box(setup.box).fingerprint)
        row[WEIGHTS_COLUMN] = list(sets).index(set_for(setup))
        for seat, name in by_seat.items():
            row[CHOOSER_COLUMN + seat] = BUILT_IN[name]
    records = np.zeros(len(boxes), BOX)
    records[:] = np.concatenate(list(boxes.values()))
    return Plans(listed, seated, table, records, np.stack(list(sets.values())))


def base_words(seed: int) -> np.ndarray:
    """The digest of a batch's seed: with a game's index and episode it gives the seed of that game."""
    check_seed(seed)
    return np.frombuffer(hashlib.sha256(f"batch:{seed}".encode()).digest(), ">u4").astype(np.int64)


def _check_setups(given: Any, setups: tuple[Any, ...], games: Any) -> None:
    if isinstance(games, bool) or not isinstance(games, int) or not 1 <= games < MOST_GAMES:
        raise SetupError(f"games must be a whole number from 1 to {MOST_GAMES - 1}, not {shown(games)}.")
    if not setups or not all(isinstance(setup, Setup) for setup in setups):
        raise SetupError(f"setups must be a Setup or a list of them, not {shown(given)}.")
    if len(setups) > games:
        raise SetupError(f"{games} games cannot mix {len(setups)} set-ups; make as many games as there are set-ups.")
    if any(setup.seed is not None for setup in setups):
        raise SetupError("A set-up of a batch has no seed of its own; give the seed to the batch, for all its games.")


def _for_each(players: Any, count: int) -> list[Any]:
    """The players for each set-up."""
    if players is None or isinstance(players, Mapping):
        return [players] * count
    if not isinstance(players, Sequence) or isinstance(players, str):
        raise PlayerError(f"players must be names by seat, such as {{1: 'greedy'}}, not {shown(players)}.")
    if len(players) != count:
        raise PlayerError(f"players has {len(players)} entries for {count} set-ups; give one for each, or one for all.")
    return list(players)


def _players(setup: Setup, given: Any) -> dict[int, str]:
    """Who plays which seat of a set-up, by names that BUILT_IN has."""
    if given is not None and not isinstance(given, Mapping):
        raise PlayerError(f"players must be names by seat, such as {{1: 'greedy'}}, not {shown(given)}.")
    found = {}
    for seat, name in (given or {}).items():
        if isinstance(seat, bool) or not isinstance(seat, int | np.integer) or not 0 <= seat < setup.seats:
            raise PlayerError(
                f"There is no seat {shown(seat)} in a game of {setup.players}; seats are numbered from 0 to"
                f" {setup.seats - 1}."
            )
        if setup.solo and seat == MENG:
            raise PlayerError(f"Seat {MENG} of a solo game is Meng's; no other player can have it.")
        if not isinstance(name, str) or LEVELS.get(name, name) not in BUILT_IN:
            raise PlayerError(f"A batch has the players {', '.join(BUILT_IN)} built in, not {shown(name)}.")
        found[int(seat)] = LEVELS.get(name, name)
    if len(found) == (1 if setup.solo else setup.seats):
        raise PlayerError(
            f"All seats of a game of {setup.players} are given to players; leave at least one whose actions you choose."
        )
    return dict(sorted(found.items()))
