"""The seats of a position: servants (what is left of them is the supply), tracks, decrees, ships and rewards."""

from typing import Any

from ..box import Box
from ..box.names import REWARDS
from ..box.record import DECREE_PLACES, PORTS, SHIPS
from ..errors import PositionError
from ..rules.core.point_sources import PointSource
from ..rules.core.seats import is_meng
from ..rules.core.state import HAND, IN_POOL, IN_SUPPLY, LAID_OUT, LOCKED, NO_PLACE, ON_SHIP, ON_WALL
from ..rules.invariants import count_servants
from ..rules.places.ships import load_of
from ..vocabulary.names import POINT_SOURCES, decree_at
from .json_values import items, mapping, refuse, whole, word

KEYS = (
    "hand",
    "discard",
    "pool",
    "double",
    "vp",
    "vp_from",
    "envoy",
    "palace_place",
    "intrigue",
    "wall",
    "jade",
    "decrees",
    "traveller",
    "tokens",
    "ships",
    "rewards",
)
DOUBLE_WORDS = {"locked": LOCKED, "supply": IN_SUPPLY, "pool": IN_POOL, "wall": ON_WALL, "laid": LAID_OUT}
MOST_VP = 1000
MOST_JADE = 60  # leaves room for what a whole game can still bring


def place_seats(s: Any, box: Box, seats: list[dict[str, Any]]) -> None:
    """Put every seat's pieces where the position says."""
    for seat, given in enumerate(seats):
        path = f"seats[{seat}]"
        data = mapping(path, given, KEYS)
        _place_tracks(s, box, seat, path, data)
        _place_decrees(s, seat, path, data)
        _place_traveller(s, box, seat, path, data)
        _place_ships(s, box, seat, path, data)
        _place_rewards(s, box, seat, path, data)
        _place_double(s, box, seat, path, data)
        _place_points(s, seat, path, data)
        _fill_supply(s, box, seat, path)
    _place_palace(s, box, seats)


def _place_tracks(s: Any, box: Box, seat: int, path: str, data: dict[str, Any]) -> None:
    b = box.record[0]
    servants = int(b.servants)
    s.pool[seat] = whole(f"{path}.pool", data.get("pool", int(b.pool_at_start)), 0, servants)
    s.wall[seat] = whole(f"{path}.wall", data.get("wall", 0), 0, servants)
    s.jade[seat] = whole(f"{path}.jade", data.get("jade", 0), 0, MOST_JADE)
    s.intrigue[seat] = whole(f"{path}.intrigue", data.get("intrigue", 0), 0, int(b.intrigue_steps))


def _place_palace(s: Any, box: Box, seats: list[dict[str, Any]]) -> None:
    """A palace place means that the envoy has arrived; an envoy at the last step without one takes the best free."""
    b = box.record[0]
    places = int(b.palace_places[int(s.side)])
    taken: dict[int, int] = {}
    for seat, data in enumerate(seats):
        place = data.get("palace_place")
        if place is not None:
            s.place[seat] = whole(f"seats[{seat}].palace_place", place, 0, places - 1)
            if place in taken:
                raise PositionError(
                    f"seats[{seat}].palace_place is {place} as for seats[{taken[place]}]; each has its own."
                )
            taken[place] = seat
    for seat, data in enumerate(seats):
        steps = int(b.palace_steps)
        arrived = data.get("palace_place") is not None
        envoy = whole(f"seats[{seat}].envoy", data.get("envoy", steps if arrived else 0), 0, steps)
        if arrived and envoy != steps:
            raise PositionError(f"seats[{seat}].envoy must be {steps}, because palace_place says that he has arrived.")
        s.envoy[seat] = envoy
        if envoy == steps and not arrived:
            s.place[seat] = next((i for i in range(places) if i not in taken), NO_PLACE)
            taken[int(s.place[seat])] = seat


def _place_decrees(s: Any, seat: int, path: str, data: dict[str, Any]) -> None:
    shown = [decree_at(place, int(s.decree[place])) for place in range(DECREE_PLACES)]
    for i, name in enumerate(items(f"{path}.decrees", data.get("decrees", []), 6)):
        place = word(f"{path}.decrees[{i}]", name, shown)
        if int(s.decree_by[place]) >> seat & 1:
            raise PositionError(f"{path}.decrees names {name!r} twice; each tile is taken once.")
        s.decree_by[place] = int(s.decree_by[place]) | 1 << seat


