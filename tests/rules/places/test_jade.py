"""The jade market: three houses and the plaza."""

import pytest

from tests.playing import can, choose, decision, seat, supply, visit, why_not

JADE_DECREE = {"level2": ["jade", "wall"]}


@pytest.mark.parametrize(("house", "cost"), [("house1", 2), ("house2", 3), ("house3", 4)])
@pytest.mark.parametrize(("players", "spaces"), [(2, 2), (4, 3)])
def test_a_house_sells_one_of_its_jades_for_the_printed_number(
    house: str, cost: int, players: int, spaces: int
) -> None:
    """JADE-1"""
    game = visit("jade", players)
    choose(game, "buy_jade", house=house)
    assert (seat(game, 0)["jade"], seat(game, 0)["pool"], supply(game, 0)) == (1, 6 - cost, 6 + cost)
    left = [spaces] * 3
    left[int(house[-1]) - 1] -= 1
    assert game.position()["jade_houses"] == left


def test_a_jade_needs_the_servants() -> None:
    """JADE-1"""
    game = visit("jade", seats=[{"pool": 3}])
    assert can(game, "buy_jade", house="house2")
    assert why_not(game, "buy_jade", house="house3") == "reason-too-few-servants"


def test_an_empty_house_sells_nothing() -> None:
    """JADE-1"""
    game = visit("jade", jade_houses=[0, 1, 1])
    assert why_not(game, "buy_jade", house="house1") == "reason-house-empty"


def test_the_plaza_sells_only_when_all_houses_are_empty() -> None:
    """JADE-1"""
    game = visit("jade", jade_houses=[0, 0, 1])
    assert why_not(game, "buy_jade", house="plaza") == "reason-houses-not-empty"


def test_the_plaza_sells_for_five() -> None:
    """JADE-1"""
    game = visit("jade", jade_houses=[0, 0, 0])
    choose(game, "buy_jade", house="plaza")
    assert (seat(game, 0)["jade"], seat(game, 0)["pool"]) == (1, 1)
    assert game.position()["jade_houses"] == [0, 0, 0]


def test_four_servants_are_too_few_for_the_plaza() -> None:
    """JADE-1"""
    game = visit("jade", jade_houses=[0, 0, 0], seats=[{"pool": 4}])
    assert decision(game) == (1, "card")
    assert seat(game, 0)["jade"] == 0


def test_the_jade_action_may_be_left() -> None:
    """JADE-1, ACTION-1"""
    game = visit("jade")
    choose(game, "decline")
    assert (seat(game, 0)["jade"], seat(game, 0)["pool"]) == (0, 6)


def test_jade_never_runs_out() -> None:
    """LIMIT-2: more than the twenty pieces of the box"""
    game = visit("jade", jade_houses=[0, 0, 0], seats=[{"jade": 15}, {"jade": 15}])
    choose(game, "buy_jade", house="plaza")
    assert seat(game, 0)["jade"] == 16


def test_the_jade_decree_makes_every_house_one_cheaper() -> None:
    """DECREE-8"""
    for house, cost in (("house1", 1), ("house2", 2), ("house3", 3)):
        game = visit("jade", decrees=JADE_DECREE, seats=[{"decrees": ["level2.jade"]}])
        choose(game, "buy_jade", house=house)
        assert seat(game, 0)["pool"] == 6 - cost


def test_the_jade_decree_makes_the_plaza_one_cheaper() -> None:
    """DECREE-8"""
    game = visit("jade", decrees=JADE_DECREE, jade_houses=[0, 0, 0], seats=[{"decrees": ["level2.jade"], "pool": 4}])
    choose(game, "buy_jade", house="plaza")
    assert (seat(game, 0)["jade"], seat(game, 0)["pool"]) == (1, 0)


def test_the_jade_decree_of_another_player_does_not_help() -> None:
    """DECREE-8"""
    game = visit("jade", decrees=JADE_DECREE, seats=[{"pool": 1}, {"decrees": ["level2.jade"]}])
    assert decision(game) == (1, "card")


def test_the_jade_decree_does_not_make_the_token_cheaper() -> None:
    """DECREE-8: no other way to a jade"""
    game = visit(
        "travel",
        decrees=JADE_DECREE,
        map={"Fuzhou": "servants_for_jade"},
        seats=[{"decrees": ["level2.jade"], "pool": 5}],
    )
    choose(game, "variant_a")
    choose(game, "go_to", city="Fuzhou")
    choose(game, "accept")
    assert (seat(game, 0)["jade"], seat(game, 0)["pool"]) == (1, 2)


def test_the_jade_decree_does_not_shorten_the_way_back_of_a_benefit() -> None:
    """DECREE-8: no other way to a jade"""
    game = visit("wall", decrees=JADE_DECREE, seats=[{"decrees": ["level2.jade"], "wall": 3, "intrigue": 6}])
    choose(game, "variant_a")
    assert why_not(game, "benefit", benefit="jade") == "reason-too-few-steps"
