"""The seats: every player board in a row, the cards of the seat that looks, and Meng's cards."""

from typing import Any

from rich.table import Table
from rich.text import Text

from ...box.names import REWARDS
from ...i18n.messages import text
from ..messages import language, say
from ..style import FAINT, GOLD, SEAT_STYLES, WIDTH, ink, mark, spaced
from .scene import Scene

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


def seats(scene: Scene) -> Table:
    """A row for each seat; ▸ stands before the one that decides."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for _, width, side in COLUMNS:
        table.add_column(width=width, no_wrap=True, overflow="ellipsis", justify="right" if side == "right" else "left")
    table.add_row(*(ink(say(f"column-{name}"), GOLD) for name, _, _ in COLUMNS))
    deciding = scene.view["decision"]["seat"] if scene.view["decision"] else None
    for number, seat in enumerate(scene.view["seats"]):
        table.add_row(*seat_row(scene, number, seat, number == deciding))
    return table


def seat_row(scene: Scene, number: int, seat: dict[str, Any], deciding: bool) -> list[Text]:
    """What lies on and beside a player board."""
    who = ink("▸" if deciding else " ") + mark(number, seat_name(seat))
    if number in scene.names:
        who.append(f" {scene.names[number]}", FAINT)
    double = seat["double"] if isinstance(seat["double"], str) else "ship"
    rewards = "/".join(str(seat["rewards"][reward]) for reward in REWARDS)
    return [
        who,
        ink(str(seat["vp"]), f"bold {GOLD}"),
        ink(str(seat["hand_count"])),
        ink(str(seat["discard_count"])),
        ink(str(seat["pool"]), "bold"),
        ink(str(seat["supply"])),
        ink(say(f"double-{double}"), FAINT if double == "locked" else ""),
        ink(str(seat["jade"])),
        ink(say("ships-out", count=len(seat["ships"]))),
        ink(rewards),
        tokens(seat["tokens"]),
    ]


def seat_name(seat: dict[str, Any]) -> str:
    """The colour of a seat, or Meng."""
    return text(language(), "seat-meng" if seat["meng"] else f"seat-{seat['name']}")


def tokens(held: dict[str, int]) -> Text:
    """Face-down tokens by count, face-up ones by kind."""
    face_up = [
        say("face-up", short=say(f"up-{kind}"), count=count)
        for kind, count in held.items()
        if kind != "plain" and count
    ]
    return ink(" ".join([str(held["plain"]), *face_up]))


def cards_of(scene: Scene, seat: int, pile: str) -> Text:
    """The hand or the discard of the seat that looks; gifts by name if they fit on a line."""
    label = ink(f"{say('pile-' + pile):<{LABEL}}", f"bold {SEAT_STYLES[seat]}")
    cards = [scene.card(name) for name in scene.view["seats"][seat][pile]]
    if not cards:
        return label.append("–", FAINT)
    for value, _, _ in cards:
        value.rstrip()
    named = [spaced([value, gift, ink("·", FAINT), action], " ") for value, gift, action in cards]
    short = [spaced([value, action], " ") for value, _, action in cards]
    ways = [spaced(named, "   "), spaced(named, "  "), spaced(short, "   ")]
    return label + next((way for way in ways if way.cell_len <= WIDTH - LABEL), ways[-1])


def meng(scene: Scene) -> Text:
    """Meng's focus, and his automa cards: to come by number, those of today, those of earlier days."""
    automa = scene.view["automa"]
    today, earlier = (", ".join(say(f"automa-{card}") for card in automa[when]) or "–" for when in ("today", "earlier"))
    focus = say(f"place-{scene.view['focus']}")
    return ink(say("meng-cards", focus=focus, pile=automa["pile"], today=today, earlier=earlier))
