"""What happened, in words: a paragraph for each turn, and the log line by line."""

from collections.abc import Iterable, Sequence

from rich.table import Table
from rich.text import Text

from ...game.event import Event
from ..messages import language
from ..style import FAINT, GOLD, ink, mark

# These open a paragraph of their own; whose turn it is, the shape before it says.
OPENING = ("day-begins", "night-falls", "dusk-begins", "game-over", "nobody-wins")
SILENT = ("turn-begins",)


def news(events: Iterable[Event], seat: int | None) -> Table:
    """Events as running text for a seat, a new paragraph behind its shape whenever somebody else acts."""
    found: list[tuple[Text, Text]] = []
    last: int | None = None
    fresh = True
    for event in events:
        fresh = fresh or event.kind in (*OPENING, *SILENT) or event.seat != last
        if event.kind in SILENT:
            continue
        words = event.text(language(), seat)
        if fresh or not found:
            found.append((mark_of(event), ink(words, f"bold {GOLD}" if event.kind in OPENING else "")))
        else:
            found[-1][1].append(f" {words}")
        last, fresh = event.seat, False
    table = Table.grid()
    for row in found:
        table.add_row(*row)
    return table


def log_lines(events: Sequence[Event], seat: int | None) -> list[Text]:
    """Events one by one, with the rule that each followed."""
    lines = []
    for event in events:
        style = f"bold {GOLD}" if event.kind in OPENING else ""
        lines.append(mark_of(event) + ink(event.text(language(), seat), style).append(f"  {event.rule}", FAINT))
    return lines


def mark_of(event: Event) -> Text:
    """The shape of the seat that an event is about."""
    return ink("  ") if event.seat is None else mark(event.seat) + ink(" ")
