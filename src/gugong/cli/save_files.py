"""Files of saved games: where they lie, how they are read, and who sat where."""

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
from .messages import say


@dataclass(frozen=True)
class Seating:
    """Who sits where: people in the first seats, what they are called, the opponents in the others; and their box.

    Opponents are levels or specs. The last one stands for all that are not named; without any they are the usual ones.
    """

    people: int = 1
    names: list[str] = field(default_factory=list)
    box: str | None = None
    opponents: list[str] = field(default_factory=list)


def folder() -> Path:
    """Where games are kept that nobody gave a place."""
    chosen = os.environ.get("GUGONG_SAVE_DIR")
    return Path(chosen) if chosen else user_data_path("gugong") / "games"


def fresh_path() -> Path:
    """A file for a game that begins now."""
    stem = time.strftime("%Y-%m-%d-%H%M%S")
    return next(path for n in range(1, 1000) if not (path := folder() / f"{stem}-{n}.json").exists())


def write(game: Game, seating: Seating, path: Path) -> None:
    """Save a game; a file that cannot be written is a SaveError."""
    table = {
        "people": seating.people,
        "names": seating.names,
        "box": seating.box,
        "opponents": seating.opponents,
    }
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        spare = path.with_name(path.name + ".part")
        spare.write_text(save(game, table), encoding="utf-8")
        spare.replace(path)
    except OSError as fault:
        raise SaveError(say("cannot-write", path=str(path), why=fault.strerror or str(fault))) from None


def read_text(path: Path) -> str:
    """The text of a file that the user named."""
    try:
        return path.expanduser().read_text(encoding="utf-8")
    except FileNotFoundError:
        raise SaveError(say("no-such-file", path=str(path))) from None
    except UnicodeDecodeError:
        raise SaveError(say("not-text", path=str(path))) from None
    except OSError as fault:
        raise SaveError(say("cannot-read", path=str(path), why=fault.strerror or str(fault))) from None


def open_game(path: Path, box: Path | None = None) -> tuple[Game, Seating | None]:
    """A saved game and, if it tells, who sat there and with which box; `box` comes before that one."""
    text = read_text(path)
    seating = _seating(text)
    return Game.load(text, box or (seating and seating.box)), seating


def _seating(text: str) -> Seating | None:
    try:
        table: Any = json.loads(text)["table"]
        opponents = table.get("opponents", [])  # tables of old saves do not tell
        return Seating(
            int(table["people"]),
            [str(name) for name in table["names"]],
            table["box"],
            [str(word) for word in opponents],
        )
    except (ValueError, KeyError, TypeError):
        return None  # the save of a program, or no save at all, which loading will tell
