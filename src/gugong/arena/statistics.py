"""What many games tell: seats, points by source, decrees, the double servant, lengths and scores.

Only seats of bots count unless it says otherwise: Meng's is looked at in figures of its own. A game in which a bot
failed was not played by who it was given to, so it is left out.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ..box.names import DECREES
from .intervals import Difference, Share, Spread, difference_of_means, mean_of_differences, share, spread
from .match import Result
from .points_by_source import SOURCES, points_by_source, points_of_decree

MENG = 1  # his seat in a solo game


@dataclass(frozen=True)
class Place:
    """A place in the turn order of day 1 (1: the start player), or a spec: how it did."""

    name: str
    wins: Share
    score: Spread
    points: Spread  # before FINAL-5


@dataclass(frozen=True)
class Group:
    """Seats that have something in common: their mean VP by source, and what they come to."""

    seats: int
    sources: dict[str, float | None]
    points: Spread  # before FINAL-5
    score: Spread
    outside: Share  # not in the palace, which Meng does not need


@dataclass(frozen=True)
class Comparison:
    """Seats that have something against those that have not, in the games in which both can be seen."""

    games: int
    wins_with: Share
    wins_without: Share
    score: Difference  # with − without


@dataclass(frozen=True)
class Decree:
    """A decree: how often it lay on the table, how many seats then took it, and how those did."""

    name: str
    offered: Share  # of the games
    taken: Share  # of the seats at those tables
    points: float | None  # mean VP that the tile itself gave
    compared: Comparison


@dataclass(frozen=True)
class Lengths:
    """How long games are, in decisions."""

    game: Spread
    seat: Spread


@dataclass(frozen=True)
class Scores:
    """How scores lie: everybody's, the winners', and by how much they beat the next best."""

    everyone: Spread
    winning: Spread
    margin: Spread
    nobody: Share  # games without a winner


@dataclass(frozen=True)
class Solo:
    """How bots do against Meng."""

    meng: str  # his level
    wins: Share
    meng_wins: Share
    score: Spread
    meng_score: Spread
    lead: Spread  # the bot's score − Meng's


@dataclass(frozen=True)
class Statistics:
    """All figures of some games; `order` is empty and `solo` is there for games against Meng."""

    games: int
    left_out: int  # games in which a bot failed
    players: int
    scores: Scores
    solo: Solo | None
    order: list[Place]
    specs: list[Place]
    groups: dict[str, Group]
    decrees: list[Decree]
    double: Comparison
    double_won: Share  # of the seats
    lengths: Lengths


def counted(results: Sequence[Result]) -> list[Result]:
    """The games in which no bot failed, in the order in which they were to be played."""
    return sorted((result for result in results if not result.failures), key=lambda result: result.pairing.number)


def summarize(results: Sequence[Result]) -> Statistics:
    """All figures; the games must be of one number of players."""
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
        double_won=share([game.doubles[seat] for game in games for seat in bots(game)]),
        lengths=Lengths(
            spread([game.decisions for game in games]),
            spread([game.decisions_of[seat] for game in games for seat in bots(game)]),
        ),
    )


def bots(game: Result) -> range:
    """The seats of bots; Meng's comes behind them."""
    return range(len(game.pairing.specs))


def _scores(games: list[Result]) -> Scores:
    won = [(game, game.winner) for game in games if game.winner is not None]
    margins = [
        game.scores[winner] - max(score for seat, score in enumerate(game.scores) if seat != winner)
        for game, winner in won
    ]
    return Scores(
        everyone=spread([game.scores[seat] for game in games for seat in bots(game)]),
        winning=spread([game.scores[winner] for game, winner in won]),
        margin=spread(margins),
        nobody=share([game.winner is None for game in games]),
    )


