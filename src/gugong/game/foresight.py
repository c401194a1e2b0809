"""What each option of a decision would cost and give its seat: for people, before they choose.

An option is tried in a copy of the game, up to the next choice or the end of what follows from it; the clock does not
go on there. What the seat cannot know plays no part: of a card that would be drawn only the number is told.
"""

from collections import Counter
from collections.abc import Callable
from functools import lru_cache
from struct import Struct
from typing import Any

import numpy as np

from ..box import Box
from ..compiler import loader
from ..rules.core.actions import Action
from ..rules.core.events import EventKind
from ..rules.core.frames import KIND, SEAT, FrameKind, column_of
from ..rules.core.state import STATE, bytes_of
from ..rules.foresight import FORESIGHT_STATES
from ..vocabulary import names
from ..vocabulary.arguments import GameContext
from .event import Event
from .exchange_foresight import EVERYWHERE, foresee_exchanges
from .plain_state import top_frame
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

_SIDE = bytes_of("side").start
_ROW = Struct("<6h")  # an event on the tape
_CARD, _LOCATION = column_of("card"), column_of("location")
_WAY_OF = {int(Action.PAY_SERVANTS): "servants", int(Action.DOUBLE_VALUE): "double_value"}
_WHICH_PIECES = (FrameKind.REMOVE, FrameKind.GAIN)  # decisions about which pieces go or come

Balance = tuple[Counter[str], Counter[str]]  # paid, gained
Booked = tuple[tuple[str, int], ...]  # resources and how many
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
_BOOKED_KINDS = frozenset(int(kind) for kind in EventKind if kind.key in _BOOKED)


class Foresight:
    """Looks ahead from one decision."""

    def __init__(self, state: bytes, box: Box) -> None:
        """From a state in which somebody decides."""
        self._box = box
        self._room = np.zeros(FORESIGHT_STATES, STATE)
        self._tried = self._room[:1].view(np.uint8)
        self._state = np.frombuffer(state, np.uint8)
        self._context = GameContext(box, state[_SIDE])
        self._frame = top_frame(state)

    def of(self, action: int) -> dict[str, Any]:
        """What a legal action would cost and give, what is asked next, and what an exchange would allow.

        Parts of it are shared with what other actions bring; do not change it.
        """
        pays, gains, asks = self._outcome(action)
        return {"pays": pays, "gains": gains, "asks": asks, "exchanges": self._exchanges(action)}

    def _outcome(self, action: int) -> tuple[dict[str, int], dict[str, int], str | None]:
        self._tried[:] = self._state
        work = foreseeing_workspace()
        loader.entry_points().foresee(self._room, self._box.record, work.array, action)
        seat, kind = self._frame[SEAT], self._frame[KIND]
        pays, gains = _balance(list(_ROW.iter_unpack(work.recorded_rows())), self._context, seat, kind in _WHICH_PIECES)
        return pays, gains, self._asked(self._tried.tobytes()) if work.is_asking else None

    def _asked(self, state: bytes) -> str | None:
        """The kind of the decision that comes next, if it is this seat's."""
        frame = top_frame(state)
        return names.DECISION_KINDS[frame[KIND]] if frame[SEAT] == self._frame[SEAT] else None

    def _exchanges(self, action: int) -> list[dict[str, Any]]:
        """The exchanges that an action leads to: a card's at every location, or the one that it is about."""
        kind = self._frame[KIND]
        if action >= Action.TRADE_SERVANT:
            return []
        if kind == FrameKind.CARD:
            return self._exchanges_of(action - Action.PLAY_CARD, EVERYWHERE)
        if kind == FrameKind.LOCATION:
            return self._exchanges_of(self._frame[_CARD], action - Action.EXCHANGE_AT)
        if kind == FrameKind.PAY and action != Action.NO_ACTION:
            found = self._exchanges_of(self._frame[_CARD], self._frame[_LOCATION])
            by = _WAY_OF.get(action, "card")
            return [{**one, "ways": [way for way in one["ways"] if way["by"] == by]} for one in found]
        return []

    def _exchanges_of(self, card: int, location: int) -> list[dict[str, Any]]:
        self._tried[:] = self._state
        return foresee_exchanges(self._room, self._box, card, location)


def _balance(
    rows: list[tuple[int, ...]], context: GameContext, seat: int, which_pieces: bool
) -> tuple[dict[str, int], dict[str, int]]:
    """What a seat pays and gains by the recorded events; with `which_pieces` the first one is what it chose."""
    pays: dict[str, int] = {}
    gains: dict[str, int] = {}
    for number, row in enumerate(rows):
        if row[1] == seat and row[0] in _BOOKED_KINDS:
            for side, booked in zip((pays, gains), _booked(row, context, number == 0 and which_pieces), strict=True):
                for resource, count in booked:
                    side[resource] = side.get(resource, 0) + count
    return pays, gains


@lru_cache(maxsize=4096)  # the same things happen again and again
def _booked(row: tuple[int, ...], context: GameContext, which_pieces: bool) -> tuple[Booked, Booked]:
    """What an event costs its seat and gives it."""
    event = Event(row, context, False)
    balance: Balance = (Counter(), Counter())
    _BOOKED[event.kind](event.args, balance)
    if which_pieces:
        _tell_apart(event, balance)
    paid, gained = (tuple((resource, count) for resource, count in side.items() if count) for side in balance)
    return paid, gained


def _tell_apart(event: Event, balance: Balance) -> None:
    """Where the choice is which pieces go or come, the double servant is one of its own."""
    args = event.args
    if event.kind in ("removed", "gained") and args["double"]:
        side = balance[0] if event.kind == "removed" else balance[1]
        side["servant"] -= args.get("double_counts", 1)
        side["double"] += 1
