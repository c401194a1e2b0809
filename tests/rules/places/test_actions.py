"""The actions after an exchange (ACTION-1, ACTION-2, EDITION-1)."""

import pytest

from tests.playing import can, choose, decision, lay, seat
from tests.rules.positions import LOW, scene

# card, what it shows, where it lies freely
SHOWN = [
    ("set2.3", "palace", "travel"),
    ("set1.2", "canal", "travel"),
    ("start.4", "wall", "travel"),
    ("set2.2", "decrees", "travel"),
    ("set1.3", "intrigue", "travel"),
    ("set3.3", "gain1", "travel"),
    ("draw.5", "gain2", "travel"),
    ("set3.4", "swap", "travel"),
]
BOARD = {**LOW, "intrigue": "set1.1"}  # a 1 instead of the start card of value 4


def turn(card, location, **board):
    game = scene({"hand": [card, "draw.8"], **board}, locations=BOARD, draw=[])
    lay(game, card, location)
    return game


@pytest.mark.parametrize(("card", "action", "location"), SHOWN)
def test_a_card_offers_the_action_it_shows(card, action, location):
    """ACTION-2"""
    game = turn(card, location)
    assert (game.decision.args["action"], game.decision.args["source"]) == (action, "card")


def test_a_card_without_an_action_leaves_the_locations():
    """ACTION-2: none."""
    game = turn("set1.4", "travel")
    assert (game.decision.args["action"], game.decision.args["source"]) == ("travel", "location")


@pytest.mark.parametrize(("card", "gained"), [("set3.3", 1), ("draw.5", 2)])
def test_a_card_gains_servants(card, gained):
    """ACTION-2: gain 1, gain 2."""
    game = turn(card, "travel")
    choose(game, "accept")
    assert (seat(game, 0)["pool"], game.view(0)["seats"][0]["supply"]) == (6 + gained, 6 - gained)


def test_a_card_gains_nothing_from_an_empty_supply():
    """ACTION-2, LIMIT-1: there is nothing to ask."""
    game = turn("draw.5", "travel", pool=12)
    assert (game.decision.args["action"], seat(game, 0)["pool"]) == ("travel", 12)


def test_a_card_works_like_the_location():
    """ACTION-2: with both variants and their costs."""
    game = turn("set2.3", "travel")
    taken = next(event for event in choose(game, "variant_b") if event.kind == "action-taken")
    assert taken.args == {"action": "palace", "variant": "B", "source": "card"}
    board = seat(game, 0)
    assert (board["envoy"], board["intrigue"], board["pool"]) == (2, 1, 4)


def test_the_cards_action_comes_before_the_locations():
    """ACTION-1"""
    game = turn("set2.3", "intrigue")
    assert game.decision.args["action"] == "palace"
    choose(game, "variant_a")
    assert game.decision.args == {"action": "intrigue", "source": "location", "discounts": 0}
    choose(game, "variant_a")
    assert (seat(game, 0)["envoy"], seat(game, 0)["intrigue"]) == (1, 1)
    assert decision(game) == (1, "card")


def test_only_the_locations_action_may_be_done():
    """ACTION-1"""
    game = turn("set2.3", "intrigue")
    choose(game, "decline")
    choose(game, "variant_a")
    assert (seat(game, 0)["envoy"], seat(game, 0)["intrigue"]) == (0, 1)


def test_only_the_cards_action_may_be_done():
    """ACTION-1"""
    game = turn("set2.3", "intrigue")
    choose(game, "variant_a")
    choose(game, "decline")
    assert (seat(game, 0)["envoy"], seat(game, 0)["intrigue"]) == (1, 0)


def test_the_same_action_may_be_done_twice():
    """ACTION-1: an intrigue card on intrigue, once as B and once as A."""
    game = turn("set1.3", "intrigue")
    choose(game, "variant_b")
    assert game.decision.args["source"] == "location"
    choose(game, "variant_a")
    assert seat(game, 0)["intrigue"] == 4
    assert game.position()["medal"] == 0


def test_both_actions_may_be_left():
    """ACTION-1, EDITION-1: may, not must."""
    game = turn("set2.3", "intrigue")
    assert can(game, "decline")
    choose(game, "decline")
    assert can(game, "decline")
    choose(game, "decline")
    assert (seat(game, 0)["envoy"], seat(game, 0)["intrigue"]) == (0, 0)
    assert decision(game) == (1, "card")


def test_paid_for_by_a_card_both_actions_are_there():
    """ACTION-1: after EXCHANGE-3 (b)."""
    game = turn("set2.3", "canal")
    choose(game, "discard_card", card="draw.8")
    choose(game, "variant_a")
    assert game.decision.args["action"] == "canal"
    assert game.decision.args["source"] == "location"


def test_the_cards_effect_can_pay_for_the_locations_action():
    """ACTION-1: two servants gained by the card buy a jade in the location."""
    game = scene({"hand": ["draw.5", "draw.8"], "pool": 0}, locations=LOW, draw=[])
    lay(game, "draw.5", "jade")
    choose(game, "accept")
    choose(game, "buy_jade", house="house1")
    assert (seat(game, 0)["pool"], seat(game, 0)["jade"]) == (0, 1)
