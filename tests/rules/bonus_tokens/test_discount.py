"""The discount token, with decrees and with others of its kind (BONUS-6, RULING-10)."""

import pytest

from tests.playing import can, choose, decision, find, lay, seat, supply
from tests.rules.positions import find_token, go, scene

DECREES = {"level1": ["servant", "envoy"], "level2": ["jade", "decree"], "level3": ["eight", "score"]}


def shopping(location, *others, **board):
    """Seat 0 at a location's action."""
    position = {"jade_houses": board.pop("jade_houses")} if "jade_houses" in board else {}
    game = scene(board, *others, bonus="deluxe", decrees=DECREES, **position)
    go(game, location)
    return game


def test_a_discount_takes_two_off_a_jade():
    """BONUS-6: and is turned face down."""
    game = shopping("jade", pool=2, tokens={"discount": 1})
    assert not can(game, "buy_jade", house="house3")
    choose(game, "discount")
    choose(game, "buy_jade", house="house3")
    assert (seat(game, 0)["pool"], seat(game, 0)["jade"]) == (0, 1)
    assert seat(game, 0)["tokens"]["slots"] == ["discount"]


def test_a_used_discount_is_not_offered_again():
    """BONUS-6: once."""
    assert find(shopping("jade", tokens={"slots": ["discount"]}), "discount") is None
    game = shopping("jade", tokens={"discount": 1})
    choose(game, "discount")
    assert find(game, "discount") is None


def test_a_discount_is_used_only_when_its_owner_says_so():
    """RULING-10"""
    game = shopping("jade", tokens={"discount": 1})
    choose(game, "buy_jade", house="house1")
    assert (seat(game, 0)["pool"], seat(game, 0)["tokens"]["slots"]) == (4, ["discount+"])


def test_no_discount_makes_a_cost_negative():
    """RULING-10, BONUS-6: a jade for 2 less 1 less 2 costs nothing and returns nothing."""
    game = shopping("jade", decrees=["level2.jade"], tokens={"discount": 1})
    choose(game, "discount")
    assert find(game, "buy_jade", house="house1").args["cost"] == 0
    choose(game, "buy_jade", house="house1")
    assert (seat(game, 0)["pool"], supply(game, 0)) == (6, 5)


def test_token_and_decree_discounts_add_up():
    """RULING-10: a jade for 4 less 1 less 2."""
    game = shopping("jade", decrees=["level2.jade"], pool=1, tokens={"discount": 1})
    choose(game, "discount")
    choose(game, "buy_jade", house="house3")
    assert (seat(game, 0)["pool"], seat(game, 0)["jade"]) == (0, 1)


def test_two_discounts_add_up():
    """RULING-10: also where one alone would not suffice."""
    game = shopping("jade", pool=0, tokens={"discount": 2}, jade_houses=[0, 0, 1])
    choose(game, "discount")
    choose(game, "discount")
    choose(game, "buy_jade", house="house3")
    assert (seat(game, 0)["jade"], seat(game, 0)["tokens"]["plain"]) == (1, 2)


def test_two_discounts_add_up_for_a_decree():
    """RULING-10: 3 and 1 for the other's servant less 4, and the one servant is placed."""
    owned = ["level1.servant", "level1.envoy", "level2.jade"]
    game = shopping(
        "decrees", {"decrees": ["level2.decree", "level3.eight"]}, pool=1, tokens={"discount": 2}, decrees=owned
    )
    choose(game, "discount")
    choose(game, "discount")
    choose(game, "take_decree", decree="level3.eight")
    assert (seat(game, 0)["pool"], seat(game, 0)["decrees"]) == (0, [*owned, "level3.eight"])


def test_a_discount_never_pays_the_servant_on_the_decree():
    """RULING-10"""
    game = shopping("decrees", pool=1, tokens={"discount": 1})
    choose(game, "discount")
    choose(game, "take_decree", decree="level1.servant")
    assert (seat(game, 0)["pool"], seat(game, 0)["decrees"]) == (0, ["level1.servant"])
    game = shopping("decrees", pool=0, tokens={"discount": 1})
    assert decision(game) == (1, "card")


def test_all_discounts_count_for_a_decree():
    """RULING-10, DECREE-11: 3, 1 more for the other's servant, 1 less by decree, 2 less by token."""
    game = shopping("decrees", {"decrees": ["level3.eight"]}, decrees=["level2.decree"], tokens={"discount": 1})
    choose(game, "discount")
    assert find(game, "take_decree", decree="level3.eight").args["cost"] == 1
    choose(game, "take_decree", decree="level3.eight")
    assert seat(game, 0)["pool"] == 4


@pytest.mark.parametrize("location", ["travel", "wall", "intrigue", "palace", "canal"])
def test_a_discount_is_for_jade_and_decrees_only(location):
    """BONUS-6"""
    assert find(shopping(location, tokens={"discount": 1}), "discount") is None


def test_a_discount_does_not_help_the_jade_token():
    """BONUS-6: that is no jade action."""
    game = find_token("servants_for_jade", {"pool": 2, "tokens": {"discount": 1}}, bonus="deluxe")
    assert decision(game) == (1, "card")
    assert seat(game, 0)["jade"] == 0


def test_the_double_servant_pays_a_discounted_price():
    """BONUS-6, DOUBLE-3: 3 less 2 is 1, and it may stand for that one."""
    game = shopping("jade", pool=1, double="pool", rewards={"double": 1}, tokens={"discount": 1})
    choose(game, "discount")
    choose(game, "buy_jade", house="house2")
    choose(game, "double_as_one")
    assert (seat(game, 0)["pool"], seat(game, 0)["double"], seat(game, 0)["jade"]) == (1, "supply", 1)


def test_a_repeated_decree_may_be_discounted():
    """BONUS-5, BONUS-6: the repeat is possible because the discount makes it so."""
    board = {"hand": ["draw.2", "draw.8"], "pool": 3, "tokens": {"double_action": 1, "discount": 1}}
    game = scene(board, bonus="deluxe", decrees=DECREES)
    lay(game, "draw.2", "travel")
    choose(game, "take_decree", decree="level1.servant")
    assert seat(game, 0)["pool"] == 1
    choose(game, "accept")
    choose(game, "discount")
    choose(game, "take_decree", decree="level1.envoy")
    assert (seat(game, 0)["pool"], seat(game, 0)["vp"]) == (0, 6)
