"""Meng and the decrees by day: SOLO-15, RULING-46. Special cards are in test_meng_special.py."""

import pytest

from tests.playing import seat
from tests.rules.meng.positions import did, meng_of, meng_turn, removed

TILES = {"level1": ["envoy", "servant"], "level2": ["equal", "jade"], "level3": ["eight", "score"]}
UPPER = ["level1.envoy", "level2.equal", "level3.eight"]
LOWER = ["level1.servant", "level2.jade", "level3.score"]


def taken(day: int = 1, pool: int = 9, mine: list[str] | None = None, human: list[str] | None = None) -> str | None:
    """The decree that Meng takes."""
    game = meng_turn(
        "decrees", day=day, decrees=TILES, meng={"pool": pool, "decrees": mine or []}, human={"decrees": human or []}
    )
    found = did(game, "decree-taken")
    return found[0]["decree"] if found else None


@pytest.mark.parametrize(("day", "decree"), [(1, LOWER[0]), (2, LOWER[1]), (3, LOWER[2]), (4, LOWER[2])])
def test_meng_takes_a_decree_of_the_level_of_the_day(day: int, decree: str) -> None:
    """SOLO-15: level 3 on days 3 and 4; of two equal ones the lower."""
    assert taken(day) == decree


@pytest.mark.parametrize(("day", "left"), [(1, 4), (2, 3), (3, 2)])
def test_meng_pays_the_usual_cost(day: int, left: int) -> None:
    """SOLO-15: the printed number removed and one more placed."""
    game = meng_turn("decrees", day=day, decrees=TILES, meng={"pool": 6})
    assert removed(game) == day
    assert meng_of(game)["pool"] == left
    assert meng_of(game)["supply"] == 6 + day


@pytest.mark.parametrize(("day", "vp"), [(1, 3), (2, 2), (3, 0)])
def test_meng_scores_levels_one_and_two_at_once(day: int, vp: int) -> None:
    """SOLO-15, DECREE-1."""
    assert seat(meng_turn("decrees", day=day, decrees=TILES), 1)["vp"] == vp


def test_the_cheaper_tile_is_the_one_without_the_humans_servant() -> None:
    """SOLO-15: though it is the upper one."""
    assert taken(human=[LOWER[0]]) == UPPER[0]


def test_with_the_humans_servants_on_both_the_lower_one_is_taken() -> None:
    """SOLO-15: the same cost again, one more than printed."""
    game = meng_turn("decrees", decrees=TILES, human={"decrees": [UPPER[0], LOWER[0]]}, meng={"pool": 3})
    assert seat(game, 1)["decrees"] == [LOWER[0]]
    assert removed(game) == 2


def test_the_humans_servant_on_the_upper_tile_leaves_him_the_lower() -> None:
    """SOLO-15."""
    assert taken(human=[UPPER[0]]) == LOWER[0]


def test_a_tile_that_he_has_is_not_taken_again() -> None:
    """SOLO-15: the other one, though it costs more."""
    assert taken(mine=[LOWER[0]], human=[UPPER[0]]) == UPPER[0]


def test_a_lower_level_comes_next_if_he_cannot_pay() -> None:
    """SOLO-15: day 3 with three servants; level 3 would need four."""
    assert taken(3, pool=3) == LOWER[1]
    assert taken(3, pool=2) == LOWER[0]


def test_he_pays_with_exactly_enough() -> None:
    """SOLO-15: the cost and the servant to place."""
    assert taken(3, pool=4) == LOWER[2]
    assert taken(1, pool=2) == LOWER[0]
    assert taken(1, pool=1) is None


def test_a_lower_level_comes_next_if_he_has_both() -> None:
    """SOLO-15: the lower levels before the higher ones."""
    assert taken(2, mine=[UPPER[1], LOWER[1]]) == LOWER[0]


def test_the_higher_levels_come_last() -> None:
    """SOLO-15: from the next one upwards."""
    assert taken(1, mine=[UPPER[0], LOWER[0]]) == LOWER[1]
    assert taken(1, mine=[UPPER[0], LOWER[0], UPPER[1], LOWER[1]], pool=6) == LOWER[2]
    assert taken(2, mine=[UPPER[0], LOWER[0], UPPER[1], LOWER[1]], pool=6) == LOWER[2]


def test_on_day_three_he_goes_down_two_levels_if_need_be() -> None:
    """SOLO-15."""
    assert taken(3, mine=[UPPER[1], LOWER[1], UPPER[2], LOWER[2]], pool=6) == LOWER[0]


def test_the_same_rule_of_choice_holds_on_every_level() -> None:
    """SOLO-15: on the next level too he takes the cheaper one."""
    assert taken(3, pool=3, human=[LOWER[1]]) == UPPER[1]


def test_with_all_six_he_takes_none() -> None:
    """SOLO-15."""
    assert taken(3, mine=[*UPPER, *LOWER], pool=6) is None


def test_the_humans_servants_can_make_every_decree_too_dear() -> None:
    """SOLO-15: with two servants he cannot pay 2 and place one."""
    assert taken(1, pool=2, human=[UPPER[0], LOWER[0]]) is None
    assert taken(1, pool=3, human=[UPPER[0], LOWER[0]]) == LOWER[0]


def test_a_decree_card_takes_one_too() -> None:
    """SOLO-5, SOLO-15: card and location, one of each in turn."""
    game = meng_turn("decrees", "start.1", decrees=TILES, meng={"pool": 4})
    assert [args["decree"] for args in did(game, "decree-taken")] == [LOWER[0], UPPER[0]]


def test_the_decree_discount_works_for_meng() -> None:
    """RULING-46: DECREE-11; the servant placed is never discounted."""
    tiles = {**TILES, "level2": ["decree", "jade"]}
    game = meng_turn("decrees", decrees=tiles, meng={"pool": 1, "decrees": ["level2.decree"]})
    assert [args["decree"] for args in did(game, "decree-taken")] == [LOWER[0]]
    assert removed(game) == 0
    assert meng_of(game)["pool"] == 0


def test_the_discount_never_places_a_servant_that_is_not_there() -> None:
    """RULING-46, RULING-10."""
    tiles = {**TILES, "level2": ["decree", "jade"]}
    game = meng_turn("decrees", decrees=tiles, meng={"pool": 0, "decrees": ["level2.decree"]})
    assert not did(game, "decree-taken")
