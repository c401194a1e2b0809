"""Checks of decrees.toml: five decrees a level, their costs and what they give."""

from gugong.box.checks.limits import FEW, MANY
from gugong.box.names import DECREES, LEVEL_KEYS
from gugong.box.values import MISSING, Value

# What a decree of the first two levels gives beside its VP, where that is a number.
EFFECTS = {
    "level1.intrigue.steps": (0, MANY),
    "level1.servant.gain": (0, FEW),
    "level1.envoy.steps": (0, MANY),
    "level2.travel.less": (0, FEW),
    "level2.jade.less": (0, FEW),
    "level2.decree.less": (0, FEW),
}
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
    levels = list(LEVEL_KEYS)
    file.with_keys(("each_other", *levels))
    file["each_other"].integer(0, FEW)
    for level, keys in zip(levels, DECREES, strict=True):
        tiles = file[level].with_keys(("cost", *keys))
        tiles["cost"].integer(0, FEW)
        for key in keys:
            _check_tile(tiles[key], tile_figures(level, key))


def tile_figures(level: str, key: str) -> dict[str, tuple[int, int]]:
    """The figures of a decree with their limits."""
    if level == LEVEL_KEYS[-1]:
        return _FINAL_FIGURES[key]
    decree = f"{level}.{key}."
    effects = {path.removeprefix(decree): limits for path, limits in EFFECTS.items() if path.startswith(decree)}
    return {"vp": (0, MANY), **effects}


def _check_tile(tile: Value, figures: dict[str, tuple[int, int]]) -> None:
    tile.with_keys((*figures, "effect"))
    for figure, limits in figures.items():
        tile[figure].integer(*limits)
    if tile["effect"].content is not MISSING:
        tile["effect"].text()
