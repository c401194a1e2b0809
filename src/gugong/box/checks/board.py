"""Checks of board.toml: the tracks, dice, trades, ports and actions, and what differs by side."""

from itertools import pairwise

from gugong.box.checks.limits import FEW, MANY
from gugong.box.checks.maps import check_coordinates, check_map
from gugong.box.names import PORT_REWARDS, REWARDS, TRADES
from gugong.box.record import BENEFITS, DICE, FACES, HOUSES, MAX_DAYS, MAX_JADE_ROW, PLAYERS, PORTS
from gugong.box.values import Value

SIDES = ("side_a", "side_b")
MAPS = ("map_a", "map_b")

# A ship takes the double servant and still leaves a plain one for the reward space (DOUBLE-5).
SHIP_SIZES = (3, 12)
# At least two, for a trade that empties them; at most six, for bonus tokens return on top (RULING-20).
TOKEN_SLOTS = (2, 6)
PALACE_PLACES = {"side_a": (3, 5), "side_b": (5, 5)}
REWARD_SPACES = {"vp4": (0, 12), "card": (0, 3), "double": (1, 1)}

FIGURES = {
    "servants": (6, FEW),
    "days": (1, MAX_DAYS),
    "intrigue_steps": (1, MANY),
    "palace_steps": (1, MANY),
    "token_slots": TOKEN_SLOTS,
    "plaza_jade_cost": (0, FEW),
}
OPTIONAL_FIGURES = {
    "pool_at_start": (0, FEW),
    "trade_vp": (0, MANY),
    "jade_beyond_vp": (0, MANY),
    "harbour_vp": (0, MANY),
    "ship_size": SHIP_SIZES,
}
LISTS = ("day_income", "wall_complete", "trades", "jade_vp", "port_rewards", "reward_spaces", "dice")
ACTION_FIGURES = {
    "exchange_cost": (0, FEW),
    "travel_b_cost": (0, FEW),
    "wall_b_cost": (0, FEW),
    "wall_b_servants": (1, FEW),
    "wall_vp": (0, MANY),
    "night_vp": (0, MANY),
    "intrigue_a_steps": (0, MANY),
    "intrigue_b_cost": (0, FEW),
    "intrigue_b_steps": (0, MANY),
    "palace_b_cost": (0, FEW),
    "palace_b_steps": (0, MANY),
    "palace_b_intrigue": (0, MANY),
    "canal_b_cost": (0, FEW),
    "jade_card_value": (1, 9),
    "jade_servants": (0, FEW),
    "discount": (0, FEW),
    "exchange_low": (0, 9),
    "exchange_high": (0, 9),
    "travel_b_moves": (1, 4),
    "wall_a_servants": (1, FEW),
    "wall_envoy_steps": (0, MANY),
    "night_envoy_steps": (0, MANY),
    "palace_a_steps": (0, MANY),
    "envoy_vp": (0, MANY),
}
# For each list of figures its length and limits.
ACTION_LISTS = {"benefit_back": (BENEFITS, 0, MANY), "benefit_gain": (2, 0, FEW), "card_gain": (2, 0, FEW)}


def check_board(file: Value) -> dict[str, int]:
    """Check the board and give the number of cities on each of its maps."""
    figures = FIGURES | OPTIONAL_FIGURES
    file.with_keys((*figures, *LISTS, *SIDES, *MAPS, "coordinates", "actions"))
    for figure, limits in figures.items():
        file[figure].integer(*limits)
    _check_pool(file)
    _check_days(file)
    _check_wall(file["wall_complete"])
    _check_trades(file)
    _check_jade(file["jade_vp"])
    _check_ports(file)
    _check_dice(file["dice"])
    _check_actions(file["actions"])
    for side in SIDES:
        _check_side(file[side], PALACE_PLACES[side])
    cities = {plan: check_map(file[plan]) for plan in MAPS}
    check_coordinates(file["coordinates"], cities)
    return {plan: len(names) for plan, names in cities.items()}


def _check_pool(file: Value) -> None:
    servants = file["servants"].integer(*FIGURES["servants"])
    pool = file["pool_at_start"]
    if pool.integer(*OPTIONAL_FIGURES["pool_at_start"]) > servants:
        raise pool.must_be(f"at most {servants}, the number of servants")


def _check_days(file: Value) -> None:
    days = file["days"].integer(*FIGURES["days"])
    for day in file["day_income"].elements(days, days, "day"):
        day.integer(0, FEW)


def _check_wall(wall: Value) -> None:
    people = [str(number) for number in range(1, PLAYERS + 1)]
    wall.with_keys(people)
    for number in people:
        wall[number].integer(1, MANY)


def _check_trades(file: Value) -> None:
    """TRADE-2: whoever has too many tokens, double or not, must be able to trade."""
    trades = file["trades"].with_keys(TRADES)
    slots = file["token_slots"].integer(*FIGURES["token_slots"])
    costs = [trades[trade].integer(1, MANY) for trade in TRADES]
    if not any(cost % 2 == 0 and cost <= slots for cost in costs):
        raise trades.fault(
            f"has the costs {', '.join(map(str, costs))}; one must be even and at most {slots}, "
            "so that full slots can always be emptied"
        )


def _check_jade(row: Value) -> None:
    points = [entry.integer(0, MANY) for entry in row.elements(2, MAX_JADE_ROW, "number")]
    if points[0] != 0:
        raise row.fault(f"begins with {points[0]}; it must begin with 0, for no jade")
    for fewer, more in pairwise(points):
        if more < fewer:
            raise row.fault(f"falls from {fewer} to {more}; more jade must never score less")


def _check_ports(file: Value) -> None:
    for port in file["port_rewards"].elements(PORTS, PORTS, "port"):
        port.word(PORT_REWARDS)
    spaces = file["reward_spaces"].with_keys(REWARDS)
    for reward in REWARDS:
        spaces[reward].integer(*REWARD_SPACES[reward])


def _check_dice(dice: Value) -> None:
    for die in dice.elements(DICE, DICE, "die"):
        for face in die.elements(FACES, FACES, "face"):
            face.integer(1, 9)


def _check_actions(actions: Value) -> None:
    actions.with_keys((*ACTION_FIGURES, *ACTION_LISTS))
    for figure, limits in ACTION_FIGURES.items():
        actions[figure].integer(*limits)
    for figure, (count, low, high) in ACTION_LISTS.items():
        actions[figure].integers(count, low, high)


def _check_side(side: Value, places: tuple[int, int]) -> None:
    side.with_keys(("jade_houses", "palace_vp", "routes"))
    for house in side["jade_houses"].elements(HOUSES, HOUSES, "house"):
        house.with_keys(("cost", "spaces"))
        house["cost"].integer(0, 12)
        house["spaces"].integer(1, FEW)
    palace = side["palace_vp"]
    points = [place.integer(0, MANY) for place in palace.elements(*places, "place")]
    for better, worse in pairwise(points):
        if worse > better:
            raise palace.fault(f"rises from {better} to {worse}; the best place must come first")
    side["routes"].integer(1, 2)
