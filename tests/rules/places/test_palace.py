"""The Palace of Heavenly Purity: the envoy's way to his audience."""

from collections.abc import Callable

import pytest

from gugong import Game
from tests.playing import choose, decision, kinds, seat, supply, table, visit, why_not


def test_a_moves_the_envoy_one_step() -> None:
    """PALACE-1"""
    game = visit("palace", seats=[{"envoy": 3}])
    choose(game, "variant_a")
    assert (seat(game, 0)["envoy"], seat(game, 0)["pool"], seat(game, 0)["intrigue"]) == (4, 6, 0)


def test_b_removes_two_for_two_steps_and_one_of_intrigue() -> None:
    """PALACE-2"""
    game = visit("palace", seats=[{"envoy": 3}])
    choose(game, "variant_b")
    assert (seat(game, 0)["envoy"], seat(game, 0)["intrigue"]) == (5, 1)
    assert (seat(game, 0)["pool"], supply(game, 0)) == (4, 8)


def test_b_needs_two_servants() -> None:
    """PALACE-2"""
    game = visit("palace", seats=[{"pool": 1}])
    assert why_not(game, "variant_b") == "reason-too-few-servants"


def test_the_seventh_step_is_not_yet_in_the_palace() -> None:
    """PALACE-3"""
    game = visit("palace", seats=[{"envoy": 6}])
    choose(game, "variant_a")
    assert (seat(game, 0)["envoy"], seat(game, 0)["palace_place"]) == (7, None)


def test_the_eighth_step_enters_the_palace_and_scores_nothing_yet() -> None:
    """PALACE-3: the place is scored at the end"""
    game = visit("palace", seats=[{"envoy": 7}])
    assert "palace-entered" in kinds(choose(game, "variant_a"))
    assert (seat(game, 0)["palace_place"], seat(game, 0)["vp"]) == (0, 0)


@pytest.mark.parametrize(("taken", "place"), [((0,), 1), ((1,), 0), ((0, 1), 2), ((0, 2), 1)])
def test_the_envoy_takes_the_free_place_with_the_most_points(taken: tuple[int, ...], place: int) -> None:
    """PALACE-3"""
    game = visit("palace", 3, seats=[{"envoy": 7}, *({"palace_place": p} for p in taken)])
    choose(game, "variant_a")
    assert seat(game, 0)["palace_place"] == place


def test_five_players_all_find_a_place() -> None:
    """PALACE-3"""
    game = visit("palace", 5, seats=[{"envoy": 7}, *({"palace_place": place} for place in range(4))])
    choose(game, "variant_a")
    assert seat(game, 0)["palace_place"] == 4


def test_in_the_palace_a_step_is_a_victory_point() -> None:
    """PALACE-3"""
    game = visit("palace", seats=[{"palace_place": 1}])
    choose(game, "variant_a")
    assert (seat(game, 0)["vp"], seat(game, 0)["palace_place"]) == (1, 1)


def test_in_the_palace_b_is_a_point_for_each_of_its_steps() -> None:
    """EDITION-14: one VP a step, not an action"""
    game = visit("palace", seats=[{"palace_place": 1}])
    choose(game, "variant_b")
    assert (seat(game, 0)["vp"], seat(game, 0)["intrigue"]) == (2, 1)


def test_b_that_enters_with_its_first_step_scores_the_second() -> None:
    """RULING-32"""
    game = visit("palace", seats=[{"envoy": 7}])
    choose(game, "variant_b")
    assert (seat(game, 0)["palace_place"], seat(game, 0)["vp"], seat(game, 0)["intrigue"]) == (0, 1, 1)


def by_wall() -> Game:
    game = visit("wall", seats=[{"palace_place": 0, "wall": 3, "vp": 5}])
    choose(game, "variant_a")
    return game


def by_token() -> Game:
    game = visit("travel", map={"Fuzhou": "envoy"}, seats=[{"palace_place": 0, "vp": 8}])
    choose(game, "variant_a")
    choose(game, "go_to", city="Fuzhou")
    choose(game, "accept")
    return game


def by_night() -> Game:
    seats = [{"hand": [], "discard": ["start.4"], "palace_place": 0, "vp": 5}, {"hand": [], "discard": []}]
    game = table(phase="night", dice=[1, 4, 1], seats=seats)
    choose(game, "accept")
    return game


def by_decree() -> Game:
    seats = [{"palace_place": 0, "vp": 8, "decrees": ["level1.envoy"]}]
    game = table(day=2, phase="morning", decrees={"level1": ["envoy", "ship"]}, seats=seats)
    choose(game, "use_decree", decree="level1.envoy")
    return game


@pytest.mark.parametrize("source", [by_wall, by_token, by_night, by_decree])
def test_in_the_palace_a_step_from_any_source_is_a_victory_point(source: Callable[[], Game]) -> None:
    """PALACE-3: 3 VP of the wall or the night and 1 for the step make 9, as do 8 and the step"""
    game = source()
    assert seat(game, 0)["vp"] == 9


def test_the_step_of_a_wall_scoring_can_enter_the_palace() -> None:
    """PALACE-3, WALL-4"""
    game = visit("wall", seats=[{"envoy": 7, "wall": 3}])
    choose(game, "variant_a")
    assert (seat(game, 0)["palace_place"], seat(game, 0)["vp"]) == (0, 3)
    assert decision(game) == (1, "card")
