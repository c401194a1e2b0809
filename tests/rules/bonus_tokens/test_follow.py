"""The follow token (BONUS-3, RULING-5, RULING-6, RULING-22, EDITION-6); its effects are in test_bonus_following.py."""

import pytest

from tests.playing import can, choose, decision, find, lay, seat, why_not
from tests.rules.positions import LOW, find_token, go, laid, map_with, scene

DECREES = {"level1": ["servant", "envoy"], "level2": ["jade", "wall"], "level3": ["eight", "score"]}


def follow_at(location, *seats, followers=(1,), others=(), **position):
    """The followers, and other tokens, lie at a location; seat 0 is to move."""
    tokens = [laid("follow", number, location) for number in followers]
    given = seats or ({}, {})
    return scene(*given, **{"bonus": "standard", "decrees": DECREES, "laid": [*tokens, *others], **position})


def performed(location, *seats, variant="variant_a", **position):
    """Seat 0 has performed the action of the location."""
    game = follow_at(location, *seats, **position)
    go(game, location)
    choose(game, variant)
    return game


def test_a_follower_may_perform_the_action_too():
    """BONUS-3"""
    game = performed("palace")
    assert (decision(game), game.decision.args["source"]) == ((1, "action"), "follow")
    events = choose(game, "variant_a")
    assert [event.seat for event in events if event.kind == "followed"] == [1]
    assert (seat(game, 0)["envoy"], seat(game, 1)["envoy"]) == (1, 1)
    assert decision(game) == (1, "card")


def test_following_is_optional():
    """BONUS-3: may."""
    game = performed("palace")
    choose(game, "decline")
    assert seat(game, 1)["envoy"] == 0
    assert decision(game) == (1, "card")


def test_one_does_not_follow_oneself():
    """BONUS-3, EDITION-6: another player."""
    game = performed("palace", followers=(0,))
    assert decision(game) == (1, "card")


def test_another_location_is_not_followed():
    """BONUS-3"""
    game = follow_at("palace")
    go(game, "intrigue")
    choose(game, "variant_a")
    assert decision(game) == (1, "card")


def test_a_declined_action_is_not_followed():
    """RULING-6"""
    game = follow_at("palace")
    go(game, "palace")
    choose(game, "decline")
    assert decision(game) == (1, "card")


def test_a_card_action_is_followed_before_the_locations():
    """RULING-5, RULING-6: right after it is complete, before the acting player's next action."""
    game = follow_at("palace", {"hand": ["set2.3", "draw.8"]}, {}, locations={**LOW, "intrigue": "set1.1"})
    lay(game, "set2.3", "intrigue")
    choose(game, "variant_b")
    assert decision(game) == (1, "action")
    choose(game, "variant_a")
    assert (decision(game), game.decision.args["action"]) == ((0, "action"), "intrigue")


def test_a_follower_waits_until_the_action_is_complete():
    """RULING-5: both moves of travel B, and their benefits."""
    game = follow_at("travel", {"traveller": "Beijing"}, {}, map=map_with(Jinan="gain1", Datong="vp2", Fuzhou="wall"))
    go(game, "travel")
    choose(game, "variant_b")
    choose(game, "go_to", city="Jinan")
    choose(game, "accept")
    assert decision(game) == (0, "city")
    choose(game, "go_to", city="Datong")
    choose(game, "accept")
    assert decision(game) == (1, "action")


def test_a_follower_chooses_a_or_b_and_pays_for_it():
    """RULING-5: the acting player did A."""
    game = performed("palace")
    choose(game, "variant_b")
    assert (seat(game, 1)["envoy"], seat(game, 1)["pool"]) == (2, 4)
    assert seat(game, 0)["pool"] == 6


def test_a_follower_who_cannot_pay_has_a_only():
    """RULING-5: at their own cost."""
    game = performed("palace", {}, {"pool": 1}, variant="variant_b")
    assert why_not(game, "variant_b") == "reason-too-few-servants"
    choose(game, "variant_a")
    assert seat(game, 1)["envoy"] == 1


def test_a_follower_for_whom_nothing_is_possible_is_not_asked():
    """RULING-5, RULING-25: the wall with an empty pool."""
    game = performed("wall", {}, {"pool": 0})
    assert decision(game) == (1, "card")


def test_followers_come_in_player_order_from_the_acting_player():
    """RULING-5"""
    game = follow_at("palace", {}, {}, {}, followers=(0, 2), turn=1, map=map_with())
    go(game, "palace")
    choose(game, "variant_a")
    assert decision(game) == (2, "action")
    choose(game, "decline")
    assert decision(game) == (0, "action")
    choose(game, "decline")
    assert decision(game) == (2, "card")


