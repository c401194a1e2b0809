"""Tournament: bots against each other, or each of them against Meng, with ratings."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from ..box.names import MENG_LEVELS
from ..errors import SetupError
from ..setup import Setup, check_seed
from . import schedule
from .executors import Executor
from .game_series import GameSeries, OnResult, check_count, entrants_of
from .match import Pairing
from .schedule import TournamentPlan
from .tournament_report import TournamentReport, tournament_report

MAX_TIME_LIMIT = 86_400  # seconds
FIRST_SEED = 1


class Tournament(GameSeries):
    """Entrants who play every seed in every rotation of the seats, so that no seat is an advantage.

    With more entrants than seats every combination meets; with fewer, the last one takes the seats that are left.
    """

    def __init__(
        self,
        entrants: Sequence[str],
        setup: Setup | None = None,
        *,
        games: int = 20,
        rotate: bool = True,
        processes: int | None = None,
        executor: Executor | None = None,
        time_limit: float | None = None,
        saves: str | Path | None = None,
        levels: Sequence[str] = MENG_LEVELS,
    ) -> None:
        """A tournament that is not played yet; SetupError and PlayerError say what is wrong with what was given.

        `entrants` are specs of bots. `setup` is that of all games, with the first of `games` consecutive seeds (1 if
        it has none); without it there is a seat for each entrant. `Setup(players=1)`: each entrant alone against Meng
        at each of the `levels`. `rotate=False` plays each seed in the order of the entrants only. `processes` play at
        the same time (None: one a core; 1: this one), unless an `executor` plays the games elsewhere. `time_limit`:
        seconds a decision, and who takes more loses. `saves`: a folder for games in which a bot failed.
        """
        super().__init__(processes, executor)
        self.entrants = entrants_of(entrants)
        if setup is None:
            setup = Setup(players=schedule.seats_for(self.entrants, None))
        elif setup.solo:
            if not self.entrants:
                raise SetupError("A tournament against Meng needs at least one entrant, such as 'greedy'.")
        else:
            schedule.seats_for(self.entrants, setup.players)
        check_count("games", games)
        check_seed((FIRST_SEED if setup.seed is None else setup.seed) + games - 1)
        is_number = isinstance(time_limit, int | float)
        if time_limit is not None and not (is_number and 0 < time_limit <= MAX_TIME_LIMIT):
            raise SetupError(
                f"time_limit must be more than 0 and at most {MAX_TIME_LIMIT} seconds, not {time_limit!r}."
            )
        for level in levels:
            Setup(players=1, meng=level)
        if not levels:
            raise SetupError(f"levels must name at least one of {', '.join(MENG_LEVELS)}.")
        schedule.check(self.entrants)
        self.plan = TournamentPlan(
            setup.with_seed(FIRST_SEED),
            games,
            time_limit,
            None if saves is None else str(saves),
            tuple(level for level in MENG_LEVELS if level in levels),
            rotate,
        )

    @property
    def asked(self) -> int:
        """How many games there are to play."""
        return schedule.count(self.entrants, self.plan)

    def pairings(self) -> Iterator[Pairing]:
        """The games, seed by seed."""
        pairings = schedule.solo_pairings if self.plan.setup.solo else schedule.tournament_pairings
        return pairings(self.entrants, self.plan)

    def run(self, on_result: OnResult | None = None) -> TournamentReport:
        """Play all games and report; on_result gets each result as it arrives. Ctrl-C reports what was played."""
        self.play(on_result)
        return self.report()

    def report(self) -> TournamentReport:
        """The report of the games that were played so far; SetupError if ratings cannot be computed here."""
        return tournament_report(self.results, self.entrants, self.plan, self.asked)
