"""The keys that a box may leave out, because the rulebooks state their figures.

Where one is missing, the figure of the standard box is used.
"""

from copy import deepcopy
from typing import Any

from gugong.box.checks.board import ACTION_FIGURES, ACTION_LISTS, OPTIONAL_FIGURES
from gugong.box.checks.decrees import EFFECTS as DECREE_EFFECTS
from gugong.box.checks.tokens import EFFECTS as TOKEN_EFFECTS
from gugong.box.record import MENG_FIGURES
from gugong.box.values import Value

LATER_ACTIONS = (
    *("exchange_low", "exchange_high", "card_gain", "travel_b_moves", "wall_a_servants"),
    *("wall_envoy_steps", "night_envoy_steps", "palace_a_steps", "envoy_vp"),
)
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
        "each_other",
        *DECREE_EFFECTS,
    ),
    "tokens": ("effects", *(f"effects.{kind}" for kind in TOKEN_EFFECTS)),
    "automa": ("figures", *(f"figures.{figure}" for figure in MENG_FIGURES)),
}
# Keys that came after games had been saved: a box that has the standard figure there is still the box that it was.
LATER_KEYS = {
    "board": tuple(f"actions.{figure}" for figure in LATER_ACTIONS),
    "decrees": ("each_other", *DECREE_EFFECTS),
    "tokens": ("effects",),
    "automa": ("figures",),
}


def complete(part: str, own: Value, standard: dict[str, Any]) -> Value:
    """Give a part of a box with the optional keys it lacks filled from the standard box."""
    content = deepcopy(own.content)
    for key in OPTIONAL_KEYS.get(part, ()):
        _fill_gap(content, standard, key.split("."))
    return Value(own.file, own.key, content)


def _fill_gap(section: object, standard: dict[str, Any], key: list[str]) -> None:
    name, *inner = key
    if not isinstance(section, dict):
        return  # the checks will say so
    if not inner:
        section.setdefault(name, deepcopy(standard[name]))
    elif name in section:
        _fill_gap(section[name], standard[name], inner)


def without_later_defaults(data: dict[str, Any], standard: dict[str, Any]) -> dict[str, Any]:
    """The data of a whole box without the later keys whose figures are the standard ones."""
    kept = deepcopy(data)
    for part, keys in LATER_KEYS.items():
        for key in keys:
            _drop_default(kept[part], standard[part], key.split("."))
    return kept


def _drop_default(section: dict[str, Any], standard: dict[str, Any], key: list[str]) -> None:
    name, *inner = key
    if name not in section:
        return  # it went with the table that it stood in
    if inner:
        _drop_default(section[name], standard[name], inner)
    elif section[name] == standard[name]:
        del section[name]
