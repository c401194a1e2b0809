"""Messages: Fluent files in locales/<language>/, one a subject. The only way from data to a sentence."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from ..box import Box
from ..box.names import CARD_ACTIONS, CARDS
from ..rules.core.arguments import ArgType
from ..vocabulary.arguments import HIDDEN, MESSAGE_PREFIXES
from ..vocabulary.kinds import TYPE_OF
from .catalogue import Catalogue

LOCALES = Path(__file__).parent / "locales"
FALLBACK = "en"

# Arguments that are words; each has a message `<prefix>-<word>`. The word itself is passed too, as `<name>-key`, for
# selectors ("none" where there is none); of cards, whether they are `known` or `hidden`.
NAMED = {
    **{name: MESSAGE_PREFIXES[kind] for name, kind in TYPE_OF.items() if kind in MESSAGE_PREFIXES},
    **{name: "seat" for name, kind in TYPE_OF.items() if kind == ArgType.SEAT},
    "player": "seat",
}
CARD_ARGUMENTS = tuple(name for name, kind in TYPE_OF.items() if kind == ArgType.CARD)


def languages() -> list[str]:
    """The languages there are messages for."""
    return list(_languages())


@cache
def _languages() -> tuple[str, ...]:
    return tuple(sorted(path.name for path in LOCALES.iterdir() if path.is_dir()))


@cache
def catalogue(language: str) -> Catalogue:
    """All messages of a language."""
    return Catalogue(language, LOCALES / language)


def has_message(language: str, message: str) -> bool:
    """Whether a language has a message."""
    return message in catalogue(language)


def text(
    language: str,
    message: str | Sequence[str],
    args: Mapping[str, Any] | None = None,
    box: Box | None = None,
    form: str | None = None,
) -> str:
    """The message (of several ids the first that exists) in a language, with words of the box put in.

    `form` asks for another form of it, such as `short`: an attribute, or the message itself where it has no such form.
    """
    ids = [message] if isinstance(message, str) else list(message)
    ids = [name.replace("_", "-").replace(".", "-").lower() for name in ids]
    for chosen in dict.fromkeys((language, FALLBACK)):
        if chosen not in _languages():
            continue
        for name in ids:
            if name in catalogue(chosen):
                return _format(chosen, name, _worded(chosen, args, box), form) if args else _plain(chosen, name, form)
    raise KeyError(f"no message {ids[-1]!r}")


def attribute(language: str, message: str, name: str) -> str:
    """An attribute of a message, such as the title of a rule."""
    chosen = language if language in _languages() and has_message(language, message) else FALLBACK
    messages = catalogue(chosen)
    value, _ = messages.format(messages[message].attributes[name], {})
    return value


def capitalized(language: str, sentence: str) -> str:
    """A sentence that begins with a capital letter, as the language has it."""
    first = "İ" if language == "tr" and sentence.startswith("i") else sentence[:1].upper()
    return first + sentence[1:]


@cache
def _plain(language: str, name: str, form: str | None) -> str:
    """A message without arguments, which is the same each time."""
    return _format(language, name, {}, form)


def _format(language: str, name: str, args: dict[str, Any], form: str | None) -> str:
    messages = catalogue(language)
    found = messages[name]
    pattern = found.attributes.get(form, found.value)
    assert pattern is not None
    value, errors = messages.format(pattern, args)
    if errors:
        raise ValueError(f"message {name!r} in {language!r}: {errors[0]}")
    return value


def _worded(language: str, args: Mapping[str, Any], box: Box | None) -> dict[str, Any]:
    found = {name.replace("_", "-"): _word(language, name, value, box) for name, value in args.items()}
    keys = {f"{name}-key": "none" if value is None else value for name, value in args.items() if name in NAMED}
    cards = {f"{name}-key": _card_key(args[name]) for name in CARD_ARGUMENTS if name in args}
    return found | keys | cards


def _card_key(card: Any) -> str:
    """A card may be one that the reader does not know."""
    return "hidden" if card == HIDDEN else "known"


def _word(language: str, name: str, value: Any, box: Box | None) -> Any:
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if name in CARD_ARGUMENTS and box is not None:
        return card_text(language, value, box)
    if name in NAMED:
        return text(language, f"{NAMED[name]}-{value}")
    return value


def card_text(language: str, name: str, box: Box) -> str:
    """A card in words: its value, its gift and its action."""
    if name == HIDDEN:
        return text(language, "card-hidden")
    number = CARDS.index(name)
    figures = box.record[0]
    value = int(figures.card_value[number])
    action = CARD_ACTIONS[int(figures.card_action[number])]
    gift = text(language, f"gift-{value}")
    return text(language, "card", {"value": value, "gift": gift, "action": action})
