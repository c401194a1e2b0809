"""Positions: everything that one names lies where it says; everything else is as in the fresh set-up."""

from typing import Any

import pytest

from gugong import Game, Setup

FULL: dict[str, Any] = {
    "setup": {"players": 4, "seed": 1},
    "day": 2,
    "phase": "day",
    "turn": 1,
    "start": 0,
    "medal": None,
    "dice": [3, 6, 3],
    "locations": {
        "travel": "start.1",
        "wall": "set5.2",
        "jade": "draw.9",
        "intrigue": "start.3",
        "palace": "start.2",
        "decrees": "start.6",
        "canal": "start.7",
    },
    "draw": ["draw.1"],
    "decrees": {"level1": ["servant", "envoy"], "level2": ["jade", "wall"], "level3": ["eight", "score"]},
    "jade_houses": [2, 3, 3],
    "map": {"Fuzhou": "gain2", "Beijing": None},
    "intrigue_stack": [2, 0, 3, 1],
    "seats": [
        {
            "hand": ["set1.1"],
            "discard": ["set1.2"],
            "pool": 5,
            "double": "locked",
            "vp": 0,
            "envoy": 0,
            "palace_place": None,
            "intrigue": 12,
            "wall": 3,
            "jade": 0,
            "decrees": ["level1.servant"],
            "traveller": "Jinan",
            "tokens": {"plain": 4, "double": 0},
            "ships": [{"route": 0, "port": 2, "servants": 2}],
            "rewards": {"vp4": 0, "card": 1, "double": 0},
        }
    ],
}


def test_everything_that_a_position_names_lies_where_it_says() -> None:
    game = Game.from_position(FULL)
    assert game.decision is not None
    assert game.decision.seat == 1
    written = game.position()
    for key in ("day", "phase", "turn", "start", "medal", "dice", "locations", "draw", "decrees", "jade_houses"):
        assert written[key] == FULL[key]
    seat, given = written["seats"][0], FULL["seats"][0]
    for key in set(given) - {"tokens", "ships"}:
        assert seat[key] == given[key]
    assert seat["tokens"]["plain"] == 4
    assert seat["ships"] == [{"ship": 0, **given["ships"][0]}]
    assert (written["map"]["Fuzhou"], written["map"]["Beijing"], written["map"]["Jinan"]) == ("gain2", None, None)
    assert game.view(0)["seats"][0]["supply"] == 12 - 5 - 3 - 2 - 1 - 1


def test_the_stack_only_breaks_ties_of_the_steps() -> None:
    assert Game.from_position(FULL).position()["intrigue_stack"] == [2, 3, 1, 0]


def test_an_empty_position_is_a_fresh_game() -> None:
    placed = Game.from_position({"setup": {"players": 3, "seed": 8}})
    assert placed.state.tobytes() == Game(Setup(players=3, seed=8)).state.tobytes()


def test_a_card_named_elsewhere_leaves_its_place_and_the_place_is_filled() -> None:
    game = Game.from_position({"setup": {"players": 2, "seed": 1}, "locations": {"wall": "set1.1"}})
    cards = [card for seat in game.position()["seats"] for card in seat["hand"]] + list(
        game.position()["locations"].values()
    )
    assert len(cards) == len(set(cards)) == 4 + 4 + 7
    assert game.position()["locations"]["wall"] == "set1.1"


@pytest.mark.parametrize("phase", ["morning", "day", "dusk", "night", "final"])
def test_play_goes_on_from_the_start_of_a_phase(phase: str) -> None:
    game = Game.from_position({"setup": {"players": 2, "seed": 1}, "day": 4, "phase": phase})
    while not game.over:
        game.play(game.legal[0])
    kinds = [event.kind for event in game.events]
    assert ("dice-rolled" in kinds) == (phase == "morning")
    assert ("turn-begins" in kinds) == (phase in ("morning", "day"))
    assert ("night-falls" in kinds) == (phase != "final")
    assert kinds[-1] in ("game-over", "nobody-wins")
