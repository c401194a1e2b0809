"""The decrees and the travel map."""

from itertools import zip_longest

from rich.table import Table
from rich.text import Text

from ..messages import say
from ..style import FAINT, GOLD, JADE, ink, mark
from .scene import Scene

CITIES_A_ROW = 5


def decrees(scene: Scene) -> Table:
    """A row for each level: what the tile does, its VP, what it costs, who has it."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for width in (7, *(12, 15, 4, 5, 5) * 2):
        table.add_column(width=width, no_wrap=True, overflow="ellipsis")
    for level in range(3):
        tiles = [cell for place in (level * 2, level * 2 + 1) for cell in tile(scene, place)]
        table.add_row(ink(say(f"level-{level + 1}"), FAINT), *tiles)
    return table


def tile(scene: Scene, place: int) -> list[Text]:
    """Name, effect, VP, cost, owners."""
    decree, owners = scene.view["decrees"][place]["decree"], scene.view["decrees"][place]["seats"]
    vp = scene.decree_vp(place)
    b = scene.figures
    effect = say(
        f"effect-{decree}",
        per=int(b.score_per),
        eight=int(b.eight_vp),
        jade=int(b.jade_each),
        decrees=int(b.decrees_each),
        harbours=int(b.harbours_each),
    )
    mine = scene.me in owners
    cost = say("decree-yours") if mine else say("decree-cost", cost=scene.decree_cost(place))
    return [
        ink(say(f"decree-{decree}"), "bold"),
        ink(effect),
        ink(say("decree-vp", vp=vp) if vp else "", GOLD),
        ink(cost, JADE if mine else ""),
        Text().join(mark(seat) for seat in owners),
    ]


def travel_map(scene: Scene) -> Table:
    """The outer ring in its order, then the cities inside."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(width=5, no_wrap=True)
    for _ in range(CITIES_A_ROW):
        table.add_column(width=18, no_wrap=True, overflow="ellipsis")
    cities = list(scene.view["map"].items())
    ring = int(scene.figures.ring[scene.side])
    for label, group in (("ring", cities[:ring]), ("inner", cities[ring:])):
        cells = [city(scene, name, token) for name, token in group]
        rows = list(zip_longest(*(iter(cells),) * CITIES_A_ROW, fillvalue=Text()))
        for number, row in enumerate(rows):
            table.add_row(ink(say(f"map-{label}") if number == 0 else "", FAINT), *row)
    return table


def city(scene: Scene, name: str, token: str | None) -> Text:
    """A city with its token or its traveller; neither: a dash."""
    here = [seat for seat, board in enumerate(scene.view["seats"]) if board["traveller"] == name]
    cell = ink(f"{name:<9} ", "" if token or here else FAINT)
    if token:
        cell.append(say(f"token-{token}"), JADE)
    for seat in here:
        cell += mark(seat)
    return cell if token or here else cell.append("–")
