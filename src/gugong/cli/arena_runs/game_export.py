"""A game of a store as a save file, for `gugong replay`."""

from pathlib import Path

from ...arena import open_store, saved_game
from ...errors import SetupError
from ..messages import message


def export_game(results: Path, number: int, target: Path | None, box: Path | None) -> Path:
    """Write a game of a store to a file, by default `game-NUMBER.json` here; returns the path."""
    saved = saved_game(open_store(results).result(number), None if box is None else box.expanduser().absolute())
    path = Path(f"game-{number}.json") if target is None else target.expanduser()
    try:
        spare = path.with_name(path.name + ".part")
        spare.write_text(saved, encoding="utf-8")
        spare.replace(path)
    except OSError as fault:
        raise SetupError(message("cannot-write", path=str(path), why=fault.strerror or str(fault))) from None
    return path
