"""The options of `gugong serve` that are about tables: what people may do at one, by person and by time."""

from typing import Annotated

import typer

_PANEL = "Limits at one table; 0: none"

UndosPerMinute = Annotated[
    int | None,
    typer.Option(min=0, help="Moves that one person takes back in a minute.", rich_help_panel=_PANEL),
]
UndosPerDay = Annotated[
    int | None,
    typer.Option(min=0, help="Moves that one person takes back in a day.", rich_help_panel=_PANEL),
]
ChatPerMinute = Annotated[
    int | None, typer.Option(min=0, help="Lines of one player in a minute.", rich_help_panel=_PANEL)
]
ChatPerDay = Annotated[int | None, typer.Option(min=0, help="Lines of one player in a day.", rich_help_panel=_PANEL)]
SeatChangesPerMinute = Annotated[
    int | None,
    typer.Option(
        min=0,
        help="Times that one person leaves or arranges seats in a minute.",
        rich_help_panel=_PANEL,
    ),
]
SeatChangesPerDay = Annotated[
    int | None,
    typer.Option(min=0, help="Times that one person leaves or arranges seats in a day.", rich_help_panel=_PANEL),
]
SpectatorChatPerMinute = Annotated[
    int | None, typer.Option(min=0, help="Lines of all spectators in a minute.", rich_help_panel=_PANEL)
]
SpectatorChatPerDay = Annotated[
    int | None, typer.Option(min=0, help="Lines of all spectators in a day.", rich_help_panel=_PANEL)
]
NewcomersPerMinute = Annotated[
    int | None, typer.Option(min=0, help="Times that strangers sit down in a minute.", rich_help_panel=_PANEL)
]
NewcomersPerDay = Annotated[
    int | None, typer.Option(min=0, help="Times that strangers sit down in a day.", rich_help_panel=_PANEL)
]
IdleVoteSeconds = Annotated[
    int | None,
    typer.Option(min=0, help="Without a move, until others may vote someone present out.", rich_help_panel=_PANEL),
]
