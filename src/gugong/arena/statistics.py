"""Statistics of many games: turn order, points by source, decrees, the double servant, lengths and scores.

Only seats of bots count unless noted otherwise; Meng has figures of his own. Games in which a bot failed are left
out, because `random` played a part of them. Intervals hold for games with repeated seeds, too (seed_clusters.py).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from statistics import fmean

from ..box.names import DECREES
from ..rules.core.seats import MENG
from .intervals import Difference, Share, Summary
from .match import MatchResult
from .points_by_source import SOURCES, points_by_source, points_of_decree
from .seed_clusters import difference_of, mean_difference_of, share_of, summary_of


@dataclass(frozen=True)
class Performance:
    """The results of a place in the turn order of day 1 (named 1 for the start player, and so on), or of a spec."""

    name: str
    wins: Share
    score: Summary
    points: Summary
    """VP before FINAL-5."""


@dataclass(frozen=True)
class SeatGroup:
    """A group of seats, such as the winners': mean VP by source, and their sums."""

    seats: int
    sources: dict[str, float | None]
    points: Summary
    """VP before FINAL-5."""
    score: Summary
    outside: Share
    """How many were not in the palace, which Meng does not need."""


@dataclass(frozen=True)
class OwnersComparison:
    """Seats that have something against seats that have not, in the games in which there are both."""

    games: int
    wins_with: Share
    wins_without: Share
    score: Difference
    """The mean score with it less that without it."""


@dataclass(frozen=True)
class DecreeStatistics:
    """A decree: how often it was in the game, how many seats then took it, and how those did."""

    name: str
    offered: Share
    """In how many of the games it lay on the table."""
    taken: Share
    """By how many of the seats in those games it was taken."""
    points: float | None
    """Mean VP that the tile itself gave."""
    compared: OwnersComparison


@dataclass(frozen=True)
class LengthStatistics:
    """The length of games, in decisions."""

    game: Summary
    seat: Summary


@dataclass(frozen=True)
class ScoreStatistics:
    """Scores of everybody and of the winners, and the winners' lead over the next best."""

    everyone: Summary
    winning: Summary
    margin: Summary
    nobody: Share
    """Games without a winner."""


@dataclass(frozen=True)
class SoloStatistics:
    """Results of bots against Meng."""

    meng: str
    """Meng's level."""
    wins: Share
    meng_wins: Share
    score: Summary
    meng_score: Summary
    lead: Summary
    """The bot's score less Meng's."""


@dataclass(frozen=True)
class Statistics:
    """All figures of some games; `order` is empty and `solo` is there for games against Meng."""

    games: int
    left_out: int
    """Games in which a bot failed."""
    players: int
    scores: ScoreStatistics
    solo: SoloStatistics | None
    order: list[Performance]
    specs: list[Performance]
    groups: dict[str, SeatGroup]
    decrees: list[DecreeStatistics]
    double: OwnersComparison
    double_won: Share
    """How many of the seats won the double servant."""
    lengths: LengthStatistics


def counted(results: Sequence[MatchResult]) -> list[MatchResult]:
    """The games in which no bot failed, in the order in which they were to be played."""
    return sorted((result for result in results if not result.failures), key=lambda result: result.pairing.number)


def summarize(results: Sequence[MatchResult]) -> Statistics:
    """The statistics of some games; ValueError if there are none, or if they differ in the number of players."""
    games = counted(results)
    if len({game.pairing.setup.players for game in results}) != 1:
        raise ValueError("Statistics need at least one game, and all games with the same number of players.")
    solo = results[0].pairing.setup.solo
    return Statistics(
        games=len(games),
        left_out=len(results) - len(games),
        players=results[0].pairing.setup.players,
        scores=_scores(games),
        solo=_solo(results[0].pairing.setup.meng, games) if solo else None,
        order=[] if solo else _by_order(games, results[0].pairing.setup.players),
        specs=_by_spec(games),
        groups=_groups(games, solo),
        decrees=[_decree(games, f"level{n}.{key}") for n, keys in enumerate(DECREES, 1) for key in keys],
        double=compare(games, lambda game, seat: game.doubles[seat]),
        double_won=share_of((game, game.doubles[seat]) for game in games for seat in bots(game)),
        lengths=LengthStatistics(
            summary_of((game, game.decisions) for game in games),
            summary_of((game, game.decisions_of[seat]) for game in games for seat in bots(game)),
        ),
    )


def bots(game: MatchResult) -> range:
    """The seats of bots; Meng's comes behind them."""
    return range(len(game.pairing.specs))


def _scores(games: list[MatchResult]) -> ScoreStatistics:
    won = [(game, game.winner) for game in games if game.winner is not None]
    margins = [
        (game, game.scores[winner] - max(score for seat, score in enumerate(game.scores) if seat != winner))
        for game, winner in won
    ]
    return ScoreStatistics(
        everyone=summary_of((game, game.scores[seat]) for game in games for seat in bots(game)),
        winning=summary_of((game, game.scores[winner]) for game, winner in won),
        margin=summary_of(margins),
        nobody=share_of((game, game.winner is None) for game in games),
    )


