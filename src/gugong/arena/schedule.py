"""The games of a tournament: who plays whom, in which seat and with which seed.

Every lineup plays every seed in every rotation of its seats, so that no seat is an advantage. With as many specs as
seats there is one lineup; with more, one for each combination; with fewer, the last spec takes the seats that are
left. Rotations that seat the same specs in the same order are played once.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from ..box.names import MENG_LEVELS
from ..errors import PlayerError, SetupError
from ..players import new_player
from ..rules.core.state import SEATS
from ..setup import Setup
from .match import Pairing, exception_text

Lineup = tuple[str, ...]


@dataclass(frozen=True)
class TournamentPlan:
    """What all games of a tournament share; `setup.seed` is the first of `seeds` consecutive seeds."""

    setup: Setup
    """The set-up of all games; its seed is that of the first."""
    seeds: int
    """How many seeds are played, one after the other."""
    time_limit: float | None = None
    """Seconds a decision may take; None: any time."""
    saves: str | None = None
    """The folder for saves of games in which a bot failed; None: they are not kept."""
    levels: tuple[str, ...] = MENG_LEVELS
    """Meng's levels, in solo games."""
    rotate: bool = True
    """Whether every lineup plays in all its rotations of seats."""

    def pairing(self, number: int, seed: int, specs: Lineup, meng: str | None = None) -> Pairing:
        """A game of this tournament."""
        setup = replace(self.setup, seed=(self.setup.seed or 0) + seed, meng=meng or self.setup.meng)
        return Pairing(number, setup, specs, self.time_limit, self.saves)


def check(specs: Sequence[str]) -> None:
    """Raise PlayerError for a spec of which no player can be made."""
    for spec in dict.fromkeys(specs):
        try:
            new_player(spec)
        except PlayerError:
            raise
        except (Exception, SystemExit) as fault:
            words = f"{type(fault).__name__}{exception_text(fault)}"
            raise PlayerError(f"The player {spec!r} cannot be made: it raised {words}.") from fault


def seats_for(specs: Sequence[str], players: int | None) -> int:
    """How many seats the games have: `players`, else one for each spec, at most SEATS; SetupError if impossible."""
    if players is None:
        players = min(len(specs), SEATS)
    if len(specs) < 2:
        raise SetupError(
            "An arena needs at least two specs, such as greedy random, or games against Meng (--solo, players=1)."
        )
    if not 2 <= players <= SEATS:
        raise SetupError(f"players must be a whole number from 2 to {SEATS} in an arena, not {players}.")
    return players


def lineups(specs: Sequence[str], players: int) -> list[Lineup]:
    """The combinations of specs that meet."""
    filled = [*specs, *[specs[-1]] * (players - len(specs))]
    return list(dict.fromkeys(combinations(filled, players)))


def rotations(lineup: Lineup) -> list[Lineup]:
    """The rotations of a lineup, without the same one twice."""
    return list(dict.fromkeys(lineup[n:] + lineup[:n] for n in range(len(lineup))))


def seatings(specs: Sequence[str], plan: TournamentPlan) -> list[Lineup]:
    """All lineups, in all rotations unless the plan has none: what is played with one seed."""
    met = lineups(specs, plan.setup.players)
    return [seating for lineup in met for seating in rotations(lineup)] if plan.rotate else met


def tournament_pairings(specs: Sequence[str], plan: TournamentPlan) -> Iterator[Pairing]:
    """The games between specs, seed by seed."""
    each = seatings(specs, plan)
    for seed in range(plan.seeds):
        for n, seating in enumerate(each):
            yield plan.pairing(seed * len(each) + n, seed, seating)


def solo_pairings(specs: Sequence[str], plan: TournamentPlan) -> Iterator[Pairing]:
    """The games of each spec against Meng at each of the levels, seed by seed."""
    each = [(spec, level) for spec in dict.fromkeys(specs) for level in plan.levels]
    for seed in range(plan.seeds):
        for n, (spec, level) in enumerate(each):
            yield plan.pairing(seed * len(each) + n, seed, (spec,), meng=level)


def count(specs: Sequence[str], plan: TournamentPlan) -> int:
    """How many games a plan has."""
    if plan.setup.solo:
        return plan.seeds * len(set(specs)) * len(plan.levels)
    return plan.seeds * len(seatings(specs, plan))
