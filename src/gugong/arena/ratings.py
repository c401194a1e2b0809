"""Ratings, win shares and scores of the bots in a tournament, with 95 % intervals.

Ratings are openskill's Plackett–Luce, rated game by game in the order of their numbers, with no change of strength
between games (tau 0); their intervals come from its sigma. Win shares count every seat a spec sat in and have
Wilson's interval. The interval of a mean score is that of the means of the seeds, since games with the same seed
are alike.
"""

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ..box.names import MENG_LEVELS
from ..errors import SetupError
from ..rules.core.seats import MENG
from .intervals import TWO_SIDED_95, Share, Summary, share, summary
from .match import MatchResult

Seat = tuple[MatchResult, int]


@dataclass(frozen=True)
class Rating:
    """A rating with its interval; everybody begins at 25."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Tally:
    """The results of a spec in some seats."""

    wins: Share
    """How many of the seats won."""
    score: Summary
    """Scores, as the means of the seeds."""
    decisions: int
    """All decisions in these seats."""
    seconds: float | None
    """Mean thinking time for a decision, in seconds; None without a decision."""
    failures: int
    """How often the bot failed."""


@dataclass(frozen=True)
class Standing:
    """The rating and results of a spec in a tournament."""

    spec: str
    rating: Rating
    tally: Tally


@dataclass(frozen=True)
class SoloStanding:
    """The results of a spec against Meng at one level."""

    spec: str
    level: str
    tally: Tally
    meng: Summary
    """Meng's scores."""


def standings(results: Iterable[MatchResult]) -> list[Standing]:
    """Every spec, the strongest first; the order in which the results came does not matter."""
    games = sorted(results, key=lambda result: result.pairing.number)
    seats: dict[str, list[Seat]] = defaultdict(list)
    for game in games:
        for seat, spec in enumerate(game.pairing.specs):
            seats[spec].append((game, seat))
    ratings = rate(games)
    found = [Standing(spec, ratings[spec], tally(seats[spec])) for spec in seats]
    return sorted(found, key=lambda standing: -standing.rating.value)


def solo_standings(results: Iterable[MatchResult]) -> list[SoloStanding]:
    """Every spec at every level of Meng, in the order in which they were given."""
    seats: dict[tuple[str, str], list[Seat]] = defaultdict(list)
    for game in sorted(results, key=lambda result: result.pairing.number):
        seats[game.pairing.specs[0], game.pairing.setup.meng].append((game, 0))
    specs = dict.fromkeys(spec for spec, _ in seats)
    return [
        SoloStanding(spec, level, tally(found), summary([float(game.scores[MENG]) for game, _ in found]))
        for spec in specs
        for level in MENG_LEVELS
        if (found := seats.get((spec, level)))
    ]


def tally(seats: Sequence[Seat]) -> Tally:
    """Sum up the results of some seats."""
    by_seed: dict[int | None, list[int]] = defaultdict(list)
    for game, seat in seats:
        by_seed[game.pairing.setup.seed].append(game.scores[seat])
    decisions = sum(game.decisions_of[seat] for game, seat in seats)
    seconds = sum(game.seconds_of[seat] for game, seat in seats)
    return Tally(
        wins=share([game.winner == seat for game, seat in seats]),
        score=summary([sum(scores) / len(scores) for scores in by_seed.values()]),
        decisions=decisions,
        seconds=seconds / decisions if decisions else None,
        failures=sum(failure.seat == seat for game, seat in seats for failure in game.failures),
    )


def places(game: MatchResult) -> list[int]:
    """By seat its place, 0 for the first; seats that cannot win share one, failed bots share the last."""
    seats = len(game.ranking)
    failed = {failure.seat for failure in game.failures}
    found = [0] * seats
    for place, seat in enumerate(game.ranking):
        outside = not game.breakdown[seat]["can_win"]
        found[seat] = seats + 1 if seat in failed else seats if outside else place
    return found


def crosstable(games: Iterable[MatchResult]) -> dict[str, dict[str, Share]]:
    """By spec and opponent, how often the spec was placed before the opponent at one table; shared places count not."""
    before: dict[str, dict[str, list[bool]]] = defaultdict(lambda: defaultdict(list))
    for game in games:
        found = places(game)
        for seat, spec in enumerate(game.pairing.specs):
            for other, opponent in enumerate(game.pairing.specs):
                if spec != opponent and found[seat] != found[other]:
                    before[spec][opponent].append(found[seat] < found[other])
    return {spec: {opponent: share(won) for opponent, won in met.items()} for spec, met in before.items()}


def rate(games: Iterable[MatchResult]) -> dict[str, Rating]:
    """The ratings of all specs after these games, in this order; SetupError where openskill is not installed."""
    try:
        from openskill.models import PlackettLuce
    except ModuleNotFoundError:
        raise SetupError('Ratings need openskill; install it with: pip install "gugong-game[study]".') from None

    model = PlackettLuce(tau=0.0)
    strength: dict[str, tuple[float, float]] = defaultdict(lambda: (model.mu, model.sigma))
    for game in games:
        specs = game.pairing.specs
        teams = [[model.rating(*strength[spec])] for spec in specs]
        rated = model.rate(teams, ranks=[float(place) for place in places(game)])
        after = [(team[0].mu, team[0].sigma) for team in rated]
        for spec in dict.fromkeys(specs):
            changes = [after[seat] for seat, named in enumerate(specs) if named == spec]
            strength[spec] = _combined(strength[spec], changes)
    reach = TWO_SIDED_95
    return {spec: Rating(mu, mu - reach * sigma, mu + reach * sigma) for spec, (mu, sigma) in strength.items()}


def _combined(before: tuple[float, float], after: list[tuple[float, float]]) -> tuple[float, float]:
    """Combine the rating changes of a spec that sat in several seats of a game."""
    mu, sigma = before
    shrunk = math.prod(new / sigma for _, new in after)
    return mu + sum(new - mu for new, _ in after), sigma * shrunk
