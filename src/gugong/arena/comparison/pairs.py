"""Pairs of games: two bots on the same seed, once at a table and once with their seats exchanged."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations

from ...errors import SetupError
from ...setup import Setup
from ..match import MatchResult, Pairing
from ..ratings import placing
from ..schedule import copies_of

FIRST, SECOND = 0, 1  # the numbers of the two entrants; the others are the field
GAMES = 2  # of a pair
VALUES = (0.0, 0.25, 0.5, 0.75, 1.0)  # the mean score of a pair
SOLO_VALUES = (0.0, 0.5, 1.0)


def entrants_for(compared: tuple[str, ...], field: tuple[str, ...], setup: Setup) -> tuple[str, ...]:
    """The two, and one entrant for each other seat; SetupError if the field does not fit."""
    others = 0 if setup.solo else setup.players - len(compared)
    if len(field) == 1 and others > 1:
        field *= others
    if len(field) != others:
        needed = f"one spec for all other seats, or {others} specs" if others > 1 else f"specs for {others} other seats"
        raise SetupError(f"A comparison with {setup.players} players needs {needed}, not {len(field)}.")
    return (*compared, *field)


def tables(entrants: tuple[str, ...]) -> list[tuple[int, ...]]:
    """The seatings that take turns from seed to seed: all in which the first sits before the second.

    Those in which it sits behind it are the same with their seats exchanged. Equal specs of the field count as one.
    """
    seats = range(len(entrants))
    found: dict[tuple[object, ...], tuple[int, ...]] = {}
    for table in permutations(seats):
        if table.index(FIRST) < table.index(SECOND):
            found.setdefault(tuple(seat if seat <= SECOND else entrants[seat] for seat in table), table)
    return list(found.values())


def exchanged(table: tuple[int, ...]) -> tuple[int, ...]:
    """The same table with the two in each other's seat."""
    return tuple({FIRST: SECOND, SECOND: FIRST}.get(entrant, entrant) for entrant in table)


def pairings(
    entrants: tuple[str, ...], setup: Setup, seeds: int, time_limit: float | None, saves: str | None
) -> Iterator[Pairing]:
    """The games of all pairs: those of a seed have the numbers 2n and 2n + 1."""
    copies = copies_of(entrants)
    turns = [(FIRST,)] if setup.solo else tables(entrants)
    for turn in range(seeds):
        table = turns[turn % len(turns)]
        for n, seated in enumerate((table, exchanged(table))):
            yield Pairing(
                GAMES * turn + n,
                replace(setup, seed=(setup.seed or 0) + turn),
                tuple(entrants[entrant] for entrant in seated),
                time_limit,
                saves,
                seated,
                tuple(copies[entrant] for entrant in seated),
            )


def pair_score(games: tuple[MatchResult, MatchResult]) -> float:
    """The score of the first entrant in a pair, one of VALUES or SOLO_VALUES.

    In a game it has 1 if it was placed before the second, 0 if behind it, and half if they share a place; of both games
    the mean. Against Meng it has 1 if it alone won, 0 if only the second did, and else half.
    """
    if games[0].pairing.setup.solo:
        won = {game.pairing.entrants[0]: game.winner == 0 for game in games}
        return (1 + won[FIRST] - won[SECOND]) / 2
    return sum(_score(game) for game in games) / GAMES


def _score(game: MatchResult) -> float:
    places = dict(zip(game.pairing.entrants, placing(game), strict=True))
    return (1 + (places[FIRST] < places[SECOND]) - (places[FIRST] > places[SECOND])) / 2
