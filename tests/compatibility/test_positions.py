"""Positions that the version of commit 45556e0 wrote, most of them in the middle of a turn, load and go on the same."""

import hashlib
import json
import random
from pathlib import Path
from typing import Any

import pytest

from gugong import Game

FOLDER = Path(__file__).parent / "positions"
NAMES = sorted(path.stem for path in FOLDER.glob("*.json"))


def recorded(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((FOLDER / f"{name}.json").read_text(encoding="utf-8"))
    return found


def digest(game: Game) -> str:
    return hashlib.sha256(game.state.tobytes()).hexdigest()


@pytest.mark.parametrize("name", NAMES)
def test_a_position_loads_to_the_same_state(name: str) -> None:
    then = recorded(name)
    game = Game.from_position(then["position"])
    assert game.decision is not None
    assert {"seat": game.decision.seat, "kind": game.decision.kind} == then["decision"]
    assert game.legal == then["legal"]
    assert digest(game) == then["state"]
    assert json.loads(json.dumps(game.position())) == then["position"]


@pytest.mark.parametrize("name", NAMES)
def test_a_game_from_a_position_goes_on_the_same(name: str) -> None:
    then = recorded(name)
    game = Game.from_position(then["position"])
    chance = random.Random(then["played_on"]["seed"])
    while not game.over:
        game.play(chance.choice(sorted(game.legal)))
    assert {
        "seed": then["played_on"]["seed"],
        "actions": game.moment,
        "scores": game.scores,
        "state": digest(game),
    } == then["played_on"]


def test_every_kind_of_decision_is_there() -> None:
    """The positions tell by name which frames lie on their stacks; the names are those of then."""
    asked = {recorded(name)["frames"][-1] for name in NAMES}
    assert len(asked) == 24
