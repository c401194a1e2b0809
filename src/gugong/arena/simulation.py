"""Simulation: many games at one table, and statistics of the game itself."""

import random
import secrets
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from ..box import load_box
from ..errors import SetupError
from ..setup import Setup, read_seed
from .executors import Executor
from .game_series import GameSeries, OnResult, check_count, entrants_of
from .match import BotFailure, MatchResult, Pairing
from .rounding import rounded
from .schedule import check_specs
from .statistics import Statistics, summarize
from .store import Plan, plan_of

DIGITS = 4
SEED_BITS = 32


@dataclass(frozen=True)
class SimulationReport:
    """The statistics of a simulation; `results` and `failures` in the order of the games."""

    setup: Setup  # its seed fixes the seeds of all games
    specs: tuple[str, ...]
    asked: int
    results: list[MatchResult]
    failures: list[BotFailure]
    statistics: Statistics

    def as_dict(self) -> dict[str, Any]:
        """All figures, JSON-able."""
        return {
            "setup": self.setup.as_dict(),
            "specs": list(self.specs),
            "asked": self.asked,
            "interrupted": len(self.results) < self.asked,
            "statistics": rounded(asdict(self.statistics), DIGITS),
            "failures": [asdict(failure) for failure in self.failures],
        }


class Simulation(GameSeries):
    """Games with seeds of their own; the bots move on by a seat from game to game."""

    def __init__(
        self,
        specs: Sequence[str],
        setup: Setup | None = None,
        *,
        games: int = 1000,
        processes: int | None = None,
        executor: Executor | None = None,
        store: str | Path | None = None,
    ) -> None:
        """A simulation that is not played yet; SetupError and PlayerError say what is wrong with what was given.

        `specs`: one for all seats, or one for each. `setup` is that of all games, and its seed (drawn now if there is
        none) fixes theirs. `processes` play at the same time (None: one a core; 1: this one), unless an `executor`
        plays the games elsewhere. `store`: a file for the results, `.sqlite` or `.parquet`; if it has some of
        these games, only the others are played.
        """
        super().__init__(processes, executor, store)
        given = entrants_of(specs)
        setup = setup or Setup(players=max(len(given), 2))
        if len(given) not in (1, setup.players):
            raise SetupError(
                f"A simulation needs one spec for all seats or one for each of {setup.players}, not {len(given)} specs."
            )
        check_count("games", games)
        check_specs(given)
        load_box(setup.box)
        self.specs = given * setup.players if len(given) == 1 else given
        self.games = games
        stored = self._stored_seed()
        self.setup = setup.with_seed(secrets.randbits(SEED_BITS) if stored is None else stored)
        self.check_store()

    def _stored_seed(self) -> int | None:
        """The seed of the store, if it has one."""
        plan = None if self.store is None else self.store.plan()
        return None if plan is None else read_seed(plan.get("setup", {}).get("seed"))

    def store_plan(self) -> Plan:
        """What a store of these results is begun for."""
        return plan_of("simulation", self.setup, specs=list(self.specs), games=self.games)

    @property
    def asked(self) -> int:
        """How many games there are to play."""
        return self.games

    def pairings(self) -> Iterator[Pairing]:
        """The games, each with a seed of its own."""
        chance = random.Random(self.setup.seed)
        for number in range(self.games):
            turn = number % len(self.specs)
            seats = tuple((turn + seat) % len(self.specs) for seat in range(len(self.specs)))
            seated = tuple(self.specs[seat] for seat in seats)
            yield Pairing(number, replace(self.setup, seed=chance.getrandbits(53)), seated, entrants=seats)

    def run(self, on_result: OnResult | None = None) -> SimulationReport:
        """Play all games and report; on_result gets each result as it arrives. Ctrl-C reports what was played."""
        self.play(on_result)
        return self.report()

    def report(self) -> SimulationReport:
        """The statistics of the games that were played so far; ValueError if there are none."""
        ordered = sorted(self.results, key=lambda result: result.pairing.number)
        return SimulationReport(self.setup, self.specs, self.games, ordered, self.failures, summarize(ordered))
