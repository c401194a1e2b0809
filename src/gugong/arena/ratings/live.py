"""Ratings while games are played, by openskill: each game moves them a little, so they depend on the order of games."""

import math
from collections import defaultdict

from ...errors import SetupError
from ..match import MatchResult
from .placings import placing


class LiveRatings:
    """openskill's Plackett–Luce ratings of entrants, updated game by game; everybody begins at 25.

    They cost nothing and are there after the first game: good for a progress bar, not for a verdict (batch_ratings).
    """

    def __init__(self) -> None:
        """Nobody has played; SetupError where openskill is not installed."""
        try:
            from openskill.models import PlackettLuce
        except ModuleNotFoundError:
            raise SetupError('Live ratings need openskill; install it: pip install "gugong-game[study]".') from None
        self._model = PlackettLuce(tau=0.0)
        self._strengths: dict[int, tuple[float, float]] = defaultdict(lambda: (self._model.mu, self._model.sigma))

    @property
    def values(self) -> dict[int, float]:
        """The rating of each entrant that has played."""
        return {entrant: mu for entrant, (mu, _) in self._strengths.items()}

    def add(self, game: MatchResult) -> None:
        """Rate one more game."""
        entrants = game.pairing.entrants
        teams = [[self._model.rating(*self._strengths[entrant])] for entrant in entrants]
        rated = self._model.rate(teams, ranks=[float(place) for place in placing(game)])
        after = [(team[0].mu, team[0].sigma) for team in rated]
        for entrant in dict.fromkeys(entrants):
            changes = [after[seat] for seat, sitting in enumerate(entrants) if sitting == entrant]
            self._strengths[entrant] = _combined(self._strengths[entrant], changes)


def _combined(before: tuple[float, float], after: list[tuple[float, float]]) -> tuple[float, float]:
    """Combine the rating changes of an entrant that sat in several seats of a game."""
    mu, sigma = before
    shrunk = math.prod(new / sigma for _, new in after)
    return mu + sum(new - mu for new, _ in after), sigma * shrunk
