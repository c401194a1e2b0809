# mypy: disable-error-code="valid-type,arg-type,misc"
# (These types are made from the vocabulary when the module is imported, which mypy cannot follow.)
"""Events, decisions and options as they are sent: one model for each kind, made from the game's vocabulary."""

from functools import reduce
from operator import or_
from typing import Annotated, Any, Literal

from pydantic import Field, RootModel, create_model

from ....rules.core.arguments import Arg, ArgType
from ....vocabulary.arguments import WORDS
from ....vocabulary.kinds import DECISIONS, EVENTS, OPTIONS, Term
from .base import Wire
from .foresight import OptionAhead
from .view import ViewChange

# What is told as any text: cards are many, and cities are the box's own.
_TEXTS = (ArgType.CARD, ArgType.CITY)


def _type_of(arg: Arg) -> Any:
    found: Any = int
    if arg.type == ArgType.FLAG:
        found = bool
    elif arg.type in _TEXTS:
        found = str
    elif arg.type in WORDS:
        found = Literal[WORDS[arg.type]]
    return found | None if arg.nullable else found


def _camel(key: str, *suffixes: str) -> str:
    return "".join(word.capitalize() for word in key.replace("-", "_").split("_")) + "".join(suffixes)


def _args_of(term: Term, *suffixes: str) -> Any:
    fields: dict[str, Any] = {arg.told_as: (_type_of(arg), ...) for arg in term.args}
    return create_model(_camel(term.key, *suffixes, "Args"), __base__=Wire, **fields)


def _event(term: Term) -> Any:
    return create_model(
        _camel(term.key, "Event"),
        __base__=Wire,
        kind=(Literal[term.key], ...),
        seat=(int | None, ...),
        rule=(str, ...),
        args=(_args_of(term, "Event"), ...),
        change=(ViewChange, Field(None, description="What it changed in your view; not in the log.")),
    )


def _option(term: Term) -> Any:
    return create_model(
        _camel(term.key, "Option"),
        __base__=Wire,
        id=(int, ...),
        verb=(Literal[term.key], ...),
        args=(_args_of(term, "Option"), ...),
        legal=(bool, ...),
        reason=(str | None, ...),
        foresight=(OptionAhead | None, Field(None, description="Of legal options, where the server looks ahead.")),
    )


def _decision(term: Term) -> Any:
    return create_model(
        _camel(term.key, "Decision"),
        __base__=Wire,
        seat=(int, ...),
        kind=(Literal[term.key], ...),
        rule=(str, ...),
        args=(_args_of(term, "Decision"), ...),
        options=(list[OptionNow], ...),
    )


def _one_of(models: list[Any], key: str) -> Any:
    return Annotated[reduce(or_, models), Field(discriminator=key)]


class GameEvent(RootModel[_one_of([_event(term) for term in EVENTS], "kind")]):
    """One thing that happened in the game; a card that you may not know is `hidden`."""


class OptionNow(RootModel[_one_of([_option(term) for term in OPTIONS], "verb")]):
    """One action that is offered; an illegal one has a reason (the id of a message)."""


class MyDecision(RootModel[_one_of([_decision(term) for term in DECISIONS], "kind")]):
    """A decision that is yours to make, with all its options."""


class OthersDecision(Wire):
    """A decision of somebody else: only whose it is."""

    seat: int
    kind: None = None
    rule: None = None
    args: None = None
    options: None = None


class DecisionNow(RootModel[MyDecision | OthersDecision]):
    """Whose decision it is; if it is yours, all about it."""
