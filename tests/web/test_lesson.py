"""The first lesson: what the teacher asks for can be done, happens as told, and is said in words."""

import json
from typing import Any

import pytest

from gugong import Decision, Game, Option
from gugong.i18n.messages import FALLBACK, has_message
from tools.seal_lesson import NAMES, scene

YOU = 0


def game_of(name: str) -> Game:
    return Game.load(json.dumps(scene(name)["save"]))


def wanted(decision: Decision, choice: dict[str, Any]) -> Option:
    """The one option that a step asks for."""
    args = choice.get("args", {}).items()
    found = [o for o in decision.options if o.verb == choice["verb"] and all(o.args.get(k) == v for k, v in args)]
    assert len(found) == 1, (choice, found)
    return found[0]


def test_there_are_some() -> None:
    assert len(NAMES) >= 6


@pytest.mark.parametrize("name", NAMES)
def test_every_step_can_be_done_and_does_what_is_told(name: str) -> None:
    game = game_of(name)
    for step in scene(name)["steps"]:
        if "choose" not in step:
            continue
        decision = game.decision
        assert decision is not None, step
        assert decision.seat == YOU, step
        option = wanted(decision, step["choose"])
        assert option.legal, step
        happened = iter([event.kind for event in game.play(option)])
        assert all(kind in happened for kind in step.get("events", [])), step  # in this order


@pytest.mark.parametrize("name", NAMES)
def test_a_scene_ends_where_the_player_is_asked_nothing_more(name: str) -> None:
    """The last step only tells; what is still open is the neighbour's turn, or the next one of one's own."""
    assert "choose" not in scene(name)["steps"][-1]


@pytest.mark.parametrize("name", NAMES)
def test_a_scene_is_told_in_words(name: str) -> None:
    assert has_message(FALLBACK, f"lesson-{name}")
    for step in scene(name)["steps"]:
        assert has_message(FALLBACK, f"lesson-{name}-{step['say']}"), step


def test_whoever_is_not_in_the_palace_loses_the_last_scene() -> None:
    """FINAL-5: the neighbour has more points, and scores nothing."""
    game = game_of("palace")
    for step in scene("palace")["steps"]:
        if "choose" in step:
            assert game.decision is not None
            game.play(wanted(game.decision, step["choose"]))
    view = game.view(None)
    assert game.over
    assert view["winner"] == YOU
    assert view["seats"][1]["vp"] > view["seats"][YOU]["vp"]
    assert view["scores"][1] == 0
