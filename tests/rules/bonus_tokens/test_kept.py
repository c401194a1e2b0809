"""The bonus tokens kept until used: double value and double action (BONUS-4, BONUS-5, RULING-21)."""

import pytest

from tests.playing import choose, decision, find, lay, seat, why_not
from tests.rules.positions import find_token, laid, scene

DECREES = {"level1": ["servant", "envoy"], "level2": ["jade", "decree"], "level3": ["eight", "score"]}
EQUAL = {"level1": ["servant", "envoy"], "level2": ["equal", "decree"], "level3": ["eight", "score"]}


def turn(card, location, *others, **board):
    """Seat 0 lays a card; the board names its tokens and more."""
    game = scene({"hand": [card, "draw.8"], **board}, *others, bonus="deluxe", decrees=DECREES)
    lay(game, card, location)
    return game


def test_double_value_makes_an_exchange_free():
    """BONUS-4: a 4 on a 7; the actions follow, and nothing is paid."""
    game = turn("set2.2", "canal", tokens={"double_value": 1})
    choose(game, "double_value")
    assert game.position()["locations"]["canal"] == "set2.2"
    assert (game.decision.args["action"], seat(game, 0)["pool"]) == ("decrees", 6)


def test_double_value_is_used_once_and_turned_face_down():
    """BONUS-4"""
    game = turn("set2.2", "canal", tokens={"double_value": 1})
    choose(game, "double_value")
    assert seat(game, 0)["tokens"]["slots"] == ["double_value"]
    assert seat(game, 0)["tokens"]["plain"] == 1


def test_double_value_has_to_be_enough():
    """BONUS-4: a 2 counts 4 and is too low for a 7."""
    game = turn("set2.1", "canal", tokens={"double_value": 1})
    assert why_not(game, "double_value") == "reason-still-too-low"


def test_double_value_need_not_be_used():
    """BONUS-4: one may pay instead and keep it."""
    game = turn("set2.2", "canal", tokens={"double_value": 1})
    choose(game, "pay_servants")
    assert seat(game, 0)["tokens"]["slots"] == ["double_value+"]


def test_double_value_needs_the_token_face_up():
    """BONUS-4: a used one lies face down."""
    for tokens in ({}, {"slots": ["double_value"]}):
        assert find(turn("set2.2", "canal", tokens=tokens), "double_value") is None


def test_a_value_is_doubled_before_one_is_added():
    """RULING-21: a 3 counts 7 and does not beat a 7."""
    for count, reason in ((1, "reason-still-too-low"), (2, None)):
        game = scene(
            {"hand": ["set3.1", "draw.8"], "tokens": {"double_value": 1}},
            bonus="deluxe",
            laid=[laid("plus_one", 0)] * count,
        )
        lay(game, "set3.1", "canal")
        assert why_not(game, "double_value") == reason


def test_a_doubled_value_may_be_equal_with_the_decree():
    """RULING-21, DECREE-10: a 3 counts 6."""
    board = {"hand": ["set3.1", "draw.8"], "tokens": {"double_value": 1}, "decrees": ["level2.equal"]}
    game = scene(board, bonus="deluxe", decrees=EQUAL)
    lay(game, "set3.1", "decrees")
    choose(game, "double_value")
    assert game.decision.args["action"] == "gain2"


def test_double_value_does_not_help_to_sell_a_card():
    """RULING-21: TOKEN-5 looks at the printed value."""
    board = {"hand": ["set1.4", "set1.3", "set4.3"], "tokens": {"double_value": 1}}
    game = find_token("discard_for_jade", board, bonus="deluxe")
    assert why_not(game, "discard_card", card="set1.3") == "reason-value-too-low"
    assert find(game, "double_value") is None


@pytest.mark.parametrize("token", ["double_value", "double_action", "discount"])
def test_a_face_up_bonus_token_may_be_traded_as_a_plain_one(token):
    """BONUS-4, BONUS-5, BONUS-6: face-down tokens go first."""
    game = scene({"tokens": {"plain": 1, token: 1}}, bonus="deluxe")
    choose(game, "trade_servant", doubles=0)
    assert (seat(game, 0)["pool"], seat(game, 0)["tokens"]["slots"]) == (7, [])


def test_its_owner_says_which_face_up_token_goes():
    """BONUS-4"""
    game = scene({"tokens": {"plain": 1, "double_value": 1, "discount": 1}}, bonus="deluxe")
    choose(game, "trade_servant", doubles=0)
    assert decision(game) == (0, "spend")
    choose(game, "spend", token="double_value")
    assert (seat(game, 0)["pool"], seat(game, 0)["tokens"]["slots"]) == (7, ["discount+"])


