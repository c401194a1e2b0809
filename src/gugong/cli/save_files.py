"""Save files of the terminal: where they are, reading and writing them with the seating."""

import json
import os
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from ..errors import SaveError
from ..game.game import Game
from ..game.save import save
from .messages import message


@dataclass(frozen=True)
class Seating:
    """Who sits where: how many people (in the first seats), their names, the opponents in the other seats; and the box.

    Opponents are levels or specs; the last one is also that of the seats after it, and none means the default.
    """

    people: int = 1
    names: list[str] = field(default_factory=list)
    box: str | None = None
    opponents: list[str] = field(default_factory=list)


def folder() -> Path:
    """The folder for games without a file name: GUGONG_SAVE_DIR, or the user's data folder."""
    chosen = os.environ.get("GUGONG_SAVE_DIR")
    return Path(chosen) if chosen else user_data_path("gugong") / "games"


def new_save_path() -> Path:
    """A file that does not exist yet, named by the time."""
    stem = time.strftime("%Y-%m-%d-%H%M%S")
    return next(path for n in range(1, 1000) if not (path := folder() / f"{stem}-{n}.json").exists())


def write(game: Game, seating: Seating, path: Path) -> None:
    """Write a save file with its seating; SaveError if it cannot be written."""
    seating_data = {
        "people": seating.people,
        "names": seating.names,
        "box": seating.box,
        "opponents": seating.opponents,
    }
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        spare = path.with_name(path.name + ".part")
        spare.write_text(save(game, seating_data), encoding="utf-8")
        spare.replace(path)
    except OSError as fault:
        raise SaveError(message("cannot-write", path=str(path), why=fault.strerror or str(fault))) from None


def read_text(path: Path) -> str:
    """The text of a file that the user named; SaveError if it cannot be read."""
    try:
        return path.expanduser().read_text(encoding="utf-8")
    except FileNotFoundError:
        raise SaveError(message("no-such-file", path=str(path))) from None
    except UnicodeDecodeError:
        raise SaveError(message("not-text", path=str(path))) from None
    except OSError as fault:
        raise SaveError(message("cannot-read", path=str(path), why=fault.strerror or str(fault))) from None


def open_game(path: Path, box: Path | None = None) -> tuple[Game, Seating | None]:
    """A saved game and its seating, if the file has one; `box` overrides the box named there."""
    text = read_text(path)
    seating = _seating(text)
    return Game.load(text, box or (seating and seating.box)), seating


def _seating(text: str) -> Seating | None:
    try:
        seating_data: Any = json.loads(text)["table"]
        opponents = seating_data.get("opponents", [])  # missing in old saves
        box = seating_data["box"]
        return Seating(
            int(seating_data["people"]),
            [str(name) for name in seating_data["names"]],
            box if isinstance(box, str) else None,
            [str(word) for word in opponents],
        )
    except (ValueError, KeyError, TypeError, AttributeError, OverflowError, RecursionError):
        return None  # saved by a program, or not a save at all, which loading reports
