"""What views tell of things to come: what a complete wall and the final scoring would give, and tonight's matches."""

import random
from typing import Any

import pytest

from gugong import Game, Setup
from gugong.game.view import public_view_of
from gugong.game.view_source import ViewSource

from ..playing import table
from ..random_games import MODES, keen_choice, moments


def seen(game: Game, state: bytes) -> dict[str, Any]:
    """The public view of a game in some state."""
    return public_view_of(ViewSource(state, game.setup, game.box))


@pytest.mark.parametrize("mode", range(len(MODES)))
def test_the_game_ends_as_projected(mode: int) -> None:
    """FINAL-1..5: projected just before the scoring, and scored; the parts make up the whole."""
    for seed in range(8):
        game, chance = Game(Setup(**MODES[mode], seed=seed)), random.Random(seed)
        while not game.over:
            game.play(keen_choice(game, chance))
        views = [seen(game, state) for state in game.snapshots]
        then, end = [view for view in views if view["projection"] is not None][-1], views[-1]
        for seat, projected in enumerate(then["projection"]):
            assert projected["total"] == end["breakdown"][seat]["total"]
            assert projected["score"] == end["scores"][seat]
            assert projected["can_win"] == end["breakdown"][seat]["can_win"]
            assert then["seats"][seat]["vp"] + sum(projected["adds"].values()) == projected["total"]
        assert end["projection"] is None


def test_a_complete_wall_gives_what_was_told() -> None:
    """WALL-4, PALACE-3: 3 VP and a step, which inside the palace is 1 VP and at its gate a place."""
    prizes = set()
    for seed in range(60):
        game, chance = Game(Setup(players=2 + seed % 4, seed=seed)), random.Random(seed)
        while not game.over:
            events, shots = game.play(keen_choice(game, chance)), game.snapshots
            for i, event in enumerate(events):
                if event.kind != "wall-scored" or event.rule != "WALL-4":
                    continue
                # The score and the envoy's step are recorded after it, one event each.
                steps = [one.kind for one in events[i + 1 : i + 4]]
                last = i + 1 + (2 if "palace-entered" in steps[1:3] else 1)
                then, now = seen(game, shots[i]), seen(game, shots[last + 1])
                assert then["wall_leader"] == event.seat
                old, new = then["seats"][event.seat], now["seats"][event.seat]
                entered = [one.args["vp"] for one in events[i : last + 1] if one.kind == "palace-entered"]
                assert then["wall_prize"] == {
                    "vp": new["vp"] - old["vp"],
                    "envoy": new["envoy"] - old["envoy"],
                    "palace": sum(entered),
                }
                prizes.add((then["wall_prize"]["vp"], then["wall_prize"]["envoy"], then["wall_prize"]["palace"] > 0))
    assert prizes >= {(3, 1, False), (3, 1, True)}


def test_inside_the_palace_the_walls_step_is_a_point() -> None:
    """PALACE-3, WALL-4."""
    game = table(seats=[{"wall": 1, "envoy": 8, "palace_place": 0}, {}])
    assert game.view(None)["wall_prize"] == {"vp": 4, "envoy": 0, "palace": 0}


def test_an_empty_wall_has_no_prize() -> None:
    assert table(seats=[{}, {}]).view(None)["wall_prize"] is None


def test_outside_the_palace_the_projection_says_so() -> None:
    """FINAL-5: the total is told, too, for there may be time yet."""
    game = table(seats=[{"vp": 9, "jade": 2}, {"vp": 4, "palace_place": 0, "envoy": 8}])
    outside, inside = game.view(None)["projection"]
    assert outside == {"adds": {"jade": 3}, "total": 12, "can_win": False, "score": 0}
    assert inside["can_win"]
    assert inside["score"] == inside["total"] == 4 + inside["adds"]["palace"]


def test_the_projection_knows_nothing_hidden() -> None:
    """HIDDEN-1: a game whose hidden part is dealt anew has the same."""
    for game in moments(Setup(players=3, seed=3, bonus_tokens="deluxe"), 3):
        twin = game.determinized(0, 7, memory=False)
        assert twin.view(None)["projection"] == game.view(None)["projection"]
        assert twin.view(None)["wall_prize"] == game.view(None)["wall_prize"]


def test_a_card_matches_each_die_that_shows_its_value() -> None:
    """NIGHT-1, RULING-8: equal dice count each."""
    game = table(dice=[6, 6, 3])
    assert game.view(None)["matches"] == {"3": 1, "6": 2}


def test_tonights_matches_are_those_that_are_counted() -> None:
    """NIGHT-1, RULING-9: what the values of my discard say before the night is what the night counts."""
    nights = 0
    for seed in range(6):
        game, chance = Game(Setup(players=3, seed=seed)), random.Random(seed)
        values = game.box.record[0].card_value
        while not game.over:
            events, shots = game.play(keen_choice(game, chance)), game.snapshots
            for i, event in enumerate(events):
                if event.kind == "matches":
                    source = ViewSource(shots[i], game.setup, game.box)
                    numbers, told = source.numbers, public_view_of(source)["matches"]
                    discard = numbers.discard[event.seat][: numbers.discard_n[event.seat]]
                    assert event.args["count"] == sum(told.get(str(values[card]), 0) for card in discard)
                    nights += 1
    assert nights >= 6 * 4 * 3