def test_following_is_not_followed():
    """RULING-5: the acting player's own follow token sleeps."""
    game = performed("palace", followers=(0, 1))
    choose(game, "variant_a")
    assert decision(game) == (1, "card")


def test_following_pays_tolls():
    """RULING-5: to the acting player too."""
    game = performed("palace", {"vp": 5}, {"vp": 5}, others=[laid("toll", 0, "palace")])
    choose(game, "variant_a")
    assert (seat(game, 0)["vp"], seat(game, 1)["vp"]) == (6, 4)


def test_not_following_pays_no_toll():
    """RULING-6"""
    game = performed("palace", {"vp": 5}, {"vp": 5}, others=[laid("toll", 0, "palace")])
    choose(game, "decline")
    assert (seat(game, 0)["vp"], seat(game, 1)["vp"]) == (5, 5)


def test_a_follower_pays_no_own_toll():
    """BONUS-2, RULING-5: only the acting player pays it."""
    game = performed("palace", {"vp": 5}, {"vp": 5}, others=[laid("toll", 1, "palace")])
    choose(game, "variant_a")
    assert (seat(game, 0)["vp"], seat(game, 1)["vp"]) == (4, 6)


def test_a_follower_may_take_the_medal():
    """RULING-5: the acting player did B, so the follower is the first to choose A."""
    game = performed("intrigue", variant="variant_b")
    choose(game, "variant_a")
    assert game.position()["medal"] == 1


def test_a_follower_finds_no_second_medal():
    """RULING-5"""
    game = performed("intrigue")
    choose(game, "variant_a")
    assert (game.position()["medal"], seat(game, 1)["intrigue"]) == (0, 1)


def test_a_follower_has_the_own_decree_discount():
    """RULING-5, RULING-10: the acting player's does not count."""
    for owner, cost in ((1, 1), (0, 2)):
        boards = [{}, {}]
        boards[owner] = {"decrees": ["level2.jade"]}
        game = follow_at("jade", *boards)
        go(game, "jade")
        choose(game, "buy_jade", house="house2")
        assert find(game, "buy_jade", house="house1").args["cost"] == cost


def test_a_follower_may_use_an_own_discount_token():
    """RULING-5, BONUS-6"""
    game = follow_at("jade", {}, {"pool": 0, "tokens": {"discount": 1}}, bonus="deluxe")
    go(game, "jade")
    choose(game, "buy_jade", house="house2")
    choose(game, "discount")
    choose(game, "buy_jade", house="house1")
    assert (seat(game, 1)["jade"], seat(game, 1)["pool"]) == (1, 0)


def test_a_follower_cannot_repeat():
    """BONUS-5, RULING-5: a double-action token is for a card's action."""
    game = performed("palace", {}, {"tokens": {"double_action": 1}}, bonus="deluxe")
    choose(game, "variant_a")
    assert decision(game) == (1, "card")
    assert seat(game, 1)["envoy"] == 1


def test_a_repeated_action_is_followed_twice():
    """RULING-22, BONUS-5: each time before the acting player goes on."""
    game = follow_at("palace", {"hand": ["set2.3", "draw.8"], "tokens": {"double_action": 1}}, {}, bonus="deluxe")
    lay(game, "set2.3", "travel")
    choose(game, "variant_a")
    assert decision(game) == (1, "action")
    choose(game, "variant_a")
    assert decision(game) == (0, "repeat")
    choose(game, "accept")
    choose(game, "variant_a")
    assert decision(game) == (1, "action")
    choose(game, "variant_a")
    assert (seat(game, 0)["envoy"], seat(game, 1)["envoy"]) == (2, 2)
    assert game.decision.args["action"] == "travel"


def test_token_benefits_are_not_followed():
    """RULING-22"""
    game = find_token("envoy", {}, {}, bonus="standard", laid=[laid("follow", 1, "palace")])
    choose(game, "accept")
    assert decision(game) == (1, "card")


@pytest.mark.parametrize("card", ["set3.3", "set4.2"])
def test_gains_and_swaps_of_cards_are_not_followed(card):
    """RULING-6: only the seven actions can be."""
    game = follow_at("travel", {"hand": [card, "draw.8"]}, {}, map=map_with())
    lay(game, card, "travel")
    if can(game, "accept"):
        choose(game, "accept")
    else:
        choose(game, "give_card", card="draw.8")
        choose(game, "swap_with", location="canal")
    assert decision(game) == (1, "card")
