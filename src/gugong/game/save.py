"""Saved games: set-up, seed, every entry of the log and the rules version as readable JSON, sealed by a checksum."""

import hashlib
import json
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..box import load_box
from ..errors import GugongError, SaveError, shown
from ..rules.core.versions import PLAYABLE_VERSIONS, is_playable
from ..setup import Setup

if TYPE_CHECKING:
    from .game import Game

FORMAT = "gugong-save"
_LONE_SURROGATE = re.compile("[\ud800-\udfff]")  # half a letter, as a name may have it: no file can hold it
KEYS = ("format", "rules_version", "box", "setup", "position", "actions", "state", "checksum")


def save(game: "Game", table: dict[str, Any] | None = None) -> str:
    """A game as JSON text; the actions stand on lines of twenty. `table` notes who sits where, for who shows it."""
    if game._guessed is not None:
        raise SaveError("A game whose hidden part was dealt anew cannot be saved; save the game it was made from.")
    data = {
        "format": FORMAT,
        "rules_version": game.rules_version,
        "box": {"name": game.box.name, "fingerprint": game.box.fingerprint},
        "setup": game.setup.as_dict(),
        "position": game._position,
        "actions": game.log,
        "state": digest(game),
    }
    if table is not None:
        data["table"] = table
    data["checksum"] = checksum(data)
    return _readable(data)


def digest(game: "Game") -> str:
    """A hash of the whole position but for its rules version, to compare where a replay ends; its seed is a number."""
    position = game.position()
    position.pop("rules_version", None)
    return _hash({**position, "setup": {**position["setup"], "seed": game.setup.seed}})


def _hash(data: Any) -> str:
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()[:16]


def checksum(data: dict[str, Any]) -> str:
    """A seal over everything but itself."""
    content = {key: value for key, value in data.items() if key != "checksum"}
    return _hash(content)


def _readable(data: dict[str, Any]) -> str:
    actions = [json.dumps(entry) for entry in data["actions"]]
    rows = [", ".join(actions[i : i + 20]) for i in range(0, len(actions), 20)]
    text = json.dumps({**data, "actions": []}, indent=1, ensure_ascii=False)
    text = text.replace('"actions": []', '"actions": [\n  ' + ",\n  ".join(rows) + "\n ]") + "\n"
    return _LONE_SURROGATE.sub(lambda half: f"\\u{ord(half[0]):04x}", text)


def _plain(value: Any) -> str:
    """A fingerprint as it is, and anything else as a sentence shows it."""
    return value if isinstance(value, str) and value.isalnum() and value.isascii() else shown(value)


def read(saved: str) -> dict[str, Any]:
    """The content of a save, if it is whole and of rules that this program plays."""
    try:
        data = json.loads(saved)
    except (ValueError, TypeError, RecursionError) as fault:
        raise SaveError(f"This is no saved game, or it was cut short: {fault}.") from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise SaveError(f"This is no saved game: its 'format' must be {FORMAT!r}.")
    version = data.get("rules_version")
    if not is_playable(version):
        versions = ", ".join(map(str, PLAYABLE_VERSIONS))
        raise SaveError(
            f"This game was saved under rules version {shown(version)}, and this program plays the versions {versions};"
            " open it with a program of that version."
        )
    missing = [key for key in KEYS if key not in data]
    if missing:
        raise SaveError(f"This saved game has no {missing[0]!r}; it was cut short or changed.")
    _check_shape(data)
    try:
        sealed = checksum(data)
    except RecursionError:
        raise SaveError("This is no saved game: there are lists in lists in lists in it.") from None
    if data["checksum"] != sealed:
        raise SaveError(
            "This saved game was changed after it was saved: its checksum does not fit; use an unchanged copy."
        )
    return data


def _check_shape(data: dict[str, Any]) -> None:
    box, position = data["box"], data["position"]
    fine = (
        isinstance(box, dict)
        and {"name", "fingerprint"} <= set(box)
        and isinstance(data["setup"], dict)
        and "seed" in data["setup"]
        and (position is None or (isinstance(position, dict) and isinstance(position.get("setup", {}), dict)))
        and isinstance(data["actions"], list)
    )
    if not fine:
        raise SaveError("This is no saved game: 'box', 'setup', 'position' or 'actions' is not what it should be.")


def load(cls: "type[Game]", saved: str, box: str | Path | None = None) -> "Game":
    """Replay a save; it ends in the same state or says why not."""
    data = read(saved)
    loaded = load_box(box)
    wanted = data["box"]
    if loaded.fingerprint != wanted["fingerprint"]:
        raise SaveError(
            f"This game was played with the box {shown(wanted['name'])} ({_plain(wanted['fingerprint'])}), not with"
            f" {loaded.name!r} ({loaded.fingerprint}); give the path of that box."
        )
    try:
        game = beginning(cls, data, box, data["rules_version"])
        for number, entry in enumerate(data["actions"]):
            _replay(game, entry, number)
    except SaveError:
        raise
    except GugongError as fault:
        raise SaveError(f"This saved game does not replay: {fault}") from None
    if digest(game) != data["state"]:
        raise SaveError("This saved game replays to another state than it was saved in; the rules have changed since.")
    return game


def beginning(cls: "type[Game]", data: dict[str, Any], box: str | Path | None, rules_version: int) -> "Game":
    """A game before its first action, of the `setup` and `position` of a save; box and version are as given here."""
    if data["position"] is not None:
        position = data["position"]
        setup = {**position.get("setup", {}), "seed": data["setup"]["seed"]}
        setup.pop("box", None)
        if box is not None:
            setup["box"] = str(box)
        return cls.from_position({**position, "setup": setup}, rules_version=rules_version)
    return cls(Setup.from_dict({**data["setup"], "box": box}), rules_version=rules_version)


def _replay(game: "Game", entry: Any, number: int) -> None:
    try:
        if entry == "undo":
            game.undo(consent=True)
        elif entry == "redo":
            game.redo()
        else:
            game.play(entry)
    except GugongError as fault:
        raise SaveError(f"Entry {number} of this saved game does not replay: {fault}") from None
