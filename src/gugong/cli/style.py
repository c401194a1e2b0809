"""The style of the terminal: its width, its colours, and a colour and a shape for each seat."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rich.console import Console, Group
from rich.text import Text

WIDTH = 100

GOLD = "#b98a22"
JADE = "#3a9a6e"
LAPIS = "#5585c9"
CINNABAR = "#d6493a"
FAINT = "dim"

SHAPES = ("●", "◆", "▲", "■", "⬢")
# White is the terminal's own text colour, to be visible on light and dark backgrounds.
SEAT_STYLES = (CINNABAR, "bold", "#d98324", "#a77bd8", "#4a83d8")


def new_console() -> Console:
    """A console of the fixed width on stdout."""
    return Console(width=WIDTH, highlight=False, markup=False, emoji=False)


def styled(words: str, style: str = "") -> Text:
    """Text in a style that does not extend to what is appended."""
    return Text().append(words, style)


def seat_mark(seat: int, after: object = "") -> Text:
    """A seat's shape in its colour, and what follows it."""
    words = f"{SHAPES[seat]} {after}" if after != "" else SHAPES[seat]
    return styled(words, SEAT_STYLES[seat])


def heading(words: str) -> Text:
    """A heading with a line across the screen."""
    line = f"── {words} "
    return Text(line + "─" * max(WIDTH - len(line), 0), GOLD, no_wrap=True, overflow="crop")


@dataclass(frozen=True)
class Column:
    """A column of a fixed width; what is longer is cut and ends with an ellipsis."""

    width: int
    right: bool = False


def aligned(columns: Sequence[Column], rows: Iterable[Sequence[Text]]) -> Group:
    """Rows of cells in columns of fixed widths, a blank apart: a table whose layout need not be worked out."""
    return Group(*(_line(columns, row) for row in rows))


def _line(columns: Sequence[Column], cells: Sequence[Text]) -> Text:
    line = Text(no_wrap=True, overflow="crop")
    blank = 0
    for column, cell in zip(columns, cells, strict=True):
        room = column.width - cell.cell_len
        if room < 0:
            cell = cell.copy()
            cell.truncate(column.width, overflow="ellipsis")
            room = 0
        line.append(" " * (blank + room if column.right else blank)).append_text(cell)
        blank = 1 if column.right else room + 1
    return line


def joined(parts: Iterable[Text], gap: str = "  ") -> Text:
    """Texts side by side on a line."""
    return Text(gap).join(parts)
