"""What a decision is worth: every legal option with its chances, as a seat may see them at that moment."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..errors import IllegalMove
from ..game.game import Game

if TYPE_CHECKING:
    from ..players.mcts import Budget

ENOUGH = 8  # a part of the simulations goes to every option alike: one in so many
SLOW = 2000  # simulations a second, to reckon that part of a budget of time
EVENLY = 1 << 30  # more visits than any budget: all of it goes to every option alike


@dataclass(frozen=True)
class Judgement:
    """An option with what the search found out about it, for the seat that decides."""

    option: int
    win: float  # the share of the imagined games that were won, 0 to 1
    score: float  # the mean final score in them (0 for a game outside the palace, FINAL-5)
    visits: int  # how many games were imagined


def analyse(game: Game, seat: int, budget: int | str = "1s", *, seed: int = 0, even: bool = False) -> list[Judgement]:
    """Judge every legal option of a seat's decision, the best first; the budget is simulations or time ("500ms", "2s").

    The seat's knowledge decides, not the true cards: the same table gives the same answer whatever is hidden.
    Options that look bad are tried less often, so that their figures are rougher, and too low where a good follow-up
    is hard to find. With `even` every option gets its equal share, and they can be compared.
    """
    from ..players.mcts import Budget, think
    from ..players.seat_knowledge import reduced  # whoever only plays need not wait for the bots to be loaded
    from ..players.tree_search import Thinker, Tuning

    game.check_seat(seat)
    if game.decision is None:
        raise IllegalMove("The game is over; there is nothing to analyse.")
    if game.decision.seat != seat:
        raise IllegalMove(f"It is seat {game.decision.seat}'s decision now, so analyse that seat, not seat {seat}.")
    spent = Budget.parse(str(budget))
    least = EVENLY if even else _least(spent, len(game.legal))
    thinker = Thinker(seed, spent.threads, Tuning(least=least))
    thinker.begin(reduced(game, seat, seed))
    think(thinker, spent, patient=True)
    while not all(tally.visits for tally in thinker.tallies().values()):
        thinker.run(spent.threads)  # a budget below one simulation an option
    found = [
        Judgement(option, tally.wins / tally.visits, tally.score / tally.visits, tally.visits)
        for option, tally in thinker.tallies().items()
    ]
    return sorted(found, key=lambda one: (0 if even else one.visits, one.win), reverse=True)


def _least(budget: "Budget", options: int) -> int:
    """Visits that every option gets in each thread."""
    simulations = budget.simulations or int((budget.seconds or 0) * SLOW)
    return max(simulations // (ENOUGH * options * budget.threads), 1)
