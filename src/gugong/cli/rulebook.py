"""The rules reference: rules by id and by section, as the messages of rules.ftl tell them."""

import re
from difflib import get_close_matches
from functools import cache
from itertools import count, takewhile

from rich.console import Group, RenderableType
from rich.text import Text

from ..errors import GugongError
from ..i18n.messages import FALLBACK, attribute, has_message, text
from ..vocabulary.names import RULES
from .messages import language, say
from .style import GOLD, LAPIS, heading, ink


@cache
def ids() -> tuple[str, ...]:
    """Every rule: those that events cite, and what we decided beyond them, which is only told."""
    house = (f"HOUSE-{number}" for number in count(1))
    return (*RULES.values(), *takewhile(lambda rule: has_message(FALLBACK, f"rule-{rule.lower()}"), house))


def sections() -> dict[str, list[str]]:
    """The prefixes in the order of the rules, each with its ids."""
    found: dict[str, list[str]] = {}
    for rule in ids():
        found.setdefault(rule.split("-")[0], []).append(rule)
    return found


def section_title(prefix: str) -> str:
    """What a section is called."""
    return text(language(), f"rules-section-{prefix}")


def title(rule: str) -> str:
    """What a rule is called."""
    return attribute(language(), f"rule-{rule.lower()}", "title")


def body(rule: str) -> str:
    """A rule's sentences as one paragraph."""
    return " ".join(text(language(), f"rule-{rule}").split())


def whole_rule(rule: str) -> Group:
    """Id, title and text; other rules' ids stand out."""
    paragraph = Text(body(rule))
    for other in re.finditer(r"\b[A-Z]+-\d+\b", paragraph.plain):
        paragraph.stylize(LAPIS, *other.span())
    return Group(entry(rule), paragraph)


def entry(rule: str) -> Text:
    """Id and title on a line."""
    return ink(f"{rule:<12}", f"bold {LAPIS}").append(title(rule), "bold")


def whole_section(prefix: str) -> Group:
    """All rules of a section."""
    parts: list[RenderableType] = [heading(section_title(prefix))]
    for rule in sections()[prefix]:
        parts += [whole_rule(rule), Text()]
    return Group(*parts[:-1])


def look_up(word: str) -> Group | None:
    """The rule or the section with this id, in any case of letters."""
    wanted = word.strip().upper().rstrip("-")
    if wanted in ids():
        return whole_rule(wanted)
    return whole_section(wanted) if wanted in sections() else None


def unknown(word: str) -> GugongError:
    """What to say about an id that no rule has."""
    near = get_close_matches(word.strip().upper(), [*sections(), *ids()], n=3, cutoff=0.5)
    return GugongError(say("unknown-rule", rule=word, near=", ".join(near), known=bool(near)))


def contents() -> Group:
    """Every section with the ids and titles of its rules."""
    parts: list[RenderableType] = []
    for prefix, rules in sections().items():
        parts.append(ink(f"{prefix.lower():<12}", f"bold {GOLD}").append(section_title(prefix), f"bold {GOLD}"))
        parts += [ink(f"  {rule:<12}", LAPIS).append(title(rule)) for rule in rules]
    return Group(*parts)
