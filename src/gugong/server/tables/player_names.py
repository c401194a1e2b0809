"""Who plays a game, by seat: at a table, in the save file of a game, and in a study of it."""

import json
from typing import Any

from pydantic import TypeAdapter, ValidationError

from .commands import Name
from .table import Table

_NAME: TypeAdapter[str] = TypeAdapter(Name)


def player_names(table: Table) -> list[str]:
    """The names of people and bots by seat; of a study, of those who played the game that is studied."""
    return list(table.players) if table.study else [seat.name for seat in table.seats]


def seating_note(table: Table) -> dict[str, Any]:
    """What a save file notes about the table: names and bots by seat."""
    return {"names": player_names(table), "bots": [seat.bot for seat in table.seats]}


def names_in_save(text: str, seats: int) -> list[str]:
    """The names that a save file notes, by seat; "" where there is none that could be a name at a table.

    The terminal notes only the names of people, who have the first seats there. The text must be a save that was read.
    """
    note = json.loads(text).get("table")
    noted = note.get("names") if isinstance(note, dict) else None
    names = [_checked(name) for name in noted[:seats]] if isinstance(noted, list) else []
    return names + [""] * (seats - len(names))


def _checked(name: Any) -> str:
    try:
        return _NAME.validate_python(name, strict=True)
    except ValidationError:
        return ""
