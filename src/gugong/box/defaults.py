"""The keys that a box may leave out, because the rulebooks state their figures.

Where one is missing, the figure of the standard box is used.
"""

from copy import deepcopy
from typing import Any

from gugong.box.checks.board import ACTION_FIGURES, ACTION_LISTS, OPTIONAL_FIGURES
from gugong.box.values import Value

# A table comes before its keys: a missing table is taken whole, one that is there only fills its gaps.
OPTIONAL_KEYS = {
    "board": (
        *OPTIONAL_FIGURES,
        "actions",
        *(f"actions.{figure}" for figure in (*ACTION_FIGURES, *ACTION_LISTS)),
    ),
    "decrees": (
        "level3.score.per",
        "level3.score.most",
        "level3.eight.vp",
        "level3.jade.each",
        "level3.jade.most",
        "level3.decrees.each",
        "level3.harbours.each",
    ),
}


def complete(part: str, own: Value, standard: dict[str, Any]) -> Value:
    """Give a part of a box with the optional keys it lacks filled from the standard box."""
    content = deepcopy(own.content)
    for key in OPTIONAL_KEYS.get(part, ()):
        _fill_gap(content, standard, key.split("."))
    return Value(own.file, own.key, content)


def _fill_gap(table: object, standard: dict[str, Any], key: list[str]) -> None:
    name, *inner = key
    if not isinstance(table, dict):
        return  # the checks will say so
    if not inner:
        table.setdefault(name, deepcopy(standard[name]))
    elif name in table:
        _fill_gap(table[name], standard[name], inner)
