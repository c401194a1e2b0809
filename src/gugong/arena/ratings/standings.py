"""The standings of a tournament: ratings, win shares, scores and times of its entrants, with 95 % intervals.

Ratings are a batch fit over all games (bootstrap.py). Win shares count every seat an entrant sat in and have Wilson's
interval. The interval of a mean score is that of the means of the seeds, since games with the same seed are alike.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ...box.names import MENG_LEVELS
from ...rules.core.seats import MENG
from ..intervals import Share, Summary, share, summary
from ..match import MatchResult
from ..schedule import labels_of
from .bootstrap import Rating, batch_ratings

Seat = tuple[MatchResult, int]


@dataclass(frozen=True)
class Tally:
    """The results of an entrant in some seats."""

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
    """The rating and results of an entrant in a tournament."""

    entrant: int
    """Its number, from 0."""
    spec: str
    label: str
    """Its name in tables: the spec, with `#2` and so on for further entrants of the same spec."""
    rating: Rating
    tally: Tally


@dataclass(frozen=True)
class SoloStanding:
    """The results of an entrant against Meng at one level."""

    entrant: int
    """Its number, from 0."""
    spec: str
    label: str
    """Its name in tables: the spec, with `#2` and so on for further entrants of the same spec."""
    level: str
    tally: Tally
    meng: Summary
    """Meng's scores."""


def standings(results: Iterable[MatchResult], specs: Sequence[str]) -> list[Standing]:
    """Every entrant that has played, the strongest first; the order in which the results came does not matter."""
    games = sorted(results, key=lambda result: result.pairing.number)
    seats: dict[int, list[Seat]] = defaultdict(list)
    for game in games:
        for seat, entrant in enumerate(game.pairing.entrants):
            seats[entrant].append((game, seat))
    ratings, labels = batch_ratings(games, len(specs)), labels_of(specs)
    found = [
        Standing(entrant, specs[entrant], labels[entrant], ratings[entrant], tally(seats[entrant]))
        for entrant in sorted(seats)
    ]
    return sorted(found, key=lambda standing: -standing.rating.value)


def solo_standings(results: Iterable[MatchResult], specs: Sequence[str]) -> list[SoloStanding]:
    """Every entrant at every level of Meng, in the order in which they were given."""
    seats: dict[tuple[int, str], list[Seat]] = defaultdict(list)
    for game in sorted(results, key=lambda result: result.pairing.number):
        seats[game.pairing.entrants[0], game.pairing.setup.meng].append((game, 0))
    labels = labels_of(specs)
    return [
        SoloStanding(
            entrant,
            spec,
            labels[entrant],
            level,
            tally(found),
            _meng(found),
        )
        for entrant, spec in enumerate(specs)
        for level in MENG_LEVELS
        if (found := seats.get((entrant, level)))
    ]


def _meng(seats: Sequence[Seat]) -> Summary:
    return summary([float(game.scores[MENG]) for game, _ in seats])


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
