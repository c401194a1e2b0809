"""Tournament: bots against each other, or each of them against Meng, with ratings."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

from ..box import load_box
from ..box.names import MENG_LEVELS
from ..errors import ResultsError, SetupError
from ..setup import Setup, check_seed
from .executors import Executor
from .game_series import FIRST_SEED, GameSeries, OnResult, check_count, check_time_limit, entrants_of
from .match import Pairing
from .schedule import SEATINGS, SeatingRule, TournamentPlan, check_specs, seats_for
from .store import Plan, open_store, setup_of
from .tournament_report import TournamentReport, tournament_report


class Tournament(GameSeries):
    """Entrants who play the same seeds in balanced seatings, so that neither a seat nor a neighbour is an advantage.

    With more entrants than seats every combination meets; with fewer, the last one takes the seats that are left.
    """

    def __init__(
        self,
        entrants: Sequence[str],
        setup: Setup | None = None,
        *,
        games: int = 20,
        seating: str = "auto",
        processes: int | None = None,
        executor: Executor | None = None,
        store: str | Path | None = None,
        time_limit: float | None = None,
        saves: str | Path | None = None,
        levels: Sequence[str] = MENG_LEVELS,
    ) -> None:
        """A tournament that is not played yet; what is wrong with what was given is told by a GugongError.

        `entrants` are specs of bots; the same one twice is two entrants. `setup` is that of all games, with the first
        of `games` consecutive seeds (1 if it has none); without it there is a seat for each entrant.
        `Setup(players=1)`: each entrant alone against Meng at each of the `levels`. `seating`: `complete` plays each
        seed in every permutation of the seats, `balanced` in the rotations of one circle, with other neighbours from
        seed to seed, `fixed` in the order of the entrants; `auto` is complete where that is at most six seatings, else
        balanced. `processes` play at the same time (None: one a core; 1: this one), unless an `executor` plays the
        games elsewhere. `store`: a file for the results, `.sqlite` or `.parquet`; if it has some of these games, only
        the others are played. `time_limit`: seconds a decision, and who takes more loses. `saves`: a folder for games
        in which a bot failed.
        """
        super().__init__(processes, executor, store)
        specs = entrants_of(entrants)
        setup = _checked_setup(specs, setup)
        check_count("games", games)
        check_seed((FIRST_SEED if setup.seed is None else setup.seed) + games - 1)
        check_time_limit(time_limit)
        _check_options(seating, levels)
        check_specs(specs)
        plan = TournamentPlan(
            specs,
            setup.with_seed(FIRST_SEED),
            games,
            time_limit=time_limit,
            saves=None if saves is None else str(saves),
            levels=tuple(level for level in MENG_LEVELS if level in levels),
        )
        self.plan = replace(plan, seating=SeatingRule.chosen(seating, plan.lineups[0]))
        self.check_store()

    @classmethod
    def from_store(
        cls,
        store: str | Path,
        *,
        processes: int | None = None,
        executor: Executor | None = None,
        saves: str | Path | None = None,
    ) -> "Tournament":
        """The tournament that a store was begun for, with its results; playing it plays the games that are missing."""
        plan = open_store(store).plan()
        if plan is None or plan["kind"] != "tournament":
            raise ResultsError(f"{store} has no tournament; give the store of one, or name its entrants.")
        found = cls(
            plan["entrants"],
            setup_of(plan),
            games=plan["seeds"],
            seating=plan["seating"],
            processes=processes,
            executor=executor,
            store=store,
            time_limit=plan["time_limit"],
            saves=saves,
            levels=plan["levels"] or MENG_LEVELS,
        )
        found.load()
        return found

    @property
    def entrants(self) -> tuple[str, ...]:
        """The specs of the entrants."""
        return self.plan.entrants

    @property
    def asked(self) -> int:
        """How many games there are to play."""
        return self.plan.games

    def store_plan(self) -> Plan:
        """What a store of these results is begun for."""
        return self.plan.as_dict()

    def pairings(self) -> Iterator[Pairing]:
        """The games, seed by seed."""
        return self.plan.pairings()

    def run(self, on_result: OnResult | None = None) -> TournamentReport:
        """Play all games and report; on_result gets each result as it arrives. Ctrl-C reports what was played."""
        self.play(on_result)
        return self.report()

    def report(self) -> TournamentReport:
        """The report of the games that were played so far."""
        return tournament_report(self.results, self.plan)


def _checked_setup(specs: tuple[str, ...], setup: Setup | None) -> Setup:
    """The set-up of all games; SetupError if so many cannot play it, BoxError for its box."""
    if setup is None:
        return Setup(players=seats_for(specs, None))
    load_box(setup.box)
    if not setup.solo:
        seats_for(specs, setup.players)
    elif not specs:
        raise SetupError("A tournament against Meng needs at least one entrant, such as 'greedy'.")
    return setup


def _check_options(seating: str, levels: Sequence[str]) -> None:
    if seating not in SEATINGS:
        raise SetupError(f"seating must be one of {', '.join(SEATINGS)}, not {seating!r}.")
    for level in levels:
        Setup(players=1, meng=level)
    if not levels:
        raise SetupError(f"levels must name at least one of {', '.join(MENG_LEVELS)}.")
