"""The double servant on the wall and on ships: two spaces, and one piece when it leaves."""

from typing import Any

import pytest

from gugong import Game
from tests.playing import can, choose, find, kinds, lay, seat, supply, table, visit, why_not

WALL_DECREE = {"level2": ["wall", "jade"]}
SHIP_DECREE = {"level1": ["ship", "servant"]}


def at_token(token: str, *seats: dict[str, Any]) -> Game:
    game = visit("travel", map={"Fuzhou": token}, seats=list(seats))
    choose(game, "variant_a")
    choose(game, "go_to", city="Fuzhou")
    return game


def test_wall_a_may_place_the_double_servant() -> None:
    """DOUBLE-4"""
    game = visit("wall", seats=[{"double": "pool"}])
    choose(game, "variant_a")
    assert can(game, "plain")
    choose(game, "double")
    assert (seat(game, 0)["double"], seat(game, 0)["pool"], seat(game, 0)["wall"]) == ("wall", 6, 0)


def test_the_double_servant_counts_two_on_the_wall() -> None:
    """DOUBLE-4, EDITION-18: with two others it makes the four that complete the wall"""
    game = visit("wall", seats=[{"double": "pool"}, {"wall": 2}])
    choose(game, "variant_a")
    assert "wall-scored" in kinds(choose(game, "double"))


def test_the_double_servant_wins_the_wall_with_the_weight_of_two() -> None:
    """DOUBLE-4, WALL-4"""
    game = visit("wall", 3, seats=[{"double": "pool", "wall": 1}, {"wall": 2, "intrigue": 5}])
    choose(game, "variant_a")
    choose(game, "double")
    assert [seat(game, i)["vp"] for i in range(2)] == [3, 0]


def test_the_wall_may_be_overfilled_by_the_double_servant() -> None:
    """DOUBLE-4: three of four spaces are taken"""
    game = visit("wall", seats=[{"double": "pool"}, {"wall": 3}])
    choose(game, "variant_a")
    choose(game, "double")
    assert (seat(game, 1)["vp"], seat(game, 0)["double"]) == (3, "wall")


def test_wall_b_may_place_the_double_servant_as_one_of_two() -> None:
    """DOUBLE-4, RULING-28: with another servant it counts 3"""
    game = visit("wall", seats=[{"double": "pool"}, {"wall": 1}])
    choose(game, "variant_b")
    choose(game, "plain")
    choose(game, "plain")
    choose(game, "double")
    assert (seat(game, 0)["vp"], seat(game, 0)["pool"]) == (3, 4)


def test_wall_b_may_place_the_double_servant_as_the_whole_of_two() -> None:
    """RULING-28"""
    game = visit("wall", seats=[{"double": "pool"}])
    choose(game, "variant_b")
    choose(game, "plain")
    choose(game, "double")
    choose(game, "decline")
    assert (seat(game, 0)["double"], seat(game, 0)["wall"], seat(game, 0)["pool"]) == ("wall", 0, 5)


def test_in_wall_b_the_servant_removed_is_another_piece() -> None:
    """RULING-28: the double servant cannot pay for its own way"""
    alone = visit("wall", seats=[{"pool": 0, "double": "pool"}])
    assert can(alone, "variant_a")
    assert why_not(alone, "variant_b") == "reason-too-few-servants"


def test_wall_b_may_remove_the_double_servant_and_place_plain_ones() -> None:
    """RULING-28, DOUBLE-3"""
    game = visit("wall", seats=[{"pool": 2, "double": "pool"}])
    choose(game, "variant_b")
    choose(game, "double_as_one")
    choose(game, "plain")
    assert (seat(game, 0)["double"], seat(game, 0)["wall"], seat(game, 0)["pool"]) == ("supply", 2, 0)


def test_the_wall_token_may_place_the_double_servant_of_the_supply() -> None:
    """RULING-26"""
    game = at_token("wall", {"double": "supply"})
    assert can(game, "plain")
    choose(game, "double")
    assert (seat(game, 0)["double"], supply(game, 0)) == ("wall", 6)


def test_the_wall_token_takes_the_double_servant_not_from_the_pool() -> None:
    """RULING-26: the one lying in the supply"""
    game = at_token("wall", {"double": "pool"})
    assert find(game, "double") is None


def test_the_wall_decree_may_place_the_double_servant_of_the_supply() -> None:
    """RULING-26, DECREE-9"""
    game = visit("wall", decrees=WALL_DECREE, seats=[{"decrees": ["level2.wall"], "double": "supply"}])
    choose(game, "variant_a")
    choose(game, "double")
    assert (seat(game, 0)["double"], seat(game, 0)["wall"]) == ("wall", 1)


def test_a_double_servant_removed_for_wall_b_may_come_back_by_the_wall_decree() -> None:
    """RULING-26, RULING-12: it lies in the supply when the decree takes its servant"""
    game = visit("wall", decrees=WALL_DECREE, seats=[{"decrees": ["level2.wall"], "double": "pool"}])
    choose(game, "variant_b")
    choose(game, "double_as_one")
    choose(game, "decline")
    choose(game, "double")
    assert (seat(game, 0)["double"], seat(game, 0)["wall"]) == ("wall", 1)


def test_a_scored_double_servant_goes_to_the_supply_as_one_piece() -> None:
    """RULING-27"""
    game = visit("wall", seats=[{"double": "wall", "wall": 1}])
    choose(game, "variant_a")
    assert (seat(game, 0)["double"], seat(game, 0)["vp"]) == ("supply", 3)
    assert (seat(game, 0)["pool"], supply(game, 0)) == (5, 7)


