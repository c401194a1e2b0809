"""Comparison: two bots in pairs of games on the same seeds, until a sequential test knows which hypothesis holds."""

from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path

from ...box import load_box
from ...errors import ResultsError
from ...setup import Setup, check_seed
from ..executors import Executor
from ..game_series import FIRST_SEED, GameSeries, OnResult, check_count, check_time_limit, entrants_of
from ..match import MatchResult, Pairing
from ..schedule import check_specs
from ..store import Plan, open_store, plan_of, setup_of
from . import pairs
from .report import ComparisonReport, comparison_report
from .sprt import SequentialTest, TestBounds


class Comparison(GameSeries):
    """Two bots at the same tables with the same seeds, both in each other's seat in turn.

    The test takes the pairs in the order of their seeds, in whichever order they end: its verdict is the same wherever
    and on however many processes they are played. Playing stops when the test knows.
    """

    def __init__(
        self,
        first: str,
        second: str,
        setup: Setup | None = None,
        *,
        field: Sequence[str] = (),
        bounds: TestBounds | None = None,
        games: int = 1000,
        processes: int | None = None,
        executor: Executor | None = None,
        store: str | Path | None = None,
        time_limit: float | None = None,
        saves: str | Path | None = None,
    ) -> None:
        """A comparison that is not played yet; what is wrong with what was given is told by a GugongError.

        Is `first` stronger than `second`, as `bounds` says? `setup` is that of all games, with the first of at most
        `games` consecutive seeds (1 if it has none); without it two play. With more players, `field` has the specs of
        the other seats, one for all or one for each. `Setup(players=1)`: both alone against Meng. The rest is as in
        Tournament.
        """
        super().__init__(processes, executor, store)
        self.setup = (setup or Setup(players=2)).with_seed(FIRST_SEED)
        self.entrants = pairs.entrants_for(entrants_of([first, second]), entrants_of(field), self.setup)
        self.bounds = bounds or TestBounds()
        load_box(self.setup.box)
        check_count("games", games)
        check_seed((self.setup.seed or 0) + games - 1)
        check_time_limit(time_limit)
        check_specs(self.entrants)
        self.seeds, self.time_limit = games, time_limit
        self.saves = None if saves is None else str(saves)
        self._begin_test()
        self.check_store()

    @classmethod
    def from_store(
        cls,
        store: str | Path,
        *,
        processes: int | None = None,
        executor: Executor | None = None,
        saves: str | Path | None = None,
    ) -> "Comparison":
        """The comparison that a store was begun for, with its results; playing it plays the games that are missing."""
        plan = open_store(store).plan()
        if plan is None or plan["kind"] != "comparison":
            raise ResultsError(f"{store} has no comparison; give the store of one, or name the two bots.")
        first, second, *field = plan["entrants"]
        found = cls(
            first,
            second,
            setup_of(plan),
            field=field,
            bounds=TestBounds(**plan["bounds"]),
            games=plan["seeds"],
            processes=processes,
            executor=executor,
            store=store,
            time_limit=plan["time_limit"],
            saves=saves,
        )
        found.load()
        return found

    def _begin_test(self) -> None:
        self.test = SequentialTest(self.bounds, pairs.SOLO_VALUES if self.setup.solo else pairs.VALUES)
        self._taken = 0  # of `results`
        self._ended: dict[int, MatchResult] = {}  # by number
        self._counted: list[MatchResult] = []

    @property
    def asked(self) -> int:
        """How many games there are to play at most."""
        return self.seeds * pairs.GAMES

    def store_plan(self) -> Plan:
        """What a store of these results is begun for."""
        return plan_of(
            "comparison",
            self.setup,
            entrants=list(self.entrants),
            bounds=asdict(self.bounds),
            seeds=self.seeds,
            time_limit=self.time_limit,
        )

    def pairings(self) -> Iterator[Pairing]:
        """The games, pair by pair."""
        return pairs.pairings(self.entrants, self.setup, self.seeds, self.time_limit, self.saves)

    def load(self) -> None:
        """Begin the test anew, with the results of the store."""
        self._begin_test()
        super().load()

    def enough(self) -> bool:
        """Whether the test knows, from the pairs that are complete, up to the first that is not."""
        while self._taken < len(self.results):
            result = self.results[self._taken]
            self._ended[result.pairing.number] = result
            self._taken += 1
        while self.test.accepted is None:
            number = pairs.GAMES * len(self.test.scores)
            one, other = self._ended.get(number), self._ended.get(number + 1)
            if one is None or other is None:
                return False
            self._counted += [one, other]
            self.test.add(pairs.pair_score((one, other)))
        return True

    def run(self, on_result: OnResult | None = None) -> ComparisonReport:
        """Play until the test knows, and report; on_result gets each result as it arrives. Ctrl-C ends it early."""
        self.play(on_result)
        return self.report()

    def report(self) -> ComparisonReport:
        """The verdict, or what is known so far."""
        self.enough()
        return comparison_report(self.test, self.entrants, self._counted)
