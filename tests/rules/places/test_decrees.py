"""The decrees: buying one, and what levels 2 and 3 do. Level 1 is in test_morning_decrees.py."""

from typing import Any

import pytest

from tests.playing import can, choose, decision, lay, seat, supply, table, visit, why_not

LEVELS = {
    "level1": ("intrigue", "ship", "servant", "envoy", "swap"),
    "level2": ("travel", "jade", "wall", "equal", "decree"),
    "level3": ("score", "eight", "jade", "decrees", "harbours"),
}


def tiles(*wanted: str) -> dict[str, list[str]]:
    """Tiles so that the wanted decrees (level.key) lie out."""
    laid: dict[str, list[str]] = {}
    for level, keys in LEVELS.items():
        named = [key for key in keys if f"{level}.{key}" in wanted]
        laid[level] = (named + [key for key in keys if key not in named])[:2]
    return laid


def final(*owned: str, **mine: Any) -> dict[str, int]:
    """What seat 0 scores at the end, item by item."""
    seats = [{"decrees": list(owned), "palace_place": 0, **mine}]
    return table(day=4, phase="final", decrees=tiles(*owned), seats=seats).breakdown[0]["items"]


def test_a_decree_removes_the_printed_number_and_places_one_more() -> None:
    """DECREE-1"""
    for decree, cost in (("level1.servant", 1), ("level2.jade", 2), ("level3.eight", 3)):
        game = visit("decrees", decrees=tiles(decree))
        choose(game, "take_decree", decree=decree)
        assert seat(game, 0)["decrees"] == [decree]
        assert (seat(game, 0)["pool"], supply(game, 0)) == (6 - cost - 1, 6 + cost)


def test_each_servant_of_another_player_makes_a_decree_one_dearer() -> None:
    """DECREE-1"""
    others = [{"decrees": ["level1.servant"]}, {"decrees": ["level1.servant"]}]
    game = visit("decrees", 3, decrees=tiles("level1.servant"), seats=[{}, *others])
    choose(game, "take_decree", decree="level1.servant")
    assert (seat(game, 0)["pool"], supply(game, 0)) == (2, 9)


def test_a_decree_needs_the_servant_that_stays_on_it_too() -> None:
    """DECREE-1"""
    game = visit("decrees", decrees=tiles("level1.servant"), seats=[{"pool": 2}])
    assert can(game, "take_decree", decree="level1.servant")
    assert why_not(game, "take_decree", decree="level2.travel") == "reason-too-few-servants"


def test_each_decree_is_taken_once() -> None:
    """DECREE-1"""
    game = visit("decrees", decrees=tiles("level1.servant"), seats=[{"decrees": ["level1.servant"]}])
    assert why_not(game, "take_decree", decree="level1.servant") == "reason-decree-owned"


@pytest.mark.parametrize(
    ("decree", "vp"),
    [
        ("level1.intrigue", 2),  # DECREE-2
        ("level1.ship", 2),  # DECREE-3
        ("level1.servant", 3),  # DECREE-4
        ("level1.envoy", 3),  # DECREE-5
        ("level1.swap", 3),  # DECREE-6
        ("level2.travel", 2),  # DECREE-7
        ("level2.jade", 2),  # DECREE-8
        ("level2.wall", 3),  # DECREE-9
        ("level2.equal", 3),  # DECREE-10
        ("level2.decree", 4),  # DECREE-11
        ("level3.eight", 0),
    ],
)
def test_levels_1_and_2_score_at_once_and_level_3_does_not(decree: str, vp: int) -> None:
    """DECREE-1"""
    game = visit("decrees", decrees=tiles(decree))
    choose(game, "take_decree", decree=decree)
    assert seat(game, 0)["vp"] == vp


def test_the_travel_decree_makes_travelling_twice_one_cheaper() -> None:
    """DECREE-7"""
    without = visit("travel", decrees=tiles("level2.travel"), seats=[{"pool": 1}])
    assert why_not(without, "variant_b") == "reason-too-few-servants"
    game = visit("travel", decrees=tiles("level2.travel"), seats=[{"pool": 1, "decrees": ["level2.travel"]}])
    choose(game, "variant_b")
    assert (decision(game), seat(game, 0)["pool"]) == ((0, "city"), 0)


def test_the_equal_decree_exchanges_an_equal_value_freely() -> None:
    """DECREE-10"""
    for owned, kind in (([], "pay"), (["level2.equal"], "action")):
        game = table(
            decrees=tiles("level2.equal"),
            locations={"palace": "start.4"},
            seats=[{"hand": ["set2.2", "set1.4"], "decrees": owned}],
        )
        lay(game, "set2.2", "palace")
        assert decision(game) == (0, kind)


