"""The turn: exchanging a gift and paying for it (DAY-1, DAY-2, EXCHANGE-1..4, DECREE-10, RULING-3, -15, -17)."""

import pytest

from tests.playing import can, choose, decision, find, kinds, lay, seat, table, why_not
from tests.rules.positions import LOW, find_token, go, map_with, scene

NINES = {**LOW, "canal": "set2.4", "wall": "draw.10", "palace": "draw.8"}  # 9, 9 and 8
EQUAL = {"decrees": {"level2": ["equal", "wall"]}}


def offered(game, verb):
    return {option.args.get("card") for option in game.decision.options if option.verb == verb and option.legal}


def test_turns_go_clockwise_from_the_start_player():
    """DAY-1"""
    game = scene({}, {}, {}, start=1)
    order = []
    for location in ("wall", "jade", "palace", "canal"):
        order.append(game.decision.seat)
        go(game, location)
        choose(game, "decline")
    assert order == [1, 2, 0, 1]


def test_a_player_without_cards_passes():
    """DAY-1"""
    game = scene({}, {"hand": [], "discard": ["set4.4"]}, {})
    go(game, "wall")
    choose(game, "decline")
    assert decision(game) == (2, "card")


def test_the_day_ends_when_nobody_has_a_card():
    """DAY-1"""
    game = scene({"hand": ["set1.4"]}, {"hand": []})
    lay(game, "set1.4", "wall")
    assert game.position()["day"] == 1
    assert "night-falls" in kinds(choose(game, "decline"))


def test_a_gift_must_be_exchanged():
    """DAY-2"""
    game = scene()
    assert {option.verb for option in game.decision.options if option.legal} == {"play_card"}
    choose(game, "play_card", card="draw.8")
    assert {option.verb for option in game.decision.options if option.legal} == {"exchange_at"}


def test_the_card_lies_down_and_the_board_card_goes_to_the_discard():
    """EXCHANGE-1"""
    game = scene()
    lay(game, "draw.8", "jade")
    assert game.position()["locations"]["jade"] == "draw.8"
    assert (seat(game, 0)["hand"], seat(game, 0)["discard"]) == (["set1.4"], ["start.3"])


def test_any_location_will_do():
    """EXCHANGE-1"""
    game = scene({"hand": ["set1.1", "set1.2"]})
    choose(game, "play_card", card="set1.1")
    assert all(can(game, "exchange_at", location=location) for location in LOW)


def test_only_its_owner_may_look_through_a_discard():
    """EXCHANGE-1"""
    game = scene({"discard": ["set1.1", "set1.3"]})
    assert game.view(0)["seats"][0]["discard"] == ["set1.1", "set1.3"]
    assert game.view(1)["seats"][0]["discard"] is None
    assert game.view(None)["seats"][0]["discard"] is None


def test_the_discard_is_the_next_days_hand():
    """EXCHANGE-1"""
    game = scene({"hand": ["set1.4"]}, {"hand": []}, dice=[1, 4, 1])
    lay(game, "set1.4", "palace")
    choose(game, "decline")
    assert game.position()["day"] == 2
    assert (seat(game, 0)["hand"], seat(game, 0)["discard"]) == (["start.5"], [])


def test_a_higher_card_exchanges_freely():
    """EXCHANGE-2"""
    game = scene({"hand": ["set1.4", "set1.2"], "pool": 2})
    choose(game, "play_card", card="set1.4")
    assert find(game, "exchange_at", location="canal").args["free"] is True
    choose(game, "exchange_at", location="canal")
    assert decision(game) == (0, "action")
    assert seat(game, 0)["pool"] == 2


@pytest.mark.parametrize(("card", "location"), [("set1.2", "intrigue"), ("set1.2", "canal")])
def test_an_equal_or_lower_card_has_to_be_paid_for(card, location):
    """EXCHANGE-3: a 4 on a 4, a 4 on a 7."""
    game = scene({"hand": [card, "draw.8"]})
    lay(game, card, location)
    assert decision(game) == (0, "pay")
    assert game.position()["locations"][location] == LOW[location]


def test_two_servants_pay_for_a_low_card():
    """EXCHANGE-3 (a): and the actions follow."""
    game = scene({"hand": ["set2.3", "draw.8"]})
    lay(game, "set2.3", "canal")
    choose(game, "pay_servants")
    assert (seat(game, 0)["pool"], game.view(0)["seats"][0]["supply"]) == (4, 8)
    assert game.position()["locations"]["canal"] == "set2.3"
    assert game.decision.args["action"] == "palace"
    choose(game, "decline")
    choose(game, "decline")
    assert decision(game) == (1, "card")
    assert (seat(game, 0)["hand"], seat(game, 0)["discard"]) == (["draw.8"], ["start.7"])


def test_one_servant_does_not_pay():
    """EXCHANGE-3 (a)"""
    game = scene({"hand": ["set1.2", "draw.8"], "pool": 1})
    lay(game, "set1.2", "canal")
    assert why_not(game, "pay_servants") == "reason-too-few-servants"


def test_the_double_servant_pays_alone():
    """EXCHANGE-3 (a), DOUBLE-3"""
    game = scene({"hand": ["set2.3", "draw.8"], "pool": 0, "double": "pool", "rewards": {"double": 1}})
    lay(game, "set2.3", "canal")
    choose(game, "pay_servants")
    assert seat(game, 0)["double"] == "supply"
    assert game.decision.args["action"] == "palace"


