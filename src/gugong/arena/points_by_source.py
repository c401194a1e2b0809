"""Points by source, with those of decrees split by level."""

from functools import cache
from pathlib import Path

from ..box import load_box
from ..box.names import DECREES
from ..vocabulary.names import POINT_SOURCES
from .match import MatchResult

_FINAL_DECREES = {f"level3.{key}": f"decree_{key}" for key in DECREES[2]}

# In the order of POINT_SOURCES, with one source a level in the place of decrees.
SOURCES = tuple(
    part
    for name in POINT_SOURCES
    if name not in _FINAL_DECREES.values()
    for part in (("level1", "level2", "level3") if name == "decrees" else (name,))
)


def points_by_source(game: MatchResult, seat: int) -> dict[str, int]:
    """A seat's VP before FINAL-5, by source (SOURCES)."""
    items = game.breakdown[seat]["items"]
    found = {name: items[name] for name in SOURCES if name in items}
    found["level2"], found["level3"] = (
        sum(points_of_decree(game, seat, name) for name in game.decrees[seat] if name.startswith(level))
        for level in ("level2", "level3")
    )
    found["level1"] = items["decrees"] - found["level2"]  # with what a morning decree pays to Meng (SOLO-15)
    return found


def points_of_decree(game: MatchResult, seat: int, name: str) -> int:
    """The VP that a decree gave a seat by itself: printed on it, or scored at the end."""
    if name in _FINAL_DECREES:
        return int(game.breakdown[seat]["items"][_FINAL_DECREES[name]])
    return _printed_points(game.pairing.setup.box, name)


@cache
def _printed_points(box: str | Path | None, name: str) -> int:
    level, key = name.split(".")
    row = int(level.removeprefix("level")) - 1
    return int(load_box(box).record[0].decree_vp[row][DECREES[row].index(key)])
