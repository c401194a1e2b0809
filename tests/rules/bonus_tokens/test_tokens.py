"""The bonus tokens laid with a servant: in general, and +1 (BONUS-1, BONUS-7, RULING-19, -20, -21, EDITION-21)."""

import pytest

from tests.playing import can, choose, decision, find, kinds, lay, seat, supply, why_not
from tests.rules.positions import LOW, find_token, laid, map_with, scene

DOUBLE = {"double": "pool", "rewards": {"double": 1}}
PASSED = {"hand": []}


def find_bonus(token, *seats, **position):
    return find_token(token, *seats, bonus="deluxe", **position)


def plus_one_turn(card, location, *others, laid_out=None, locations=LOW, **board):
    """Seat 0 plays a card with a +1 beside its board."""
    game = scene(
        {"hand": [card, "draw.8"], **board},
        *others,
        bonus="standard",
        laid=[laid("plus_one", 0)] if laid_out is None else laid_out,
        locations=locations,
    )
    lay(game, card, location)
    return game


def last_turn(board, *others, **position):
    """Seat 0 lays the last card of the day on the 5 of the palace and declines."""
    game = scene(
        {"hand": ["set1.4"], **board},
        *({**PASSED, **other} for other in others or [{}]),
        bonus="standard",
        **{"dice": [6, 6, 9], **position},
    )
    lay(game, "set1.4", "palace")
    return choose(game, "decline"), game


def test_plus_one_lies_beside_the_board_with_a_servant():
    """BONUS-1"""
    game = find_bonus("plus_one")
    choose(game, "accept")
    assert game.position()["laid"] == [laid("plus_one", 0)]
    assert (seat(game, 0)["pool"], supply(game, 0)) == (5, 6)
    assert seat(game, 0)["tokens"]["slots"] == []


@pytest.mark.parametrize("token", ["toll", "follow"])
def test_toll_and_follow_lie_at_a_location_with_a_servant(token):
    """BONUS-2, BONUS-3: at any of the seven."""
    game = find_bonus(token)
    assert all(can(game, "lay_at", location=location) for location in LOW)
    choose(game, "lay_at", location="canal")
    assert game.position()["laid"] == [laid(token, 0, "canal")]
    assert seat(game, 0)["pool"] == 5


def test_a_card_played_counts_one_more():
    """BONUS-1: a 4 on a 4."""
    assert decision(plus_one_turn("set1.2", "intrigue")) == (0, "action")


def test_a_card_one_too_low_is_equal_and_not_free():
    """BONUS-1: a 4 on a 5 counts 5."""
    assert decision(plus_one_turn("set1.2", "palace")) == (0, "pay")


def test_plus_one_works_from_the_next_card_on():
    """BONUS-1: laid in the first turn, it helps in the second of the same day."""
    game = find_bonus("plus_one", {"hand": ["set1.4", "set1.2"]}, PASSED)
    choose(game, "accept")
    assert game.decision.args == {"card": "set1.2"}
    assert find(game, "exchange_at", location="intrigue").args["free"] is True


def test_two_plus_ones_add_up():
    """RULING-21: a 4 on a 5 counts 6."""
    both = [laid("plus_one", 0), laid("plus_one", 0)]
    assert decision(plus_one_turn("set1.2", "palace", laid_out=both)) == (0, "action")


def test_plus_one_is_its_owners_only():
    """BONUS-1: and no other token helps."""
    for token in (laid("plus_one", 1), laid("toll", 0, "intrigue")):
        assert decision(plus_one_turn("set1.2", "intrigue", laid_out=[token])) == (0, "pay")


def test_a_card_that_was_laid_down_counts_as_printed_again():
    """EDITION-21: cards you play; a 5 lies freely on the 4 that was played as a 5."""
    game = plus_one_turn("set1.2", "travel", {"hand": ["set2.3", "draw.9"]})
    choose(game, "decline")
    choose(game, "decline")
    lay(game, "set2.3", "travel")
    assert decision(game) == (1, "action")


def test_cards_in_the_discard_match_as_printed():
    """EDITION-21, RULING-21: not all your cards; the 5 taken from the palace is no 6."""
    events, _ = last_turn({}, laid=[laid("plus_one", 0)], dice=[6, 6, 9])
    assert [event.args["count"] for event in events if event.kind == "matches"] == [0, 0]


def test_after_the_day_token_and_servant_return():
    """BONUS-1: the token face down to a slot, the servant to the supply."""
    events, game = last_turn({"pool": 6}, laid=[laid("plus_one", 0)])
    assert kinds(events).index("bonus-returned") < kinds(events).index("night-falls")
    assert game.position()["laid"] == []
    assert seat(game, 0)["tokens"]["slots"] == ["plus_one"]
    assert (seat(game, 0)["pool"], supply(game, 0)) == (10, 2)


def test_the_returned_servant_can_be_gained_at_night():
    """BONUS-1: before NIGHT-1; the supply was empty by day."""
    events, _ = last_turn({"pool": 11}, laid=[laid("plus_one", 0)], dice=[5, 4, 1])
    gained = [event.args["count"] for event in events if event.kind == "gained" and event.rule == "NIGHT-1"]
    assert gained == [1]


def test_plus_one_is_gone_the_next_day():
    """BONUS-1: for the rest of this day phase."""
    _, game = last_turn({"discard": ["set1.2"]}, laid=[laid("plus_one", 0)])
    assert game.position()["day"] == 2
    choose(game, "play_card", card="set1.2")
    assert find(game, "exchange_at", location="intrigue").args["free"] is False


