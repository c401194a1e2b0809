"""The answer to `h WORD` at the prompt: the board's signs, a city, a rule, a piece, or rules with that word."""

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from ...box.kinds import DecreeKind, TokenKind
from ...i18n.messages import text
from .. import rulebook
from ..messages import language, lowercase, message
from ..style import FAINT
from .board_context import BoardContext

FEW_RULES = 3


def explain(word: str, context: BoardContext) -> RenderableType:
    """The first answer found for a word: the board, a city, a rule id, rules that mention it."""
    if lowercase(word) == lowercase(message("help-board-word")):
        return Text(message("help-board"))
    city = next((name for name in context.view["map"] if name.lower() == word.lower()), None)
    if city is not None:
        return Text(message("help-city", city=city, paths=", ".join(neighbours(context, city))))
    found = rulebook.look_up(word)
    if found is not None:
        return found
    rules = rules_about(lowercase(word))
    if not rules:
        return Text(str(rulebook.unknown_rule(word)), FAINT)
    if len(rules) <= FEW_RULES:
        return Group(*(rulebook.whole_rule(rule) for rule in rules))
    return Group(*(rulebook.rule_heading(rule) for rule in rules), Text(message("help-more"), FAINT))


def rules_about(word: str) -> list[str]:
    """Rules about a piece of this name, else with the word in their title, else in their text."""
    pieces = [rule for rule, names in piece_names() if word in names]
    titled = [rule for rule in rulebook.ids() if word in lowercase(rulebook.title(rule))]
    return pieces or titled or [rule for rule in rulebook.ids() if word in lowercase(rulebook.body(rule))]


def piece_names() -> Iterator[tuple[str, list[str]]]:
    """Each token and decree: its rule, and its names in lower case."""
    for token in TokenKind:
        yield token.rule, _lower(message(f"token-{token.key}"), text(language(), f"token-{token.key}"), token.key)
    for decree in DecreeKind:
        yield decree.rule, _lower(message(f"decree-{decree.key}"))


def _lower(*names: str) -> list[str]:
    return [lowercase(name) for name in names]


def neighbours(context: BoardContext, city: str) -> list[str]:
    """The cities that a path connects with this one."""
    cities = context.box.cities[context.side]
    paths = int(context.figures.paths[context.side][cities.index(city)])
    return [name for number, name in enumerate(cities) if paths >> number & 1]
