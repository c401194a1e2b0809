"""What each option of a decision would cost and give its seat: for people, before they choose.

An option is tried in a copy of the game, up to the next choice or the end of what follows from it; the clock does not
go on there. What the seat cannot know plays no part: of a card that would be drawn only the number is told.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any

import numpy as np

from ..box import Box
from ..compiler import loader
from ..rules.core.actions import Action
from ..rules.core.frames import COLUMNS, KIND, SEAT, FrameKind, column_of
from ..rules.core.state import STATE, bytes_of
from ..vocabulary import names
from ..vocabulary.arguments import GameContext
from .event import Event
from .exchange_foresight import EVERYWHERE, foresee_exchanges
from .plain_state import PlainState
from .workspace import foreseeing_workspace

# What can be paid and gained, as it is told.
RESOURCES = (
    "servant",
    "double",
    "card",
    "token",
    "vp",
    "jade",
    "intrigue",
    "envoy",
    "medal",
    "palace",  # VP at the end for the place entered
    "wall",  # servants on the wall
    "load",  # servants on ships
    "ship",  # launched or moved
    "decree",
)
ROW = 6  # numbers that an event has on the tape

_DEPTH = bytes_of("depth").start
_STACK = bytes_of("stack").start
_CARD, _LOCATION = column_of("card"), column_of("location")
_WAY_OF = {int(Action.PAY_SERVANTS): "servants", int(Action.DOUBLE_VALUE): "double_value"}
_WHICH_PIECES = (FrameKind.REMOVE, FrameKind.GAIN)  # decisions about which pieces go or come

Balance = tuple[Counter[str], Counter[str]]  # paid, gained
Args = dict[str, Any]


def _gains(resource: str, count: str | None = None) -> Callable[[Args, Balance], None]:
    def book(args: Args, balance: Balance) -> None:
        balance[1][resource] += 1 if count is None else args[count]

    return book


def _pays(resource: str, count: str | None = None) -> Callable[[Args, Balance], None]:
    def book(args: Args, balance: Balance) -> None:
        balance[0][resource] += 1 if count is None else args[count]

    return book


def _placed(resource: str) -> Callable[[Args, Balance], None]:
    """A servant that is placed: paid unless it comes from the supply; the double servant counts 2 where it goes."""

    def book(args: Args, balance: Balance) -> None:
        if not args["from_supply"]:
            balance[0]["double" if args["double"] else "servant"] += 1
        balance[1][resource] += 2 if args["double"] else 1

    return book


def _decree_taken(_: Args, balance: Balance) -> None:
    balance[0]["servant"] += 1  # that stays on the tile
    balance[1]["decree"] += 1


def _reward_claimed(args: Args, balance: Balance) -> None:
    balance[1]["double"] += args["reward"] == "double"


def _bonus_laid(args: Args, balance: Balance) -> None:
    balance[0]["double" if args["double"] else "servant"] += 1


_BOOKED: dict[str, Callable[[Args, Balance], None]] = {
    "removed": _pays("servant", "count"),
    "gained": _gains("servant", "count"),
    "wall-placed": _placed("wall"),
    "ship-loaded": _placed("load"),
    "ship-launched": _gains("ship"),
    "ship-moved": _gains("ship"),
    "decree-taken": _decree_taken,
    "bonus-laid": _bonus_laid,
    "vp": _gains("vp", "count"),
    "vp-lost": _pays("vp", "count"),
    "jade-gained": _gains("jade", "count"),
    "intrigue-up": _gains("intrigue", "count"),
    "intrigue-down": _pays("intrigue", "count"),
    "medal-taken": _gains("medal"),
    "envoy-step": _gains("envoy"),
    "palace-entered": _gains("palace", "vp"),
    "traded": _pays("token", "cost"),
    "reward-claimed": _reward_claimed,
    "card-drawn": _gains("card"),
    "taken-back": _gains("card"),
    "paid-with-card": _pays("card"),
    "discarded-for-jade": _pays("card"),
}


class Foresight:
    """Looks ahead from one decision."""

    def __init__(self, state: bytes, box: Box) -> None:
        """From a state in which somebody decides."""
        self._bytes, self._box = state, box
        self._context = GameContext(box, PlainState(state).side)
        self._frame = _top_frame(state)

    def of(self, action: int) -> dict[str, Any]:
        """What a legal action would cost and give, what is asked next, and what an exchange would allow."""
        pays, gains, asks = self._outcome(action)
        return {"pays": pays, "gains": gains, "asks": asks, "exchanges": self._exchanges(action)}

    def _outcome(self, action: int) -> tuple[dict[str, int], dict[str, int], str | None]:
        states = np.frombuffer(bytearray(self._bytes), STATE)
        work = foreseeing_workspace()
        loader.entry_points().foresee(states, self._box.record, work.array, action)
        balance: Balance = (Counter(), Counter())
        for number, row in enumerate(np.frombuffer(work.recorded()[0], np.int16).reshape(-1, ROW).tolist()):
            event = Event(tuple(row), self._context, False)
            if event.seat == self._frame[SEAT] and event.kind in _BOOKED:
                _BOOKED[event.kind](event.args, balance)
                if number == 0 and self._frame[KIND] in _WHICH_PIECES:
                    _tell_apart(event, balance)
        pays, gains = ({key: count for key, count in side.items() if count} for side in balance)
        return pays, gains, self._asked(states.tobytes()) if work.is_asking else None

    def _asked(self, state: bytes) -> str | None:
        """The kind of the decision that comes next, if it is this seat's."""
        frame = _top_frame(state)
        return names.DECISION_KINDS[frame[KIND]] if frame[SEAT] == self._frame[SEAT] else None

    def _exchanges(self, action: int) -> list[dict[str, Any]]:
        """The exchanges that an action leads to: a card's at every location, or the one that it is about."""
        kind = self._frame[KIND]
        if action >= Action.TRADE_SERVANT:
            return []
        if kind == FrameKind.CARD:
            return foresee_exchanges(self._bytes, self._box, action - Action.PLAY_CARD, EVERYWHERE)
        if kind == FrameKind.LOCATION:
            return foresee_exchanges(self._bytes, self._box, self._frame[_CARD], action - Action.EXCHANGE_AT)
        if kind == FrameKind.PAY and action != Action.NO_ACTION:
            found = foresee_exchanges(self._bytes, self._box, self._frame[_CARD], self._frame[_LOCATION])
            by = _WAY_OF.get(action, "card")
            return [{**one, "ways": [way for way in one["ways"] if way["by"] == by]} for one in found]
        return []


def _tell_apart(event: Event, balance: Balance) -> None:
    """Where the choice is which pieces go or come, the double servant is one of its own."""
    args = event.args
    if event.kind in ("removed", "gained") and args["double"]:
        side = balance[0] if event.kind == "removed" else balance[1]
        side["servant"] -= args.get("double_counts", 1)
        side["double"] += 1


def _top_frame(state: bytes) -> tuple[int, ...]:
    first = _STACK + (state[_DEPTH] - 1) * COLUMNS
    return tuple(np.frombuffer(state, np.int8, COLUMNS, first).tolist())
