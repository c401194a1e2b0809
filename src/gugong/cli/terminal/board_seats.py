"""The seats: a row for each player board, the cards of the seat that looks, and Meng's cards."""

from typing import Any

from rich.table import Table as Grid
from rich.text import Text

from ...box.names import REWARDS
from ...i18n.messages import text
from ..messages import language, message
from ..style import FAINT, GOLD, SEAT_STYLES, WIDTH, joined, seat_mark, styled
from .board_context import BoardContext

COLUMNS = (
    ("seat", 20, "left"),
    ("vp", 3, "right"),
    ("hand", 4, "right"),
    ("discard", 7, "right"),
    ("pool", 4, "right"),
    ("supply", 6, "right"),
    ("double", 6, "left"),
    ("jade", 4, "right"),
    ("ships", 5, "right"),
    ("rewards", 12, "left"),
    ("tokens", 19, "left"),
)
LABEL = 8


def seat_grid(context: BoardContext) -> Grid:
    """A row for each seat; ▸ stands before the one that decides."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    for _, width, side in COLUMNS:
        grid.add_column(width=width, no_wrap=True, overflow="ellipsis", justify="right" if side == "right" else "left")
    grid.add_row(*(styled(message(f"column-{name}"), GOLD) for name, _, _ in COLUMNS))
    deciding = context.view["decision"]["seat"] if context.view["decision"] else None
    for number, seat in enumerate(context.view["seats"]):
        grid.add_row(*seat_row(context, number, seat, number == deciding))
    return grid


def seat_row(context: BoardContext, number: int, seat: dict[str, Any], deciding: bool) -> list[Text]:
    """The cells of a player board."""
    who = styled("▸" if deciding else " ") + seat_mark(number, seat_name(seat))
    if number in context.names:
        who.append(f" {context.names[number]}", FAINT)
    double = seat["double"] if isinstance(seat["double"], str) else "ship"
    rewards = "/".join(str(seat["rewards"][reward]) for reward in REWARDS)
    return [
        who,
        styled(str(seat["vp"]), f"bold {GOLD}"),
        styled(str(seat["hand_count"])),
        styled(str(seat["discard_count"])),
        styled(str(seat["pool"]), "bold"),
        styled(str(seat["supply"])),
        styled(message(f"double-{double}"), FAINT if double == "locked" else ""),
        styled(str(seat["jade"])),
        styled(message("ships-out", count=len(seat["ships"]), all=len(seat["ships"]) + seat["ships_left"])),
        styled(rewards),
        tokens(seat["tokens"]),
    ]


def seat_name(seat: dict[str, Any]) -> str:
    """The colour of a seat, or Meng."""
    return text(language(), "seat-meng" if seat["meng"] else f"seat-{seat['name']}")


def tokens(held: dict[str, int]) -> Text:
    """Face-down tokens by count, face-up ones by kind."""
    face_up = [
        message("face-up", short=message(f"up-{kind}"), count=count)
        for kind, count in held.items()
        if kind != "plain" and count
    ]
    return styled(" ".join([str(held["plain"]), *face_up]))


def pile_line(context: BoardContext, seat: int, pile: str) -> Text:
    """The hand or the discard of a seat on a line; with the names of gifts if there is room."""
    label = styled(f"{message('pile-' + pile):<{LABEL}}", f"bold {SEAT_STYLES[seat]}")
    cards = [context.card(name) for name in context.view["seats"][seat][pile]]
    if not cards:
        return label.append("–", FAINT)
    for value, _, _ in cards:
        value.rstrip()
    named = [joined([value, gift, styled("·", FAINT), action], " ") for value, gift, action in cards]
    short = [joined([value, action], " ") for value, _, action in cards]
    ways = [joined(named, "   "), joined(named, "  "), joined(short, "   ")]
    return label + next((way for way in ways if way.cell_len <= WIDTH - LABEL), ways[-1])


def meng_line(context: BoardContext) -> Text:
    """Meng's focus, and his automa cards: how many are to come, those of today, those of earlier days."""
    automa = context.view["automa"]
    today, earlier = (
        ", ".join(message(f"automa-{card}") for card in automa[when]) or "–" for when in ("today", "earlier")
    )
    focus = message(f"place-{context.view['focus']}")
    return styled(message("meng-cards", focus=focus, pile=automa["pile"], today=today, earlier=earlier))