def test_a_double_servant_that_stays_on_the_wall_goes_on_counting_two() -> None:
    """RULING-27: it loses the tie and stays; two others complete the wall with it"""
    game = visit("wall", seats=[{"wall": 1, "intrigue": 3}, {"double": "wall"}])
    choose(game, "variant_a")
    assert (seat(game, 0)["vp"], seat(game, 1)["double"]) == (3, "wall")
    choose(game, "decline")
    lay(game, "set2.4", "wall")
    choose(game, "variant_b")
    assert "wall-scored" in kinds(choose(game, "plain"))


def test_canal_a_may_load_the_double_servant() -> None:
    """DOUBLE-4: it fills two spaces"""
    game = visit("canal", seats=[{"double": "pool", "ships": [{"port": 2, "servants": 1}]}])
    choose(game, "variant_a")
    assert can(game, "load", ship=0)
    choose(game, "load_double", ship=0)
    assert seat(game, 0)["double"] == 0
    assert can(game, "claim", ship=0, reward="vp4")


def test_canal_a_may_launch_with_the_double_servant() -> None:
    """DOUBLE-4, CANAL-3"""
    game = visit("canal", seats=[{"pool": 0, "double": "pool"}])
    choose(game, "variant_a")
    choose(game, "launch_double", route=0)
    assert game.view(None)["seats"][0]["ships"][0]["load"] == 2


def test_a_ship_must_have_room_for_the_double_servant() -> None:
    """DOUBLE-4"""
    game = visit("canal", seats=[{"double": "pool", "ships": [{"port": 2, "servants": 2}]}])
    choose(game, "variant_a")
    assert why_not(game, "load_double", ship=0) == "reason-ship-too-full"
    assert can(game, "load", ship=0)


def test_canal_b_may_load_the_double_servant_as_the_whole_of_two() -> None:
    """RULING-28"""
    game = visit("canal", seats=[{"double": "pool"}])
    choose(game, "variant_b")
    choose(game, "plain")
    choose(game, "launch_double", route=0)
    choose(game, "decline")
    assert (seat(game, 0)["double"], seat(game, 0)["pool"]) == (0, 5)


@pytest.mark.parametrize("double_first", [True, False])
def test_canal_b_may_load_the_double_servant_as_one_of_two(double_first: bool) -> None:
    """RULING-28, DOUBLE-4: together they fill a ship"""
    game = visit("canal", seats=[{"double": "pool"}])
    choose(game, "variant_b")
    choose(game, "plain")
    choose(game, "launch_double" if double_first else "launch", route=0)
    choose(game, "load" if double_first else "load_double", ship=0)
    assert game.view(None)["seats"][0]["ships"][0]["load"] == 3


def test_in_canal_b_the_servant_removed_is_another_piece() -> None:
    """RULING-28"""
    alone = visit("canal", seats=[{"pool": 0, "double": "pool"}])
    assert why_not(alone, "variant_b") == "reason-too-few-servants"
    game = visit("canal", seats=[{"pool": 1, "double": "pool"}])
    choose(game, "variant_b")
    assert (seat(game, 0)["pool"], seat(game, 0)["double"]) == (0, 0)


def test_canal_b_may_remove_the_double_servant_and_load_plain_ones() -> None:
    """RULING-28, DOUBLE-3"""
    game = visit("canal", seats=[{"pool": 2, "double": "pool", "ships": [{"port": 1, "servants": 1}]}])
    choose(game, "variant_b")
    choose(game, "double_as_one")
    choose(game, "load", ship=0)
    choose(game, "load", ship=0)
    assert (seat(game, 0)["double"], seat(game, 0)["ships"][0]["servants"]) == ("supply", 3)


def test_the_ship_token_may_load_the_double_servant_of_the_supply() -> None:
    """RULING-26, TOKEN-9"""
    game = at_token("ship", {"double": "supply", "ships": [{"port": 1, "servants": 1}]})
    choose(game, "accept")
    assert can(game, "load", ship=0)
    choose(game, "load_double", ship=0)
    assert (seat(game, 0)["double"], supply(game, 0)) == (0, 5)


def test_the_ship_decree_may_load_the_double_servant_of_the_supply() -> None:
    """RULING-26, DECREE-3"""
    seats = [{"double": "supply", "decrees": ["level1.ship"], "ships": [{"port": 3, "servants": 1}]}]
    game = table(day=2, phase="morning", decrees=SHIP_DECREE, seats=seats)
    choose(game, "use_decree", decree="level1.ship")
    choose(game, "load_double", ship=0)
    assert can(game, "claim", ship=0, reward="card")


def test_a_claim_leaves_the_plain_servant_on_the_reward_space() -> None:
    """DOUBLE-5, RULING-27: the double servant goes to the supply as one piece"""
    game = visit("canal", seats=[{"double": "pool", "ships": [{"port": 2, "servants": 1}]}])
    choose(game, "variant_a")
    choose(game, "load_double", ship=0)
    choose(game, "claim", ship=0, reward="vp4")
    assert (seat(game, 0)["rewards"]["vp4"], seat(game, 0)["double"]) == (1, "supply")
    assert (seat(game, 0)["pool"], supply(game, 0)) == (6, 5)


def test_a_lost_ship_gives_the_double_servant_back_as_one_piece() -> None:
    """RULING-27, NIGHT-3"""
    seats = [{"hand": [], "double": 0, "ships": [{"port": 5, "servants": 1}]}, {"hand": []}]
    game = table(phase="night", seats=seats)
    assert (seat(game, 0)["double"], seat(game, 0)["ships"], supply(game, 0)) == ("supply", [], 6)
