"""Bots by spec: `name` or `name:argument`, such as `random`, `greedy`, `mcts:2000`, `mcts:1s`, or a level's name."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points

from ..errors import PlayerError
from .levels import LEVELS
from .player import Player, PlayerFactory

GROUP = "gugong.players"


@cache
def _found() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group=GROUP)}


def player_names() -> list[str]:
    """The names of all installed bots, sorted."""
    return sorted(_found())


def _entry_point(name: str) -> EntryPoint:
    known = _found()
    if name not in known:
        raise PlayerError(
            f"There is no player {name!r}; players are {', '.join(player_names())}"
            f" (with arguments such as mcts:2000 or mcts:1s) and the levels {', '.join(LEVELS)}."
        )
    return known[name]


@cache
def _factory(name: str) -> PlayerFactory:
    point = _entry_point(name)
    try:
        factory: PlayerFactory = point.load()
    except Exception as fault:
        raise PlayerError(f"The player {name!r} ({point.value}) cannot be loaded: {fault!r}.") from fault
    return factory


def published_as(spec: str) -> str:
    """The package that a bot comes from, with its version, such as `house-bot 1.2`; PlayerError if there is no bot."""
    dist = _entry_point(LEVELS.get(spec, spec).partition(":")[0]).dist
    return "" if dist is None else f"{dist.name} {dist.version}"


def new_player(spec: str, seed: int = 0) -> Player:
    """A fresh player for one seat of one game; a bad spec raises PlayerError."""
    name, colon, argument = LEVELS.get(spec, spec).partition(":")
    if colon and not argument:
        raise PlayerError(f"The spec {spec!r} ends in a colon; write {name} alone or an argument behind the colon.")
    return _factory(name)(argument if colon else None, seed=seed)


def no_argument(name: str, argument: str | None) -> None:
    """Raise PlayerError if a spec gives an argument to a bot that takes none."""
    if argument is not None:
        raise PlayerError(f"{name} takes no argument, so write {name} alone, not {name}:{argument}.")
