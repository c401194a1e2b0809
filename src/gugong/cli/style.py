"""How the terminal looks: one width, few colours, and a colour and a shape for each seat."""

from collections.abc import Iterable

from rich.console import Console
from rich.text import Text

WIDTH = 100

GOLD = "#b98a22"
JADE = "#3a9a6e"
LAPIS = "#5585c9"
CINNABAR = "#d6493a"
FAINT = "dim"

SHAPES = ("●", "◆", "▲", "■", "⬢")
# White takes the ink of the terminal, so that it can be seen on light and dark paper.
SEAT_STYLES = (CINNABAR, "bold", "#d98324", "#a77bd8", "#4a83d8")


def new_console() -> Console:
    """The screen."""
    return Console(width=WIDTH, highlight=False, markup=False, emoji=False)


def ink(words: str, style: str = "") -> Text:
    """Words in a style of their own, that what is appended does not take on."""
    return Text().append(words, style)


def mark(seat: int, after: object = "") -> Text:
    """A seat's shape in its colour, and what stands behind it."""
    words = f"{SHAPES[seat]} {after}" if after != "" else SHAPES[seat]
    return ink(words, SEAT_STYLES[seat])


def heading(words: str) -> Text:
    """A line across the screen that opens a part of it."""
    line = f"── {words} "
    return Text(line + "─" * max(WIDTH - len(line), 0), GOLD, no_wrap=True, overflow="crop")


def spaced(parts: Iterable[Text], gap: str = "  ") -> Text:
    """Parts side by side."""
    return Text(gap).join(parts)