def _place_traveller(s: Any, box: Box, seat: int, path: str, data: dict[str, Any]) -> None:
    name = data.get("traveller")
    if name is None:
        return
    city = word(f"{path}.traveller", name, box.cities[int(s.side)])
    for other in range(seat):
        if s.traveller[other] == city:
            raise PositionError(f"{path}.traveller stands in {name} as that of seats[{other}]; a city holds one.")
    s.traveller[seat] = city


def _place_ships(s: Any, box: Box, seat: int, path: str, data: dict[str, Any]) -> None:
    b = box.record[0]
    for i, given in enumerate(items(f"{path}.ships", data.get("ships", []), SHIPS)):
        where = f"{path}.ships[{i}]"
        ship = mapping(where, given, ("ship", "route", "port", "servants"))
        number = whole(f"{where}.ship", ship.get("ship", i), 0, SHIPS - 1)
        route = whole(f"{where}.route", ship.get("route", 0), 0, int(b.routes[int(s.side)]) - 1)
        port = whole(f"{where}.port", ship.get("port"), 1, PORTS)
        if s.harbour[route, port] or s.ship_port[seat, number]:
            raise PositionError(f"{where} lies in port {port} of route {route}, which is taken; a port holds one ship.")
        s.harbour[route, port] = 1 + seat * SHIPS + number
        s.ship_route[seat, number] = route
        s.ship_port[seat, number] = port
        s.ship_load[seat, number] = whole(f"{where}.servants", ship.get("servants", 1), 0, int(b.ship_size))


def _place_rewards(s: Any, box: Box, seat: int, path: str, data: dict[str, Any]) -> None:
    for name, count in mapping(f"{path}.rewards", data.get("rewards", {}), REWARDS).items():
        reward = REWARDS.index(name)
        most = int(box.record[0].reward_spaces[reward])
        s.rewards[seat, reward] = whole(f"{path}.rewards.{name}", count, 0, most)
    cards = REWARDS.index("card")
    held = int(s.hand_n[seat]) + int(s.discard_n[seat])
    to_come = int(box.record[0].reward_spaces[cards]) - int(s.rewards[seat, cards])
    if held + to_come > HAND:
        raise PositionError(
            f"{path} has {held} cards in hand and discard and may still draw {to_come} at harbours;"
            f" together they must not be more than {HAND}."
        )


def _place_double(s: Any, box: Box, seat: int, path: str, data: dict[str, Any]) -> None:
    where = data.get("double", "laid" if s.double_at[seat] == LAID_OUT else "locked")
    if is_meng(s, seat) and where != "locked":
        raise refuse(f"{path}.double", "'locked' for Meng, whose double servant only marks his focus", where)
    if isinstance(where, str):
        if (where == "laid") != (s.double_at[seat] == LAID_OUT):
            raise PositionError(f"{path}.double is 'laid' just when one of `laid` says so.")
        word(f"{path}.double", where, tuple(DOUBLE_WORDS))
        s.double_at[seat] = DOUBLE_WORDS[where]
    else:
        ship = whole(f"{path}.double", where, 0, SHIPS - 1)
        if s.ship_port[seat, ship] == 0:
            raise PositionError(f"{path}.double names ship {ship}, which is not under way.")
        s.double_at[seat] = ON_SHIP + ship
    for ship in range(SHIPS):
        load = load_of(s, seat, ship)
        if s.ship_port[seat, ship] and not 1 <= load <= int(box.record[0].ship_size):
            raise refuse(f"{path}.ships", f"ships that carry 1 to {int(box.record[0].ship_size)}", f"a load of {load}")


def _place_points(s: Any, seat: int, path: str, data: dict[str, Any]) -> None:
    s.vp[seat] = whole(f"{path}.vp", data.get("vp", 0), 0, MOST_VP)
    sources = mapping(f"{path}.vp_from", data.get("vp_from", {}), POINT_SOURCES)
    for name, count in sources.items():
        s.vp_from[seat, POINT_SOURCES.index(name)] = whole(f"{path}.vp_from.{name}", count, -MOST_VP, MOST_VP)
    s.vp_from[seat, PointSource.CARRIED] += int(s.vp[seat]) - int(s.vp_from[seat].sum())


def _fill_supply(s: Any, box: Box, seat: int, path: str) -> None:
    """A seat has the box's number of servants: the supply is what is left."""
    s.supply[seat] = 0
    placed = count_servants(s, seat)
    servants = int(box.record[0].servants)
    if placed > servants:
        raise PositionError(
            f"{path} has {placed} servants in pool, wall, ships, decrees and rewards together; a seat has {servants}."
        )
    s.supply[seat] = servants - placed
