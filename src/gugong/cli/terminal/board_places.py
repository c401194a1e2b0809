"""The seven places: the gift card that lies at each, and what stands there."""

from collections.abc import Callable

from rich.table import Table
from rich.text import Text

from ...box.names import LOCATIONS, PORT_REWARDS
from ..messages import say
from ..style import FAINT, GOLD, JADE, LAPIS, ink, mark, spaced
from .scene import Scene

PORT_WIDTH = 12


def places(scene: Scene) -> Table:
    """A row for each place; a second canal route has a row of its own."""
    table = Table.grid(padding=(0, 1))
    for width in (11, 2, 14, 9, 60):
        table.add_column(width=width, no_wrap=True, overflow="ellipsis")
    for location in LOCATIONS:
        first, *more = STATES[location](scene)
        card = scene.card(scene.view["locations"][location])
        table.add_row(ink(say(f"place-{location}"), f"bold {LAPIS}"), *card, first)
        for state in more:
            table.add_row("", "", "", "", state)
    return table


def laid_out(scene: Scene) -> Text:
    """Bonus tokens that lie at a location or beside a board until the day phase ends (BONUS-1 to BONUS-3)."""
    parts = []
    for laid in scene.view["laid"]:
        short, location = say(f"token-{laid['token']}"), laid["location"]
        words = short if location is None else say("laid-at", short=short, place=say(f"place-{location}"))
        parts.append(mark(laid["seat"], words))
    return ink(say("laid-out")) + spaced(parts)


def travel(scene: Scene) -> list[Text]:
    """The token piles."""
    first, second = scene.view["token_piles"]
    traded = scene.view["token_discard"]
    return [ink(say("token-piles", first=first, second=second, traded=traded))]


def wall(scene: Scene) -> list[Text]:
    """Servants on the wall by seat, and how many complete it (WALL-3)."""
    built = [seat["wall"] for seat in scene.view["seats"]]
    marks = [mark(seat, count) for seat, count in enumerate(built) if count]
    needed = int(scene.figures.wall_complete[scene.view["setup"]["players"]])
    return [spaced([*marks, ink(say("wall-complete", count=sum(built), needed=needed))])]


def jade(scene: Scene) -> list[Text]:
    """The houses, dearer from left to right, and the plaza (JADE-1)."""
    parts = []
    costs = scene.figures.house_cost[scene.side]
    spaces = scene.figures.house_spaces[scene.side]
    for left, cost, space in zip(scene.view["jade_houses"], costs, spaces, strict=True):
        house = ink(say("jade-house", cost=scene.jade_cost(int(cost))), "" if left else FAINT)
        parts.append(house.append(" " + "◈" * left, JADE).append("·" * (int(space) - left), FAINT))
    plaza = say("jade-plaza", cost=scene.jade_cost(int(scene.figures.plaza_jade_cost)))
    parts.append(ink(plaza, FAINT if any(scene.view["jade_houses"]) else ""))
    return [spaced(parts, "   ")]


def intrigue(scene: Scene) -> list[Text]:
    """The markers from the highest to the lowest (TIE-1)."""
    steps = [seat["intrigue"] for seat in scene.view["seats"]]
    order = [mark(seat, steps[seat]) for seat in reversed(scene.view["intrigue_stack"])]
    last = say("intrigue-steps", steps=int(scene.figures.intrigue_steps), medal=scene.view["medal"] is None)
    return [spaced([spaced(order, " › "), ink(last, FAINT)])]


def palace(scene: Scene) -> list[Text]:
    """The envoys on their way, those inside, and the places still free (PALACE-3)."""
    worth = scene.figures.palace_vp[scene.side][: int(scene.figures.palace_places[scene.side])]
    parts, taken = [], set()
    for seat, board in enumerate(scene.view["seats"]):
        place = board["palace_place"]
        if place is None:
            parts.append(mark(seat, board["envoy"]))
        else:
            taken.add(place)
            parts.append(mark(seat, say("palace-in", vp=int(worth[place]))))
    free = " ".join(str(int(vp)) for place, vp in enumerate(worth) if place not in taken)
    steps = ink(say("palace-steps", steps=int(scene.figures.palace_steps)), FAINT)
    return [spaced([*parts, steps, ink(say("palace-free", places=free or "–"), GOLD)])]


def decree_place(scene: Scene) -> list[Text]:
    """The tiles have a part of the board of their own."""
    return [ink(say("decrees-below"), FAINT)]


def canal(scene: Scene) -> list[Text]:
    """Each route from port 1 on: the reward, and the ship with its load (CANAL-7)."""
    return [route(scene, number) for number in range(int(scene.figures.routes[scene.side]))]


def route(scene: Scene, number: int) -> Text:
    """The five ports of a route."""
    ships = {
        ship["port"]: (seat, ship["load"])
        for seat, board in enumerate(scene.view["seats"])
        for ship in board["ships"]
        if ship["route"] == number
    }
    line = Text()
    for port, reward in enumerate(scene.figures.port_reward[1:], 1):
        cell = ink(f"{port} ", FAINT).append(say(f"port-{PORT_REWARDS[int(reward)]}"), GOLD)
        if port in ships:
            seat, load = ships[port]
            cell = cell.append(" ") + mark(seat).append(str(load))
        cell.pad_right(max(PORT_WIDTH - cell.cell_len, 1))
        line += cell
    return line


STATES: dict[str, Callable[[Scene], list[Text]]] = {
    "travel": travel,
    "wall": wall,
    "jade": jade,
    "intrigue": intrigue,
    "palace": palace,
    "decrees": decree_place,
    "canal": canal,
}
