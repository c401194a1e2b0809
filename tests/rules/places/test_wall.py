"""The Great Wall: placing servants and scoring a complete wall."""

import pytest

from gugong import Game
from tests.playing import can, choose, decision, find, kinds, lay, seat, supply, table, visit, why_not

WALL_DECREE = {"level2": ["wall", "jade"]}


def go_to_city(game: Game, city: str) -> None:
    choose(game, "go_to", city=city)


def test_a_places_one_servant_of_the_pool() -> None:
    """WALL-1"""
    game = visit("wall")
    choose(game, "variant_a")
    assert (seat(game, 0)["pool"], seat(game, 0)["wall"], supply(game, 0)) == (5, 1, 6)


def test_b_removes_one_and_places_two_others() -> None:
    """WALL-2"""
    game = visit("wall")
    choose(game, "variant_b")
    choose(game, "plain")
    assert (seat(game, 0)["pool"], seat(game, 0)["wall"], supply(game, 0)) == (3, 2, 7)


def test_b_may_place_only_one() -> None:
    """WALL-2, EDITION-2: up to two"""
    game = visit("wall")
    choose(game, "variant_b")
    choose(game, "decline")
    assert (seat(game, 0)["pool"], seat(game, 0)["wall"], supply(game, 0)) == (4, 1, 7)


def test_b_places_at_least_one() -> None:
    """EDITION-2: one or two, so one servant must be left when one is removed"""
    game = visit("wall", seats=[{"pool": 1}])
    assert can(game, "variant_a")
    assert why_not(game, "variant_b") == "reason-too-few-servants"


def test_b_with_two_servants_removes_one_and_places_the_other() -> None:
    """WALL-2, EDITION-2"""
    game = visit("wall", seats=[{"pool": 2}])
    choose(game, "variant_b")
    assert (seat(game, 0)["pool"], seat(game, 0)["wall"]) == (0, 1)
    assert decision(game) == (1, "card")


@pytest.mark.parametrize(("players", "size"), [(2, 4), (3, 5), (4, 6), (5, 7)])
def test_a_wall_is_complete_with_as_many_servants_as_the_number_of_players_asks(players: int, size: int) -> None:
    """WALL-3"""
    one_short = visit("wall", players, seats=[{}, {"wall": size - 2}])
    assert "wall-scored" not in kinds(choose(one_short, "variant_a"))
    complete = visit("wall", players, seats=[{}, {"wall": size - 1}])
    assert "wall-scored" in kinds(choose(complete, "variant_a"))


def test_a_complete_wall_may_hold_more() -> None:
    """WALL-3: the second servant of B still goes on a wall that the first completed"""
    game = visit("wall", seats=[{}, {"wall": 3, "intrigue": 2}])
    choose(game, "variant_b")
    assert seat(game, 0)["wall"] == 1
    choose(game, "plain")
    assert (seat(game, 0)["wall"], seat(game, 1)["wall"]) == (2, 0)


def test_a_wall_is_scored_when_all_servants_of_the_action_are_on_it() -> None:
    """RULING-50: with the first servant it would be a tie that seat 1 wins; the second decides"""
    game = visit("wall", seats=[{"wall": 1}, {"wall": 2, "intrigue": 5}])
    assert "wall-scored" not in kinds(choose(game, "variant_b"))
    choose(game, "plain")
    assert (seat(game, 0)["vp"], seat(game, 1)["vp"]) == (3, 0)


def test_most_servants_score_three_points_and_an_envoy_step() -> None:
    """WALL-4"""
    game = visit("wall", seats=[{"wall": 2}, {"wall": 1}])
    choose(game, "variant_a")
    assert (seat(game, 0)["vp"], seat(game, 0)["envoy"]) == (3, 1)
    assert (seat(game, 1)["vp"], seat(game, 1)["envoy"]) == (0, 0)


def test_most_servants_may_be_those_of_another_player() -> None:
    """WALL-4"""
    game = visit("wall", seats=[{}, {"wall": 3}])
    choose(game, "variant_a")
    assert (seat(game, 1)["vp"], seat(game, 1)["envoy"]) == (3, 1)
    assert seat(game, 0)["vp"] == 0


