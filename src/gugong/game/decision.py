"""Decision and Option: one choice of one seat, as data."""

from functools import cached_property
from typing import Any

import numpy as np

from ..box import Box
from ..compiler import loader
from ..i18n.messages import text
from ..rules.core.actions import Action
from ..rules.core.frames import FIRST_ARG, KIND, SEAT, FrameKind
from ..vocabulary import names
from ..vocabulary.arguments import GameContext, counted_for_people, read
from ..vocabulary.kinds import TYPE_OF
from .foresight import Foresight
from .option_args import ARGUMENTS, Choice
from .pickling import check_version, version
from .plain_state import PlainState, top_frame

LEGAL = 1
ACTIONS = tuple(action for action in Action for _ in range(action.size))
OFFSETS = tuple(offset for action in Action for offset in range(action.size))
_ARGS = {int(kind): kind.args for kind in FrameKind}


class Decision:
    """A choice that a seat has to make, as `Game.decision` gives it; `kind` says which, `args` what it is about."""

    def __init__(self, state: bytes, codes: np.ndarray, box: Box, plain: Any) -> None:
        """Make it of a state (its bytes, and as plain fields) and the code of each action in it."""
        self._bytes = state
        self._state = plain
        self._codes = codes
        self._box = box
        self._frame = top_frame(state)

    @cached_property
    def _context(self) -> GameContext:
        return GameContext(self._box, int(self._state.side))

    @property
    def seat(self) -> int:
        """Who decides."""
        return self._frame[SEAT]

    @property
    def kind(self) -> str:
        """What is decided: card, location, pay, action, city, token, claim …"""
        return names.DECISION_KINDS[self._frame[KIND]]

    @property
    def rule(self) -> str:
        """The rule that asks."""
        s = self._state
        return names.RULES[int(s.stack_rule[int(s.depth) - 1])]

    @cached_property
    def args(self) -> dict[str, Any]:
        """What the decision is about: the card, the location, the action, the token …"""
        return read(_ARGS[self._frame[KIND]], self._frame[FIRST_ARG:], self._context)

    @cached_property
    def options(self) -> tuple["Option", ...]:
        """Everything offered, legal or not, in the order of the action space."""
        return tuple(Option(self, int(action)) for action in self._codes.nonzero()[0])

    @cached_property
    def _choice(self) -> Choice:
        return Choice(self._state, self._context, self._frame)

    @cached_property
    def _foresight(self) -> dict[int, dict[str, Any]]:
        """What each legal option would bring, by its number; nothing while the rules still run interpreted, slowly."""
        if loader.is_warming_up():
            return {}
        looking = Foresight(self._bytes, self._box)
        return {option.id: looking.of(option.id) for option in self.options if option.legal}

    def text(self, language: str = "en") -> str:
        """The question as one sentence."""
        return text(language, f"decision-{self.kind}", counted_for_people(self.args, TYPE_OF), self._box)

    def why_not(self, action: int) -> str:
        """Why an action is refused, and what is legal instead."""
        legal = ", ".join(str(option.id) for option in [one for one in self.options if one.legal][:20])
        refused = next((option for option in self.options if option.id == action), None)
        if refused is None:
            return f"Action {action} is not offered to seat {self.seat} now; legal are {legal}."
        return f"Action {action} is not legal now: {refused.reason_text()} Legal are {legal}."

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle and copy it by what it was made of."""
        return _unpickled, (version(), self._bytes, self._codes.tobytes(), self._box)

    def __repr__(self) -> str:
        """For people at a prompt."""
        return f"<Decision {self.kind} of seat {self.seat}: {len(self.options)} options>"


def _unpickled(pickled_version: str, state: bytes, codes: bytes, box: Box) -> Decision:
    """The decision that was pickled; SaveError if it is of another version."""
    check_version(pickled_version)
    return Decision(state, np.frombuffer(codes, np.int8), box, PlainState(state))


class Option:
    """One action that a decision offers, legal or not; one that is not legal has a reason.

    `id` is its number in the action space, `verb` says what is done, `legal` whether it may be done now.
    """

    __slots__ = ("_args", "_decision", "id", "legal", "verb")

    def __init__(self, decision: Decision, action: int) -> None:
        """Make it of a decision and the number of an action."""
        self._decision = decision
        self.id = action
        self.verb = ACTIONS[action].key
        self.legal = bool(decision._codes[action] == LEGAL)
        self._args: dict[str, Any] | None = None

    @property
    def reason(self) -> str | None:
        """Why it is illegal, as a message id, or None."""
        return None if self.legal else "reason-" + names.REASONS[int(self._decision._codes[self.id])]

    @property
    def args(self) -> dict[str, Any]:
        """What the action is about, with its cost where it has one; looked up when somebody asks."""
        if self._args is None:
            self._args = ARGUMENTS[ACTIONS[self.id]](self._decision._choice, OFFSETS[self.id])
        return self._args

    @property
    def foresight(self) -> dict[str, Any] | None:
        """What it would cost and give the seat up to its next choice, tried in a copy when somebody asks; or None.

        `pays` and `gains` count things; `asks` is the kind of the seat's next decision; `exchanges` tells of each
        exchange that it leads to how it could be made and which actions would be possible. An illegal option has none.
        """
        return self._decision._foresight.get(self.id)

    def text(self, language: str = "en") -> str:
        """The action as one sentence."""
        decision = self._decision
        ids = (f"option-{decision.kind}-{self.verb}", f"option-{self.verb}")
        return text(language, ids, counted_for_people({**decision.args, **self.args}, TYPE_OF), decision._box)

    def reason_text(self, language: str = "en") -> str | None:
        """Why it is illegal as one sentence, or None."""
        if self.reason is None:
            return None
        return text(language, self.reason, counted_for_people(self.args, TYPE_OF), self._decision._box)

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle and copy it by its decision and its number there."""
        return Option, (self._decision, self.id)

    def __repr__(self) -> str:
        """For people at a prompt."""
        return f"<Option {self.id} {self.verb} {self.args}{'' if self.legal else ' ' + str(self.reason)}>"
