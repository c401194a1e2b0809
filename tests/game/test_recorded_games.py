"""Whole recorded games of all modes replay to their exact end."""

import json
from pathlib import Path

import pytest

from gugong import Game

FOLDER = Path(__file__).parents[1] / "games"
NAMES = sorted(path.name.removesuffix(".save.json") for path in FOLDER.glob("*.save.json"))


def test_there_are_at_least_twelve() -> None:
    assert len(NAMES) >= 12


@pytest.mark.parametrize("name", NAMES)
def test_a_recorded_game_replays_to_its_exact_score(name: str) -> None:
    game = Game.load((FOLDER / f"{name}.save.json").read_text(encoding="utf-8"))
    end = json.loads((FOLDER / f"{name}.end.json").read_text(encoding="utf-8"))
    assert game.over
    assert game.scores == end["scores"]
    assert game.ranking == end["ranking"]
    assert game.winner == end["winner"]
    assert game.breakdown == end["breakdown"]


def test_the_recorded_games_visit_every_place() -> None:
    """Every kind of event that there is happens in one of them."""
    from gugong.vocabulary.names import EVENT_KINDS

    seen = set()
    for name in NAMES:
        game = Game.load((FOLDER / f"{name}.save.json").read_text(encoding="utf-8"))
        seen |= {event.kind for event in game.events}
    assert set(EVENT_KINDS.values()) - seen == set()
