"""Saves that the version of commit 45556e0 wrote load to the same end."""

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

from gugong import Game, SaveError

FOLDER = Path(__file__).parent
OWN_BOX = FOLDER / "own-box"
ENDS: dict[str, dict[str, Any]] = json.loads((FOLDER / "saves.json").read_text(encoding="utf-8"))


def saved(name: str) -> str:
    return (FOLDER / "saves" / f"{name}.save.json").read_text(encoding="utf-8")


def test_every_save_has_its_end() -> None:
    assert {path.name.removesuffix(".save.json") for path in (FOLDER / "saves").iterdir()} == set(ENDS)


@pytest.mark.parametrize("name", ENDS)
def test_a_save_loads_to_the_same_end(name: str) -> None:
    game = Game.load(saved(name), OWN_BOX if name == "own-box" else None)
    decision = game.decision
    assert {
        "state": hashlib.sha256(game.state.tobytes()).hexdigest(),
        "over": game.over,
        "scores": game.scores,
        "ranking": game.ranking,
        "winner": game.winner,
        "moment": game.moment,
        "can_undo": game.can_undo,
        "can_redo": game.can_redo,
        "decision": None if decision is None else {"seat": decision.seat, "kind": decision.kind},
        "legal": game.legal,
        "events": len(game.events),
        "breakdown": game.breakdown,
    } == ENDS[name]


@pytest.mark.parametrize("name", ENDS)
def test_a_loaded_game_keeps_its_log(name: str) -> None:
    text = saved(name)
    assert Game.load(text, OWN_BOX if name == "own-box" else None).log == json.loads(text)["actions"]


def test_a_game_of_another_box_needs_that_box() -> None:
    with pytest.raises(SaveError, match="own-box"):
        Game.load(saved("own-box"))
