"""The bot `mcts` (`mcts:2000`, `mcts:1s`): tree search with a budget of simulations or time for each decision."""

import re
import time
from dataclasses import dataclass, replace

from ..compiler import loader
from ..errors import PlayerError
from ..game.game import Game
from .instinct import InstinctPlayer
from .time_budget import time_left
from .tree_search import OptionStatistics, SearchSettings, TreeSearch

FIRST_BATCH = 16  # simulations before the first look at the clock, for each thread; then twice as many, up to BATCH
BATCH = 256
MAX_THREADS = 64
USED_OF_TIME_LEFT = 0.9  # by a search for some time, at most: what comes before and after it takes a moment, too
PATTERN = re.compile(r"(?P<number>\d+(\.\d+)?)(?P<unit>s|ms)?(,threads=(?P<threads>\d+))?")


@dataclass(frozen=True)
class Budget:
    """The effort for one decision: a number of simulations, or seconds; and the threads to use."""

    simulations: int | None = None
    seconds: float | None = None
    threads: int = 1

    def within(self, seconds: float | None) -> "Budget":
        """The same, with less time where there are only so many seconds left; a number of simulations stays."""
        if self.seconds is None or seconds is None:
            return self
        return replace(self, seconds=min(self.seconds, USED_OF_TIME_LEFT * seconds))

    @classmethod
    def parse(cls, words: str | None) -> "Budget":
        """Read the argument of a spec, None for the default; PlayerError says what is right."""
        found = PATTERN.fullmatch(words or "1s")
        threads = int((found and found["threads"]) or 1)
        number = float(found["number"]) if found else 0.0
        if found is None or number <= 0 or not 1 <= threads <= MAX_THREADS or (not found["unit"] and number % 1):
            raise PlayerError(
                f"mcts cannot think for {words!r}; write simulations (mcts:2000) or time (mcts:1s, mcts:200ms),"
                f" and threads if you like (mcts:1s,threads=2)."
            )
        if found["unit"] is None:
            return cls(simulations=int(number), threads=threads)
        return cls(seconds=number / 1000 if found["unit"] == "ms" else number, threads=threads)


def spend_budget(search: TreeSearch, budget: Budget, known: int = 0, exhaustive: bool = False) -> None:
    """Run a search until its budget is spent; unless exhaustive, stop once no option can overtake the leading one.

    `known` visits, from the search of an earlier decision, count as simulations already done, also against time.
    """
    begun = time.perf_counter()
    done, batch = 0, FIRST_BATCH * budget.threads
    left = batch if budget.simulations is None else budget.simulations - known
    while left > 0 and (exhaustive or not (done and is_settled(search.statistics(), left))):
        search.run(min(left, batch))
        done += min(left, batch)
        batch = min(2 * batch, BATCH * budget.threads)
        if budget.simulations is not None:
            left = budget.simulations - known - done
        else:
            assert budget.seconds is not None
            spent = time.perf_counter() - begun
            left = min(int(done / spent * budget.seconds) - known - done, int(done / spent * (budget.seconds - spent)))


def is_settled(statistics: dict[int, OptionStatistics], left: int) -> bool:
    """Whether the leading option stays the most visited whatever the simulations left do."""
    visits = sorted((one.visits for one in statistics.values()), reverse=True)
    return len(visits) < 2 or visits[0] - visits[1] > left


class MctsPlayer:
    """Chooses the most visited option of a tree search; keeps the subtree while its own turn goes on.

    Until the search is compiled (on the first start after an install) it plays as `instinct`.
    """

    def __init__(self, budget: Budget, seed: int = 0, settings: SearchSettings | None = None) -> None:
        """`budget` is for each decision."""
        self.budget = budget
        self._search = TreeSearch(seed, budget.threads, settings)
        self._instinct = InstinctPlayer()
        self._expected: Game | None = None
        self._action = 0

    def decide(self, game: Game, seat: int) -> int:
        """The most visited option; of equally visited ones that of the higher value."""
        if len(game.legal) == 1:
            return game.legal[0]
        if loader.is_warming_up(loader.BOTS):
            return self._instinct.decide(game, seat)
        known = 0
        if self._is_expected(game, seat) and self._search.follow(game, self._action):
            known = sum(one.visits for one in self._search.statistics().values())
        else:
            self._search.begin(game)
        spend_budget(self._search, self.budget.within(time_left()), known)
        statistics = self._search.statistics()
        action = max(statistics, key=lambda option: (statistics[option].visits, statistics[option].value))
        self._expect(game, seat, action)
        return action

    def _expect(self, game: Game, seat: int, action: int) -> None:
        """Remember the position after the action, if the same seat decides there."""
        after = game.clone()
        after.play(action)
        self._action = action
        self._expected = after if after.decision is not None and after.decision.seat == seat else None

    def _is_expected(self, game: Game, seat: int) -> bool:
        """Whether this is the position that the last action led to, as far as the seat can see."""
        return (
            self._expected is not None
            and self._expected.legal == game.legal
            and self._expected.view(seat) == game.view(seat)
        )


def make(argument: str | None, *, seed: int) -> MctsPlayer:
    """Entry point of the specs `mcts`, `mcts:SIMULATIONS`, `mcts:SECONDSs`, `mcts:MILLISECONDSms`."""
    return MctsPlayer(Budget.parse(argument), seed)
