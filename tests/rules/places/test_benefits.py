"""The intrigue benefits after a wall scoring."""

from typing import Any

import pytest

from gugong import Game
from tests.playing import can, choose, decision, find, seat, supply, visit, why_not


def scored(*, dice: list[int] | None = None, **mine: Any) -> Game:
    """Seat 0 alone has completed the wall and may take a benefit; five are left in the pool, seven in the supply."""
    game = visit("wall", seats=[{"wall": 3, **mine}], dice=dice or [1, 4, 1])
    choose(game, "variant_a")
    return game


def faces(game: Game, die: int) -> list[int]:
    assert game.decision is not None
    return sorted(o.args["face"] for o in game.decision.options if o.verb == "turn_die" and o.args["die"] == die)


def test_going_back_one_gains_one_servant() -> None:
    """BENEFIT-1"""
    game = scored(intrigue=4)
    choose(game, "benefit", benefit="gain1")
    assert (seat(game, 0)["intrigue"], seat(game, 0)["pool"], supply(game, 0)) == (3, 6, 6)


def test_going_back_three_gains_two_servants() -> None:
    """BENEFIT-2"""
    game = scored(intrigue=4)
    choose(game, "benefit", benefit="gain2")
    assert (seat(game, 0)["intrigue"], seat(game, 0)["pool"], supply(game, 0)) == (1, 7, 5)


def test_going_back_five_turns_a_die() -> None:
    """BENEFIT-3"""
    game = scored(intrigue=6, dice=[1, 4, 1])
    choose(game, "benefit", benefit="die")
    choose(game, "turn_die", die=1, face=9)
    assert game.position()["dice"] == [1, 9, 1]
    assert (seat(game, 0)["intrigue"], seat(game, 0)["pool"]) == (1, 5)


def test_a_die_turns_only_to_its_own_other_faces() -> None:
    """BENEFIT-3, EDITION-17: a side of that die, and another one than it shows"""
    game = scored(intrigue=6, dice=[2, 4, 8])
    choose(game, "benefit", benefit="die")
    assert faces(game, 0) == [1, 3, 4, 5, 6]
    assert faces(game, 1) == [5, 6, 7, 8, 9]
    assert faces(game, 2) == [1, 2, 3, 7, 9]


def test_several_players_may_turn_the_same_die() -> None:
    """BENEFIT-3"""
    game = visit("wall", dice=[1, 4, 1], seats=[{"wall": 2, "intrigue": 5}, {"wall": 1, "intrigue": 6}])
    choose(game, "variant_a")
    choose(game, "benefit", benefit="die")
    choose(game, "turn_die", die=0, face=6)
    choose(game, "benefit", benefit="die")
    choose(game, "turn_die", die=0, face=2)
    assert game.position()["dice"] == [2, 4, 1]


def test_going_back_seven_takes_a_jade_of_the_supply() -> None:
    """BENEFIT-4: the houses keep theirs"""
    game = scored(intrigue=7)
    choose(game, "benefit", benefit="jade")
    assert (seat(game, 0)["intrigue"], seat(game, 0)["jade"]) == (0, 1)
    assert game.position()["jade_houses"] == [2, 2, 2]


@pytest.mark.parametrize(("benefit", "back"), [("gain1", 1), ("gain2", 3), ("die", 5), ("jade", 7)])
def test_a_benefit_needs_a_marker_that_many_steps_up(benefit: str, back: int) -> None:
    """BENEFIT-6"""
    assert can(scored(intrigue=back), "benefit", benefit=benefit)
    too_low = scored(intrigue=back - 1)
    if back == 1:
        assert decision(too_low) == (1, "card")
    else:
        assert why_not(too_low, "benefit", benefit=benefit) == "reason-too-few-steps"


def test_a_marker_that_goes_back_lands_on_top() -> None:
    """BENEFIT-5, INTRIGUE-3"""
    game = visit("wall", 3, seats=[{"wall": 4, "intrigue": 8}, {"intrigue": 5}, {"intrigue": 5}])
    choose(game, "variant_a")
    choose(game, "benefit", benefit="gain2")
    assert seat(game, 0)["intrigue"] == 5
    assert game.position()["intrigue_stack"] == [1, 2, 0]


def test_a_marker_that_goes_back_may_pass_others() -> None:
    """BENEFIT-5: it passes seat 2 and lands on seat 1"""
    game = visit("wall", 3, seats=[{"wall": 4, "intrigue": 12}, {"intrigue": 5}, {"intrigue": 6}])
    choose(game, "variant_a")
    choose(game, "benefit", benefit="jade")
    assert game.position()["intrigue_stack"] == [1, 0, 2]


def test_servants_are_not_offered_with_an_empty_supply() -> None:
    """RULING-29: seat 1 wins the wall, so nothing of seat 0 returns"""
    game = visit("wall", seats=[{"pool": 12, "intrigue": 7}, {"wall": 3}])
    choose(game, "variant_a")
    assert supply(game, 0) == 0
    assert why_not(game, "benefit", benefit="gain1") == "reason-supply-empty"
    assert why_not(game, "benefit", benefit="gain2") == "reason-supply-empty"
    assert can(game, "benefit", benefit="jade")


def test_with_too_few_in_the_supply_you_gain_what_is_there() -> None:
    """RULING-29"""
    game = visit("wall", seats=[{"pool": 11, "intrigue": 3}, {"wall": 3}])
    choose(game, "variant_a")
    choose(game, "benefit", benefit="gain2")
    assert (seat(game, 0)["pool"], seat(game, 0)["intrigue"], supply(game, 0)) == (11, 0, 0)


def test_the_servants_that_leave_the_wall_can_be_gained() -> None:
    """RULING-29: they are in the supply before the benefits are taken"""
    game = visit("wall", seats=[{"pool": 9, "wall": 3, "intrigue": 1}])
    choose(game, "variant_a")
    choose(game, "benefit", benefit="gain1")
    assert (seat(game, 0)["pool"], supply(game, 0)) == (9, 3)


def test_the_order_of_the_benefits_is_fixed_at_the_scoring() -> None:
    """RULING-29: seat 1 falls below seat 0, and still seat 2 is next"""
    game = visit("wall", 3, seats=[{"wall": 2, "intrigue": 1}, {"wall": 1, "intrigue": 3}, {"wall": 1, "intrigue": 5}])
    choose(game, "variant_a")
    assert decision(game) == (0, "benefit")
    choose(game, "decline")
    assert decision(game) == (1, "benefit")
    choose(game, "benefit", benefit="gain2")
    assert game.position()["intrigue_stack"] == [1, 0, 2]
    assert decision(game) == (2, "benefit")
    choose(game, "decline")
    assert decision(game) == (1, "card")


def test_one_benefit_a_player() -> None:
    """WALL-5: one, however far up the marker is"""
    game = scored(intrigue=14)
    choose(game, "benefit", benefit="gain1")
    assert decision(game) == (1, "card")
    assert find(game, "benefit") is None
