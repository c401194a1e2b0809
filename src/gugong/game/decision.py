"""Decision and Option: one choice of one seat, as data. What an option costs is looked up when somebody asks."""

from functools import cached_property
from typing import Any

import numpy as np

from ..box import Box
from ..box.names import LOCATIONS, REWARDS, TOKENS
from ..i18n.messages import text
from ..rules.core import actions, frames
from ..rules.phases import exchange as exchange_rules
from ..rules.places import decrees as decree_rules
from ..rules.places import jade as jade_rules
from ..rules.places import ships as ship_rules
from ..rules.places import travel as travel_rules
from ..vocabulary import names
from .plain_state import plain_tables

VERBS = tuple(verb for verb, _, count in actions.BLOCKS for _ in range(count))
OFFSETS = tuple(offset for _, _, count in actions.BLOCKS for offset in range(count))
LEGAL = 1
BENEFITS = ("gain1", "gain2", "die", "jade")
SPECIALS = ("double_value", "double_action", "discount")

_LOCATION_OF = dict(enumerate(LOCATIONS))


class Decision:
    """A choice that a seat has to make; `kind` says which, `args` what it is about."""

    def __init__(self, state: bytes, codes: np.ndarray, box: Box, plain: Any) -> None:
        """Of a state (its bytes, and for reading) and the codes of all actions in it."""
        self._bytes = state
        self._state = plain
        self._codes = codes
        self._box = box

    @cached_property
    def _frame(self) -> tuple[int, ...]:
        s = self._state
        return tuple(int(x) for x in s.stack[int(s.depth) - 1])

    @property
    def seat(self) -> int:
        """Who decides."""
        return self._frame[1]

    @property
    def kind(self) -> str:
        """What is decided: card, location, pay, action, city, token, claim …"""
        return names.FRAME_NAMES[self._frame[0]]

    @property
    def rule(self) -> str:
        """The rule that asks."""
        s = self._state
        return names.RULE_NAMES[int(s.stack_rule[int(s.depth) - 1])]

    @cached_property
    def args(self) -> dict[str, Any]:
        """What the decision is about: the card, the location, the action, the token …"""
        kind, _, a, b, c = self._frame
        if kind in (frames.LOCATION, frames.SWAP):
            return {"card": names.card(a)}
        if kind == frames.PAY:
            return {"card": names.card(a), "location": LOCATIONS[b]}
        if kind in (frames.REMOVE, frames.GAIN):
            return {"count": a}
        if kind == frames.ACTION:
            return {"action": names.ACTIONS[a], "source": names.SOURCES[b], "discounts": c}
        if kind == frames.REPEAT:
            return {"action": names.ACTIONS[a]}
        if kind == frames.TOKEN:
            return {"token": TOKENS[a]}
        if kind == frames.LAY:
            return {"token": TOKENS[a], "location": None if b < 0 else LOCATIONS[b]}
        if kind == frames.SPEND:
            return {"trade": names.trade(a), "missing": b}
        if kind == frames.SHIP_PLACE:
            return {"from": "supply" if a == frames.LOAD_SUPPLY else "pool"}
        return {}

    @cached_property
    def options(self) -> tuple["Option", ...]:
        """Everything offered, legal or greyed, in the order of the action space."""
        return tuple(Option(self, int(action)) for action in np.nonzero(self._codes)[0])

    def text(self, language: str = "en") -> str:
        """The question as one sentence."""
        return text(language, f"decision-{self.kind}", self.args, self._box)

    def why_not(self, action: int) -> str:
        """Why an action is refused, and what is legal instead."""
        legal = ", ".join(str(option.id) for option in [one for one in self.options if one.legal][:20])
        refused = next((option for option in self.options if option.id == action), None)
        if refused is None:
            return f"Action {action} is not offered to seat {self.seat} now; legal are {legal}."
        return f"Action {action} is not legal now: {refused.reason_text()} Legal are {legal}."

    def __repr__(self) -> str:
        """For people at a prompt."""
        return f"<Decision {self.kind} of seat {self.seat}: {len(self.options)} options>"


class Option:
    """One action that a decision offers; greyed ones have a reason."""

    __slots__ = ("_args", "_decision", "id", "legal", "verb")

    def __init__(self, decision: Decision, action: int) -> None:
        """Of a decision and the number of an action."""
        self._decision = decision
        self.id = action
        self.verb = VERBS[action]
        self.legal = bool(decision._codes[action] == LEGAL)
        self._args: dict[str, Any] | None = None

    @property
    def reason(self) -> str | None:
        """Why it is illegal, as a message id, or None."""
        return None if self.legal else "reason-" + names.REASON_NAMES[int(self._decision._codes[self.id])]

    @property
    def args(self) -> dict[str, Any]:
        """What the action is about, with its cost where it has one."""
        if self._args is None:
            self._args = describe(self._decision, self.verb, OFFSETS[self.id])
        return self._args

    def text(self, language: str = "en") -> str:
        """The action as one sentence."""
        decision = self._decision
        ids = (f"option-{decision.kind}-{self.verb}", f"option-{self.verb}")
        return text(language, ids, {**decision.args, **self.args}, decision._box)

    def reason_text(self, language: str = "en") -> str | None:
        """Why it is illegal as one sentence, or None."""
        return None if self.reason is None else text(language, self.reason, self.args, self._decision._box)

    def __repr__(self) -> str:
        """For people at a prompt."""
        return f"<Option {self.id} {self.verb} {self.args}{'' if self.legal else ' ' + str(self.reason)}>"


