"""Travel (TRAVEL-1..5, DECREE-7, RULING-33, EDITION-19)."""

import pytest

from tests.playing import can, choose, decision, find, kinds, seat, why_not
from tests.rules.positions import INNER, RING, find_token, go, map_with, scene

DECREE = {"decrees": {"level2": ["travel", "wall"]}}


def travelling(city, tokens, *others, **board):
    """Seat 0 in a city, at the travel action."""
    game = scene({"traveller": city, **board}, *others, map=map_with(**tokens))
    go(game, "travel")
    return game


def in_reach(game):
    return {option.args["city"] for option in game.decision.options if option.verb == "go_to" and option.legal}


def test_the_traveller_moves_takes_the_token_and_uses_it():
    """TRAVEL-1"""
    game = travelling("Beijing", {"Jinan": "vp2", "Datong": "gain2"})
    choose(game, "variant_a")
    choose(game, "go_to", city="Jinan")
    assert seat(game, 0)["traveller"] == "Jinan"
    assert game.position()["map"]["Jinan"] is None
    choose(game, "accept")
    assert (seat(game, 0)["vp"], seat(game, 0)["pool"]) == (2, 6)
    assert decision(game) == (1, "card")


def test_two_servants_travel_twice():
    """TRAVEL-2: the first token is used before the second move."""
    game = travelling("Beijing", {"Jinan": "vp2", "Hangzhou": "gain2"})
    choose(game, "variant_b")
    assert seat(game, 0)["pool"] == 4
    choose(game, "go_to", city="Jinan")
    assert game.decision.args == {"token": "vp2"}
    choose(game, "accept")
    assert (seat(game, 0)["vp"], seat(game, 0)["traveller"]) == (2, "Hangzhou")
    choose(game, "accept")
    assert seat(game, 0)["pool"] == 6
    assert seat(game, 0)["tokens"]["slots"] == ["vp2", "gain2"]


def test_travelling_twice_needs_two_servants():
    """TRAVEL-2"""
    game = travelling("Beijing", {"Jinan": "vp2"}, pool=1)
    assert why_not(game, "variant_b") == "reason-too-few-servants"


def test_the_double_servant_pays_for_travelling_twice():
    """TRAVEL-2, DOUBLE-3: as two servants, the plain ones stay."""
    game = travelling("Beijing", {"Jinan": "vp2"}, pool=3, double="pool", rewards={"double": 1})
    choose(game, "variant_b")
    choose(game, "double")
    assert (seat(game, 0)["pool"], seat(game, 0)["double"]) == (3, "supply")


def test_the_travel_decree_saves_one_servant():
    """DECREE-7"""
    game = scene(
        {"traveller": "Beijing", "pool": 1, "decrees": ["level2.travel"]},
        map=map_with(Jinan="vp2", Hangzhou="gain2"),
        **DECREE,
    )
    go(game, "travel")
    assert find(game, "variant_b").args["cost"] == 1
    choose(game, "variant_b")
    assert seat(game, 0)["pool"] == 0


def test_another_players_travel_decree_saves_nothing():
    """DECREE-7"""
    game = scene({"pool": 1}, {"decrees": ["level2.travel"]}, **DECREE)
    go(game, "travel")
    assert not can(game, "variant_b")


def test_the_first_move_goes_to_any_city_with_a_token():
    """TRAVEL-3"""
    tokens = {"Kunming": "gain1", "Wuchang": "vp2", "Beijing": "gain2"}
    game = travelling(None, tokens)
    choose(game, "variant_a")
    assert in_reach(game) == set(tokens)
    assert why_not(game, "go_to", city="Fuzhou") == "reason-no-token-there"


def test_a_move_follows_the_paths_to_the_next_token():
    """TRAVEL-3, EDITION-19: not through a city that has one."""
    everywhere = dict.fromkeys((*RING, *INNER), None)
    everywhere.update(Jinan="vp2", Datong="gain1", Hangzhou="gain2", Kaifeng="envoy", Wuchang="wall", Lanzhou="ship")
    game = travelling("Beijing", everywhere)
    choose(game, "variant_a")
    assert in_reach(game) == {"Jinan", "Datong", "Kaifeng"}
    assert why_not(game, "go_to", city="Hangzhou") == "reason-not-in-reach"


