"""Analysis of one decision: every legal option with its win chance and score, from what the seat may know."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..errors import IllegalMove
from ..game.game import Game

if TYPE_CHECKING:
    from ..players.mcts import Budget

SHARED_PART = 8  # one in so many simulations is shared equally among the options
SIMULATIONS_PER_SECOND = 2000  # a low estimate, for that part of a budget of time
UNLIMITED_VISITS = 1 << 30  # more than any budget: all simulations are shared equally


@dataclass(frozen=True)
class Judgement:
    """An option and the results of the simulations that chose it, for the deciding seat."""

    option: int
    """The number of the action."""
    win: float
    """The share of simulations that were won, 0 to 1."""
    score: float
    """The mean final score in them; 0 for a game that ended outside the palace (FINAL-5)."""
    visits: int
    """How many simulations chose it."""


def analyse(game: Game, seat: int, budget: int | str = "1s", *, seed: int = 0, even: bool = False) -> list[Judgement]:
    """Judge every legal option of a seat's decision, the best first; the budget is simulations or time ("500ms", "2s").

    Only what the seat knows is used: positions that differ in hidden information alone give the same answer. Options
    that look bad get fewer simulations, so that their figures are less exact, and too low where a good continuation is
    hard to find. With `even` every option gets an equal share, which makes them comparable.
    Raises IllegalMove if the game is over or another seat decides.
    """
    from ..players.mcts import Budget, spend_budget
    from ..players.seat_knowledge import known_to_seat  # loaded late: who only plays needs no bots
    from ..players.tree_search import SearchSettings, TreeSearch

    game.check_seat(seat)
    if game.decision is None:
        raise IllegalMove("The game is over; there is nothing to analyse.")
    if game.decision.seat != seat:
        raise IllegalMove(f"It is seat {game.decision.seat}'s decision now, so analyse that seat, not seat {seat}.")
    spent = Budget.parse(str(budget))
    minimum_visits = UNLIMITED_VISITS if even else _minimum_visits(spent, len(game.legal))
    search = TreeSearch(seed, spent.threads, SearchSettings(minimum_visits=minimum_visits))
    search.begin(known_to_seat(game, seat, seed))
    spend_budget(search, spent, exhaustive=True)
    while not all(one.visits for one in search.statistics().values()):
        search.run(spent.threads)  # a budget below one simulation an option
    found = [
        Judgement(option, one.wins / one.visits, one.score / one.visits, one.visits)
        for option, one in search.statistics().items()
    ]
    return sorted(found, key=lambda one: (0 if even else one.visits, one.win), reverse=True)


def _minimum_visits(budget: "Budget", options: int) -> int:
    """The visits that every option gets in each thread before the search is free to choose."""
    simulations = budget.simulations or int((budget.seconds or 0) * SIMULATIONS_PER_SECOND)
    return max(simulations // (SHARED_PART * options * budget.threads), 1)