def describe(decision: Decision, verb: str, offset: int) -> dict[str, Any]:
    """The arguments of an option."""
    if verb in ("play_card", "discard_card", "give_card", "take_back"):
        return {"card": names.card(offset)}
    if verb in _PLAIN:
        return dict(_PLAIN[verb](offset))
    found = _LOOKED_UP.get(verb)
    return {} if found is None else found(decision, offset)


_PLAIN: dict[str, Any] = {
    "lay_at": lambda i: {"location": LOCATIONS[i]},
    "benefit": lambda i: {"benefit": BENEFITS[i]},
    "spend": lambda i: {"token": SPECIALS[i]},
}


def _exchange_at(decision: Decision, location: int) -> dict[str, Any]:
    s, b = decision._state, plain_tables(decision._box)
    _, seat, card, *_ = decision._frame
    free = exchange_rules.is_free(s, b, seat, card, location, False)
    return {"location": LOCATIONS[location], "lying": names.card(int(s.board[location])), "free": bool(free)}


def _swap_with(decision: Decision, location: int) -> dict[str, Any]:
    return {"location": LOCATIONS[location], "lying": names.card(int(decision._state.board[location]))}


def _go_to(decision: Decision, city: int) -> dict[str, Any]:
    s = decision._state
    name = names.city(decision._box, int(s.side), city)
    return {"city": name, "token": names.token(int(s.city_token[city]))}


def _discounted(decision: Decision, cost: int) -> int:
    if decision._frame[0] != frames.ACTION:
        return cost
    return max(cost - decision._frame[4] * int(plain_tables(decision._box).discount), 0)


def _buy_jade(decision: Decision, house: int) -> dict[str, Any]:
    cost = jade_rules.price(decision._state, plain_tables(decision._box), decision.seat, house)
    return {"house": names.HOUSES[house], "cost": _discounted(decision, cost)}


def _take_decree(decision: Decision, place: int) -> dict[str, Any]:
    s, b = decision._state, plain_tables(decision._box)
    number = int(s.decree[place])
    cost = decree_rules.cost_of(s, b, decision.seat, place)
    vp = int(b.decree_vp[place // 2, number])
    return {"decree": names.decree_key(place, number), "cost": _discounted(decision, cost), "vp": vp}


def _use_decree(decision: Decision, place: int) -> dict[str, Any]:
    return {"decree": names.decree_key(place, int(decision._state.decree[place]))}


def _turn_die(decision: Decision, offset: int) -> dict[str, Any]:
    die, face = divmod(offset, 6)
    showing = int(decision._state.dice[die])
    return {"die": die + 1, "from": showing, "face": int(plain_tables(decision._box).dice[die, face])}


def _route(decision: Decision, route: int) -> dict[str, int]:
    """A route as programs count it (from 0) and as people do, and how many there are."""
    routes = int(plain_tables(decision._box).routes[int(decision._state.side)])
    return {"route": route, "route_number": route + 1, "routes": routes}


def _ship(decision: Decision, ship: int) -> dict[str, Any]:
    s, seat = decision._state, decision.seat
    load = ship_rules.load_of(s, seat, ship)
    route = _route(decision, int(s.ship_route[seat, ship]))
    return {"ship": ship, **route, "port": int(s.ship_port[seat, ship]), "load": load}


def _claim(decision: Decision, offset: int) -> dict[str, Any]:
    return {**_ship(decision, offset // 3), "reward": REWARDS[offset % 3]}


def _launch(decision: Decision, route: int) -> dict[str, Any]:
    return {**_route(decision, route), "port": ship_rules.free_port(decision._state, route, 0)}


def _move_ship(decision: Decision, ship: int) -> dict[str, Any]:
    found = _ship(decision, ship)
    return {**found, "to": ship_rules.free_port(decision._state, found["route"], found["port"])}


def _variant(which: str) -> Any:
    def describe_variant(decision: Decision, _: int) -> dict[str, Any]:
        s, b = decision._state, plain_tables(decision._box)
        location = _LOCATION_OF.get(decision._frame[2])
        if which == "a" or location is None:
            return {"action": location, "cost": 0}
        costs = {
            "travel": travel_rules.travel_cost(s, b, decision.seat),
            "wall": int(b.wall_b_cost),
            "intrigue": int(b.intrigue_b_cost),
            "palace": int(b.palace_b_cost),
            "canal": int(b.canal_b_cost),
        }
        return {"action": location, "cost": costs[location]}

    return describe_variant


def _trade(number: int) -> Any:
    def describe_trade(decision: Decision, doubles: int) -> dict[str, Any]:
        return {
            "trade": names.trade(number),
            "doubles": doubles,
            "cost": int(plain_tables(decision._box).trade_cost[number]),
        }

    return describe_trade


def _pay_servants(decision: Decision, _: int) -> dict[str, Any]:
    return {"cost": int(plain_tables(decision._box).exchange_cost)}


_LOOKED_UP: dict[str, Any] = {
    "exchange_at": _exchange_at,
    "swap_with": _swap_with,
    "go_to": _go_to,
    "buy_jade": _buy_jade,
    "take_decree": _take_decree,
    "use_decree": _use_decree,
    "turn_die": _turn_die,
    "load": _ship,
    "load_double": _ship,
    "launch": _launch,
    "launch_double": _launch,
    "move_ship": _move_ship,
    "claim": _claim,
    "variant_a": _variant("a"),
    "variant_b": _variant("b"),
    "trade_servant": _trade(0),
    "trade_vp": _trade(1),
    "trade_jade": _trade(2),
    "pay_servants": _pay_servants,
}
