"""Trading tokens (TRADE-1, TRADE-2, RULING-1, RULING-35, EDITION-9)."""

import pytest

from tests.playing import can, choose, decision, find, lay, seat, why_not
from tests.rules.positions import find_token, go, map_with, scene

DOUBLE = {"double": "supply", "rewards": {"double": 1}}


def trader(**board):
    """Seat 0 at its turn."""
    return scene(board)


def legal_trades(game):
    return {
        (option.args["trade"], option.args["doubles"])
        for option in game.decision.options
        if option.verb.startswith("trade_") and option.legal
    }


def test_two_tokens_for_a_servant():
    """TRADE-1"""
    game = trader(tokens={"plain": 3})
    choose(game, "trade_servant", doubles=0)
    board = seat(game, 0)
    assert (board["pool"], board["tokens"]["plain"]) == (7, 1)


def test_four_tokens_for_two_points():
    """TRADE-1"""
    game = trader(tokens={"plain": 5})
    choose(game, "trade_vp", doubles=0)
    board = seat(game, 0)
    assert (board["vp"], board["tokens"]["plain"]) == (2, 1)


def test_six_tokens_for_a_jade_from_the_supply():
    """TRADE-1: the houses keep theirs."""
    game = trader(tokens={"plain": 6})
    choose(game, "trade_jade", doubles=0)
    board = seat(game, 0)
    assert (board["jade"], board["tokens"]["plain"]) == (1, 0)
    assert game.position()["jade_houses"] == [2, 2, 2]


@pytest.mark.parametrize(("plain", "trades"), [(1, set()), (3, {"servant"}), (5, {"servant", "vp2"})])
def test_too_few_tokens_buy_nothing(plain, trades):
    """TRADE-1"""
    game = trader(tokens={"plain": plain})
    assert {trade for trade, _ in legal_trades(game)} == trades


def test_traded_tokens_go_to_the_discard():
    """TRADE-1: not to the piles."""
    game = scene({"tokens": {"slots": ["vp2", "wall", "gain1"]}})
    before = game.position()["token_piles"]
    choose(game, "trade_servant", doubles=0)
    assert game.position()["token_discard"] == {"vp2": 1, "wall": 1}
    assert game.position()["token_piles"] == before


def test_trades_may_be_repeated():
    """TRADE-1: at any time, as often as one likes."""
    game = trader(tokens={"plain": 6})
    for _ in range(3):
        choose(game, "trade_servant", doubles=0)
    assert (seat(game, 0)["pool"], seat(game, 0)["tokens"]["plain"]) == (9, 0)
    assert decision(game) == (0, "card")


def test_a_double_token_counts_two():
    """RULING-35, TOKEN-12"""
    game = trader(tokens={"double": 1})
    assert legal_trades(game) == {("servant", 1)}
    choose(game, "trade_servant", doubles=1)
    assert (seat(game, 0)["pool"], seat(game, 0)["tokens"]["double"]) == (7, 0)


def test_trades_are_exact():
    """RULING-35: a double and a plain token are three, and buy what the double alone buys."""
    assert legal_trades(trader(tokens={"double": 1, "plain": 1})) == {("servant", 1)}
    assert legal_trades(trader(tokens={"double": 1, "plain": 2})) == {("servant", 0), ("servant", 1), ("vp2", 1)}
    assert legal_trades(trader(tokens={"double": 2, "plain": 2})) == {
        ("servant", 0),
        ("servant", 1),
        ("vp2", 1),
        ("vp2", 2),
        ("jade", 2),
    }


def test_a_double_and_four_plain_tokens_buy_a_jade():
    """RULING-35"""
    game = trader(tokens={"double": 2, "plain": 4})
    choose(game, "trade_jade", doubles=1)
    board = seat(game, 0)
    assert (board["jade"], board["tokens"]["double"], board["tokens"]["plain"]) == (1, 1, 0)


def test_no_servant_can_be_bought_with_an_empty_supply():
    """RULING-35: by one's own will."""
    game = trader(pool=12, tokens={"plain": 4})
    assert why_not(game, "trade_servant", doubles=0) == "reason-supply-empty"
    assert can(game, "trade_vp", doubles=0)


def test_a_trade_may_bring_the_double_servant():
    """TRADE-1, DOUBLE-2"""
    game = trader(pool=3, tokens={"plain": 2}, **DOUBLE)
    choose(game, "trade_servant", doubles=0)
    choose(game, "double")
    assert (seat(game, 0)["pool"], seat(game, 0)["double"]) == (3, "pool")


def test_the_double_servant_alone_in_the_supply_can_be_bought():
    """TRADE-1, DOUBLE-2: nothing else lies there."""
    game = trader(pool=11, tokens={"plain": 2}, **DOUBLE)
    choose(game, "trade_servant", doubles=0)
    choose(game, "double")
    assert (seat(game, 0)["pool"], seat(game, 0)["double"]) == (11, "pool")


def test_a_trade_in_the_middle_of_a_gain_leaves_that_gain_whole():
    """TRADE-1, DOUBLE-2: the double servant bought meanwhile cannot be gained a second time."""
    game = scene({"hand": ["draw.5", "draw.8"], "pool": 3, "tokens": {"plain": 2}, **DOUBLE})
    lay(game, "draw.5", "travel")
    choose(game, "accept")
    assert decision(game) == (0, "gain")
    choose(game, "trade_servant", doubles=0)
    choose(game, "double")
    assert (seat(game, 0)["pool"], seat(game, 0)["double"]) == (5, "pool")
    assert game.decision.args["action"] == "travel"


