"""The locations: the gift card that lies at each, and what stands there."""

from collections.abc import Callable

from rich.console import Group
from rich.text import Text

from ...box.names import LOCATIONS, PORT_REWARDS
from ..messages import message
from ..style import FAINT, GOLD, JADE, LAPIS, Column, aligned, joined, seat_mark, styled
from .board_context import BoardContext

PORT_WIDTH = 12
COLUMNS = tuple(map(Column, (11, 2, 14, 9, 60)))


def location_grid(context: BoardContext) -> Group:
    """A row for each location; a second canal route has a row of its own."""
    rows: list[list[Text]] = []
    for location in LOCATIONS:
        first, *more = CONTENTS[location](context)
        card = context.card(context.view["locations"][location])
        rows.append([styled(message(f"place-{location}"), f"bold {LAPIS}"), *card, first])
        rows += [[*[Text()] * (len(COLUMNS) - 1), line] for line in more]
    return aligned(COLUMNS, rows)


def laid_tokens(context: BoardContext) -> Text:
    """Bonus tokens that lie at a location or beside a board until the day phase ends (BONUS-1 to BONUS-3)."""
    parts = []
    for laid in context.view["laid"]:
        short, location = message(f"token-{laid['token']}"), laid["location"]
        words = short if location is None else message("laid-at", short=short, place=message(f"place-{location}"))
        parts.append(seat_mark(laid["seat"], words))
    return styled(message("laid-out")) + joined(parts)


def travel(context: BoardContext) -> list[Text]:
    """The token piles."""
    first, second = context.view["token_piles"]
    traded = context.view["token_discard"]
    return [styled(message("token-piles", first=first, second=second, traded=traded))]


def wall(context: BoardContext) -> list[Text]:
    """Servants on the wall by seat, and how many complete it (WALL-3)."""
    built = [seat["wall"] for seat in context.view["seats"]]
    marks = [seat_mark(seat, count) for seat, count in enumerate(built) if count]
    needed = context.view["wall_size"]
    return [joined([*marks, styled(message("wall-complete", count=sum(built), needed=needed))])]


def jade(context: BoardContext) -> list[Text]:
    """The houses, dearer from left to right, and the plaza (JADE-1)."""
    parts = []
    houses = context.view["jade_houses"]
    spaces = context.figures.house_spaces[context.side]
    for number, (left, space) in enumerate(zip(houses, spaces, strict=True)):
        house = styled(message("jade-house", cost=context.jade_cost(number)), "" if left else FAINT)
        parts.append(house.append(" " + "◈" * left, JADE).append("·" * (int(space) - left), FAINT))
    plaza = message("jade-plaza", cost=context.jade_cost(len(houses)))
    parts.append(styled(plaza, FAINT if any(houses) else ""))
    return [joined(parts, "   ")]


def intrigue(context: BoardContext) -> list[Text]:
    """The markers from the highest to the lowest (TIE-1)."""
    steps = [seat["intrigue"] for seat in context.view["seats"]]
    order = [seat_mark(seat, steps[seat]) for seat in reversed(context.view["intrigue_stack"])]
    last = message("intrigue-steps", steps=int(context.figures.intrigue_steps), medal=context.view["medal"] is None)
    return [joined([joined(order, " › "), styled(last, FAINT)])]


def palace(context: BoardContext) -> list[Text]:
    """The envoys on their way, those inside, and the places still free (PALACE-3)."""
    worth = context.figures.palace_vp[context.side][: int(context.figures.palace_places[context.side])]
    parts, taken = [], set()
    for seat, board in enumerate(context.view["seats"]):
        place = board["palace_place"]
        if place is None:
            parts.append(seat_mark(seat, board["envoy"]))
        else:
            taken.add(place)
            parts.append(seat_mark(seat, message("palace-in", vp=int(worth[place]))))
    free = " ".join(str(int(vp)) for place, vp in enumerate(worth) if place not in taken)
    steps = styled(message("palace-steps", steps=int(context.figures.palace_steps)), FAINT)
    return [joined([*parts, steps, styled(message("palace-free", places=free or "–"), GOLD)])]


def decrees(context: BoardContext) -> list[Text]:
    """A hint at the decrees, which are drawn below."""
    return [styled(message("decrees-below"), FAINT)]


def canal(context: BoardContext) -> list[Text]:
    """Each route from port 1 on: the reward, and the ship with its load (CANAL-7)."""
    return [route(context, number) for number in range(int(context.figures.routes[context.side]))]


def route(context: BoardContext, number: int) -> Text:
    """The ports of a route, each with its reward and its ship."""
    ships = {
        ship["port"]: (seat, ship["load"])
        for seat, board in enumerate(context.view["seats"])
        for ship in board["ships"]
        if ship["route"] == number
    }
    line = Text()
    for port, reward in enumerate(context.figures.port_reward[1:], 1):
        cell = styled(f"{port} ", FAINT).append(message(f"port-{PORT_REWARDS[int(reward)]}"), GOLD)
        if port in ships:
            seat, load = ships[port]
            cell = cell.append(" ") + seat_mark(seat).append(str(load))
        cell.pad_right(max(PORT_WIDTH - cell.cell_len, 1))
        line += cell
    return line


CONTENTS: dict[str, Callable[[BoardContext], list[Text]]] = {
    "travel": travel,
    "wall": wall,
    "jade": jade,
    "intrigue": intrigue,
    "palace": palace,
    "decrees": decrees,
    "canal": canal,
}