def test_a_move_passes_over_empty_cities():
    """TRAVEL-3: any number of them, here Jinan, Hangzhou and Fuzhou on the way to Guangzhou."""
    game = travelling("Beijing", {"Datong": "vp2", "Kaifeng": "gain1", "Guangzhou": "gain2", "Wuchang": "ship"})
    choose(game, "variant_a")
    assert in_reach(game) == {"Datong", "Kaifeng", "Wuchang", "Guangzhou"}


def test_a_move_passes_over_other_travellers():
    """TRAVEL-3: the only open way to Hangzhou leads over Jinan."""
    game = travelling("Beijing", {"Datong": "vp2", "Kaifeng": "gain1", "Hangzhou": "gain2"}, {"traveller": "Jinan"})
    choose(game, "variant_a")
    assert in_reach(game) == {"Datong", "Kaifeng", "Hangzhou"}


def test_a_token_closes_the_only_way():
    """TRAVEL-3: what lies behind it on every path cannot be reached."""
    walled = {"Jinan": "vp2", "Datong": "gain1", "Kaifeng": "gain2", "Fuzhou": "wall", "Chengdu": "ship"}
    game = travelling("Beijing", walled)
    choose(game, "variant_a")
    assert in_reach(game) == {"Jinan", "Datong", "Kaifeng"}


def test_a_second_move_starts_from_the_first_city():
    """TRAVEL-2, TRAVEL-3: the token just taken no longer bars the way."""
    game = travelling("Beijing", {"Jinan": "vp2", "Datong": "gain1", "Hangzhou": "gain2", "Kaifeng": "envoy"})
    choose(game, "variant_b")
    assert in_reach(game) == {"Jinan", "Datong", "Kaifeng"}
    choose(game, "go_to", city="Jinan")
    choose(game, "decline")
    assert in_reach(game) == {"Hangzhou", "Kaifeng", "Datong"}


def test_tokens_lie_face_down_but_for_the_double():
    """TRAVEL-4"""
    game = travelling("Beijing", {"Jinan": "vp2", "Hangzhou": "double"})
    choose(game, "variant_b")
    choose(game, "go_to", city="Jinan")
    choose(game, "accept")
    assert seat(game, 0)["tokens"]["slots"] == ["vp2", "double+"]
    assert game.view(1)["seats"][0]["tokens"] == {"plain": 1, "double": 1}


@pytest.mark.parametrize("answer", ["accept", "decline"])
def test_a_token_goes_to_its_slot_after_its_benefit(answer):
    """TRAVEL-5: used or declined."""
    game = find_token("gain1", {"tokens": {"plain": 1}})
    assert game.view(0)["seats"][0]["tokens"]["plain"] == 1
    choose(game, answer)
    assert game.view(0)["seats"][0]["tokens"]["plain"] == 2


def test_a_token_cannot_be_traded_before_it_is_in_its_slot():
    """TRAVEL-5: with one token in the slots and one just taken there is nothing to trade yet."""
    game = find_token("gain1", {"tokens": {"plain": 1}})
    assert why_not(game, "trade_servant", doubles=0) == "reason-too-few-tokens"


def test_the_seventh_token_makes_a_trade_due():
    """TRAVEL-5, TRADE-2: after its benefit."""
    game = find_token("gain1", {"tokens": {"plain": 6}})
    choose(game, "accept")
    assert seat(game, 0)["pool"] == 7
    assert decision(game) == (0, "forced_trade")


def test_without_a_token_in_reach_there_is_no_travel_action():
    """RULING-33: neither A nor B; the turn goes on."""
    game = scene({"traveller": "Beijing"}, map=map_with())
    go(game, "travel")
    assert decision(game) == (1, "card")
    assert seat(game, 0)["pool"] == 6


def test_travelling_twice_needs_one_possible_move_only():
    """RULING-33: the second move is lost, the servants are gone."""
    game = travelling("Beijing", {"Jinan": "vp2"})
    choose(game, "variant_b")
    events = choose(game, "accept")
    assert kinds(events).count("travelled") == 0
    assert (seat(game, 0)["pool"], seat(game, 0)["traveller"]) == (4, "Jinan")
    assert decision(game) == (1, "card")


def test_travelling_is_optional():
    """TRAVEL-1, ACTION-1"""
    game = travelling("Beijing", {"Jinan": "vp2"})
    choose(game, "decline")
    assert seat(game, 0)["traveller"] == "Beijing"
    assert game.position()["map"]["Jinan"] == "vp2"
