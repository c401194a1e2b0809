"""The board in 100 columns and at most 30 rows, drawn from a view alone."""

from rich.console import Group, RenderableType
from rich.text import Text

from ..messages import message
from ..style import GOLD, heading, joined, seat_mark, styled
from .board_context import BoardContext
from .board_places import laid_tokens, location_grid
from .board_seats import meng_line, pile_line, seat_grid, seat_name
from .board_tiles import decree_grid, map_grid


def render_board(context: BoardContext) -> Group:
    """The whole board with all seats, and the cards of the seat that looks."""
    parts: list[RenderableType] = [
        top_bar(context),
        heading(message("heading-places")),
        location_grid(context),
        *([laid_tokens(context)] if context.view["laid"] else []),
        heading(message("heading-decrees", known=context.me is not None)),
        decree_grid(context),
        heading(message("heading-map")),
        map_grid(context),
    ]
    if context.view["automa"] is not None:
        parts.append(meng_line(context))
    parts.append(seat_grid(context))
    if context.me is not None and context.view["seats"][context.me]["hand"] is not None:
        parts += [pile_line(context, context.me, pile) for pile in ("hand", "discard")]
    return Group(*parts)


def top_bar(context: BoardContext) -> Text:
    """The first line: day, phase, dice, medal, start player, draw pile."""
    view = context.view
    parts = [
        styled(
            message("day", day=view["day"], days=int(context.figures.days), phase=message(f"phase-{view['phase']}")),
            "bold",
        ),
        styled(message("dice"), "bold").append("  ".join(str(face) for face in view["dice"]), f"bold {GOLD}"),
        styled(message("medal"))
        + (styled(message("medal-free")) if view["medal"] is None else _seat(context, view["medal"])),
        styled(message("start")) + _seat(context, view["start"]),
        styled(message("draw-pile", count=view["draw"])),
    ]
    return joined(parts, "   ")


def _seat(context: BoardContext, seat: int) -> Text:
    return seat_mark(seat, seat_name(context.view["seats"][seat]))
