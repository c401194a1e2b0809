"""The result of a finished game: the ranking, and the points by source."""

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ...i18n.messages import text
from ...vocabulary.names import POINT_SOURCES
from ..messages import language, message
from ..style import FAINT, GOLD, SEAT_STYLES, SHAPES, heading, seat_mark, styled
from .hot_seat import HotSeatGame


def final_scores(hot_seat: HotSeatGame) -> Group:
    """Winner, ranking, points by source, and a note on each seat outside the palace."""
    game = hot_seat.game
    winner = (
        message("winner", player=hot_seat.seat_key(game.winner)) if game.winner is not None else message("nobody-wins")
    )
    parts: list[RenderableType] = [heading(winner)]
    for rank, seat in enumerate(game.ranking, 1):
        words = message("rank", rank=rank, player=hot_seat.seat_key(seat), score=game.scores[seat])
        parts.append(
            styled(f"{rank:>2}. ") + seat_mark(seat, words) + styled(f"  {hot_seat.names.get(seat, '')}", FAINT)
        )
    parts.append(breakdown_grid(hot_seat))
    for seat, result in enumerate(game.breakdown):
        if not result["can_win"]:
            parts.append(Text(message("outside", player=hot_seat.seat_key(seat), total=result["total"])))
        elif game.view(None)["seats"][seat]["palace_place"] is None:
            parts.append(Text(message("meng-outside")))
    return Group(*parts)


def breakdown_grid(hot_seat: HotSeatGame) -> Grid:
    """A column for each seat, a row for each source of points that anybody had."""
    results = hot_seat.game.breakdown
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(no_wrap=True)
    names = [text(language(), f"seat-{hot_seat.seat_key(seat)}") for seat in range(len(results))]
    for _ in results:
        grid.add_column(justify="right", min_width=9)
    heads = (styled(f"{SHAPES[seat]} {name}", SEAT_STYLES[seat]) for seat, name in enumerate(names))
    grid.add_row(styled(message("points"), GOLD), *heads)
    for source in POINT_SOURCES:
        points = [result["items"][source] for result in results]
        if any(points):
            grid.add_row(text(language(), f"points-{source}"), *(str(vp) if vp else "–" for vp in points))
    inside = (message("inside", inside=seat["palace_place"] is not None) for seat in hot_seat.game.view(None)["seats"])
    grid.add_row(styled(message("points-total"), "bold"), *(styled(str(result["total"]), "bold") for result in results))
    grid.add_row(message("in-palace"), *inside)
    grid.add_row(
        styled(message("points-score"), f"bold {GOLD}"), *(styled(str(r["score"]), f"bold {GOLD}") for r in results)
    )
    return grid
