"""The end: who ranks where, and where everybody's points come from."""

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...i18n.messages import text
from ...vocabulary.names import POINT_SOURCES
from ..messages import language, say
from ..style import FAINT, GOLD, SEAT_STYLES, SHAPES, heading, ink, mark
from .hot_seat import Table


def ending(table: Table) -> Group:
    """Ranking, breakdown, and what it means not to be in the palace."""
    game = table.game
    winner = say("winner", player=table.seat_word(game.winner)) if game.winner is not None else say("nobody-wins")
    parts: list[RenderableType] = [heading(winner)]
    for rank, seat in enumerate(game.ranking, 1):
        words = say("rank", rank=rank, player=table.seat_word(seat), score=game.scores[seat])
        parts.append(ink(f"{rank:>2}. ") + mark(seat, words) + ink(f"  {table.names.get(seat, '')}", FAINT))
    parts.append(breakdown(table))
    for seat, result in enumerate(game.breakdown):
        if not result["can_win"]:
            parts.append(Text(say("outside", player=table.seat_word(seat), total=result["total"])))
        elif game.view(None)["seats"][seat]["palace_place"] is None:
            parts.append(Text(say("meng-outside")))
    return Group(*parts)


def breakdown(table: Table) -> Grid:
    """A column for each seat, a row for each source of points that anybody had."""
    results = table.game.breakdown
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    names = [text(language(), f"seat-{table.seat_word(seat)}") for seat in range(len(results))]
    for _ in results:
        grid.add_column(justify="right", min_width=9)
    heads = (ink(f"{SHAPES[seat]} {name}", SEAT_STYLES[seat]) for seat, name in enumerate(names))
    grid.add_row(ink(say("points"), GOLD), *heads)
    for source in POINT_SOURCES:
        points = [result["items"][source] for result in results]
        if any(points):
            grid.add_row(text(language(), f"points-{source}"), *(str(vp) if vp else "–" for vp in points))
    inside = (say("inside", inside=seat["palace_place"] is not None) for seat in table.game.view(None)["seats"])
    grid.add_row(ink(say("points-total"), "bold"), *(ink(str(result["total"]), "bold") for result in results))
    grid.add_row(say("in-palace"), *inside)
    grid.add_row(ink(say("points-score"), f"bold {GOLD}"), *(ink(str(r["score"]), f"bold {GOLD}") for r in results))
    return grid
