"""Swaps by card, token and decree (SWAP-1, TOKEN-7, DECREE-6, RULING-16)."""

import pytest

from tests.playing import can, choose, decision, find, lay, seat
from tests.rules.positions import LOW, find_token, scene

SWAPPER = {"hand": ["set4.2", "set1.1", "draw.8"], "discard": ["set1.3"]}


def swapping(**position):
    """Seat 0 laid the 5 with a swap on the 1 of travel."""
    game = scene(SWAPPER, **position)
    lay(game, "set4.2", "travel")
    assert game.decision.args["action"] == "swap"
    return game


def swap(game, card, location):
    choose(game, "give_card", card=card)
    choose(game, "swap_with", location=location)


def test_a_hand_cards_replacement_goes_to_the_hand():
    """SWAP-1"""
    game = swapping()
    swap(game, "set1.1", "canal")
    assert game.position()["locations"]["canal"] == "set1.1"
    assert sorted(seat(game, 0)["hand"]) == ["draw.8", "start.7"]
    assert sorted(seat(game, 0)["discard"]) == ["set1.3", "start.1"]


def test_a_discards_replacement_goes_to_the_discard():
    """SWAP-1"""
    game = swapping()
    swap(game, "set1.3", "canal")
    assert game.position()["locations"]["canal"] == "set1.3"
    assert sorted(seat(game, 0)["hand"]) == ["draw.8", "set1.1"]
    assert sorted(seat(game, 0)["discard"]) == ["start.1", "start.7"]


@pytest.mark.parametrize("location", LOW)
def test_any_board_card_can_be_taken_for_any_card(location):
    """SWAP-1: values do not matter."""
    game = swapping()
    choose(game, "give_card", card="set1.1")
    assert can(game, "swap_with", location=location)
    choose(game, "swap_with", location=location)
    assert decision(game) == (0, "action")


def test_no_action_follows_a_swap():
    """SWAP-1: neither of the given card (wall) nor of the place (canal); only the turn goes on."""
    game = swapping()
    swap(game, "set1.1", "canal")
    assert game.decision.args == {"action": "travel", "source": "location", "discounts": 0}
    choose(game, "decline")
    assert decision(game) == (1, "card")


def test_a_swap_may_be_left():
    """SWAP-1, ACTION-1"""
    game = swapping()
    choose(game, "decline")
    assert game.decision.args["action"] == "travel"
    assert game.position()["locations"]["travel"] == "set4.2"


def test_a_swap_may_take_the_card_just_laid():
    """RULING-16: and the location's action still follows."""
    game = swapping()
    swap(game, "set1.1", "travel")
    assert "set4.2" in seat(game, 0)["hand"]
    assert game.position()["locations"]["travel"] == "set1.1"
    assert game.decision.args["action"] == "travel"
    assert can(game, "variant_a")


def test_a_swap_may_give_the_card_just_taken():
    """RULING-16: it lies in the discard."""
    game = swapping()
    swap(game, "start.1", "canal")
    assert game.position()["locations"]["canal"] == "start.1"
    assert sorted(seat(game, 0)["discard"]) == ["set1.3", "start.7"]


def test_an_exchange_can_be_undone_by_its_own_swap():
    """RULING-16: the card just taken for the card just laid."""
    game = swapping()
    swap(game, "start.1", "travel")
    assert game.position()["locations"] == LOW
    assert sorted(seat(game, 0)["discard"]) == ["set1.3", "set4.2"]
    assert game.decision.args["action"] == "travel"


def test_the_last_card_can_still_swap_from_the_discard():
    """SWAP-1: with an empty hand."""
    game = scene({"hand": ["set4.2"]})
    lay(game, "set4.2", "travel")
    swap(game, "start.1", "canal")
    assert seat(game, 0)["hand"] == []
    assert seat(game, 0)["discard"] == ["start.7"]


def test_a_repeated_swap_comes_before_the_locations_action():
    """RULING-16, BONUS-5: the second swap may give what the first one took."""
    game = scene({**SWAPPER, "tokens": {"double_action": 1}}, bonus="deluxe")
    lay(game, "set4.2", "travel")
    swap(game, "set1.1", "travel")
    choose(game, "accept")
    swap(game, "set4.2", "canal")
    assert game.position()["locations"]["canal"] == "set4.2"
    assert "start.7" in seat(game, 0)["hand"]
    assert game.decision.args == {"action": "travel", "source": "location", "discounts": 0}


def test_the_swap_token_swaps_from_hand_or_discard():
    """TOKEN-7"""
    for given, pile in (("draw.8", "hand"), ("set1.3", "discard")):
        game = find_token("swap", {"discard": ["set1.3"]})
        swap(game, given, "canal")
        assert game.position()["locations"]["canal"] == given
        assert "start.7" in seat(game, 0)[pile]
        assert seat(game, 0)["tokens"]["slots"] == ["swap"]


def test_the_swap_token_may_be_declined():
    """TOKEN-7, EDITION-20"""
    game = find_token("swap")
    choose(game, "decline")
    assert seat(game, 0)["hand"] == ["draw.8"]
    assert seat(game, 0)["tokens"]["slots"] == ["swap"]


def test_the_morning_decree_swaps_a_hand_card():
    """DECREE-6"""
    owner = {"hand": ["set1.1", "draw.8"], "discard": ["set1.3"], "decrees": ["level1.swap"]}
    game = scene(owner, day=2, phase="morning", decrees={"level1": ["swap", "envoy"]})
    choose(game, "use_decree", decree="level1.swap")
    assert find(game, "give_card", card="set1.3") is None
    swap(game, "set1.1", "canal")
    assert game.position()["locations"]["canal"] == "set1.1"
    assert sorted(seat(game, 0)["hand"]) == ["draw.8", "start.7"]
    assert decision(game) == (0, "card")


def test_the_morning_decree_swaps_after_the_dice_were_rolled():
    """DECREE-6"""
    game = scene(
        {"decrees": ["level1.swap"]}, day=2, phase="morning", decrees={"level1": ["swap", "envoy"]}, dice=[1, 4, 1]
    )
    assert [event.args for event in game.events if event.kind == "dice-rolled"] == [
        dict(zip(("die1", "die2", "die3"), game.position()["dice"], strict=True))
    ]


def test_swapped_cards_are_seen_by_everybody():
    """SWAP-1, HIDDEN-1: both lie open on the way; the log names them for a spectator."""
    game = swapping()
    choose(game, "give_card", card="set1.1")
    events = choose(game, "swap_with", location="canal")
    shown = next(event for event in events if event.kind == "swapped").seen_by(None)["args"]
    assert (shown["card"], shown["taken"]) == ("set1.1", "start.7")
