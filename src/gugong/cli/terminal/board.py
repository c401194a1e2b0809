"""The board in 100 columns and at most 30 rows, drawn from a view and from nothing else."""

from rich.console import Group, RenderableType
from rich.text import Text

from ..messages import say
from ..style import GOLD, heading, ink, mark, spaced
from .board_places import laid_out, places
from .board_seats import cards_of, meng, seat_name, seats
from .board_tiles import decrees, travel_map
from .scene import Scene


def board(scene: Scene) -> Group:
    """The whole table."""
    parts: list[RenderableType] = [
        top_bar(scene),
        heading(say("heading-places")),
        places(scene),
        *([laid_out(scene)] if scene.view["laid"] else []),
        heading(say("heading-decrees", known=scene.me is not None)),
        decrees(scene),
        heading(say("heading-map")),
        travel_map(scene),
    ]
    if scene.view["automa"] is not None:
        parts.append(meng(scene))
    parts.append(seats(scene))
    if scene.me is not None and scene.view["seats"][scene.me]["hand"] is not None:
        parts += [cards_of(scene, scene.me, pile) for pile in ("hand", "discard")]
    return Group(*parts)


def top_bar(scene: Scene) -> Text:
    """Day, phase, dice, medal, start player, draw pile."""
    view = scene.view
    parts = [
        ink(say("day", day=view["day"], days=int(scene.figures.days), phase=say(f"phase-{view['phase']}")), "bold"),
        ink(say("dice"), "bold").append("  ".join(str(face) for face in view["dice"]), f"bold {GOLD}"),
        ink(say("medal")) + (ink(say("medal-free")) if view["medal"] is None else _seat(scene, view["medal"])),
        ink(say("start")) + _seat(scene, view["start"]),
        ink(say("draw-pile", count=view["draw"])),
    ]
    return spaced(parts, "   ")


def _seat(scene: Scene, seat: int) -> Text:
    return mark(seat, seat_name(scene.view["seats"][seat]))
