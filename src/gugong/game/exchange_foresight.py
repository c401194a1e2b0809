"""What exchanges of a card would allow: how each could be made, and which of the two actions would be possible then."""

from typing import Any

import numpy as np

from ..box import Box
from ..box.record import LOCATION_COUNT
from ..compiler import loader
from ..rules import foresight as rules
from ..rules.core.state import STATE
from ..rules.phases.night import dice_showing
from ..vocabulary import names
from .plain_state import PlainState
from .workspace import foreseeing_workspace

EVERYWHERE = -1
LEGAL = 1
WAYS = ("free", "servants", "card", "double_value")  # by their numbers in the rules
CAN = {rules.YES: "yes", rules.EITHER: "either", rules.AFTER: "after", rules.WITH_TRADE: "trade", rules.NO: "no"}


def foresee_exchanges(state: bytes, box: Box, card: int, location: int) -> list[dict[str, Any]]:
    """The exchanges of a card at a location, or EVERYWHERE, from a decision of the seat whose turn it is."""
    states = np.zeros(rules.FORESIGHT_STATES, STATE)
    states[0] = np.frombuffer(state, STATE)[0]
    found = np.zeros(rules.FORESIGHT_FIGURES, np.int64)
    work = foreseeing_workspace()
    loader.entry_points().foresee_exchange_of(states, box.record, work.array, card, location, found)
    figures, plain = found.tolist(), PlainState(state)
    wanted = range(LOCATION_COUNT) if location == EVERYWHERE else (location,)
    return [_exchange(figures, plain, box, card, place) for place in wanted]


def _exchange(figures: list[int], state: PlainState, box: Box, card: int, location: int) -> dict[str, Any]:
    taken = int(state.board[location])
    actions = (names.CARD_ACTIONS[int(box.record[0].card_action[card])], names.LOCATIONS[location])
    first = location * rules.EXCHANGE_FIGURES
    prices = {"servants": {"servant": int(box.record[0].exchange_cost)}, "card": {"card": 1}}
    ways = [
        _way(by, prices.get(by, {}), figures[first + number * rules.WAY_FIGURES :][: rules.WAY_FIGURES], actions)
        for number, by in enumerate(WAYS)
    ]
    return {
        "location": names.LOCATIONS[location],
        "takes": names.card(taken),
        "matches": dice_showing(state, int(box.record[0].card_value[taken])),
        "ways": [way for way in ways if way is not None],
    }


def _way(by: str, pays: dict[str, int], figures: list[int], actions: tuple[str, str]) -> dict[str, Any] | None:
    """A way to make an exchange: legal with its two actions, or why not; None if it is not offered."""
    code = figures[rules.WAY_CODE]
    if code == 0:
        return None
    if code != LEGAL:
        return {"by": by, "pays": pays, "reason": names.REASONS[code], "actions": []}
    told = (
        _action(action, source, figures[first : first + rules.ACTION_FIGURES])
        for action, source, first in zip(
            actions, ("card", "location"), (rules.CARDS_ACTION, rules.LOCATIONS_ACTION), strict=True
        )
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
