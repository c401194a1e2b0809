"""The plan of a tournament, and its games in the order of their numbers: seed by seed, all seatings of a seed together.

With as many entrants as seats there is one lineup; with more, one for each combination; with fewer, the last entrant
takes the seats that are left. What is played of a lineup with one seed is its seating (seatings.SeatingRule).
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import combinations

from ...box.names import MENG_LEVELS
from ...errors import SetupError
from ...rules.core.state import SEATS
from ...setup import Setup
from ..match import Pairing
from ..store import Plan, plan_of
from .entrants import copies_of
from .seatings import SeatingRule, seatings_of

Lineup = tuple[int, ...]  # numbers of entrants


@dataclass(frozen=True)
class TournamentPlan:
    """All that decides which games a tournament has; `setup.seed` is the first of `seeds` consecutive seeds."""

    entrants: tuple[str, ...]
    """The specs; the same one twice is two entrants."""
    setup: Setup
    """The set-up of all games; its seed is that of the first."""
    seeds: int
    """How many seeds are played, one after the other."""
    seating: SeatingRule = SeatingRule.COMPLETE
    """Which seatings of a lineup are played with each seed."""
    time_limit: float | None = None
    """Seconds a decision may take; None: any time."""
    saves: str | None = None
    """The folder for saves of games in which a bot failed; None: they are not kept."""
    levels: tuple[str, ...] = MENG_LEVELS
    """Meng's levels, in solo games."""

    @cached_property
    def lineups(self) -> list[Lineup]:
        """The combinations of entrants that meet; in solo games each alone."""
        count = len(self.entrants)
        if self.setup.solo:
            return [(entrant,) for entrant in range(count)]
        filled = [*range(count), *[count - 1] * (self.setup.players - count)]
        return list(combinations(filled, self.setup.players))

    @property
    def games_a_seed(self) -> int:
        """How many games each seed has."""
        return len(self._tables(0))

    @property
    def games(self) -> int:
        """How many games there are."""
        return self.seeds * self.games_a_seed

    def _tables(self, turn: int) -> list[tuple[Lineup, str]]:
        """Who sits where, and Meng's level, in the games of a seed."""
        if self.setup.solo:
            return [(lineup, level) for lineup in self.lineups for level in self.levels]
        return [
            (table, self.setup.meng) for lineup in self.lineups for table in seatings_of(lineup, self.seating, turn)
        ]

    def pairings(self) -> Iterator[Pairing]:
        """The games, in the order of their numbers."""
        copies, number = copies_of(self.entrants), 0
        for turn in range(self.seeds):
            for table, level in self._tables(turn):
                yield Pairing(
                    number,
                    replace(self.setup, seed=(self.setup.seed or 0) + turn, meng=level),
                    tuple(self.entrants[entrant] for entrant in table),
                    self.time_limit,
                    self.saves,
                    table,
                    tuple(copies[entrant] for entrant in table),
                )
                number += 1

    def as_dict(self) -> Plan:
        """The plan as JSON, with the versions that it is played with; what Tournament.from_store reads."""
        return plan_of(
            "tournament",
            self.setup,
            entrants=list(self.entrants),
            seeds=self.seeds,
            seating=str(self.seating),
            time_limit=self.time_limit,
            levels=list(self.levels) if self.setup.solo else [],
        )


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
