"""Results as data frames, for notebooks: a row for each seat, source of points, decree on the table, or opening.

Games in which a bot failed are left out, because `random` played a part of them. Meng has rows, too, with the spec
`meng`; but no openings, since the rules play for him.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from ..errors import ResultsError, SetupError
from ..game.game import Game
from .match import MatchResult
from .points_by_source import SOURCES, points_by_source, points_of_decree
from .statistics import counted

try:
    import polars as pl
except ModuleNotFoundError:
    raise SetupError('Data frames need polars; install it with: pip install "gugong-game[study]".') from None

MENG_SPEC = "meng"

# What every row says of its seat, so that frames need not be joined.
_SEAT = {"game": pl.Int64, "seat": pl.Int64, "spec": pl.String, "won": pl.Boolean, "score": pl.Int64}
_SEATS = {
    **_SEAT,
    "seed": pl.String,  # it may have 128 bits
    "entrant": pl.Int64,  # its number; null where only specs count
    "place": pl.Int64,  # in the turn order of day 1, from 1
    "rank": pl.Int64,  # from 1
    "total": pl.Int64,  # VP before FINAL-5
    "in_palace": pl.Boolean,
    "double": pl.Boolean,  # whether the double servant was won
    "decisions": pl.Int64,
    "seconds": pl.Float64,  # of thinking
}
_POINTS = {**_SEAT, "source": pl.String, "vp": pl.Int64}
_DECREES = {**_SEAT, "decree": pl.String, "level": pl.Int64, "taken": pl.Boolean, "vp": pl.Int64}
_OPENINGS = {**_SEAT, "turn": pl.Int64, "card": pl.String, "location": pl.String, "taken": pl.String}


def seats(results: Iterable[MatchResult]) -> pl.DataFrame:
    """A row a seat of each game: who sat there, in which place of the turn order, and the result."""
    rows = (
        {
            **_seat(game, seat),
            "seed": str(game.pairing.setup.seed),
            "entrant": game.pairing.entrants[seat] if seat < len(game.pairing.entrants) else None,
            "place": (seat - game.start) % len(game.scores) + 1,
            "rank": game.ranking.index(seat) + 1,
            "total": game.breakdown[seat]["total"],
            "in_palace": game.breakdown[seat]["can_win"],
            "double": game.doubles[seat],
            "decisions": game.decisions_of[seat],
            "seconds": game.seconds_of[seat],
        }
        for game, seat in _seats(results)
    )
    return pl.DataFrame(rows, schema=_SEATS)


def points(results: Iterable[MatchResult]) -> pl.DataFrame:
    """A row a seat and source of points (`points_by_source.SOURCES`); `vp` is before FINAL-5."""
    rows = (
        {**_seat(game, seat), "source": source, "vp": found[source]}
        for game, seat in _seats(results)
        for found in (points_by_source(game, seat),)
        for source in SOURCES
    )
    return pl.DataFrame(rows, schema=_POINTS)


def decrees(results: Iterable[MatchResult]) -> pl.DataFrame:
    """A row a seat and decree that lay on the table; `vp` is what the tile itself gave to who took it, else null."""
    rows = (
        {
            **_seat(game, seat),
            "decree": name,
            "level": int(name.partition(".")[0].removeprefix("level")),
            "taken": (taken := name in game.decrees[seat]),
            "vp": points_of_decree(game, seat, name) if taken else None,
        }
        for game, seat in _seats(results)
        for name in game.offered
    )
    return pl.DataFrame(rows, schema=_DECREES)


def openings(results: Iterable[MatchResult]) -> pl.DataFrame:
    """A row a bot's turn of day 1: the card it laid, where, and the card it took from there; `turn` counts from 1.

    The day is played again from the game's actions. ResultsError if a result has none, or if they do not fit.
    """
    rows = (row for game in counted(list(results)) for row in _openings(game))
    return pl.DataFrame(rows, schema=_OPENINGS)


def _seats(results: Iterable[MatchResult]) -> Iterator[tuple[MatchResult, int]]:
    return ((game, seat) for game in counted(list(results)) for seat in range(len(game.scores)))


def _seat(game: MatchResult, seat: int) -> dict[str, Any]:
    specs = game.pairing.specs
    return {
        "game": game.pairing.number,
        "seat": seat,
        "spec": specs[seat] if seat < len(specs) else MENG_SPEC,
        "won": game.winner == seat,
        "score": game.scores[seat],
    }


def _openings(result: MatchResult) -> Iterator[dict[str, Any]]:
    turns = [0] * len(result.scores)
    for event in _first_day(result):
        seat = event["seat"]
        if event["kind"] == "exchanged" and seat < len(result.pairing.specs):
            turns[seat] += 1
            args = {name: event["args"][name] for name in ("card", "location", "taken")}
            yield {**_seat(result, seat), "turn": turns[seat], **args}


def _first_day(result: MatchResult) -> Iterator[dict[str, Any]]:
    """The events of the first day of a game, played again."""
    number = result.pairing.number
    if not result.actions:
        raise ResultsError(f"Game {number} has no actions, so its opening is not known.")
    game = Game(result.pairing.setup, rules_version=result.versions["rules"])
    if game.box.fingerprint != result.versions["fingerprint"]:
        raise ResultsError(f"Game {number} was played with another box than {game.box.name!r}; give it back its box.")
    for action in result.actions:
        for event in game.play(action):
            if event.kind == "night-falls":
                return
            yield event.as_dict()