def test_several_face_up_tokens_may_go():
    """BONUS-4: two for four tokens; the trade is paid out when all are there."""
    game = scene({"tokens": {"plain": 2, "double_value": 1, "double_action": 1, "discount": 1}}, bonus="deluxe")
    choose(game, "trade_vp", doubles=0)
    choose(game, "spend", token="discount")
    assert (decision(game), seat(game, 0)["vp"]) == ((0, "spend"), 0)
    choose(game, "spend", token="double_value")
    assert (seat(game, 0)["vp"], seat(game, 0)["tokens"]["slots"]) == (2, ["double_action+"])


def test_a_used_token_may_still_be_traded():
    """BONUS-4: face down it is a plain token."""
    game = turn("set2.2", "canal", tokens={"plain": 1, "double_value": 1})
    choose(game, "double_value")
    choose(game, "trade_servant", doubles=0)
    assert seat(game, 0)["tokens"]["slots"] == []


def test_double_action_repeats_a_cards_action():
    """BONUS-5: one after the other, before the location's."""
    game = turn("set2.3", "travel", tokens={"double_action": 1})
    choose(game, "variant_a")
    choose(game, "accept")
    choose(game, "variant_b")
    assert (seat(game, 0)["envoy"], seat(game, 0)["pool"]) == (3, 4)
    assert seat(game, 0)["tokens"]["slots"] == ["double_action"]
    assert game.decision.args["action"] == "travel"


def test_double_action_repeats_a_gain():
    """BONUS-5"""
    game = turn("draw.5", "travel", tokens={"double_action": 1})
    choose(game, "accept")
    choose(game, "accept")
    choose(game, "accept")
    assert seat(game, 0)["pool"] == 10


def test_double_action_is_optional():
    """BONUS-5: the token stays face up."""
    game = turn("draw.5", "travel", tokens={"double_action": 1})
    choose(game, "accept")
    assert {option.verb for option in game.decision.options if option.legal} == {"accept", "decline"}
    choose(game, "decline")
    assert (seat(game, 0)["pool"], seat(game, 0)["tokens"]["slots"]) == (8, ["double_action+"])
    assert game.decision.args["action"] == "travel"


def test_nothing_is_repeated_that_is_no_longer_possible():
    """BONUS-5: two servants were the last; the discount has nothing to do with it."""
    game = turn("draw.5", "travel", pool=10, tokens={"double_action": 1, "discount": 1})
    choose(game, "accept")
    assert game.decision.args["action"] == "travel"
    assert seat(game, 0)["tokens"]["double_action"] == 1


def test_a_traded_double_action_repeats_nothing():
    """BONUS-5: traded in at the last moment."""
    game = turn("set2.3", "travel", tokens={"plain": 1, "double_action": 1})
    choose(game, "variant_a")
    assert {option.verb for option in game.decision.options if not option.verb.startswith("trade")} == {
        "accept",
        "decline",
    }
    choose(game, "trade_servant", doubles=0)
    assert (game.decision.args["action"], seat(game, 0)["pool"]) == ("travel", 7)


def test_a_declined_action_is_not_repeated():
    """BONUS-5"""
    game = turn("set2.3", "travel", tokens={"double_action": 1})
    choose(game, "decline")
    assert (decision(game), game.decision.args["action"]) == ((0, "action"), "travel")


def test_the_locations_action_is_not_repeated():
    """BONUS-5: a card's action or bonus."""
    game = turn("set1.4", "palace", tokens={"double_action": 1})
    choose(game, "variant_a")
    assert decision(game) == (1, "card")


def test_a_repeated_action_pays_toll_twice():
    """BONUS-5, RULING-22"""
    board = {"hand": ["set2.3", "draw.8"], "tokens": {"double_action": 1}, "vp": 5}
    game = scene(board, bonus="deluxe", laid=[laid("toll", 1, "palace")])
    lay(game, "set2.3", "travel")
    choose(game, "variant_a")
    choose(game, "accept")
    choose(game, "variant_a")
    assert (seat(game, 0)["vp"], seat(game, 1)["vp"]) == (3, 2)


def test_a_wall_is_scored_between_an_action_and_its_repeat():
    """BONUS-5, RULING-24"""
    game = turn("set1.1", "palace", tokens={"double_action": 1}, wall=3, intrigue=1)
    choose(game, "discard_card", card="draw.8")
    choose(game, "variant_a")
    assert (decision(game), seat(game, 0)["vp"]) == ((0, "benefit"), 3)
    choose(game, "decline")
    assert decision(game) == (0, "repeat")
    choose(game, "accept")
    choose(game, "variant_a")
    assert seat(game, 0)["wall"] == 1
