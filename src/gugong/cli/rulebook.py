"""The rules reference: the texts of rules.ftl by id and by section."""

import re
from difflib import get_close_matches
from functools import cache
from itertools import count, takewhile

from rich.console import Group, RenderableType
from rich.text import Text

from ..errors import GugongError
from ..i18n.messages import FALLBACK, attribute, has_message, text
from ..vocabulary.names import RULES
from .messages import language, message
from .style import GOLD, LAPIS, heading, styled


@cache
def ids() -> tuple[str, ...]:
    """The ids of all rules: those that events cite, then the house rulings."""
    house = (f"HOUSE-{number}" for number in count(1))
    return (*RULES.values(), *takewhile(lambda rule: has_message(FALLBACK, f"rule-{rule.lower()}"), house))


def sections() -> dict[str, list[str]]:
    """The ids by section (their prefix), in the order of the rules."""
    found: dict[str, list[str]] = {}
    for rule in ids():
        found.setdefault(rule.split("-")[0], []).append(rule)
    return found


def section_title(prefix: str) -> str:
    """The title of a section."""
    return text(language(), f"rules-section-{prefix}")


def title(rule: str) -> str:
    """The title of a rule."""
    return attribute(language(), f"rule-{rule.lower()}", "title")


def body(rule: str) -> str:
    """The text of a rule as one paragraph."""
    return " ".join(text(language(), f"rule-{rule}").split())


def whole_rule(rule: str) -> Group:
    """Id, title and text of a rule, with the ids of other rules highlighted."""
    paragraph = Text(body(rule))
    for other in re.finditer(r"\b[A-Z]+-\d+\b", paragraph.plain):
        paragraph.stylize(LAPIS, *other.span())
    return Group(rule_heading(rule), paragraph)


def rule_heading(rule: str) -> Text:
    """Id and title of a rule on a line."""
    return styled(f"{rule:<12}", f"bold {LAPIS}").append(title(rule), "bold")


def whole_section(prefix: str) -> Group:
    """All rules of a section."""
    parts: list[RenderableType] = [heading(section_title(prefix))]
    for rule in sections()[prefix]:
        parts += [whole_rule(rule), Text()]
    return Group(*parts[:-1])


def look_up(word: str) -> Group | None:
    """The rule or the section with this id, upper or lower case; None if there is none."""
    wanted = word.strip().upper().rstrip("-")
    if wanted in ids():
        return whole_rule(wanted)
    return whole_section(wanted) if wanted in sections() else None


def unknown_rule(word: str) -> GugongError:
    """The error for an id that no rule has, with similar ids."""
    near = get_close_matches(word.strip().upper(), [*sections(), *ids()], n=3, cutoff=0.5)
    return GugongError(message("unknown-rule", rule=word, near=", ".join(near), known=bool(near)))


def contents() -> Group:
    """Every section with the ids and titles of its rules."""
    parts: list[RenderableType] = []
    for prefix, rules in sections().items():
        parts.append(styled(f"{prefix.lower():<12}", f"bold {GOLD}").append(section_title(prefix), f"bold {GOLD}"))
        parts += [styled(f"  {rule:<12}", LAPIS).append(title(rule)) for rule in rules]
    return Group(*parts)
