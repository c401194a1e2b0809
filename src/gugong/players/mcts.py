"""`mcts:2000`, `mcts:1s`: information-set tree search with a budget of simulations or seconds a decision."""

import re
import time
from dataclasses import dataclass

from ..compiler import loader
from ..errors import PlayerError
from ..game.game import Game
from .instinct import InstinctPlayer
from .tree_search import Tally, Thinker, Tuning

FIRST_BATCH = 16  # simulations before the first look at the clock, for each thread; then twice as many, up to BATCH
BATCH = 256
MOST_THREADS = 64
PATTERN = re.compile(r"(?P<number>\d+(\.\d+)?)(?P<unit>s|ms)?(,threads=(?P<threads>\d+))?")


@dataclass(frozen=True)
class Budget:
    """How long to think about a decision: so many simulations, or so many seconds."""

    simulations: int | None = None
    seconds: float | None = None
    threads: int = 1

    @classmethod
    def parse(cls, words: str | None) -> "Budget":
        """From the argument of a spec."""
        found = PATTERN.fullmatch(words or "1s")
        threads = int((found and found["threads"]) or 1)
        number = float(found["number"]) if found else 0.0
        if found is None or number <= 0 or not 1 <= threads <= MOST_THREADS or (not found["unit"] and number % 1):
            raise PlayerError(
                f"mcts cannot think for {words!r}; write simulations (mcts:2000) or time (mcts:1s, mcts:200ms),"
                f" and threads if you like (mcts:1s,threads=2)."
            )
        if found["unit"] is None:
            return cls(simulations=int(number), threads=threads)
        return cls(seconds=number / 1000 if found["unit"] == "ms" else number, threads=threads)


def think(thinker: Thinker, budget: Budget, known: int = 0, patient: bool = False) -> None:
    """Spend a budget; unless patient, stop as soon as the most visited option cannot be caught any more.

    `known` visits of a decision that was foreseen count as simulations already done, in a budget of seconds too.
    """
    begun = time.perf_counter()
    done, batch = 0, FIRST_BATCH * budget.threads
    left = batch if budget.simulations is None else budget.simulations - known
    while left > 0 and (patient or not (done and is_settled(thinker.tallies(), left))):
        thinker.run(min(left, batch))
        done += min(left, batch)
        batch = min(2 * batch, BATCH * budget.threads)
        if budget.simulations is not None:
            left = budget.simulations - known - done
        else:
            assert budget.seconds is not None
            spent = time.perf_counter() - begun
            left = min(int(done / spent * budget.seconds) - known - done, int(done / spent * (budget.seconds - spent)))


def is_settled(tallies: dict[int, Tally], left: int) -> bool:
    """Whether no other option can still get more visits than the leading one."""
    visits = sorted((tally.visits for tally in tallies.values()), reverse=True)
    return len(visits) < 2 or visits[0] - visits[1] > left


class MctsPlayer:
    """Thinks ahead, and remembers what it thought while its turn goes on.

    Until the search is compiled, on the first start after an install, it plays by instinct.
    """

    def __init__(self, budget: Budget, seed: int = 0, tuning: Tuning | None = None) -> None:
        """A player with a budget a decision."""
        self.budget = budget
        self._thinker = Thinker(seed, budget.threads, tuning)
        self._instinct = InstinctPlayer()
        self._expected: Game | None = None
        self._action = 0

    def decide(self, game: Game, seat: int) -> int:
        """The option that the search went to most often."""
        if len(game.legal) == 1:
            return game.legal[0]
        if loader.is_warming_up(loader.BOTS):
            return self._instinct.decide(game, seat)
        known = 0
        if self._foresaw(game, seat) and self._thinker.follow(game, self._action):
            known = sum(tally.visits for tally in self._thinker.tallies().values())
        else:
            self._thinker.begin(game)
        think(self._thinker, self.budget, known)
        tallies = self._thinker.tallies()
        action = max(tallies, key=lambda option: (tallies[option].visits, tallies[option].value))
        self._expect(game, seat, action)
        return action

    def _expect(self, game: Game, seat: int, action: int) -> None:
        """Note where the action leads, if it leads to another decision of the same seat."""
        after = game.clone()
        after.play(action)
        self._action = action
        self._expected = after if after.decision is not None and after.decision.seat == seat else None

    def _foresaw(self, game: Game, seat: int) -> bool:
        """Whether the table is as this player left it."""
        return (
            self._expected is not None
            and self._expected.legal == game.legal
            and self._expected.view(seat) == game.view(seat)
        )


def make(argument: str | None, *, seed: int) -> MctsPlayer:
    """For the specs `mcts`, `mcts:SIMULATIONS`, `mcts:SECONDSs`."""
    return MctsPlayer(Budget.parse(argument), seed)