def test_a_seventh_token_must_be_traded():
    """TRADE-2: nothing else can be done."""
    game = find_token("gain1", {"tokens": {"plain": 6}})
    choose(game, "decline")
    assert decision(game) == (0, "forced_trade")
    assert {option.verb for option in game.decision.options} == {"trade_servant", "trade_vp", "trade_jade"}
    choose(game, "trade_servant", doubles=0)
    assert seat(game, 0)["tokens"]["plain"] == 5
    assert decision(game) == (1, "card")


def test_six_tokens_need_no_trade():
    """TRADE-2: a double token fills one slot."""
    game = find_token("gain1", {"tokens": {"plain": 3, "double": 2}})
    choose(game, "decline")
    assert decision(game) == (1, "card")


def test_a_double_token_is_a_seventh_token_too():
    """TRADE-2, TOKEN-12: giving up one double is enough."""
    game = find_token("double", {"tokens": {"plain": 5, "double": 1}})
    assert decision(game) == (0, "forced_trade")
    choose(game, "trade_servant", doubles=1)
    assert seat(game, 0)["tokens"]["plain"] + seat(game, 0)["tokens"]["double"] == 6
    assert decision(game) == (1, "card")


def test_the_seventh_token_may_itself_be_traded():
    """EDITION-9: no room is made before it is used."""
    game = find_token("double", {"tokens": {"plain": 6}})
    choose(game, "trade_servant", doubles=1)
    assert game.position()["token_discard"] == {"double": 1}
    assert seat(game, 0)["tokens"]["plain"] == 6


def test_a_trade_is_forced_between_two_moves():
    """TRADE-2: at once, before the second move."""
    game = scene(
        {"traveller": "Beijing", "tokens": {"plain": 6}}, map=map_with(Jinan="vp2", Hangzhou="gain1", Datong="wall")
    )
    go(game, "travel")
    choose(game, "variant_b")
    choose(game, "go_to", city="Jinan")
    choose(game, "accept")
    assert decision(game) == (0, "forced_trade")
    choose(game, "trade_vp", doubles=0)
    assert decision(game) == (0, "city")


def test_a_forced_trade_may_gain_nothing():
    """RULING-35: for a servant with an empty supply."""
    game = find_token("vp2", {"pool": 12, "tokens": {"plain": 6}})
    choose(game, "decline")
    assert can(game, "trade_servant", doubles=0)
    choose(game, "trade_servant", doubles=0)
    assert (seat(game, 0)["pool"], seat(game, 0)["tokens"]["plain"]) == (12, 5)


def test_trades_are_offered_at_every_own_decision():
    """RULING-1: at the card, the location, the payment and the action."""
    game = scene({"hand": ["set2.3", "draw.8"], "tokens": {"plain": 2}}, {"tokens": {"plain": 2}})
    choose(game, "play_card", card="set2.3")
    for verb, args in (("exchange_at", {"location": "canal"}), ("pay_servants", {}), ("variant_a", {})):
        assert can(game, "trade_servant", doubles=0)
        choose(game, verb, **args)
    assert can(game, "trade_servant", doubles=0)


def test_a_trade_leaves_the_decision_open():
    """RULING-1: the servant just bought pays for the action."""
    game = scene({"pool": 1, "tokens": {"plain": 2}})
    go(game, "palace")
    assert why_not(game, "variant_b") == "reason-too-few-servants"
    choose(game, "trade_servant", doubles=0)
    choose(game, "variant_b")
    assert (seat(game, 0)["envoy"], seat(game, 0)["pool"]) == (2, 0)


def test_an_action_that_only_a_trade_makes_possible_is_still_asked():
    """RULING-1: the wall with an empty pool."""
    game = scene({"pool": 0, "tokens": {"plain": 2}})
    go(game, "wall")
    assert decision(game) == (0, "action")
    choose(game, "trade_servant", doubles=0)
    choose(game, "variant_a")
    assert seat(game, 0)["wall"] == 1


def test_nobody_trades_at_anothers_decision():
    """RULING-1"""
    game = scene({}, {"tokens": {"plain": 6}})
    assert find(game, "trade_servant") is None


def test_a_follower_trades_in_anothers_turn():
    """RULING-1, BONUS-3: the decision to follow is the follower's own."""
    game = scene(
        {},
        {"pool": 1, "tokens": {"plain": 2}},
        bonus="standard",
        laid=[{"token": "follow", "seat": 1, "location": "palace", "double": False}],
    )
    go(game, "palace")
    choose(game, "variant_a")
    assert decision(game) == (1, "action")
    choose(game, "trade_servant", doubles=0)
    choose(game, "variant_b")
    assert (seat(game, 1)["envoy"], seat(game, 1)["pool"]) == (2, 0)


def test_everybody_may_trade_once_more_before_final_scoring():
    """RULING-1: in player order; a jade bought now is scored."""
    game = scene({"tokens": {"plain": 6}}, {"tokens": {"plain": 4}}, {}, start=1, day=4, phase="final")
    assert decision(game) == (1, "final_trade")
    choose(game, "trade_vp", doubles=0)
    assert decision(game) == (0, "final_trade")
    choose(game, "trade_jade", doubles=0)
    assert game.over
    assert game.breakdown[0]["items"]["jade"] == 1
    assert game.breakdown[1]["items"]["trades"] == 2


def test_the_last_trade_may_be_left():
    """RULING-1"""
    game = scene({"tokens": {"plain": 6}}, day=4, phase="final")
    choose(game, "decline")
    assert game.over
    assert game.breakdown[0]["items"]["trades"] == 0