def _solo(level: str, games: list[MatchResult]) -> SoloStatistics:
    return SoloStatistics(
        meng=level,
        wins=share_of((game, game.winner == 0) for game in games),
        meng_wins=share_of((game, game.winner == MENG) for game in games),
        score=summary_of((game, game.scores[0]) for game in games),
        meng_score=summary_of((game, game.scores[MENG]) for game in games),
        lead=summary_of((game, game.scores[0] - game.scores[MENG]) for game in games),
    )


def _by_order(games: list[MatchResult], players: int) -> list[Performance]:
    return [
        _performance(str(turn + 1), [(game, (game.start + turn) % players) for game in games])
        for turn in range(players)
    ]


def _by_spec(games: list[MatchResult]) -> list[Performance]:
    specs = dict.fromkeys(spec for game in games for spec in game.pairing.specs)
    return [
        _performance(name, [(game, seat) for game in games for seat in bots(game) if game.pairing.specs[seat] == name])
        for name in specs
    ]


def _performance(name: str, seats: list[tuple[MatchResult, int]]) -> Performance:
    return Performance(
        name,
        share_of((game, game.winner == seat) for game, seat in seats),
        summary_of((game, game.scores[seat]) for game, seat in seats),
        summary_of((game, game.breakdown[seat]["total"]) for game, seat in seats),
    )


def _groups(games: list[MatchResult], solo: bool) -> dict[str, SeatGroup]:
    """Everyone, winners and others; against Meng the others are those who lost to him, and he is a group too."""
    everyone = [(game, seat) for game in games for seat in bots(game)]
    found = {
        "everyone": _seat_group(everyone),
        "winners": _seat_group([(game, seat) for game, seat in everyone if game.winner == seat]),
        "others": _seat_group([(game, seat) for game, seat in everyone if game.winner != seat]),
    }
    if solo:
        found["meng"] = _seat_group([(game, MENG) for game in games])
    return found


def _seat_group(seats: list[tuple[MatchResult, int]]) -> SeatGroup:
    points = [points_by_source(game, seat) for game, seat in seats]
    return SeatGroup(
        seats=len(seats),
        sources={source: _mean([row[source] for row in points]) for source in SOURCES},
        points=summary_of((game, game.breakdown[seat]["total"]) for game, seat in seats),
        score=summary_of((game, game.scores[seat]) for game, seat in seats),
        outside=share_of((game, not game.breakdown[seat]["can_win"]) for game, seat in seats if seat in bots(game)),
    )


def _mean(numbers: Sequence[float]) -> float | None:
    return fmean(numbers) if numbers else None


def _decree(games: list[MatchResult], name: str) -> DecreeStatistics:
    with_tile = [game for game in games if name in game.offered]
    owners = [(game, seat) for game in with_tile for seat in bots(game) if name in game.decrees[seat]]
    return DecreeStatistics(
        name=name,
        offered=share_of((game, name in game.offered) for game in games),
        taken=share_of((game, name in game.decrees[seat]) for game in with_tile for seat in bots(game)),
        points=_mean([points_of_decree(game, seat, name) for game, seat in owners]),
        compared=compare(with_tile, lambda game, seat: name in game.decrees[seat]),
    )


def compare(games: list[MatchResult], has: Callable[[MatchResult, int], bool]) -> OwnersComparison:
    """Compare seats that have something with those that have not, within the games in which there are both.

    A single bot (against Meng) is compared with its other games instead.
    """
    if games and len(bots(games[0])) == 1:
        with_both = games
    else:
        with_both = [game for game in games if len({has(game, seat) for seat in bots(game)}) == 2]
    seats = [(game, seat, has(game, seat)) for game in with_both for seat in bots(game)]
    if games and with_both is games:
        score = difference_of(
            ((game, game.scores[seat]) for game, seat, had in seats if had),
            ((game, game.scores[seat]) for game, seat, had in seats if not had),
        )
    else:
        score = mean_difference_of((game, _lead(game, has)) for game in with_both)
    return OwnersComparison(
        len(with_both),
        share_of((game, game.winner == seat) for game, seat, had in seats if had),
        share_of((game, game.winner == seat) for game, seat, had in seats if not had),
        score,
    )


def _lead(game: MatchResult, has: Callable[[MatchResult, int], bool]) -> float:
    """How much more the seats that have it score in a game, on average."""
    with_it = [game.scores[seat] for seat in bots(game) if has(game, seat)]
    without = [game.scores[seat] for seat in bots(game) if not has(game, seat)]
    return sum(with_it) / len(with_it) - sum(without) / len(without)
