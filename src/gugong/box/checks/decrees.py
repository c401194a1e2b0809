"""Checks of decrees.toml: five decrees a level, their costs and what they give."""

from gugong.box.checks.limits import FEW, MANY
from gugong.box.names import DECREES
from gugong.box.values import MISSING, Value

# Level 3 scores at the end, so each of its decrees has figures of its own.
_FINAL_FIGURES = {
    "score": {"per": (1, MANY), "most": (0, MANY)},
    "eight": {"vp": (0, MANY)},
    "jade": {"each": (0, MANY), "most": (0, MANY)},
    "decrees": {"each": (0, MANY)},
    "harbours": {"each": (0, MANY)},
}


def check_decrees(file: Value) -> None:
    """Check the three levels of decrees."""
    levels = [f"level{number + 1}" for number in range(len(DECREES))]
    file.table(levels)
    for level, keys in zip(levels, DECREES, strict=True):
        tiles = file[level].table(("cost", *keys))
        tiles["cost"].integer(0, FEW)
        for key in keys:
            _check_tile(tiles[key], _FINAL_FIGURES[key] if level == levels[-1] else {"vp": (0, MANY)})


def _check_tile(tile: Value, figures: dict[str, tuple[int, int]]) -> None:
    tile.table((*figures, "effect"))
    for figure, limits in figures.items():
        tile[figure].integer(*limits)
    if tile["effect"].content is not MISSING:
        tile["effect"].text()
