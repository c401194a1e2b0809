"""The seats: a row for each player board, the cards of the seat that looks, and Meng's cards."""

from typing import Any

from rich.console import Group
from rich.text import Text

from ...box.names import REWARDS
from ...i18n.messages import text
from ..messages import language, message
from ..style import FAINT, GOLD, SEAT_STYLES, WIDTH, Column, aligned, joined, seat_mark, styled
from .board_context import BoardContext

COLUMNS = {
    "seat": Column(20),
    "vp": Column(3, right=True),
    "hand": Column(4, right=True),
    "discard": Column(7, right=True),
    "pool": Column(4, right=True),
    "supply": Column(6, right=True),
    "double": Column(6),
    "jade": Column(4, right=True),
    "ships": Column(5, right=True),
    "rewards": Column(12),
    "tokens": Column(19),
}
LABEL = 8


def seat_grid(context: BoardContext) -> Group:
    """A row for each seat; ▸ stands before the one that decides."""
    deciding = context.view["decision"]["seat"] if context.view["decision"] else None
    headings = [styled(message(f"column-{name}"), GOLD) for name in COLUMNS]
    seats = [seat_row(context, number, seat, number == deciding) for number, seat in enumerate(context.view["seats"])]
    return aligned(list(COLUMNS.values()), [headings, *seats])


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
