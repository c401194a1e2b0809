"""Games that belong together: played all at once, or one result after the other."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing, nullcontext, suppress
from pathlib import Path
from typing import Any

from ..errors import PlayerError, SetupError
from .executors import Executor, LocalExecutor
from .match import BotFailure, MatchResult, Pairing
from .store import Plan, ResultStore, open_store

OnResult = Callable[[MatchResult], None]
FIRST_SEED = 1  # of games with consecutive seeds, where nobody gives one
MAX_TIME_LIMIT = 86_400  # seconds


class GameSeries(ABC):
    """The games of some entrants; `results` has those that were played, in the order in which they ended.

    Iterating over it plays the games and gives each result as it arrives; whoever stops early ends the processes.
    """

    def __init__(
        self, processes: int | None, executor: Executor | None = None, store: str | Path | None = None
    ) -> None:
        """Not played yet; `processes` as in LocalExecutor, unless another executor plays the games.

        `store` is the file that every result is written to (store.open_store); games that it has are not played again.
        """
        if processes is not None:
            check_count("processes", processes)
        self.executor: Executor = LocalExecutor(processes) if executor is None else executor
        self.store: ResultStore | None = None if store is None else open_store(store)
        self.results: list[MatchResult] = []
        self.complete = False

    @abstractmethod
    def pairings(self) -> Iterator[Pairing]:
        """The games, in the order of their numbers."""

    @property
    @abstractmethod
    def asked(self) -> int:
        """How many games there are to play."""

    @abstractmethod
    def store_plan(self) -> Plan:
        """What a store of these results is begun for."""

    def enough(self) -> bool:
        """Whether `results` are enough, so that no more games are played; asked at the beginning and after each."""
        return False

    def load(self) -> None:
        """Take the results of the store, and nothing else, into `results`; `complete` says whether they are all."""
        stored = [] if self.store is None or self.store.plan() is None else self.store.results()
        self.results = [result for result in stored if result.pairing.number < self.asked]
        self.complete = len(self.results) == self.asked or self.enough()

    def check_store(self) -> None:
        """Raise ResultsError if these games cannot be added to the store; a store that has them all is only read."""
        if self.store is None:
            return
        self.store.check(self.store_plan())
        if not self.store.same_versions(self.store_plan()):
            self.load()
            if not self.complete:
                raise self.store.other_versions(self.store_plan())

    def __iter__(self) -> Generator[MatchResult, None, None]:
        """Play all games, from the first on; those of the store are in `results` at once and are not given again."""
        self.load()
        if self.complete:
            return
        with nullcontext() if self.store is None else self.store.writing(self.store_plan()) as writer:
            self.load()  # what somebody else wrote until it could be written here
            played = {result.pairing.number for result in self.results}
            missing = (pairing for pairing in self.pairings() if pairing.number not in played)
            with closing(self.executor.results(missing)) as results:
                while not self.enough() and (result := next(results, None)) is not None:
                    if writer is not None:
                        writer.add(result)
                    self.results.append(result)
                    yield result
        self.complete = True

    def play(self, on_result: OnResult | None = None) -> None:
        """Play all games, from the first on; Ctrl-C ends it early, and then `complete` is False.

        RuntimeError: games cannot be played, and no bot is to blame; what was played until then is in `results`.
        """
        with suppress(KeyboardInterrupt), closing(iter(self)) as results:
            for result in results:
                if on_result is not None:
                    on_result(result)

    @property
    def failures(self) -> list[BotFailure]:
        """All failures of bots so far, in the order of the games."""
        ordered = sorted(self.results, key=lambda result: result.pairing.number)
        return [failure for result in ordered for failure in result.failures]


def check_count(name: str, value: Any) -> None:
    """Raise SetupError unless this is a whole number of 1 or more."""
    if isinstance(value, bool) or not isinstance(value, int) or value < 1:
        raise SetupError(f"{name} must be a whole number of 1 or more, not {value!r}.")


def check_time_limit(seconds: Any) -> None:
    """Raise SetupError unless this is a limit for a decision in seconds, or None."""
    is_number = isinstance(seconds, int | float)
    if seconds is not None and not (is_number and 0 < seconds <= MAX_TIME_LIMIT):
        raise SetupError(f"time_limit must be more than 0 and at most {MAX_TIME_LIMIT} seconds, not {seconds!r}.")


def entrants_of(given: Sequence[str]) -> tuple[str, ...]:
    """The specs of entrants; PlayerError if they are not a list of texts."""
    if isinstance(given, str):
        raise PlayerError(f"Entrants are a list of specs, such as [{given!r}, 'random'], not the text {given!r}.")
    for spec in given:
        if not isinstance(spec, str):
            raise PlayerError(f"An entrant is a spec, such as 'greedy' or 'mcts:200', not {spec!r}.")
    return tuple(given)
