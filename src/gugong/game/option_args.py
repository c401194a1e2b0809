"""The arguments of options: what each action is about, and what it costs or gives now, as the rules say."""

from collections.abc import Callable
from typing import Any, NamedTuple

from ..box.kinds import Trade
from ..box.names import SPENDABLE_TOKENS
from ..box.record import FACES, REWARD_KINDS
from ..rules.core.actions import Action
from ..rules.core.frames import FIRST_ARG, KIND, SEAT, FrameKind, column_of
from ..rules.phases.exchange import is_free
from ..rules.places.decrees import cost_of
from ..rules.places.jade import price
from ..rules.places.ships import free_port, load_of
from ..rules.places.travel import travel_cost
from ..vocabulary import names
from ..vocabulary.arguments import READERS, GameContext, read
from .plain_state import plain_box

DISCOUNTS = column_of("discounts")
DECREE_TILE = 1  # the servant that stays on a decree's tile


class Choice(NamedTuple):
    """What options are told from: the state as plain fields, the context, and the frame that asks."""

    state: Any
    context: GameContext
    frame: tuple[int, ...]

    @property
    def box(self) -> Any:
        """The figures of the box as plain fields."""
        return plain_box(self.context.box)

    @property
    def seat(self) -> int:
        """Who decides."""
        return self.frame[SEAT]

    def discounted(self, cost: int) -> int:
        """A price less what the discount tokens of this action take off (BONUS-6)."""
        if self.frame[KIND] != FrameKind.ACTION:
            return cost
        return max(cost - self.frame[DISCOUNTS] * int(self.box.discount), 0)


Arguments = Callable[[Choice, int], dict[str, Any]]


def _nothing(choice: Choice, offset: int) -> dict[str, Any]:
    return {}


def _by_offset(action: Action) -> Arguments:
    """The one argument that the offset in the block is."""
    (arg,) = action.args
    name, reader = arg.told_as, READERS[arg.type]
    return lambda choice, offset: {name: reader(offset, choice.context)}


def _exchange_at(choice: Choice, location: int) -> dict[str, Any]:
    s, b = choice.state, choice.box
    free = bool(is_free(s, b, choice.seat, choice.frame[FIRST_ARG], location, False))
    return {**_swap_with(choice, location), "free": free, "cost": 0 if free else int(b.exchange_cost)}


def _swap_with(choice: Choice, location: int) -> dict[str, Any]:
    return {"location": names.LOCATIONS[location], "lying": names.card(int(choice.state.board[location]))}


def _go_to(choice: Choice, city: int) -> dict[str, Any]:
    s = choice.state
    name = names.city(choice.context.box, choice.context.side, city)
    return {"city": name, "token": names.token(int(s.city_token[city]))}


def _buy_jade(choice: Choice, house: int) -> dict[str, Any]:
    cost = price(choice.state, choice.box, choice.seat, house)
    return {"house": names.HOUSES[house], "cost": choice.discounted(cost)}


def _take_decree(choice: Choice, place: int) -> dict[str, Any]:
    s, b = choice.state, choice.box
    cost = choice.discounted(cost_of(s, b, choice.seat, place))
    vp = int(b.decree_vp.reshape(-1)[names.DECREE_KEYS.index(_decree(choice, place))])
    return {"decree": _decree(choice, place), "cost": cost, "servants": cost + DECREE_TILE, "vp": vp}


def _decree(choice: Choice, place: int) -> str:
    return names.decree_at(place, int(choice.state.decree[place]))


def _use_decree(choice: Choice, place: int) -> dict[str, Any]:
    return {"decree": _decree(choice, place)}


def _benefit(choice: Choice, which: int) -> dict[str, Any]:
    return {"benefit": names.BENEFITS[which], "steps": int(choice.box.benefit_back[which])}


def _turn_die(choice: Choice, offset: int) -> dict[str, Any]:
    die, face = divmod(offset, FACES)
    return {"die": die, "from": int(choice.state.dice[die]), "face": int(choice.box.dice[die, face])}


def _ship(choice: Choice, ship: int) -> dict[str, Any]:
    s, seat = choice.state, choice.seat
    return {
        "ship": ship,
        "route": int(s.ship_route[seat, ship]),
        "routes": _routes(choice),
        "port": int(s.ship_port[seat, ship]),
        "load": load_of(s, seat, ship),
    }


def _routes(choice: Choice) -> int:
    return int(choice.box.routes[choice.context.side])


def _launch(choice: Choice, route: int) -> dict[str, Any]:
    return {"route": route, "routes": _routes(choice), "port": free_port(choice.state, route, 0)}


def _move_ship(choice: Choice, ship: int) -> dict[str, Any]:
    found = _ship(choice, ship)
    return {**found, "to": free_port(choice.state, found["route"], found["port"])}


def _claim(choice: Choice, offset: int) -> dict[str, Any]:
    return {**_ship(choice, offset // REWARD_KINDS), "reward": names.REWARDS[offset % REWARD_KINDS]}


def _variant_a(choice: Choice, _: int) -> dict[str, Any]:
    return {**read(FrameKind.ACTION.args[:1], choice.frame[FIRST_ARG:], choice.context), "cost": 0}


def _variant_b(choice: Choice, _: int) -> dict[str, Any]:
    b = choice.box
    action = names.CARD_ACTIONS[choice.frame[FIRST_ARG]]
    costs = {
        "travel": travel_cost(choice.state, b, choice.seat),
        "wall": int(b.wall_b_cost),
        "intrigue": int(b.intrigue_b_cost),
        "palace": int(b.palace_b_cost),
        "canal": int(b.canal_b_cost),
    }
    return {"action": action, "cost": costs[action]}


def _trade(trade: Trade) -> Arguments:
    def arguments(choice: Choice, doubles: int) -> dict[str, Any]:
        b = choice.box
        found = {"doubles": doubles, "trade": trade.key, "cost": int(b.trade_cost[trade])}
        return {**found, "vp": int(b.trade_vp)} if trade == Trade.VP2 else found

    return arguments


def _pay_servants(choice: Choice, _: int) -> dict[str, Any]:
    return {"cost": int(choice.box.exchange_cost)}


def _spend(choice: Choice, special: int) -> dict[str, Any]:
    return {"token": SPENDABLE_TOKENS[special]}


_LOOKED_UP: dict[Action, Arguments] = {
    Action.VARIANT_A: _variant_a,
    Action.VARIANT_B: _variant_b,
    Action.PAY_SERVANTS: _pay_servants,
    Action.EXCHANGE_AT: _exchange_at,
    Action.SWAP_WITH: _swap_with,
    Action.GO_TO: _go_to,
    Action.BUY_JADE: _buy_jade,
    Action.TAKE_DECREE: _take_decree,
    Action.USE_DECREE: _use_decree,
    Action.BENEFIT: _benefit,
    Action.TURN_DIE: _turn_die,
    Action.LOAD: _ship,
    Action.LOAD_DOUBLE: _ship,
    Action.LAUNCH: _launch,
    Action.LAUNCH_DOUBLE: _launch,
    Action.MOVE_SHIP: _move_ship,
    Action.CLAIM: _claim,
    Action.TRADE_SERVANT: _trade(Trade.SERVANT),
    Action.TRADE_VP: _trade(Trade.VP2),
    Action.TRADE_JADE: _trade(Trade.JADE),
    Action.SPEND: _spend,
}
ARGUMENTS: dict[Action, Arguments] = {
    action: _LOOKED_UP.get(action, _by_offset(action) if action.args else _nothing) for action in Action
}