def test_a_laid_token_cannot_be_traded():
    """BONUS-7"""
    game = scene({"tokens": {"plain": 1}}, bonus="standard", laid=[laid("plus_one", 0)])
    assert why_not(game, "trade_servant", doubles=0) == "reason-too-few-tokens"


def test_a_laid_token_fills_no_slot():
    """BONUS-7: six slots are full and no trade is due."""
    game = find_bonus("plus_one", {"tokens": {"plain": 6}})
    choose(game, "accept")
    assert decision(game) == (1, "card")
    assert seat(game, 0)["tokens"]["plain"] == 6


@pytest.mark.parametrize("token", ["plus_one", "toll", "follow"])
def test_a_declined_bonus_token_goes_face_down_to_a_slot(token):
    """RULING-19"""
    game = find_bonus(token)
    choose(game, "decline")
    assert seat(game, 0)["tokens"]["slots"] == [token]
    assert (seat(game, 0)["pool"], game.position()["laid"]) == (6, [])


def test_a_declined_bonus_token_may_be_the_seventh():
    """RULING-19, TRADE-2"""
    game = find_bonus("toll", {"tokens": {"plain": 6}})
    choose(game, "decline")
    assert decision(game) == (0, "forced_trade")


@pytest.mark.parametrize("token", ["plus_one", "toll", "follow"])
def test_with_an_empty_pool_a_bonus_token_goes_to_a_slot(token):
    """RULING-19"""
    game = find_bonus(token, {"pool": 0})
    assert seat(game, 0)["tokens"]["slots"] == [token]
    assert game.position()["laid"] == []


def test_a_trade_can_buy_the_servant_to_lay():
    """RULING-19, RULING-1"""
    game = find_bonus("toll", {"pool": 0, "tokens": {"plain": 2}})
    choose(game, "trade_servant", doubles=0)
    choose(game, "lay_at", location="wall")
    assert (seat(game, 0)["pool"], game.position()["laid"]) == (0, [laid("toll", 0, "wall")])


def test_the_double_servant_may_be_laid():
    """RULING-19: as one; the others stay."""
    game = find_bonus("follow", DOUBLE)
    choose(game, "lay_at", location="wall")
    choose(game, "double_as_one")
    assert (seat(game, 0)["pool"], seat(game, 0)["double"]) == (6, "laid")
    assert game.position()["laid"] == [laid("follow", 0, "wall", double=True)]


def test_the_double_servant_is_laid_when_it_is_alone():
    """RULING-19"""
    game = find_bonus("plus_one", {**DOUBLE, "pool": 0})
    choose(game, "accept")
    assert seat(game, 0)["double"] == "laid"


def test_a_plain_servant_may_be_laid_beside_the_double():
    """RULING-19"""
    game = find_bonus("plus_one", DOUBLE)
    choose(game, "accept")
    choose(game, "plain")
    assert (seat(game, 0)["pool"], seat(game, 0)["double"]) == (5, "pool")


def test_the_double_servant_returns_to_the_supply():
    """RULING-19, RULING-20: and may be gained in the morning."""
    _, game = last_turn({"rewards": {"double": 1}, "pool": 0}, laid=[laid("toll", 0, "canal", double=True)])
    assert (seat(game, 0)["double"], decision(game)) == ("supply", (0, "gain"))
    choose(game, "double")
    assert (seat(game, 0)["double"], seat(game, 0)["pool"]) == ("pool", 3)


def test_a_returned_token_may_be_the_seventh():
    """RULING-20, TRADE-2: the trade comes before the night, with the servant back in the supply."""
    events, game = last_turn({"pool": 11, "tokens": {"plain": 6}}, laid=[laid("plus_one", 0)])
    assert "night-falls" not in kinds(events)
    assert (decision(game), supply(game, 0)) == ((0, "forced_trade"), 1)
    assert "night-falls" in kinds(choose(game, "trade_servant", doubles=0))
    assert seat(game, 0)["pool"] == 12


def test_returned_tokens_are_traded_in_player_order():
    """RULING-20: all tokens are back before the first trade."""
    full = {"tokens": {"plain": 6}}
    events, game = last_turn(
        full, {}, full, start=1, turn=0, map=map_with(), laid=[laid("toll", 0, "canal"), laid("follow", 2, "canal")]
    )
    assert kinds(events).count("bonus-returned") == 2
    assert decision(game) == (2, "forced_trade")
    choose(game, "trade_servant", doubles=0)
    assert decision(game) == (0, "forced_trade")
    assert "night-falls" in kinds(choose(game, "trade_servant", doubles=0))


def test_the_bonus_tokens_used_later_lie_face_up_at_once():
    """BONUS-4, BONUS-5, BONUS-6: there is nothing to ask; each fills a slot."""
    for token in ("double_value", "double_action", "discount"):
        game = find_bonus(token, {}, {})
        assert seat(game, 0)["tokens"]["slots"] == [token + "+"]
        assert game.view(1)["seats"][0]["tokens"][token] == 1
        assert decision(game) == (1, "card")


def test_a_face_up_bonus_token_may_be_the_seventh():
    """BONUS-7, TRADE-2: only the first three kinds fill no slot."""
    game = find_bonus("discount", {"tokens": {"plain": 6}})
    assert decision(game) == (0, "forced_trade")
    choose(game, "trade_servant", doubles=0)
    assert seat(game, 0)["tokens"]["slots"][-1] == "discount+"