def test_another_card_of_the_hand_pays():
    """EXCHANGE-3 (b): it goes to the own discard, and the actions follow."""
    game = scene({"hand": ["set2.3", "draw.8", "set1.4"]})
    lay(game, "set2.3", "canal")
    assert offered(game, "discard_card") == {"draw.8", "set1.4"}
    choose(game, "discard_card", card="draw.8")
    assert (seat(game, 0)["hand"], seat(game, 0)["pool"]) == (["set1.4"], 6)
    assert sorted(seat(game, 0)["discard"]) == ["draw.8", "start.7"]
    assert game.decision.args["action"] == "palace"


def test_without_payment_there_is_no_action():
    """EXCHANGE-3 (c)"""
    game = scene({"hand": ["set2.3", "draw.8"]})
    lay(game, "set2.3", "canal")
    choose(game, "no_action")
    assert game.position()["locations"]["canal"] == "set2.3"
    assert (seat(game, 0)["discard"], seat(game, 0)["pool"]) == (["start.7"], 6)
    assert decision(game) == (1, "card")


def test_tokens_can_buy_the_servant_that_pays():
    """EXCHANGE-3 (a), TRADE-1, RULING-1: the last card and one servant short is still a decision."""
    game = scene({"hand": ["set2.3"], "pool": 1, "tokens": {"plain": 2}})
    lay(game, "set2.3", "canal")
    assert decision(game) == (0, "pay")
    choose(game, "trade_servant", doubles=0)
    choose(game, "pay_servants")
    assert game.decision.args["action"] == "palace"


def test_a_one_exchanges_freely_against_a_nine():
    """EXCHANGE-4: but not against an eight, and no other card does."""
    game = table(2, locations=NINES, seats=[{"hand": ["set1.1", "set1.2", "set1.4"]}])
    for card, free in (("set1.1", {"canal": True, "wall": True, "palace": False}), ("set1.4", {"canal": False})):
        turn = game.clone()
        choose(turn, "play_card", card=card)
        for location, expected in free.items():
            assert find(turn, "exchange_at", location=location).args["free"] is expected
    lay(game, "set1.1", "canal")
    assert decision(game) == (0, "action")


def test_plus_one_does_not_spoil_a_one_against_a_nine():
    """RULING-3: EXCHANGE-4 looks at the printed values."""
    laid = [{"token": "plus_one", "seat": 0, "location": None, "double": False}]
    game = scene({"hand": ["set1.1", "set1.2"]}, bonus="standard", locations=NINES, laid=laid)
    lay(game, "set1.1", "canal")
    assert decision(game) == (0, "action")


def test_an_equal_card_is_free_with_the_decree():
    """DECREE-10"""
    owner = {"hand": ["set1.2", "draw.8"], "decrees": ["level2.equal"]}
    game = scene(owner, **EQUAL)
    lay(game, "set1.2", "intrigue")
    assert decision(game) == (0, "action")


def test_the_decree_does_not_help_a_lower_card_or_another_player():
    """DECREE-10"""
    lower = scene({"hand": ["set1.2", "draw.8"], "decrees": ["level2.equal"]}, **EQUAL)
    lay(lower, "set1.2", "palace")
    assert decision(lower) == (0, "pay")
    other = scene({"hand": ["set1.2", "draw.8"]}, {"decrees": ["level2.equal"]}, **EQUAL)
    lay(other, "set1.2", "intrigue")
    assert decision(other) == (0, "pay")


def test_plus_one_makes_a_card_equal_for_the_decree():
    """DECREE-10, RULING-21: a 4 counts 5 and lies freely on a 5."""
    laid = [{"token": "plus_one", "seat": 0, "location": None, "double": False}]
    owner = {"hand": ["set1.2", "draw.8"], "decrees": ["level2.equal"]}
    game = scene(owner, bonus="standard", laid=laid, **EQUAL)
    lay(game, "set1.2", "palace")
    assert decision(game) == (0, "action")


def test_the_last_card_cannot_be_paid_for_with_a_card():
    """RULING-15: that needs a second card in hand."""
    game = scene({"hand": ["set1.2"], "discard": ["set1.3"]})
    lay(game, "set1.2", "canal")
    assert offered(game, "discard_card") == set()


def test_a_card_that_paid_is_compared_with_the_dice():
    """RULING-15"""
    game = scene({"hand": ["set1.2", "draw.8"]}, {"hand": []}, dice=[1, 8, 1])
    lay(game, "set1.2", "canal")
    choose(game, "discard_card", card="draw.8")
    choose(game, "decline")
    events = choose(game, "decline")
    assert [event.args["count"] for event in events if event.kind == "matches"] == [1, 0]


def test_whoever_takes_a_card_back_takes_turns_again():
    """RULING-17"""
    game = find_token("take_back", {"hand": ["set1.4"]}, {})
    choose(game, "take_back", card="start.1")
    assert decision(game) == (1, "card")
    go(game, "wall")
    choose(game, "decline")
    assert decision(game)[0] == 0
    assert game.decision.args["card"] == "start.1"


def test_passing_is_not_final():
    """RULING-17: a follower without cards takes one back in another's turn and is in the round again."""
    game = scene(
        {},
        {"hand": [], "discard": ["set4.4"]},
        bonus="standard",
        laid=[{"token": "follow", "seat": 1, "location": "travel", "double": False}],
        map=map_with(Beijing="vp2", Kunming="take_back"),
    )
    go(game, "travel")
    choose(game, "variant_a")
    choose(game, "go_to", city="Beijing")
    choose(game, "decline")
    assert decision(game) == (1, "action")
    choose(game, "variant_a")
    choose(game, "take_back", card="set4.4")
    assert decision(game) == (1, "location")
