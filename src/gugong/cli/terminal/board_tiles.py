"""The decrees and the travel map."""

from itertools import zip_longest

from rich.console import Group
from rich.text import Text

from ...box.names import LEVEL_KEYS
from ...box.record import TILES_A_LEVEL
from ..messages import message
from ..style import FAINT, GOLD, JADE, Column, aligned, seat_mark, styled
from .board_context import BoardContext

CITIES_A_ROW = 5
DECREE_COLUMNS = tuple(map(Column, (7, *(12, 15, 4, 5, 5) * TILES_A_LEVEL)))
MAP_COLUMNS = tuple(map(Column, (5, *(18,) * CITIES_A_ROW)))


def decree_grid(context: BoardContext) -> Group:
    """A row for each level: what the tile does, its VP, what it costs, who has it."""
    rows = []
    for level in range(len(LEVEL_KEYS)):
        places = range(level * TILES_A_LEVEL, (level + 1) * TILES_A_LEVEL)
        tiles = [cell for place in places for cell in decree_cells(context, place)]
        rows.append([styled(message(f"level-{level + 1}"), FAINT), *tiles])
    return aligned(DECREE_COLUMNS, rows)


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


def map_grid(context: BoardContext) -> Group:
    """The outer ring in its order, then the cities inside."""
    rows = []
    cities = list(context.view["map"].items())
    ring = int(context.figures.ring[context.side])
    for label, group in (("ring", cities[:ring]), ("inner", cities[ring:])):
        cells = [city_cell(context, name, token) for name, token in group]
        for number, row in enumerate(zip_longest(*(iter(cells),) * CITIES_A_ROW, fillvalue=Text())):
            rows.append([styled(message(f"map-{label}") if number == 0 else "", FAINT), *row])
    return aligned(MAP_COLUMNS, rows)


def city_cell(context: BoardContext, name: str, token: str | None) -> Text:
    """A city with its token or its travellers, else a dash."""
    here = [seat for seat, board in enumerate(context.view["seats"]) if board["traveller"] == name]
    cell = styled(f"{name:<9} ", "" if token or here else FAINT)
    if token:
        cell.append(message(f"token-{token}"), JADE)
    for seat in here:
        cell += seat_mark(seat)
    return cell if token or here else cell.append("–")
