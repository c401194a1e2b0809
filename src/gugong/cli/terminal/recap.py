"""Events in words: as a recap with a paragraph for each turn, and as log lines."""

from collections.abc import Iterable, Sequence

from rich.table import Table as Grid
from rich.text import Text

from ...game.event import Event
from ..messages import language
from ..style import FAINT, GOLD, seat_mark, styled

# Headlines begin a paragraph. The start of a turn is not printed: the seat's mark before the paragraph shows it.
HEADLINES = ("day-begins", "night-falls", "dusk-begins", "game-over", "nobody-wins")
SILENT = ("turn-begins",)


def recap(events: Iterable[Event], seat: int | None, *, you: bool = False) -> Grid:
    """Events as running text for a seat, with a paragraph behind a seat's mark whenever another one acts.

    With `you` the seat that reads is told "You …".
    """
    found: list[tuple[Text, Text]] = []
    last: int | None = None
    fresh = True
    for event in events:
        fresh = fresh or event.kind in (*HEADLINES, *SILENT) or event.seat != last
        if event.kind in SILENT:
            continue
        words = event.text(language(), seat, you=you)
        if fresh or not found:
            found.append((mark_of(event), styled(words, f"bold {GOLD}" if event.kind in HEADLINES else "")))
        else:
            found[-1][1].append(f" {words}")
        last, fresh = event.seat, False
    grid = Grid.grid()
    for row in found:
        grid.add_row(*row)
    return grid


def log_lines(events: Sequence[Event], seat: int | None, *, you: bool = False) -> list[Text]:
    """A line for each event, with the id of its rule. With `you` the seat that reads is told "You …"."""
    lines = []
    for event in events:
        style = f"bold {GOLD}" if event.kind in HEADLINES else ""
        words = styled(event.text(language(), seat, you=you), style)
        lines.append(mark_of(event) + words.append(f"  {event.rule}", FAINT))
    return lines


def mark_of(event: Event) -> Text:
    """The mark of an event's seat."""
    return styled("  ") if event.seat is None else seat_mark(event.seat) + styled(" ")