def _solo(level: str, games: list[Result]) -> Solo:
    return Solo(
        meng=level,
        wins=share([game.winner == 0 for game in games]),
        meng_wins=share([game.winner == MENG for game in games]),
        score=spread([game.scores[0] for game in games]),
        meng_score=spread([game.scores[MENG] for game in games]),
        lead=spread([game.scores[0] - game.scores[MENG] for game in games]),
    )


def _by_order(games: list[Result], players: int) -> list[Place]:
    return [_place(str(turn + 1), [(game, (game.start + turn) % players) for game in games]) for turn in range(players)]


def _by_spec(games: list[Result]) -> list[Place]:
    specs = dict.fromkeys(spec for game in games for spec in game.pairing.specs)
    return [
        _place(name, [(game, seat) for game in games for seat in bots(game) if game.pairing.specs[seat] == name])
        for name in specs
    ]


def _place(name: str, seats: list[tuple[Result, int]]) -> Place:
    return Place(
        name,
        share([game.winner == seat for game, seat in seats]),
        spread([game.scores[seat] for game, seat in seats]),
        spread([game.breakdown[seat]["total"] for game, seat in seats]),
    )


def _groups(games: list[Result], solo: bool) -> dict[str, Group]:
    """Everyone, winners and others; against Meng the others are those who lost to him, and he is a group too."""
    everyone = [(game, seat) for game in games for seat in bots(game)]
    found = {
        "everyone": _group(everyone),
        "winners": _group([(game, seat) for game, seat in everyone if game.winner == seat]),
        "others": _group([(game, seat) for game, seat in everyone if game.winner != seat]),
    }
    if solo:
        found["meng"] = _group([(game, MENG) for game in games])
    return found


def _group(seats: list[tuple[Result, int]]) -> Group:
    points = [points_by_source(game, seat) for game, seat in seats]
    return Group(
        seats=len(seats),
        sources={source: _mean([row[source] for row in points]) for source in SOURCES},
        points=spread([game.breakdown[seat]["total"] for game, seat in seats]),
        score=spread([game.scores[seat] for game, seat in seats]),
        outside=share([not game.breakdown[seat]["can_win"] for game, seat in seats if seat in bots(game)]),
    )


def _mean(numbers: Sequence[float]) -> float | None:
    return spread(numbers).mean


def _decree(games: list[Result], name: str) -> Decree:
    tables = [game for game in games if name in game.offered]
    owners = [(game, seat) for game in tables for seat in bots(game) if name in game.decrees[seat]]
    return Decree(
        name=name,
        offered=share([name in game.offered for game in games]),
        taken=share([name in game.decrees[seat] for game in tables for seat in bots(game)]),
        points=_mean([points_of_decree(game, seat, name) for game, seat in owners]),
        compared=compare(tables, lambda game, seat: name in game.decrees[seat]),
    )


def compare(games: list[Result], has: Callable[[Result, int], bool]) -> Comparison:
    """At tables where some have it and some have not; a lone bot can only be compared with its other games."""
    if games and len(bots(games[0])) == 1:
        tables = games
    else:
        tables = [game for game in games if len({has(game, seat) for seat in bots(game)}) == 2]
    seats = [(game, seat, has(game, seat)) for game in tables for seat in bots(game)]
    if games and tables is games:
        score = difference_of_means(
            [game.scores[seat] for game, seat, had in seats if had],
            [game.scores[seat] for game, seat, had in seats if not had],
        )
    else:
        score = mean_of_differences([_lead(game, has) for game in tables])
    return Comparison(
        len(tables),
        share([game.winner == seat for game, seat, had in seats if had]),
        share([game.winner == seat for game, seat, had in seats if not had]),
        score,
    )


def _lead(game: Result, has: Callable[[Result, int], bool]) -> float:
    """How much more those who have it score at a table, on average."""
    with_it = [game.scores[seat] for seat in bots(game) if has(game, seat)]
    without = [game.scores[seat] for seat in bots(game) if not has(game, seat)]
    return sum(with_it) / len(with_it) - sum(without) / len(without)
