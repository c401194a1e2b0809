"""The toll token, and what performing an action means (BONUS-2, RULING-2, RULING-6, RULING-22, EDITION-6)."""

import pytest

from tests.playing import choose, decision, lay, seat
from tests.rules.positions import LOW, find_token, go, laid, map_with, scene

DECREES = {"level1": ["servant", "envoy"], "level2": ["jade", "wall"], "level3": ["eight", "score"]}


def toll_at(location, *seats, owner=1, **position):
    given = seats or ({"vp": 5}, {})
    return scene(*given, bonus="standard", laid=[laid("toll", owner, location)], decrees=DECREES, **position)


def points(game):
    return [board["vp"] for board in game.position()["seats"]]


@pytest.mark.parametrize("variant", ["variant_a", "variant_b"])
def test_whoever_performs_the_action_pays_the_owner(variant):
    """BONUS-2: one point for A or for B."""
    game = toll_at("intrigue")
    go(game, "intrigue")
    choose(game, variant)
    assert points(game) == [4, 1]


def test_a_jade_pays_toll():
    """RULING-6: the jade action is a performance."""
    game = toll_at("jade")
    go(game, "jade")
    choose(game, "buy_jade", house="house1")
    assert points(game) == [4, 1]


def test_a_decree_pays_toll():
    """RULING-6: the decree action is a performance."""
    game = toll_at("decrees")
    go(game, "decrees")
    choose(game, "take_decree", decree="level1.servant")
    assert points(game) == [7, 1]


def test_a_toll_is_not_paid_to_oneself():
    """BONUS-2, EDITION-6: another player."""
    game = toll_at("intrigue", owner=0)
    go(game, "intrigue")
    choose(game, "variant_a")
    assert points(game) == [5, 0]


def test_another_location_pays_nothing():
    """BONUS-2"""
    game = toll_at("palace")
    go(game, "intrigue")
    choose(game, "variant_a")
    assert points(game) == [5, 0]


def test_points_never_fall_below_zero():
    """RULING-2: but the owner is still paid."""
    game = toll_at("intrigue", {}, {})
    go(game, "intrigue")
    choose(game, "variant_a")
    assert points(game) == [0, 1]


def test_an_action_through_a_card_pays_toll():
    """RULING-6"""
    game = toll_at("palace", {"vp": 5, "hand": ["set2.3", "draw.8"]}, {})
    lay(game, "set2.3", "travel")
    choose(game, "variant_a")
    assert points(game) == [4, 1]


def test_a_declined_action_pays_nothing():
    """RULING-6"""
    game = toll_at("palace", {"vp": 5, "hand": ["set2.3", "draw.8"]}, {}, locations={**LOW, "palace": "set1.1"})
    lay(game, "set2.3", "palace")
    choose(game, "decline")
    choose(game, "decline")
    assert points(game) == [5, 0]


def test_a_canal_action_that_does_nothing_was_declined():
    """RULING-6: neither placed nor moved."""
    game = toll_at("canal")
    go(game, "canal")
    choose(game, "variant_a")
    choose(game, "decline")
    assert points(game) == [5, 0]
    assert decision(game) == (1, "card")


def test_a_canal_move_alone_pays_toll():
    """RULING-6"""
    game = toll_at("canal", {"vp": 5, "ships": [{"port": 1, "servants": 1}]}, {})
    go(game, "canal")
    choose(game, "variant_a")
    choose(game, "decline")
    choose(game, "move_ship", ship=0)
    assert points(game) == [4, 1]


def test_an_exchange_without_actions_pays_nothing():
    """RULING-6, EXCHANGE-3 (c)"""
    game = toll_at("palace", {"vp": 5, "hand": ["set2.3", "draw.8"]}, {})
    lay(game, "set2.3", "canal")
    choose(game, "no_action")
    assert points(game) == [5, 0]


def test_an_action_done_twice_pays_twice():
    """RULING-22: once through the card and once through the location."""
    game = toll_at("palace", {"vp": 5, "hand": ["set2.3", "draw.8"]}, {}, locations={**LOW, "palace": "set1.1"})
    lay(game, "set2.3", "palace")
    choose(game, "variant_a")
    assert points(game) == [4, 1]
    choose(game, "variant_a")
    assert points(game) == [3, 2]


def test_travelling_twice_is_one_performance():
    """RULING-22: once for each performance, not for each move."""
    game = toll_at("travel", {"vp": 5, "traveller": "Beijing"}, {}, map=map_with(Jinan="gain1", Datong="gain2"))
    go(game, "travel")
    choose(game, "variant_b")
    choose(game, "go_to", city="Jinan")
    choose(game, "decline")
    choose(game, "decline")
    assert points(game) == [4, 1]


@pytest.mark.parametrize(
    ("token", "location", "answer"), [("envoy", "palace", "accept"), ("wall", "wall", "plain"), ("ship", "canal", "")]
)
def test_token_benefits_pay_no_toll(token, location, answer):
    """RULING-22: they are not performances."""
    game = find_token(token, {"vp": 5}, {}, bonus="standard", laid=[laid("toll", 1, location)])
    if answer:
        choose(game, answer)
    else:
        choose(game, "accept")
        choose(game, "launch", route=0)
    assert points(game) == [5, 0]


def test_the_wall_decree_adds_nothing_to_the_wall_token():
    """RULING-22: DECREE-9 is for wall actions."""
    game = find_token("wall", {"decrees": ["level2.wall"]}, {}, decrees=DECREES)
    choose(game, "plain")
    assert seat(game, 0)["wall"] == 1
    assert decision(game) == (1, "card")


def test_the_envoy_step_of_a_wall_scoring_pays_no_toll():
    """RULING-22: it is no palace action."""
    game = toll_at("palace", {"vp": 5, "wall": 3}, {})
    go(game, "wall")
    choose(game, "variant_a")
    assert (points(game), seat(game, 0)["envoy"]) == ([8, 0], 1)


def test_every_owner_of_a_toll_is_paid():
    """BONUS-2: two tolls at one location cost two points."""
    game = scene({"vp": 5}, {}, {}, bonus="standard", laid=[laid("toll", 1, "intrigue"), laid("toll", 2, "intrigue")])
    go(game, "intrigue")
    choose(game, "variant_a")
    assert points(game) == [3, 1, 1]


def test_the_toll_of_a_scoring_wall_is_paid_after_the_scoring():
    """BONUS-2, WALL-4: the points of the wall are there to pay with."""
    game = toll_at("wall", {"wall": 3}, {})
    go(game, "wall")
    choose(game, "variant_a")
    assert points(game) == [2, 1]


def test_a_toll_ends_with_the_day():
    """BONUS-2: the token goes face down to a slot, the servant to the supply."""
    game = toll_at("palace", {"hand": ["set1.4"], "vp": 5}, {"hand": [], "pool": 12 - 1}, dice=[6, 6, 9])
    lay(game, "set1.4", "wall")
    choose(game, "decline")
    assert seat(game, 1)["tokens"]["slots"] == ["toll"]
    assert seat(game, 1)["pool"] == 12
    assert game.position()["laid"] == []


def test_a_new_toll_is_not_paid_by_the_action_that_found_it():
    """RULING-22: it counts for actions begun after it was laid, and then for others."""
    game = find_token("toll", {}, {"vp": 5}, bonus="standard", map=map_with(Beijing="toll"))
    choose(game, "lay_at", location="travel")
    assert points(game) == [0, 5]
    go(game, "intrigue")
    choose(game, "variant_a")
    assert points(game) == [0, 5]
