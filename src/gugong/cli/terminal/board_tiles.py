"""The decrees and the travel map."""

from itertools import zip_longest

from rich.table import Table as Grid
from rich.text import Text

from ...box.names import LEVEL_KEYS
from ...box.record import TILES_A_LEVEL
from ..messages import message
from ..style import FAINT, GOLD, JADE, seat_mark, styled
from .board_context import BoardContext

CITIES_A_ROW = 5


def decree_grid(context: BoardContext) -> Grid:
    """A row for each level: what the tile does, its VP, what it costs, who has it."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for width in (7, *(12, 15, 4, 5, 5) * TILES_A_LEVEL):
        grid.add_column(width=width, no_wrap=True, overflow="ellipsis")
    for level in range(len(LEVEL_KEYS)):
        places = range(level * TILES_A_LEVEL, (level + 1) * TILES_A_LEVEL)
        tiles = [cell for place in places for cell in decree_cells(context, place)]
        grid.add_row(styled(message(f"level-{level + 1}"), FAINT), *tiles)
    return grid


def decree_cells(context: BoardContext, place: int) -> list[Text]:
    """The cells of a decree: name, effect, VP, cost, owners."""
    decree, owners = context.view["decrees"][place]["decree"], context.view["decrees"][place]["seats"]
    vp = context.decree_vp(place)
    figures = context.figures
    effect = message(
        f"effect-{decree}",
        per=int(figures.score_per),
        eight=int(figures.eight_vp),
        jade=int(figures.jade_each),
        decrees=int(figures.decrees_each),
        harbours=int(figures.harbours_each),
    )
    mine = context.me in owners
    servants = context.decree_cost(place)
    cost = message("decree-yours") if mine else "" if servants is None else message("decree-cost", cost=servants)
    return [
        styled(message(f"decree-{decree}"), "bold"),
        styled(effect),
        styled(message("decree-vp", vp=vp) if vp else "", GOLD),
        styled(cost, JADE if mine else ""),
        Text().join(seat_mark(seat) for seat in owners),
    ]


def map_grid(context: BoardContext) -> Grid:
    """The outer ring in its order, then the cities inside."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=5, no_wrap=True)
    for _ in range(CITIES_A_ROW):
        grid.add_column(width=18, no_wrap=True, overflow="ellipsis")
    cities = list(context.view["map"].items())
    ring = int(context.figures.ring[context.side])
    for label, group in (("ring", cities[:ring]), ("inner", cities[ring:])):
        cells = [city_cell(context, name, token) for name, token in group]
        rows = list(zip_longest(*(iter(cells),) * CITIES_A_ROW, fillvalue=Text()))
        for number, row in enumerate(rows):
            grid.add_row(styled(message(f"map-{label}") if number == 0 else "", FAINT), *row)
    return grid


def city_cell(context: BoardContext, name: str, token: str | None) -> Text:
    """A city with its token or its travellers, else a dash."""
    here = [seat for seat, board in enumerate(context.view["seats"]) if board["traveller"] == name]
    cell = styled(f"{name:<9} ", "" if token or here else FAINT)
    if token:
        cell.append(message(f"token-{token}"), JADE)
    for seat in here:
        cell += seat_mark(seat)
    return cell if token or here else cell.append("–")
