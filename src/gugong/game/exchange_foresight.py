"""What exchanges of a card would allow: how each could be made, and which of the two actions would be possible then."""

from functools import lru_cache
from typing import Any

import numpy as np

from ..box import Box
from ..box.record import LOCATION_COUNT
from ..compiler import loader
from ..rules import foresight as rules
from ..vocabulary import names
from .plain_state import plain_box
from .workspace import foreseeing_workspace

EVERYWHERE = -1
LEGAL = 1
FIGURE_BYTES = np.dtype(np.int64).itemsize
EXCHANGE_BYTES = rules.EXCHANGE_FIGURES * FIGURE_BYTES
WAY_BYTES = rules.WAY_FIGURES * FIGURE_BYTES
WAYS = ("free", "servants", "card", "double_value")  # by their numbers in the rules
CAN = {rules.YES: "yes", rules.EITHER: "either", rules.AFTER: "after", rules.WITH_TRADE: "trade", rules.NO: "no"}


def foresee_exchanges(room: np.ndarray, box: Box, card: int, location: int) -> list[dict[str, Any]]:
    """The exchanges of a card at a location, or EVERYWHERE, from a decision of the seat whose turn it is.

    `room` is an array of FORESIGHT_STATES states: the first is that of the decision, the others are written over. What
    is returned is shared with other calls; do not change it.
    """
    found = np.zeros(rules.FORESIGHT_FIGURES, np.int64)
    loader.entry_points().foresee_exchange_of(room, box.record, foreseeing_workspace().array, card, location, found)
    figures = found.tobytes()
    board, dice, values = room["board"][0].tolist(), room["dice"][0].tolist(), plain_box(box).card_value
    wanted = range(LOCATION_COUNT) if location == EVERYWHERE else (location,)
    return [
        _exchange(
            box,
            card,
            place,
            board[place],
            dice.count(values[board[place]]),
            figures[place * EXCHANGE_BYTES : (place + 1) * EXCHANGE_BYTES],
        )
        for place in wanted
    ]


@lru_cache(maxsize=4096)  # most exchanges of a game are foreseen again and again, by one player and the next
def _exchange(box: Box, card: int, location: int, taken: int, matches: int, figures: bytes) -> dict[str, Any]:
    """An exchange of a card for one taken at a location, told from what the rules found."""
    plain = plain_box(box)
    actions = (names.CARD_ACTIONS[plain.card_action[card]], names.LOCATIONS[location])
    ways = [
        _way(by, plain.exchange_cost, *actions, figures[number * WAY_BYTES : (number + 1) * WAY_BYTES])
        for number, by in enumerate(WAYS)
    ]
    return {
        "location": names.LOCATIONS[location],
        "takes": names.card(taken),
        "matches": matches,
        "ways": [way for way in ways if way is not None],
    }


@lru_cache(maxsize=4096)
def _way(by: str, cost: int, cards_action: str, locations_action: str, found: bytes) -> dict[str, Any] | None:
    """A way to make an exchange: legal with its two actions, or why not; None if it is not offered."""
    figures = np.frombuffer(found, np.int64).tolist()
    code = figures[rules.WAY_CODE]
    if code == 0:
        return None
    pays = {"servants": {"servant": cost}, "card": {"card": 1}}.get(by, {})
    if code != LEGAL:
        return {"by": by, "pays": pays, "reason": names.REASONS[code], "actions": []}
    told = (
        _action(cards_action, "card", figures[rules.CARDS_ACTION :][: rules.ACTION_FIGURES]),
        _action(locations_action, "location", figures[rules.LOCATIONS_ACTION :][: rules.ACTION_FIGURES]),
    )
    return {"by": by, "pays": pays, "reason": None, "actions": [action for action in told if action is not None]}


def _action(action: str, source: str, figures: list[int]) -> dict[str, Any] | None:
    can = figures[rules.CAN]
    if can == rules.NO_SUCH_ACTION:
        return None
    return {
        "action": action,
        "source": source,
        "can": CAN[can],
        "reason": names.REASONS[figures[rules.WHY]] if can in (rules.NO, rules.WITH_TRADE) else None,
        "refused": _refused(figures[rules.VARIANT_A], figures[rules.VARIANT_B]),
    }


def _refused(a: int, b: int) -> dict[str, str]:
    """Of the variants A and B, where an action has them, those that are not possible, and why."""
    return {name: names.REASONS[code] for name, code in (("A", a), ("B", b)) if code > LEGAL}
