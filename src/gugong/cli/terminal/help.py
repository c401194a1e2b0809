"""Help at the prompt: the commands, the board's signs, any rule, any piece, any city, any word."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from ...box.names import BASE_TOKENS, DECREES, DELUXE_TOKENS, STANDARD_TOKENS
from ...i18n.messages import text
from .. import rulebook
from ..messages import language, lowered, say
from ..style import FAINT
from .scene import Scene

FEW_RULES = 3


def explain(word: str, scene: Scene) -> RenderableType:
    """The best answer to `h WORD`."""
    if lowered(word) == lowered(say("help-board-word")):
        return Text(say("help-board"))
    city = next((name for name in scene.view["map"] if name.lower() == word.lower()), None)
    if city is not None:
        return Text(say("help-city", city=city, paths=", ".join(neighbours(scene, city))))
    found = rulebook.look_up(word)
    if found is not None:
        return found
    rules = mentioning(lowered(word))
    if not rules:
        return Text(str(rulebook.unknown(word)), FAINT)
    if len(rules) <= FEW_RULES:
        return Group(*(rulebook.whole_rule(rule) for rule in rules))
    return Group(*(rulebook.entry(rule) for rule in rules), Text(say("help-more"), FAINT))


def mentioning(word: str) -> list[str]:
    """Rules about a piece of this name, else with the word in their title, else in their text."""
    pieces = [rule for rule, names in piece_names() if word in names]
    titled = [rule for rule in rulebook.ids() if word in lowered(rulebook.title(rule))]
    return pieces or titled or [rule for rule in rulebook.ids() if word in lowered(rulebook.body(rule))]


def piece_names() -> Iterator[tuple[str, list[str]]]:
    """Each token and decree: its rule, and what it is called here and there."""
    kinds = [("TOKEN", 1, BASE_TOKENS), ("BONUS", 1, (*STANDARD_TOKENS, *DELUXE_TOKENS))]
    for prefix, first, tokens in kinds:
        for number, token in enumerate(tokens, first):
            yield f"{prefix}-{number}", _lower(say(f"token-{token}"), text(language(), f"token-{token}"), token)
    number = 2  # DECREE-1 is the action
    for level, keys in enumerate(DECREES, 1):
        for key in keys:
            yield f"DECREE-{number}", _lower(say(f"decree-level{level}-{key}"))
            number += 1


def _lower(*names: str) -> list[str]:
    return [lowered(name) for name in names]


def neighbours(scene: Scene, city: str) -> list[str]:
    """The cities that a path joins to this one."""
    cities = scene.box.cities[scene.side]
    paths = int(scene.figures.paths[scene.side][cities.index(city)])
    return [name for number, name in enumerate(cities) if paths >> number & 1]
