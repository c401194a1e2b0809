"""The options of `gugong serve` that are about tables: what people may do at one, by person and by time."""

from typing import Annotated, Any

import typer

_PANEL = "Limits at one table; 0: none"


def _limit(text: str) -> Any:
    """An option that sets a limit; without it the usual one holds."""
    return typer.Option(min=0, help=text, rich_help_panel=_PANEL)


UndosPerMinute = Annotated[
    int | None,
    _limit("Moves that one person takes back in a minute."),
]
UndosPerDay = Annotated[
    int | None,
    _limit("Moves that one person takes back in a day."),
]
ChatPerMinute = Annotated[int | None, _limit("Lines of one player in a minute.")]
ChatPerDay = Annotated[int | None, _limit("Lines of one player in a day.")]
SeatChangesPerMinute = Annotated[
    int | None,
    _limit("Times that one person leaves or arranges seats in a minute."),
]
SeatChangesPerDay = Annotated[
    int | None,
    _limit("Times that one person leaves or arranges seats in a day."),
]
SpectatorChatPerMinute = Annotated[int | None, _limit("Lines of all spectators in a minute.")]
SpectatorChatPerDay = Annotated[int | None, _limit("Lines of all spectators in a day.")]
NewcomersPerMinute = Annotated[int | None, _limit("Times that strangers sit down in a minute.")]
NewcomersPerDay = Annotated[int | None, _limit("Times that strangers sit down in a day.")]
IdleVoteSeconds = Annotated[
    int | None,
    _limit("Without a move, until others may vote someone present out."),
]