def test_only_the_servants_of_the_winner_leave_the_wall() -> None:
    """WALL-4: they return to the supply, the others stay"""
    game = visit("wall", 3, seats=[{"wall": 2}, {"wall": 1}, {"wall": 1}])
    choose(game, "variant_a")
    assert [seat(game, i)["wall"] for i in range(3)] == [0, 1, 1]
    assert (seat(game, 0)["pool"], supply(game, 0)) == (5, 7)


def test_a_tie_on_the_wall_goes_to_the_higher_intrigue_marker() -> None:
    """WALL-4, TIE-1"""
    game = visit("wall", seats=[{"wall": 1, "intrigue": 3}, {"wall": 2, "intrigue": 2}])
    choose(game, "variant_a")
    assert [seat(game, i)["vp"] for i in range(2)] == [3, 0]


def test_a_tie_on_the_wall_goes_to_the_upper_marker_of_a_stack() -> None:
    """WALL-4, TIE-1"""
    game = visit("wall", seats=[{"wall": 1}, {"wall": 2}], intrigue_stack=[0, 1])
    choose(game, "variant_a")
    assert [seat(game, i)["vp"] for i in range(2)] == [0, 3]


def test_everyone_on_the_wall_may_take_a_benefit_from_the_lowest_marker_on() -> None:
    """WALL-5: the winner too, though those servants have left; seat 3 has nobody on the wall"""
    game = visit(
        "wall",
        4,
        seats=[{"wall": 3, "intrigue": 9}, {"wall": 1, "intrigue": 4}, {"wall": 1, "intrigue": 6}, {"intrigue": 8}],
    )
    choose(game, "variant_a")
    order = []
    while game.decision is not None and game.decision.kind == "benefit":
        order.append(game.decision.seat)
        choose(game, "decline")
    assert order == [1, 2, 0]


def test_in_a_stack_the_lower_marker_takes_its_benefit_first() -> None:
    """WALL-5"""
    seats = [{"wall": 2, "intrigue": 4}, {"wall": 1, "intrigue": 4}]
    for stack in ([0, 1], [1, 0]):
        game = visit("wall", seats=seats, intrigue_stack=stack)
        choose(game, "variant_a")
        assert decision(game) == (stack[0], "benefit")
        choose(game, "decline")
        assert decision(game) == (stack[1], "benefit")


def test_a_benefit_may_be_declined() -> None:
    """WALL-5: may"""
    game = visit("wall", seats=[{"wall": 3, "intrigue": 9}])
    choose(game, "variant_a")
    choose(game, "decline")
    assert (seat(game, 0)["intrigue"], seat(game, 0)["pool"]) == (9, 5)


def test_the_wall_decree_adds_a_servant_of_the_supply() -> None:
    """DECREE-9"""
    game = visit("wall", decrees=WALL_DECREE, seats=[{"decrees": ["level2.wall"]}])
    choose(game, "variant_a")
    assert decision(game) == (0, "wall_extra")
    choose(game, "plain")
    assert (seat(game, 0)["pool"], seat(game, 0)["wall"], supply(game, 0)) == (5, 2, 4)


def test_the_servant_of_the_wall_decree_may_be_left() -> None:
    """DECREE-9: you may"""
    game = visit("wall", decrees=WALL_DECREE, seats=[{"decrees": ["level2.wall"]}])
    choose(game, "variant_a")
    choose(game, "decline")
    assert (seat(game, 0)["wall"], supply(game, 0)) == (1, 5)


def test_the_wall_decree_works_with_each_wall_action_of_a_turn() -> None:
    """DECREE-9: the card's and the location's"""
    game = table(
        decrees=WALL_DECREE,
        locations={"wall": "start.1"},
        seats=[{"hand": ["start.4"], "decrees": ["level2.wall"], "pool": 5}],
    )
    lay(game, "start.4", "wall")
    for _ in range(2):
        choose(game, "variant_a")
        choose(game, "plain")
    assert (seat(game, 0)["pool"], seat(game, 0)["vp"]) == (3, 3)


