"""Who plays whom, in which seat and with which seed.

Every seed is dealt to every table in every rotation of its seats, so that nobody owes a result to a better seat.
With as many specs as seats there is one table; with more, one for each combination; with fewer, the last spec
takes the seats that are left. Rotations that seat equal specs alike are one and the same game, played once.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from ..box.names import MENG_LEVELS
from ..errors import PlayerError, SetupError
from ..players import new_player
from ..setup import Setup
from .match import Pairing, words_of

MOST_SEATS = 5

Table = tuple[str, ...]


@dataclass(frozen=True)
class Plan:
    """What is the same in all games of a tournament; `setup.seed` is the first of so many seeds in a row."""

    setup: Setup
    seeds: int
    time_limit: float | None = None
    saves: str | None = None
    levels: tuple[str, ...] = MENG_LEVELS  # of Meng, in solo games

    def pairing(self, number: int, seed: int, specs: Table, meng: str | None = None) -> Pairing:
        """A game of this tournament."""
        setup = replace(self.setup, seed=(self.setup.seed or 0) + seed, meng=meng or self.setup.meng)
        return Pairing(number, setup, specs, self.time_limit, self.saves)


def check(specs: Sequence[str]) -> None:
    """Refuse a spec of which no player can be made."""
    for spec in dict.fromkeys(specs):
        try:
            new_player(spec)
        except PlayerError:
            raise
        except (Exception, SystemExit) as fault:
            words = f"{type(fault).__name__}{words_of(fault)}"
            raise PlayerError(f"The player {spec!r} cannot be made: it raised {words}.") from fault


def seats_for(specs: Sequence[str], players: int | None) -> int:
    """How many sit at a table: as many as wished, else one for each spec, at most five."""
    if players is None:
        players = min(len(specs), MOST_SEATS)
    if len(specs) < 2:
        raise SetupError("An arena needs at least two specs, such as greedy random, or --solo to play against Meng.")
    if not 2 <= players <= MOST_SEATS:
        raise SetupError(f"players must be a whole number from 2 to {MOST_SEATS} in an arena, not {players}.")
    return players


def tables(specs: Sequence[str], players: int) -> list[Table]:
    """Who meets at a table."""
    filled = [*specs, *[specs[-1]] * (players - len(specs))]
    return list(dict.fromkeys(combinations(filled, players)))


def rotations(table: Table) -> list[Table]:
    """The seatings of a table, without the same one twice."""
    return list(dict.fromkeys(table[n:] + table[:n] for n in range(len(table))))


def seatings(specs: Sequence[str], players: int) -> list[Table]:
    """All that is played with one seed."""
    return [seating for table in tables(specs, players) for seating in rotations(table)]


def arena(specs: Sequence[str], plan: Plan) -> Iterator[Pairing]:
    """The games between specs, seed by seed."""
    each = seatings(specs, plan.setup.players)
    for seed in range(plan.seeds):
        for n, seating in enumerate(each):
            yield plan.pairing(seed * len(each) + n, seed, seating)


def solo(specs: Sequence[str], plan: Plan) -> Iterator[Pairing]:
    """The games of each spec against Meng at each of the levels, seed by seed."""
    each = [(spec, level) for spec in dict.fromkeys(specs) for level in plan.levels]
    for seed in range(plan.seeds):
        for n, (spec, level) in enumerate(each):
            yield plan.pairing(seed * len(each) + n, seed, (spec,), meng=level)


def count(specs: Sequence[str], plan: Plan) -> int:
    """How many games a plan has."""
    if plan.setup.solo:
        return plan.seeds * len(set(specs)) * len(plan.levels)
    return plan.seeds * len(seatings(specs, plan.setup.players))