def test_the_equal_decree_does_not_help_a_lower_card() -> None:
    """DECREE-10"""
    game = table(
        decrees=tiles("level2.equal"),
        locations={"palace": "start.5"},
        seats=[{"hand": ["set2.2", "set1.4"], "decrees": ["level2.equal"]}],
    )
    lay(game, "set2.2", "palace")
    assert decision(game) == (0, "pay")


def test_the_decree_decree_removes_one_fewer() -> None:
    """DECREE-11"""
    seats = [{"decrees": ["level2.decree"], "pool": 6}, {"decrees": ["level3.eight"]}]
    game = visit("decrees", decrees=tiles("level2.decree", "level3.eight"), seats=seats)
    choose(game, "take_decree", decree="level3.eight")
    assert seat(game, 0)["pool"] == 6 - (3 + 1 - 1) - 1


def test_no_discount_makes_a_cost_negative_and_the_placed_servant_is_never_discounted() -> None:
    """RULING-10, BONUS-6: 1 less 1 by decree less 2 by token is 0; one servant goes on the tile"""
    game = visit(
        "decrees",
        setup={"bonus_tokens": "deluxe"},
        decrees=tiles("level1.servant", "level2.decree"),
        seats=[{"decrees": ["level2.decree"], "pool": 3, "tokens": {"discount": 1}}, {"decrees": ["level1.servant"]}],
    )
    choose(game, "discount")
    choose(game, "take_decree", decree="level1.servant")
    assert (seat(game, 0)["pool"], supply(game, 0)) == (2, 8)


def test_an_empty_pool_takes_no_decree_however_cheap() -> None:
    """RULING-10"""
    game = visit("decrees", decrees=tiles("level2.decree"), seats=[{"decrees": ["level2.decree"], "pool": 0}])
    assert decision(game) == (1, "card")


def test_decree_and_token_add_up() -> None:
    """RULING-10: 3 less 1 less 2 is 0"""
    game = visit(
        "decrees",
        setup={"bonus_tokens": "deluxe"},
        decrees=tiles("level2.decree", "level3.eight"),
        seats=[{"decrees": ["level2.decree"], "pool": 1, "tokens": {"discount": 1}}],
    )
    assert why_not(game, "take_decree", decree="level3.eight") == "reason-too-few-servants"
    choose(game, "discount")
    choose(game, "take_decree", decree="level3.eight")
    assert (seat(game, 0)["decrees"], seat(game, 0)["pool"]) == (["level2.decree", "level3.eight"], 0)


def test_the_decree_discount_applies_by_itself_and_the_token_only_when_its_owner_says_so() -> None:
    """RULING-10"""
    game = visit(
        "decrees",
        setup={"bonus_tokens": "deluxe"},
        decrees=tiles("level2.decree", "level3.eight"),
        seats=[{"decrees": ["level2.decree"], "pool": 6, "tokens": {"discount": 1}}],
    )
    choose(game, "take_decree", decree="level3.eight")
    assert (seat(game, 0)["pool"], seat(game, 0)["tokens"]["discount"]) == (3, 1)


@pytest.mark.parametrize(("vp", "points"), [(2, 0), (3, 1), (20, 6), (30, 10), (60, 10)])
def test_the_score_decree_pays_a_third_of_the_points_up_to_ten(vp: int, points: int) -> None:
    """DECREE-12"""
    assert final("level3.score", vp=vp)["decree_score"] == points


def test_the_score_decree_comes_before_the_others_of_its_level_and_the_rest_of_the_end() -> None:
    """DECREE-12, FINAL-2: neither the eight nor the palace nor the jade count"""
    assert final("level3.score", "level3.eight", vp=3, jade=5)["decree_score"] == 1


def test_the_score_decree_counts_the_final_wall() -> None:
    """RULING-40: 8 VP, 3 for the wall and 1 for its envoy step in the palace"""
    assert final("level3.score", vp=8, wall=1)["decree_score"] == 4


def test_the_eight_decree() -> None:
    """DECREE-13"""
    assert final("level3.eight")["decree_eight"] == 8


@pytest.mark.parametrize(("jade", "points"), [(0, 0), (1, 2), (5, 10), (6, 10)])
def test_the_jade_decree_pays_two_a_jade_up_to_ten(jade: int, points: int) -> None:
    """DECREE-14"""
    assert final("level3.jade", jade=jade)["decree_jade"] == points


def test_the_decrees_decree_pays_two_for_each_own_servant_on_decrees_this_one_too() -> None:
    """DECREE-15"""
    assert final("level3.decrees")["decree_decrees"] == 2
    assert final("level3.decrees", "level1.swap", "level2.equal")["decree_decrees"] == 6


def test_the_harbours_decree_pays_two_for_each_servant_on_a_reward_space() -> None:
    """DECREE-16"""
    rewards = {"vp4": 2, "card": 1, "double": 1}
    assert final("level3.harbours", rewards=rewards, double="supply")["decree_harbours"] == 8
