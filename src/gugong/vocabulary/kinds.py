"""The whole vocabulary as data: every kind of event, decision and option with the arguments that it tells."""

from collections.abc import Iterator
from dataclasses import dataclass

from ..rules.core.actions import Action
from ..rules.core.arguments import Arg, ArgType
from ..rules.core.events import EventKind
from ..rules.core.frames import FrameKind


@dataclass(frozen=True)
class Term:
    """A kind of event or decision, or the verb of an option, and the arguments that it tells."""

    key: str
    args: tuple[Arg, ...]


def _told(args: tuple[Arg, ...]) -> tuple[Arg, ...]:
    return tuple(arg for arg in args if not arg.internal)


EVENTS = tuple(Term(kind.key, _told(kind.args)) for kind in EventKind)
DECISIONS = tuple(Term(kind.key, _told(kind.args)) for kind in FrameKind if kind.is_choice)
OPTIONS = tuple(Term(action.key, _told((*action.args, *action.also))) for action in Action)
SECRET_EVENTS = frozenset(kind.key for kind in EventKind if kind.is_secret)


def _named_types() -> Iterator[tuple[str, ArgType]]:
    for term in (*EVENTS, *DECISIONS, *OPTIONS):
        for arg in term.args:
            yield arg.told_as, arg.type


# The type of an argument by its name: a name means the same wherever it stands, but for `from`, which is never worded.
TYPE_OF = {name: arg_type for name, arg_type in _named_types() if name != "from"}