def test_the_wall_decree_gives_nothing_with_an_empty_supply() -> None:
    """DECREE-9, LIMIT-1"""
    game = visit("wall", decrees=WALL_DECREE, seats=[{"decrees": ["level2.wall"], "pool": 11}])
    choose(game, "variant_a")
    assert decision(game) == (1, "card")


def test_the_servant_removed_for_b_may_be_the_one_that_the_decree_puts_on_the_wall() -> None:
    """RULING-12: from the supply after B was carried out"""
    game = visit("wall", decrees=WALL_DECREE, seats=[{"decrees": ["level2.wall"], "pool": 11}])
    choose(game, "variant_b")
    choose(game, "plain")
    choose(game, "plain")
    assert (seat(game, 0)["pool"], seat(game, 0)["wall"], supply(game, 0)) == (8, 3, 0)


def test_the_servant_of_the_decree_can_complete_the_wall() -> None:
    """RULING-12"""
    game = visit("wall", decrees=WALL_DECREE, seats=[{"decrees": ["level2.wall"]}, {"wall": 2}])
    assert "wall-scored" not in kinds(choose(game, "variant_a"))
    assert "wall-scored" in kinds(choose(game, "plain"))


def test_the_servant_of_the_decree_is_part_of_the_same_scoring() -> None:
    """RULING-12: A completes the wall, the decree's servant makes it two against two"""
    seats = [{"decrees": ["level2.wall"], "intrigue": 3, "wall": 1}, {"wall": 3}]
    game = visit("wall", 3, decrees=WALL_DECREE, seats=seats)
    assert "wall-scored" not in kinds(choose(game, "variant_a"))
    events = choose(game, "plain")
    assert kinds(events).count("wall-scored") == 1
    assert [seat(game, i)["vp"] for i in range(2)] == [3, 0]


def test_with_an_empty_pool_there_is_no_wall_action_to_add_to() -> None:
    """RULING-25"""
    game = visit("wall", decrees=WALL_DECREE, seats=[{"decrees": ["level2.wall"], "pool": 0}])
    assert decision(game) == (1, "card")
    assert seat(game, 0)["wall"] == 0


def test_a_declined_wall_action_brings_no_servant_of_the_decree() -> None:
    """RULING-25: DECREE-9 needs A or B carried out"""
    game = visit("wall", decrees=WALL_DECREE, seats=[{"decrees": ["level2.wall"]}])
    choose(game, "decline")
    assert (decision(game), seat(game, 0)["wall"]) == ((1, "card"), 0)


def test_a_wall_that_a_token_completes_is_scored_before_the_journey_goes_on() -> None:
    """RULING-24: with its benefits; DECREE-9 adds nothing, for it is no wall action"""
    game = visit(
        "travel",
        decrees=WALL_DECREE,
        map={"Fuzhou": "wall", "Hangzhou": "vp2"},
        seats=[{"decrees": ["level2.wall"]}, {"wall": 3, "intrigue": 1}],
    )
    choose(game, "variant_b")
    go_to_city(game, "Fuzhou")
    choose(game, "plain")
    assert (seat(game, 1)["vp"], seat(game, 1)["envoy"]) == (3, 1)
    assert decision(game) == (1, "benefit")
    choose(game, "benefit", benefit="gain1")
    assert decision(game) == (0, "city")


def test_a_wall_that_a_follower_completes_is_scored_at_once() -> None:
    """RULING-24: then the acting player's turn goes on"""
    game = table(
        setup={"bonus_tokens": "standard"},
        laid=[{"token": "follow", "seat": 1, "location": "wall"}],
        locations={"palace": "start.1"},
        seats=[{"hand": ["start.4", "start.5"], "wall": 1}, {"hand": ["set2.1"], "wall": 1, "pool": 5}],
    )
    lay(game, "start.4", "palace")
    choose(game, "variant_a")
    assert decision(game) == (1, "action")
    assert "wall-scored" in kinds(choose(game, "variant_a"))
    assert decision(game) == (0, "action")
    assert game.decision is not None
    assert game.decision.args["action"] == "palace"
    assert find(game, "variant_a") is not None
